import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { EntryRow } from './poll-entry.rules.ts'

/** Marks the poll where entries were mailed or are to be. True where it did. */
export async function markEntriesDue(tx: Db, poll_id: string): Promise<boolean> {
  const { rows } = await sql`
    update poll p set has_entries_due = true
    where p.poll_id = ${poll_id}
      and (p.hold_for = 'everyone' or exists (select from poll_entry e where e.poll_id = p.poll_id))
    returning 1`.execute(tx)
  return rows.length > 0
}

export function listEntries(tx: Db, poll_id: string): Promise<EntryRow[]> {
  return tx
    .selectFrom('poll_entry')
    .selectAll()
    .where('poll_id', '=', poll_id)
    .orderBy('starts_at')
    .orderBy('option_id')
    .execute()
}

/** Of a participant whose poll is gone. */
export function lockEntriesWithoutPoll(tx: Db, participant_id: string): Promise<EntryRow[]> {
  return tx
    .selectFrom('poll_entry')
    .selectAll()
    .where('participant_id', '=', participant_id)
    .where('poll_id', 'is', null)
    .orderBy('starts_at')
    .forUpdate()
    .execute()
}

export async function upsertEntries(tx: Db, entries: readonly EntryRow[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('poll_entry')
    .values([...entries])
    .onConflict((conflict) =>
      conflict.columns(['participant_id', 'option_id']).doUpdateSet((set) => ({
        poll_title: set.ref('excluded.poll_title'),
        poll_timezone: set.ref('excluded.poll_timezone'),
        starts_at: set.ref('excluded.starts_at'),
        ends_at: set.ref('excluded.ends_at'),
        option_date: set.ref('excluded.option_date'),
        sequence: set.ref('excluded.sequence'),
        is_cancelled: set.ref('excluded.is_cancelled'),
      })),
    )
    .execute()
}

export async function deleteEntriesWithoutPoll(tx: Db, participant_id: string): Promise<void> {
  await tx
    .deleteFrom('poll_entry')
    .where('participant_id', '=', participant_id)
    .where('poll_id', 'is', null)
    .execute()
}
