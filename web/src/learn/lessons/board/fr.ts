import type { UnitText } from '../../unit'

export default {
  title: 'L’échiquier',
  summary: 'Les cases, le X, les pions et les deux camps.',
  steps: [
    {
      heading: 'Un échiquier d’une seule couleur',
      body: 'Le sittuyin, le jeu d’échecs de Birmanie (aujourd’hui Myanmar), se joue sur huit cases par huit. Toutes les cases ont la même couleur.\n\n' +
        'Deux lignes vont d’un coin à l’autre : de a1 à h8 et de a8 à h1. On les appelle **sit-ke-myin**, « les lignes du général ». À elles deux, elles forment **le X**. Ses cases sont marquées ici. Elles serviront quand un pion voudra devenir général.',
    },
    {
      heading: 'Sous les pions',
      body: 'Le X continue sous les pièces. Au début, il n’y a que des pions sur l’échiquier, et certains se trouvent sur le X.',
      task: 'Choisissez les quatre cases du X qui portent un pion au début.',
      hint: 'Une ligne monte de a1 à h8, l’autre descend de a8 à h1. Suivez-les et arrêtez-vous là où se trouve un pion.',
      right: 'Oui : c3, e4, d5 et f6. Les autres cases du X sont vides au début.',
    },
    {
      heading: 'Colonnes et rangées',
      body: 'Une ligne de cases qui monte est une **colonne**. Les colonnes vont de a à h, à partir de la gauche des {white}. Une ligne qui traverse est une **rangée**. Les rangées vont de 1 à 8, à partir du côté des {white}.\n\n' +
        'Une case prend son nom des deux : e4 est sur la colonne e et la rangée 4.',
      task: 'Choisissez les cases de la colonne e qui portent un pion.',
      hint: 'Cherchez la lettre e au bord, puis montez tout droit.',
      right: 'Oui : e4 et e6. En e4 se trouve un pion des {white}, en e6 un pion des {black}.',
    },
    {
      heading: 'Des pions en escalier',
      body: 'Les pions sont sur l’échiquier dès le début, et rien d’autre. Ceux des {white} sont marqués : **a3, b3, c3, d3, e4, f4, g4, h4**. Il y en a donc quatre sur la rangée 3 et quatre sur la rangée 4 ; aux échecs internationaux, les huit partiraient de la rangée 2.\n\n' +
        'Les pions des {black} sont en **h6, g6, f6, e6, d5, c5, b5, a5**. C’est la même image, tournée d’un demi-tour, comme si l’on faisait le tour de la table. Ce n’est pas un reflet. Pour chaque joueur, les quatre pions de gauche sont plus en arrière.\n\n' +
        'Toute règle des {black} est celle des {white}, tournée de la même façon : la rangée 1 devient la rangée 8, a1 devient h8, a4 devient h5.',
    },
    {
      heading: 'Un demi-tour',
      body: 'Tournez l’échiquier d’un demi-tour. Chaque pion des {white} arrive là où se trouvait un pion des {black}.',
      task: 'Où arrive le pion de a3 ?',
      options: [
        'En a6',
        'En h6',
        'En h3',
      ],
      wrong: [
        'Ce serait le reflet. On tourne l’échiquier, on ne le reflète pas.',
        '',
        'Un demi-tour change aussi la rangée : la rangée 3 devient la rangée 6.',
      ],
      hint: 'Le bord gauche devient le bord droit, et le bas devient le haut.',
      right: 'Oui : a devient h, et 3 devient 6. De même, e4 devient d5.',
    },
    {
      heading: 'Face à face',
      body: 'Ici, les deux armées sont en place. Un pion prend d’un pas en diagonale vers l’avant. Comme les lignes de pions sont décalées, un pion des {white} et un pion des {black} peuvent se prendre tout de suite. C’est la seule paire de ce genre.',
      task: 'Choisissez les deux pions qui peuvent se prendre.',
      hint: 'Regardez au milieu, là où la rangée 4 touche la rangée 5.',
      right: 'Oui : e4 et d5. Le combat commence dès le premier coup.',
    },
    {
      heading: 'Deux armées',
      body: 'Chaque camp a huit pions et huit pièces, seize en tout. Les pièces sont un **roi** (en birman min-gyi), un **général** (sit-ke), deux **éléphants** (sin), deux **cavaliers** (myin) et deux **tours** (yahhta). Un pion se dit nè.\n\n' +
        'En Birmanie, les couleurs sont le rouge et le noir. Cette page appelle le premier camp les {white} et l’autre les {black}. Avec les pièces traditionnelles, le premier camp est rouge ; avec les pièces internationales, il est blanc ; c’est le même camp. Les {white} placent leurs pièces en premier et jouent le premier coup.\n\n' +
        'On gagne par **échec et mat** : on attaque le roi adverse, et rien ne peut le sauver.',
    },
    {
      heading: 'D’abord l’armée',
      body: 'Au début, chaque camp tient encore ses huit pièces en main : il faut les placer sur l’échiquier. On ne joue des coups que lorsque les seize pièces des deux camps sont en place.',
      task: 'Que peuvent faire les {white} tout au début de la partie ?',
      options: [
        'Avancer un pion',
        'Prendre avec le pion de e4',
        'Placer une pièce de leur main',
      ],
      wrong: [
        'Rien ne bouge tant qu’il reste des pièces à placer.',
        'Rien ne bouge tant qu’il reste des pièces à placer.',
        '',
      ],
      hint: 'Il n’y a que des pions. Que manque-t-il encore ?',
      right: 'Oui. C’est le **déploiement**, en birman sit-tee. Vous l’apprendrez après la marche des pièces.',
    },
  ],
} satisfies UnitText
