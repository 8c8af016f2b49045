import { expect, it } from 'vitest'
import { readReminders } from './reminders.ts'

it('[EVT24] keeps what was dismissed and snoozed, for all tabs and the next visit', () => {
  const kept = {
    user_id: 'ada',
    has_notifications: true,
    held: {
      a: { start_timestamp: '2026-11-20T10:00:00.000Z', until: null },
      b: { start_timestamp: '2026-11-20T11:00:00.000Z', until: 1_795_000_000_000 },
    },
    notified: ['a'],
  }
  expect(readReminders(JSON.stringify(kept))).toEqual(kept)
})

it.each([
  null,
  '',
  '{',
  '[]',
  '7',
  '{"held":[],"notified":{},"has_notifications":"yes","user_id":7}',
  '{"held":{"a":7,"b":{"until":"x"}}}',
])('[EVT24] takes %j for nothing kept', (text) => {
  expect(readReminders(text)).toEqual({ user_id: null, has_notifications: false, held: {}, notified: [] })
})
