import type { UnitText } from '../../unit'

export default {
  title: 'Sur la dernière rangée, un pion devient-il la pièce de mon choix ?',
  summary: 'Non : un pion ne peut devenir que général, et la dernière rangée en elle-même ne veut rien dire.',
  steps: [
    {
      heading: 'C’est la diagonale qui compte, non la rangée',
      body:
        'L’idée vient des échecs internationaux et elle est deux fois fausse ici. Un pion ne devient jamais tour, cavalier ni éléphant : **général** est la seule promotion. Et le lieu est la diagonale, non la dernière rangée. Le pion d8 avait sa chance en d5 ; il l’a dépassée et reste un pion sans coup.\n\n' +
        'Sur les colonnes a et h seulement, le X touche la dernière rangée : a8 et h8 pour les {white}, a1 et h1 pour les {black}. Les pions qui y arrivent peuvent être promus à un tour suivant, si leur général n’est plus là.\n\n' +
        'Les règles modernes et celles de la fédération font une exception, pour le tout dernier pion d’un camp.',
      beside: 'h8 est un coin du X : ce pion peut être promu.',
    },
    {
      body: 'Les {white} n’ont plus de général et cinq pions très avancés.',
      task: 'Choisissez les pions qui peuvent être promus maintenant.',
      hint: 'Suivez les deux diagonales, non la rangée.',
      right: 'a8, h8, b7 et f6. Le pion d8 a dépassé sa case, d5.',
    },
  ],
} satisfies UnitText
