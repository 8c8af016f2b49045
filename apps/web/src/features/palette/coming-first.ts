import type { Meeting } from '@meridian/contract'

type Dated = Pick<Meeting, 'meeting_id' | 'meeting_timestamps'>

/** Each meeting once: those that are not over by their start, then the others, the latest first. */
export function comingFirst<One extends Dated>(meetings: readonly One[], nowMs: number): readonly One[] {
  const unique = [...new Map(meetings.map((meeting) => [meeting.meeting_id, meeting])).values()]
  const startOf = ({ meeting_timestamps }: One) => Date.parse(meeting_timestamps.start_timestamp)
  const isOver = ({ meeting_timestamps }: One) => Date.parse(meeting_timestamps.end_timestamp) <= nowMs
  return [
    ...unique.filter((one) => !isOver(one)).toSorted((a, b) => startOf(a) - startOf(b)),
    ...unique.filter(isOver).toSorted((a, b) => startOf(b) - startOf(a)),
  ]
}
