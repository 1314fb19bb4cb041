import type { UnitText } from '../../unit'

export default {
  title: 'Les deux rois peuvent-ils se faire face sur une colonne ouverte ?',
  summary: 'Oui : un roi ne voit que les cases voisines. Une règle de ce genre existe pour les tours noires, selon les règles formelles, au déploiement.',
  steps: [
    {
      heading: 'Pas de général volant',
      body:
        'Le xiangqi interdit aux deux généraux de se regarder sur une colonne ouverte. Le Sittuyin n’a rien de tel. Ici le cavalier peut quitter la colonne e, et les rois se font face en paix.\n\n' +
        'Un roi n’attaque que ses huit voisines ; les rois ne doivent donc jamais être côte à côte, c’est tout.\n\n' +
        'Il existe une règle du face-à-face, mais pour les tours et seulement au début : selon les règles formelles, les {black} ne peuvent pas **placer** une tour sur la colonne du roi des {white} si aucune autre pièce qu’un pion n’est entre eux (C7). Une fois le jeu commencé, une tour peut faire face à n’importe quel roi.',
      beside: 'Deux rois séparés par une case : aucun ne peut approcher, car cette case est attaquée.',
    },
  ],
} satisfies UnitText
