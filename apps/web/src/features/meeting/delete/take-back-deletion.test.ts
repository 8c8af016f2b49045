import { expect, it } from 'vitest'
import { aMeeting, anInvitee } from '../meeting.sample.ts'
import { isRepeatable } from './take-back-deletion.ts'

const meeting = aMeeting()
const before = Date.parse('2026-11-17T10:00:00Z')
const after = Date.parse('2026-11-19T10:00:00Z')
const deletion = { meeting, how: 'delete', scope: 'all', reader_id: meeting.user_id } as const

it('[WEB67] creates a deleted meeting again only where that loses nothing', () => {
  expect(isRepeatable(deletion, before)).toBe(true)
  expect(isRepeatable(deletion, after)).toBe(false)
  expect(isRepeatable({ ...deletion, reader_id: 'another' }, before)).toBe(false)
  const guests = { a: anInvitee() }
  const call = { type: 'google_meet', state: 'ready', problem: null } as const
  const with_guests = [
    aMeeting({ meeting_invitees: guests }),
    aMeeting({ meeting_invitees: guests, meeting_conference: call }),
  ]
  for (const one of with_guests) expect(isRepeatable({ ...deletion, meeting: one }, before)).toBe(true)
  const others = [
    aMeeting({ meeting_integration_type: 'custom' }),
    aMeeting({ meeting_conference: call }),
    aMeeting({ meeting_invitees: guests, is_booked: true }),
    aMeeting({ meeting_status: 'cancelled' }),
    aMeeting({ is_transparent: true }),
    aMeeting({ meeting_recurrence: { ...meeting.meeting_recurrence, is_recurring: true } }),
  ]
  for (const other of others) expect(isRepeatable({ ...deletion, meeting: other }, before)).toBe(false)
})
