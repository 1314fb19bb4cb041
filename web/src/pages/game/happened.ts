// What happened or was said on the line as a sentence; what the board or the result tell already is left to them.

import type { Translator } from '../../i18n/translator'
import type { Happening, Words } from '../../online/messages'
import type { Color } from '../../rules'
import type { GameWords } from './words'

/** The sentence, or `null`. */
export function happened(words: Translator<GameWords>, happening: Happening, name: (color: Color) => string): string | null {
  switch (happening.kind) {
    case 'draw-offered':
    case 'draw-declined':
    case 'takeback-offered':
    case 'takeback-declined':
    case 'time-added':
    case 'confirmed':
      return words.say(`happened.${happening.kind}`, { name: name(happening.by) })
    case 'took-back':
    case 'resumed':
      return words.say(`happened.${happening.kind}`)
    default:
      return null
  }
}

/** What somebody said, where it is ready-made in the reader's language. */
export function spoken(words: Translator<GameWords>, said: Words): string {
  return said.kind === 'text' ? said.text : words.say(`talk.${said.preset}`)
}
