import {
  firstDay,
  type PersonKey,
  type PlannedMeeting,
  planned_meetings,
  workingDay,
} from './sample-plan.rules.ts'
import { translateSample } from './sample-words.rules.ts'

/** What the one who tries the product would have organized, or been asked to and accepted. */
const shown = planned_meetings.filter(({ is_cancelled }) => is_cancelled !== true)

const names: Readonly<Record<PersonKey, string>> = {
  mara: '',
  jonas: 'Jonas Weber',
  mira: 'Mira Shah',
  omar: 'Omar Haddad',
  nora: 'Nora Penney',
  sakura: 'Sakura Tanaka',
}

/** What the description of a meeting says besides the plan. */
export const own_words = ['With {people}', 'Made up to try the product.'] as const

/** By these uids the meetings are known again. */
export const sample_uids: readonly string[] = shown.map((_, index) => uidOf(index))

/** The planned meetings as a calendar file without guests, around today on this zone's clock. */
export function formatSampleCalendar(timeZone: string, language: string, now: Date): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const events = translateSample(shown, language).flatMap((planned, index) =>
    eventLines(planned, { uid: uidOf(index), timeZone, language, today, now }),
  )
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian//Sample//EN',
    ...events,
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

function uidOf(index: number): string {
  return `sample-${index + 1}@meridian.example`
}

interface EventPlace {
  readonly uid: string
  readonly timeZone: string
  readonly language: string
  readonly today: Temporal.PlainDate
  readonly now: Date
}

function eventLines(planned: PlannedMeeting, { uid, timeZone, language, today, now }: EventPlace): string[] {
  const { title, on, repeats, words = {} } = planned
  const day = firstDay(workingDay(today, on), repeats)
  const place = words.meeting_location?.location_name
  const weekdays = Object.keys(repeats?.days ?? {}).map((name) => name.slice(0, 2).toUpperCase())
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`,
    `SUMMARY:${escaped(title)}`,
    ...timeLines(planned, day, timeZone),
    `DESCRIPTION:${escaped(descriptionOf(planned, language))}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(weekdays.length > 0 ? [`RRULE:FREQ=WEEKLY;BYDAY=${weekdays.join(',')}`] : []),
    ...(words.is_transparent ? ['TRANSP:TRANSPARENT'] : []),
    ...(words.meeting_priority === 'high' ? ['PRIORITY:1'] : []),
    'END:VEVENT',
  ]
}

function timeLines(
  { at, minutes = 30, days = 1 }: PlannedMeeting,
  day: Temporal.PlainDate,
  timeZone: string,
): string[] {
  if (at === undefined)
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(day.add({ days }))}`]
  const start = day.toZonedDateTime({ timeZone, plainTime: at })
  return [start, start.add({ minutes })].map((time, index) => {
    const wall = `${compact(time.toPlainDate())}T${time.toPlainTime().toString({ smallestUnit: 'second' }).replaceAll(':', '')}`
    return `${index === 0 ? 'DTSTART' : 'DTEND'};TZID=${timeZone}:${wall}`
  })
}

function descriptionOf(
  { by, with: invited = {}, guests = [], words = {} }: PlannedMeeting,
  language: string,
): string {
  const [withPeople, madeUp] = translateSample(own_words, language)
  const keys = new Set<string>([by, ...Object.keys(invited)])
  const people = Object.entries(names).flatMap(([key, name]) => (keys.has(key) && name !== '' ? [name] : []))
  const all = [...people, ...guests.map(({ full_name }) => full_name)]
  const parts = [
    words.meeting_description,
    words.agenda,
    all.length > 0 ? withPeople.replace('{people}', all.join(', ')) : undefined,
    madeUp,
  ]
  return parts.filter(Boolean).join('\n')
}

function compact(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}
