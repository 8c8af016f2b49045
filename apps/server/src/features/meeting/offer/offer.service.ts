import { queues } from '../../../queues.ts'
import { randomUUID } from 'node:crypto'
import type { Interval } from '@meridian/engine'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import * as queries from './offer.queries.ts'
import { expiryOf, wrongIn } from './offer.rules.ts'
import {
  bookHeldTime,
  formatStart,
  type Hold,
  holdTimesOf,
  lockTimesOf,
  readPeople,
  releaseTimes,
} from '../../availability/availability.api.ts'
import { createMeeting } from '../meeting.service.ts'
import { deleteMeeting } from '../meeting-end.service.ts'
import { lockMeeting, type MeetingRow } from '../meeting.queries.ts'
import { moveTo } from '../meeting-move.service.ts'
import type { MovableRow } from './moved-meeting.queries.ts'
import { findMovable, moveInstead } from './moved-meeting.service.ts'
import { followUpChange } from '../follow-up/meeting-changed.service.ts'

export interface NewOffer {
  /** The mail whose reply contains the times; null where they are offered otherwise. */
  readonly mail_id: string | null
  readonly slots: readonly Interval[]
  readonly title: string
  readonly invitee: { readonly name: string; readonly address: string }
  /** The meeting with that person which moves to the chosen time, so that no other one is made. */
  readonly moved_meeting_id?: string | undefined
}

/** The meeting, and the address of the person who is to choose a time. */
export interface OfferRequest {
  readonly meeting_id: string
  readonly meeting_attendee_id: string
}

/**
 * Holds times until one of them is chosen: a meeting at the first, still without invitations, and held times
 * for the others. Releases what a reply to the same mail offered before. Throws `bad_input` for impossible
 * times and for a meeting that cannot be moved, and `conflict`, which names it, for a time that is no longer free.
 */
export async function holdTimes(
  tx: Db,
  actor: Actor,
  { mail_id, slots, title, invitee, moved_meeting_id }: NewOffer,
  now: Date,
): Promise<OfferRequest> {
  const { user_id } = actor
  const moved =
    moved_meeting_id === undefined
      ? undefined
      : await getMovable(tx, actor, { invitee, moved_meeting_id }, now)
  const other_user_id = (await queries.findUserByAddress(tx, invitee.address, user_id, now)) ?? null
  if (other_user_id === user_id)
    throw badField('offered_slots', 'Times can only be offered to another person.')
  await lockTimesOf(tx, [user_id, ...(other_user_id ? [other_user_id] : [])])
  const before = mail_id === null ? undefined : await queries.findOfferOfMail(tx, { user_id, mail_id })
  if (before) await releaseMeeting(tx, actor, before.meeting_id, now)
  await requireOfferable(tx, actor, { slots, other_user_id, moved_meeting_id }, now)
  const [first] = slots.toSorted(([one], [other]) => one - other)
  if (!first) throw badField('offered_slots', 'offered_slots must not be empty.')
  const meeting_id = newId()
  const expires_at = expiryOf(slots, now)
  const moved_attendee_id = moved?.moved_attendee_id ?? null
  await queries.insertOffer(tx, { meeting_id, user_id, mail_id, expires_at, moved_attendee_id }, now)
  const offered = { title: moved?.meeting_title ?? title, invitee }
  await createMeeting(tx, actor, meetingAt(first, offered, actor), now, { meeting_id })
  const hold: Hold = {
    holder_id: meeting_id,
    purpose: 'offer',
    state: 'offered',
    meeting_id,
    expires_at,
    times: slots,
    user_ids: [user_id],
    shown_ids: other_user_id ? [other_user_id] : [],
  }
  if (!(await holdTimesOf(tx, hold, now)))
    throw new AppError('conflict', 'One of these times is no longer free. Please choose others.')
  await lookAgain(tx, { meeting_id, starts_at: new Date(first[0]), expires_at }, now)
  const [asked] = await queries.listAnswers(tx, meeting_id)
  if (!asked) throw badField('offered_slots', 'Times can only be offered to another person.')
  const { meeting_attendee_id } = asked
  if (moved) await queries.updateOffer(tx, meeting_id, { asked_attendee_id: meeting_attendee_id })
  return { meeting_id, meeting_attendee_id }
}

