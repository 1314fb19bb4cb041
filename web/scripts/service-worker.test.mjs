// @vitest-environment node
// The service worker on its own, with caches that are maps.
import { readFile } from 'node:fs/promises'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, it } from 'vitest'

const template = await readFile(new URL('../offline/sw.js', import.meta.url), 'utf8')

let stores
let fetched

const cacheOf = (name) => {
  if (!stores.has(name)) stores.set(name, new Map())
  const store = stores.get(name)
  return {
    match: async (path) => store.get(path),
    put: async (path, response) => void store.set(path, response),
    add: async ({ url }) => {
      fetched.push(url)
      store.set(url, `new ${url}`)
    },
  }
}

/** A worker of a build; gives what its listeners do. */
function start(version, shell, rest = []) {
  const on = {}
  const self = { addEventListener: (kind, listener) => (on[kind] = listener), location: { origin: 'https://x' }, clients: { claim: async () => {} }, skipWaiting: () => {} }
  const caches = {
    open: async (name) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    match: async (path) => [...stores.values()].map((store) => store.get(path)).find(Boolean),
  }
  class Request {
    constructor(url) {
      this.url = url
    }
  }
  const fetch = async (request) => `network ${new URL(request.url).pathname}`
  const source = template
    .replace('%VERSION%', version)
    .replace('/* %SHELL% */ []', JSON.stringify(shell))
    .replace('/* %REST% */ []', JSON.stringify(rest))
  runInContext(source, createContext({ self, caches, fetch, Request, URL, Promise }))
  const run = async (kind, event = {}) => {
    let done
    on[kind]({ ...event, waitUntil: (promise) => (done = promise), respondWith: (promise) => (done = promise) })
    return done
  }
  const ask = (url, mode = 'no-cors', method = 'GET') => run('fetch', { request: { url, mode, method } })
  return { run, ask }
}

beforeEach(() => {
  stores = new Map([['another-app', new Map()]])
  fetched = []
})

it('answers pages with the page, files with what is kept, and leaves the server alone', async () => {
  const worker = start('1', ['/', '/assets/a.js'])
  await worker.run('install')
  expect(await worker.ask('https://x/learn/lessons/king', 'navigate')).toBe('new /')
  expect(await worker.ask('https://x/assets/a.js')).toBe('new /assets/a.js')
  expect(await worker.ask('https://x/assets/b.js')).toBe('network /assets/b.js')
  expect(await worker.ask('https://x/licences/padauk.txt', 'navigate')).toBe('network /licences/padauk.txt')
  expect(await worker.ask('https://x/api/session')).toBeUndefined()
  expect(await worker.ask('https://x/learn', 'navigate', 'POST')).toBeUndefined()
  expect(await worker.ask('https://elsewhere/', 'navigate')).toBeUndefined()
})

it('fetches the rest when it is told to, and nothing twice', async () => {
  const worker = start('1', ['/'], ['/icon.png', '/assets/c.wasm'])
  await worker.run('install')
  await worker.run('message', { data: 'fetch the rest' })
  await worker.run('message', { data: 'fetch the rest' })
  expect(fetched).toEqual(['/', '/icon.png', '/assets/c.wasm'])
})

it('takes files over from the build before, whose open pages still find theirs', async () => {
  const old = start('1', ['/', '/assets/a.js', '/assets/old.js'])
  await old.run('install')
  const next = start('2', ['/', '/assets/a.js', '/assets/new.js'])
  await next.run('install')
  await next.run('activate')
  expect(fetched).toEqual(['/', '/assets/a.js', '/assets/old.js', '/', '/assets/new.js'])
  expect(await next.ask('https://x/assets/old.js')).toBe('new /assets/old.js')
  const third = start('3', ['/'])
  await third.run('install')
  await third.run('activate')
  expect([...stores.keys()]).toEqual(['another-app', 'sittuyin-2', 'sittuyin-3'])
})
