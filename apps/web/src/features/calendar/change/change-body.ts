import type { Input, Occurrence, updateMeeting } from '@meridian/contract'
import { daysBetween } from '../../../platform/time/format.ts'
import { wallDistance } from './moves.ts'

type ChangeBody = NonNullable<Input<typeof updateMeeting>['body']>

/** The new times of one occurrence, as the API takes them. */
export function timesBody({
  is_all_day,
  meeting_date,
  start_timestamp,
  end_timestamp,
}: Occurrence): ChangeBody {
  if (is_all_day) return { meeting_date }
  return { meeting_timestamps: { start_timestamp, end_timestamp } }
}

/** How one occurrence was moved, on the wall clock of its meeting, so that others can follow. */
export function differenceOf(from: Occurrence, to: Occurrence) {
  if (from.is_all_day) {
    return {
      days: daysBetween(from.meeting_date.start_date, to.meeting_date.start_date),
      minutes: 0,
      endMinutes: 0,
    }
  }
  const [fromStart, fromEnd] = momentsOf(from)
  const [toStart, toEnd] = momentsOf(to)
  const endMinutes = (toEnd - toStart - (fromEnd - fromStart)) / 60_000
  return { ...wallDistance(fromStart, toStart, from.meeting_timezone), endMinutes }
}

function momentsOf({
  start_timestamp,
  end_timestamp,
}: Pick<Occurrence, 'start_timestamp' | 'end_timestamp'>) {
  return [Date.parse(start_timestamp), Date.parse(end_timestamp)] as const
}
