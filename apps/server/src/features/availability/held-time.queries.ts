import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

export type HeldTimeRow = Selectable<Tables['held_time']>

/** Returns the ids of the times that no other holder has; a transaction that holds one now is waited for. */
export async function insertHeldTimes(
  tx: Db,
  rows: readonly Insertable<Tables['held_time']>[],
): Promise<string[]> {
  const held: string[] = []
  for (let place = 0; place < rows.length; place += rows_max) {
    const inserted = await tx
      .insertInto('held_time')
      .values(rows.slice(place, place + rows_max))
      .onConflict((conflict) => conflict.doNothing())
      .returning('held_time_id')
      .execute()
    held.push(...inserted.map(({ held_time_id }) => held_time_id))
  }
  return held
}

/** A statement has at most 65,535 parameters; a poll can hold sixty times of a hundred people. */
const rows_max = 2000

/** Serializes holding and booking for these people until the transaction ends. */
export async function lockPeople(tx: Db, user_ids: readonly string[]): Promise<void> {
  for (const user_id of [...user_ids].toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`offer ${user_id}`}, 0))`.execute(tx)
  }
}

/** Expired times are no obstacle any more. */
export async function deleteExpired(tx: Db, user_ids: readonly string[], now: Date): Promise<void> {
  await tx
    .deleteFrom('held_time')
    .where('user_id', '=', sql<string>`any (${[...user_ids]}::uuid[])`)
    .where('expires_at', '<=', now)
    .execute()
}

/** The holder's times, the earliest first. */
export function listTimesOf(db: Db, holder_id: string): Promise<HeldTimeRow[]> {
  return db
    .selectFrom('held_time')
    .selectAll()
    .where('holder_id', '=', holder_id)
    .orderBy('starts_at')
    .orderBy('held_time_id')
    .execute()
}

/** Those that match all that is named; without a name, all of the holder. */
export interface TimesNamed {
  readonly held_time_ids?: readonly string[]
  readonly startingBefore?: Date
  readonly startingOtherThan?: Date
}

export async function deleteTimesOf(
  tx: Db,
  holder_id: string,
  { held_time_ids, startingBefore, startingOtherThan }: TimesNamed = {},
): Promise<void> {
  let query = tx.deleteFrom('held_time').where('holder_id', '=', holder_id)
  if (held_time_ids)
    query = query.where('held_time_id', '=', sql<string>`any (${[...held_time_ids]}::uuid[])`)
  if (startingBefore) query = query.where('starts_at', '<', startingBefore)
  if (startingOtherThan) query = query.where('starts_at', '<>', startingOtherThan)
  await query.execute()
}

export async function updateTimesOf(
  tx: Db,
  holder_id: string,
  change: Partial<Pick<HeldTimeRow, 'state' | 'meeting_id' | 'expires_at' | 'holder_id'>>,
): Promise<void> {
  await tx.updateTable('held_time').set(change).where('holder_id', '=', holder_id).execute()
}
