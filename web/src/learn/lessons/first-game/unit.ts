import type { Unit } from '../../unit'

const armies = '5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w - - 0 1'

export default {
  steps: [
    { do: 'arrange', scene: {} },
    {
      do: 'move',
      scene: { fen: armies },
      goal: { does: 'capture' },
      then: [{ reply: 'e6d5', goal: { does: 'lawful' } }],
    },
    {
      do: 'move',
      scene: { fen: '5rr1/2kn4/1ns2ppp/pp1Pp3/5PPP/PPP1SN2/1SK1N3/5RR1[] w - - 0 14' },
      goal: { does: 'promote' },
      claims: [{ lawful: 'd5d5f' }, { lawful: 'd5c6' }],
    },
    {
      do: 'move',
      scene: { fen: '7k/R7/5N2/6p1/8/6P1/5PK1/3r4[] w - - 0 38' },
      goal: { does: 'mate' },
    },
    {
      do: 'choose',
      scene: { ruleset: 'dice', fen: armies, moves: ['1,2,6'] },
      answer: 1,
      claims: [{ lawful: 'e4d5' }, { unlawful: 'f1f2', because: 'no-die' }],
    },
    { do: 'read', scene: {} },
    { do: 'read', scene: { fen: armies } },
  ],
} satisfies Unit
