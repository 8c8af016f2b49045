import { instantOf } from '@meridian/engine'
import { expect, it } from 'vitest'
import { newEvent } from './new-event.ts'

it('[CAL24] starts the form with what was drawn, on the reader’s clock', () => {
  const start = instantOf('2026-11-03T23:30', 'Asia/Kathmandu')
  expect(newEvent({ kind: 'clock', interval: [start, start + 3_600_000] }, 'Asia/Kathmandu')).toEqual({
    is_all_day: false,
    start_date: '2026-11-03',
    end_date: '2026-11-04',
    start_time: '23:30',
    end_time: '00:30',
    meeting_timezone: 'Asia/Kathmandu',
  })
  expect(newEvent({ kind: 'days', first: '2026-11-03', last: '2026-11-05' }, 'UTC')).toMatchObject({
    is_all_day: true,
    end_date: '2026-11-05',
  })
})

it('[CAL24] uses UTC in an hour that the reader’s clock shows for the second time, so that the moments stay', () => {
  const start = Date.parse('2026-10-25T02:15+01:00')
  expect(newEvent({ kind: 'clock', interval: [start, start + 900_000] }, 'Europe/Berlin')).toMatchObject({
    start_time: '01:15',
    meeting_timezone: 'UTC',
  })
})
