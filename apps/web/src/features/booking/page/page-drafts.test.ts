import { expect, it } from 'vitest'
import { forgetUser, signIn } from '../../../platform/session/session.ts'
import { aUser } from '../../../platform/session/user.sample.ts'
import { deletePageDraft, keepPageDraft, readPageDraft } from './page-drafts.ts'
import { newPageForm } from './page-form.ts'

const stored = () => JSON.parse(sessionStorage.getItem('unsaved_booking_pages') ?? '{}')

it('[WEB193] the form of a booking page outlives a reload, but not one that cannot be read', () => {
  signIn(aUser())
  const form = { ...newPageForm(aUser()), booking_page_title: 'Harbour talk', step_minutes: 15 }
  const { hosts: _, ...older } = form
  keepPageDraft('new', form)
  expect(readPageDraft(stored().new)).toEqual(form)
  expect([older, { ...form, durations: ['30'] }, null].map(readPageDraft)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  deletePageDraft('new')
  expect(stored()).toEqual({})
  forgetUser()
})
