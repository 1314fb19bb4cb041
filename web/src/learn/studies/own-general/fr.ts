import type { UnitText } from '../../unit'

export default {
  title: 'Sur la bonne case, et toujours pion',
  summary: 'Le même pion sur la même case, avec son général et sans lui.',
  steps: [
    {
      heading: 'Ce pion peut-il être promu ?',
      body: 'Le pion e5 est sur une des cases de promotion des {white}. C’est à eux de jouer et leur roi est en sécurité. Leur propre général est encore en c3.',
      task: 'Les {white} peuvent-ils consacrer ce tour à faire du pion un général ?',
      options: ['Oui, la case décide', 'Non, pas tant que le général est là', 'Oui, si le général s’écarte d’abord'],
      wrong: [
        'La case n’est que la première des conditions. La seconde n’est pas remplie.',
        '',
        'Peu importe où est le général. Tant qu’il est sur l’échiquier, aucun pion ne peut être promu.',
      ],
      right: 'Un camp a au plus un général. Le pion remplit la condition de la **case**, mais non celle du **général**. Seule la perte du général c3 ouvre la voie ; le déplacer ne change rien.',
      beside: 'La même position sans le général c3. La case, le tour et le roi sont les mêmes, et la promotion est maintenant permise.',
    },
    {
      heading: 'Le général n’est plus là',
      body: 'Les {white} n’ont plus de général. Le pion n’a pas bougé ; seule la seconde condition a changé.',
      task: 'Promouvez le pion.',
      hint: 'Le pion devient général là où il se trouve : choisissez le pion, puis la promotion.',
      right: 'Le pion est devenu général en e5, et le tour y est passé. Les {white} auraient aussi pu jouer autre chose : la promotion est offerte, jamais obligatoire.',
    },
  ],
} satisfies UnitText
