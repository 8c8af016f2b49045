import { app_passwords_max, type AppPasswordPurpose, type createAppPassword } from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import type { z } from 'zod'
import { AppError } from '../../../platform/errors.ts'
import type { Log } from '../../../platform/log.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { unknown_program, writeAudit } from '../../../platform/security/audit.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import {
  addHits,
  countNetworkHit,
  type Limit,
  tooMany as limited,
  windowStart,
} from '../../../platform/security/rate-limit.ts'
import { type OwnChangeTools, recordOwnChange } from '../account/own-change.service.ts'
import { requireFreshSignIn } from '../session/fresh-sign-in.service.ts'
import { getUserRow } from '../user/user.queries.ts'
import { lockProgramsOf } from './api-token.queries.ts'
import { hashAppPassword, newAppPassword } from './app-password.rules.ts'
import * as queries from './app-password.queries.ts'

const use_recorded_after_ms = 5 * minute_ms
/** A program with an old password asks every few minutes, from several devices of a household. */
const misses_per_account: Limit = { most: 100, windowSeconds: 600 }
const misses_per_network: Limit = { most: 200, windowSeconds: 600 }

interface Creation {
  /** Of an app password that is there: the new one takes its place. */
  readonly app_password_id: string
  readonly now: Date
  readonly log: Log
  readonly tools: OwnChangeTools
}

/** Throws `forbidden` without a fresh sign-in and `conflict` above the maximum per person. */
export async function createOwnAppPassword(
  db: Db,
  actor: Actor,
  { program_name, purpose }: z.output<(typeof createAppPassword)['body']>,
  { app_password_id, now, log, tools }: Creation,
): Promise<{ row: queries.AppPasswordRow; app_password: string }> {
  const { user_id } = actor
  await requireFreshSignIn(db, actor, now)
  const { app_password, secret_sha256 } = newAppPassword()
  const row = await inTransaction(db, async (tx) => {
    await lockProgramsOf(tx, user_id)
    const replaced = await queries.deletePassword(tx, { user_id, app_password_id })
    if ((await queries.countPasswords(tx, user_id)) >= app_passwords_max) throw tooMany()
    const change = { action: 'app_password_created', details: { program_name } } as const
    if (!replaced) await recordOwnChange(tools, tx, user_id, change, now)
    const fresh = { program_name, purpose, created_at: now, last_used_at: null }
    return queries.insertPassword(tx, { app_password_id, user_id, secret_sha256, ...fresh })
  })
  log.info({ user_id }, 'app password created')
  return { row, app_password }
}

/** Throws `not_found`. */
export async function deleteOwnAppPassword(
  tx: Db,
  actor: Actor,
  app_password_id: string,
  now: Date,
): Promise<{ app_password_id: string }> {
  const { user_id } = actor
  const deleted = await queries.deletePassword(tx, { user_id, app_password_id })
  if (!deleted) throw new AppError('not_found', 'App password not found.')
  const subject = await getUserRow(tx, user_id)
  await writeAudit(tx, { action: 'app_password_revoked', actor, subject, details: deleted, now })
  return { app_password_id }
}

export interface ProgramSignIn {
  readonly primary_email: string
  readonly secret: string
  readonly purpose: AppPasswordPurpose
  /** The IP address that the program calls from. */
  readonly ip: string
}

/**
 * The person of an address and an app password; null where they do not fit, and for a disabled account. Only wrong ones
 * are counted, because the right one cannot be guessed and must not be refused for the mistakes of others. Throws
 * `limited` after too many for the account or from the network.
 */
export async function findAppPassword(
  db: Db,
  { primary_email, secret, purpose, ip }: ProgramSignIn,
  now: Date,
): Promise<queries.ProgramOwner | null> {
  const wanted = { primary_email, secret_sha256: hashAppPassword(secret), purpose }
  const found = await queries.findPasswordOwner(db, wanted)
  if (!found) {
    await countNetworkHit(db, 'app_password_miss', ip, misses_per_network, now)
    await countMiss(db, primary_email, now)
    return null
  }
  const { app_password_id, last_used_at, user_id, role, full_name, timezone } = found
  const before = new Date(now.getTime() - use_recorded_after_ms)
  if (!last_used_at) await recordFirstUse(db, found, { before, now })
  else if (last_used_at < before) await queries.recordPasswordUse(db, app_password_id, { before, now })
  return { user_id, role, full_name, timezone }
}

/** Programs sign in with each request, so that only the first is told in the audit log. */
async function recordFirstUse(
  db: Db,
  { app_password_id, program_name, user_id }: queries.UsedPassword,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await queries.recordPasswordUse(tx, app_password_id, { before, now }))) return
    const subject = await getUserRow(tx, user_id)
    const details = { program_name }
    await writeAudit(tx, { action: 'app_password_used', actor: subject, subject, details, now })
  })
}

/** Of a series of wrong ones, the first that is refused is told in the audit log. */
async function countMiss(db: Db, primary_email: string, now: Date): Promise<void> {
  const { most, windowSeconds } = misses_per_account
  const startMs = windowStart(misses_per_account, now)
  const hits = await inTransaction(db, async (tx) => {
    const count = await addHits(tx, {
      name: 'app_password_of',
      key: primary_email.toLowerCase(),
      startMs,
      count: 1,
    })
    if (count !== most + 1) return count
    const subject = await queries.findAddressOwner(tx, primary_email)
    if (subject)
      await writeAudit(tx, { action: 'app_passwords_refused', actor: unknown_program, subject, now })
    return count
  })
  if (hits > most) throw limited(startMs + windowSeconds * 1000 - now.getTime())
}

function tooMany(): AppError {
  return new AppError(
    'conflict',
    `You have ${app_passwords_max} app passwords. Revoke one that you do not use.`,
  )
}
