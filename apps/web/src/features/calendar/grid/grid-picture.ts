import {
  type AxisDay,
  type AxisStretch,
  type Interval,
  layOutOverlaps,
  missingStretches,
  type PackedRow,
  type Placement,
  packSpans,
  positionOf,
  segmentDay,
  subtractIntervals,
  type TimeAxis,
  type WorkingTime,
  workingIntervals,
  zoneOffsetMinutes,
} from '@meridian/engine'
import { t } from '../../../platform/text/text.ts'
import { formatDuration } from '../../../platform/time/format.ts'
import type { HeldItem, HeldPart } from '../held/held-store.ts'
import type { CalendarItem } from '../item/calendar-item.ts'
import { type GridStack, stackEvents } from './event-stacks.ts'

/** One event, or the part of it that lies on one day; in minutes of the axis. */
export interface GridEvent extends Placement {
  readonly item: CalendarItem
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** A day under the hours. */
export interface GridDay {
  readonly day: AxisDay
  /** The events that begin in each row of the axis. */
  readonly rows: readonly (readonly GridEvent[])[]
  /** The stacks that begin in each row of the axis. */
  readonly stacks: readonly (readonly GridStack[])[]
  /** Outside of the reader's hours. */
  readonly closed: readonly AxisStretch[]
  /** What clocks skip on this day, or show only once. */
  readonly missing: readonly AxisStretch[]
  /** 'Clocks go back 1 h', and where. */
  readonly changes: readonly { readonly at: number; readonly text: string }[]
}

/** What is shorter is drawn 20 minutes long: 17 px. */
const shortest_minutes = 20

/** Room for a line of text, where the next event begins right after a short one. */
const least_minutes = 15

/** Room for the title of an event that another lies over. */
const head_minutes = 30

/** The days of a time grid with all that lies on them; of more lanes than there is room for stacks are made. */
export function gridDays(
  axis: TimeAxis,
  items: readonly CalendarItem[],
  timeZone: string,
  hours: WorkingTime | null,
  mostLanes = Infinity,
): readonly GridDay[] {
  const timed = items.filter(({ isWholeDays }) => !isWholeDays)
  return axis.days.map((day) => {
    const { events, stacks } = stackEvents(eventsOf(day, axis, timed), mostLanes)
    return {
      day,
      rows: byRow(axis, events),
      stacks: byRow(axis, stacks),
      closed: hours ? closedStretches(day, hours) : [],
      missing: missingStretches(day, axis.length),
      changes: clockChanges(day, timeZone),
    }
  })
}

/** The held times that begin in each row of the axis, day by day; they lie behind the events, over the whole width. */
export function heldRows(
  axis: TimeAxis,
  items: readonly HeldItem[],
  days: readonly Pick<GridDay, 'rows' | 'stacks'>[],
): readonly HeldPart[][][] {
  const intervals = items.map(({ interval }) => interval)
  return axis.days.map((day, column) => {
    const above = [...(days[column]?.rows ?? []), ...(days[column]?.stacks ?? [])].flat()
    const parts = segmentDay(day, intervals).flatMap(({ index, start, end }) => {
      const item = items[index]
      if (!item) return []
      const stretch = { start, end: Math.min(axis.length, Math.max(end, start + shortest_minutes)) }
      return [{ item, ...stretch, clear: clearMinutes(stretch, above) }]
    })
    return byRow(axis, parts)
  })
}

/** How long no event lies over it; all of it where one lies over its beginning anyway. */
function clearMinutes({ start, end }: AxisStretch, above: readonly AxisStretch[]): number {
  const later = above.filter((event) => event.start > start).map((event) => event.start)
  return Math.min(end, ...later) - start
}

/** The row above the hours. */
export function packWholeDays(
  items: readonly CalendarItem[],
  dates: readonly string[],
  capacity: number,
): PackedRow & { readonly items: readonly CalendarItem[] } {
  const whole = items.filter(({ isWholeDays }) => isWholeDays)
  const spans = whole.map((item) => spanIn(dates, item))
  return { ...packSpans(spans, dates.length, capacity), items: whole }
}

/** The columns of an item; days may be missing between them, and one on missing days alone ends before it begins. */
function spanIn(dates: readonly string[], { first_date, last_date }: CalendarItem) {
  const before = dates.filter((date) => date < first_date).length
  const until = dates.filter((date) => date <= last_date).length
  return {
    first: first_date < (dates[0] ?? '') ? -1 : before,
    last: last_date > (dates.at(-1) ?? '') ? dates.length : until - 1,
  }
}

/** Whether two days look the same, so that one need not be drawn anew. */
export function isSameCell(a: readonly GridEvent[], b: readonly GridEvent[]): boolean {
  return a.length === b.length && a.every((event, index) => isSameEvent(event, b[index]))
}

/** Whether the same stacks stand in the same places. */
export function isSameStacks(a: readonly GridStack[], b: readonly GridStack[]): boolean {
  return a.length === b.length && a.every(({ events }, index) => isSameCell(events, b[index]?.events ?? []))
}

function isSameEvent(a: GridEvent, b: GridEvent | undefined): boolean {
  return (
    b !== undefined &&
    a.item.occurrence === b.item.occurrence &&
    a.start === b.start &&
    a.end === b.end &&
    a.lane === b.lane &&
    a.lanes === b.lanes &&
    a.span === b.span &&
    a.depth === b.depth &&
    a.clear === b.clear
  )
}

function eventsOf(day: AxisDay, axis: TimeAxis, timed: readonly CalendarItem[]): GridEvent[] {
  const near = timed.filter(({ interval }) => interval[0] < day.endMs && interval[1] >= day.startMs)
  const segments = segmentDay(
    day,
    near.map(({ interval }) => interval),
  )
  const places = layOutOverlaps(segments, {
    shortest: shortest_minutes,
    least: least_minutes,
    head: head_minutes,
    length: axis.length,
  })
  return segments.flatMap(({ index, isFirst, isLast }, at) => {
    const item = near[index]
    const place = places[at]
    return item && place ? [{ ...place, item, isFirst, isLast }] : []
  })
}

function byRow<Drawn extends AxisStretch>(axis: TimeAxis, all: readonly Drawn[]): Drawn[][] {
  const rows: Drawn[][] = axis.rows.map(() => [])
  for (const drawn of all) {
    rows[axis.rows.findLastIndex(({ at }) => at <= drawn.start)]?.push(drawn)
  }
  return rows
}

function closedStretches(day: AxisDay, hours: WorkingTime): AxisStretch[] {
  const whole: Interval = [day.startMs, day.endMs]
  return subtractIntervals([whole], workingIntervals(hours, whole)).map(([start, end]) => ({
    start: positionOf(day, start),
    end: positionOf(day, end, 'end'),
  }))
}

function clockChanges({ pieces }: AxisDay, timeZone: string) {
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1]
    if (!before) return []
    const minutes = zoneOffsetMinutes(timeZone, piece.startMs) - zoneOffsetMinutes(timeZone, before.startMs)
    if (minutes === 0) return []
    const text =
      minutes > 0
        ? t('Clocks go forward {duration}', { duration: formatDuration(minutes) })
        : t('Clocks go back {duration}', { duration: formatDuration(-minutes) })
    return [{ at: piece.at, text }]
  })
}
