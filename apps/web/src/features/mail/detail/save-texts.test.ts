import { getMail, type Mail, updateMail } from '@meridian/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyOf } from '../../../platform/api/queries.ts'
import { forgetUser, signIn } from '../../../platform/session/session.ts'
import { mailInput } from '../detail-cache.ts'
import { aMail } from '../mail.sample.ts'
import { getUnsavedMail, updateUnsavedMail } from '../unsaved-mail.ts'
import { conflictingTexts, type TextName, withEdit } from './own-texts.ts'
import { saveTexts } from './save-texts.ts'
import { aUser } from '../../../platform/session/user.sample.ts'

const a_mail = aMail()
let queries: QueryClient
let stored: Mail
let sent: unknown[]
/** Done before the server looks at what it is sent. */
let meanwhile: () => void
let isBroken: boolean
let areKept: (boolean | undefined)[]

beforeEach(() => {
  queries = new QueryClient()
  stored = a_mail
  sent = []
  meanwhile = () => {}
  isBroken = false
  areKept = []
  signIn(aUser({ user_id: '1', access_token: 'secret' }))
  queries.setQueryData(keyOf(getMail, mailInput(a_mail.mail_id)), a_mail)
  vi.stubGlobal('location', { origin: 'http://meridian.example' })
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    areKept.push(init.keepalive)
    return answerTo(new Request(address, init))
  })
})

afterEach(() => {
  forgetUser()
  vi.unstubAllGlobals()
})

it('[WML17] saves what was typed, and next what was typed meanwhile', async () => {
  type('mail_reply', 'Dear')
  meanwhile = () => type('mail_reply', 'Dear D')
  await saveTexts(queries, a_mail.mail_id)
  expect(stored.mail_reply).toBe('Dear')
  expect(draft().edits.mail_reply?.text).toBe('Dear D')
  meanwhile = () => {}
  await saveTexts(queries, a_mail.mail_id)
  expect([stored.mail_reply, draft().edits, draft().isSaving, draft().problem]).toEqual([
    'Dear D',
    {},
    false,
    null,
  ])
  expect(sent).toHaveLength(2)
})

it('[WML17] finishes a saving on its way while the page is left, unless it is too long for that', async () => {
  type('mail_summary', 'Short')
  await saveTexts(queries, a_mail.mail_id)
  type('mail_reply', 'Long '.repeat(10_000))
  await saveTexts(queries, a_mail.mail_id)
  expect(areKept).toEqual([true, false])
})

it('[WML18] saves again over a change of other words', async () => {
  type('mail_reply', 'Dear')
  stored = { ...stored, mail_summary: 'By another window.', updated_at: '2026-11-18T10:00:00.000Z' }
  await saveTexts(queries, a_mail.mail_id)
  expect(stored).toMatchObject({ mail_reply: 'Dear', mail_summary: 'By another window.' })
  expect(draft()).toMatchObject({ edits: {}, problem: null })
})

it('[WML18] leaves a change of the same words alone until the person decides', async () => {
  type('mail_reply', 'Mine')
  stored = { ...stored, mail_reply: 'Theirs', updated_at: '2026-11-18T10:00:00.000Z' }
  await saveTexts(queries, a_mail.mail_id)
  expect(stored.mail_reply).toBe('Theirs')
  const shown = queries.getQueryData<Mail>(keyOf(getMail, mailInput(a_mail.mail_id)))
  expect(conflictingTexts(shown ?? a_mail, draft().edits)).toEqual(['mail_reply'])
  expect(draft().edits.mail_reply?.text).toBe('Mine')
})

it('[WML18] keeps what was typed when saving fails, and says why', async () => {
  type('mail_subject', 'Newer date')
  isBroken = true
  await saveTexts(queries, a_mail.mail_id)
  expect(draft().problem).toBe(updateMail.says.failed)
  expect(draft().edits.mail_subject?.text).toBe('Newer date')
})

it('[WML19] saves nothing while the reply is being sent, and forgets all when the person goes', async () => {
  type('mail_reply', 'Dear')
  updateUnsavedMail(a_mail.mail_id, { isSending: true })
  await saveTexts(queries, a_mail.mail_id)
  expect(sent).toEqual([])
  expect(getUnsavedMail('0190f0c2-0000-7000-8000-00000000000f').edits).toEqual({})
  forgetUser()
  expect(draft()).toMatchObject({ edits: {}, isSending: false })
})

function type(name: TextName, text: string): void {
  const { mail_id } = a_mail
  updateUnsavedMail(mail_id, { edits: withEdit(a_mail, draft().edits, name, text) })
}

function draft() {
  return getUnsavedMail(a_mail.mail_id)
}

async function answerTo(request: Request): Promise<Response> {
  const { updated_at, ...words } = await request.json()
  sent.push(words)
  meanwhile()
  if (isBroken) return new Response('', { status: 502 })
  if (updated_at !== stored.updated_at) {
    const message = 'This mail was changed elsewhere meanwhile.'
    return Response.json({ status: 409, message, data: { current: stored } }, { status: 409 })
  }
  const tick = new Date(Date.parse(stored.updated_at) + 1000).toISOString()
  stored = { ...stored, ...words, updated_at: tick }
  return Response.json({ status: 200, message: 'OK', data: stored })
}
