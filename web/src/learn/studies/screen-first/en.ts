import type { UnitText } from '../../unit'

export default {
  title: 'Taking a screen away',
  summary: 'While the army is a draft, its pieces may be shifted. One of them may not.',
  steps: [
    {
      heading: 'The only screen',
      body: '{black} has a knight on d7, which lets a rook stand on d8 although {white}’s king looks up from d2. Suppose that rook is put on d8 in the draft. Then {black} has second thoughts about the knight and wants to take it up again.',
      task: 'What holds for the knight as long as the rook stands on d8?',
      options: [
        'It may go: only the finished army is examined',
        'It has to stay, or the rook has to leave first',
        'It may go, since the pawns on d3 and d5 remain',
      ],
      wrong: [
        'The rook needs its screen at every moment, in the draft as well.',
        '',
        'Pawns are no screen. Without the knight only pawns would stand between.',
      ],
      right: 'The only screen cannot be taken up while the rook needs it. Move the rook first, or put a second screen there; then the knight is free.',
      beside: 'With an elephant on d6 as well there are two screens. Either one may now leave, but not both.',
    },
    {
      heading: 'Try it',
      body: '{white}’s king stands on d2. Arrange {black}’s army with a rook on d8 behind a screen. While you are at it, try to take the screen up again and read what you are told.',
      task: 'Put up {black}’s whole army and confirm it.',
      hint: 'Place a piece on d7 or d6 before the rook goes to d8.',
      right: 'The army stands, and every placement of it is lawful in some order: the screen before the rook.',
    },
  ],
} satisfies UnitText
