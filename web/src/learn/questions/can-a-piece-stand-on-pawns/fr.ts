import type { UnitText } from '../../unit'

export default {
  title: 'Puis-je placer une pièce là où se trouve mon pion ?',
  summary: 'Seulement selon Murray et Parlett et Murray (1913), où le pion fait alors place ; dans tous les autres règlements, non.',
  steps: [
    {
      heading: 'Le pion qui fait place',
      body:
        'Selon les règles formelles, modernes, de tournoi, de la fédération et de trois dés, on ne place une pièce que sur une case libre.\n\n' +
        'Les descriptions anciennes connaissent une façon plus libre, gardée dans **Murray et Parlett** et **Murray (1913)** : une pièce peut prendre la case d’un de vos pions, et ce pion va, dans le même tour, sur n’importe quelle case libre derrière la ligne de départ de vos pions (C17). Sur la page, choisissez la pièce, puis la case du pion, puis la nouvelle case du pion.\n\n' +
        'On peut ainsi ouvrir sa ligne, mettre un cavalier dans la brèche et faire partir le pion de plus loin. Il n’y a jamais deux pièces sur une case.',
      beside: 'Murray et Parlett : le cavalier a été mis en a3, et le pion de a3 est en b2.',
    },
  ],
} satisfies UnitText
