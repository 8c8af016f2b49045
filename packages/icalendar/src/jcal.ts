import ical from 'ical.js'
import { cleanText } from './content-line.ts'

/** RFC 7265: name, parameters, type, values. ical.js writes them escaped, quoted and folded. */
export type Property = [name: string, params: Record<string, string>, type: string, ...values: unknown[]]
export type Component = [name: string, properties: Property[], parts: Component[]]

// A line has at most 75 octets (RFC 5545, 3.1). ical.js does not count the space that marks a fold.
ical.foldLength = 74

export function stringifyCalendar(calendar: Component): string {
  return ical.stringify(calendar)
}

/** A component that is known to be well-formed. */
export function parseComponent(text: string): Component {
  return ical.parse(text) as Component
}

export function textProperty(name: string, text: string, params: Record<string, string> = {}): Property {
  return [name, cleanParams(params), 'text', cleanText(text)]
}

/** A text property that is not in RFC 5545: ical.js does not know its type, and neither escapes nor names it then. */
export function unknownTextProperty(name: string, text: string): Property {
  return [name, {}, 'unknown', ical.design.icalendar.value.text.toICAL(cleanText(text))]
}

export function uriProperty(name: string, params: Record<string, string>, uri: string): Property {
  return [name, params, 'uri', asUri(uri)]
}

/** Wall times with their zone, UTC with Z, or dates where the zone is null. */
export function timesProperty(name: string, times: readonly string[], zone: string | null): Property {
  if (zone === null) return [name, {}, 'date', ...times]
  if (zone === 'UTC') return [name, {}, 'date-time', ...times.map((time) => `${time}Z`)]
  return [name, { tzid: zone }, 'date-time', ...times]
}

/** The parts of the rule in their order. */
export function ruleProperty(rrule: string): Property {
  return ['rrule', {}, 'recur', Object.fromEntries(rrule.split(';').map((part) => part.split('=', 2)))]
}

export function cleanParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, cleanText(value)]))
}

/** Nothing that could end the line or be taken for an escape. */
export function asUri(text: string): string {
  return text.replace(/\s|\\(?=[,;])/g, (character) => encodeURIComponent(character))
}
