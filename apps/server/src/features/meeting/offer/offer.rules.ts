import { day_ms, type Interval, overlaps } from '@meridian/engine'

/** A week is as long as a person waits for a reply. */
const kept_days = 7
/** A meeting of more than a day has no times of day to offer. */
const longest_ms = day_ms

/** Until when times are held: a week, or until the last of them begins. */
export function expiryOf(slots: readonly Interval[], now: Date): Date {
  const lastStart = Math.max(...slots.map(([start]) => start))
  return new Date(Math.min(lastStart, now.getTime() + kept_days * day_ms))
}

/**
 * A sentence on what is wrong with a time by itself or beside the earlier ones; null for one that can be
 * offered.
 */
export function wrongIn(slot: Interval, earlier: readonly Interval[], now: Date): string | null {
  const [start, end] = slot
  if (end <= start) return 'The end must be after the start.'
  if (end - start > longest_ms) return 'A time that is offered must not be longer than a day.'
  if (start <= now.getTime()) return 'A time that is offered must lie in the future.'
  return earlier.some((other) => overlaps(slot, other)) ? 'Times that are offered must not overlap.' : null
}

/** The state of an offer as of now, even before the clean-up job has run. */
export function offerStateOf(
  { state, expires_at, is_there }: OfferFacts,
  now: Date,
): 'open' | 'booked' | 'expired' | 'released' {
  if (state !== 'open') return state
  if (!is_there) return 'released'
  return expires_at <= now ? 'expired' : 'open'
}

export interface OfferFacts {
  readonly state: 'open' | 'booked' | 'expired' | 'released'
  readonly expires_at: Date
  /** The meeting of the offer exists and takes place. */
  readonly is_there: boolean
}
