import type { AxisStretch, TimeAxis } from '@meridian/engine'
import type { GridDay, GridEvent } from './grid-picture.ts'

/** For each row of the axis whether something that began in a row before lasts into it and takes the reader's time. */
export function takenRows(
  axis: Pick<TimeAxis, 'rows'>,
  { rows, stacks }: Pick<GridDay, 'rows' | 'stacks'>,
  held: readonly (readonly AxisStretch[])[],
): readonly boolean[] {
  let until = 0
  return axis.rows.map(({ at }, row) => {
    const isTaken = until > at
    const ends = (rows[row] ?? []).map(endOf)
    const others = [...(stacks[row] ?? []), ...(held[row] ?? [])].map(({ end }) => end)
    until = Math.max(until, ...ends, ...others)
    return isTaken
  })
}

/** Short events are drawn longer than they last. */
function endOf({ start, end, item: { occurrence, interval } }: GridEvent): number {
  if (occurrence.is_transparent || occurrence.meeting_status === 'cancelled') return 0
  return Math.min(end, start + (interval[1] - interval[0]) / 60_000)
}