async function getMovable(
  tx: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  {
    invitee: { address },
    moved_meeting_id,
  }: Pick<NewOffer, 'invitee'> & { readonly moved_meeting_id: string },
  now: Date,
): Promise<MovableRow> {
  const movable = await findMovable(tx, { user_id, meeting_id: moved_meeting_id, address }, now)
  if (movable) return movable
  throw badField(
    'moved_meeting_id',
    'moved_meeting_id must be a coming meeting that you organize, that does not repeat, and to which only this person is invited.',
  )
}

/** A time that can still be chosen; null names the meeting's own time. */
export interface OpenTime {
  readonly held_time_id: string | null
  readonly starts_at: Date
  readonly ends_at: Date
}

/** The offered times that can still be chosen, the earliest first; undefined where the offer has ended. */
export async function listOpenTimes(
  db: Db,
  meeting: Pick<MeetingRow, 'meeting_id' | 'starts_at' | 'ends_at'>,
  now: Date,
): Promise<OpenTime[] | undefined> {
  const offer = await queries.findOpenOffer(db, meeting.meeting_id)
  if (!offer || offer.expires_at <= now) return undefined
  const { starts_at, ends_at } = meeting
  const held = await queries.listHeldTimes(db, meeting.meeting_id)
  return [{ held_time_id: null, starts_at, ends_at }, ...held]
    .filter((time) => time.starts_at > now)
    .map((time) => ({ held_time_id: time.held_time_id, starts_at: time.starts_at, ends_at: time.ends_at }))
    .toSorted((one, other) => Number(one.starts_at) - Number(other.starts_at))
}

export interface ClaimedTime {
  /** The invitee of the meeting that moved there; null where the offered meeting itself takes place. */
  readonly moved_attendee_id: string | null
}

/**
 * Moves the meeting to one of its offered times and releases the others; its guests are notified from then
 * on. Where the offer is to move another meeting, that one moves, and the offered one leaves no trace. Of several
 * concurrent choices one wins. Undefined when the offer has ended, or does not contain that time.
 */
export async function claimHeldTime(
  tx: Db,
  { meeting_id, held_time_id }: { readonly meeting_id: string; readonly held_time_id: string | null },
  now: Date,
): Promise<ClaimedTime | undefined> {
  const open = await lockOpen(tx, meeting_id, now)
  if (!open) return undefined
  const { meeting, offer, held } = open
  const own = { starts_at: meeting.starts_at, ends_at: meeting.ends_at }
  const time = held_time_id === null ? own : held.find((one) => one.held_time_id === held_time_id)
  if (!time || time.starts_at <= now) return undefined
  await endOffer(tx, meeting_id, { state: 'booked', booked: time }, now)
  if (await movesOther(tx, { meeting, offer, time }, now))
    return { moved_attendee_id: offer.moved_attendee_id }
  if (time === own) await followUpChange(tx, meeting_id, now)
  else await moveTo(tx, { timezone: await zoneOf(tx, meeting) }, { meeting, time }, now)
  return { moved_attendee_id: null }
}

/** Where the other meeting can no longer be moved, the offered one stays. */
async function movesOther(
  tx: Db,
  { meeting, offer, time }: Pick<OpenOffer, 'meeting' | 'offer'> & { readonly time: TakenTime },
  now: Date,
): Promise<boolean> {
  const { user_id, moved_attendee_id } = offer
  if (moved_attendee_id === null) return false
  const who = { user_id, moved_attendee_id, timezone: await zoneOf(tx, meeting) }
  if (!(await moveInstead(tx, who, time, now))) return false
  await removeOffered(tx, user_id, meeting.meeting_id, now)
  return true
}

