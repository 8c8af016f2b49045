import { expect, it } from 'vitest'
import { aMeeting, anInvitee } from '../../meeting.sample.ts'
import { isRevertible, reversionOf } from './undo-change.ts'

const before = aMeeting({ meeting_title: 'Dress rehearsal', agenda: 'Lights' })

it('[WEB67] a change by the form is taken back only where the meeting comes back whole', () => {
  const after = aMeeting({ meeting_title: 'First night' })
  expect(isRevertible({ before, after })).toBe(true)
  const call = { type: 'google_meet', state: 'ready', problem: null } as const
  const others = [
    aMeeting({ meeting_invitees: { a: anInvitee() } }),
    aMeeting({ meeting_conference: call }),
    aMeeting({ meeting_recurrence: { ...before.meeting_recurrence, is_recurring: true } }),
    aMeeting({ original_start_timestamp: '2026-11-18T09:00:00.000Z' }),
  ]
  for (const other of others) {
    expect(isRevertible({ before, after: other })).toBe(false)
    expect(isRevertible({ before: other, after })).toBe(false)
  }
})

it('[WEB67] gives back what the change took, and no more, to the meeting that it left', () => {
  const after = aMeeting({
    meeting_title: 'First night',
    agenda: 'Lights',
    updated_at: '2026-11-17T12:00:00.000Z',
  })
  expect(reversionOf({ before, after })).toEqual({
    meeting_title: 'Dress rehearsal',
    updated_at: '2026-11-17T12:00:00.000Z',
  })
})
