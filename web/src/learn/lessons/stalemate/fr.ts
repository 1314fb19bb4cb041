import type { UnitText } from '../../unit'

export default {
  title: 'Le pat',
  summary: 'Pourquoi il ne faut pas enfermer l’autre camp, et ce qui arrive quand il ne reste rien d’autre.',
  steps: [
    {
      heading: 'Enfermé, mais pas en échec',
      body: 'Un camp est **pat** quand c’est son tour, que son roi n’est **pas en échec** et qu’il n’a **aucun coup**, avec aucune de ses pièces. Ici, la tour est allée en b7 : le roi en a8 n’est pas attaqué, mais il ne peut aller nulle part.\n\n' +
        'Dans beaucoup de jeux, la partie est nulle, et c’est le cas ici, dans les Modernes. **Dans les Formelles, le coup en b7 est interdit.** On ne peut pas jouer un coup qui met l’autre camp pat : il faut lui laisser quelque chose à jouer. Personne ne gagne par un pat.',
    },
    {
      heading: 'Laisser un coup, ou mater',
      body: 'La même position un coup plus tôt, maintenant dans les Formelles. La tour ne peut pas aller en b7.',
      task: 'Aux {white} de jouer : matez en un coup.',
      hint: 'De quelle case la tour attaque-t-elle a8 ?',
      right: 'Oui : de h8, la tour donne échec, et c’est mat. L’interdiction concerne le pat, jamais le mat.',
    },
    {
      heading: 'Regardez toutes les pièces',
      body: 'Le pion de b7 enferme le roi de b8 tant que le roi des {white} est en b6. Le pion en a6 ferait pat, et la promotion en b7 aussi. Les deux sont interdits. Seul le roi peut faire de la place.',
      task: 'Choisissez toutes les cases où le roi de b6 peut aller.',
      hint: 'Après le coup du roi, les {black} doivent avoir un coup. Les cases a7 et c7 touchent le roi de b8.',
      right: 'Oui : b5, c5, a6 et c6. Toute autre pièce des {black} qui pourrait bouger lèverait aussi l’interdiction.',
    },
    {
      heading: 'Il ne reste rien d’autre',
      body: 'Les {white} n’ont qu’un coup conforme aux autres règles : le roi prend en b6. Mais les {black} seraient pat ; ce coup est donc interdit.',
      task: 'Que se passe-t-il ?',
      options: [
        'Les {white} n’ont pas de coup permis et perdent',
        'La partie est nulle',
        'Les {white} peuvent prendre quand même',
      ],
      wrong: [
        'On ne perd que par échec et mat. Les {white} ne sont même pas en échec.',
        '',
        'Un coup interdit ne devient pas permis parce qu’il n’y en a pas d’autre.',
      ],
      hint: 'Tout ce que les {white} pourraient jouer est interdit.',
      right: 'Oui. Quand un camp ne pourrait jouer que des coups qui font pat, la partie est **nulle** aussitôt.',
    },
    {
      heading: 'Et en échec ?',
      body: 'La tour de b6 attaque le roi de a6. Le roi peut la prendre, et le pion de a5 aussi. Chacun de ces deux coups parerait l’échec, et chacun mettrait les {black} pat.',
      task: 'Que se passe-t-il ?',
      options: [
        'C’est mat',
        'Les {white} peuvent prendre, car l’échec passe d’abord',
        'La partie est nulle',
      ],
      wrong: [
        'Il y a des coups qui parent l’échec. Ils ne sont interdits que parce qu’ils font pat.',
        'L’interdiction vaut aussi en échec.',
        '',
      ],
      hint: 'Y a-t-il un coup qui pare l’échec ? Peut-on le jouer ?',
      right: 'Oui. Un camp dont les seules réponses à l’échec feraient pat n’est pas mat. La partie est nulle (C2).',
    },
    {
      heading: 'Un coup d’avance, pas plus',
      body: 'On juge un coup d’avance si un coup fait pat. On regarde ce que l’autre camp pourrait alors jouer, **sans** se demander si ces réponses seraient interdites parce qu’elles font pat (C1).\n\n' +
        'Le pion de b6 met les {white} en échec. Si le roi va en a6, les {black} ne peuvent que prendre en b8, et cela mettrait à son tour les {white} pat.',
      task: 'Le roi peut-il aller en a6, et ensuite ?',
      options: [
        'Il le peut, et la partie est alors nulle',
        'Il ne le peut pas, car les {black} n’auraient pas de coup permis',
        'Il le peut, et les {white} ont alors gagné',
      ],
      wrong: [
        '',
        'On ne regarde pas si loin. Les {black} ont un coup possible, la prise en b8, et cela suffit.',
        'Seul le mat gagne. Le roi des {black} n’est pas en échec.',
      ],
      hint: 'Les {black} ont-ils une réponse conforme à la marche des pièces ?',
      right: 'Oui. Le coup est permis. Ensuite, les {black} n’ont qu’un coup qui fait pat, et la partie est nulle.',
    },
    {
      heading: 'Là où c’est différent',
      body: '**Formelles, Tournoi, Murray et Parlett et Murray (1913)** interdisent de faire pat, avec les mêmes conséquences (C3). Dans les **Modernes et Fédération**, un coup qui fait pat est permis, et la partie est nulle. Avec les **Trois dés**, il n’y a pas de pat du tout.',
      task: 'Dans les règles Fédération, les {white} jouent la tour de h7 à b7. Et alors ?',
      options: [
        'Le coup est refusé',
        'La partie est nulle',
        'Les {white} gagnent',
      ],
      wrong: [
        'C’est le cas dans les Formelles. La Fédération ne l’interdit pas.',
        '',
        'Le pat ne gagne dans aucune des règles de cette page.',
      ],
      hint: 'La Fédération traite le pat comme les Modernes.',
      right: 'Oui. Aucun des sept ensembles de règles ne donne la victoire au camp qui fait pat.',
    },
  ],
} satisfies UnitText
