import type { CalendarEvent, CalendarWarning, SkippedEvent } from './calendar-event.ts'
import { applyChanges } from './apply-changes.ts'
import type { RawCalendar, RawEvent } from './components.ts'
import { parseDateValue } from './date-value.ts'
import { momentOf, type TimeContext, UnreadableEvent } from './event-time.ts'
import { createNotes } from './notes.ts'
import { collectProperties, type Properties, textValue } from './properties.ts'
import { type EventDraft, readEvent } from './read-event.ts'
import type { Era, ZoneFinder } from './zone-finder.ts'

/** What became of some events of the file. */
export interface CalendarBatch {
  readonly events: readonly CalendarEvent[]
  readonly skipped: readonly SkippedEvent[]
  readonly warnings: readonly CalendarWarning[]
}

/** What is known about a VCALENDAR before its events are read. */
export interface CalendarFacts {
  readonly findZone: ZoneFinder
  readonly floatingZone: string
  readonly calendarZone: string | null
}

/**
 * All events of one UID, joined: series with their changed occurrences, changed occurrences of missing series,
 * and, where a careless exporter used the UID again, further events under names of their own.
 */
export function readSeries(
  raws: readonly RawEvent[],
  uid: string,
  {
    factsOf,
    separatesChanges,
  }: {
    readonly factsOf: (calendar: RawCalendar) => CalendarFacts
    readonly separatesChanges: boolean
  },
): CalendarBatch {
  const skipped: SkippedEvent[] = []
  const warnings: CalendarWarning[] = []
  const sources = raws.map((raw) => ({ raw, properties: collectProperties(raw) }))
  const series = sources.find(({ properties }) => properties.has('rrule') && !properties.has('recurrence-id'))
  const drafts: EventDraft[] = []
  for (const { raw, properties } of sources) {
    const name = nameOf(properties, uid)
    const notes = createNotes((message) =>
      warnings.push({ line: raw.line.number, message: `${name}: ${message}` }),
    )
    const context: TimeContext = {
      ...factsOf(raw.calendar),
      era: eraOf(series?.properties ?? properties),
      warn: notes.add,
    }
    try {
      drafts.push(readEvent(raw, properties, uid, context))
      warnOfDamage(raw, properties, notes.add)
    } catch (refusal) {
      if (!isRefusal(refusal)) throw refusal
      skipped.push(skip(raw, properties, uid, reasonOf(refusal)))
    }
    notes.end()
  }
  try {
    const events = joinDrafts(drafts, separatesChanges, (line, message) => warnings.push({ line, message }))
    return { events, skipped, warnings: unique(warnings) }
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    const lost = sources.filter(({ raw }) => drafts.some((draft) => draft.raw === raw))
    skipped.push(...lost.map(({ raw, properties }) => skip(raw, properties, uid, reasonOf(refusal))))
    return { events: [], skipped, warnings: unique(warnings) }
  }
}

/** The engine refuses moments outside of the calendar, and what would take it too long. */
function isRefusal(problem: unknown): problem is Error {
  return problem instanceof UnreadableEvent || problem instanceof RangeError
}

function reasonOf(refusal: Error): string {
  if (refusal instanceof UnreadableEvent) return refusal.message
  return 'its times or its repetition are more than a calendar can hold'
}

function warnOfDamage(
  { isOpened, isClosed }: RawEvent,
  properties: Properties,
  warn: (message: string) => void,
) {
  if (!isOpened) warn('it has no BEGIN:VEVENT; what could be read of it is kept.')
  if (!isClosed) warn('it has no END:VEVENT; what could be read of it is kept.')
  for (const name of ['uid', 'dtstart']) {
    const given = properties.get(name)?.length ?? 0
    if (given > 1)
      warn(`it has ${name.toUpperCase()} ${given} times; if it holds another event, that is lost.`)
  }
}

type Warn = (line: number, message: string) => void

