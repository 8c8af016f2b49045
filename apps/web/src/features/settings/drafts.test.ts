import type { SessionUser } from '@meridian/contract'
import { expect, it } from 'vitest'
import { forgetUser, signIn } from '../../platform/session/session.ts'
import { deleteDraft, hasDraft, keepDraft } from './drafts.ts'

it('[ST2] keeps what is not saved until it is saved or thrown away', () => {
  keepDraft('profile', { first_name: 'Ada' })
  expect(hasDraft(['profile'])).toBe(true)
  expect(hasDraft(['timezone', 'availability'])).toBe(false)
  deleteDraft('profile')
  expect(hasDraft(['profile'])).toBe(false)
})

it('[ST2] forgets it with the person who typed it', () => {
  signIn(person('0198f0c0-0000-7000-8000-000000000001'))
  keepDraft('timezone', 'Asia/Kathmandu')
  expect(hasDraft(['timezone'])).toBe(true)
  forgetUser()
  expect(hasDraft(['timezone'])).toBe(false)
})

function person(user_id: string): SessionUser {
  return {
    user_id,
    first_name: 'Ada',
    last_name: 'Example',
    full_name: 'Ada Example',
    primary_email: 'ada@example.com',
    is_address_confirmed: true,
    primary_phone_number: null,
    about: null,
    profile_picture: null,
    linkedin_url: null,
    timezone: 'Europe/Berlin',
    time_format: '12',
    country: null,
    language: 'en',
    role: 'user',
    timestamp_info: null,
    has_board: false,
    reminder_minutes: 10,
    reminders_by_mail: false,
    invitations_by_mail: true,
    plan: 'free',
    undo_send_seconds: 10,
    region: null,
    week_start: null,
    access_token: 'made-up',
  }
}
