import type { MailSending, SentReply } from '@meridian/contract'
import { expect, it } from 'vitest'
import { replyOutcome } from './follow-reply.ts'
import { sendingInWords } from './seconds-left.tsx'

const sent: SentReply = {
  mail_id: '0190f0c2-0000-7000-8000-000000000001',
  outgoing_mail_id: '0190f0c2-0000-7000-8000-000000000002',
  undo_until: '2026-11-20T09:00:10.000Z',
  scheduled_at: null,
}

it('[WML30] counts the seconds down to nothing', () => {
  const until = Date.parse('2026-11-20T09:00:10Z')
  expect(sendingInWords(until, until - 10_000)).toBe('Sending in 10 s')
  expect(sendingInWords(until, until - 9001)).toBe('Sending in 10 s')
  expect(sendingInWords(until, until - 1000)).toBe('Sending in 1 s')
  expect(sendingInWords(until, until + 500)).toBe('Sending in 0 s')
})

it('[WML30] knows a reply that has left, waits, was refused or was taken back', () => {
  expect(fate({ state: 'waiting' })).toBe('under_way')
  expect(fate({ state: 'sending', problem: 'The server was busy.' })).toBe('under_way')
  expect(fate({ state: 'waiting', problem: 'The server is busy.' })).toBe('held_up')
  expect(fate({ state: 'sent' })).toBe('sent')
  expect(fate({ state: 'failed', problem: 'The address does not exist.' })).toBe('failed')
  expect(fate({ outgoing_mail_id: '0190f0c2-0000-7000-8000-000000000003' })).toBe('taken_back')
  expect(replyOutcome({ mail_sending: null }, sent)).toBe('taken_back')
})

function fate(told: Partial<MailSending>) {
  const { outgoing_mail_id, undo_until } = sent
  const sending = {
    outgoing_mail_id,
    undo_until,
    state: 'waiting',
    problem: null,
    sent_at: null,
    scheduled_at: null,
  } as const
  return replyOutcome({ mail_sending: { ...sending, ...told } }, sent)
}
