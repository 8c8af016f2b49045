import * as fc from 'fast-check'
import { any_link } from '../../../apps/server/test/any-link.ts'
import type {
  CalendarEvent,
  EventAttendee,
  EventLocation,
  EventOverride,
  EventPerson,
  EventTime,
} from './calendar-event.ts'
import { cleanText } from './content-line.ts'
import { addDuration } from './event-time.ts'
import { listRuleStarts } from './series-starts.ts'

/** Zones with unusual clock changes. */
export const odd_zones = [
  'UTC',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Europe/Dublin',
  'Pacific/Apia',
  'Etc/GMT+5',
]

const oneLine = fc
  .string({ unit: 'grapheme', maxLength: 200 })
  .map((text) => cleanText(text).replace(/\s+/g, ' ').trim())
const manyLines = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.constantFrom(' ', 'BEGIN:VEVENT', '\\n;,:', '"', '\t'),
    ),
    { maxLength: 12 },
  )
  .map((lines) => cleanText(lines.join('\n')).trim())
const personName = oneLine.map((name) => name.replaceAll('\\', ''))
const email = fc.emailAddress().filter((address) => !/[\s\\]/.test(address))
const link = any_link.filter((url) => URL.canParse(url))
const moment = fc
  .integer({ min: 0, max: 2_000_000_000 })
  .map((seconds) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`)

const person: fc.Arbitrary<EventPerson> = fc.record({ name: personName, email })

const attendee: fc.Arbitrary<EventAttendee> = fc.record({
  name: personName,
  email,
  kind: fc.constantFrom('individual', 'group', 'room', 'resource'),
  role: fc.constantFrom('chair', 'required', 'optional', 'informed'),
  answer: fc.constantFrom('needs_action', 'accepted', 'declined', 'tentative', 'delegated'),
})

const coordinate = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6)

const location: fc.Arbitrary<EventLocation> = fc
  .record({
    name: oneLine,
    link: fc.option(link),
    place: fc.option(fc.tuple(coordinate(90), coordinate(180))),
  })
  .filter(({ name }) => name !== '' && !URL.canParse(name))
  .map(({ name, link, place }) => ({
    name,
    link,
    latitude: place?.[0] ?? null,
    longitude: place?.[1] ?? null,
  }))

const content = fc.record({
  sequence: fc.nat(9),
  title: oneLine,
  description: manyLines,
  location: fc.option(location),
  link: fc.option(link),
  is_transparent: fc.boolean(),
  is_private: fc.boolean(),
  status: fc.constantFrom('confirmed' as const, 'tentative' as const, 'cancelled' as const),
  priority: fc.option(fc.integer({ min: 1, max: 9 })),
  organizer: fc.option(person),
  attendees: fc.uniqueArray(attendee, { selector: ({ email }) => email.toLowerCase(), maxLength: 4 }),
  created_at: fc.option(moment),
  modified_at: fc.option(moment),
})

/** From 1971 to 2040, at any minute, or all day. */
const start: fc.Arbitrary<EventTime> = fc
  .record({
    minutes: fc.integer({ min: 525_600, max: 37_000_000 }),
    zone: fc.constantFrom(null, ...odd_zones),
  })
  .map(({ minutes, zone }) => {
    const time = new Date(minutes * 60_000).toISOString()
    return { time: time.slice(0, zone === null ? 10 : 19), zone }
  })

const rule = fc.oneof(
  fc.constant(null),
  fc
    .record({
      frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 4 }),
      count: fc.option(fc.integer({ min: 1, max: 30 })),
    })
    .map(
      ({ frequency, interval, count }) =>
        `FREQ=${frequency};INTERVAL=${interval}${count === null ? '' : `;COUNT=${count}`}`,
    ),
)

/** Any event in the form in which `readCalendar` gives it. */
export const anyEvent: fc.Arbitrary<CalendarEvent> = fc
  .record({
    content,
    start,
    rule,
    minutes: fc.nat(4000),
    days: fc.integer({ min: 1, max: 40 }),
    picks: fc.array(fc.nat(3), { maxLength: 8 }),
  })
  .map(({ content, start, rule, minutes, days, picks }) => {
    const end = addDuration(
      start,
      start.zone === null ? { days, seconds: 0 } : { days: 0, seconds: minutes * 60 },
    )
    const single: CalendarEvent = {
      uid: 'set below',
      recurrence_id: null,
      ...content,
      is_all_day: start.zone === null,
      start,
      end,
      rrule: rule,
      excluded: [],
      added: [],
      overrides: [],
    }
    const starts = listRuleStarts(single, Date.UTC(1970), Date.UTC(2100), picks.length)
    return {
      ...single,
      excluded: starts.filter((_, index) => picks[index] === 1).toSorted(),
      overrides: starts
        .filter((_, index) => picks[index] === 2)
        .toSorted()
        .map((time) => change(single, time)),
    }
  })

/** Any events, each with a uid of its own. */
export const anyEvents: fc.Arbitrary<CalendarEvent[]> = fc
  .array(fc.tuple(anyEvent, oneLine), { maxLength: 6 })
  .map((events) => events.map(([event, uid], index) => ({ ...event, uid: `${index} ${uid}`.trim() })))

function change(event: CalendarEvent, original_start: string): EventOverride {
  const start = { time: original_start, zone: event.start.zone }
  const later = addDuration(start, { days: 1, seconds: 0 })
  return {
    original_start,
    title: `${event.title} changed`.trim(),
    is_all_day: event.is_all_day,
    start: later,
    end: addDuration(later, { days: 2, seconds: 0 }),
  }
}
