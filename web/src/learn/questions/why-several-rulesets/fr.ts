import type { UnitText } from '../../unit'

export default {
  title: 'N’y a-t-il pas de règles officielles ?',
  summary: 'Aucun texte n’est reconnu par tous : les sources diffèrent sur le déploiement, la promotion, le pat et les nulles.',
  steps: [
    {
      heading: 'Bien des sources, un même esprit',
      body:
        'Le Sittuyin a été décrit en anglais pour la première fois vers 1800, et depuis, les récits se contredisent. Tous s’accordent sur l’échiquier, les pièces et le but du jeu. Ils se séparent sur les cases du déploiement, sur la promotion du pion et sur le sens du pat. La fédération du Myanmar a bien un livre de règles, mais d’autres livres, sites et programmes suivent d’autres usages.\n\n' +
        'C’est pourquoi ce site distingue plusieurs **règlements** au lieu de les mêler. Chacun nomme sa source ; là où elle se tait, une décision numérotée (C1, C2, …) dit ce que nous faisons et pourquoi. Ici par exemple : le pion e5 peut-il être promu d’un pas en f6 ? Selon les règles formelles, non ; selon les modernes, oui.',
      beside: 'La même position selon les règles modernes : la promotion d’un pas en f6 est permise.',
    },
  ],
} satisfies UnitText
