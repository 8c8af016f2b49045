import type { Interval } from '@meridian/engine'
import type { CalendarTree } from '@meridian/icalendar'
import type { XmlElement } from '../../platform/xml/parse-xml.ts'
import { readConditions } from './calendar-filter.rules.ts'
import { badRequest, DavProblem, invalidFilter, unsupportedFilter } from './dav-problem.rules.ts'
import { caldav_namespace, calXml, childNamed, dav_namespace, isNamed } from './dav-xml.rules.ts'

/** Which events a calendar-query asks for (RFC 4791 §9.7). */
export interface CalendarFilter {
  /** Events take place in it; null for events at any time. */
  readonly window: Interval | null
  /** A part of their UID; null for any. */
  readonly uid: string | null
  /** The filter can match no event, because it asks for other components. */
  readonly isEmpty: boolean
  /** Whether the text of an event has the rest; null where there is nothing more to ask. */
  readonly isMet: ((calendar: CalendarTree) => boolean) | null
}

/** Throws `DavProblem` for filters that are not supported, so that no program takes too much or too little for all. */
export function readFilter(query: XmlElement): CalendarFilter {
  const filter = childNamed(query, caldav_namespace, 'filter')
  const [calendar, ...others] = filter?.children ?? []
  if (!calendar || others.length > 0 || !isComponent(calendar, 'VCALENDAR'))
    throw invalidFilter('A calendar-query must have a filter for VCALENDAR.')
  const { isAbsent, conditions } = readConditions(calendar)
  const inside = calendar.children
  const events = inside.filter((child) => isComponent(child, 'VEVENT'))
  const window = events
    .flatMap(({ children }) => children.filter(isTimeRange))
    .map((range) => readTimeRange(range, invalidFilter))
  const [first, ...more] = window
  if (more.length > 0) throw unsupportedFilter('One time-range is answered at a time.')
  const isOther = (child: XmlElement) => never_here.some((name) => isComponent(child, name)) && !isNone(child)
  const isPlain = inside.every(
    (child) => isComponent(child, 'VEVENT') && child.children.every((one) => isTimeRange(one)),
  )
  return {
    window: first ?? null,
    uid: events.flatMap(({ children }) => children.flatMap(uidIn))[0] ?? null,
    isEmpty: isAbsent || inside.some(isOther) || events.some(isNone),
    isMet: isPlain ? null : (text) => conditions.every((isMet) => isMet(text)),
  }
}

const never_here = ['VTODO', 'VJOURNAL', 'VFREEBUSY', 'VAVAILABILITY']

/** The bounds of a time-range, in epoch milliseconds; one of them may be infinite. */
export function readTimeRange({ attributes }: XmlElement, refuse = badRequest): Interval {
  const { start, end } = attributes
  if (start === undefined && end === undefined) throw badRequest('A time-range must have a start or an end.')
  const window: Interval = [
    start === undefined ? -Infinity : momentOf(start, refuse),
    end === undefined ? Infinity : momentOf(end, refuse),
  ]
  if (window[0] >= window[1]) throw refuse('A time-range must end after its start.')
  return window
}

/** Which part of each series a report asks for (RFC 4791 §9.6.5, §9.6.6). */
export interface DataRange {
  /** `expand`: each date by itself. `limit`: the series with its changed dates in the window. */
  readonly kind: 'expand' | 'limit'
  readonly window: Interval
}

/** Null where whole series are asked for. Throws `DavProblem` for a range without both bounds. */
export function readDataRange(report: XmlElement): DataRange | null {
  const prop = childNamed(report, dav_namespace, 'prop')
  const data = prop && childNamed(prop, caldav_namespace, 'calendar-data')
  const { 'content-type': type = 'text/calendar', version = '2.0' } = data?.attributes ?? {}
  if (type.toLowerCase() !== 'text/calendar' || version !== '2.0')
    throw new DavProblem(403, calXml('supported-calendar-data'), 'Events are text/calendar, version 2.0.')
  const expand = data && childNamed(data, caldav_namespace, 'expand')
  const limit = data && childNamed(data, caldav_namespace, 'limit-recurrence-set')
  const range = expand ?? limit
  if (!range) return null
  if (expand && limit) throw badRequest('Ask for expand or for limit-recurrence-set, not for both.')
  const { start, end } = range.attributes
  if (start === undefined || end === undefined)
    throw badRequest(`A ${range.name} must have a start and an end.`)
  return { kind: expand ? 'expand' : 'limit', window: readTimeRange(range) }
}

function isTimeRange(element: XmlElement): boolean {
  return isNamed(element, caldav_namespace, 'time-range')
}

function isNone({ children }: XmlElement): boolean {
  return children.some((child) => isNamed(child, caldav_namespace, 'is-not-defined'))
}

/** The UID that a program looks for, so that few texts have to be read. */
function uidIn(element: XmlElement): string[] {
  const isUid =
    isNamed(element, caldav_namespace, 'prop-filter') && element.attributes['name']?.toUpperCase() === 'UID'
  const [match] = element.children
  const isText = match && isNamed(match, caldav_namespace, 'text-match')
  return isUid && isText && match.attributes['negate-condition'] !== 'yes' ? [match.text] : []
}

function isComponent(element: XmlElement, name: string): boolean {
  return (
    isNamed(element, caldav_namespace, 'comp-filter') && element.attributes['name']?.toUpperCase() === name
  )
}

function momentOf(text: string, refuse: typeof badRequest): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? []
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(ms)) throw refuse('A time-range must have times in UTC, such as 20261123T080000Z.')
  return ms
}
