import { day_ms, type Interval, runtimeZone } from '@meridian/engine'

/** What is longer is no time that someone chooses from a list. */
const longest_ms = day_ms

/** A sentence on what is wrong with a time that the person wants to hold; null for one that can be held. */
export function wrongInHold([start, end]: Interval, now: Date): string | null {
  if (end <= start) return 'The end must be after the start.'
  if (end - start > longest_ms) return 'A time that is held must not be longer than a day.'
  return start <= now.getTime() ? 'A time that is held must lie in the future.' : null
}

/** Until when shared times are held: that many days, or until the last of them begins. */
export function holdEnd(slots: readonly Interval[], days: number, now: Date): Date {
  const lastStart = Math.max(...slots.map(([start]) => start))
  return new Date(Math.min(lastStart, now.getTime() + days * day_ms))
}

/** For people to read: `Tuesday, 24 November 2026, 10:00`. */
export function formatStart(start: number, zone: string): string {
  const timeZone = runtimeZone(zone, start)
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const date = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(start)
  return `${date}, ${new Intl.DateTimeFormat('en-GB', { ...clock, timeZone }).format(start)}`
}
