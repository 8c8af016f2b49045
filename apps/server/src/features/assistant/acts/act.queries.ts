import { waiting_acts_max } from '@meridian/contract'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type ActRow = Selectable<Tables['assistant_act']>

const listed_max = 100

/** The person's acts, the newest first. */
export function listActRows(db: Db, user_id: string): Promise<ActRow[]> {
  return db
    .selectFrom('assistant_act')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('act_id', 'desc')
    .limit(listed_max)
    .execute()
}

export interface OwnAct {
  readonly user_id: string
  readonly act_id: string
}

export function findActRow(db: Db, { user_id, act_id }: OwnAct): Promise<ActRow | undefined> {
  return ownAct(db, { user_id, act_id }).executeTakeFirst()
}

/** Two who decide at once come one after the other. */
export function lockActRow(tx: Db, act: OwnAct): Promise<ActRow | undefined> {
  return ownAct(tx, act).forUpdate().executeTakeFirst()
}

function ownAct(db: Db, { user_id, act_id }: OwnAct) {
  return db
    .selectFrom('assistant_act')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('act_id', '=', act_id.toLowerCase())
}

/** Until the transaction ends nothing else asks for an act of the person. */
export async function lockActsOf(tx: Db, user_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`acts ${user_id}`}, 0))`.execute(tx)
}

/** The acts that wait for the person, no more than there can be. */
export function listWaitingRows(db: Db, user_id: string, now: Date): Promise<ActRow[]> {
  return db
    .selectFrom('assistant_act')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('act_state', '=', 'waiting')
    .where('expires_at', '>', now)
    .limit(waiting_acts_max)
    .execute()
}

export function insertAct(tx: Db, act: Insertable<Tables['assistant_act']>): Promise<ActRow> {
  return tx.insertInto('assistant_act').values(act).returningAll().executeTakeFirstOrThrow()
}

export function updateAct(
  tx: Db,
  act_id: string,
  change: Updateable<Tables['assistant_act']>,
): Promise<ActRow> {
  return tx
    .updateTable('assistant_act')
    .set(change)
    .where('act_id', '=', act_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
