import type { UnitText } from '../../unit'

export default {
  title: 'Pourquoi ne puis-je pas jouer une pièce tout de suite ?',
  summary: 'Parce que le déploiement fait partie de la partie : on place d’abord toutes les pièces, puis le jeu commence.',
  steps: [
    {
      heading: 'Sit-tee, le déploiement',
      body:
        'Au début, seuls les pions sont sur l’échiquier ; toutes les autres pièces sont en main. Les placer s’appelle **sit-tee**. C’est la première phase de la partie, avec ses propres règles, et personne ne peut la sauter.\n\n' +
        'Tant que vous avez des pièces en main, vous devez les placer (C29) : aucun pion ne bouge encore, pas même pour prendre en d5. Quand les deux mains sont vides, les {white} jouent le premier coup.\n\n' +
        'Ce que vous décidez ici reste : où votre roi est à l’abri, quelles colonnes serviront à vos tours, quelles pièces attendent derrière les pions.',
    },
    {
      body: 'Règles formelles, les {white} commencent.',
      task: 'Choisissez toutes les cases où vous pouvez placer une tour.',
      hint: 'Selon ces règles, une rangée appartient aux tours, et à elles seules.',
      right: 'La dernière rangée, de a1 à h1. Aucune autre pièce ne s’y place, et aucune tour ailleurs.',
    },
  ],
} satisfies UnitText
