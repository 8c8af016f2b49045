import type { AxisStretch } from './time-axis.ts'

/** Where one event of a day is drawn. Widths are shares: column `column` of `columns`, `span` columns wide. */
export interface Placement extends AxisStretch {
  readonly column: number
  readonly columns: number
  readonly span: number
}

interface Limits {
  /** What is shorter is drawn this long, so that it can be read and hit. */
  readonly shortest: number
  /** The length of the day: what would reach beyond is drawn up to its end. */
  readonly length: number
}

/**
 * Puts overlapping events side by side, in the order given. Events that overlap directly or through
 * others share a number of columns; each takes the first free one and widens over free ones beside it.
 * Touching is not overlapping.
 */
export function layOutOverlaps(events: readonly AxisStretch[], limits: Limits): Placement[] {
  const drawn = events.map((event, index) => ({ index, ...drawnStretch(event, limits) }))
  const placements: Placement[] = []
  for (const cluster of clustersOf(drawn)) {
    const columns = columnsOf(cluster)
    columns.forEach((column, at) => {
      for (const { index, start, end } of column) {
        const span = freeColumns({ start, end }, columns, at)
        placements[index] = { start, end, column: at, columns: columns.length, span }
      }
    })
  }
  return placements
}

interface Drawn extends AxisStretch {
  readonly index: number
}

function drawnStretch({ start, end }: AxisStretch, { shortest, length }: Limits): AxisStretch {
  const reach = Math.max(end, start + shortest)
  if (reach <= length) return { start, end: reach }
  return { start: Math.max(0, Math.min(start, length - shortest)), end: length }
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

function columnsOf(cluster: readonly Drawn[]): Drawn[][] {
  const columns: Drawn[][] = []
  for (const event of cluster) {
    const free = columns.find((column) => (column.at(-1)?.end ?? 0) <= event.start)
    if (free) free.push(event)
    else columns.push([event])
  }
  return columns
}

/** How many columns from `at` on are free at that time, its own included. */
function freeColumns({ start, end }: AxisStretch, columns: readonly Drawn[][], at: number): number {
  const taken = columns.findIndex(
    (column, index) => index > at && column.some((other) => other.start < end && other.end > start),
  )
  return (taken < 0 ? columns.length : taken) - at
}
