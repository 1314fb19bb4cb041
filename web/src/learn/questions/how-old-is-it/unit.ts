import type { Unit } from '../../unit'

export default { steps: [{ do: 'read', scene: {  }, claims: [{ moves: 68 }] }] } satisfies Unit
