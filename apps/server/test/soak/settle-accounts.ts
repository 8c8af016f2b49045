import { sql } from 'kysely'
import { connectDatabase } from '../../src/platform/postgres/db.ts'

/** Confirms the addresses of all accounts and makes the accounts a month old, as those of a living instance are. */
export async function settleAccounts(databaseUrl: string): Promise<void> {
  const db = connectDatabase({ url: databaseUrl })
  try {
    await sql`update app_user set address_confirmed_at = created_at, created_at = created_at - interval '30 days'`.execute(
      db,
    )
  } finally {
    await db.destroy()
  }
}
