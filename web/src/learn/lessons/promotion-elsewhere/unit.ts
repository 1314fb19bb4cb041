import type { Unit } from '../../unit'

const step = '8/2k5/8/4P3/4P1N1/5K2/8/8[] w - - 0 1'
const check = '8/8/8/4P3/3k4/8/6P1/4K3[] w - - 0 1'
const last = '6k1/8/6p1/8/4P3/8/8/4K3[] w - - 0 1'
const uncovered = '8/8/R2P1k2/8/8/8/8/4K3[] w - - 0 1'
const safe = '4k3/8/8/4P3/2n5/8/6P1/4K3[] w - - 0 1'

export default {
  steps: [
    {
      do: 'squares',
      scene: { ruleset: 'modern', fen: step },
      answer: { list: ['e5', 'd4', 'f4', 'f6'] },
      claims: [
        { lawful: 'e5e5f' },
        { lawful: 'e5d4f' },
        { lawful: 'e5f4f' },
        { lawful: 'e5f6f' },
        { unlawful: 'e5d6f', because: 'promotion-attacks', rule: 'C11' },
        { scene: { ruleset: 'federation', fen: step }, lawful: 'e5f6f' },
        { scene: { ruleset: 'federation', fen: step }, unlawful: 'e5d6f', because: 'promotion-attacks' },
        { scene: { ruleset: 'tournament', fen: step }, unlawful: 'e5f6f', because: 'promotion-in-place-only' },
        { scene: { ruleset: 'parlett', fen: step }, unlawful: 'e5f6f', because: 'promotion-in-place-only' },
      ],
    },
    {
      do: 'move',
      scene: { ruleset: 'modern', fen: check },
      goal: { does: 'promote' },
      claims: [
        { unlawful: 'e5e5f', because: 'promotion-attacks', rule: 'C11' },
        { scene: { fen: check }, lawful: 'e5e5f' },
        { lawful: 'e5d6f' },
        { lawful: 'e5f6f' },
        { lawful: 'e5f4f' },
      ],
    },
    {
      do: 'squares',
      scene: { ruleset: 'federation', fen: last },
      answer: { list: ['e4', 'd3', 'f3', 'd5'] },
      claims: [
        { lawful: 'e4e4f' },
        { lawful: 'e4d3f' },
        { lawful: 'e4f3f' },
        { lawful: 'e4d5f' },
        { unlawful: 'e4f5f', because: 'promotion-attacks', rule: 'C11' },
        { scene: { fen: last }, unlawful: 'e4e4f', because: 'not-on-promotion-square' },
        { scene: { ruleset: 'modern', fen: '4k3/8/p7/4n3/8/P7/8/4K3[] w - - 0 1' }, lawful: 'a3a3f' },
      ],
    },
    {
      do: 'choose',
      scene: { ruleset: 'modern', fen: uncovered },
      answer: 0,
      claims: [
        { lawful: 'd6d6f' },
        { unlawful: 'd6c7f', because: 'promotion-checks', rule: 'C10' },
        { unlawful: 'd6e7f', because: 'promotion-attacks' },
        { scene: { fen: uncovered }, unlawful: 'd6d6f', because: 'promotion-passed' },
      ],
    },
    {
      do: 'squares',
      scene: { ruleset: 'murray', fen: safe },
      answer: { list: ['d4', 'e4', 'f4', 'd5', 'e5', 'f5', 'e6', 'f6'] },
      claims: [
        { lawful: 'e5d4f' },
        { lawful: 'e5e4f' },
        { lawful: 'e5f4f' },
        { lawful: 'e5d5f' },
        { lawful: 'e5e5f' },
        { lawful: 'e5f5f' },
        { lawful: 'e5e6f' },
        { lawful: 'e5f6f' },
        { unlawful: 'e5d6f', because: 'promotion-unsafe', rule: 'C31' },
      ],
    },
    { do: 'read', scene: { fen: step, marks: ['e5'] }, claims: [{ lawful: 'e5e5f' }] },
  ],
} satisfies Unit
