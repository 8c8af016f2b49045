import { afterAll, beforeAll, expect, it } from 'vitest'
import { day_ms } from '../../durations.ts'
import { type OpenMailbox, openMailbox, owner } from './open-mailbox.ts'

let box: OpenMailbox
beforeAll(async () => {
  box = await openMailbox()
  box.google.seed({ script: 'mailbox', account: owner })
})
afterAll(() => box.google.close())

it.each([
  ['"can we meet"', 2],
  ['from:jonas', 5],
  ['from:jonas -subject:figures has:attachment', 1],
  ['is:unread in:inbox newer_than:1d', 3],
  ['label:clients-harbour older_than:1m', 1],
  ['in:trash', 2],
  ['is:starred', 2],
  ['subject:räume', 1],
  ['räume', 1],
  ['打ち合わせ', 1],
  ['filename:invite.ics', 1],
  ['rfc822msgid:meet-1@mail.example', 1],
  ['rfc822msgid:<meet-1@mail.example>', 1],
  ['nothing-like-this', 0],
])('[SIM16] finds by %s', async (q, count) => {
  const { body } = await box.ask('GET', `/messages?q=${encodeURIComponent(q)}`)
  expect(body['resultSizeEstimate']).toBe(count)
})

it('[SIM16] finds by day and by second', async () => {
  const at = box.google.clock.now() - 10 * day_ms
  const day = new Date(at).toISOString().slice(0, 10).replaceAll('-', '/')
  const count = async (q: string) =>
    Number(
      (await box.ask('GET', `/messages?includeSpamTrash=true&q=${encodeURIComponent(q)}`)).body[
        'resultSizeEstimate'
      ],
    )
  expect((await count(`after:${day}`)) + (await count(`before:${day}`))).toBe(44)
  const second = Math.floor(at / 1000)
  expect((await count(`after:${second}`)) + (await count(`before:${second}`))).toBe(44)
})
