import type { Unit } from '../../unit'

const onLine = { fen: '3rr3/2fnks2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[] w - - 0 1' }
const aside = { fen: '3rr3/1kfn1s2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'squares',
      answer: { shown: 'e6d5', mark: 'attacker' },
      scene: { ...onLine, moves: ['e4d5'], color: 'white' },
      beside: { ...aside, moves: ['e4d5'], color: 'white' },
      claims: [
        { unlawful: 'e6d5', because: 'exposes-king' },
        { lawful: 'e6d5', scene: { ...aside, moves: ['e4d5'] } },
      ],
    },
    {
      do: 'choose',
      answer: 0,
      scene: { moves: ['K@g2', 'F@f2', 'S@e3', 'S@f3', 'N@d2', 'N@c2', 'R@d1', 'R@e1'], color: 'white' },
      claims: [{ unlawful: 'R@g8', because: 'rook-faces-king', rule: 'C7' }, { lawful: 'R@e8' }],
    },
    {
      do: 'arrange',
      scene: { color: 'white' },
      claims: [{ unlawful: 'K@a4', because: 'placed-into-check', rule: 'C6' }],
    },
  ],
} satisfies Unit
