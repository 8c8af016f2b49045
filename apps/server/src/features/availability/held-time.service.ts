import type { Interval } from '@meridian/engine'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../platform/id.ts'
import * as queries from './held-time.queries.ts'

export { type HeldTimeRow, listTimesOf } from './held-time.queries.ts'

/** Times of people that one holder takes. */
export interface Hold
  extends Pick<queries.HeldTimeRow, 'holder_id' | 'purpose' | 'state' | 'meeting_id' | 'expires_at'> {
  readonly times: readonly Interval[]
  /** Each of them has all the times; no other holder can have them too. */
  readonly user_ids: readonly string[]
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

function rowsOf(hold: Hold): Parameters<typeof queries.insertHeldTimes>[1] {
  const { times, user_ids, shown_ids = [], holder_id, purpose, state, meeting_id, expires_at } = hold
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
      state,
      expires_at,
      starts_at: new Date(start),
      ends_at: new Date(end),
    })),
  )
}
