import type { Connection } from '@meridian/contract'
import { expect, it } from 'vitest'
import { conferenceOptions } from './conference.ts'

const written: Connection = {
  account: 'ada@example.com',
  server_address: null,
  state: 'connected',
  reason: null,
  problem: null,
  problem_since: null,
  connected_at: '2026-11-02T09:00:00.000Z',
  last_success_at: null,
  next_sync_at: null,
  events_read: null,
  sync_hours: [],
  first_sync_done: true,
  granted_capabilities: ['calendar'],
  missing_capabilities: [],
  calendars: [],
  write_calendar_id: 'work',
  waiting_changes: 0,
  mailbox: null,
  mail_sync_hours: [],
}
const all = [
  { type: 'google', connection: written },
  { type: 'calendly', connection: written },
  { type: 'zoom', connection: { ...written, write_calendar_id: null } },
] as const

it('[WMT24] offers what the connected accounts can hold', () => {
  expect(conferenceOptions(all, 'none')?.map(({ id }) => id)).toEqual(['none', 'google_meet', 'zoom'])
  expect(conferenceOptions([all[1]], 'none')).toBeNull()
  expect(conferenceOptions([{ type: 'zoom', connection: null }], 'none')).toBeNull()
})

it('[WMT24] offers Google Meet only where meetings are written to Google, and nothing of an account that waits', () => {
  const unwritten = { type: 'google', connection: { ...written, write_calendar_id: null } } as const
  expect(conferenceOptions([unwritten], 'none')).toBeNull()
  const waiting = { type: 'zoom', connection: { ...written, state: 'needs_reconnect' } } as const
  expect(conferenceOptions([waiting], 'none')).toBeNull()
})

it('[WMT24] keeps what is chosen already, whatever became of the account', () => {
  expect(conferenceOptions([], 'zoom')?.map(({ id }) => id)).toEqual(['none', 'zoom'])
})
