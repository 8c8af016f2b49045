import { day_ms, minute_ms } from '../durations.ts'
import { mergeIntervals } from '../interval/interval.ts'
import { instantOf, parseWallTime } from '../zone/wall-time.ts'
import { periodAt, zoneOffsets } from '../zone/zone-offset.ts'

/** A stretch of a day through which its clock runs evenly; `at` is where on the axis it begins. */
export interface AxisPiece {
  readonly startMs: number
  readonly endMs: number
  readonly at: number
}

/** One calendar date on the axis: what of it really takes place, in order. */
export interface AxisDay {
  readonly date: string
  readonly startMs: number
  readonly endMs: number
  readonly pieces: readonly AxisPiece[]
}

/** A row of at most one hour. It begins on a full hour of the wall clock, or where a clock change cuts into one. */
export interface AxisRow {
  readonly at: number
  readonly minutes: number
  /** Minutes since midnight on the wall clock. */
  readonly wallMinute: number
  /** Whether the clock shows this hour for the second time. */
  readonly isRepeated: boolean
}

/** A stretch of the axis, in minutes from its beginning. */
export interface AxisStretch {
  readonly start: number
  readonly end: number
}

export interface TimeAxis {
  /** In minutes: 1440, less what none of the days has, more what one of them has twice. */
  readonly length: number
  readonly rows: readonly AxisRow[]
  readonly days: readonly AxisDay[]
}

/**
 * One axis for the clocks of several days side by side. An hour that clocks repeat has a second row right
 * after the first; an hour that they skip has no row, unless another of the days has it.
 *
 * @param dates yyyy-MM-dd, each once.
 */
export function timeAxis(dates: readonly string[], timeZone: string): TimeAxis {
  const clocks = dates.map((date) => readClock(date, timeZone))
  const bands = bandsOf(clocks)
  const last = bands.at(-1)
  return {
    length: last ? last.at + last.to - last.from : 0,
    rows: bands.flatMap(rowsOf),
    days: clocks.map(({ stretches, ...day }) => ({
      ...day,
      pieces: stretches.flatMap((stretch) => piecesOf(stretch, bands)),
    })),
  }
}

/**
 * Where a moment lies on the axis, in minutes. What begins at a clock change begins after it, and what
 * ends there ends before it. Moments outside of the day lie at its edges.
 */
export function positionOf({ pieces }: AxisDay, instantMs: number, edge: 'start' | 'end' = 'start'): number {
  const piece =
    edge === 'start'
      ? pieces.findLast(({ startMs }) => startMs <= instantMs)
      : pieces.find(({ endMs }) => endMs >= instantMs)
  const found = piece ?? (edge === 'start' ? pieces[0] : pieces.at(-1))
  if (!found) return 0
  const within = Math.min(Math.max(instantMs, found.startMs), found.endMs)
  return found.at + (within - found.startMs) / minute_ms
}

/** The moment at a place of the axis. A place that this day does not have means the moment after it. */
export function instantAt({ pieces, endMs }: AxisDay, at: number): number {
  const piece = pieces.find((piece) => at < piece.at + minutesOf(piece))
  return piece ? piece.startMs + Math.max(0, at - piece.at) * minute_ms : endMs
}

/** What of the axis a day does not have: hours its clock skips, and the second of hours it shows once. */
export function missingStretches({ pieces }: AxisDay, length: number): AxisStretch[] {
  const missing: AxisStretch[] = []
  let reached = 0
  for (const piece of pieces) {
    if (piece.at > reached) missing.push({ start: reached, end: piece.at })
    reached = piece.at + minutesOf(piece)
  }
  if (reached < length) missing.push({ start: reached, end: length })
  return missing
}

/** Wall minutes of one day, [from, to); repeated ones with the wall minute that the clock had reached before. */
interface ClockStretch {
  readonly startMs: number
  readonly from: number
  readonly to: number
  readonly repeatedAfter: number | null
}

interface DayClock extends Omit<AxisDay, 'pieces'> {
  readonly stretches: readonly ClockStretch[]
}

