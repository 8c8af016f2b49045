import type { Meeting } from '@meridian/contract'
import { expect, it } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import {
  capped,
  clearSession,
  no_meetings,
  readSession,
  type Session,
  signed_out,
  writeSession,
} from './session-storage.ts'
import { aUser } from './user.sample.ts'

const timestamp = { timezone: 'Asia/Kathmandu', start_date: '2026-11-20', end_date: '2026-12-20' }

it('[WEB10] keeps each part whole under the key of its name', () => {
  const storage = memoryStorage()
  writeSession(storage, aSession({}), aSession({ user: aUser(), timestamp: { ...timestamp } }))
  expect(JSON.parse(storage.getItem('user') ?? '')).toEqual(aUser())
  expect(JSON.parse(storage.getItem('timestamp') ?? '')).toEqual(timestamp)
  expect(storage.getItem('workspace')).toBeNull()
})

it('[WEB10] reads back what it wrote', () => {
  const storage = memoryStorage()
  const session = aSession({
    user: aUser(),
    auth: { is_signed_in: true, signed_in_at: '2026-11-20T09:00:00.000Z' },
    meeting: {
      all_meetings: [aMeeting('1')],
      selected_meeting: aMeeting('2'),
      create_meeting: { title: 'Plan' },
    },
  })
  writeSession(storage, aSession({ timestamp: { ...timestamp } }), session)
  expect(readSession(storage, { ...timestamp, timezone: 'UTC' })).toEqual(session)
})

it('[WEB11] leaves null as the user and nothing else after sign-out', () => {
  const storage = memoryStorage()
  writeSession(storage, aSession({}), aSession({ user: aUser(), meeting: { ...no_meetings } }))
  clearSession(storage)
  expect(storage.getItem('user')).toBe('null')
  expect(storage.length).toBe(1)
  expect(readSession(storage, timestamp)).toEqual(aSession({}))
})

it.each(['', '{', '"text"', '[]', '{"user_id":"1"}', '{"user_id":1,"access_token":"t","role":"user"}'])(
  '[WEB12] counts %j under the key user as nobody',
  (stored) => {
    const storage = memoryStorage()
    storage.setItem('user', stored)
    storage.setItem('meeting', JSON.stringify({ all_meetings: [aMeeting('1')] }))
    expect(readSession(storage, timestamp)).toEqual(aSession({}))
  },
)

it('[WEB12] takes the default range when the stored one is none', () => {
  const storage = memoryStorage()
  storage.setItem('timestamp', JSON.stringify({ ...timestamp, start_date: '2027-01-01' }))
  expect(readSession(storage, timestamp).timestamp).toEqual(timestamp)
})

it('[WEB13] keeps at most 50 meetings and 200,000 characters, and the draft always', () => {
  const meetings = Array.from({ length: 80 }, (_, index) => aMeeting(String(index)))
  expect(capped({ ...no_meetings, all_meetings: meetings }).all_meetings).toEqual(meetings.slice(0, 50))

  const long = meetings.map((meeting) => ({ ...meeting, meeting_description: 'x'.repeat(20_000) }))
  const kept = capped({
    all_meetings: long,
    selected_meeting: aMeeting('9'),
    create_meeting: { title: 'Plan' },
  })
  expect(JSON.stringify(kept).length).toBeLessThan(200_000)
  expect(kept.all_meetings.length).toBeGreaterThan(0)
  expect(kept.create_meeting).toEqual({ title: 'Plan' })
})

it('[WEB14] goes on when the storage is full', () => {
  const full = Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => writeSession(full, aSession({}), aSession({ user: aUser() }))).not.toThrow()
})

function aSession(part: Partial<Session>): Session {
  return {
    user: null,
    auth: signed_out,
    workspace: null,
    company: null,
    timestamp,
    meeting: no_meetings,
    ...part,
  }
}

// Only the id matters to the storage; the rest of a meeting passes through it unread.
function aMeeting(meeting_id: string): Meeting {
  return { meeting_id } as Meeting
}
