import { type Interval, mergeIntervals } from '@meridian/engine'
import type { FreeBusyRequest } from '@meridian/icalendar'
import type { ExportRow } from '../meeting/meeting.api.ts'

interface BusyTime {
  readonly meeting_id: string
  readonly starts_ms: number
  readonly ends_ms: number
}

/** The VFREEBUSY of the person's own calendar (RFC 4791 §7.10), without any word about the meetings. */
export function writeFreeBusy({
  window: [from, to],
  times,
  rows,
  now,
}: {
  readonly window: Interval
  readonly times: readonly BusyTime[]
  readonly rows: readonly ExportRow[]
  readonly now: Date
}): string {
  const kinds = new Map(rows.map((row) => [row.meeting_id, kindOf(row)]))
  const periods = (['BUSY', 'BUSY-TENTATIVE'] as const).flatMap((kind) =>
    mergeIntervals(
      times
        .filter(({ meeting_id }) => kinds.get(meeting_id) === kind)
        .map(({ starts_ms, ends_ms }) => [Math.max(from, starts_ms), Math.min(to, ends_ms)]),
    ).map(([start, end]) => `FREEBUSY;FBTYPE=${kind}:${basic(start)}/${basic(end)}`),
  )
  return freeBusyText({ window: [from, to], now, periods })
}

/** The answer to a request for a person's busy time (RFC 5546 §3.3.3). */
export function writeFreeBusyReply({
  asked: { uid, organizer, start_ms, end_ms },
  attendee,
  busy,
  now,
}: {
  readonly asked: FreeBusyRequest
  readonly attendee: string
  readonly busy: readonly { readonly interval: Interval }[]
  readonly now: Date
}): string {
  const taken = mergeIntervals(busy.map(({ interval }) => interval))
  const periods = taken.flatMap(([starts, ends]) => {
    const [start, end] = [Math.max(start_ms, starts), Math.min(end_ms, ends)]
    return start >= end ? [] : [`FREEBUSY;FBTYPE=BUSY:${basic(start)}/${basic(end)}`]
  })
  const people = [`UID:${uid}`, `ORGANIZER:${organizer}`, `ATTENDEE:${attendee}`]
  return freeBusyText({ window: [start_ms, end_ms], now, periods, people })
}

function freeBusyText({
  window: [from, to],
  now,
  periods,
  people,
}: {
  readonly window: Interval
  readonly now: Date
  readonly periods: readonly string[]
  /** Of a reply. */
  readonly people?: readonly string[]
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian//Meridian//EN',
    ...(people ? ['METHOD:REPLY'] : []),
    'BEGIN:VFREEBUSY',
    ...(people ?? []),
    `DTSTAMP:${basic(now.getTime())}`,
    `DTSTART:${basic(from)}`,
    `DTEND:${basic(to)}`,
    ...periods,
    'END:VFREEBUSY',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** Null for a meeting that leaves its person free. */
function kindOf({
  meeting_status,
  is_transparent,
  is_tentative,
}: ExportRow): 'BUSY' | 'BUSY-TENTATIVE' | null {
  if (meeting_status === 'cancelled' || is_transparent) return null
  return is_tentative ? 'BUSY-TENTATIVE' : 'BUSY'
}

function basic(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}
