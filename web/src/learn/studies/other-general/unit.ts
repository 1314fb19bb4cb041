import type { Unit } from '../../unit'

const theirs = { fen: '5k2/3f4/8/4P3/7P/8/4K3/8[] w - - 0 1' }
const ours = { fen: '5k2/8/8/4P3/7P/2F5/4K3/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'move',
      goal: { does: 'promote' },
      scene: theirs,
      beside: ours,
      claims: [
        { lawful: 'e5e5f' },
        { unlawful: 'e5e5f', because: 'general-present', rule: 'C32', scene: ours },
      ],
    },
  ],
} satisfies Unit
