import type { MeetingCreation } from '@meridian/contract'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import {
  type AttendeeRow,
  listAttendees,
  listInvitable,
  type NewAttendee,
  writeInvitees,
} from './attendee.queries.ts'

/** By user id or `guest:<uuid>`, as requests have it. */
export type InviteeMap = NonNullable<MeetingCreation['meeting_invitees']>

interface Meeting {
  readonly meeting_id: string
  /** The organizer, who is never an invitee. */
  readonly user_id: string
}

/** Invites all people in the map. Throws `bad_input` naming each key without a person of the workspace. */
export async function inviteAttendees(
  tx: Db,
  meeting: Meeting,
  invitees: InviteeMap,
  now: Date,
): Promise<void> {
  const wanted = await resolveInvitees(tx, meeting, { invitees, present: [] }, now)
  await writeInvitees(tx, meeting.meeting_id, { added: [...wanted.values()] })
}

/**
 * Makes the map the whole list of invitees: invites new ones, removes missing ones, keeps the others as they
 * are.
 */
export async function updateInvitees(
  tx: Db,
  meeting: Meeting,
  invitees: InviteeMap,
  now: Date,
): Promise<void> {
  const present = (await listAttendees(tx, meeting.meeting_id)).filter(({ is_organizer }) => !is_organizer)
  const presentByKey = new Map(present.map((row) => [row.user_id ?? row.guest_email?.toLowerCase(), row]))
  const wanted = await resolveInvitees(tx, meeting, { invitees, present }, now)
  await writeInvitees(tx, meeting.meeting_id, {
    added: [...wanted].flatMap(([key, person]) => (presentByKey.has(key) ? [] : [person])),
    removed: [...presentByKey].flatMap(([key, row]) => (key && wanted.has(key) ? [] : [row])),
    renamed: [...wanted].flatMap(([key, person]) => {
      const row = presentByKey.get(key)
      const isRenamed = row && 'guest_id' in person && row.guest_name !== person.guest_name
      return isRenamed ? [{ ...row, guest_name: person.guest_name }] : []
    }),
  })
}

/** The people in the map, by user id or, without an account, by address in lower case. */
async function resolveInvitees(
  tx: Db,
  meeting: Meeting,
  { invitees, present }: { readonly invitees: InviteeMap; readonly present: readonly AttendeeRow[] },
  now: Date,
): Promise<Map<string, NewAttendee>> {
  const wanted = new Map<string, NewAttendee>()
  const { user_ids, guests } = readMap(invitees)
  if (user_ids.length + guests.length === 0) return wanted
  const emails = guests.map(({ guest_email }) => guest_email.toLowerCase())
  const askable = await listInvitable(tx, meeting.user_id, { user_ids, emails, now })
  const known = new Set([meeting.user_id, ...[...askable, ...present].map(({ user_id }) => user_id)])
  const unknown = user_ids.filter((user_id) => !known.has(user_id))
  if (unknown.length > 0) throw unknownPeople(unknown)
  for (const user_id of user_ids) wanted.set(user_id, { user_id })
  const userByEmail = new Map(askable.map(({ user_id, email }) => [email, user_id]))
  for (const guest of guests) {
    const address = guest.guest_email.toLowerCase()
    // A guest with the address of a person of the workspace is that person.
    const user_id = userByEmail.get(address)
    if (user_id !== undefined) wanted.set(user_id, { user_id })
    else if (!wanted.has(address)) wanted.set(address, guest)
  }
  wanted.delete(meeting.user_id)
  return wanted
}

type Guest = Extract<NewAttendee, { guest_id: string }>

/** PostgreSQL writes ids in lower case, whatever case the request used. */
function readMap(invitees: InviteeMap): { user_ids: string[]; guests: Guest[] } {
  const user_ids: string[] = []
  const guests: Guest[] = []
  for (const [key, { primary_email, full_name }] of Object.entries(invitees)) {
    if (!key.startsWith('guest:')) user_ids.push(key.toLowerCase())
    else if (primary_email) {
      const guest_name = full_name?.trim() || null
      guests.push({
        guest_id: key.slice('guest:'.length).toLowerCase(),
        guest_email: primary_email,
        guest_name,
      })
    }
  }
  return { user_ids, guests }
}

function unknownPeople(user_ids: readonly string[]): AppError {
  const message = 'This person is not known here.'
  const errors = user_ids.map((user_id) => ({ path: `meeting_invitees.${user_id}`, message }))
  return new AppError('bad_input', message, { errors })
}
