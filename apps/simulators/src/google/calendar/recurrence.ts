import { RRuleTemporal } from 'rrule-temporal'
import { day_ms } from '../../durations.ts'
import type { SeriesForm } from './calendar-world.ts'
import { isZone, readMoment, type EventTime } from './event-time.ts'

/** When an instance would start by its series, and when it ends then. */
export interface Slot {
  readonly start: EventTime
  readonly end: EventTime
}

/**
 * The slots of a series that start within [fromMs, toMs), in order.
 *
 * A series keeps its wall time in its own zone; where that time does not exist, on the day clocks go
 * forward, the instance moves forward with them. The first start always belongs to it.
 */
export function expandSeries(form: SeriesForm, fromMs: number, toMs: number): Slot[] {
  const { zone, startWall } = wallOf(form)
  // A day more on both sides, because walls and moments are up to fourteen hours apart.
  const walls = wallsBetween(form, fromMs - day_ms, toMs + day_ms)
  const slots = walls.map((wall) => slotAt(form, wall, wall - startWall, zone))
  return slots.filter(({ start }) => {
    const at = startMs(start)
    return at >= fromMs && at < toMs
  })
}

/** The slot that starts at this time by the series, if it has one. */
export function findSlot(form: SeriesForm, start: EventTime): Slot | undefined {
  if (start.kind !== form.start.kind) return undefined
  const at = startMs(start)
  return expandSeries(form, at, at + 1)[0]
}

/** Whether Google would take these lines. */
export function isRecurrence(lines: readonly string[], form: Omit<SeriesForm, 'recurrence'>): boolean {
  if (!lines.every((line) => /^(RRULE|EXRULE|RDATE|EXDATE)[;:]/i.test(line))) return false
  if (!lines.some((line) => /^(RRULE|RDATE)/i.test(line))) return false
  try {
    const at = startMs(form.start)
    wallsBetween({ ...form, recurrence: lines }, at, at + day_ms)
    return true
  } catch {
    return false
  }
}

/** The same rules with this as their last moment, in place of a count or an earlier end. */
export function endRules(lines: readonly string[], lastStart: EventTime): string[] {
  const until =
    lastStart.kind === 'day'
      ? lastStart.date.replaceAll('-', '')
      : new Date(lastStart.at_ms).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  return lines.map((line) =>
    /^RRULE/i.test(line) ? `${line.replaceAll(/;?(UNTIL|COUNT)=[^;]*/gi, '')};UNTIL=${until}` : line,
  )
}

/** The first moment of a time, days counted as in UTC: good for comparing times of one kind. */
export function startMs(time: EventTime): number {
  return time.kind === 'moment' ? time.at_ms : Date.parse(time.date)
}

/** Wall times are written as if they were UTC. */
function wallsBetween(form: SeriesForm, fromMs: number, toMs: number): number[] {
  const { zone, startWall } = wallOf(form)
  const inside = (wall: number) => wall >= fromMs && wall < toMs
  const walls = new Set<number>(inside(startWall) ? [startWall] : [])
  const without = new Set<number>()
  for (const line of form.recurrence) {
    const [head, value] = splitLine(line)
    const name = head.split(';')[0]?.toUpperCase()
    const found =
      name === 'RRULE' || name === 'EXRULE'
        ? rulesBetween(value, startWall, zone, fromMs, toMs)
        : value.split(',').map((text) => readWall(text, head, zone))
    const target = name === 'EXDATE' || name === 'EXRULE' ? without : walls
    for (const wall of found) if (inside(wall)) target.add(wall)
  }
  return [...walls].filter((wall) => !without.has(wall)).sort((a, b) => a - b)
}

function rulesBetween(rule: string, startWall: number, zone: string, fromMs: number, toMs: number): number[] {
  const parsed = ruleOf(rule, startWall, zone)
  const found = parsed.between(new Date(fromMs), new Date(toMs), true)
  return found.map((occurrence) => occurrence.epochMilliseconds)
}

const parsed_rules = new Map<string, RRuleTemporal>()

function ruleOf(rule: string, startWall: number, zone: string): RRuleTemporal {
  const key = `${startWall} ${zone} ${rule}`
  const known = parsed_rules.get(key)
  if (known) return known
  if (parsed_rules.size > 5000) parsed_rules.clear()
  // The library works in UTC on wall times, so an end in UTC has to become one of the wall.
  const inWall = rule.replace(
    /UNTIL=([^;]+)/i,
    (_, text: string) => `UNTIL=${compact(readWall(text, '', zone))}`,
  )
  const parsed = new RRuleTemporal({ rruleString: `DTSTART:${compact(startWall)}\nRRULE:${inWall}` })
  parsed_rules.set(key, parsed)
  return parsed
}

function wallOf({ start }: SeriesForm): { readonly zone: string; readonly startWall: number } {
  if (start.kind === 'day') return { zone: 'UTC', startWall: Date.parse(start.date) }
  return { zone: start.time_zone, startWall: toWall(start.at_ms, start.time_zone) }
}

function slotAt({ start, end }: SeriesForm, wall: number, shift: number, zone: string): Slot {
  if (start.kind === 'moment' && end.kind === 'moment') {
    const at_ms = fromWall(wall, zone)
    return { start: { ...start, at_ms }, end: { ...end, at_ms: at_ms + end.at_ms - start.at_ms } }
  }
  return { start: shiftDay(start, shift), end: shiftDay(end, shift) }
}

function shiftDay(time: EventTime, ms: number): EventTime {
  if (time.kind === 'moment') return time
  return { kind: 'day', date: new Date(Date.parse(time.date) + ms).toISOString().slice(0, 10) }
}

/** `20260315T130000Z`, `20260315T130000` in the zone of the line or the series, or `20260315`. */
function readWall(text: string, head: string, zone: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/i.exec(text.trim())
  if (!parts) throw new RangeError(`Not a time: ${text}`)
  const [, year, month, day, hour = '00', minute = '00', second = '00', z = ''] = parts
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  if (z !== '') return toWall(Date.parse(`${iso}Z`), zone)
  const lineZone = /;TZID=([^;]+)/i.exec(head)?.[1]
  if (lineZone === undefined || lineZone === zone || !isZone(lineZone)) return Date.parse(`${iso}Z`)
  return toWall(readMoment(iso, lineZone) ?? Number.NaN, zone)
}

function splitLine(line: string): readonly [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1)]
}

function toWall(ms: number, zone: string): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
  return ms + zoned.offsetNanoseconds / 1_000_000
}

function fromWall(wall: number, zone: string): number {
  const text = new Date(wall).toISOString().slice(0, 19)
  return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds
}

function compact(wall: number): string {
  return new Date(wall).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}
