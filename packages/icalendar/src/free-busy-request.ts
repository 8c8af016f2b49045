import { parseProperty } from './content-line.ts'
import { nameOf, parseTree, unfolded } from './calendar-object.ts'
import { parseDateValue } from './date-value.ts'

/** Whose taken time is asked for, and when (RFC 5546 §3.3.2). */
export interface FreeBusyRequest {
  readonly uid: string
  readonly organizer: string
  /** As they were written. */
  readonly attendees: readonly string[]
  readonly start_ms: number
  readonly end_ms: number
}

/** Null where the text is no such request, with both times in UTC. */
export function readFreeBusyRequest(text: string): FreeBusyRequest | null {
  const calendar = parseTree(text)
  const [request, second] = calendar?.parts.filter(({ kind }) => kind !== 'VTIMEZONE') ?? []
  if (!calendar || !request || second || request.kind !== 'VFREEBUSY') return null
  const [method = ''] = valuesOf(calendar.lines, 'method')
  const [uid = ''] = valuesOf(request.lines, 'uid')
  const [organizer = ''] = valuesOf(request.lines, 'organizer')
  const [start_ms, end_ms] = ['dtstart', 'dtend'].map((name) =>
    momentOf(valuesOf(request.lines, name)[0] ?? ''),
  )
  const attendees = valuesOf(request.lines, 'attendee')
  const isWhole = method.toUpperCase() === 'REQUEST' && uid !== '' && organizer !== '' && attendees.length > 0
  if (!isWhole || !start_ms || !end_ms || start_ms >= end_ms) return null
  return { uid, organizer, attendees, start_ms, end_ms }
}

function valuesOf(lines: readonly string[], name: string): string[] {
  return lines
    .filter((line) => nameOf(line) === name)
    .map((line) => parseProperty(unfolded(line))?.value.trim() ?? '')
}

function momentOf(value: string): number {
  const parsed = value.endsWith('Z') ? parseDateValue(value) : null
  return parsed && !parsed.isDate ? Date.parse(`${parsed.time}Z`) : NaN
}
