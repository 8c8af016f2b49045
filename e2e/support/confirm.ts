import { connectDatabase } from '../../apps/server/src/platform/postgres/db.ts'

/** Counts the address of a made-up person as confirmed, without the mail, which other journeys would find among theirs. */
export async function confirmAddressOf(user_id: string): Promise<void> {
  const url = process.env['MERIDIAN_DATABASE_URL'] ?? ''
  const db = connectDatabase({ url, connectionsMax: 1 })
  try {
    await db
      .updateTable('app_user')
      .set({ address_confirmed_at: new Date() })
      .where('user_id', '=', user_id)
      .execute()
    await db
      .updateTable('outgoing_mail')
      .set({ state: 'cancelled', content_sealed: null })
      .where('about_id', '=', user_id)
      .where('kind', '=', 'account')
      .where('state', '=', 'waiting')
      .execute()
  } finally {
    await db.destroy()
  }
}
