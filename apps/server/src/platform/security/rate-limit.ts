import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../postgres/db.ts'
import { AppError } from '../errors.ts'

export interface Limit {
  /** Hits allowed within one window. */
  readonly most: number
  readonly windowSeconds: number
}

/**
 * Counts one hit of `key` in the database, so that all processes share the count; throws `limited` beyond the
 * limit.
 */
export async function countHit(db: Db, name: string, key: string, limit: Limit, now: Date): Promise<void> {
  const startMs = windowStart(limit, now)
  if ((await addHits(db, { name, key, startMs, count: 1 })) <= limit.most) return
  throw tooMany(startMs + limit.windowSeconds * 1000 - now.getTime())
}

/** When the window of a limit began, in milliseconds. */
export function windowStart({ windowSeconds }: Pick<Limit, 'windowSeconds'>, now: Date): number {
  const windowMs = windowSeconds * 1000
  return Math.floor(now.getTime() / windowMs) * windowMs
}

interface Hits {
  readonly name: string
  /** The key is hashed, because it may contain an address. */
  readonly key: string
  readonly startMs: number
  readonly count: number
}

/** Adds hits to a window, and returns how many it has in all processes. */
export async function addHits(db: Db, { name, key, startMs, count }: Hits): Promise<number> {
  const bucket = `${name}:${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`
  const { hits } = await db
    .insertInto('rate_limit')
    .values({ bucket, window_starts_at: new Date(startMs), hits: count })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_starts_at']).doUpdateSet({ hits: sql`rate_limit.hits + ${count}` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return hits
}

/** The error for a caller beyond a limit. */
export function tooMany(waitMs: number): AppError {
  return new AppError('limited', 'Too many tries. Please wait a little and try again.', {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  })
}

/**
 * Counts a hit of the caller's network. An IPv6 customer may have a whole /48 of 65,536 networks, so that one
 * is counted too, with room for several customers.
 */
export async function countNetworkHit(
  db: Db,
  name: string,
  ip: string,
  limit: Limit,
  now: Date,
): Promise<void> {
  const network = networkOf(ip)
  await countHit(db, name, network, limit, now)
  if (!network.includes(':')) return
  const wide = network.split(':').slice(0, 3).join(':')
  await countHit(db, `${name} from`, wide, { ...limit, most: limit.most * networks_of_a_site }, now)
}

const networks_of_a_site = 5

/**
 * The network whose attempts are counted together: the IPv4 address, or the first 64 bits of an IPv6 one,
 * because a single customer of an IPv6 provider owns all addresses below them.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::', 2)
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
