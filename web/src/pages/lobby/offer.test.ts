import { expect, test } from 'vitest'
import { challengeOf, timeOf, type Offer } from './offer'

const offer: Offer = {
  to: 'anybody', name: ' Aung ', ruleset: 'formal', order: null, pace: 0, initial: 3, increment: 2, deployment: 1,
  days: 2, rated: false, color: 'either',
}

test('times are sent in seconds, with five minutes for arranging', () => {
  expect(timeOf(offer)).toEqual({ kind: 'clock', initial: 600, increment: 5, deployment: 300 })
  expect(timeOf({ ...offer, pace: 2 })).toEqual({ kind: 'clock', initial: 3600, increment: 30, deployment: 300 })
  expect(timeOf({ ...offer, pace: 'own' })).toEqual({ kind: 'clock', initial: 180, increment: 2, deployment: 60 })
  expect(timeOf({ ...offer, pace: 'days' })).toEqual({ kind: 'days', days: 2 })
  expect(timeOf({ ...offer, pace: 'unlimited' })).toEqual({ kind: 'unlimited' })
})

test('a name is sent only where somebody is challenged by name', () => {
  expect(challengeOf(offer)).toMatchObject({ to: null, color: null })
  expect(challengeOf({ ...offer, to: 'name', color: 'black' })).toMatchObject({ to: 'Aung', color: 'black' })
  expect(challengeOf({ ...offer, to: 'friend' }).to).toBeNull()
})