function readClock(date: string, timeZone: string): DayClock {
  const midnight = `${date}T00:00`
  const midnightMs = parseWallTime(midnight)
  const next = new Date(midnightMs + day_ms).toISOString().slice(0, 16)
  const startMs = instantOf(midnight, timeZone)
  const endMs = instantOf(next, timeZone)
  const zone = zoneOffsets(timeZone, startMs, endMs)
  const stretches: ClockStretch[] = []
  let reached = -Infinity
  for (let period = periodAt(zone, startMs); (zone.starts[period] ?? Infinity) < endMs; period += 1) {
    const from = Math.max(zone.starts[period] ?? startMs, startMs)
    const to = Math.min(zone.starts[period + 1] ?? endMs, endMs)
    const wallOf = (ms: number) => (ms + (zone.offsets[period] ?? 0) - midnightMs) / minute_ms
    stretches.push(...splitRepeated(from, wallOf(from), wallOf(to), reached))
    reached = Math.max(reached, wallOf(to))
  }
  return { date, startMs, endMs, stretches }
}

function splitRepeated(startMs: number, from: number, to: number, reached: number): ClockStretch[] {
  if (from >= reached) return [{ startMs, from, to, repeatedAfter: null }]
  const until = Math.min(reached, to)
  const second = { startMs, from, to: until, repeatedAfter: reached }
  if (to <= reached) return [second]
  return [second, { startMs: startMs + (until - from) * minute_ms, from: until, to, repeatedAfter: null }]
}

/** What the axis is made of: wall minutes [from, to), shown for the first or a second time. */
interface Band {
  readonly from: number
  readonly to: number
  readonly repeatedAfter: number | null
  readonly at: number
}

function bandsOf(clocks: readonly DayClock[]): Band[] {
  const stretches = clocks.flatMap((clock) => clock.stretches)
  const first = stretches.filter(({ repeatedAfter }) => repeatedAfter === null)
  const repeated = uniqueStretches(stretches.filter(({ repeatedAfter }) => repeatedAfter !== null))
  const cuts = repeated.map(({ repeatedAfter }) => repeatedAfter ?? 0)
  const covered = mergeIntervals(first.map(({ from, to }) => [from, to] as const))
  const bands = [
    ...covered.flatMap(([from, to]) => cutInto(from, to, cuts)),
    ...repeated.map(({ from, to, repeatedAfter }) => ({ from, to, repeatedAfter })),
  ].toSorted(
    (a, b) => orderOf(a) - orderOf(b) || Number(a.repeatedAfter === null) - Number(b.repeatedAfter === null),
  )

  let at = 0
  return bands.map((band) => {
    const placed = { ...band, at }
    at += band.to - band.from
    return placed
  })
}

/** A repeated hour stands where its first pass ended, before what goes on there. */
function orderOf({ from, repeatedAfter }: Omit<Band, 'at'>): number {
  return repeatedAfter ?? from
}

function uniqueStretches(stretches: readonly ClockStretch[]): ClockStretch[] {
  const byRange = new Map(
    stretches.map((stretch) => [`${stretch.from} ${stretch.to} ${stretch.repeatedAfter}`, stretch]),
  )
  return [...byRange.values()]
}

function cutInto(from: number, to: number, cuts: readonly number[]): Omit<Band, 'at'>[] {
  const edges = [from, ...cuts.filter((cut) => cut > from && cut < to).toSorted((a, b) => a - b), to]
  return edges.slice(1).map((edge, index) => ({ from: edges[index] ?? from, to: edge, repeatedAfter: null }))
}

function rowsOf({ from, to, repeatedAfter, at }: Band): AxisRow[] {
  const rows: AxisRow[] = []
  for (let wall = from; wall < to; wall = nextHour(wall)) {
    const minutes = Math.min(nextHour(wall), to) - wall
    rows.push({ at: at + wall - from, minutes, wallMinute: wall, isRepeated: repeatedAfter !== null })
  }
  return rows
}

function nextHour(wall: number): number {
  return (Math.floor(wall / 60) + 1) * 60
}

function piecesOf(stretch: ClockStretch, bands: readonly Band[]): AxisPiece[] {
  return bands.flatMap((band) => {
    const isSame = band.repeatedAfter === stretch.repeatedAfter
    const from = Math.max(band.from, stretch.from)
    const to = Math.min(band.to, stretch.to)
    if (!isSame || from >= to) return []
    const startMs = stretch.startMs + (from - stretch.from) * minute_ms
    return [{ startMs, endMs: startMs + (to - from) * minute_ms, at: band.at + from - band.from }]
  })
}

function minutesOf({ startMs, endMs }: AxisPiece): number {
  return (endMs - startMs) / minute_ms
}
