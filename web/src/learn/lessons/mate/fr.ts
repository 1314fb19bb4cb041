import type { UnitText } from '../../unit'

export default {
  title: 'L’échec et mat',
  summary: 'Le but du jeu : une attaque du roi que rien ne peut parer.',
  steps: [
    {
      heading: 'Sans issue',
      body: 'L’**échec et mat**, en birman khwè, est un échec sans réponse : le roi est attaqué, et le camp qui doit jouer n’a aucun moyen permis de le sauver. La partie est finie aussitôt, et le camp qui a donné échec a gagné.\n\n' +
        'Ici, la tour attaque le roi en a8. Le roi ne peut aller ni en a7 ni en b7, que le roi des {white} attaque, ni en b8, que la tour attaque. Rien ne peut prendre la tour ni s’interposer.\n\n' +
        'Le mat passe avant tout : un coup qui mate finit la partie, même si l’on aurait pu ensuite demander la nulle.',
    },
    {
      heading: 'La dernière rangée',
      body: 'Le roi des {black} est derrière ses propres pions. Ils lui prennent ses cases.',
      task: 'Matez en un coup.',
      hint: 'La rangée 8 est vide, sauf le roi.',
      right: 'Oui : la tour donne échec en a8, et les trois pions enferment leur propre roi.',
    },
    {
      heading: 'Enfermé par les siens',
      body: 'Un cavalier saute. Contre lui, aucune pièce ne peut s’interposer.',
      task: 'Matez en un coup.',
      hint: 'Il faut au cavalier une case d’où il attaque h8.',
      right: 'Oui : f7. La tour et les pions ne laissent aucune case au roi, et rien ne peut prendre en f7.',
    },
    {
      heading: 'Roi et éléphant',
      body: 'L’éléphant est fort près de son roi, qui le protège.',
      task: 'Matez en un coup.',
      hint: 'L’éléphant de h6 a deux bonnes cases. Protégé par son roi, il ne peut pas y être pris.',
      right: 'Oui. Avec l’éléphant en g7 ou en h7, le roi de h8 n’a plus de case.',
    },
    {
      heading: 'Échec ou mat ?',
      body: 'La tour vient d’aller en a8 et donne échec.',
      task: 'Est-ce mat ?',
      options: [
        'Oui, le roi n’a pas de case',
        'Oui, rien ne peut prendre la tour de a8',
        'Non, la tour des {black} peut s’interposer',
      ],
      wrong: [
        'Le roi n’en a pas, mais le déplacer n’est que l’une des trois façons.',
        'Rien ne le peut, mais il y a une troisième façon.',
        '',
      ],
      hint: 'Essayez les trois façons : déplacer le roi, prendre, interposer.',
      right: 'Oui : la tour de b3 va en b8. Avant d’annoncer mat, essayez les trois façons de l’autre camp.',
    },
    {
      heading: 'Mat pour les {black}',
      body: 'Vous jouez maintenant les {black}.',
      task: 'Matez en un coup.',
      hint: 'Sur quelle rangée le roi des {white} est-il enfermé ?',
      right: 'Oui : la tour donne échec en e1. Le cavalier est trop loin pour s’interposer.',
    },
    {
      heading: 'Mat par promotion',
      body: 'Le pion de b7 est sur une case de promotion, les {white} n’ont pas de général, et c’est leur tour. Les règles sont les Formelles.',
      task: 'Matez en un coup.',
      hint: 'Un pion en b7 attaque a8 et c8. Qu’attaquerait en plus un général en b7 ?',
      right: 'Oui : le nouveau général attaque a6. Le cavalier tient a5 et a7, et la tour tient la colonne b. Dans les Modernes et Fédération, cette promotion serait interdite, puisque le général attaque le roi.',
    },
  ],
} satisfies UnitText
