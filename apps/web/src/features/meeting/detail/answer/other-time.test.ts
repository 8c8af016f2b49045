import { expect, it } from 'vitest'
import { aMeeting } from '../../meeting.sample.ts'
import { startOfMeeting, timeFrom } from './other-time.ts'

it('[WMT69] proposes a time in the zone of the reader, as long as the meeting', () => {
  const meeting = aMeeting()
  expect(startOfMeeting(meeting, 'Asia/Kathmandu')).toEqual({ date: '2026-11-18', time: '15:45' })
  expect(timeFrom({ date: '2026-11-19', time: '09:15' }, meeting, 'Asia/Kathmandu')).toEqual({
    start_timestamp: '2026-11-19T03:30:00.000Z',
    end_timestamp: '2026-11-19T04:30:00.000Z',
  })
})

it('[WMT69] proposes whole days in the zone of the meeting', () => {
  const meeting = aMeeting({
    is_all_day: true,
    meeting_timestamps: {
      start_timestamp: '2026-11-17T23:00:00.000Z',
      end_timestamp: '2026-11-18T23:00:00.000Z',
    },
  })
  const start = startOfMeeting(meeting, 'America/St_Johns')
  expect(start).toEqual({ date: '2026-11-18', time: '00:00' })
  expect(timeFrom({ ...start, date: '2026-11-20' }, meeting, 'America/St_Johns').start_timestamp).toBe(
    '2026-11-19T23:00:00.000Z',
  )
})
