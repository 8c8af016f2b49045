import { expect, it } from 'vitest'
import { invitationTitle } from './invitation-words.ts'

const asked = {
  kind: 'request',
  organizer: { name: 'Ada', address: 'ada@people.example' },
  person: null,
  answer: null,
  meeting_action: 'pending',
} as const
const ben = { name: '', address: 'ben@people.example' }

it('[WML35] says in a line what the calendar in a mail does', () => {
  expect(invitationTitle(asked)).toBe('Ada invites you')
  expect(invitationTitle({ ...asked, meeting_action: 'approved' })).toBe('You accepted the invitation of Ada')
  expect(invitationTitle({ ...asked, meeting_action: 'rejected' })).toBe('You declined the invitation of Ada')
  const calendar_answer = { answer: 'tentative' as const, is_waiting: false, comment: null, free_slots: [] }
  expect(invitationTitle({ ...asked, calendar_answer })).toBe('You may come to the meeting of Ada')
  expect(invitationTitle({ ...asked, kind: 'cancellation' })).toBe('Ada has cancelled this meeting')
  expect(invitationTitle({ ...asked, kind: 'announcement', organizer: { name: '', address: '' } })).toBe(
    'A meeting of Somebody',
  )
  expect(invitationTitle({ ...asked, kind: 'counter_proposal', person: ben })).toBe(
    'ben@people.example proposes another time',
  )
  expect(invitationTitle({ ...asked, kind: 'counter_declined' })).toBe('Ada keeps the original time')
})

it.each([
  ['accepted', 'comes'],
  ['declined', 'does not come'],
  ['tentative', 'may come'],
  [null, 'has answered'],
] as const)('[WML35] tells an answer %s as “%s”', (answer, words) => {
  expect(invitationTitle({ ...asked, kind: 'answer', person: ben, answer })).toBe(
    `ben@people.example ${words}`,
  )
})

it.each([
  ['accepted', 'may be coming: check who answered'],
  ['declined', 'may not be coming: check who answered'],
  ['tentative', 'may have answered: check who it is'],
] as const)('[WML50] tells an answer %s that does not count yet as “%s”', (answer, words) => {
  const claim = { from: ben, guests: [] }
  expect(invitationTitle({ ...asked, kind: 'answer', person: ben, answer, claim })).toBe(
    `ben@people.example ${words}`,
  )
})
