import { type Invitee, type Meeting, no_recurring_days } from '@meridian/contract'

/** A plausible meeting for tests: an hour in Berlin on 18 November 2026. */
export function aMeeting(part: Partial<Meeting> = {}): Meeting {
  return {
    meeting_id: '0193f0a0-0000-7000-8000-000000000001',
    user_id: '0193f0a0-0000-7000-8000-00000000000a',
    user_details: { full_name: 'Ada Example' },
    meeting_title: 'Plan',
    meeting_description: '',
    agenda: '',
    meeting_link: null,
    meeting_location: {
      location_name: null,
      location_link: null,
      latitude: null,
      longitude: null,
      weather_info: null,
    },
    meeting_status: 'active',
    meeting_timezone: 'Europe/Berlin',
    meeting_invitees: {},
    meeting_date: { start_date: '2026-11-18', end_date: '2026-11-18' },
    meeting_time: { start_time: '11:00', end_time: '12:00' },
    meeting_timestamps: {
      start_timestamp: '2026-11-18T10:00:00.000Z',
      end_timestamp: '2026-11-18T11:00:00.000Z',
    },
    meeting_recurrence: {
      is_recurring: false,
      recurring_type: 'custom',
      recurring_start_date: null,
      recurring_end_date: null,
      recurring_days: no_recurring_days,
      rrule: null,
    },
    meeting_priority: 'medium',
    meeting_integration_type: 'smart_calendar',
    meeting_integration_id: null,
    meeting_labels: {},
    is_all_day: false,
    is_transparent: false,
    is_tentative: false,
    original_start_timestamp: null,
    meeting_sources: [],
    is_booked: false,
    outside_organizer: null,
    reader_answer: null,
    meeting_conference: null,
    is_editable: true,
    is_only_read: false,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
    ...part,
  }
}

export function anInvitee(part: Partial<Invitee> = {}): Invitee {
  return {
    user_id: '0193f0a0-0000-7000-8000-00000000000b',
    first_name: 'Bea',
    last_name: 'Example',
    full_name: 'Bea Example',
    primary_email: null,
    profile_picture: null,
    timezone: 'America/New_York',
    linkedin_url: null,
    primary_phone_number: null,
    meeting_action: 'pending',
    is_tentative: false,
    reply_scope: 'series',
    meeting_proposal_id: null,
    answer_note: '',
    ...part,
  }
}
