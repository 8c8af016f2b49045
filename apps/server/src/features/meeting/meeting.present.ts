import { isSeries } from '@meridian/engine'
import type {
  Invitee,
  Meeting,
  MeetingRecurrence,
  MeetingStatus,
  Occurrence,
  OwnCounterProposal,
  WeatherInfo,
} from '@meridian/contract'
import { no_recurring_days, provider_table } from '@meridian/contract'
import type { InviteeRow, MeetingRow, VisibleMeetingRow } from './meeting.queries.ts'
import { isDecidedHere } from './meeting.rules.ts'
import { shownTimes } from './meeting-time.rules.ts'
import { ownOrSeries } from './series/occurrence-details.rules.ts'
import { daysOf } from './series/recurrence.rules.ts'
import type { CalendarOccurrence, CalendarPlace } from './calendar.rules.ts'
import { presentLabels } from '../label/label.api.ts'

export interface Reader {
  readonly user_id: string
  readonly now: Date
}

/** Hides from each reader what only the owner may see: addresses and numbers. */
export function presentMeeting(
  row: VisibleMeetingRow,
  reader: Reader,
  weather_info: WeatherInfo | null = null,
): Meeting {
  return {
    meeting_id: row.meeting_id,
    user_id: row.user_id,
    user_details: { full_name: row.organizer_name },
    meeting_title: row.meeting_title,
    meeting_description: row.meeting_description,
    agenda: row.agenda,
    meeting_link: row.meeting_link,
    meeting_location: {
      location_name: row.location_name,
      location_link: row.location_link,
      latitude: row.latitude,
      longitude: row.longitude,
      weather_info,
    },
    meeting_status: statusOf(row, reader.now),
    meeting_timezone: row.meeting_timezone,
    meeting_invitees: presentInvitees(row, reader),
    ...presentTimes(row),
    meeting_recurrence: presentRecurrence(row),
    meeting_priority: row.meeting_priority,
    meeting_integration_type: row.meeting_integration_type,
    meeting_integration_id: row.meeting_integration_id,
    meeting_labels: presentLabels(row.labels, {
      meeting_id: row.meeting_id,
      is_organizer: row.user_id === reader.user_id,
    }),
    is_all_day: row.is_all_day,
    is_transparent: row.is_transparent,
    is_tentative: row.is_tentative,
    original_start_timestamp: row.original_starts_at?.toISOString() ?? null,
    is_booked: row.is_booked,
    meeting_sources: row.sources.map(({ provider, ...source }) => ({
      type: provider_table[provider].meeting_type,
      ...source,
    })),
    outside_organizer: presentOutsideOrganizer(row, reader),
    reader_answer: presentReaderAnswer(row, reader),
    meeting_conference: presentConference(row, reader),
    is_editable: row.user_id === reader.user_id && isDecidedHere(row),
    is_only_read: row.is_only_read,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function presentReaderAnswer(row: VisibleMeetingRow, reader: Reader): Meeting['reader_answer'] {
  const own = row.invitees.find(({ user_id }) => user_id === reader.user_id)
  const own_counter_proposal = presentOwnCounter(row, reader)
  if (!own) return row.mailed_answer && { ...row.mailed_answer, own_counter_proposal }
  const { meeting_proposal_id, meeting_action, is_tentative, answer_note } = own
  if (meeting_proposal_id === null) return null
  return { meeting_proposal_id, meeting_action, is_tentative, answer_note, own_counter_proposal }
}

/**
 * The one for the shown date of a series, else the one for the whole. A time that has passed can no longer be agreed on.
 */
function presentOwnCounter(
  { own_counters, original_starts_at }: VisibleMeetingRow,
  { now }: Reader,
): OwnCounterProposal | null {
  const open = own_counters.filter(({ start_timestamp }) => new Date(start_timestamp) > now)
  const shown = original_starts_at?.toISOString() ?? null
  const found =
    open.find(
      ({ original_start_timestamp }) => shown !== null && asMoment(original_start_timestamp) === shown,
    ) ?? open.find(({ original_start_timestamp }) => original_start_timestamp === null)
  if (!found) return null
  const { original_start_timestamp, start_timestamp, end_timestamp, can_withdraw } = found
  return {
    original_start_timestamp: asMoment(original_start_timestamp),
    start_timestamp: new Date(start_timestamp).toISOString(),
    end_timestamp: new Date(end_timestamp).toISOString(),
    can_withdraw,
  }
}

/** PostgreSQL writes moments in JSON with an offset. */
function asMoment(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString()
}

/** Only the organizer sees problems of the organizer's account. */
function presentConference(row: VisibleMeetingRow, reader: Reader): Meeting['meeting_conference'] {
  const { conference, conference_state, conference_problem } = row
  if (conference === null || conference_state === null) return null
  return {
    type: conference,
    state: conference_state,
    problem: row.user_id === reader.user_id ? conference_problem : null,
  }
}

/** Only the meeting's own person sees the address, as with guests. */
function presentOutsideOrganizer(row: VisibleMeetingRow, reader: Reader): Meeting['outside_organizer'] {
  if (row.outside_organizer_name === null) return null
  const primary_email = row.user_id === reader.user_id ? row.outside_organizer_email : null
  return { full_name: row.outside_organizer_name, primary_email }
}

/** The status follows the clock: an active meeting is completed after its last occurrence. */
export function statusOf(
  { meeting_status, last_ends_at }: Pick<MeetingRow, 'meeting_status' | 'last_ends_at'>,
  now: Date,
): MeetingStatus {
  return meeting_status === 'active' && Number(last_ends_at) <= now.getTime() ? 'completed' : meeting_status
}

export function presentOccurrence(times: CalendarOccurrence, { now }: Pick<Reader, 'now'>): Occurrence {
  const { row, change } = times
  const isOver = row.meeting_status === 'active' && times.ends_ms <= now.getTime()
  return {
    meeting_id: row.meeting_id,
    original_start_timestamp: new Date(times.original_starts_ms).toISOString(),
    start_timestamp: new Date(times.starts_ms).toISOString(),
    end_timestamp: new Date(times.ends_ms).toISOString(),
    meeting_title: change?.meeting_title ?? row.meeting_title,
    meeting_link: ownOrSeries(change?.meeting_link, row.meeting_link),
    meeting_status: isOver ? 'completed' : row.meeting_status,
    meeting_integration_type: row.meeting_integration_type,
    calendar_key: row.calendar_key,
    first_label: row.first_label,
    meeting_timezone: row.meeting_timezone,
    location_name: ownOrSeries(change?.location_name, row.location_name),
    is_recurring: isSeries(row),
    is_all_day: times.is_all_day,
    meeting_date: { start_date: times.start_date, end_date: times.end_date },
    is_transparent: change?.is_transparent ?? row.is_transparent,
    is_tentative: row.is_tentative,
    is_organizer: row.is_organizer,
    is_editable: row.is_organizer && isDecidedHere(row),
    is_only_read: row.is_only_read,
    calendar_problem: row.calendar_problem,
    meeting_action: row.meeting_action,
    invitee_count: row.invitee_count,
  }
}

/** The cursor of the next page; clients send it back unchanged. */
export function presentPlace(place: CalendarPlace | null): string | null {
  if (place === null) return null
  return `${place.starts_ms}_${place.original_starts_ms}_${place.meeting_id}`
}

function presentTimes(
  row: MeetingRow,
): Pick<Meeting, 'meeting_date' | 'meeting_time' | 'meeting_timestamps'> {
  const { start_date, end_date, start_time, end_time } = shownTimes(row)
  return {
    meeting_date: { start_date, end_date },
    meeting_time: { start_time, end_time },
    meeting_timestamps: {
      start_timestamp: row.starts_at.toISOString(),
      end_timestamp: row.ends_at.toISOString(),
    },
  }
}

function presentRecurrence(row: MeetingRow): MeetingRecurrence {
  const is_recurring = isSeries(row)
  return {
    is_recurring,
    recurring_type: row.recurring_type ?? 'custom',
    recurring_start_date: is_recurring ? row.first_start_wall.slice(0, 10) : null,
    recurring_end_date: row.recurring_end_date,
    recurring_days: is_recurring ? daysOf(row.recurring_days) : no_recurring_days,
    rrule: row.rrule,
  }
}

function presentInvitees(row: VisibleMeetingRow, reader: Reader): Record<string, Invitee> {
  const isOrganizer = row.user_id === reader.user_id
  return Object.fromEntries(
    row.invitees
      .toSorted(byName)
      .map((invitee) =>
        invitee.user_id === null
          ? [`guest:${invitee.guest_id}`, presentGuest(invitee, isOrganizer)]
          : [
              invitee.user_id,
              presentPerson(invitee, { isReader: invitee.user_id === reader.user_id, isOrganizer }),
            ],
      ),
  )
}

const names = new Intl.Collator('en', { numeric: true })

/** People with an account first, each by name, and Guest 2 before Guest 10. */
function byName(one: InviteeRow, other: InviteeRow): number {
  const accounts = Number(one.user_id === null) - Number(other.user_id === null)
  return accounts || names.compare(nameOf(one), nameOf(other))
}

function nameOf({ full_name, guest_name, guest_email }: InviteeRow): string {
  return full_name ?? guest_name ?? guest_email ?? ''
}

function presentPerson(
  invitee: InviteeRow,
  { isReader, isOrganizer }: { readonly isReader: boolean; readonly isOrganizer: boolean },
): Invitee {
  return {
    user_id: invitee.user_id,
    first_name: invitee.first_name ?? '',
    last_name: invitee.last_name ?? '',
    full_name: invitee.full_name ?? '',
    primary_email: isReader ? invitee.primary_email : null,
    profile_picture: invitee.profile_picture,
    timezone: invitee.timezone,
    linkedin_url: invitee.linkedin_url,
    primary_phone_number: isReader ? invitee.primary_phone_number : null,
    meeting_action: invitee.meeting_action,
    is_tentative: invitee.is_tentative,
    reply_scope: invitee.reply_scope ?? 'series',
    meeting_proposal_id: isReader ? invitee.meeting_proposal_id : null,
    answer_note: isReader || isOrganizer ? invitee.answer_note : '',
  }
}

function presentGuest(
  { guest_name, guest_email, meeting_action, is_tentative, answer_note, reply_scope = 'series' }: InviteeRow,
  isOrganizer: boolean,
): Invitee {
  const knownAs = isOrganizer ? (guest_email ?? '') : 'Guest'
  return {
    user_id: null,
    first_name: guest_name ?? '',
    last_name: '',
    full_name: guest_name ?? knownAs,
    primary_email: isOrganizer ? guest_email : null,
    profile_picture: null,
    timezone: null,
    linkedin_url: null,
    primary_phone_number: null,
    meeting_action,
    is_tentative,
    reply_scope,
    meeting_proposal_id: null,
    answer_note: isOrganizer ? answer_note : '',
  }
}
