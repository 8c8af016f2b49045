import type { Meeting } from '@meridian/contract'
import { type Clock, isoDate } from '../../../platform/time/format.ts'

export interface MeetingDay {
  /** yyyy-MM-dd on the reader's clock; that of an all-day meeting belongs to no zone. */
  readonly date: string
  readonly meetings: readonly Meeting[]
}

/** The meetings in their order, those of a day together. */
export function meetingsByDay(meetings: readonly Meeting[], { zone }: Pick<Clock, 'zone'>): MeetingDay[] {
  const days: { date: string; meetings: Meeting[] }[] = []
  for (const meeting of meetings) {
    const date = meeting.is_all_day
      ? meeting.meeting_date.start_date
      : isoDate(meeting.meeting_timestamps.start_timestamp, zone)
    const day = days.find((one) => one.date === date)
    if (day) day.meetings.push(meeting)
    else days.push({ date, meetings: [meeting] })
  }
  return days
}
