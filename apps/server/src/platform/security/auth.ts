import { hash, randomBytes } from 'node:crypto'
import type { Access, Role, Scope, SignInMethod } from '@meridian/contract'
import { sql } from 'kysely'
import { day_ms, hour_ms, minute_ms } from '@meridian/engine'
import { type Db, queryNamed } from '../postgres/db.ts'
import { AppError } from '../errors.ts'
import { isApiToken, token_prefix } from './api-token.ts'
import type { SessionCache } from './session-cache.ts'

/** The person who makes the call. */
export interface Actor {
  readonly user_id: string
  readonly role: Role
  readonly full_name: string
  readonly timezone: string
  /** The hash of the current session's token, or of the API token. */
  readonly token_sha256: Buffer
  /** Set where a program calls with an API token; undefined in a session. */
  readonly api_token?: TokenGrant | undefined
}

/** What an API token admits its holder to. */
export interface TokenGrant {
  readonly api_token_id: string
  readonly program_name: string
  readonly scopes: readonly Scope[]
}

const idle_ms = 30 * day_ms
const longest_ms = 180 * day_ms
const renewed_after_ms = hour_ms
const use_recorded_after_ms = 5 * minute_ms

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
    /** When the person proved who it is, if that was not just now. */
    confirmed_at?: Date | undefined
    now: Date
  },
): Promise<void> {
  const { user_id, token_sha256, user_agent, signed_in_by, now, confirmed_at = now } = session
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
      confirmed_at,
    })
    .execute()
}

interface SessionTools {
  readonly db: Db
  readonly sessions?: SessionCache | undefined
}

/** A person's session or API token as it is stored. */
export interface OpenSession extends Actor {
  /** Null for an API token before its first use. */
  readonly last_seen_at: Date | null
  readonly expires_at: Date
}

/**
 * The person of `Authorization: Bearer …`; throws `signed_out` for a missing, unknown or ended session or API token,
 * and without a lookup for a mistyped API token.
 */
export async function authenticate(
  { db, sessions }: SessionTools,
  authorization: string | undefined,
  now: Date,
): Promise<Actor> {
  const token = /^Bearer ([A-Za-z0-9_-]{43,46})$/i.exec(authorization ?? '')?.[1]
  if (!token) throw signedOut()
  const isProgram = token.length > session_characters && token.startsWith(token_prefix)
  if (isProgram ? !isApiToken(token) : token.length !== session_characters)
    throw isProgram ? new AppError('signed_out', mistyped_token) : signedOut()
  const hashed = hash('sha256', token, 'base64')
  const look = () => (isProgram ? findApiToken : findSession)(db, Buffer.from(hashed, 'base64'))
  const session = sessions ? await sessions.find(hashed, look) : await look()
  if (isProgram && !isValid(session, now)) throw new AppError('signed_out', ended_token)
  return useSession({ db, sessions }, session, now)
}

const session_characters = 43
const mistyped_token = 'This API token is mistyped or cut off: its checksum is wrong.'
const ended_token = 'This API token is unknown, expired or revoked.'

/** The person of a session; throws `signed_out` for an unknown or ended one. */
export async function getActor(db: Db, token_sha256: Buffer, now: Date): Promise<Actor> {
  return useSession({ db }, await findSession(db, token_sha256), now)
}

async function findSession(db: Db, token_sha256: Buffer): Promise<OpenSession | undefined> {
  const [session] = await queryNamed<OpenSession & Record<string, unknown>>(db, {
    name: 'session_of_token',
    text: `select u.user_id, u.role, u.full_name, u.timezone, s.token_sha256, s.last_seen_at, s.expires_at
      from session s join app_user u using (user_id)
      where s.token_sha256 = $1 and u.disabled_at is null`,
    values: [token_sha256],
  })
  return session
}

async function findApiToken(db: Db, token_sha256: Buffer): Promise<OpenSession | undefined> {
  const [found] = await queryNamed<OpenSession & TokenGrant & Record<string, unknown>>(db, {
    name: 'session_of_named_api_token',
    text: `select u.user_id, u.role, u.full_name, u.timezone, t.token_sha256, t.last_used_at as last_seen_at,
        t.expires_at, t.api_token_id, t.program_name, t.scopes
      from api_token t join app_user u using (user_id)
      where t.token_sha256 = $1 and u.disabled_at is null`,
    values: [token_sha256],
  })
  if (!found) return undefined
  const { api_token_id, program_name, scopes, ...session } = found
  return { ...session, api_token: { api_token_id, program_name, scopes } }
}

function isValid(session: OpenSession | undefined, now: Date): session is OpenSession {
  return session !== undefined && session.expires_at.getTime() > now.getTime()
}

async function useSession(
  { db, sessions }: SessionTools,
  session: OpenSession | undefined,
  now: Date,
): Promise<Actor> {
  if (!isValid(session, now)) throw signedOut()
  const { user_id, role, full_name, timezone, token_sha256, last_seen_at, api_token } = session
  const unseen_ms = now.getTime() - (last_seen_at?.getTime() ?? 0)
  if (unseen_ms > (api_token ? use_recorded_after_ms : renewed_after_ms)) {
    await (api_token ? recordTokenUse(db, token_sha256, now) : renewSession(db, token_sha256, now))
    sessions?.forget(user_id)
  }
  return { user_id, role, full_name, timezone, token_sha256, ...(api_token && { api_token }) }
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

/** Throws `forbidden` where an API token has not the scope of the call, or the call admits no token. */
export function requireScope(scope: Scope | null | undefined, token: TokenGrant | undefined): void {
  if (!token) return
  if (!scope) throw new AppError('forbidden', 'This call cannot be made with an API token.')
  if (token.scopes.includes(scope)) return
  throw new AppError('forbidden', `This call needs an API token with the scope ${scope}.`)
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

// Several requests at once record one use.
async function recordTokenUse(db: Db, token_sha256: Buffer, now: Date): Promise<void> {
  const before = new Date(now.getTime() - use_recorded_after_ms)
  await db
    .updateTable('api_token')
    .set({ last_used_at: now })
    .where('token_sha256', '=', token_sha256)
    .where((use) => use.or([use('last_used_at', 'is', null), use('last_used_at', '<', before)]))
    .execute()
}
