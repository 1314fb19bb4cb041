import type { UnitText } from '../../unit'

export default {
  title: 'Comment gagne-t-on ? Prend-on le roi ?',
  summary: 'Par le mat : le roi est attaqué et rien ne le sauve ; on ne le prend vraiment qu’avec les trois dés.',
  steps: [
    {
      heading: 'Échec et mat',
      body:
        'Un roi attaqué par une pièce adverse est **en échec**. Son camp doit y répondre aussitôt : déplacer le roi sur une case sûre, prendre l’attaquant ou interposer une pièce. Aucun autre coup n’est permis, et aucun coup ne doit laisser son propre roi attaqué. Ici la tour donne échec le long de la colonne : avancer le pion est interdit.\n\n' +
        'Si rien n’y fait, c’est **échec et mat** (khwè dans les livres birmans), et la partie est finie. Le roi n’est jamais retiré de l’échiquier.\n\n' +
        '**Trois dés** fait exception : il n’y a pas d’échec, et qui prend le roi gagne aussitôt (C27).',
    },
    {
      body: 'Le roi e1 est en échec.',
      task: 'Choisissez toutes les pièces qui donnent échec.',
      hint: 'Il peut y en avoir plus d’une.',
      right: 'La tour le long de la rangée et le cavalier par son saut. Contre deux attaquants, seul un coup du roi peut aider.',
    },
  ],
} satisfies UnitText
