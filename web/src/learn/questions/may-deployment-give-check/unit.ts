import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '8/8/4pppp/pppp4/4PPPP/PPPPSK2/1NFN1S2/R6R[kfrrssnn] b' },
      claims: [
        { unlawful: 'N@e5', because: 'placement-checks', rule: 'C6' },
        { unlawful: 'K@e5', because: 'placed-into-check', rule: 'C6' },
        { lawful: 'N@f5' },
        { unlawful: 'K@d4', because: 'placed-into-check', rule: 'C6', scene: {  } },
        {
          unlawful: 'K@c6',
          because: 'placed-into-check',
          rule: 'C6',
          scene: { fen: '8/8/4pppp/pppp4/3NPPPP/PPPPS3/2NFKS2/R6R[kfrrssnn] b' },
        },
      ],
    },
    {
      do: 'squares',
      scene: { fen: '8/8/4pppp/pppp4/3NPPPP/PPPPS3/2NFKS2/R6R[kfrrssnn] b' },
      answer: { shown: 'K@c6', mark: 'attacker' },
    },
  ],
} satisfies Unit
