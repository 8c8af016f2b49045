import type { MeetingCreation } from '@meridian/contract'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import {
  type NewAttendee,
  type AttendeeRow,
  type RenamedGuest,
  insertInvitees,
  listInvitable,
  listAttendees,
  replaceInvitees,
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
  const asked = await resolveInvitees(tx, meeting, { invitees, present: [] }, now)
  await insertInvitees(tx, meeting.meeting_id, asked)
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
  const wanted = await resolveInvitees(tx, meeting, { invitees, present }, now)
  const isWanted = (row: AttendeeRow) => wanted.some((person) => isSamePerson(person, row))
  await replaceInvitees(tx, meeting.meeting_id, {
    removed: present.filter((row) => !isWanted(row)),
    added: wanted.filter((person) => !present.some((row) => isSamePerson(person, row))),
    renamed: renamedGuests(wanted, present),
  })
}

async function resolveInvitees(
  tx: Db,
  meeting: Meeting,
  { invitees, present }: { readonly invitees: InviteeMap; readonly present: readonly AttendeeRow[] },
  now: Date,
): Promise<NewAttendee[]> {
  const { user_ids, guests } = readMap(invitees)
  const emails = guests.map(({ guest_email }) => guest_email.toLowerCase())
  if (user_ids.length + emails.length === 0) return []
  const askable = await listInvitable(tx, meeting.user_id, { user_ids, emails, now })
  const known = new Set([...askable, ...present].map(({ user_id }) => user_id))
  requireKnown(user_ids.filter((user_id) => user_id !== meeting.user_id && !known.has(user_id)))
  const userByEmail = new Map(askable.map(({ user_id, email }) => [email, user_id]))
  const newAttendees = [
    ...user_ids.map((user_id) => ({ user_id })),
    // A guest with the address of a person of the workspace is that person.
    ...guests.map((guest): NewAttendee => {
      const user_id = userByEmail.get(guest.guest_email.toLowerCase())
      return user_id === undefined ? guest : { user_id }
    }),
  ]
  return onceEach(newAttendees).filter(
    (person) => !('user_id' in person) || person.user_id !== meeting.user_id,
  )
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

function requireKnown(unknown: readonly string[]): void {
  if (unknown.length === 0) return
  const message = 'This person is not known here.'
  throw new AppError('bad_input', message, {
    errors: unknown.map((user_id) => ({ path: `meeting_invitees.${user_id}`, message })),
  })
}

function onceEach(people: readonly NewAttendee[]): NewAttendee[] {
  return [...new Map(people.toReversed().map((person) => [nameOf(person), person])).values()].toReversed()
}

function nameOf(person: NewAttendee): string {
  return 'user_id' in person ? person.user_id : person.guest_email.toLowerCase()
}

function isSamePerson(person: NewAttendee, row: AttendeeRow): boolean {
  return nameOf(person) === (row.user_id ?? row.guest_email?.toLowerCase())
}

function renamedGuests(wanted: readonly NewAttendee[], present: readonly AttendeeRow[]): RenamedGuest[] {
  return wanted.flatMap((person): RenamedGuest[] => {
    if ('user_id' in person) return []
    const { guest_name } = person
    const row = present.find((candidate) => isSamePerson(person, candidate))
    if (!row || row.guest_name === guest_name) return []
    return [{ meeting_attendee_id: row.meeting_attendee_id, guest_name }]
  })
}
