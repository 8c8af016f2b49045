import * as fc from 'fast-check'
import { day_ms, hour_ms } from '../durations.ts'
import { startsWithin } from './occurrences.ts'
import { type ChangedOccurrence, type SeriesTimes, shiftWall, wallMs } from './series-times.ts'

/** Both clock changes, a change by half an hour, at midnight, the day that Samoa skipped, and ends of months. */
const places = [
  ['Europe/Berlin', '2027-03-24'],
  ['Europe/Berlin', '2027-10-28'],
  ['America/New_York', '2027-03-10'],
  ['America/St_Johns', '2010-11-04'],
  ['America/Sao_Paulo', '2018-11-01'],
  ['Australia/Lord_Howe', '2027-04-01'],
  ['Australia/Lord_Howe', '2027-09-30'],
  ['Pacific/Apia', '2011-12-26'],
  ['Asia/Kathmandu', '2027-01-31'],
  ['Asia/Kathmandu', '2028-01-29'],
] as const

/** Rules that follow their series to any day. */
export const movable_rules = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU',
]

/** Rules that name days of months. */
const fixed_rules = [
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
  'FREQ=MONTHLY;BYMONTHDAY=29,30,31',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=YEARLY',
]

export const any_rule = fc.constantFrom(...movable_rules, ...fixed_rules)

/** A series with a rule or with dates alone; timed or all-day, endless or not. */
export function aSeries(rule: fc.Arbitrary<string> = any_rule): fc.Arbitrary<SeriesTimes> {
  return fc
    .record({
      place: fc.constantFrom(...places),
      rule: fc.option(rule, { freq: 8 }),
      end: fc.oneof(
        fc.constant(''),
        fc.integer({ min: 1, max: 20 }).map((count) => `;COUNT=${count}`),
        fc.integer({ min: 0, max: 60 }),
      ),
      clock: fc.constantFrom('00:00:00', '01:45:00', '02:30:00', '10:00:00', '23:30:00'),
      is_all_day: fc.boolean(),
      lengthMs: fc.integer({ min: 1, max: 40 }).map((hours) => hours * hour_ms),
      added: fc.array(fc.tuple(fc.integer({ min: -9, max: 40 }), fc.nat(20)), { maxLength: 3 }),
    })
    .map(({ place: [meeting_timezone, date], rule: text, end, clock, is_all_day, lengthMs, added }) => {
      const first_start_wall = `${date}T${is_all_day ? '00:00:00' : clock}`
      const length = is_all_day ? Math.ceil(lengthMs / day_ms) * day_ms : lengthMs
      const until = (days: number) =>
        `;UNTIL=${shiftWall(first_start_wall, days * day_ms).replaceAll(/[-:]/g, '')}`
      const walls = added.map(([days, hours]) =>
        shiftWall(first_start_wall, days * day_ms + (is_all_day ? 0 : hours * hour_ms)),
      )
      return {
        first_start_wall,
        first_end_wall: shiftWall(first_start_wall, length),
        meeting_timezone,
        is_all_day,
        rrule: text === null ? null : `${text}${typeof end === 'number' ? until(end) : end}`,
        added_walls: [...new Set(walls)].toSorted(),
      }
    })
}

/** A changed occurrence, with a value of its own beside its times. */
export interface NamedChange extends ChangedOccurrence {
  readonly name: string
}

/** Some of the first occurrences of a series, cancelled or moved. */
export function changesOf(series: SeriesTimes, most: number): fc.Arbitrary<NamedChange[]> {
  const starts = firstStarts(series, most)
  const one = fc.record({ place: fc.nat(most), hours: fc.option(fc.integer({ min: -60, max: 60 })) })
  return fc.uniqueArray(one, { selector: ({ place }) => place, maxLength: 6 }).map((changes) =>
    changes.flatMap(({ place, hours }) => {
      const original_starts_ms = starts[place]
      if (original_starts_ms === undefined) return []
      const starts_ms = hours === null ? null : original_starts_ms + hours * hour_ms
      return [
        {
          name: `number ${place}`,
          original_starts_ms,
          is_cancelled: hours === null,
          meeting_timezone: null,
          start_wall: null,
          end_wall: null,
          starts_ms,
          ends_ms: starts_ms === null ? null : starts_ms + hour_ms,
        },
      ]
    }),
  )
}

/** The original starts, ascending. */
export function firstStarts(series: SeriesTimes, most: number): number[] {
  const beginMs = Math.min(...[series.first_start_wall, ...series.added_walls].map(wallMs)) - 2 * day_ms
  return startsWithin(series, [beginMs, beginMs + 20_000 * day_ms], most)
}
