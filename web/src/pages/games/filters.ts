// What games are looked for: as it stands in the address, and as the server is asked.

import { dayBegins } from './days'

export const stages = ['over', 'live'] as const
export const results = ['won', 'lost', 'white', 'black', 'draw'] as const

/** What is looked for; an empty text is anything. */
export interface Sought {
  stage: (typeof stages)[number]
  ruleset: string
  /** `true` or `false`. */
  rated: string
  result: string
  /** Days, as the reader's calendar counts them; both are among what is shown. */
  since: string
  until: string
  name: string
  /** Against whom `name` played. */
  opponent: string
}

/** What an address asks for. */
export function sought(search: string): Sought {
  const asked = new URLSearchParams(search)
  const text = (name: string) => asked.get(name) ?? ''
  return {
    stage: stages.find((one) => one === asked.get('state')) ?? 'over',
    ruleset: text('ruleset'), rated: text('rated'), result: text('result'), since: text('since'), until: text('until'),
    name: text('name'), opponent: text('opponent'),
  }
}

/** Whether a result can be asked for: a game that goes on has none, and who has won is somebody's. */
export function possible({ stage, name }: Sought, result: string): boolean {
  return stage === 'over' && (name !== '' || (result !== 'won' && result !== 'lost'))
}

/** What of it means something, as the address keeps it. */
export function filters(of: Sought): [string, string][] {
  const { stage, name, opponent, result, ruleset, rated, since, until } = of
  const all = { ruleset, rated, since, until, name, opponent: name && opponent, result: possible(of, result) ? result : '' }
  return Object.entries({ state: stage, ...all }).filter(([, value]) => value)
}

/** The same for the server, which counts in milliseconds; what is no day is left out. */
export function query(of: Sought): string {
  const days: Record<string, number | null> = { since: dayBegins(of.since, 0), until: dayBegins(of.until, 1) }
  const asked = filters(of).flatMap(([name, value]) => {
    const moment = name in days ? days[name] : value
    return moment === null ? [] : [[name, String(moment)]]
  })
  return new URLSearchParams([...asked, ['limit', '20']]).toString()
}
