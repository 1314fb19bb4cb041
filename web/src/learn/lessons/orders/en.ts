import type { UnitText } from '../../unit'

export default {
  title: 'Other ways to put the army up',
  summary: 'In turn, behind the pawns, behind a curtain, or on a pawn’s square.',
  steps: [
    {
      heading: 'In turn',
      body: 'Sittuyin has been played under different rules at different times. This page has seven sets of rules. So far you know the deployment of **Formal**. This lesson shows the others.\n\n' +
        'Under **Modern**, each side places **one piece a turn**. {white} has just put the king on e2. A piece put up is not moved again until the play begins.',
      task: 'What happens next?',
      options: [
        '{white} puts up the other seven pieces',
        '{black} puts up one piece',
        '{black} moves a pawn',
      ],
      wrong: [
        'That is the order of Formal. Under Modern each placement is a turn.',
        '',
        'While there are pieces in hand, they must be placed first.',
      ],
      hint: 'One piece a turn, and the turns alternate.',
      right: 'Right. Murray 1913 has the same order. Formal, Tournament, Federation, Murray-Parlett and Three dice place one whole army after the other. When all pieces stand, {white} makes the first move.',
    },
    {
      heading: 'Modern: three ranks',
      body: 'Under Modern, king, general, elephants and knights go on the empty squares of the **first three ranks**: for {white} rank 1, rank 2 and e3 to h3. The rooks go on the back rank. The squares in front of the pawns are closed. There is no rule about a rook that faces a king.',
      task: 'Under Modern, choose every square where {white} may put an elephant.',
      hint: 'The back rank is open to all pieces here.',
      right: 'Right, twenty squares: a1 to h1, a2 to h2, and e3, f3, g3, h3.',
    },
    {
      heading: 'Federation and Tournament',
      body: 'Under **Federation** (the book of the Myanmar Chess Federation), king, general, elephants and knights stand behind the pawns but **not on the back rank**. Rooks stand on the back rank only. Each side has five minutes to put up its army, and nothing is corrected afterwards.\n\n' +
        'Under **Tournament** the whole own half is open to these pieces: twenty-four squares, the back rank and the squares in front of the pawns as well. Rooks stand on the back rank. As in Formal, no placement may leave a king attacked.',
      task: 'Under Federation, choose every square where {white} may put the general.',
      hint: 'Rank 2, and what is empty on rank 3.',
      right: 'Right, twelve squares: a2 to h2 and e3 to h3.',
    },
    {
      heading: 'Behind the curtain',
      body: 'In official tournaments a curtain hangs across the board. **Both sides put up their armies in secret**, each seeing only its own half. When both have confirmed, the curtain opens, and {white} makes the first move. Tournament offers this order beside the open one.\n\n' +
        'The squares in front of the pawns (marked) are closed behind the curtain, though open Tournament allows them (C8).',
      task: 'Why are these squares closed behind the curtain?',
      options: [
        'Because a piece there could be captured',
        'Because there is no room for them under a curtain',
        'Because two secret armies could then be in conflict, for example with a king in check',
      ],
      wrong: [
        'Nothing is captured before the play begins.',
        'The reason lies in the rules, not in the cloth.',
        '',
      ],
      hint: 'What could a knight on d4 do to a king that was put up in secret?',
      right: 'Right. From behind the pawns no piece can reach a king in the other army. So whatever the two have put up, the armies fit together.',
    },
    {
      heading: 'Murray-Parlett: on a pawn’s square',
      body: 'Under **Murray-Parlett** {white} puts up the whole army, then {black}. All pieces, rooks too, go **anywhere behind the pawns**: for {white} rank 1, rank 2 and e3 to h3. They may also take the **square of an own pawn**. That pawn then moves, in the same turn, to any empty square of these twenty (C17), seen from where the pawns began. A pawn that was moved once may be moved again.',
      task: '{white} puts a rook on a3, where a pawn of {white} stands. Where may the pawn go?',
      options: [
        'To b2',
        'To a4, one step forward',
        'Off the board',
      ],
      wrong: [
        '',
        'The pawn may not go forward. It goes behind the line on which the pawns began.',
        'No man is lost. The pawn gets another square.',
      ],
      hint: 'The pawn has to make room backwards.',
      right: 'Right: b2, or any other empty square behind the pawns.',
    },
    {
      heading: 'Murray 1913: three stages',
      body: 'Under **Murray 1913** the game has three stages. **First**, the sides place in turn, anywhere on the own half, rooks too, even on the square of an own pawn, which goes behind the line. **Second**, the **rearrangement**, shown here, which {white} begins: in each turn a player puts any own piece, not a pawn, on any empty square of the own half, however far; or the player takes one step straight forward with a pawn. In this stage nothing is captured and no pawn becomes a general. No placement and no shift may leave a king attacked. **Third**, the play.',
      task: 'When does the rearrangement end?',
      options: [
        'When each side has made eight shifts',
        'With the first pawn step of either side, for both',
        'When both players say so',
      ],
      wrong: [
        'There is no fixed number.',
        '',
        'One pawn step is enough.',
      ],
      hint: 'One of the two things a player may do here is different from the other.',
      right: 'Right. The first pawn step ends it for both sides, and the other side then begins the play. That step may give check (C16, C33).',
    },
    {
      heading: 'At a glance',
      body: '**Formal**: whole armies, {white} first. King, general, elephants and knights on sixteen squares in front of the back rank, four of them in front of the pawns. No rook of {black} facing the king of {white} without a screen. No king attacked.\n\n' +
        '**Tournament**: whole armies, or behind the curtain. Twenty-four squares; no king attacked. **Modern**: one piece a turn; twenty squares. **Federation**: whole armies; twelve squares. In these and in **Three dice** rooks stand on the back rank only. Three dice uses the twenty-four squares of Tournament, and a king may even be put on an attacked square.\n\n' +
        '**Murray-Parlett**: whole armies, all pieces on the twenty squares behind the pawns, or on the square of an own pawn. **Murray 1913**: one piece a turn, the whole half, also on the square of an own pawn, then the rearrangement. In both no placement may leave a king attacked.',
    },
  ],
} satisfies UnitText
