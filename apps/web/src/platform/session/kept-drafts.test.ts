import { afterEach, expect, it } from 'vitest'
import { keptDrafts } from './kept-drafts.ts'
import { endSession, forgetUser, signIn } from './session.ts'
import { aUser } from './user.sample.ts'

const key = 'unsaved_polls'
const [mara, otto] = [aUser(), aUser({ user_id: crypto.randomUUID() })]
const notes = () => keptDrafts(key, (stored) => (typeof stored === 'string' ? stored : undefined))
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? '{}')

afterEach(() => {
  forgetUser()
  signIn(otto)
  forgetUser()
})

it('[WEB159] drafts outlive a reload, without those that cannot be read', () => {
  signIn(mara)
  sessionStorage.setItem(key, JSON.stringify({ older: { shape: 1 }, one: 'Half of a note' }))
  const { getDraft, storeDraft } = notes()
  expect([getDraft('older'), getDraft('one')]).toEqual([undefined, 'Half of a note'])
  storeDraft('two', 'Another half')
  expect(stored()).toEqual({ one: 'Half of a note', two: 'Another half' })
  storeDraft('one', null)
  expect(stored()).toEqual({ two: 'Another half' })
  expect(notes().getDraft('two')).toBe('Another half')
})

it('[WEB153] [WEB159] the next user sees no draft, and the same one finds those of a session that ended by itself', () => {
  signIn(mara)
  const { getDraft, storeDraft } = notes()
  storeDraft('one', 'Half of a note')
  endSession()
  expect([getDraft('one'), stored()]).toEqual([undefined, {}])
  signIn(mara)
  expect([getDraft('one'), stored()]).toEqual(['Half of a note', { one: 'Half of a note' }])
  forgetUser()
  signIn(otto)
  expect([getDraft('one'), stored()]).toEqual([undefined, {}])
})