function joinDrafts(drafts: readonly EventDraft[], separatesChanges: boolean, warn: Warn): CalendarEvent[] {
  const masters = tellApart(
    newestFirstOfEach(
      drafts.filter(({ original }) => !original),
      ({ event }) => event.start.time,
    ),
  )
  const changes = newestFirstOfEach(
    [...masters.flatMap(changesByPeriod), ...drafts.filter(({ original }) => original)],
    ({ original }) => (original ? String(momentOf(original)) : ''),
  )
  const kept = new Set([...masters, ...changes].map(({ raw }) => raw))
  for (const { raw, event } of drafts.filter((draft) => !kept.has(draft.raw))) {
    const message = 'it is in the file more than once; the newest is kept.'
    warn(raw.line.number, `"${event.title}" (uid ${event.uid}): ${message}`)
  }
  const series = masters.find(({ event }) => event.rrule !== null || event.added.length > 0) ?? masters[0]
  const alone = changes.map(({ event, original }) => ({ ...event, recurrence_id: original }))
  if (!series) return alone
  if (separatesChanges) return [...masters.flatMap(({ event }) => applyChanges(event, [], warn)), ...alone]
  return masters.flatMap((master) => applyChanges(master.event, master === series ? changes : [], warn))
}

function changesByPeriod(master: EventDraft): EventDraft[] {
  return master.periods.map(({ start, end }) => ({
    ...master,
    event: { ...master.event, start, end },
    original: start,
  }))
}

/** Copies of the same event: the higher SEQUENCE is the newer one, then the later change, then the later in the file. */
function newestFirstOfEach(
  drafts: readonly EventDraft[],
  keyOf: (draft: EventDraft) => string,
): EventDraft[] {
  const newest = new Map<string, EventDraft>()
  for (const draft of drafts) {
    const rival = newest.get(keyOf(draft))
    if (!rival || isNewer(draft.event, rival.event)) newest.set(keyOf(draft), draft)
  }
  return [...newest.values()]
}

function isNewer(one: CalendarEvent, other: CalendarEvent): boolean {
  if (one.sequence !== other.sequence) return one.sequence > other.sequence
  return (one.modified_at ?? '') >= (other.modified_at ?? '')
}

/**
 * Events with one UID and different starts: versions of one event if they count their changes, in which case the last
 * version stays; otherwise different events of an exporter that numbers carelessly, told apart by their start.
 */
function tellApart(masters: readonly EventDraft[]): EventDraft[] {
  const highest = masters.reduce((most, { event }) => Math.max(most, event.sequence), 0)
  return masters
    .filter(({ event }) => event.sequence === highest)
    .toSorted((one, other) => (one.event.start.time < other.event.start.time ? -1 : 1))
    .map((draft, index) =>
      index === 0
        ? draft
        : { ...draft, event: { ...draft.event, uid: `${draft.event.uid}#${draft.event.start.time}` } },
    )
}

/** The years in which an event must keep its clock: enough to tell zones apart, few enough to be known. */
function eraOf(properties: Properties): Era {
  const start = parseDateValue(properties.get('dtstart')?.[0]?.value ?? '')
  const isSeries = properties.has('rrule') || properties.has('rdate') || properties.has('recurrence-id')
  return { firstYear: Number(start?.time.slice(0, 4) ?? 2000), years: isSeries ? 5 : 1 }
}

function skip(raw: RawEvent, properties: Properties, uid: string, problem: string): SkippedEvent {
  const title = titleOf(properties)
  const reason = `${nameOf(properties, uid)}: ${problem}.`
  return {
    line: raw.line.number,
    uid: properties.has('uid') ? uid : null,
    title: title === '' ? null : title,
    reason,
  }
}

function nameOf(properties: Properties, uid: string): string {
  const title = titleOf(properties)
  const name =
    title === '' ? 'Event without a title' : `"${title.length > 100 ? `${title.slice(0, 100)}…` : title}"`
  return properties.has('uid') ? `${name} (uid ${uid.slice(0, 200)})` : name
}

function titleOf(properties: Properties): string {
  return textValue(properties, 'summary').replace(/\s+/g, ' ')
}

function unique(warnings: readonly CalendarWarning[]): CalendarWarning[] {
  const seen = new Map(warnings.map((warning) => [`${warning.line}\n${warning.message}`, warning]))
  return [...seen.values()]
}
