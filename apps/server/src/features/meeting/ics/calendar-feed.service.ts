import { createHash } from 'node:crypto'
import { newToken } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { exportMeetings } from './calendar-file.service.ts'
import {
  type FeedRow,
  findFeedBySecret,
  getContentVersion,
  recordSync,
  upsertFeed,
} from './calendar-feed.queries.ts'

const readings_per_feed: Limit = { most: 120, windowSeconds: 3600 }
const misses_per_network: Limit = { most: 100, windowSeconds: 600 }

/** Gives the person's feed a new secret, which is shown only this once; the former secret stops working. */
export async function renewFeed(
  tx: Db,
  user_id: string,
  now: Date,
): Promise<{ row: FeedRow; secret: string }> {
  const { token, token_sha256 } = newToken()
  return { row: await upsertFeed(tx, user_id, token_sha256, now), secret: token }
}

/**
 * The calendar behind the file name `<secret>.ics`, with a version that shows whether it changed since the
 * last request. Throws `not_found` for an unknown name, `limited` for too many requests or guesses.
 */
export async function readFeed(db: Db, file: string, { network, now }: { network: string; now: Date }) {
  const feed = await findByFile(db, file)
  if (!feed) {
    await countHit(db, 'calendar_feed_miss', network, misses_per_network, now)
    throw notFound()
  }
  await countHit(db, 'calendar_feed', feed.user_id, readings_per_feed, now)
  const version = await getContentVersion(db, feed.user_id)
  const noted = await recordSync(db, feed, { version, now })
  if (!noted) throw notFound()
  return {
    version,
    changed_at: noted.content_changed_at ?? now,
    write: () => exportMeetings(db, feed.user_id, now),
  }
}

async function findByFile(db: Db, file: string): Promise<FeedRow | undefined> {
  const secret = /^([A-Za-z0-9_-]{43})\.ics$/.exec(file)?.[1]
  if (secret === undefined) return undefined
  return findFeedBySecret(db, createHash('sha256').update(secret).digest())
}

function notFound(): AppError {
  return new AppError('not_found', 'Calendar feed not found.')
}
