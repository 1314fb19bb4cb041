// What a game did to the ratings of those who played it.

import type { PersonView, RatingHistory } from '../messages'
import { get } from '../request'

/** The rating of a member after a game; `null` where the game did not count for one. */
export async function ratingAfter(name: string, game: string): Promise<number | null> {
  const { ratings } = await get<PersonView>(`/people/${name}`)
  const histories = await Promise.all(
    ratings.map(({ family, pace }) => get<RatingHistory>(`/people/${name}/ratings/${family}/${pace}`)),
  )
  return histories.flatMap(({ points }) => points).find((point) => point.game === game)?.rating ?? null
}
