// The pages other than the game, one line each. Each is fetched, with its words, when it is opened.

import type { Component } from 'svelte'
import type { Locale } from '../i18n/locale'
import type { Translator } from '../i18n/translator'
import { translator, type Words } from '../i18n/words'
import type { Engine, Rules, RulesetView } from '../rules'
import type { Herald } from '../ui/herald.svelte'
import { accountWords } from './account/words'
import { analysisWords } from './analysis/words'
import { explorerWords } from './explorer/words'
import { gameWords } from './game/words'
import { gamesWords } from './games/words'
import { glossaryWords } from './glossary/words'
import { historyWords } from './history/words'
import { learnWords } from './learn/words'
import { lobbyWords } from './lobby/words'
import { match, type Params } from './paths'
import { moderationWords } from './moderation/words'
import { playersWords } from './players/words'
import { privacyWords } from './privacy/words'
import { puzzlesWords } from './puzzles/words'
import { rulesWords } from './rules/words'
import { studiesWords } from './studies/words'

/** What every page can use. */
export interface House {
  rules: Rules
  engine: Engine
  rulesets: RulesetView[]
  herald: Herald
}

/** What a page is given: `words` in the reader's language, `params` of its address, and the house. */
export interface PageProps<Originals, Pattern extends string = string> {
  words: Translator<Originals>
  params: Params<Pattern>
  house: House
}

/** A page that an address leads to. */
export interface Page {
  /** What the address fills its pattern with; `null` where another page is meant. */
  match(path: string): Readonly<Record<string, string>> | null
  open(): Promise<Component<PageProps<never>>>
  words(locale: Locale): Promise<Translator<never>>
}

/** A page: its pattern, its words, and where it is; its props are checked against both. */
function page<Originals, Pattern extends string>(
  pattern: Pattern,
  words: Words<Originals>,
  open: () => Promise<{ default: Component<PageProps<Originals, Pattern>> }>,
): Page {
  return {
    match: (path) => match(pattern, path),
    // Words and component belong together; from here on nobody needs to know which these are.
    open: async () => (await open()).default as unknown as Component<PageProps<never>>,
    words: async (locale) => (await translator(words, locale)) as unknown as Translator<never>,
  }
}

export const pages: readonly Page[] = [
  page('/learn', learnWords, () => import('./learn/Shelves.svelte')),
  page('/learn/:shelf/:id', learnWords, () => import('./learn/UnitPage.svelte')),
  page('/puzzles', puzzlesWords, () => import('./puzzles/PuzzlesPage.svelte')),
  page('/puzzles/:mode', puzzlesWords, () => import('./puzzles/SolvePage.svelte')),
  page('/puzzles/:mode/:id', puzzlesWords, () => import('./puzzles/SolvePage.svelte')),
  page('/rules', rulesWords, () => import('./rules/RulesIndex.svelte')),
  page('/rules/:ruleset', rulesWords, () => import('./rules/RulesPage.svelte')),
  page('/analysis', studiesWords, () => import('./analysis/AnalysisPage.svelte')),
  page('/editor', analysisWords, () => import('./analysis/EditorPage.svelte')),
  page('/explorer', explorerWords, () => import('./explorer/ExplorerPage.svelte')),
  page('/studies', studiesWords, () => import('./studies/StudiesPage.svelte')),
  page('/study/:id', studiesWords, () => import('./studies/StudyPage.svelte')),
  page('/history', historyWords, () => import('./history/HistoryPage.svelte')),
  page('/glossary', glossaryWords, () => import('./glossary/GlossaryPage.svelte')),
  page('/questions', learnWords, () => import('./learn/Questions.svelte')),
  page('/lobby', lobbyWords, () => import('./lobby/LobbyPage.svelte')),
  page('/challenge/:id', lobbyWords, () => import('./lobby/ChallengePage.svelte')),
  page('/game/:id', gameWords, () => import('./game/GamePage.svelte')),
  page('/account', accountWords, () => import('./account/AccountPage.svelte')),
  page('/players', playersWords, () => import('./players/PlayersPage.svelte')),
  page('/player/:name', playersWords, () => import('./players/PlayerPage.svelte')),
  page('/games', gamesWords, () => import('./games/GamesPage.svelte')),
  page('/moderation', moderationWords, () => import('./moderation/ReportsPage.svelte')),
  page('/moderation/audit', moderationWords, () => import('./moderation/AuditPage.svelte')),
  page('/moderation/game/:id', moderationWords, () => import('./moderation/EvidencePage.svelte')),
  page('/privacy', privacyWords, () => import('./privacy/PrivacyPage.svelte')),
]

/** Main addresses, in the order of the navigation. */
export const places = [
  { href: '/', name: 'nav.play' },
  { href: '/learn', name: 'nav.learn' },
  { href: '/puzzles', name: 'nav.puzzles' },
  { href: '/rules', name: 'nav.rules' },
  { href: '/analysis', name: 'nav.analysis' },
  { href: '/history', name: 'nav.history' },
  { href: '/glossary', name: 'nav.glossary' },
  { href: '/questions', name: 'nav.questions' },
] as const

/** Main addresses of play between people, shown after those where the server plays online. */
export const onlinePlaces: readonly { href: string; name: 'nav.online' }[] = [{ href: '/lobby', name: 'nav.online' }]
