import type { Db } from './db.ts'

const day_ms = 86_400_000

/** Removes what has expired: sessions, answers of weather providers, counted tries and remembered replies of yesterday. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - day_ms)
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limit').where('window_starts_at', '<', yesterday).execute()
  await db.deleteFrom('idempotency_key').where('created_at', '<', yesterday).execute()
  await db.deleteFrom('weather_cache').where('expires_at', '<=', now).execute()
}
