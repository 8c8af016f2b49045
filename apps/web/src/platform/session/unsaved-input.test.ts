import { afterEach, expect, it } from 'vitest'
import { create } from 'zustand'
import { keptDrafts } from './kept-drafts.ts'
import { keepMeetingDraft } from './session-records.ts'
import { endSession, forgetUser, getSession, signIn, useSessionEnd } from './session.ts'
import { keepForUser } from './unsaved-input.ts'
import { holdStoredInput, listUnsavedInput } from './unsaved-inputs.ts'
import { aUser } from './user.sample.ts'

const [mara, otto] = [aUser(), aUser({ user_id: crypto.randomUUID() })]
const useTexts = create<Readonly<Record<string, string>>>()(() => ({}))
let written: unknown = null
keepForUser(useTexts, {
  empty: {},
  unsaved: { unsaved_replies: ({ reply }) => reply !== undefined },
  settle: (texts) => ({ ...texts, isSaving: 'no' }),
  onReplaced: (texts) => {
    written = texts
  },
})

afterEach(() => {
  forgetUser()
  signIn(otto)
  forgetUser()
})

function type(): void {
  signIn(mara)
  useTexts.setState({ reply: 'Half of a reply', isSaving: 'yes' })
  keepMeetingDraft({ meeting_title: 'Half of a meeting' })
}

const store = () => sessionStorage.setItem('unsaved_polls', 'Half of a poll')
const held = () => [useTexts.getState()['reply'], getSession().meeting.create_meeting?.['meeting_title']]

it('[WEB153] brings back what was typed before the session ended, settled, to the same user', () => {
  type()
  endSession()
  expect(held()).toEqual([undefined, undefined])
  expect(written).toEqual({})
  signIn(mara)
  expect(held()).toEqual(['Half of a reply', 'Half of a meeting'])
  expect(written).toEqual({ reply: 'Half of a reply', isSaving: 'no' })
})

it('[WEB153] shows it to no other user, and not to the same one behind another', () => {
  type()
  endSession()
  signIn(otto)
  expect(held()).toEqual([undefined, undefined])
  forgetUser()
  signIn(mara)
  expect(held()).toEqual([undefined, undefined])
})

it('[WEB159] a part that is not loaded shows what it has stored to no other user', () => {
  signIn(mara)
  store()
  forgetUser()
  expect(sessionStorage.getItem('unsaved_polls')).toBeNull()
  signIn(mara)
  store()
  endSession()
  expect(sessionStorage.getItem('unsaved_polls')).toBeNull()
  signIn(otto)
  expect(sessionStorage.getItem('unsaved_polls')).toBeNull()
  forgetUser()
  signIn(mara)
  store()
  endSession()
  signIn(mara)
  expect(sessionStorage.getItem('unsaved_polls')).toBe('Half of a poll')
})

it('[WEB153] keeps nothing of a user who logs out', () => {
  type()
  useSessionEnd.setState('logged_out')
  endSession()
  signIn(mara)
  expect(held()).toEqual([undefined, undefined])
  type()
  forgetUser()
  signIn(mara)
  expect(held()).toEqual([undefined, undefined])
})

it('[WEB84] names what is unsaved in this tab, for as long as it is', async () => {
  signIn(mara)
  expect(await listUnsavedInput()).toEqual([])
  type()
  expect(await listUnsavedInput()).toEqual(['unsaved_replies', 'unsaved_meetings'])
  keepMeetingDraft(null)
  expect(await listUnsavedInput()).toEqual(['unsaved_replies'])
  forgetUser()
  expect(await listUnsavedInput()).toEqual([])
})

it('[WEB84] names what a part that is not loaded has stored, until that part says how it is', async () => {
  signIn(mara)
  store()
  holdStoredInput(Object.keys(sessionStorage))
  expect(await listUnsavedInput()).toEqual(['unsaved_polls'])
  const { storeDraft } = keptDrafts<string>('unsaved_polls', () => undefined)
  expect(await listUnsavedInput()).toEqual([])
  storeDraft('one', 'Half of a poll')
  expect(await listUnsavedInput()).toEqual(['unsaved_polls'])
  storeDraft('one', null)
  expect(await listUnsavedInput()).toEqual([])
})

it('[WEB84] names what another tab holds', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = navigator.locks.request('unsaved_new_mails', { mode: 'shared' }, () => promise)
  await expect.poll(listUnsavedInput).toEqual(['unsaved_new_mails'])
  resolve()
  await held
  expect(await listUnsavedInput()).toEqual([])
})
