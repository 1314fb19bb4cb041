import type { UnitText } from '../../unit'

export default {
  title: 'Puis-je encore changer ma disposition ?',
  summary: 'Oui jusqu’à la confirmation, là où l’on place une armée après l’autre ; une fois confirmée, ou placée à tour de rôle, une pièce reste.',
  steps: [
    {
      heading: 'Un projet jusqu’à la confirmation',
      body:
        'Là où l’on place une armée après l’autre, et derrière le rideau, votre armée est un **projet** : posez des pièces, déplacez-les, reprenez-les, recommencez autant que vous voulez. Elle n’est placée que lorsque vous confirmez.\n\n' +
        'Une pièce peut être retenue : selon les règles formelles, le seul écran entre une tour des {black} et le roi des {white} reste tant que la tour est là (C7). Déplacez d’abord la tour.\n\n' +
        'Là où l’on place à tour de rôle, comme selon les règles modernes, chaque placement est un coup et vaut aussitôt. Le livre de la fédération est plus sévère sur un vrai échiquier : pas de correction, et cinq minutes par armée. Chez Murray (1913), toute une phase de réarrangement libre suit.',
    },
  ],
} satisfies UnitText
