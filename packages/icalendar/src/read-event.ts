import { canonicalZone } from '@meridian/engine'
import type { CalendarEvent, EventStatus, EventTime } from './calendar-event.ts'
import type { RawEvent } from './components.ts'
import { parseDateValue } from './date-value.ts'
import { readAttendees, readOrganizer } from './event-people.ts'
import { readLink, readLocation } from './event-place.ts'
import { quote, readTime, type TimeContext, UnreadableEvent } from './event-time.ts'
import { type Properties, rawValue, textValue } from './properties.ts'
import { type Period, readPeriods, readStarts, readTimes } from './read-times.ts'
import { normalizeRule } from './recurrence-rule.ts'
import { findZoneByName } from './zone-name.ts'

/** One VEVENT understood by itself, before it is joined with the others of its series. */
export interface EventDraft {
  readonly raw: RawEvent
  readonly event: CalendarEvent
  /** RECURRENCE-ID */
  readonly original: EventTime | null
  readonly changesFollowing: boolean
  /** Added occurrences that an RDATE gives a length of their own. */
  readonly periods: readonly Period[]
}

/** Throws `UnreadableEvent` when the event's times or its rule cannot be known. */
export function readEvent(
  raw: RawEvent,
  properties: Properties,
  uid: string,
  context: TimeContext,
): EventDraft {
  const { start, end } = readTimes(properties, context)
  const recurrenceId = properties.get('recurrence-id')?.[0]
  const original = recurrenceId ? readTime(recurrenceId, context) : null
  const event: CalendarEvent = {
    ...readContent(raw, properties),
    uid,
    recurrence_id: null,
    is_all_day: start.zone === null,
    start,
    end,
    rrule: original ? null : readRule(properties, start, context),
    excluded: original ? [] : readStarts(properties, 'exdate', start, context),
    added: original ? [] : readStarts(properties, 'rdate', start, context),
    overrides: [],
  }
  const changesFollowing = recurrenceId?.params['range']?.toUpperCase() === 'THISANDFUTURE'
  return {
    raw,
    event,
    original,
    changesFollowing,
    periods: original ? [] : readPeriods(properties, event, context),
  }
}

/** The zone a calendar names for itself, if the name means one. */
export function findCalendarZone(zoneName: string): string | null {
  return zoneName === '' ? null : (findZoneByName(zoneName) ?? canonicalZone(zoneName))
}

/** All that has nothing to do with time. */
function readContent(raw: RawEvent, properties: Properties) {
  return {
    sequence: readWhole(properties, 'sequence') ?? 0,
    title: oneLine(textValue(properties, 'summary')),
    description: textValue(properties, 'description'),
    location: readLocation(properties),
    link: readLink(properties),
    is_transparent: readTransparency(properties),
    is_private: /^(PRIVATE|CONFIDENTIAL)$/i.test(rawValue(properties, 'class')),
    status: raw.calendar.method === 'CANCEL' ? 'cancelled' : readStatus(properties),
    priority: readPriority(properties),
    organizer: readOrganizer(properties),
    attendees: readAttendees(properties),
    created_at: readMoment(properties, 'created'),
    modified_at: readMoment(properties, 'last-modified'),
  }
}

function readRule(properties: Properties, start: EventTime, context: TimeContext): string | null {
  const values = (properties.get('rrule') ?? []).map(({ value }) => value.trim())
  const rules = [...new Set(values.filter((value) => value !== ''))]
  const [text] = rules
  if (text === undefined) return null
  if (rules.length > 1) throw new UnreadableEvent('it has more than one RRULE')
  const rule = normalizeRule(text, start, context.floatingZone)
  if (!rule.ok) throw new UnreadableEvent(`RRULE ${quote(text)} ${rule.reason}`)
  if (rule.note !== null) context.warn(rule.note)
  if (properties.has('exrule'))
    context.warn('EXRULE is not supported; the occurrences it takes out are shown.')
  return rule.rrule
}

function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** A property that is a whole number of at most nine digits. */
export function readWhole(properties: Properties, name: string): number | null {
  const text = rawValue(properties, name)
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

function readPriority(properties: Properties): number | null {
  const priority = readWhole(properties, 'priority')
  return priority !== null && priority >= 1 && priority <= 9 ? priority : null
}

function readStatus(properties: Properties): EventStatus {
  const status = rawValue(properties, 'status').toUpperCase()
  if (status === 'CANCELLED' || status === 'CANCELED') return 'cancelled'
  return status === 'TENTATIVE' ? 'tentative' : 'confirmed'
}

function readTransparency(properties: Properties): boolean {
  const said = rawValue(properties, 'transp').toUpperCase()
  if (said !== '') return said === 'TRANSPARENT'
  return rawValue(properties, 'x-microsoft-cdo-busystatus').toUpperCase() === 'FREE'
}

function readMoment(properties: Properties, name: string): string | null {
  const value = parseDateValue(rawValue(properties, name))
  return value && !value.isDate ? `${value.time}Z` : null
}
