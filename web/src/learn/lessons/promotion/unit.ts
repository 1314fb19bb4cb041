import type { Unit } from '../../unit'

const own = '2k5/5p2/8/4P3/8/3F1K2/P7/8[] w - - 0 1'
const other = '2k2f2/5p2/8/4P3/8/5K2/P7/8[] w - - 0 1'

export default {
  steps: [
    {
      do: 'read',
      scene: {
        fen: '6k1/1p4p1/1p6/8/8/1P6/P4P2/1K6[] w - - 0 1',
        marks: ['a8', 'b7', 'c6', 'd5', 'e5', 'f6', 'g7', 'h8'],
      },
    },
    {
      do: 'squares',
      scene: { fen: '4k3/1P6/2P3P1/3P3P/4P3/8/8/4K3[] w - - 0 1' },
      answer: { promotions: true },
      claims: [
        { unlawful: 'g6g6f', because: 'not-on-promotion-square' },
        { unlawful: 'e4e4f', because: 'not-on-promotion-square' },
        { lawful: 'b7b7f' },
      ],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/8/1p3p2/p7/3p4/2p5/6p1/4K3[] b - - 0 1', color: 'black' },
      answer: { promotions: true },
      claims: [{ unlawful: 'f6f6f', because: 'not-on-promotion-square' }],
    },
    {
      do: 'move',
      scene: { fen: '8/2k2p2/5n2/4P3/6P1/5K2/8/8[] w - - 0 1' },
      goal: { does: 'promote' },
      claims: [
        { unlawful: 'e5d6f', because: 'promotion-in-place-only', rule: 'C9' },
        { lawful: 'e5f6' },
        { lawful: 'g4g5' },
      ],
    },
    {
      do: 'choose',
      scene: { fen: '2k5/5p2/8/8/4P3/8/P4K2/8[] w - - 0 1', moves: ['e4e5'], color: 'white', marks: ['e5'] },
      answer: 1,
      claims: [
        {
          scene: { fen: '2k5/5p2/8/8/4P3/8/P4K2/8[] w - - 0 1', moves: ['e4e5', 'c8d8'] },
          lawful: 'e5e5f',
        },
        { scene: { fen: '2k5/5p2/8/8/4P3/8/P4K2/8[] w - - 0 1', moves: ['e4e5', 'c8d8'] }, lawful: 'e5e6' },
      ],
    },
    {
      do: 'choose',
      scene: { fen: own },
      beside: { fen: other },
      answer: 1,
      claims: [
        { unlawful: 'e5e5f', because: 'general-present', rule: 'C32' },
        { scene: { fen: other }, lawful: 'e5e5f' },
        { scene: { fen: '4r1k1/8/8/4P3/8/8/6P1/4K3[] w - - 0 1' }, lawful: 'e5e5f' },
        {
          scene: { fen: '2k1r3/8/8/3P4/8/8/P7/4K3[] w - - 0 1' },
          unlawful: 'd5d5f',
          because: 'leaves-check',
        },
      ],
    },
    {
      do: 'squares',
      scene: { fen: '6k1/3P4/2P5/8/4P3/1P3P2/8/4K3[] w - - 0 1' },
      answer: { promotions: true },
      claims: [
        { unlawful: 'd7d7f', because: 'promotion-passed', rule: 'C13' },
        { unlawful: 'e4e4f', because: 'not-on-promotion-square' },
        { scene: { fen: '6k1/8/2n5/3P4/8/8/6P1/4K3[] w - - 0 1' }, lawful: 'd5c6' },
        { scene: { fen: '6k1/8/2P5/8/8/8/6P1/4K3[] w - - 0 1' }, lawful: 'c6c6f' },
      ],
    },
    {
      do: 'move',
      scene: { fen: '8/8/8/4P3/3k4/8/6P1/4K3[] w - - 0 1' },
      goal: { does: 'check' },
      claims: [{ lawful: 'e5e5f' }],
    },
  ],
} satisfies Unit
