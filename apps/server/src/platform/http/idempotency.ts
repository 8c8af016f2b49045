import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../postgres/db.ts'
import { AppError } from '../errors.ts'

export interface StoredReply {
  readonly status: number
  readonly reply: string
}

/**
 * Answers a repeated request with the first answer instead of repeating the work. The reply is stored in the
 * transaction of the change itself, and a second request waits for the first at the key's lock, so a double
 * click makes one meeting. The same key with another request is a conflict.
 */
export function answerOnce(
  db: Db,
  request: { user_id: string; key: string; fingerprint: string; now: Date },
  work: (tx: Db) => Promise<StoredReply>,
): Promise<StoredReply> {
  const { user_id, key, now } = request
  const request_sha256 = createHash('sha256').update(request.fingerprint).digest()
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${user_id} ${key}`}, 0))`.execute(tx)
    const known = await tx
      .selectFrom('idempotency_key')
      .select(['request_sha256', 'status', 'reply'])
      .where('user_id', '=', user_id)
      .where('idempotency_key', '=', key)
      .executeTakeFirst()
    if (known && !known.request_sha256.equals(request_sha256)) {
      throw new AppError('conflict', 'This Idempotency-Key was used for another request.')
    }
    if (known) return storedReplyOf(known)
    const stored = await work(tx)
    const reply = Buffer.byteLength(stored.reply) <= kept_bytes_max ? stored.reply : null
    const { status } = stored
    await tx
      .insertInto('idempotency_key')
      .values({ user_id, idempotency_key: key, request_sha256, status, reply, created_at: now })
      .execute()
    await forgetOldKeys(tx, user_id)
    return stored
  })
}

const kept_bytes_max = 65_536
const kept_keys_max = 500

function storedReplyOf({ status, reply }: { status: number; reply: string | null }): StoredReply {
  if (reply !== null) return { status, reply }
  throw new AppError(
    'conflict',
    'This has been done already. Its answer was too large to be kept; please load the page again.',
  )
}

/** Clients repeat a request within minutes, so a person's newest keys are enough. */
async function forgetOldKeys(tx: Db, user_id: string): Promise<void> {
  await sql`
    delete from idempotency_key where user_id = ${user_id} and idempotency_key in (
      select idempotency_key from idempotency_key where user_id = ${user_id}
      order by created_at desc, idempotency_key offset ${kept_keys_max})`.execute(tx)
}
