import { expect, it } from 'vitest'
import { forgetUser, signIn } from '../../platform/session/session.ts'
import { deleteDraft, hasDraft, keepDraft } from './drafts.ts'
import { aUser } from '../../platform/session/user.sample.ts'

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
