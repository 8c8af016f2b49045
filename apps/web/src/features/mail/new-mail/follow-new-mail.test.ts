import { expect, it } from 'vitest'
import { newMailOutcome } from './follow-new-mail.ts'

it('[WML45] knows a mail that left, waits, or was refused', () => {
  const mail = { outgoing_mail_id: 'a', state: 'waiting', problem: null } as const
  expect(newMailOutcome([], 'a')).toBe('gone')
  expect(newMailOutcome([mail], 'a')).toBe('under_way')
  expect(newMailOutcome([{ ...mail, state: 'sending', problem: 'Busy.' }], 'a')).toBe('under_way')
  expect(newMailOutcome([{ ...mail, problem: 'Busy.' }], 'a')).toBe('held_up')
  expect(newMailOutcome([{ ...mail, state: 'failed' }], 'a')).toBe('failed')
})
