import type { UnitText } from '../../unit'

export default {
  title: 'La tour',
  summary: 'Tout droit, aussi loin que la voie est libre.',
  steps: [
    {
      heading: 'Tout droit',
      body: 'La tour (yahhta, le char) se déplace sur sa rangée ou sur sa colonne, **aussi loin qu’elle veut** : en avant, en arrière ou de côté. Elle ne va jamais en diagonale.\n\n' +
        'Elle ne saute pas. Elle s’arrête devant une pièce de son camp. Elle peut prendre la première pièce adverse sur son chemin, mais ne la dépasse pas. Ici, elle peut aller jusqu’en d6 et jusqu’en g4, et y prendre. C’est la seule pièce qui va loin.',
    },
    {
      heading: 'Quatre routes',
      body: 'Suivez chacune des quatre directions jusqu’à ce qu’une pièce barre la route.',
      task: 'Choisissez toutes les cases où la tour de b4 peut aller.',
      hint: 'En bas, son propre pion est en b2. En haut et à droite se trouvent des pièces adverses, qu’elle peut prendre.',
      right: 'Oui : a4 à gauche, b3 en bas, b5 à b7 en haut avec la prise en b7, et c4 à e4 avec la prise en e4.',
    },
    {
      heading: 'Qui barre la route ?',
      body: 'La tour de b4 aimerait aller en g4 d’un seul coup.',
      task: 'Choisissez la case de la pièce qui l’arrête.',
      hint: 'Partez de b4 vers la droite, case par case.',
      right: 'Oui : le cavalier en e4. La tour peut le prendre, mais par ce coup elle ne va pas plus loin que e4.',
    },
    {
      heading: 'Prenez !',
      body: 'Une route libre vers une pièce adverse est une attaque.',
      task: 'Aux {white} de jouer : prenez le cavalier avec la tour.',
      hint: 'La tour est sur la colonne g.',
      right: 'Oui : de g1 à g7, la colonne était libre.',
    },
    {
      heading: 'Pour les {black}',
      body: 'La tour se déplace de la même façon pour les deux camps.',
      task: 'Vous jouez les {black} : prenez une pièce avec la tour.',
      hint: 'Regardez le long de la colonne de la tour. Elle prend la première pièce qu’elle y rencontre.',
      right: 'Oui : le cavalier de c4. Le pion derrière lui, en c3, était hors d’atteinte.',
    },
  ],
} satisfies UnitText
