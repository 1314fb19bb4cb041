import type { UnitText } from '../../unit'

export default {
  title: 'Y a-t-il le roque ?',
  summary: 'Non : le roi va toujours d’une case, et vous choisissez son abri pendant le déploiement.',
  steps: [
    {
      heading: 'L’abri se construit avant',
      body:
        'Aucun règlement du Sittuyin ne connaît le roque. Ici le roi e1 peut aller en f1, mais non en g1, et il ne se déplace jamais avec une tour.\n\n' +
        'On n’en a pas besoin. Vous placez votre roi où vous voulez **avant** le premier coup, entouré des pièces de votre choix, et vos tours sur les colonnes de votre choix. Selon les règles formelles, le roi ne commence même pas sur la dernière rangée, qui est réservée aux tours. Ce qu’on a oublié alors, le roi devra le parcourir plus tard, case par case.',
    },
  ],
} satisfies UnitText
