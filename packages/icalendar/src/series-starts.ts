import { expandRecurrence, parseRecurrence, ruleEnding, wallTimeOf } from '@meridian/engine'
import type { CalendarEvent } from './calendar-event.ts'
import { momentOf } from './event-time.ts'
import { withUntilOfFiles } from './recurrence-rule.ts'

/** Whether the rule itself, without what was added, gives this start. */
export function hasStart(event: CalendarEvent, start: string): boolean {
  const at = momentOf({ time: start, zone: event.start.zone })
  return expandRule(event, at, at + 1, 1).length > 0
}

/**
 * DTSTART counts as the first occurrence (RFC 5545 §3.8.5.3), also where the rule does not fall on it. Readers differ
 * there, so that such a rule says by UNTIL when its last one starts, which means the same to all of them.
 */
export function countingItsStart(event: CalendarEvent): CalendarEvent {
  const parsed = event.rrule === null ? null : parseRecurrence(event.rrule)
  const count = parsed?.ok === true ? parsed.rule.count : null
  if (event.rrule === null || count === null || count > mostStarts) return event
  if (hasStart(event, event.start.time)) return event
  const others = listRuleStarts(event, momentOf(event.start), Infinity, count - 1)
  const last = others.at(-1)
  const rrule = last === undefined ? null : withUntilOfFiles(ruleEnding(event.rrule, last), event.start)
  return { ...event, rrule }
}

/**
 * The wanted starts that the series has by its rule or by addition. Null when the series is too dense
 * to be looked through.
 */
export function listStarts(event: CalendarEvent, wanted: readonly string[]): ReadonlySet<string> | null {
  const plain = event.rrule === null ? [event.start.time, ...event.added] : event.added
  if (event.rrule === null || wanted.length === 0) return new Set(plain)
  // Without a COUNT every start can be asked for by itself, however far apart they are.
  if (!/(?:^|;)COUNT=/.test(event.rrule))
    return new Set([...plain, ...wanted.filter((start) => hasStart(event, start))])
  const moments = wanted.map((time) => momentOf({ time, zone: event.start.zone }))
  const first = moments.reduce((least, at) => Math.min(least, at), Infinity)
  const last = moments.reduce((most, at) => Math.max(most, at), -Infinity)
  const starts = expandRule(event, first, last + 1, mostStarts)
  if (starts.length === mostStarts) return null
  const known = new Set(starts)
  return new Set([...plain, ...wanted.filter((_, index) => known.has(moments[index] ?? NaN))])
}

/** The starts that the rule gives in [fromMs, toMs), as `added` would write them. */
export function listRuleStarts(event: CalendarEvent, fromMs: number, toMs: number, limit: number): string[] {
  return expandRule(event, fromMs, toMs, limit).map((at) =>
    event.start.zone === null ? wallTimeOf(at, 'UTC').slice(0, 10) : wallTimeOf(at, event.start.zone),
  )
}

const mostStarts = 50_000

function expandRule({ start, rrule }: CalendarEvent, fromMs: number, toMs: number, limit: number): number[] {
  if (rrule === null) return []
  const time = start.zone === null ? `${start.time}T00:00:00` : start.time
  return expandRecurrence({ start: time, timeZone: start.zone ?? 'UTC', rrule }, [fromMs, toMs], limit)
}
