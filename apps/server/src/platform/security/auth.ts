import { hash, randomBytes } from 'node:crypto'
import type { Access, Role, SignInMethod } from '@meridian/contract'
import { sql } from 'kysely'
import { day_ms, hour_ms } from '@meridian/engine'
import { type Db, queryNamed } from '../postgres/db.ts'
import { AppError } from '../errors.ts'
import type { SessionCache } from './session-cache.ts'

/** The person who makes the call. */
export interface Actor {
  readonly user_id: string
  readonly role: Role
  readonly full_name: string
  readonly timezone: string
  /** The hash of the current session's token. */
  readonly token_sha256: Buffer
}

const idle_ms = 30 * day_ms
const longest_ms = 180 * day_ms
const renewed_after_ms = hour_ms

/** 256 random bits; the database stores only their SHA-256. */
export function newToken(): { token: string; token_sha256: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, token_sha256: tokenSha256(token) }
}

export async function writeSession(
  db: Db,
  session: {
    user_id: string
    token_sha256: Buffer
    user_agent: string | null
    signed_in_by: SignInMethod
    now: Date
  },
): Promise<void> {
  const { user_id, token_sha256, user_agent, signed_in_by, now } = session
  await db
    .insertInto('session')
    .values({
      token_sha256,
      user_id,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + idle_ms),
      user_agent: user_agent?.slice(0, 300) ?? null,
      signed_in_by,
      confirmed_at: now,
    })
    .execute()
}

interface SessionTools {
  readonly db: Db
  readonly sessions?: SessionCache | undefined
}

/** A person's session as it is stored. */
export interface OpenSession extends Omit<Actor, 'token_sha256'> {
  readonly last_seen_at: Date
  readonly expires_at: Date
}

/** The person of `Authorization: Bearer …`; throws `signed_out` for a missing, unknown or ended session. */
export async function authenticate(
  { db, sessions }: SessionTools,
  authorization: string | undefined,
  now: Date,
): Promise<Actor> {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1]
  if (!token) throw signedOut()
  const token_sha256 = tokenSha256(token)
  const look = () => findSession(db, token_sha256)
  const session = sessions ? await sessions.find(token_sha256.toString('base64'), look) : await look()
  return useSession({ db, sessions }, session, token_sha256, now)
}

/** The person of a session; throws `signed_out` for an unknown or ended one. */
export async function getActor(db: Db, token_sha256: Buffer, now: Date): Promise<Actor> {
  return useSession({ db }, await findSession(db, token_sha256), token_sha256, now)
}

async function findSession(db: Db, token_sha256: Buffer): Promise<OpenSession | undefined> {
  const [session] = await queryNamed<OpenSession & Record<string, unknown>>(db, {
    name: 'session_of_token',
    text: `select u.user_id, u.role, u.full_name, u.timezone, s.last_seen_at, s.expires_at
      from session s join app_user u using (user_id)
      where s.token_sha256 = $1 and u.disabled_at is null`,
    values: [token_sha256],
  })
  return session
}

async function useSession(
  { db, sessions }: SessionTools,
  session: OpenSession | undefined,
  token_sha256: Buffer,
  now: Date,
): Promise<Actor> {
  if (!session || session.expires_at.getTime() <= now.getTime()) throw signedOut()
  const { user_id, role, full_name, timezone, last_seen_at } = session
  if (now.getTime() - last_seen_at.getTime() > renewed_after_ms) {
    await renewSession(db, token_sha256, now)
    sessions?.forget(user_id)
  }
  return { user_id, role, full_name, timezone, token_sha256 }
}

/** The sessions that are still valid, each with the current role of its person. */
export async function listOpenSessions(
  db: Db,
  tokens: readonly Buffer[],
  now: Date,
): Promise<Pick<Actor, 'token_sha256' | 'role'>[]> {
  return db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.user_id', 'session.user_id')
    .select(['session.token_sha256', 'app_user.role'])
    .where('session.token_sha256', '=', sql<Buffer>`any(${tokens})`)
    .where('session.expires_at', '>', now)
    .where('app_user.disabled_at', 'is', null)
    .execute()
}

/** Throws `forbidden` where the role may not make the call. */
export function requireAccess(access: Access, role: Role): void {
  if (!mayCall(access, role)) throw new AppError('forbidden', 'Your role does not allow this.')
}

export function mayCall(access: Access, role: Role): boolean {
  return access === 'personal' ? role !== 'admin' : access === 'administration' ? role !== 'user' : true
}

/** What the database stores of a session's token. */
export function tokenSha256(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

function signedOut(): AppError {
  return new AppError('signed_out', 'Please sign in.')
}

// A session lasts 30 days from its last use and 180 in all; recording the use at most hourly keeps reads
// cheap.
async function renewSession(db: Db, token_sha256: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({
      last_seen_at: now,
      expires_at: sql<Date>`least(${new Date(now.getTime() + idle_ms)}::timestamptz,
        created_at + make_interval(secs => ${longest_ms / 1000}))`,
    })
    .where('token_sha256', '=', token_sha256)
    .execute()
}
