import type { UnitText } from '../../unit'

export default {
  title: 'Où puis-je placer mes pièces ?',
  summary: 'Sur les cases libres de votre moitié ; lesquelles, et si d’autres partagent la rangée des tours, cela dépend des règles.',
  steps: [
    {
      heading: 'Les tours derrière, les autres devant',
      body:
        'Selon les règles **formelles**, les tours vont sur votre dernière rangée, marquée ici, et rien d’autre n’y va. Roi, général, éléphants et cavaliers vont sur les cases libres des trois autres rangées de votre moitié : seize cases, y compris les quatre devant vos pions les plus reculés (de a4 à d4 pour les {white}) (C5). Le roi ne peut pas se servir de ces quatre-là, car des pions adverses les attaquent (C6). Poser une pièce ailleurs n’est pas une faute à corriger ensuite : c’est impossible.\n\n' +
        'Les règles **modernes** ouvrent les trois premières rangées, vingt cases, dernière rangée comprise. Celles de la **fédération** s’en tiennent aux douze cases derrière les pions, sans la dernière rangée. **Tournoi** ouvre toute la moitié, vingt-quatre cases. Là encore, les tours restent sur la dernière rangée. Murray et Parlett et Murray (1913) libèrent aussi les tours.',
    },
    {
      body: 'Règles formelles, les {white} commencent.',
      task: 'Choisissez toutes les cases où vous pouvez placer un éléphant.',
      hint: 'Deuxième, troisième et quatrième rangées, là où il n’y a pas de pion.',
      right: 'Douze derrière les pions, et a4, b4, c4 et d4 devant eux.',
    },
  ],
} satisfies UnitText
