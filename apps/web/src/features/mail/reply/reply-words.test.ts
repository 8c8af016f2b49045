import type { MailSending } from '@meridian/contract'
import { expect, it } from 'vitest'
import { canReply, sendingWords } from './reply-words.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const sending: MailSending = {
  outgoing_mail_id: '0193f0a0-0000-7000-8000-0000000000c1',
  state: 'waiting',
  undo_until: '2026-11-20T12:00:09.400Z',
  problem: null,
  scheduled_at: null,
  sent_at: null,
}

it('[WML29] counts the seconds in which a reply can be taken back, and tells what comes after', () => {
  expect(sendingWords(sending, now, 'UTC')).toBe('Sending in 9 s')
  expect(sendingWords(sending, now + 9000, 'UTC')).toBe('Sending in 1 s')
  expect(sendingWords(sending, now + 10_000, 'UTC')).toBe('Your reply waits to be sent.')
  expect(sendingWords({ ...sending, state: 'sending', undo_until: null }, now, 'UTC')).toBe(
    'Your reply is being sent.',
  )
  expect(sendingWords({ ...sending, state: 'failed' }, now, 'UTC')).toBe('Your reply was not sent.')
  expect(sendingWords({ ...sending, state: 'sent' }, now, 'UTC')).toBe('Your reply was sent.')
  const gone = { ...sending, state: 'sent', sent_at: '2026-11-20T11:57:00.000Z' } as const
  expect(sendingWords(gone, now, 'UTC')).toBe('Your reply was sent 3 min ago.')
})

it('[WML29] lets the next reply be written once the last one is gone', () => {
  expect([null, { ...sending, state: 'sent' as const }, sending].map(canReply)).toEqual([true, true, false])
})
