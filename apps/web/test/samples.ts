import type {
  HeldTime,
  ListedLabel,
  MailboxState,
  Meeting,
  MeetingCheck,
  MeetingProposal,
  Occurrence,
} from '@meridian/contract'
import { anOccurrence } from '../src/features/calendar/calendar.sample.ts'
import { aMeeting } from '../src/features/meeting/meeting.sample.ts'
import { aUser } from '../src/platform/session/user.sample.ts'

// The samples of all features, for tests that show a whole screen.
export { anOccurrence } from '../src/features/calendar/calendar.sample.ts'
export { aCalendar, aConnection, anIntegration } from '../src/features/integration/integration.sample.ts'
export { aMail } from '../src/features/mail/mail.sample.ts'
export { aMeeting, anInvitee } from '../src/features/meeting/meeting.sample.ts'
export { aTask } from '../src/features/task/task.sample.ts'
export { aUser } from '../src/platform/session/user.sample.ts'

/** The id of the nth thing of a kind that a test makes up. */
export function anId(number: number): string {
  return `0198b000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

export function aLabel(part: Partial<ListedLabel> = {}): ListedLabel {
  return {
    label_id: anId(900),
    user_id: '0198a000-0000-7000-8000-000000000001',
    label_title: 'Garden',
    label_description: '',
    label_color: '#A3E635',
    label_type: 'meeting',
    meeting_id: null,
    shared_meeting_id: null,
    meeting_count: 0,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
    ...part,
  }
}

/** An own meeting on a day of winter in Berlin. */
export function aPlan(
  number: number,
  {
    date = '2026-12-02',
    from = '10:00',
    to = '10:30',
    ...part
  }: Partial<Meeting> & { readonly date?: string; readonly from?: string; readonly to?: string } = {},
): Meeting {
  const atMoment = (clock: string) => new Date(`${date}T${clock}:00+01:00`).toISOString()
  return aMeeting({
    meeting_id: anId(number),
    user_id: aUser().user_id,
    user_details: { full_name: aUser().full_name },
    meeting_date: { start_date: date, end_date: date },
    meeting_time: { start_time: from, end_time: to },
    meeting_timestamps: { start_timestamp: atMoment(from), end_timestamp: atMoment(to) },
    ...part,
  })
}

/** Mails of files that the reader has imported. */
export function aMailbox(part: Partial<MailboxState> = {}): MailboxState {
  return {
    integration_mail_type: 'file',
    account: '',
    state: 'connected',
    reason: null,
    problem: null,
    last_success_at: null,
    next_sync_at: null,
    first_sync_done: true,
    mails_read: null,
    mails_expected: null,
    ...part,
  }
}

/** The reader is invited to a harvest of Otto's, at a time that suits. */
export function anInvitation(number: number, part: Partial<MeetingProposal> = {}): MeetingProposal {
  const otto = { user_id: anId(800), full_name: 'Otto Example' }
  return {
    meeting_proposal_id: anId(number + 100),
    proposal_type: 'invitation',
    meeting_action: 'pending',
    original_start_timestamp: null,
    proposed_by: otto,
    meeting: aPlan(number, {
      user_id: otto.user_id,
      user_details: { full_name: otto.full_name },
      is_editable: false,
      meeting_title: 'Harvest',
      from: '12:00',
      to: '12:30',
    }),
    availability: { is_available: true, reason: null, conflicts: [], possible_slots: null },
    own_counter_proposal: null,
    ...part,
  }
}

/** A colleague whom the search for people finds. */
export const omar = {
  user_id: anId(7),
  first_name: 'Omar',
  last_name: 'Example',
  full_name: 'Omar Example',
  profile_picture: null,
  timezone: 'Europe/Berlin',
}

/** Nothing stands against a meeting. */
export function aCheck(): MeetingCheck {
  const summary = { occurrences: 1, conflicts: 0, busy: 0, outside_hours: 0, clock_changes: 0 }
  return { occurrences: [], summary }
}

/** A meeting as the calendar shows it, the only one of its series. */
export function occurrenceOf(meeting: Meeting, part: Partial<Occurrence> = {}): Occurrence {
  const { meeting_id, meeting_title, meeting_date } = meeting
  const { start_timestamp, end_timestamp } = meeting.meeting_timestamps
  const original_start_timestamp = start_timestamp
  return anOccurrence({
    meeting_id,
    meeting_title,
    meeting_date,
    start_timestamp,
    end_timestamp,
    original_start_timestamp,
    ...part,
  })
}

/** A time that the reader holds on 2 December, from one to two. */
export function aHeldTime(part: Partial<HeldTime> = {}): HeldTime {
  return {
    held_time_id: anId(600),
    holder_id: anId(601),
    purpose: 'share',
    state: 'offered',
    start_timestamp: '2026-12-02T12:00:00.000Z',
    end_timestamp: '2026-12-02T13:00:00.000Z',
    expires_at: '2026-11-21T09:00:00.000Z',
    held_title: 'Interview',
    held_for: null,
    is_holder: true,
    meeting_id: null,
    booking_page_id: null,
    held_count: 1,
    ...part,
  }
}
