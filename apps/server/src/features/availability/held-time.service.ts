import { own_holds_max } from '@meridian/contract'
import { type Interval, overlaps } from '@meridian/engine'
import { AppError, badField } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Actor } from '../../platform/security/auth.ts'
import { readPeople } from './availability.service.ts'
import * as queries from './held-time.queries.ts'
import { formatStart, holdEnd, wrongInHold } from './held-time.rules.ts'

export { type HeldTimeRow, listTimesOf } from './held-time.queries.ts'

/** Times of people that one holder takes. */
export interface Hold
  extends Pick<queries.HeldTimeRow, 'holder_id' | 'purpose' | 'state' | 'meeting_id' | 'expires_at'> {
  readonly times: readonly Interval[]
  /** Each of them has all the times; no other holder can have them too. */
  readonly user_ids: readonly string[]
  /** Where what holds the times has no title of its own, or another one is shown. */
  readonly held_title?: string | null
  /** People whose time counts as taken, and may be held twice. */
  readonly shown_ids?: readonly string[]
}

/**
 * Holds times, so that they are taken for all but the holder. False where another holder has one of them: the database
 * decides, whatever was seen before. Nothing is held then, and the transaction goes on.
 */
export async function holdTimesOf(tx: Db, hold: Hold, now: Date): Promise<boolean> {
  const rows = rowsOf(hold)
  await queries.deleteExpired(tx, hold.user_ids, now)
  const held = await queries.insertHeldTimes(tx, rows)
  if (held.length === rows.length) return true
  await queries.deleteTimesOf(tx, hold.holder_id, { held_time_ids: held })
  return false
}

/** As holdTimesOf, and holds each time that no other holder has; the others are left out. */
export async function holdFreeTimesOf(tx: Db, hold: Hold, now: Date): Promise<void> {
  await queries.deleteExpired(tx, hold.user_ids, now)
  await queries.insertHeldTimes(tx, rowsOf(hold))
}

/** Releases the holder's times, or those that begin before a moment. */
export function releaseTimes(tx: Db, holder_id: string, startingBefore?: Date): Promise<void> {
  return queries.deleteTimesOf(tx, holder_id, startingBefore && { startingBefore })
}

/** The holder's time that begins then is a meeting's now; the holder's other times are released. */
export async function bookHeldTime(
  tx: Db,
  holder_id: string,
  { meeting_id, starts_at }: { readonly meeting_id: string; readonly starts_at: Date },
): Promise<void> {
  await queries.deleteTimesOf(tx, holder_id, { startingOtherThan: starts_at })
  await queries.updateTimesOf(tx, holder_id, { state: 'booked', meeting_id, expires_at: null })
}

/** Serializes holding and booking for these people until the transaction ends. */
export function lockTimesOf(tx: Db, user_ids: readonly string[]): Promise<void> {
  return queries.lockPeople(tx, user_ids)
}

export interface HoldWindow {
  readonly start_timestamp: string
  readonly end_timestamp: string
}

/** The person's times that are held in the window and are no meeting's, the earliest first. */
export function listHeldTimes(
  db: Db,
  { user_id }: Actor,
  { start_timestamp, end_timestamp }: HoldWindow,
  now: Date,
): Promise<queries.ShownHeldTimeRow[]> {
  return queries.listShownTimes(db, {
    user_id,
    from: new Date(start_timestamp),
    to: new Date(end_timestamp),
    now,
  })
}

/** Free times that the person holds while others choose from them. */
export interface SharedTimes {
  readonly slots: readonly Interval[]
  readonly held_title: string
  readonly hold_days: number
}

/**
 * Holds the person's times, whether or not they are working hours. Throws `bad_input` for impossible times, and
 * `conflict`, which names it, for one that is taken.
 */
export async function createHold(
  tx: Db,
  actor: Actor,
  { slots, held_title, hold_days }: SharedTimes,
  now: Date,
): Promise<{ readonly holder_id: string; readonly expires_at: Date }> {
  const { user_id } = actor
  for (const [place, slot] of slots.entries()) {
    const wrong = wrongInHold(slot, now)
    if (wrong !== null) throw badField(`slots.${place}`, wrong)
  }
  await queries.lockPeople(tx, [user_id])
  if ((await queries.countShared(tx, user_id, now)) + slots.length > own_holds_max) {
    const message = `At most ${own_holds_max} times can be held. Please release some of them first.`
    throw new AppError('conflict', message)
  }
  await requireFree(tx, actor, slots, now)
  const holder_id = newId()
  const expires_at = holdEnd(slots, hold_days, now)
  const hold = { holder_id, meeting_id: null, expires_at, times: slots, user_ids: [user_id], held_title }
  if (!(await holdTimesOf(tx, { ...hold, purpose: 'share', state: 'offered' }, now)))
    throw new AppError('conflict', 'One of these times is no longer free. Please choose others.')
  return { holder_id, expires_at }
}

/** Throws `not_found` where the person holds nothing under this id. */
export async function deleteHold(tx: Db, { user_id }: Actor, holder_id: string, now: Date): Promise<void> {
  if ((await queries.deleteShared(tx, { user_id, holder_id, now })) === 0)
    throw new AppError('not_found', 'These times are no longer held.')
}

async function requireFree(
  tx: Db,
  { user_id, timezone }: Actor,
  slots: readonly Interval[],
  now: Date,
): Promise<void> {
  const window: Interval = [
    Math.min(...slots.map(([start]) => start)),
    Math.max(...slots.map(([, end]) => end)),
  ]
  const people = await readPeople(tx, [user_id], window, { now, parts: slots, joins: true })
  const busy = people.get(user_id)?.busy ?? []
  const errors = slots.flatMap((slot, place) =>
    busy.some(({ interval }) => overlaps(interval, slot))
      ? {
          path: `slots.${place}`,
          message: `${formatStart(slot[0], timezone)} is no longer free. Please choose another time.`,
        }
      : [],
  )
  if (errors[0]) throw new AppError('conflict', errors[0].message, { errors })
}

function rowsOf(hold: Hold): Parameters<typeof queries.insertHeldTimes>[1] {
  const {
    times,
    user_ids,
    shown_ids = [],
    holder_id,
    purpose,
    state,
    meeting_id,
    expires_at,
    held_title = null,
  } = hold
  const people = [
    ...user_ids.map((user_id) => ({ user_id, is_exclusive: true })),
    ...shown_ids.map((user_id) => ({ user_id, is_exclusive: false })),
  ]
  return people.flatMap((person) =>
    times.map(([start, end]) => ({
      ...person,
      held_time_id: newId(),
      holder_id,
      meeting_id,
      purpose,
      held_title,
      state,
      expires_at,
      starts_at: new Date(start),
      ends_at: new Date(end),
    })),
  )
}
