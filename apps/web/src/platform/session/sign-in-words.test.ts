import { expect, it } from 'vitest'
import {
  groupedSecret,
  signInMethodName,
  stateOfSecondFactor,
  suggestedName,
  timesOfWayIn,
} from './sign-in-words.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const passkey = {
  passkey_id: '01890000-0000-7000-8000-000000000000',
  passkey_name: 'Laptop',
  is_synced: false,
  created_at: '2026-11-19T23:30:00.000Z',
  last_used_at: null,
}

it.each([
  ['Asia/Kathmandu', 'Added 20 Nov 2026 · not used yet'],
  ['America/St_Johns', 'Added 19 Nov 2026 · not used yet'],
  ['Pacific/Apia', 'Added 20 Nov 2026 · not used yet'],
])('[SGN41] tells in %s when a passkey was added', (zone, words) => {
  expect(timesOfWayIn(passkey, now, zone)).toBe(words)
})

it('[SGN41] tells when a passkey was last used', () => {
  const used = { ...passkey, last_used_at: '2026-11-20T09:00:00.000Z' }
  expect(timesOfWayIn(used, now, 'UTC')).toBe('Added 19 Nov 2026 · last used 3 h ago')
})

it('[SGN41] tells since when two-step sign-in is on, and how many codes are left', () => {
  const on = { is_on: true, turned_on_at: '2026-11-19T23:30:00.000Z', recovery_codes_left: 1 }
  expect(stateOfSecondFactor(on, 'Australia/Lord_Howe')).toBe('On since 20 Nov 2026. 1 recovery code left.')
  expect(stateOfSecondFactor({ ...on, recovery_codes_left: 0 }, 'America/St_Johns')).toBe(
    'On since 19 Nov 2026. 0 recovery codes left.',
  )
  expect(stateOfSecondFactor({ is_on: false, turned_on_at: null, recovery_codes_left: 0 }, 'UTC')).toBe(
    'Two-step sign-in is off.',
  )
})

it('[SGN41] says how a session began', () => {
  expect(signInMethodName('password')).toBe('with password')
  expect(signInMethodName('password_and_code')).toBe('with password and code')
  expect(signInMethodName('password_and_recovery_code')).toBe('with password and recovery code')
  expect(signInMethodName('passkey')).toBe('with passkey')
})

it('[SGN33] suggests a name by what is known of the browser', () => {
  expect(suggestedName({ browser: 'Firefox', operating_system: 'Linux' })).toBe('Firefox on Linux')
  expect(suggestedName({ browser: null, operating_system: 'iPhone' })).toBe('iPhone')
  expect(suggestedName(undefined)).toBe('My passkey')
})

it('[SGN36] groups the key by four', () => {
  expect(groupedSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
})
