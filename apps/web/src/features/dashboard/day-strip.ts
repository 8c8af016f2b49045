import type { Occurrence } from '@meridian/contract'
import { type Interval, instantOf, wallTimeOf } from '@meridian/engine'
import type { Clock } from '../../platform/time/format.ts'
import { dayOf, intervalOf, shownOf, touching } from './own-time.ts'

/** All places are shares of the strip's length, 0 to 1, by elapsed time. */
export interface DayStrip {
  readonly ticks: readonly { readonly share: number; readonly label: string }[]
  readonly blocks: readonly Block[]
  /** How many rows the day needs, 1 at least. */
  readonly rows: number
  /** Where now is; null on another day. */
  readonly now: number | null
}

export interface Block {
  readonly occurrence: Occurrence
  readonly start: number
  readonly length: number
  /** Blocks that overlap share the height: the own row, from 0, of how many. */
  readonly row: number
  readonly rows: number
  readonly isPast: boolean
  /** How far the next block, or the end, lies behind this one. */
  readonly room: number
}

export interface StripQuestion {
  readonly day: string
  readonly clock: Clock
  readonly occurrences: readonly Occurrence[]
  readonly nowMs: number
  /** No block is shorter, so that a finger meets it; those that come too close then have a row each. */
  readonly leastShare?: number
}

/**
 * The shown day from eight to six, longer where a meeting or the present minute lies outside. It begins and
 * ends with a full hour of the wall clock, or with the day, whose length may be 23 or 25 hours.
 */
export function dayStripOf({ day, clock, occurrences, nowMs, leastShare = 0 }: StripQuestion): DayStrip {
  const whole = dayOf(day, clock.zone)
  const isToday = whole[0] <= nowMs && nowMs < whole[1]
  const meetings = touching(shownOf(occurrences), whole)
  const hours = fullHours(whole, clock.zone)
  const window = windowOf(
    hours,
    [instantOf(`${day}T08:00`, clock.zone), instantOf(`${day}T18:00`, clock.zone)],
    [...meetings.map(intervalOf), ...(isToday ? [[nowMs, nowMs] as const] : [])],
  )
  const blocks = blocksOf(meetings, { window, leastShare, nowMs })
  return {
    ticks: ticksOf(
      hours.filter((hour) => window[0] <= hour && hour <= window[1]),
      window,
      clock,
    ),
    blocks,
    rows: Math.max(1, ...blocks.map(({ rows }) => rows)),
    now: isToday ? shareOf(nowMs, window) : null,
  }
}

/** Moments of the day at which the wall clock shows a full hour, and both its ends. */
function fullHours([start, end]: Interval, zone: string): number[] {
  const found = [start]
  // Every offset in use today is a multiple of a quarter of an hour.
  for (let at = start + quarter_ms; at < end; at += quarter_ms) {
    if (wallTimeOf(at, zone).slice(14, 16) === '00') found.push(at)
  }
  return [...found, end]
}

function windowOf(hours: readonly number[], usual: Interval, needed: readonly Interval[]): Interval {
  const from = Math.min(usual[0], ...needed.map(([start]) => start))
  const to = Math.max(usual[1], ...needed.map(([, end]) => end))
  return [
    hours.findLast((hour) => hour <= from) ?? hours[0] ?? from,
    hours.find((hour) => hour >= to) ?? hours.at(-1) ?? to,
  ]
}

/** At most eleven or twelve labels; the first, the last and the first of each half say which half of the day it is. */
function ticksOf(hours: readonly number[], window: Interval, { zone, isTwelveHour }: Clock) {
  const step = Math.ceil((hours.length - 1) / 11)
  const shown = hours.filter((_, index) => index % step === 0)
  const hourAt = (at: number) => Number(wallTimeOf(at, zone).slice(11, 13))
  return shown.map((at, index) => {
    const hour = hourAt(at)
    const before = shown[index - 1]
    const isNewHalf = before === undefined || hourAt(before) < 12 !== hour < 12
    const half = isNewHalf || index === shown.length - 1 ? (hour < 12 ? ' AM' : ' PM') : ''
    const label = isTwelveHour ? `${hour % 12 || 12}${half}` : `${String(hour).padStart(2, '0')}:00`
    return { share: shareOf(at, window), label }
  })
}

interface Drawing {
  readonly window: Interval
  readonly leastShare: number
  readonly nowMs: number
}

/** A meeting and where it lies on the strip. */
interface Span {
  readonly occurrence: Occurrence
  readonly start: number
  readonly end: number
}

function blocksOf(meetings: readonly Occurrence[], { window, leastShare, nowMs }: Drawing): Block[] {
  const spans = meetings.map((occurrence) => spanOf(occurrence, window, leastShare))
  const inOrder = spans.toSorted((a, b) => a.start - b.start)
  return clustersOf(inOrder).flatMap((cluster, index, clusters) => {
    const roomEnd = clusters[index + 1]?.spans[0]?.start ?? 1
    return cluster.spans.map(({ occurrence, start, end }, at) => ({
      occurrence,
      start,
      length: end - start,
      row: cluster.rowOf[at] ?? 0,
      rows: Math.max(...cluster.rowOf) + 1,
      isPast: intervalOf(occurrence)[1] <= nowMs,
      room: Math.max(0, roomEnd - end),
    }))
  })
}

/** At the strip's end a short one begins earlier, so as not to reach beyond. */
function spanOf(occurrence: Occurrence, window: Interval, leastShare: number): Span {
  const [from, to] = intervalOf(occurrence)
  const start = shareOf(from, window)
  const end = shareOf(to, window)
  if (end - start >= leastShare) return { occurrence, start, end }
  const earliest = Math.max(0, Math.min(start, 1 - leastShare))
  return { occurrence, start: earliest, end: Math.min(1, earliest + leastShare) }
}

interface Cluster {
  readonly spans: Span[]
  readonly rowOf: number[]
  readonly rowEnds: number[]
}

/** Blocks that hang together by overlaps, each in the first row that is free again. */
function clustersOf(inOrder: readonly Span[]): Cluster[] {
  const clusters: Cluster[] = []
  for (const span of inOrder) {
    const last = clusters.at(-1)
    const isTogether = last !== undefined && span.start < Math.max(...last.rowEnds)
    const cluster = isTogether ? last : { spans: [], rowOf: [], rowEnds: [] }
    if (!isTogether) clusters.push(cluster)
    const free = cluster.rowEnds.findIndex((rowEnd) => rowEnd <= span.start)
    const row = free >= 0 ? free : cluster.rowEnds.length
    cluster.spans.push(span)
    cluster.rowOf.push(row)
    cluster.rowEnds[row] = span.end
  }
  return clusters
}

function shareOf(at: number, [start, end]: Interval): number {
  return Math.min(1, Math.max(0, (at - start) / (end - start)))
}

const quarter_ms = 900_000
