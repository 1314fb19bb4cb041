// The options in which rulesets differ, flat, so that each value has one sentence and one table cell.

import type { RulebookView } from '../../rules'

type Answer = 'yes' | 'no'

/** The value of each option; `null` where the question does not arise. */
export interface Values {
  order: 'alternate' | 'all-then-all'
  curtain: Answer
  'back-rank': Answer
  gap: Answer
  rooks: Answer
  swap: Answer
  screen: Answer
  shelter: Answer
  rearrangement: Answer
  step: 'none' | 'diagonal' | 'adjacent'
  safe: Answer | null
  sole: Answer
  attack: Answer
  giving: Answer | null
  stalemate: 'draw' | 'forbidden' | null
  only: Answer
  count: Answer
  'count-general': Answer | null
  'count-end': 'auto' | 'claim' | null
  'count-fifty': Answer | null
  fifty: 'named' | 'never' | 'unnamed'
  threefold: 'named' | 'never' | 'unnamed'
  dead: 'named' | 'never' | 'unnamed'
  dice: Answer
}

/** The name of an option. */
export type Option = keyof Values

/** The key of the sentence that an option has for a value. */
export type Sentence = { [O in Option]: `${O}.${NonNullable<Values[O]>}` }[Option]

const answer = (yes: boolean): Answer => (yes ? 'yes' : 'no')

/** The options of a ruleset, in the order of the page and of the table. */
export function values({ orders, rules }: RulebookView): Values {
  const { deployment, promotion, counting, dice } = rules
  return {
    order: deployment.order === 'alternate' ? 'alternate' : 'all-then-all',
    curtain: answer(orders.includes('hidden')),
    'back-rank': answer(deployment.minorsBackRank),
    gap: answer(deployment.frontGap),
    rooks: answer(deployment.rooksBackOnly),
    swap: answer(deployment.pawnSwap),
    screen: answer(deployment.rookScreen),
    shelter: answer(deployment.forbidCheck),
    rearrangement: answer(deployment.relocationStage),
    step: promotion.step,
    safe: promotion.step === 'none' ? null : answer(promotion.stepSafe),
    sole: answer(promotion.solePawnAnywhere),
    attack: answer(!promotion.noAttack),
    // Where the king is captured there is neither check nor stalemate.
    giving: dice ? null : answer(!promotion.noCheck),
    stalemate: dice ? null : rules.stalemate,
    only: answer(rules.promotionsOnlyClaim),
    count: answer(counting !== null),
    'count-general': counting && answer(counting.needGeneral),
    'count-end': counting && counting.onEnd,
    'count-fifty': counting && answer(counting.suspendsFifty),
    fifty: rules.fiftyMoves,
    threefold: rules.threefold,
    dead: rules.deadPosition,
    dice: answer(dice),
  }
}

/** The options that do not have the same value in all of these. */
export function differing(all: readonly Values[]): Option[] {
  const [first] = all
  if (!first) return []
  return (Object.keys(first) as Option[]).filter((option) => all.some((one) => one[option] !== first[option]))
}

/** The sentence of an option; `null` where the question does not arise. */
export function sentence(option: Option, all: Values): Sentence | null {
  const value = all[option]
  return value === null ? null : (`${option}.${value}` as Sentence)
}
