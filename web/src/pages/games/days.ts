// Days of the reader's own calendar as moments.

/** When a day begins, in milliseconds since 1970 (UTC), or one so many days later; `null` for what is no day. */
export function dayBegins(day: string, later: number): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!parts) return null
  const [year, month, date] = parts.slice(1).map(Number) as [number, number, number]
  // Not every day has 24 hours, so it is the calendar that counts on.
  const begins = new Date(year, month - 1, date + later)
  const meant = new Date(year, month - 1, date)
  return meant.getMonth() === month - 1 && meant.getDate() === date ? begins.getTime() : null
}
