import { instantOf } from '@meridian/engine'
import { type EventTime, readCalendar } from '@meridian/icalendar'
import fc from 'fast-check'
import { anEvent } from './dav-program.ts'

const zones = [
  'Europe/Berlin',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
]

/** In 2027 the clocks of one of the zones change on these days or the day after. */
const days_before_changes = [
  [3, 13],
  [3, 14],
  [3, 27],
  [3, 28],
  [4, 3],
  [4, 4],
  [10, 2],
  [10, 3],
  [10, 30],
  [10, 31],
  [11, 6],
  [11, 7],
] as const

/** What a calendar program may make of one event: a series, its dates, whole days, any clock. */
export interface ObjectVersion {
  readonly title: string
  readonly zone: string | null
  readonly date: readonly [month: number, day: number]
  readonly hour: number
  readonly length: number
  readonly repeats: number
  readonly excluded: readonly number[]
  readonly moved: readonly (readonly [date: number, hours: number])[]
}

export const objectVersion: fc.Arbitrary<ObjectVersion> = fc.record({
  title: fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
  zone: fc.option(fc.constantFrom(...zones)),
  date: fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })),
    fc.constantFrom(...days_before_changes),
  ),
  hour: fc.integer({ min: 0, max: 23 }),
  length: fc.integer({ min: 1, max: 3 }),
  repeats: fc.integer({ min: 1, max: 8 }),
  excluded: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  moved: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 5 })), {
    maxLength: 3,
    selector: ([date]) => date,
  }),
})

/** The calendar object (RFC 4791) of one version. */
export function objectTextOf(
  uid: string,
  { title, zone, length, date: [month, day], ...one }: ObjectVersion,
): string {
  const time = (date: number, hours: number) => {
    const ms = Date.UTC(2027, month - 1, day + date, zone === null ? 0 : one.hour + hours)
    return new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  }
  const property = (name: string, moment: string) => {
    if (zone === null) return `${name};VALUE=DATE:${moment.slice(0, 8)}`
    return zone === 'UTC' ? `${name}:${moment}Z` : `${name};TZID=${zone}:${moment}`
  }
  const times = (date: number, hours: number) => [
    property('DTSTART', time(date, hours)),
    property('DTEND', zone === null ? time(date + length, 0) : time(date, hours + length)),
  ]
  const summary = `SUMMARY:${title.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\p{Cc}/gu, '')}`
  const dates = (list: readonly number[]) => list.filter((date) => date < one.repeats)
  const excluded = dates(one.excluded).map((date) => property('EXDATE', time(date, 0)))
  const rule = one.repeats > 1 ? [`RRULE:FREQ=DAILY;COUNT=${one.repeats}`] : []
  const series = anEvent(uid, ...times(0, 0), summary, ...rule, ...excluded)
  const moved = one.moved
    .filter(([date]) => date < one.repeats && !one.excluded.includes(date))
    .map(([date, hours]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20261120T090000Z',
      property('RECURRENCE-ID', time(date, 0)),
      ...times(zone === null ? date + 20 + hours : date, hours),
      'SUMMARY:Moved',
      'END:VEVENT',
      '',
    ])
  return series.replace('END:VCALENDAR', `${moved.map((lines) => lines.join('\r\n')).join('')}END:VCALENDAR`)
}

/**
 * What an object says, so that two spellings of it are equal. The clock of a series counts, also where it skips an hour; of all
 * else only when it is.
 */
export function objectIn(text: string) {
  const reading = readCalendar(text, { defaultZone: 'Asia/Kathmandu' })
  if (!reading.ok) throw new Error(reading.reason)
  return reading.events.map(({ start, end, overrides, rrule, ...event }) => ({
    ...event,
    sequence: 0,
    created_at: null,
    modified_at: null,
    rrule: rrule?.split(';').toSorted(),
    start: rrule === null ? momentOf(start) : start,
    end: momentOf(end),
    overrides: overrides.map(({ original_start, ...date }) => [
      original_start,
      momentOf(date.start),
      momentOf(date.end),
    ]),
  }))
}

function momentOf({ time, zone }: EventTime): number | string {
  return zone === null ? time : instantOf(time, zone)
}
