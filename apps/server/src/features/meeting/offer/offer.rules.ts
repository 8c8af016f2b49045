import { day_ms, type Interval, overlaps, runtimeZone } from '@meridian/engine'

/** Nobody waits longer for an answer. */
const kept_days = 7
/** Whoever meets for longer than a day offers no times of day. */
const longest_ms = day_ms

/** Until when times are kept: a week, or until the last of them begins. */
export function expiryOf(slots: readonly Interval[], now: Date): Date {
  const lastStart = Math.max(...slots.map(([start]) => start))
  return new Date(Math.min(lastStart, now.getTime() + kept_days * day_ms))
}

/** What is wrong with a time by itself or beside the earlier ones, in a sentence; null for one that can be offered. */
export function wrongIn(slot: Interval, earlier: readonly Interval[], now: Date): string | null {
  const [start, end] = slot
  if (end <= start) return 'The end must be after the start.'
  if (end - start > longest_ms) return 'A time that is offered must not be longer than a day.'
  if (start <= now.getTime()) return 'A time that is offered must lie in the future.'
  return earlier.some((other) => overlaps(slot, other)) ? 'Times that are offered must not overlap.' : null
}

/** As a person reads it: `Tuesday, 24 November 2026, 10:00`. */
export function tellStart(start: number, zone: string): string {
  const timeZone = runtimeZone(zone, start)
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const date = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(start)
  return `${date}, ${new Intl.DateTimeFormat('en-GB', { ...clock, timeZone }).format(start)}`
}

/** How an offer stands as of now, whether somebody has cleared up after it or not. */
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
  /** Its meeting is still there and takes place. */
  readonly is_there: boolean
}
