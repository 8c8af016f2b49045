import { day_ms, type Interval, type Person, type WeeklyHours } from '@meridian/engine'

export interface Size {
  readonly people: number
  readonly busyEach: number
  readonly days: number
}

export const quarterMs = 15 * 60_000

/** The product's own call first. */
export const sizes: readonly Size[] = [
  { people: 5, busyEach: 20, days: 4 },
  { people: 10, busyEach: 200, days: 30 },
  { people: 50, busyEach: 200, days: 30 },
  { people: 200, busyEach: 200, days: 30 },
  { people: 1000, busyEach: 200, days: 365 },
]

/** Offices from UTC-4 to UTC+3, nine to five on weekdays, with meetings strewn over the whole window in no order. */
export function seededQuestion({ people, busyEach, days }: Size): { window: Interval; people: Person[] } {
  const random = seededRandom(people * 1000 + days)
  const start = Date.UTC(2026, 10, 23)
  const window: Interval = [start, start + days * day_ms]
  return {
    window,
    people: Array.from({ length: people }, (_, place) => ({
      timeZone: zones[place % zones.length] ?? 'UTC',
      weekly,
      busy: Array.from({ length: busyEach }, (): Interval => {
        const at = start + Math.floor(random() * days * 96) * quarterMs
        return [at, at + (1 + Math.floor(random() * 4)) * quarterMs]
      }),
    })),
  }
}

const nineToFive = [[9 * 60, 17 * 60]] as const
const weekly: WeeklyHours = { 1: nineToFive, 2: nineToFive, 3: nineToFive, 4: nineToFive, 5: nineToFive }

const zones = [
  'America/Puerto_Rico',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Nairobi',
  'Europe/Istanbul',
  'Atlantic/Cape_Verde',
]

/** Numbers in [0, 1), the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
