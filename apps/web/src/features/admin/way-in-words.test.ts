import type { WaysIn } from '@meridian/contract'
import { expect, it } from 'vitest'
import { lastWaySentence } from './way-in-words.ts'

const none: WaysIn = {
  has_password: true,
  needs_provider: false,
  last_way_in_id: null,
  passkeys: [],
  second_factor: { is_on: false, turned_on_at: null, recovery_codes_left: 0 },
  identities: [],
  sessions: [],
  app_passwords: [],
  api_tokens: [],
  assistants: [],
}
const row = { name: 'Example Login', facts: [] }
const identity = { ...row, way_in_kind: 'identity', way_in_id: 'there' } as const
const code = { ...row, way_in_kind: 'second_factor', way_in_id: 'person' } as const

it('[SGN32] warns before the last way in ends, and advises a password only where it signs in', () => {
  expect(lastWaySentence(none, identity)).toBeNull()
  expect(lastWaySentence({ ...none, last_way_in_id: 'other' }, identity)).toBeNull()
  expect(lastWaySentence({ ...none, last_way_in_id: 'there' }, identity)).toContain('sets a password')
  const only = lastWaySentence({ ...none, last_way_in_id: 'there', needs_provider: true }, identity)
  expect(only).toContain('at a sign-in provider')
  expect(only).not.toContain('password')
  // It has the id of the password, and is none.
  expect(lastWaySentence({ ...none, last_way_in_id: 'person' }, code)).toBeNull()
})
