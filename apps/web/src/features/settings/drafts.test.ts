import { expect, it } from 'vitest'
import { forgetUser, signIn } from '../../platform/session/session.ts'
import { deleteDraft, hasDraft, keepDraft, readDrafts } from './drafts.ts'
import { aUser } from '../../platform/session/user.sample.ts'

const stored = () => JSON.parse(sessionStorage.getItem('unsaved_settings') ?? '{}')

it('[SET2] keeps what is not saved until it is saved or thrown away', () => {
  keepDraft('profile', { first_name: 'Ada' })
  expect(hasDraft(['profile'])).toBe(true)
  expect(hasDraft(['timezone', 'availability'])).toBe(false)
  deleteDraft('profile')
  expect(hasDraft(['profile'])).toBe(false)
})

it('[SET2] forgets it with the person who typed it', () => {
  signIn(aUser({ user_id: '0198f0c0-0000-7000-8000-000000000001' }))
  keepDraft('timezone', 'Asia/Kathmandu')
  expect(hasDraft(['timezone'])).toBe(true)
  forgetUser()
  expect(hasDraft(['timezone'])).toBe(false)
})

it('[WEB193] keeps it across a reload, without what cannot be read', () => {
  signIn(aUser({ user_id: '0198f0c0-0000-7000-8000-000000000001' }))
  const hours = { start_time: '08:00', end_time: '16:00', is_available: true }
  const availability = { availability_info: { monday: hours }, travel_minutes: 15 }
  keepDraft('availability', availability)
  keepDraft('profile', { first_name: 'Ada' })
  expect(readDrafts(stored().settings)).toEqual({
    profile: { first_name: 'Ada' },
    timezone: null,
    availability,
    signature: null,
  })
  deleteDraft('availability')
  deleteDraft('profile')
  expect(stored()).toEqual({})
  expect(
    readDrafts({
      profile: { first_name: 7 },
      timezone: 'Mars/Olympus',
      availability: { stays: [{}] },
      signature: 'Ada',
    }),
  ).toEqual({ profile: {}, timezone: null, availability: {}, signature: 'Ada' })
  forgetUser()
})
