import { mount } from 'svelte'
import './design/tokens.css'
import './design/boards.css'
import './design/base.css'
import './ui/controls.css'
import './design/print.css'
import App from './App.svelte'
import { keepForOffline } from './offline'
import { openEngine, openRules } from './rules'
import { Settings } from './pages/settings/settings.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')

// The rules start up while the language is fetched.
const rules = openRules()
const rulesets = rules.rulesets()
const settings = await Settings.open()
mount(App, { target, props: { settings, rules, engine: openEngine(), rulesets } })

if (import.meta.env.PROD) void keepForOffline()
