// What a moderator can do, and where the server is told of it.

import type { Person } from '../../online/messages'

/** Something to be done: to whom, and the path to which it is sent. */
export interface Deed {
  kind: 'dismiss' | 'remove' | 'close' | 'reopen'
  person: Person
  path: string
}

export const dismiss = (report: string, person: Person): Deed => ({
  kind: 'dismiss',
  person,
  path: `/moderation/reports/${report}/dismiss`,
})

export const removeWords = (game: string, message: number, person: Person): Deed => ({
  kind: 'remove',
  person,
  path: `/moderation/games/${game}/chat/${message}/remove`,
})

export const close = (person: Person): Deed => ({ kind: 'close', person, path: `/moderation/people/${person.id}/close` })

export const reopen = (person: Person): Deed => ({ kind: 'reopen', person, path: `/moderation/people/${person.id}/reopen` })
