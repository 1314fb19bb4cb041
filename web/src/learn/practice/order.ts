// The order of practice: understand, compare, review; then strategy and what is often got wrong.

export default [
  'understand-deployment',
  'understand-promotion',
  'compare-promotion',
  'compare-moves',
  'review-line',
  'review-game',
  'strategy-shelter',
  'strategy-contact',
  'strategy-lines',
  'strategy-general',
  'strategy-timing',
  'strategy-endings',
  'strategy-bare-king',
  'misconceptions-deployment',
  'misconceptions-moves',
  'misconceptions-promotion',
  'misconceptions-ending',
] as const
