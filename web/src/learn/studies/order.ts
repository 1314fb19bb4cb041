// The order of the studies.

export default [
  'own-general',
  'other-general',
  'past-the-square',
  'arrival',
  'giving-the-general',
  'line-exchange',
  'line-advance',
  'screens',
  'screen-first',
  'elephant-back',
  'elephant-colour',
  'general-reach',
  'king-flight',
  'pinned-knight',
  'answering-check',
  'mate-or-stalemate',
  'only-stalemates',
  'promotion-step',
  'promotions-only',
  'count-start',
] as const
