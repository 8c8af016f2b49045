import type { CalendarWarning } from './calendar-event.ts'
import { findInvalid, joinFoldedLetters, listBadLines } from './utf-8.ts'
import { asUtf8 } from './windows-1252.ts'

/** The text of a calendar file, and what of it had to be mended. */
export interface DecodedCalendar {
  readonly text: string
  readonly warnings: readonly CalendarWarning[]
}

/**
 * The text of a calendar file: UTF-8 or UTF-16 by its byte order mark, UTF-8 without one, and Windows-1252, which old
 * exporters write, for files that hold no UTF-8.
 */
export function decodeCalendar(bytes: Uint8Array): string {
  return decodeCalendarFile(bytes).text
}

/** As `decodeCalendar`, with a warning for each line of a UTF-8 file that holds other bytes. */
export function decodeCalendarFile(bytes: Uint8Array): DecodedCalendar {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return untouched(new TextDecoder('utf-16le').decode(bytes))
  if (first === 0xfe && second === 0xff) return untouched(new TextDecoder('utf-16be').decode(bytes))
  if (findInvalid(bytes, 0).at < 0) return untouched(utf8(bytes))
  const joined = joinFoldedLetters(bytes)
  const { badLines, hasLetters } = listBadLines(joined)
  if (badLines.length === 0) return untouched(utf8(joined))
  if (!hasLetters) return untouched(windows1252(bytes))
  return { text: utf8(asUtf8(joined, badLines)), warnings: warningsOf(badLines) }
}

function untouched(text: string): DecodedCalendar {
  return { text, warnings: [] }
}

function utf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

function windows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes)
}

const mostWarnings = 20

function warningsOf(lines: readonly { readonly number: number }[]): CalendarWarning[] {
  const named = lines.slice(0, mostWarnings).map(({ number }) => ({
    line: number,
    message: `Line ${number} is not UTF-8 like the rest of the file; it is read as Windows-1252.`,
  }))
  const [next] = lines.slice(mostWarnings)
  if (!next) return named
  const message = `${lines.length - mostWarnings} more lines are not UTF-8 either and are read as Windows-1252.`
  return [...named, { line: next.number, message }]
}
