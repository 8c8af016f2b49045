import type { Chance } from './soak/chance.ts'

/** What another program does to the calendar objects of a person, and what then takes place: none of our own reading is in it. */

const zones = ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia']
/** Around both clock changes of autumn. */
const days = ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-31', '2026-11-01', '2026-11-03']

export function aZone(chance: Chance): string {
  return chance.pick(zones) ?? 'UTC'
}

export function aDay(chance: Chance): string {
  return chance.pick(days) ?? '2026-11-01'
}

/** Between seven and six, so that both clock changes leave it alone and the day ends later. */
export function aTime(chance: Chance): string {
  return `${String(7 + chance.below(11)).padStart(2, '0')}:${chance.pick(['00', '15', '40']) ?? '00'}`
}

interface NewObject {
  readonly uid: string
  readonly title: string
  readonly day?: string
}

/** A new event: single, of whole days, or a series. */
export function newText(chance: Chance, { uid, title, day: date = aDay(chance) }: NewObject): string {
  const day = date.replaceAll('-', '')
  const zone = aZone(chance)
  const time = aTime(chance).replace(':', '')
  const isDay = chance.isHit(0.2)
  const rule = chance.pick([
    '',
    '',
    'FREQ=DAILY;COUNT=5',
    'FREQ=WEEKLY;COUNT=4',
    'FREQ=DAILY;INTERVAL=2;COUNT=4',
  ])
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//example//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261101T000000Z',
    `SUMMARY:${title}`,
    ...(isDay
      ? [`DTSTART;VALUE=DATE:${day}`, 'DURATION:P1D']
      : [`DTSTART;TZID=${zone}:${day}T${time}00`, `DURATION:PT${1 + chance.below(90)}M`]),
    ...(rule ? [`RRULE:${rule}`] : []),
    `X-NOTE:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** The object after one more edit by that program. */
export function edited(chance: Chance, text: string, title: string): string {
  const object = parse(text)
  const [series] = object.events.filter((event) => !event.some((line) => line.startsWith('RECURRENCE-ID')))
  if (!series) return text
  const starts = startsOf(series)
  const isSeries = series.some((line) => line.startsWith('RRULE'))
  const kind = chance.pick(
    isSeries ? (['title', 'exclude', 'change', 'change'] as const) : (['title', 'move'] as const),
  )
  const start = chance.pick(starts)
  if (kind === 'title' || !start) set(series, 'SUMMARY', `SUMMARY:${title}`)
  else if (kind === 'move') {
    const [name] = lineOf(series, 'DTSTART').split(':')
    set(series, 'DTSTART', `${name}:${moved(chance, start)}`)
    const end = lineOf(series, 'DTEND')
    if (end !== '') set(series, 'DTEND', `DURATION:${start.length === 8 ? 'P1D' : 'PT45M'}`)
  } else {
    const [name = ''] = lineOf(series, 'DTSTART').split(':')
    const same = (line: string) => line.slice(line.indexOf(':') + 1) === start
    const others = object.events.filter((event) => !same(lineOf(event, 'RECURRENCE-ID')))
    const known = object.events.some((event) => same(lineOf(event, 'RECURRENCE-ID')))
    if (kind === 'exclude' && starts.length > 1) {
      series.push(`${name.replace('DTSTART', 'EXDATE')}:${start}`)
      object.events.splice(0, object.events.length, ...others)
    } else if (!known) {
      const uid = lineOf(series, 'UID')
      object.events.push([
        uid,
        'DTSTAMP:20261101T000000Z',
        `${name.replace('DTSTART', 'RECURRENCE-ID')}:${start}`,
        `${name}:${moved(chance, start)}`,
        `DURATION:${start.length === 8 ? 'P1D' : 'PT20M'}`,
        `SUMMARY:${title}`,
      ])
    }
  }
  const lines = object.events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT'])
  return [...object.head, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** Each time that takes place, as `title start end`, in UTC; whole days as dates. */
export function expand(text: string): string[] {
  return timesIn(text).map(({ title, start, end }) => `${title} ${start} ${end}`)
}

/** Moments in UTC to the minute, or dates, the end exclusive. */
export interface ShownTime {
  readonly title: string
  readonly start: string
  readonly end: string
}

export function timesIn(text: string): ShownTime[] {
  const { events } = parse(text)
  const changed = events.filter((event) => lineOf(event, 'RECURRENCE-ID') !== '')
  const gone = new Set(changed.map((event) => momentOf(lineOf(event, 'RECURRENCE-ID'))))
  return events.flatMap((event) => {
    const isChange = changed.includes(event)
    const line = lineOf(event, 'DTSTART')
    const starts = isChange ? [line.slice(line.indexOf(':') + 1)] : startsOf(event)
    return starts
      .map((start) => `${line.slice(0, line.indexOf(':'))}:${start}`)
      .filter((start) => isChange || !gone.has(momentOf(start)))
      .map((start) => ({ title: titleOf(event), start: momentOf(start), end: endOf(event, start) }))
  })
}

interface ParsedObject {
  readonly head: string[]
  /** Lines without folds; alarms are left out. */
  readonly events: string[][]
}

function parse(text: string): ParsedObject {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const object: ParsedObject = { head: [], events: [] }
  let event: string[] | null = null
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') event = []
    else if (line === 'END:VEVENT') {
      if (event) object.events.push(event)
      event = null
    } else if (event) event.push(line)
    else if (line !== '' && line !== 'END:VCALENDAR') object.head.push(line)
  }
  return object
}

function lineOf(event: readonly string[], name: string): string {
  return event.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`)) ?? ''
}

