import type { UnitText } from '../../unit'

export default {
  title: 'Qu’est-ce que le rideau ?',
  summary: 'Dans les tournois officiels, un rideau est tendu au milieu de l’échiquier pendant que les deux camps se déploient en secret.',
  steps: [
    {
      heading: 'Se déployer sans être vu',
      body:
        'Un petit rideau est tendu au milieu de l’échiquier. Les deux camps placent leur armée en même temps et ne voient que leur moitié. Quand tous deux ont fini, on l’enlève, et les {white} jouent le premier coup.\n\n' +
        'Ici, il est offert avec les règles de **tournoi**. Les cases devant les pions, marquées sur l’échiquier, sont alors fermées (C8), pour que deux armées secrètes ne puissent jamais entrer en conflit. Vous composez un projet ; quand les deux camps ont confirmé, les deux armées se montrent ensemble. Deux personnes à un même écran se passent l’appareil entre-temps.\n\n' +
        'On ne voit rien de l’armée cachée avant, et personne ne gagne à être second.',
    },
  ],
} satisfies UnitText
