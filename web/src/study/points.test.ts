import { expect, it } from 'vitest'
import { ofLine, ofOutcome } from './points'

it('takes a draw for half a point', () => {
  expect(ofLine({ win: 1000, loss: 0 })).toBe(1)
  expect(ofLine({ win: 0, loss: 0 })).toBe(0.5)
  expect(ofLine({ win: 100, loss: 500 })).toBe(0.3)
  expect([null, 'white', 'black'].map((winner) => ofOutcome({ winner } as Parameters<typeof ofOutcome>[0]))).toEqual([0.5, 1, 0])
})
