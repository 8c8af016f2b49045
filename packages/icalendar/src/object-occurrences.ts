import { wallTimeOf } from '@meridian/engine'
import { type Component, linesOf, nameOf, occurrenceOf, parseTree, propertyOf } from './calendar-object.ts'

/** A time at which a calendar object takes place, in epoch milliseconds. */
export interface ObjectOccurrence {
  /** The start that the rule gives. */
  readonly original_starts_ms: number
  readonly starts_ms: number
  readonly ends_ms: number
}

/** Where the times of a calendar object that we wrote are. */
export interface ObjectPlace {
  /** The zone of the series; of whole days the zone in which the moments above are midnights. */
  readonly zone: string
  readonly isSeries: boolean
}

/**
 * The calendar object `text`, which we wrote, as these occurrences of it, each by itself with its times in UTC (RFC 4791
 * §9.6.5). Whole days stay dates. Null where that takes more than `most` characters.
 */
export function expandObject(
  text: string,
  { zone, isSeries }: ObjectPlace,
  { occurrences, most }: { readonly occurrences: readonly ObjectOccurrence[]; readonly most: number },
): string | null {
  const calendar = parseTree(text)
  if (!calendar) return text
  const events = eventsByStart(calendar, zone)
  const series = events.get('')
  const isDates = series !== undefined && isDate(series, 'dtstart')
  const lines: string[] = [...calendar.lines]
  let length = 0
  for (const occurrence of occurrences) {
    const key = startKey(occurrence.original_starts_ms, zone, isDates)
    const component = events.get(key) ?? series
    if (!component) continue
    const original = isSeries ? key : null
    const own = linesOf(expanded(component, occurrence, { zone, original, isDates }))
    length += own.reduce((sum, line) => sum + line.length + 2, 0)
    if (length > most) return null
    lines.push(...own)
  }
  return `${['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`
}

/** The calendar object without the changed dates but these, given by the starts that the rule gives (RFC 4791 §9.6.6). */
export function limitOverrides(text: string, zone: string, original_starts: readonly number[]): string {
  const calendar = parseTree(text)
  const series = calendar && eventsByStart(calendar, zone).get('')
  if (!series) return text
  const isDates = isDate(series, 'dtstart')
  const kept = new Set(['', ...original_starts.map((ms) => startKey(ms, zone, isDates))])
  const parts = calendar.parts.filter((part) => part.kind !== 'VEVENT' || kept.has(occurrenceOf(part, zone)))
  return `${linesOf({ ...calendar, parts }).join('\r\n')}\r\n`
}

function eventsByStart({ parts }: Component, zone: string): ReadonlyMap<string, Component> {
  const events = parts.filter(({ kind }) => kind === 'VEVENT')
  return new Map(events.map((event) => [occurrenceOf(event, zone), event]))
}

/** As `occurrenceOf` has it. */
function startKey(ms: number, zone: string, isDates: boolean): string {
  const wall = wallTimeOf(ms, zone).replaceAll(/[-:]/g, '')
  return isDates ? wall.slice(0, 8) : wall
}

/** What an occurrence by itself does not have, or has with other times. */
const replaced = new Set([
  'dtstart',
  'dtend',
  'duration',
  'recurrence-id',
  'rrule',
  'rdate',
  'exdate',
  'exrule',
])

function expanded(
  component: Component,
  { original_starts_ms, starts_ms, ends_ms }: ObjectOccurrence,
  series: { readonly zone: string; readonly original: string | null; readonly isDates: boolean },
): Component {
  const isChanged = component.lines.some((line) => nameOf(line) === 'recurrence-id')
  const original = series.isDates
    ? `RECURRENCE-ID;VALUE=DATE:${series.original}`
    : `RECURRENCE-ID:${utc(original_starts_ms)}`
  const time = (name: string, ms: number) =>
    series.isDates ? `${name};VALUE=DATE:${startKey(ms, series.zone, true)}` : `${name}:${utc(ms)}`
  const moment = (name: string, ms: number) => (isChanged ? `${name}:${utc(ms)}` : time(name, ms))
  // A changed date of whole days has them already.
  const times =
    isChanged && isDate(component, 'dtstart')
      ? component.lines.filter((line) => ['dtstart', 'dtend'].includes(nameOf(line)))
      : [moment('DTSTART', starts_ms), ...(ends_ms > starts_ms ? [moment('DTEND', ends_ms)] : [])]
  const rest = component.lines.filter((line) => !replaced.has(nameOf(line)))
  return { ...component, lines: [...(series.original === null ? [] : [original]), ...times, ...rest] }
}

function isDate(component: Component, name: string): boolean {
  return /^\d{8}$/.test(propertyOf(component, name)?.value.trim() ?? '')
}

function utc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}
