import { expect, it } from 'vitest'
import { isHandheld, nameOfSession, timesOfSession } from './session-words.ts'

const session = {
  session_id: '01890000-0000-7000-8000-000000000000',
  created_at: '2026-11-19T23:30:00.000Z',
  last_seen_at: '2026-11-20T09:00:00.000Z',
  browser: 'Firefox',
  operating_system: 'Windows',
  signed_in_by: 'password',
  is_current: false,
} as const

it('[SET19] names a session by what is known of it', () => {
  expect(nameOfSession(session)).toBe('Firefox on Windows')
  expect(nameOfSession({ browser: 'curl', operating_system: null })).toBe('curl')
  expect(nameOfSession({ browser: null, operating_system: 'Android' })).toBe('A browser on Android')
  expect(nameOfSession({ browser: null, operating_system: null })).toBe('An unknown program')
  expect(isHandheld(session)).toBe(false)
  expect(isHandheld({ operating_system: 'iPhone' })).toBe(true)
})

it('[SET19] tells its times in the zone of the reader', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z')
  expect(timesOfSession(session, now, 'Asia/Kathmandu')).toBe(
    'Signed in 20 Nov 2026 with password · last seen 3 h ago',
  )
  expect(timesOfSession(session, now, 'America/St_Johns')).toBe(
    'Signed in 19 Nov 2026 with password · last seen 3 h ago',
  )
  expect(timesOfSession({ ...session, is_current: true }, now, 'UTC')).toBe(
    'Signed in 19 Nov 2026 with password',
  )
})
