import type { ReaderAnswer } from '@meridian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aMeeting, anInvitee } from './meeting.sample.ts'
import { answersInWords, deletionOf, type OwnAnswer, ownAnswerOf, ownAnswerWords } from './rsvp.ts'

const unanswered: ReaderAnswer = {
  meeting_proposal_id: '0193f0a0-0000-7000-8000-00000000000c',
  meeting_action: 'pending',
  is_tentative: false,
  answer_note: '',
  own_counter_proposal: null,
}

const said = (part: Partial<ReaderAnswer>) => ownAnswerWords({ reader_answer: { ...unanswered, ...part } })

describe('answers of the guests', () => {
  it('[WMT5] counts yes, maybe, no and waiting and leaves out answers without a count', () => {
    expect(answersInWords(answers('approved', 'pending', 'approved', 'approved'))).toBe('3 yes, 1 waiting')
    expect(answersInWords(answers('pending', 'rejected', 'approved'))).toBe('1 yes, 1 no, 1 waiting')
    expect(answersInWords(answers('tentative', 'rejected', 'tentative'))).toBe('2 maybe, 1 no')
    expect(answersInWords(answers('pending', 'approved'), 'completed')).toBe('1 yes, 1 no answer')
    expect(answersInWords([])).toBeNull()
  })

  it('[WMT69] says what the reader answered, and nothing to who is not invited', () => {
    expect(said({ meeting_action: 'approved' })).toBe('You accepted')
    expect(said({ meeting_action: 'rejected' })).toBe('You declined')
    expect(said({ meeting_action: 'pending', is_tentative: true })).toBe('You said maybe')
    expect(said({ meeting_action: 'pending', is_tentative: false })).toBe('You haven’t answered')
    expect(ownAnswerWords({ reader_answer: null })).toBeNull()
  })

  it('[WMT5] counts everybody once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<OwnAnswer>('approved', 'tentative', 'rejected', 'pending')),
        (actions) => {
          const numbers = answersInWords(answers(...actions))?.match(/\d+/g) ?? []
          expect(numbers.reduce((sum, number) => sum + Number(number), 0)).toBe(actions.length)
        },
      ),
    )
  })
})

it('[WMT5] tells the reader’s own maybe from no answer', () => {
  expect(ownAnswerOf({ reader_answer: { ...unanswered, is_tentative: true } })).toBe('tentative')
  expect(ownAnswerOf({ reader_answer: unanswered })).toBe('pending')
  expect(ownAnswerOf({ reader_answer: null })).toBe('pending')
})

describe('what deleting means', () => {
  const mine = aMeeting({ user_id: 'me', meeting_invitees: {} })
  const shared = { ...mine, meeting_invitees: { bea: anInvitee({ full_name: 'Bea' }) } }

  it('[WMT15] asks nothing where nobody else is concerned', () => {
    expect(deletionOf(mine, 'me')).toBe('own')
    expect(deletionOf({ ...mine, meeting_status: 'completed' }, 'me')).toBe('own')
  })

  it('[WMT15] offers to tell the guests of what is still to come, and warns of the rest', () => {
    expect(deletionOf(shared, 'me')).toBe('guests_to_tell')
    expect(deletionOf({ ...shared, meeting_status: 'cancelled' }, 'me')).toBe('with_guests')
    expect(deletionOf({ ...shared, meeting_status: 'completed' }, 'me')).toBe('with_guests')
  })

  it('[WMT15] is declining for everybody but the organizer', () => {
    expect(deletionOf(shared, 'bea')).toBe('invited')
    expect(deletionOf(mine, undefined)).toBe('invited')
    const outside_organizer = { full_name: 'Bo Sample', primary_email: null }
    expect(deletionOf({ ...mine, outside_organizer }, 'me')).toBe('invited')
  })
})

function answers(...given: OwnAnswer[]) {
  return given.map((answer) => ({
    meeting_action: answer === 'tentative' ? ('pending' as const) : answer,
    is_tentative: answer === 'tentative',
  }))
}
