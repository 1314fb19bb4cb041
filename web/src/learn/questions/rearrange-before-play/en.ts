import type { UnitText } from '../../unit'

export default {
  title: 'May the pieces be rearranged once all are placed?',
  summary: 'Only in Murray 1913: there a stage of free moves lies between the deployment and the play.',
  steps: [
    {
      heading: 'The second stage of 1913',
      body:
        'H. J. R. Murray’s book of 1913 describes three stages. First the pieces are placed. Then, in turn, each side puts **any piece on any empty square of its own half**, whatever its usual move; or it steps one square forward with a pawn, and that ends the stage for both. Only then do the ordinary moves begin.\n\n' +
        'On the board the king may go from c2 straight to h1. Nothing is captured in this stage, no pawn is promoted, and no king may be put on an attacked square.\n\n' +
        'In the other rulesets the first move after the deployment is already an ordinary one. A custom reported from Burma, that {white}’s first move must be a pawn’s, may be a remnant of this stage; no ruleset here demands it.',
    },
  ],
} satisfies UnitText
