import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { claimGuests } from './guest-claim.queries.ts'

/**
 * The address is the person's: where a guest at it is asked to a meeting that was made here and is not over, the person
 * is asked.
 */
export async function claimGuestPlaces(
  tx: Db,
  { user_id, primary_email }: { readonly user_id: string; readonly primary_email: string },
  now: Date,
): Promise<void> {
  const meeting_ids = await claimGuests(tx, { user_id, address: primary_email }, now)
  if (meeting_ids.length > 0) await sql`select refresh_search_text(${meeting_ids}::uuid[])`.execute(tx)
}