function valueOf(event: readonly string[], name: string): string {
  const line = lineOf(event, name)
  return line.slice(line.indexOf(':') + 1)
}

function set(event: string[], name: string, line: string): void {
  const at = event.indexOf(lineOf(event, name))
  if (at === -1) event.push(line)
  else event[at] = line
}

function titleOf(event: readonly string[]): string {
  return valueOf(event, 'SUMMARY')
}

/** On another day near, at another time. */
function moved(chance: Chance, start: string): string {
  const date = dateOf(start)
    .add({ days: chance.below(3) })
    .toString()
    .replaceAll('-', '')
  return start.length === 8
    ? date
    : `${date}T${aTime(chance).replace(':', '')}00${start.endsWith('Z') ? 'Z' : ''}`
}

function dateOf(value: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(value.slice(0, 8))
}

/** By the rule, on the clock of the event, without those that are excluded. */
function startsOf(event: readonly string[]): string[] {
  const line = lineOf(event, 'DTSTART')
  const first = valueOf(event, 'DTSTART')
  const nameOf = (start: string) => momentOf(`${line.slice(0, line.indexOf(':'))}:${start}`)
  const excluded = new Set(
    event
      .filter((one) => /^EXDATE[;:]/.test(one))
      .flatMap((one) => {
        const head = one.slice(0, one.indexOf(':'))
        return one
          .slice(one.indexOf(':') + 1)
          .split(',')
          .map((value) => momentOf(`${head}:${value}`))
      }),
  )
  return byRule(valueOf(event, 'RRULE'), first, nameOf).filter((start) => !excluded.has(nameOf(start)))
}

/** Rules by days and weeks, which are all that these tests make. */
function byRule(rule: string, first: string, nameOf: (start: string) => string): string[] {
  if (rule === '') return [first]
  const part = (name: string) => new RegExp(`${name}=([^;]+)`).exec(rule)?.[1]
  const [frequency, count, until] = [part('FREQ'), Number(part('COUNT') ?? 100), part('UNTIL')]
  const interval = Number(part('INTERVAL') ?? 1)
  if (frequency !== 'DAILY' && frequency !== 'WEEKLY') throw new Error(`No rule of these tests: ${rule}`)
  const begin = dateOf(first)
  const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
  const weekdays = part('BYDAY')?.split(',') ?? [names[begin.dayOfWeek - 1]]
  const monday = begin.subtract({ days: begin.dayOfWeek - 1 })
  const last = until === undefined ? null : momentOf(until.length === 8 ? until : `UNTIL:${until}`)
  const starts: string[] = []
  for (let day = begin; starts.length < count && starts.length < 100; day = day.add({ days: 1 })) {
    if (begin.until(day).days > 400) break
    const isDue =
      frequency === 'DAILY'
        ? begin.until(day).days % interval === 0 &&
          (!part('BYDAY') || weekdays.includes(names[day.dayOfWeek - 1]))
        : Math.floor(monday.until(day).days / 7) % interval === 0 &&
          weekdays.includes(names[day.dayOfWeek - 1])
    if (!isDue) continue
    const start = `${day.toString().replaceAll('-', '')}${first.slice(8)}`
    if (last !== null && (until?.length === 8 ? start.slice(0, 8) > until : nameOf(start) > last)) break
    starts.push(start)
  }
  return starts
}

/** The moment in UTC to the minute, or the date. */
function momentOf(line: string): string {
  const value = line.slice(line.indexOf(':') + 1)
  if (value.length === 8) return dateOf(value).toString()
  return instantOf(line).toString({ smallestUnit: 'minute' }).slice(0, 16)
}

function instantOf(line: string): Temporal.Instant {
  const value = line.slice(line.indexOf(':') + 1)
  const zone = /;TZID="?([^":;]+)/.exec(line)?.[1] ?? 'UTC'
  return Temporal.PlainDateTime.from(value.replace('Z', ''))
    .toZonedDateTime(value.endsWith('Z') ? 'UTC' : zone)
    .toInstant()
}

function endOf(event: readonly string[], start: string): string {
  const [firstLine, endLine] = [lineOf(event, 'DTSTART'), lineOf(event, 'DTEND')]
  const duration = valueOf(event, 'DURATION')
  const value = start.slice(start.indexOf(':') + 1)
  if (value.length === 8) {
    const first = dateOf(valueOf(event, 'DTSTART'))
    const length =
      endLine === ''
        ? Temporal.Duration.from(duration).days
        : first.until(dateOf(valueOf(event, 'DTEND'))).days
    return dateOf(value).add({ days: length }).toString()
  }
  const length =
    endLine === '' ? Temporal.Duration.from(duration) : instantOf(firstLine).until(instantOf(endLine))
  return instantOf(start).add(length).toString({ smallestUnit: 'minute' }).slice(0, 16)
}
