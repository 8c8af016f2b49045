import { expect, it } from 'vitest'
import { isTravelled, travelTimes } from './travel-times.ts'

const place = {
  location_name: 'Quay 4',
  location_link: null,
  latitude: null,
  longitude: null,
  weather_info: null,
}
const meeting = { is_all_day: false, meeting_status: 'active', meeting_location: place } as const

it('[WMT11] tells when to leave and when one is back, across midnight and a clock change', () => {
  const clock = { zone: 'Europe/Berlin', isTwelveHour: false }
  const meeting_timestamps = {
    start_timestamp: '2026-03-29T01:15:00.000Z',
    end_timestamp: '2026-03-29T21:50:00.000Z',
  }
  expect(travelTimes({ meeting_timestamps }, 30, clock)).toEqual({ leave: '01:45', back: '00:20' })
})

it('[WMT11] has no travel to a link, to a whole day, or to what was cancelled', () => {
  expect(isTravelled(meeting)).toBe(true)
  expect(isTravelled({ ...meeting, meeting_location: { ...place, location_name: 'meet.example/x' } })).toBe(
    false,
  )
  expect(isTravelled({ ...meeting, meeting_location: { ...place, location_name: null } })).toBe(false)
  const point = { ...place, location_name: null, latitude: 54.3, longitude: 10.1 }
  expect(isTravelled({ ...meeting, meeting_location: point })).toBe(true)
  expect(isTravelled({ ...meeting, is_all_day: true })).toBe(false)
  expect(isTravelled({ ...meeting, meeting_status: 'cancelled' })).toBe(false)
})
