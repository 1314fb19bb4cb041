import type { UnitText } from '../../unit'

export default {
  title: 'L’écran',
  summary: 'Une tour du second camp ne doit pas faire face au roi du premier.',
  steps: [
    {
      heading: 'Face à face interdit',
      body: 'Dans les Formelles, les {black} suivent une règle de plus pendant le déploiement (C7). Une **tour des {black}** ne se place pas sur la colonne du **roi des {white}** s’il n’y a entre eux que des pions, ou rien. Elle ferait face au roi.\n\n' +
        'Ici, le roi des {white} est en c2. Sur la ligne de c8 à c2 se trouvent deux pions, en c3 et c5. Les {black} ne peuvent donc pas placer de tour en c8.',
    },
    {
      heading: 'Il reste sept cases',
      body: 'La même position : le roi des {white} est en c2, et les {black} placent leur armée.',
      task: 'Choisissez toutes les cases où les {black} peuvent placer une tour.',
      hint: 'Les tours vont sur la rangée 8. L’une des huit cases fait face au roi.',
      right: 'Oui : toute la rangée 8, sauf c8. Seule la colonne compte. La tour est sur la rangée 8, et le roi n’y est jamais.',
    },
    {
      heading: 'La ligne',
      body: 'Pour juger une tour en c8, on regarde les cases strictement entre la tour et le roi.',
      task: 'Choisissez les cases entre une tour en c8 et le roi en c2.',
      hint: 'Elles sont toutes sur la colonne c, sans c8 ni c2.',
      right: 'Oui : de c3 à c7. Les pions sur ces cases ne comptent pas, de quelque camp qu’ils soient. Toute autre pièce sur l’une d’elles ferait écran.',
    },
    {
      heading: 'Qu’est-ce qu’un écran ?',
      body: 'Un **écran** est toute pièce entre la tour et le roi qui **n’est pas un pion**. Elle peut être de l’un ou de l’autre camp. Ici, le roi des {white} est en e2, et son propre éléphant en e3.',
      task: 'Les {black} peuvent-ils placer une tour en e8 ?',
      options: [
        'Non, l’écran doit appartenir aux {black}',
        'Oui, l’éléphant fait écran',
        'Non, il y a aussi des pions sur la colonne',
      ],
      wrong: [
        'Un écran peut être de l’un ou de l’autre camp.',
        '',
        'Les pions ne font pas écran, mais ils ne gênent pas non plus. Une seule autre pièce suffit.',
      ],
      hint: 'Y a-t-il entre e8 et e2 une pièce qui n’est pas un pion ?',
      right: 'Oui. Général, éléphant, cavalier et tour font écran, de l’un ou de l’autre camp, et le roi des {black} aussi.',
    },
    {
      heading: 'D’abord l’écran, puis la tour',
      body: 'La règle est jugée au moment où l’on place la tour. Le roi des {white} est en c2, et les {black} aimeraient une tour en c8.',
      task: 'Que peuvent faire les {black} ?',
      options: [
        'Placer la tour en c8 maintenant, et un cavalier en c7 plus tard',
        'Placer un cavalier en d7, puis la tour en c8',
        'Placer un cavalier en c7, puis la tour en c8',
      ],
      wrong: [
        'La tour ferait face au roi jusqu’à l’arrivée du cavalier. L’écran doit être là d’abord.',
        'Un cavalier en d7 n’est pas sur la colonne c.',
        '',
      ],
      hint: 'L’écran doit être sur la colonne, et avant la tour.',
      right: 'Oui. Avec le cavalier en c7, la tour peut aller en c8. Le roi, le général ou un éléphant des {black} en c6 ou c7 conviendrait aussi.',
    },
    {
      heading: 'L’écran doit rester',
      body: 'Les {black} ont placé un cavalier en c7, puis une tour en c8. L’armée n’est pas encore confirmée : on peut encore reprendre des pièces.',
      task: 'Les {black} peuvent-ils reprendre le cavalier pour le mettre en g7 ?',
      options: [
        'Non, tant que la tour est en c8 sans autre écran',
        'Oui, la tour est déjà placée dans les règles',
        'Non, on ne reprend jamais une pièce placée',
      ],
      wrong: [
        '',
        'Sans le cavalier, elle ferait face au roi.',
        'Tant que l’armée n’est pas confirmée, on le peut, mais pas n’importe laquelle.',
      ],
      hint: 'Qu’y aurait-il entre c8 et c2 sans le cavalier ?',
      right: 'Oui. Il faut d’abord que la tour parte, ou qu’un autre écran soit sur la colonne. Alors le cavalier est libre.',
    },
    {
      heading: 'Seulement les {black}, seulement maintenant',
      body: 'Les {white} placent les premiers, et les {black} voient le roi. C’est pourquoi la règle ne lie que les {black}. Ici, les {white} ont une tour en g1, et il n’y a que des pions sur la colonne g.',
      task: 'Les {black} peuvent-ils placer leur roi en g7, face à la tour de g1 ?',
      options: [
        'Non, aucun roi ne doit faire face à une tour',
        'Seulement avec un écran sur la colonne g',
        'Oui',
      ],
      wrong: [
        'La règle ne protège que le roi des {white}.',
        'Les tours des {white} n’ont pas besoin d’écran.',
        '',
      ],
      hint: 'La règle parle d’une tour des {black} et d’un roi des {white}.',
      right: 'Oui. Et dès que le jeu a commencé, la règle est finie : une tour peut faire face à un roi, et un écran peut partir. Seules les Formelles ont cette règle ; les six autres ensembles de règles ne l’ont pas.',
    },
  ],
} satisfies UnitText
