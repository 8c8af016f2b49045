import type { MailboxState } from '@meridian/contract'
import { expect, it } from 'vitest'
import { accountBoxes, firstReading, outcomeOfSync, syncedWords } from './sync-words.ts'

const box: MailboxState = {
  integration_mail_type: 'google',
  account: 'mara@people.example',
  state: 'connected',
  reason: null,
  problem: null,
  last_success_at: '2026-11-18T09:00:00.000Z',
  next_sync_at: null,
  first_sync_done: true,
  mails_read: null,
  mails_expected: null,
}

it('[WML12] tells how far the first reading has come, never more than all', () => {
  expect(firstReading({ mails_read: null, mails_expected: null })).toEqual({
    share: null,
    words: 'Begins in a moment.',
  })
  expect(firstReading({ mails_read: 40, mails_expected: null }).words).toBe('40 mails read so far.')
  expect(firstReading({ mails_read: 250, mails_expected: 1000 })).toEqual({
    share: 25,
    words: '250 of about 1,000 mails read.',
  })
  expect(firstReading({ mails_read: 1002, mails_expected: 1000 }).share).toBe(100)
})

it('[WML12] says when the mailbox was read that was read longest ago', () => {
  const nowMs = Date.parse('2026-11-18T09:20:00.000Z')
  const other = { ...box, last_success_at: '2026-11-18T09:17:00.000Z' }
  expect(syncedWords([other], nowMs, 'UTC')).toBe('Synced 3 min ago')
  expect(syncedWords([other, box], nowMs, 'UTC')).toBe('Synced 20 min ago')
  expect(syncedWords([{ ...box, last_success_at: null }], nowMs, 'UTC')).toBeNull()
  expect(accountBoxes([box, { ...box, integration_mail_type: 'file' }])).toEqual([box])
})

it('[WML12] knows what a reading that was asked for has come to', () => {
  const other = { ...box, integration_mail_type: 'imap' as const }
  const later = '2026-11-18T09:21:00.000Z'
  expect(outcomeOfSync([box], [box])).toBe('waiting')
  expect(outcomeOfSync([box], [{ ...box, last_success_at: later }])).toBe('done')
  expect(outcomeOfSync([box, other], [{ ...box, last_success_at: later }, other])).toBe('waiting')
  expect(outcomeOfSync([box], [{ ...box, state: 'needs_reconnect' }])).toBe('failed')
  expect(outcomeOfSync([box], [{ ...box, state: 'error' }])).toBe('failed')
  const broken = { ...box, state: 'error' as const }
  expect(outcomeOfSync([broken], [broken])).toBe('waiting')
  expect(outcomeOfSync([box], [])).toBe('failed')
})
