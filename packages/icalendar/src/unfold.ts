import { edgesOf } from './component-edge.ts'
import { cleanText } from './content-line.ts'

/** One logical line of a file, with the number (from 1) of the physical line it begins on. */
export interface Line {
  readonly number: number
  readonly text: string
}

/**
 * The logical lines of a calendar: folded lines joined (RFC 5545, 3.1), empty ones left out.
 *
 * Line ends may be CRLF, LF, CR or a mixture. A line that does not look like a property is what remains of a value that
 * was broken without a fold: it belongs to the text above, or to nothing. All stored text of a file comes from
 * these lines, so they are free of control characters.
 */
export function* unfold(text: string): Generator<Line> {
  let number = 0
  let parts: string[] = []
  for (const line of foldedLines(text)) {
    const glue = parts[0] === undefined ? null : glueBetween(parts[0], line.text)
    if (glue === null) {
      if (parts.length > 0) yield { number, text: cleanText(parts.join('')) }
      number = line.number
      parts = [line.text]
    } else if (glue !== undefined) {
      parts.push(glue, line.text)
    }
  }
  if (parts.length > 0) yield { number, text: cleanText(parts.join('')) }
}

// Property names are written in capitals by every known producer. Text that was broken without a fold ("http:",
// "Agenda:") is told from them by its small letters.
const propertyStart = /^(?:[A-Z][A-Z0-9-]*|[Bb][Ee][Gg][Ii][Nn]|[Ee][Nn][Dd]|[xX]-[A-Za-z0-9-]+)[;:]/

/** What joins a line to the property above: null where it begins something, undefined where it belongs to nothing. */
function glueBetween(property: string, text: string): '\n' | '' | null | undefined {
  if (propertyStart.test(text)) return null
  const glue = glueAfter(property)
  return glue === undefined && edgesOf(text).length > 0 ? null : glue
}

/** What joins a stray line to the property above; undefined when it cannot belong there. */
function glueAfter(property: string): '\n' | '' | undefined {
  if (/^(?:DESCRIPTION|SUMMARY|LOCATION|COMMENT)[;:]/.test(property)) return '\n'
  return /^(?:ATTENDEE|ORGANIZER|UID|URL)[;:]/.test(property) ? '' : undefined
}

function* foldedLines(text: string): Generator<Line> {
  let number = 0
  let first = 0
  let parts: string[] = []
  for (const raw of physicalLines(text)) {
    number += 1
    if (raw === '') continue
    if (parts.length > 0 && (raw[0] === ' ' || raw[0] === '\t')) {
      parts.push(raw.slice(1))
      continue
    }
    if (parts.length > 0) yield { number: first, text: parts.join('') }
    first = number
    parts = [raw.trimStart()]
  }
  if (parts.length > 0) yield { number: first, text: parts.join('') }
}

function* physicalLines(text: string): Generator<string> {
  const lineEnd = /\r\n|\n|\r/g
  let from = text.charCodeAt(0) === 0xfeff ? 1 : 0
  for (let found = lineEnd.exec(text); found; found = lineEnd.exec(text)) {
    yield text.slice(from, found.index)
    from = lineEnd.lastIndex
  }
  if (from < text.length) yield text.slice(from)
}
