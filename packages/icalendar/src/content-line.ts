import ical from 'ical.js'

/** A property of a component: `name;param=…:value`, names in small letters, the value as written. */
export interface Property {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly value: string
}

/** Null when the line has no colon and so is no property. */
export function parseProperty(line: string): Property | null {
  const colon = findValueColon(line)
  if (colon < 0) return null
  const header = line.slice(0, colon)
  const value = line.slice(colon + 1)
  const semicolon = header.indexOf(';')
  if (semicolon < 0) return { name: header.trim().toLowerCase(), params: {}, value }
  return { name: header.slice(0, semicolon).trim().toLowerCase(), params: parseParams(header), value }
}

/** A TEXT value as it is meant to be read: escapes resolved, line ends LF, no control characters. */
export function parseText(value: string): string {
  return cleanText(ical.design.icalendar.value.text.fromICAL(value))
}

/** The parts of a value that is a list, such as EXDATE. */
export function parseList(value: string): string[] {
  return value.split(',').flatMap((part) => part.trim() || [])
}

/** Text as it may be stored: well-formed Unicode, line ends LF, no control characters but tab. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(controlCharacters, '')
}

// ical.js reads parameters by repeated search in the whole line, which is quadratic in the length of the header.
const longestHeader = 8192

const controlCharacters = /(?![\n\t])\p{Cc}/gu

// Types and defaults are switched off, so that values stay as written; dates and rules are judged by us, strictly.
const plainDesign = {
  value: {},
  param: {},
  property: {},
  propertyGroups: false,
}

/** The first colon outside double quotes; with an odd quote, simply the first. */
function findValueColon(line: string): number {
  const first = line.indexOf(':')
  const quote = line.indexOf('"')
  if (quote < 0 || first < quote) return first
  let isQuoted = false
  for (let at = quote; at < line.length && at < longestHeader; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return first
}

function parseParams(header: string): Record<string, string> {
  if (header.length > longestHeader) return {}
  try {
    const parsed: unknown = ical.parse.property(`${header}:`, plainDesign)
    if (!Array.isArray(parsed)) return {}
    const params: unknown = parsed[1]
    return isTextRecord(params) ? params : {}
  } catch (error) {
    // The value of a property is still usable without an unreadable parameter.
    if (error instanceof ical.parse.ParserError) return {}
    throw error
  }
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  )
}
