/** Events of one calendar that make a meeting. */
export interface MissingEvents {
  readonly total: number
  readonly gone: number
  readonly total_coming: number
  readonly gone_coming: number
  /** Events that the current sync has listed. */
  readonly listed: number
  /** Missing ones that no question has shown. */
  readonly unasked: number
}

/** As many may go at once in any calendar. */
const most_gone_unasked = 5

/**
 * Whether so many events are gone that the person has to say so: more than five and more than a third, of all or
 * of those to come, or everything where the provider listed nothing at all. Deletions that the provider tells one
 * by one may empty a small calendar.
 */
export function isBulk(events: MissingEvents, { isWhole }: { readonly isWhole: boolean }): boolean {
  const { total, gone, total_coming, gone_coming, listed } = events
  if (isWhole && gone > 0 && listed === 0) return true
  return isLargePart(gone, total) || isLargePart(gone_coming, total_coming)
}

function isLargePart(gone: number, total: number): boolean {
  return gone > most_gone_unasked && gone * 3 > total
}
