import { expect, it } from 'vitest'
import { listNewestFirst, piecesOf } from '../mailbox.ts'
import { mailboxOf, newMailWorld, presentMailWorld } from '../mail-world.ts'
import { findHeader, type MimePart } from '../mime.ts'
import { seedMailbox } from './seed-mailbox.ts'

const now_ms = Date.parse('2026-11-20T09:40:00.000Z')
const owner = { email: 'ada@example.com', name: 'Ada Example' }

it('[SIM17] seeds a lived-in mailbox, the same every time, that ends now', () => {
  const { world, mails } = seeded()
  expect(presentMailWorld(seeded().world)).toEqual(presentMailWorld(world))
  expect(mails.length).toBeGreaterThanOrEqual(30)
  expect(mails.length).toBeLessThanOrEqual(60)
  expect(mails.every(({ internal_date_ms }) => internal_date_ms <= now_ms)).toBe(true)
  const threads = new Set(mails.map(({ thread_id }) => thread_id))
  expect(mails.length - threads.size).toBeGreaterThan(3)
})

it('[SIM17] holds what a mail program meets: charsets, invitations, files, no subject, a bare sender, every place', () => {
  const { mails, mailbox } = seeded()
  const parts = mails.flatMap((message) => allParts(piecesOf(message)))
  const charsets = new Set(parts.map(({ charset }) => charset.toLowerCase()))
  for (const charset of [
    'iso-8859-1',
    'windows-1252',
    'iso-2022-jp',
    'koi8-r',
    'gb2312',
    'euc-kr',
    'iso-8859-7',
  ]) {
    expect(charsets).toContain(charset)
  }
  const calendars = parts.filter(({ type }) => type === 'text/calendar').map(({ body }) => body.toString())
  for (const method of ['REQUEST', 'CANCEL', 'REPLY']) {
    expect(calendars.some((ics) => ics.includes(`METHOD:${method}\r\n`))).toBe(true)
  }
  expect(parts.filter(({ filename }) => filename.endsWith('.pdf')).length).toBeGreaterThan(2)
  const heads = mails.map(piecesOf)
  expect(heads.some((mail) => findHeader(mail, 'subject') === '')).toBe(true)
  expect(heads.some((mail) => findHeader(mail, 'subject') === undefined)).toBe(true)
  expect(heads.some((mail) => findHeader(mail, 'from') === 'jonas@harbour.example')).toBe(true)
  const labels = new Set(mails.flatMap(({ label_ids }) => label_ids))
  for (const place of [
    'INBOX',
    'SENT',
    'DRAFT',
    'SPAM',
    'TRASH',
    'STARRED',
    'Label_1',
    'Label_2',
    'Label_3',
  ]) {
    expect(labels).toContain(place)
  }
  expect(mailbox.drafts.size).toBe(1)
})

function seeded() {
  const world = newMailWorld()
  seedMailbox(world, owner, now_ms)
  const mailbox = mailboxOf(world, owner.email)
  return { world, mailbox, mails: listNewestFirst(mailbox) }
}

function allParts(part: MimePart): MimePart[] {
  return [part, ...part.parts.flatMap(allParts)]
}
