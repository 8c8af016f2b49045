import { day_ms, type Interval, minute_ms } from '@meridian/engine'
import { expect, it } from 'vitest'
import { judgePlan } from './meeting-check.rules.ts'
import type { PersonHours } from '../availability/availability.api.ts'

const from_ms = Date.parse('2027-01-04T09:00:00Z')

it('[AVL19] judges 52 occurrences for people with full calendars in turns', async () => {
  const occurrences = Array.from({ length: 52 }, (_, week) => {
    const starts_ms = from_ms + week * 7 * day_ms
    return { starts_ms, ends_ms: starts_ms + 30 * minute_ms, is_all_day: false, isRegular: true }
  })
  const busy = Array.from({ length: 50_000 }, (_, index) => {
    const interval: Interval = [from_ms + index * minute_ms, from_ms + (index + 1) * minute_ms]
    return { meeting_id: `meeting-${index}`, interval }
  })
  const people = Array.from({ length: 10 }, (_, index) => ({ ...aPerson(`person-${index}`), busy }))
  let rounds = 0
  const count = () => {
    rounds += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const plan = { occurrences, meeting_timezone: 'UTC', is_transparent: false, excludedMeetingId: undefined }
  const judged = await judgePlan(plan, people)
  clearImmediate(next)
  // At once it takes no round of the event loop.
  expect(rounds).toBeGreaterThan(5)
  expect(judged[0]?.meeting_ids).toHaveLength(30)
  expect(judged.map((one) => one.busy.length)).toEqual([...Array(5).fill(9), ...Array(47).fill(0)])
})

const day = { start_time: '09:00', end_time: '17:00', is_available: true }

function aPerson(user_id: string): PersonHours {
  return {
    user_id,
    full_name: user_id,
    profile_picture: null,
    availability_info: {
      sunday: day,
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
    },
    timeZone: 'UTC',
    weekly: {},
    busy: [],
    unknown_since_ms: null,
    unknown_from_ms: null,
    breakMs: 0,
    noticeMs: 0,
  }
}
