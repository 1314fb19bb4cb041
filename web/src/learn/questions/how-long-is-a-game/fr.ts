import type { UnitText } from '../../unit'

export default {
  title: 'Combien de temps dure une partie ?',
  summary: 'De vingt minutes à plusieurs heures, dit-on ; ici vous pouvez arrêter et reprendre plus tard.',
  steps: [
    {
      heading: 'Des pièces lentes, un contact précoce',
      body:
        'La mise en place prend moins d’une minute, car seuls les pions sont sur l’échiquier. Pour la partie elle-même, Wikipédia donne de vingt minutes à plusieurs heures ; nous n’avons pas de mesure à nous.\n\n' +
        'Deux choses tirent en sens contraire. La plupart des pièces vont d’une case à la fois, ce qui est lent. Mais les armées sont proches : les pions e4 et d5 peuvent se prendre d’emblée, et la lutte commence au premier coup. Une partie ne dure pas toujours : sans prise, ni coup de pion, ni promotion, on peut demander la nulle après cinquante coups de chaque camp, dans tous les règlements sauf Trois dés, qui finit de lui-même après cent tours de ce genre.\n\n' +
        'La page garde votre partie : vous pouvez la fermer et continuer plus tard.',
    },
  ],
} satisfies UnitText
