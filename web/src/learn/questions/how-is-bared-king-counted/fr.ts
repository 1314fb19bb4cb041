import type { UnitText } from '../../unit'

export default {
  title: 'Comment compte-t-on les coups contre un roi seul ?',
  summary: 'Selon les règles modernes et la fédération : mater en 16 coups avec une tour, 44 avec un éléphant, 64 avec un cavalier, sinon nulle.',
  steps: [
    {
      heading: 'Seize, quarante-quatre, soixante-quatre',
      body:
        'Le compte commence quand un camp n’a plus que son roi et qu’il ne reste aucun pion sur l’échiquier. L’autre doit alors mater en **16** coups s’il a une tour, sinon en **44** s’il a un éléphant, sinon en **64** s’il a un cavalier. Un général seul n’ouvre pas de compte, car il ne peut pas mater.\n\n' +
        'La limite est fixée au début du compte et ne change plus, même si le roi prend quelque chose (C18). Mater au dernier coup compté gagne encore (C19).\n\n' +
        'Selon les règles **modernes**, la partie finit d’elle-même quand le compte est épuisé ; selon celles de la **fédération**, chaque joueur peut demander la nulle, et les comptes de 44 et 64 exigent un général à côté de l’éléphant ou du cavalier (C20). Les règles **formelles** et les autres ne comptent pas.',
    },
    {
      body: 'Règles modernes. L’éléphant des {white} vient de prendre la dernière pièce des {black}.',
      task: 'De combien de coups les {white} disposent-ils ?',
      options: ['16', '44', '64'],
      wrong: ['Seize, c’est pour une tour.', '', 'Soixante-quatre, c’est pour un cavalier.'],
      hint: 'Quelle est la meilleure pièce des {white} ?',
      right: 'Avec un éléphant et sans tour, la limite est 44.',
    },
  ],
} satisfies UnitText
