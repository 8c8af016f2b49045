import type { Interval } from '@meridian/engine'
import type { XmlElement } from '../../platform/xml/parse-xml.ts'
import { badRequest, DavProblem } from './dav-problem.rules.ts'
import { caldav_namespace, calXml, childNamed, dav_namespace, isNamed } from './dav-xml.rules.ts'

/** Which events a calendar-query asks for (RFC 4791 §9.7). */
export interface CalendarFilter {
  /** Events take place in it; null for events at any time. */
  readonly window: Interval | null
  /** The only UID, or null. */
  readonly uid: string | null
  /** The filter can match no event, because it asks for other components. */
  readonly isEmpty: boolean
}

/** Throws `DavProblem` for filters that are not supported, so that no program takes too much or too little for all. */
export function readFilter(query: XmlElement): CalendarFilter {
  const filter = childNamed(query, caldav_namespace, 'filter')
  const [calendar, ...others] = filter?.children ?? []
  if (!calendar || others.length > 0 || !isComponent(calendar, 'VCALENDAR'))
    throw badRequest('A calendar-query must have a filter for VCALENDAR.')
  const everything: CalendarFilter = { window: null, uid: null, isEmpty: false }
  const [component, second] = calendar.children
  if (!component) return everything
  if (second) throw unsupported('Only one filter inside VCALENDAR is supported.')
  if (!isNamed(component, caldav_namespace, 'comp-filter'))
    throw unsupported('Only filters for components are supported inside VCALENDAR.')
  if (!isComponent(component, 'VEVENT')) return { ...everything, isEmpty: true }
  return component.children.reduce(addFilter, everything)
}

/** The bounds of a time-range, in epoch milliseconds; one of them may be infinite. */
export function readTimeRange({ attributes }: XmlElement): Interval {
  const { start, end } = attributes
  if (start === undefined && end === undefined) throw badRequest('A time-range must have a start or an end.')
  const window: Interval = [
    start === undefined ? -Infinity : momentOf(start),
    end === undefined ? Infinity : momentOf(end),
  ]
  if (window[0] >= window[1]) throw badRequest('A time-range must end after its start.')
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

function addFilter(filter: CalendarFilter, element: XmlElement): CalendarFilter {
  if (isNamed(element, caldav_namespace, 'time-range')) return { ...filter, window: readTimeRange(element) }
  if (isNamed(element, caldav_namespace, 'is-not-defined')) return { ...filter, isEmpty: true }
  const isUid =
    isNamed(element, caldav_namespace, 'prop-filter') && element.attributes['name']?.toUpperCase() === 'UID'
  const [match, second] = element.children
  const isText = match && !second && isNamed(match, caldav_namespace, 'text-match')
  if (isUid && isText && match.attributes['negate-condition'] !== 'yes')
    return { ...filter, uid: match.text.trim() }
  throw unsupported('Events can be filtered by time-range and by UID.')
}

function isComponent(element: XmlElement, name: string): boolean {
  return (
    isNamed(element, caldav_namespace, 'comp-filter') && element.attributes['name']?.toUpperCase() === name
  )
}

function momentOf(text: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? []
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(ms)) throw badRequest('A time-range must have times in UTC, such as 20261123T080000Z.')
  return ms
}

function unsupported(reason: string): DavProblem {
  return new DavProblem(403, calXml('supported-filter'), reason)
}
