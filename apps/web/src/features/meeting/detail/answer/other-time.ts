import type { Meeting } from '@meridian/contract'

/** A start as it is entered; an all-day meeting has midnight. */
export interface EnteredStart {
  /** yyyy-MM-dd */
  readonly date: string
  /** HH:mm */
  readonly time: string
}

type Timed = Pick<Meeting, 'meeting_timestamps' | 'is_all_day' | 'meeting_timezone'>

/** The meeting's own start in the reader's zone, to begin with. */
export function startOfMeeting(meeting: Timed, zone: string): EnteredStart {
  const start = Temporal.Instant.from(meeting.meeting_timestamps.start_timestamp)
  const wall = start.toZonedDateTimeISO(zoneOf(meeting, zone)).toPlainDateTime()
  return { date: wall.toPlainDate().toString(), time: wall.toPlainTime().toString().slice(0, 5) }
}

/** The proposed time, as long as the meeting. */
export function timeFrom({ date, time }: EnteredStart, meeting: Timed, zone: string) {
  const { start_timestamp, end_timestamp } = meeting.meeting_timestamps
  const length = Date.parse(end_timestamp) - Date.parse(start_timestamp)
  const start = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(
    zoneOf(meeting, zone),
  ).epochMilliseconds
  return {
    start_timestamp: new Date(start).toISOString(),
    end_timestamp: new Date(start + length).toISOString(),
  }
}

/** Whole days begin in the zone of the meeting. */
function zoneOf({ is_all_day, meeting_timezone }: Timed, zone: string): string {
  return is_all_day ? meeting_timezone : zone
}
