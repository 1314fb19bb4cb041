import type { Unit } from '../../unit'

const start = { fen: '3rr3/1kfn1s2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[] w - - 0 1' }
const moves = [
  'e4e5', 'f6e5', 'f4e5', 'g6g5', 'f2e3', 'b6a4', 'e3d4', 'c5d4', 'c3d4', 'a4b6',
  'g2h3', 'd8c8', 'd1c1', 'b7a7', 'c2c3', 'c7d6', 'e5d6', 'd7b8', 'a3a4', 'b6d7',
  'a4b5', 'c6b5', 'h4g5', 'h6g5', 'd2f1', 'a7a8', 'f1e3',
]
const game = { ...start, moves, color: 'white' } as const
const until = (ply: number) => ({ ...start, moves: moves.slice(0, ply) })

export default {
  steps: [
    {
      do: 'ply',
      answer: 8,
      scene: game,
      claims: [
        { unlawful: 'e5e5f', because: 'general-present', rule: 'C32', scene: until(6) },
        { lawful: 'e5e5f', scene: until(8) },
      ],
    },
    {
      do: 'ply',
      answer: 17,
      scene: game,
      claims: [
        { lawful: 'e5e5f', scene: until(16) },
        { unlawful: 'd6d6f', because: 'promotion-passed', rule: 'C13', scene: until(18) },
      ],
    },
    {
      do: 'choose',
      answer: 2,
      scene: until(16),
      beside: until(17),
      claims: [
        { lawful: 'e5d6' },
        { lawful: 'e5e5f' },
        { unlawful: 'd6d6f', because: 'promotion-passed', rule: 'C13', scene: until(18) },
      ],
    },
    {
      do: 'ply',
      answer: 24,
      scene: game,
      claims: [
        { check: false, scene: { ...start, moves: [...moves.slice(0, 23), 'e8h8'] } },
        { check: true, scene: { ...start, moves: [...moves.slice(0, 25), 'e8h8'] } },
      ],
    },
    {
      do: 'move',
      goal: { does: 'check' },
      scene: { ...until(25), color: 'black' },
      claims: [{ check: true, scene: { ...start, moves: [...moves.slice(0, 25), 'e8h8'] } }],
    },
  ],
} satisfies Unit
