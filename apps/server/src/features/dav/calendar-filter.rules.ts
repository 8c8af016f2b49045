import { type CalendarTree, parseText } from '@meridian/icalendar'
import type { XmlElement } from '../../platform/xml/parse-xml.ts'
import { DavProblem, invalidFilter, unsupportedFilter } from './dav-problem.rules.ts'
import { caldav_namespace, calXml, isNamed } from './dav-xml.rules.ts'

/** What a component must have (RFC 4791 §9.7.1), but for its time, which is asked of the database. */
export interface ComponentFilter {
  /** In capital letters. */
  readonly name: string
  /** The component must be absent. */
  readonly isAbsent: boolean
  readonly conditions: readonly ((component: CalendarTree) => boolean)[]
}

/** Components, and what may be in them. */
const inside: Readonly<Record<string, readonly string[]>> = {
  'a file': ['VCALENDAR'],
  VCALENDAR: ['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY'],
  VEVENT: ['VALARM'],
  VTODO: ['VALARM'],
  VTIMEZONE: ['STANDARD', 'DAYLIGHT'],
  VAVAILABILITY: ['AVAILABLE'],
}
const timed = ['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VALARM']
const properties_with_time = ['DTSTART', 'DTEND', 'DUE', 'DTSTAMP', 'CREATED', 'LAST-MODIFIED', 'COMPLETED']
const most_conditions = 50

/** Throws `DavProblem` for a filter that is none, or that is not answered here. */
export function readConditions(calendar: XmlElement): ComponentFilter {
  return readComponent(calendar, 'a file', { left: most_conditions })
}

/** Whether one of the components has all of it. */
function hasComponent(components: readonly CalendarTree[], filter: ComponentFilter): boolean {
  const named = components.filter(({ name }) => name === filter.name)
  if (filter.isAbsent) return named.length === 0
  return named.some((component) => filter.conditions.every((isMet) => isMet(component)))
}

interface Left {
  left: number
}

function readComponent(element: XmlElement, around: string, count: Left): ComponentFilter {
  const name = nameOf(element)
  takeOne(count)
  if (!name.startsWith('X-') && !(inside[around]?.includes(name) ?? false))
    throw invalidFilter(`There is no ${name} in ${around}.`)
  const conditions = element.children.flatMap((child) => {
    if (isNamed(child, caldav_namespace, 'is-not-defined')) return []
    if (isNamed(child, caldav_namespace, 'time-range')) {
      if (!timed.includes(name)) throw invalidFilter(`A ${name} has no time.`)
      if (name === 'VALARM') throw unsupportedFilter('Alarms are not found by their time.')
      return []
    }
    if (isNamed(child, caldav_namespace, 'comp-filter')) {
      const filter = readComponent(child, name, count)
      return [({ components }: CalendarTree) => hasComponent(components, filter)]
    }
    if (isNamed(child, caldav_namespace, 'prop-filter')) return [readProperty(child, count)]
    throw invalidFilter(`A comp-filter has no ${child.name}.`)
  })
  return { name, isAbsent: isAbsent(element), conditions }
}

function readProperty(element: XmlElement, count: Left): (component: CalendarTree) => boolean {
  const name = nameOf(element)
  takeOne(count)
  const conditions = element.children.flatMap((child) => {
    if (isNamed(child, caldav_namespace, 'is-not-defined')) return []
    if (isNamed(child, caldav_namespace, 'text-match')) {
      const isMatch = readMatch(child)
      return [({ value }: Property) => isMatch(parseText(value))]
    }
    if (isNamed(child, caldav_namespace, 'param-filter')) return [readParameter(child, count)]
    if (!isNamed(child, caldav_namespace, 'time-range'))
      throw invalidFilter(`A prop-filter has no ${child.name}.`)
    if (!properties_with_time.includes(name)) throw invalidFilter(`${name} has no time.`)
    throw unsupportedFilter('Events are found by the time at which they take place, and by no other.')
  })
  const isNone = isAbsent(element)
  return ({ properties }) => {
    const named = properties.filter((property) => property.name.toUpperCase() === name)
    if (isNone) return named.length === 0
    return named.some((property) => conditions.every((isMet) => isMet(property)))
  }
}

type Property = CalendarTree['properties'][number]

function readParameter(element: XmlElement, count: Left): (property: Property) => boolean {
  const name = nameOf(element).toLowerCase()
  takeOne(count)
  const [child, ...others] = element.children
  if (isAbsent(element)) return ({ params }) => params[name] === undefined
  if (!child) return ({ params }) => params[name] !== undefined
  if (others.length > 0 || !isNamed(child, caldav_namespace, 'text-match'))
    throw invalidFilter('A param-filter has one text-match, or an is-not-defined.')
  const isMatch = readMatch(child)
  return ({ params }) => params[name] !== undefined && isMatch(params[name])
}

/** RFC 4791 §9.7.5: texts that contain it, without regard to the case of Latin letters unless told otherwise. */
function readMatch({ attributes, text }: XmlElement): (value: string) => boolean {
  const { collation = 'i;ascii-casemap', 'negate-condition': negated = 'no' } = attributes
  const fold = collations[collation === 'default' ? 'i;ascii-casemap' : collation]
  if (!fold) {
    const reason = `Texts are compared by ${Object.keys(collations).join(', ')}.`
    throw new DavProblem(403, calXml('supported-collation'), reason)
  }
  if (negated !== 'yes' && negated !== 'no') throw invalidFilter('A negate-condition is yes or no.')
  if (attributes['match-type'] !== undefined)
    throw unsupportedFilter('Texts are compared by what they contain.')
  const wanted = fold(text)
  return (value) => fold(value).includes(wanted) !== (negated === 'yes')
}

const collations: Readonly<Record<string, (text: string) => string>> = {
  'i;ascii-casemap': (text) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  'i;octet': (text) => text,
}

function isAbsent({ children }: XmlElement): boolean {
  const isThere = children.some((child) => isNamed(child, caldav_namespace, 'is-not-defined'))
  if (isThere && children.length > 1) throw invalidFilter('With is-not-defined there is no other condition.')
  return isThere
}

function nameOf({ name, attributes }: XmlElement): string {
  const named = attributes['name']?.toUpperCase()
  if (named === undefined || named === '') throw invalidFilter(`A ${name} must have a name.`)
  if (attributes['test'] !== undefined && attributes['test'] !== 'allof')
    throw unsupportedFilter('All conditions of a filter must be met.')
  return named
}

function takeOne(count: Left): void {
  count.left -= 1
  if (count.left < 0) throw unsupportedFilter(`A filter has at most ${most_conditions} conditions.`)
}
