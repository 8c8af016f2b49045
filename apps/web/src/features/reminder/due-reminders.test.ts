import type { Occurrence } from '@meridian/contract'
import { expect, it } from 'vitest'
import { dueReminders, keyOf, snooze_ms } from './due-reminders.ts'

const start = Date.parse('2026-11-20T10:00:00.000Z')
const minute = 60_000

it('[EVT23] reminds within the minutes before, and five more after the start', () => {
  expect([-11, -10, -1, 0, 5].map((offset) => isDue(start + offset * minute))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
  expect(isDue(start + 5 * minute + 1)).toBe(false)
  expect(isDue(start - minute, 0)).toBe(false)
  expect(isDue(start, 0)).toBe(true)
  expect(isDue(start - 60 * minute, 60)).toBe(true)
  expect(isDue(start, null)).toBe(false)
})

it('[EVT23] [INV38] reminds of nothing that is cancelled, over, declined, tentative or takes whole days', () => {
  expect(dueOf({ meeting_status: 'cancelled' })).toBe(0)
  expect(dueOf({ meeting_status: 'completed' })).toBe(0)
  expect(dueOf({ meeting_action: 'rejected' })).toBe(0)
  expect(dueOf({ is_all_day: true })).toBe(0)
  expect(dueOf({ meeting_action: 'pending', is_tentative: true })).toBe(0)
  expect(dueOf({ meeting_action: 'pending' })).toBe(1)
})

it('[EVT24] what was dismissed stays away, what was snoozed comes back, what was moved reminds anew', () => {
  const occurrence = anOccurrence({})
  const { start_timestamp } = occurrence
  const ask = (until: number | null, nowMs: number, asked = occurrence) =>
    dueReminders([asked], { minutes: 10, held: { [keyOf(occurrence)]: { start_timestamp, until } }, nowMs })
  expect(ask(null, start)).toEqual([])
  const snoozedAt = start - 10 * minute
  expect(ask(snoozedAt + snooze_ms, start - 6 * minute)).toEqual([])
  expect(ask(snoozedAt + snooze_ms, start - 5 * minute)).toEqual([occurrence])
  const moved = anOccurrence({ start_timestamp: '2026-11-20T10:05:00.000Z' })
  expect(ask(null, start, moved)).toEqual([moved])
})

it('[EVT23] names the earliest first', () => {
  const later = anOccurrence({ meeting_id: 'later', start_timestamp: '2026-11-20T10:05:00.000Z' })
  const found = dueReminders([later, anOccurrence({})], { minutes: 10, held: {}, nowMs: start })
  expect(found.map(({ meeting_id }) => meeting_id)).toEqual(['plan', 'later'])
})

function isDue(nowMs: number, minutes: number | null = 10): boolean {
  return dueReminders([anOccurrence({})], { minutes, held: {}, nowMs }).length === 1
}

function dueOf(change: Partial<Occurrence>): number {
  return dueReminders([anOccurrence(change)], { minutes: 10, held: {}, nowMs: start }).length
}

function anOccurrence(change: Partial<Occurrence>): Occurrence {
  return {
    meeting_id: 'plan',
    original_start_timestamp: '2026-11-20T10:00:00.000Z',
    start_timestamp: '2026-11-20T10:00:00.000Z',
    end_timestamp: '2026-11-20T11:00:00.000Z',
    meeting_title: 'Plan',
    meeting_link: null,
    meeting_status: 'active',
    meeting_integration_type: 'smart_calendar',
    calendar_key: 'smart_calendar',
    first_label: null,
    meeting_timezone: 'Europe/Berlin',
    location_name: null,
    is_recurring: false,
    is_all_day: false,
    meeting_date: { start_date: '2026-11-20', end_date: '2026-11-20' },
    is_transparent: false,
    is_tentative: false,
    is_organizer: true,
    is_editable: true,
    is_only_read: false,
    calendar_problem: null,
    meeting_action: 'approved',
    invitee_count: 0,
    ...change,
  }
}
