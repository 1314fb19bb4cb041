import type { UnitText } from '../../unit'

export default {
  title: 'Le roi',
  summary: 'Un pas dans toutes les directions, mais jamais vers une attaque.',
  steps: [
    {
      heading: 'Un pas, huit directions',
      body: 'Le roi (min-gyi) se déplace d’**une case** dans toutes les directions : tout droit ou en diagonale, en avant, en arrière ou de côté. Sur un espace libre, il a huit cases.\n\n' +
        'Il prend comme il se déplace : il va sur la case d’une pièce adverse, et celle-ci quitte l’échiquier pour de bon. Il ne peut pas aller sur une case occupée par son propre camp. Ici, le pion de d3 est à lui : il reste sept cases.',
    },
    {
      heading: 'Dans le coin',
      body: 'Au bord de l’échiquier, le roi a moins de cases. Aucune pièce ne sort de l’échiquier.',
      task: 'Choisissez toutes les cases où le roi de h1 peut aller.',
      hint: 'Trois cases touchent h1. Sur l’une se trouve son propre pion.',
      right: 'Oui : g1 et g2. Son pion occupe h2.',
    },
    {
      heading: 'Jamais vers une attaque',
      body: 'Le roi ne peut pas aller sur une case **attaquée** par une pièce adverse. Une pièce attaque les cases où elle pourrait prendre. Une tour attaque le long de sa rangée et de sa colonne, aussi loin que la voie est libre.',
      task: 'La tour en e8 attaque toute la colonne e. Choisissez toutes les cases où le roi de d4 peut aller.',
      hint: 'Trois des huit cases sont sur la colonne e.',
      right: 'Oui : c3, d3, c4, c5 et d5. En e3, e4 et e5, la tour attaquerait le roi.',
    },
    {
      heading: 'Protégé ou non',
      body: 'Un roi peut prendre une pièce adverse, sauf si une autre pièce adverse la protège. Une pièce est protégée quand une pièce de son camp attaque sa case. Un pion attaque les deux cases en diagonale devant lui ; les pions des {black} descendent.',
      task: 'Deux pions touchent le roi. Prenez celui qui n’est pas protégé.',
      hint: 'Le pion de e5 attaque d4 et f4. Qui attaque e5 ?',
      right: 'Oui : le roi prend en e5. Le pion de d4 était protégé par celui de e5.',
    },
    {
      heading: 'Roi contre roi',
      body: 'Un roi attaque les cases voisines, comme toute autre pièce.',
      task: 'Jusqu’où deux rois peuvent-ils s’approcher ?',
      options: [
        'Ils peuvent se toucher',
        'Il reste toujours au moins une case entre eux',
        'Autant qu’ils veulent, si ce n’est pas leur tour',
      ],
      wrong: [
        'Chacun serait alors sur une case attaquée par l’autre.',
        '',
        'Un roi ne va jamais sur une case attaquée ; cela ne peut donc pas arriver.',
      ],
      hint: 'Le roi de c4 pourrait-il aller en c5, à côté du roi de c6 ?',
      right: 'Oui. De c4, le roi ne peut aller ni en b5, ni en c5, ni en d5 : le roi de c6 attaque ces cases.',
    },
    {
      heading: 'Pas de roque',
      body: 'Le roi n’a qu’une sorte de coup, du premier au dernier.',
      task: 'Le roi est en e1, la tour en h1. Que peut faire le roi ?',
      options: [
        'Sauter en g1 tandis que la tour va en f1',
        'Changer de place avec la tour',
        'Faire un pas, par exemple en f1',
      ],
      wrong: [
        'C’est le roque. Il appartient aux échecs internationaux et n’existe pas au sittuyin.',
        'Aucun coup ne déplace deux pièces d’un même camp.',
        '',
      ],
      hint: 'Il n’y a pas d’exception au pas unique.',
      right: 'Oui. Il n’y a **pas de roque**. Le roi n’est pas pris non plus : quand il est attaqué et que rien ne le sauve, la partie est finie.',
    },
  ],
} satisfies UnitText
