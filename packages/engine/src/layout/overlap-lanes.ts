import type { AxisStretch } from './time-axis.ts'

/** Where one event of a day is drawn. Widths are shares: lane `lane` of `lanes`, `span` lanes wide. */
export interface Placement extends AxisStretch {
  readonly lane: number
  readonly lanes: number
  readonly span: number
  /** How many events it lies over in its lane; each indents it by an edge. */
  readonly depth: number
  /** How much of it is seen before another event lies over it; its whole length where none does. */
  readonly clear: number
}

interface Limits {
  /** What is shorter is drawn this long, so that it can be read and hit, unless another begins before. */
  readonly shortest: number
  /** What is shorter overlaps as if it were this long. */
  readonly least: number
  /** How much of an event's beginning no other may cover. */
  readonly head: number
  /** The length of the day: what would reach beyond is drawn up to its end. */
  readonly length: number
}

/**
 * Lets overlapping events cascade: one that begins after the head of another lies over it, events that begin
 * closer together are side by side. Events that overlap directly or through others share a number of lanes;
 * each takes the first lane in which it covers the fewest, and widens over free lanes beside it. Touching is
 * not overlapping.
 */
export function layOutOverlaps(events: readonly AxisStretch[], limits: Limits): Placement[] {
  const drawn = drawnStretches(events, limits)
  const placements: Placement[] = []
  for (const cluster of clustersOf(drawn)) {
    const placed = lanesOf(cluster, limits.head)
    const lanes = Math.max(...placed.map(({ lane }) => lane)) + 1
    const wide = placed.map((event) => ({ ...event, span: freeLanes(event, placed, lanes) }))
    for (const event of wide) {
      const { index, start, end, lane, depth, span } = event
      placements[index] = { start, end, lane, lanes, span, depth, clear: clearOf(event, wide) }
    }
  }
  return placements
}

interface Drawn extends AxisStretch {
  readonly index: number
}

interface Placed extends Drawn {
  readonly lane: number
  readonly depth: number
}

function drawnStretches(events: readonly AxisStretch[], limits: Limits): Drawn[] {
  const least = events.map((event, index) => ({ index, ...atLeast(event, limits) }))
  const starts = least.map(({ start }) => start).toSorted((a, b) => a - b)
  return least.map((event) => {
    const next = starts.find((start) => start >= event.end) ?? limits.length
    return {
      ...event,
      end: Math.max(event.end, Math.min(event.start + limits.shortest, next, limits.length)),
    }
  })
}

function atLeast({ start, end }: AxisStretch, { shortest, least, length }: Limits): AxisStretch {
  if (start + shortest > length) return { start: Math.max(0, length - shortest), end: length }
  return { start, end: Math.min(Math.max(end, start + least), length) }
}

/** Groups without any overlap between them; each ascends by start, the longest first. */
function clustersOf(events: readonly Drawn[]): Drawn[][] {
  const clusters: Drawn[][] = []
  let reached = -Infinity
  for (const event of events.toSorted((a, b) => a.start - b.start || b.end - a.end || a.index - b.index)) {
    const cluster = clusters.at(-1)
    if (cluster && event.start < reached) cluster.push(event)
    else clusters.push([event])
    reached = Math.max(reached, event.end)
  }
  return clusters
}

function lanesOf(cluster: readonly Drawn[], head: number): Placed[] {
  const lanes: Placed[][] = []
  const placed: Placed[] = []
  for (const event of cluster) {
    const free = lanes.flatMap((before, lane) => {
      const below = before.filter(({ end }) => end > event.start)
      if (below.some(({ start }) => event.start - start < head)) return []
      return [{ lane, depth: Math.max(-1, ...below.map(({ depth }) => depth)) + 1 }]
    })
    const place = free.toSorted((a, b) => a.depth - b.depth || a.lane - b.lane)[0] ?? {
      lane: lanes.length,
      depth: 0,
    }
    const one = { ...event, ...place }
    lanes[place.lane] = [...(lanes[place.lane] ?? []), one]
    placed.push(one)
  }
  return placed
}

/** How many lanes from its own on are free at its time. */
function freeLanes(event: Placed, placed: readonly Placed[], lanes: number): number {
  const beside = placed.filter((other) => other.lane > event.lane && isOverlapping(other, event))
  return Math.min(lanes, ...beside.map(({ lane }) => lane)) - event.lane
}

function clearOf(event: Placed & { span: number }, all: readonly (Placed & { span: number })[]): number {
  const above = all.filter(
    (other) =>
      other.lane < event.lane + event.span &&
      event.lane < other.lane + other.span &&
      other.start > event.start &&
      isOverlapping(other, event),
  )
  return Math.min(event.end, ...above.map(({ start }) => start)) - event.start
}

function isOverlapping(a: AxisStretch, b: AxisStretch): boolean {
  return a.start < b.end && a.end > b.start
}
