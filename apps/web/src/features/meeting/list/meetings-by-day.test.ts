import { expect, it } from 'vitest'
import { aMeeting } from '../meeting.sample.ts'
import { meetingsByDay } from './meetings-by-day.ts'

it('[WMT71] puts the meetings of a day of the reader together, in their order', () => {
  const found = meetingsByDay(
    [
      aMeeting({ meeting_title: 'Fair', is_all_day: true }),
      at('Standup', '2026-11-18T10:00:00.000Z'),
      at('Late call', '2026-11-18T20:00:00.000Z'),
    ],
    { zone: 'Asia/Kathmandu' },
  )
  expect(found.map(({ date, meetings }) => [date, ...meetings.map((one) => one.meeting_title)])).toEqual([
    ['2026-11-18', 'Fair', 'Standup'],
    ['2026-11-19', 'Late call'],
  ])
})

function at(meeting_title: string, start_timestamp: string) {
  return aMeeting({
    meeting_title,
    meeting_timestamps: { start_timestamp, end_timestamp: '2026-11-19T23:00:00.000Z' },
  })
}
