import type { UnitText } from '../../unit'

export default {
  title: 'Souvent mal compris : le déploiement',
  summary: 'Des tours partout, des rois sur la dernière rangée, des pions comme écrans, des coups trop tôt.',
  steps: [
    {
      heading: '« Une tour peut aller partout dans ma moitié »',
      body: 'C’est aux {white} de placer.',
      task: 'Où peut-on placer une tour selon les règles formelles ?',
      options: ['Partout dans sa moitié', 'Partout derrière les pions', 'Seulement sur la dernière rangée'],
      wrong: ['Ni les cases devant les pions ni la deuxième rangée ne sont pour les tours.', 'Même là, non : d2, par exemple, lui est fermée.', ''],
      criterion: 'Les cases des tours sont nommées.',
      right: 'Seulement de a1 à h1 pour les {white}, de a8 à h8 pour les {black}. Selon les règles Murray-Parlett, c’est différent : les tours y vont partout derrière les pions.',
    },
    {
      heading: '« Le roi commence en e1 »',
      body: 'Aux échecs internationaux, oui. Ici, c’est vous qui choisissez.',
      task: 'Le roi des {white} peut-il être placé en e1 selon les règles formelles ?',
      options: ['Oui, sur toute case vide de sa moitié', 'Non, la dernière rangée est réservée aux tours'],
      wrong: ['La dernière rangée fait exception, tout comme les cases qu’attaque un pion adverse.', ''],
      criterion: 'On sait à qui la dernière rangée est réservée.',
      right: 'Pas en e1, mais e2 est ouverte. D’autres règlements en décident autrement : regardez lequel vous jouez.',
      beside: 'Le règlement de tournoi : un roi en e1 y est permis.',
    },
    {
      heading: '« Le pion fait écran »',
      body: 'Le roi des {white} est en d2, derrière les pions d3 et d5. Les {black} voudraient une tour en d8.',
      task: 'La tour peut-elle y être placée maintenant ?',
      options: ['Oui, deux pions sont entre eux', 'Non, il faut entre eux autre chose qu’un pion'],
      wrong: ['Quel que soit leur nombre, les pions ne comptent pas.', ''],
      criterion: 'On sait ce qui compte comme écran.',
      right: 'Un pion s’en va ou se fait prendre bientôt ; la règle demande une pièce (C7).',
      beside: 'Avec un éléphant placé d’abord en d6, la tour peut aller en d8.',
    },
    {
      heading: '« Les pions se touchent, donc je prends »',
      body: 'Les {white} ont placé trois pièces. Le pion e4 pourrait prendre en d5.',
      task: 'Le pion peut-il prendre maintenant ?',
      options: ['Non : on place d’abord les deux armées', 'Oui, on peut toujours prendre'],
      wrong: ['', 'Le jeu commence quand les deux mains sont vides.'],
      criterion: 'On sait quand le jeu commence.',
      right: 'Tant qu’un camp a des pièces en main, il place. Après les deux déploiements, les {white} jouent le premier coup.',
    },
  ],
} satisfies UnitText