/** Releases the times other than the meeting's own, which stays as it is. False when the offer has ended. */
export async function releaseHeld(tx: Db, meeting_id: string, now: Date): Promise<boolean> {
  const offer = await queries.lockOpenOffer(tx, meeting_id)
  if (offer) await endOffer(tx, meeting_id, { state: 'released' }, now)
  return offer !== undefined
}

/**
 * After a response: accepting takes the meeting's own time, declining releases all. Returns the invitee of the meeting
 * that moved there in place of this one; null where none did.
 */
export async function updateOfferAfterResponse(
  tx: Db,
  meeting_id: string,
  now: Date,
): Promise<string | null> {
  if (!(await queries.lockOpenOffer(tx, meeting_id))) return null
  const actions = (await queries.listAnswers(tx, meeting_id)).map(({ meeting_action }) => meeting_action)
  if (actions.includes('approved')) {
    const claimed = await claimHeldTime(tx, { meeting_id, held_time_id: null }, now)
    return claimed?.moved_attendee_id ?? null
  }
  if (actions.every((action) => action === 'rejected')) {
    // A guest who has just declined is not invited by any calendar.
    await releaseHeld(tx, meeting_id, now)
  }
  return null
}

/**
 * Releases all its times and deletes the meeting, which no guest knows of. False when the offer has ended.
 */
export async function releaseMeeting(
  tx: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  meeting_id: string,
  now: Date,
): Promise<boolean> {
  const isThere = await queries.findOfferedMeeting(tx, meeting_id)
  if (isThere) await lockMeeting(tx, meeting_id)
  if (!(await queries.lockOpenOffer(tx, meeting_id))) return false
  await endOffer(tx, meeting_id, { state: 'released' }, now)
  if (isThere) await removeOffered(tx, user_id, meeting_id, now)
  return true
}

/**
 * Moves the meeting to the next time when the first has begun without a response, and cleans up when none is
 * left or the offer has expired.
 */
export async function advanceOffer(tx: Db, meeting_id: string, now: Date): Promise<void> {
  const offer = await queries.findOpenOffer(tx, meeting_id)
  const seen = offer && (await queries.findOfferedMeeting(tx, meeting_id))
  if (!offer) return
  if (!seen) return endOffer(tx, meeting_id, { state: 'released' }, now)
  const meeting = await lockMeeting(tx, meeting_id)
  if (!(await queries.lockOpenOffer(tx, meeting_id))) return
  const { user_id, expires_at } = offer
  const held = await queries.listHeldTimes(tx, meeting_id)
  const next = held.find(({ starts_at }) => starts_at > now)
  if (expires_at <= now || (meeting.starts_at <= now && !next)) {
    await endOffer(tx, meeting_id, { state: 'expired' }, now)
    return removeOffered(tx, user_id, meeting_id, now)
  }
  if (meeting.starts_at > now || !next) return lookAgain(tx, { ...meeting, expires_at }, now)
  await releaseTimes(tx, meeting_id, next.starts_at)
  await moveTo(tx, { timezone: await zoneOf(tx, meeting) }, { meeting, time: next }, now)
  await lookAgain(tx, { meeting_id, starts_at: next.starts_at, expires_at }, now)
}

interface WantedTimes {
  readonly slots: readonly Interval[]
  /** The other person, where they have an account. */
  readonly other_user_id: string | null
  /** The meeting that moves, whose own time is free. */
  readonly moved_meeting_id?: string | undefined
}

/**
 * Throws `bad_input` for impossible times, and `conflict`, which names it, for one at which one of both people is not
 * free. Hours do not matter: the organizer has chosen the times.
 */
export async function requireOfferable(db: Db, actor: Actor, wanted: WantedTimes, now: Date): Promise<void> {
  requirePossible(wanted.slots, now)
  await requireFree(db, actor, wanted, now)
}

function requirePossible(slots: readonly Interval[], now: Date): void {
  for (const [index, slot] of slots.entries()) {
    const wrong = wrongIn(slot, slots.slice(0, index), now)
    if (wrong !== null) throw badField(`offered_slots.${index}`, wrong)
  }
}

