import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { claimGuests } from './guest-claim.queries.ts'

/**
 * The address now belongs to a person: guests with it in meetings that were created here and are not over
 * become that person.
 */
export async function claimGuestAttendees(
  tx: Db,
  { user_id, primary_email }: { readonly user_id: string; readonly primary_email: string },
  now: Date,
): Promise<void> {
  const meeting_ids = await claimGuests(tx, { user_id, address: primary_email }, now)
  if (meeting_ids.length > 0) await sql`select refresh_search_text(${meeting_ids}::uuid[])`.execute(tx)
}
