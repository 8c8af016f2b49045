import { sql } from 'kysely'
import type { Db } from '../src/platform/postgres/db.ts'

/** Makes a call once, and counts it for its limits as if it had come so often: to make sixty takes a second. */
export async function callOften<Answer>(db: Db, times: number, call: () => Promise<Answer>): Promise<Answer> {
  const before = await readHits(db)
  const answer = await call()
  let counted = 0
  for (const { bucket, window_starts_at, hits } of await readHits(db)) {
    const known = before.find((one) => one.bucket === bucket && one.window_starts_at === window_starts_at)
    const added = hits - (known?.hits ?? 0)
    if (added === 0) continue
    counted += 1
    await sql`update rate_limit set hits = hits + ${added * (times - 1)}
      where bucket = ${bucket} and window_starts_at = ${window_starts_at}::timestamptz`.execute(db)
  }
  if (counted === 0) throw new Error('The call has no limit that the database counts.')
  return answer
}

async function readHits(db: Db) {
  const { rows } = await sql<{ bucket: string; window_starts_at: string; hits: number }>`
    select bucket, window_starts_at::text, hits from rate_limit`.execute(db)
  return rows
}