async function requireFree(
  db: Db,
  { user_id, timezone }: Actor,
  { slots, other_user_id, moved_meeting_id }: WantedTimes,
  now: Date,
): Promise<void> {
  const starts = slots.map(([start]) => start)
  const ends = slots.map(([, end]) => end)
  const window: Interval = [Math.min(...starts), Math.max(...ends)]
  const ids = [user_id, ...(other_user_id ? [other_user_id] : [])]
  const reading = { now, parts: slots, joins: true, leaveOut: moved_meeting_id }
  const busy = [...(await readPeople(db, ids, window, reading)).values()].flatMap((person) => person.busy)
  for (const [index, [start, end]] of slots.entries()) {
    if (!busy.some(({ interval }) => interval[0] < end && start < interval[1])) continue
    const message = `${formatStart(start, timezone)} is no longer free. Please choose another time.`
    throw new AppError('conflict', message, { errors: [{ path: `offered_slots.${index}`, message }] })
  }
}

function meetingAt(
  [start, end]: Interval,
  { title, invitee }: Pick<NewOffer, 'title' | 'invitee'>,
  { timezone }: Pick<Actor, 'timezone'>,
) {
  return {
    meeting_title: title,
    meeting_timezone: timezone,
    meeting_timestamps: {
      start_timestamp: new Date(start).toISOString(),
      end_timestamp: new Date(end).toISOString(),
    },
    meeting_invitees: {
      [`guest:${randomUUID()}`]: { primary_email: invitee.address, full_name: invitee.name },
    },
  }
}

interface OpenOffer {
  readonly meeting: MeetingRow
  readonly offer: queries.OfferRow
  readonly held: readonly queries.HeldRow[]
}

/** Locks the meeting first, as every change does. */
async function lockOpen(tx: Db, meeting_id: string, now: Date): Promise<OpenOffer | undefined> {
  if (!(await queries.findOfferedMeeting(tx, meeting_id))) return undefined
  const meeting = await lockMeeting(tx, meeting_id)
  const offer = await queries.lockOpenOffer(tx, meeting_id)
  if (!offer || offer.expires_at <= now || meeting.meeting_status === 'cancelled') return undefined
  return { meeting, offer, held: await queries.listHeldTimes(tx, meeting_id) }
}

interface TakenTime {
  readonly starts_at: Date
  readonly ends_at: Date
}

interface Ending {
  readonly state: 'booked' | 'expired' | 'released'
  readonly booked?: TakenTime
}

async function endOffer(tx: Db, meeting_id: string, { state, booked }: Ending, now: Date): Promise<void> {
  if (booked) await bookHeldTime(tx, meeting_id, { meeting_id, starts_at: booked.starts_at })
  else await releaseTimes(tx, meeting_id)
  const taken = booked && { booked_starts_at: booked.starts_at, booked_ends_at: booked.ends_at }
  await queries.updateOffer(tx, meeting_id, { state, ...taken, updated_at: now })
}

async function zoneOf(tx: Db, { user_id, meeting_timezone }: MeetingRow): Promise<string> {
  return (await queries.findZone(tx, user_id)) ?? meeting_timezone
}

/** No guest knows of it: it leaves no trace. */
function removeOffered(tx: Db, user_id: string, meeting_id: string, now: Date): Promise<void> {
  return deleteMeeting(tx, { user_id }, { meeting_id, how: 'delete', series_scope: 'all' }, now)
}

async function lookAgain(
  tx: Db,
  {
    meeting_id,
    starts_at,
    expires_at,
  }: Pick<OpenTime, 'starts_at'> & { meeting_id: string; expires_at: Date },
  now: Date,
): Promise<void> {
  const startAt = starts_at < expires_at ? starts_at : expires_at
  await enqueue(tx, queues.advanceOffer, { meeting_id }, { now, startAt, key: meeting_id })
}
