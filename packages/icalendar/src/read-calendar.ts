import type { CalendarEvent, CalendarWarning, SkippedEvent } from './calendar-event.ts'
import { type Components, type RawCalendar, type RawEvent, scanComponents } from './components.ts'
import { hashText } from './content-hash.ts'
import { parseProperty, parseText } from './content-line.ts'
import { decodeCalendarFile } from './decode-calendar.ts'
import { findCalendarZone } from './read-event.ts'
import { type CalendarBatch, type CalendarFacts, readSeries } from './read-series.ts'
import { createRuleBudget, createZoneFinder, type RuleBudget } from './zone-finder.ts'

export interface ReadOptions {
  /** For times without a zone in a calendar that names none: the zone of the importing user. */
  readonly defaultZone: string
  /** A file with more events than this is refused as a whole; no limit when absent. */
  readonly maxEvents?: number
  /** Each changed occurrence is an event of its own with a recurrence id, also beside its series, as an iTIP message means it. */
  readonly separatesChanges?: boolean
}

export type CalendarSummary =
  | {
      readonly ok: true
      /** X-WR-CALNAME of the first calendar that has one, else empty. */
      readonly name: string
      /** How many parts were no events, by kind: VTODO, VJOURNAL, VFREEBUSY. */
      readonly ignored: Readonly<Record<string, number>>
    }
  | { readonly ok: false; readonly reason: string }

export type CalendarReading =
  | (Extract<CalendarSummary, { ok: true }> & {
      readonly events: readonly CalendarEvent[]
      readonly skipped: readonly SkippedEvent[]
      readonly warnings: readonly CalendarWarning[]
    })
  | Extract<CalendarSummary, { ok: false }>

/**
 * Reads a calendar file, as its bytes or as text. One bad event never affects another: it is skipped with a reason. Events come in the order of
 * the file; reading the same text again gives the same events with the same uids.
 */
export function readCalendar(source: string | Uint8Array, options: ReadOptions): CalendarReading {
  const events: CalendarEvent[] = []
  const skipped: SkippedEvent[] = []
  const warnings: CalendarWarning[] = []
  const batches = readCalendarEvents(source, options)
  for (;;) {
    const { done, value } = batches.next()
    if (done) return value.ok ? { ...value, events, skipped, warnings } : value
    for (const event of value.events) events.push(event)
    for (const skip of value.skipped) skipped.push(skip)
    for (const warning of value.warnings) warnings.push(warning)
  }
}

/**
 * As `readCalendar`, one series at a time, for a caller that shows progress or does something else in between. A step
 * takes milliseconds unless a single series has thousands of changed occurrences. A batch may be empty. The summary is
 * the generator's return value; when it is not ok, no event was given.
 */
export function* readCalendarEvents(
  source: string | Uint8Array,
  options: ReadOptions,
): Generator<CalendarBatch, CalendarSummary> {
  const { defaultZone, maxEvents = Infinity, separatesChanges = false } = options
  const { text, warnings } =
    typeof source === 'string' ? { text: source, warnings: [] } : decodeCalendarFile(source)
  const components = yield* scanInSteps(text)
  if (components.calendars.length === 0) return { ok: false, reason: 'This is not a calendar file.' }
  if (components.events.length > maxEvents) {
    return {
      ok: false,
      reason: `This file holds ${components.events.length} events; at most ${maxEvents} can be read at once.`,
    }
  }
  yield { ...nothing, warnings: [...warnings, ...firstOf(components.damages)] }
  const facts = new Map<RawCalendar, CalendarFacts>()
  const budget = createRuleBudget()
  const factsOf = (calendar: RawCalendar): CalendarFacts => {
    const known = facts.get(calendar) ?? factsAbout(calendar, defaultZone, budget)
    facts.set(calendar, known)
    return known
  }
  for (const [uid, raws] of groupByUid(components.events))
    yield readSeries(raws, uid, { factsOf, separatesChanges })
  const name = components.calendars.find((calendar) => calendar.name !== '')?.name ?? ''
  return { ok: true, name, ignored: components.ignored }
}

const nothing: CalendarBatch = { events: [], skipped: [], warnings: [] }

const mostDamages = 20

function firstOf(damages: readonly CalendarWarning[]): CalendarWarning[] {
  const [next] = damages.slice(mostDamages)
  const first = damages.slice(0, mostDamages)
  if (!next) return first
  const message = `${damages.length - mostDamages} more lines that begin or end an event are damaged.`
  return [...first, { line: next.line, message }]
}

function* scanInSteps(text: string): Generator<CalendarBatch, Components> {
  const scan = scanComponents(text)
  for (;;) {
    const { done, value } = scan.next()
    if (done) return value
    yield nothing
  }
}

function factsAbout(calendar: RawCalendar, defaultZone: string, budget: RuleBudget): CalendarFacts {
  const calendarZone = findCalendarZone(calendar.zoneName)
  return {
    findZone: createZoneFinder(calendar.zones, budget),
    calendarZone,
    floatingZone: calendarZone ?? defaultZone,
  }
}

function groupByUid(events: readonly RawEvent[]): Map<string, RawEvent[]> {
  const groups = new Map<string, RawEvent[]>()
  for (const event of events) {
    const uid = uidOf(event)
    const group = groups.get(uid)
    if (group) group.push(event)
    else groups.set(uid, [event])
  }
  return groups
}

/** An event without a UID gets one made of what it says, so that reading the file again finds the same event. */
function uidOf({ lines }: RawEvent): string {
  for (const { text } of lines) {
    if (!/^UID[:;]/i.test(text)) continue
    const uid = parseText(parseProperty(text)?.value ?? '').trim()
    if (uid !== '') return uid
  }
  const content = lines.filter(({ text }) => !/^DTSTAMP[:;]/i.test(text)).map(({ text }) => text)
  return `without-uid-${hashText(content.join('\n'))}`
}
