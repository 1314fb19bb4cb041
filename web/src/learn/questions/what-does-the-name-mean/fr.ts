import type { UnitText } from '../../unit'

export default {
  title: 'Que veut dire le nom ?',
  summary: '« Sit » est l’armée ou la guerre ; le nom évoque les quatre armes d’une armée : chars, éléphants, cavalerie et fantassins.',
  steps: [
    {
      heading: 'Les quatre armes',
      body:
        '**Sit** veut dire armée ou guerre en birman. On explique le nom de Sittuyin, စစ်တုရင်, comme l’image d’une armée et de ses quatre armes, comme pour son ancêtre indien, le chaturanga : les chars (nos tours, **yahhta**), les éléphants (**sin**), les chevaux (**myin**) et les hommes à pied, nommés ici **nè**, un mot pour un seigneur féodal. Le roi est **min-gyi**, le général **sit-ke**.\n\n' +
        'Le même mot sit ouvre d’autres noms du jeu : sit-ke, le général ; sit-tee, le déploiement ; sit-ke-myin, les lignes du général sur l’échiquier.',
    },
  ],
} satisfies UnitText
