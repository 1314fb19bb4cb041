import type { UnitText } from '../../unit'

export default {
  title: 'Arriver est un coup, promouvoir en est un autre',
  summary: 'Ce que coûte le tour d’une promotion, et quand il en vaut la peine.',
  steps: [
    {
      heading: 'Le premier moment possible',
      body: 'Les {white} n’ont plus de général. Le pion va de d4 à d5, et il y est promu.',
      task: 'Après quel demi-coup la promotion est-elle possible pour la première fois ?',
      hint: 'Le pion doit déjà être sur le X quand votre tour commence.',
      right: 'Après le demi-coup 2. Le pas en d5 a occupé le tour des {white}, puis les {black} ont répondu ; c’est seulement au tour suivant que le pion peut être promu (C14). Arriver et promouvoir sont deux tours, séparés par une réponse.',
    },
    {
      heading: 'Promouvoir tout de suite est le mieux',
      body: 'Le pion g7 peut être promu. Il contrôle f8 et h8. Général, il contrôlerait aussi les cases derrière lui, f6 et h6.',
      task: 'Trouvez le coup qui mate.',
      hint: 'Quel coup attaque le roi h6 ?',
      right: 'Le nouveau général attaque h6, et le roi le protège. Le roi f7 garde g6 et g7, la tour garde g5 et h5, et en h7 l’éléphant des {black} gêne son propre roi. Ici, le tour était bien employé.',
      beside: 'Le cas contraire : la promotion est permise ici aussi, mais elle laisse aux {black} le temps de prendre la tour c1.',
    },
    {
      heading: 'Promouvoir tout de suite est moins bon',
      body: 'Une promotion est de nouveau possible, en e5. Mais la tour des {black} attaque la tour c1, et il y a mieux.',
      task: 'Trouvez le coup qui mate.',
      hint: 'Ne regardez pas le pion.',
      right: 'La tour mate en c8. Après la promotion, les {black} auraient pu prendre en c1. Une promotion est un coup parmi d’autres et coûte toujours un tour ; ici, il fallait ce tour ailleurs.',
    },
  ],
} satisfies UnitText
