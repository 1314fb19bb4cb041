// How a study begins on the server.

import type { Translator } from '../../i18n/translator'
import type { NewStudy, StudyView } from '../../online/messages'
import { post } from '../../online/request'
import type { Engine, Study } from '../../rules'
import { players } from '../../study/tags'
import type { StudiesWords } from './words'

/** The bounds of the server's. */
const LONGEST = 100

/** What a game is called by those who played it; `null` where its tags do not name both. */
export function titleOf({ tags }: Study): string | null {
  const both = players(tags)
  return both && [...`${both.white} – ${both.black}`].slice(0, LONGEST).join('')
}

/** Makes a private study of one chapter; gives its id. */
export async function begin(words: Translator<StudiesWords>, engine: Engine, study: Study, title: string | null): Promise<string> {
  const wanted: NewStudy = {
    title: title ?? words.say('study.titled', { date: words.date(Date.now()) }),
    visibility: 'private',
    chapter: { title: title ?? words.say('chapter.nth', { n: 1 }), pgn: await engine.writePgn(study, 'sittuyin') },
  }
  return (await post<StudyView>('/studies', wanted)).id
}
