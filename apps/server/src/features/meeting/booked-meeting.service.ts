import { randomUUID } from 'node:crypto'
import type { ConferenceType } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../platform/id.ts'
import { approveAttendees, listAttendees, removeGuest } from './attendee.queries.ts'
import { canHostConference } from './follow-up/calendar-push.queries.ts'
import { followUpChange } from './follow-up/meeting-changed.service.ts'
import { inviteAttendees } from './invitee.service.ts'
import { moveMeeting } from './meeting-move.service.ts'
import { cancelMeeting } from './meeting-end.service.ts'
import { statusOf } from './meeting.present.ts'
import { lockMeeting } from './meeting.queries.ts'
import { createMeeting } from './meeting.service.ts'

export interface BookedGuest {
  readonly name: string
  readonly address: string
}

export interface BookedMeeting {
  readonly interval: Interval
  /** Of a meeting that lasts the whole day. */
  readonly date?: string | null
  readonly title: string
  readonly description: string
  readonly conference: ConferenceType | null
  readonly link: string | null
  readonly place: string | null
  /** Guests who come without being asked for an answer. */
  readonly guests: readonly BookedGuest[]
  /** Hosts beside the organizer, who come as well. */
  readonly other_host_ids: readonly string[]
  /** Invitees who have to answer. */
  readonly invited?: { readonly user_ids: readonly string[]; readonly guests: readonly BookedGuest[] }
  readonly label_id: string | null
}

interface Organizer {
  readonly user_id: string
  readonly timezone: string
}

/**
 * Creates a meeting that guests booked, with their and the hosts' consent. A guest whose address is a colleague's is
 * invited and has to answer: anyone can enter an address. Without an account for the conference there is none.
 */
export async function createBookedMeeting(
  tx: Db,
  organizer: Organizer,
  booked: BookedMeeting,
  now: Date,
): Promise<string> {
  const { interval, date, title, description, link, place, guests, other_host_ids, label_id } = booked
  const { invited = { user_ids: [], guests: [] } } = booked
  const meeting_id = newId()
  const conference = await possibleConference(tx, { ...organizer, meeting_id }, booked.conference)
  const [start, end] = interval
  await createMeeting(
    tx,
    organizer,
    {
      meeting_title: title,
      meeting_description: description,
      meeting_timezone: organizer.timezone,
      ...(date
        ? { is_all_day: true, meeting_date: { start_date: date } }
        : {
            meeting_timestamps: {
              start_timestamp: new Date(start).toISOString(),
              end_timestamp: new Date(end).toISOString(),
            },
          }),
      ...(conference && { meeting_conference: conference }),
      ...(link !== null && { meeting_link: link }),
      ...(place !== null && { meeting_location: { location_name: place } }),
      ...(label_id !== null && { meeting_labels: { [label_id]: {} } }),
      meeting_invitees: {
        ...Object.fromEntries([...other_host_ids, ...invited.user_ids].map((user_id) => [user_id, {}])),
        ...Object.assign({}, ...[...guests, ...invited.guests].map(guestEntry)),
      },
    },
    now,
    { meeting_id },
  )
  await approveAttendees(
    tx,
    { meeting_id, user_ids: other_host_ids, guest_emails: guests.map(({ address }) => address) },
    now,
  )
  return meeting_id
}

/** A further guest of a meeting with several seats. */
export async function addBookedGuest(
  tx: Db,
  {
    meeting_id,
    user_id,
    guest,
  }: { readonly meeting_id: string; readonly user_id: string; readonly guest: BookedGuest },
  now: Date,
): Promise<void> {
  await lockMeeting(tx, meeting_id)
  await inviteAttendees(tx, { meeting_id, user_id }, guestEntry(guest), now)
  await approveAttendees(tx, { meeting_id, user_ids: [], guest_emails: [guest.address] }, now)
  await followUpChange(tx, meeting_id, now)
}

/** The guest does not come: the meeting is cancelled, or goes on with its other guests. False where it is over or gone. */
export async function endBookedGuest(
  tx: Db,
  {
    meeting_id,
    address,
    isLast,
  }: { readonly meeting_id: string; readonly address: string; readonly isLast: boolean },
  now: Date,
): Promise<boolean> {
  const meeting = await lockMeeting(tx, meeting_id)
  if (statusOf(meeting, now) !== 'active') return false
  if (isLast) {
    await cancelMeeting(tx, meeting, now)
    return true
  }
  await removeGuest(tx, meeting_id, address)
  await followUpChange(tx, meeting_id, now)
  return true
}

/** Moves the meeting by the guest's wish: hosts and guest keep their consent. */
export async function moveBookedMeeting(
  tx: Db,
  { meeting_id, interval }: { readonly meeting_id: string; readonly interval: Interval },
  now: Date,
): Promise<void> {
  const meeting = await lockMeeting(tx, meeting_id)
  const coming = (await listAttendees(tx, meeting_id)).filter((one) => one.meeting_action === 'approved')
  const { starts_at, ends_at, meeting_timezone: timezone } = meeting
  const other = {
    replaces_starts_at: starts_at,
    replaces_ends_at: ends_at,
    starts_at: new Date(interval[0]),
    ends_at: new Date(interval[1]),
  }
  await moveMeeting(tx, { timezone }, { meeting, other }, now)
  const user_ids = coming.flatMap(({ user_id }) => user_id ?? [])
  const guest_emails = coming.flatMap((one) => one.guest_email ?? [])
  await approveAttendees(tx, { meeting_id, user_ids, guest_emails }, now)
}

function guestEntry({ address, name }: BookedGuest) {
  return { [`guest:${randomUUID()}`]: { primary_email: address, full_name: name } }
}

async function possibleConference(
  tx: Db,
  meeting: { readonly user_id: string; readonly meeting_id: string },
  wanted: ConferenceType | null,
): Promise<ConferenceType | null> {
  if (wanted === null) return null
  return (await canHostConference(tx, meeting, wanted)) ? wanted : null
}
