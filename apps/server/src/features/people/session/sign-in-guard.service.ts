import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/postgres/db.ts'
import { tooMany } from '../../../platform/security/rate-limit.ts'
import { refundTry, isKnownNetwork, countTry, upsertKnownNetwork } from './sign-in-guard.queries.ts'

/** The address and network of an attempt to sign in. */
export interface SignInTry {
  readonly primary_email: string
  readonly network: string
}

/**
 * Ten attempts, then at most 96 a day: too few to guess a password, and a short wait for a person who
 * travels.
 */
const patience = { free: 10, firstWaitSeconds: 60, longestWaitSeconds: 900 }

/**
 * Throws `limited` where an address gets too many attempts from networks that its person never signed in
 * from, however many these are. The person's own networks are exempt, so that no stranger can lock them out.
 */
export async function guardAccount(db: Db, { primary_email, network }: SignInTry, now: Date): Promise<void> {
  if (await isKnownNetwork(db, primary_email, hashOf(network))) return
  const next_at = await countTry(db, accountOf(primary_email), patience, now)
  if (next_at !== null) throw tooMany(next_at.getTime() - now.getTime())
}

/** Records the network as the person's own. */
export async function rememberNetwork(
  db: Db,
  { user_id, primary_email, network }: SignInTry & { readonly user_id: string },
  now: Date,
): Promise<void> {
  const network_sha256 = hashOf(network)
  if (!(await isKnownNetwork(db, primary_email, network_sha256)))
    await refundTry(db, accountOf(primary_email), patience, now)
  await upsertKnownNetwork(db, { user_id, network_sha256, now })
}

interface CodeTry extends SignInTry {
  readonly user_id: string
}

/**
 * Counts a try at the code after the password. Throws `limited` after too many. Each of the person's own networks
 * counts by itself, so that no stranger who knows the password can lock them out.
 */
export async function guardCode(db: Db, attempt: CodeTry, now: Date): Promise<void> {
  const next_at = await countTry(db, await codeAccountOf(db, attempt), patience, now)
  if (next_at !== null) throw tooMany(next_at.getTime() - now.getTime())
}

/** A correct code was no guess. */
export async function refundCode(db: Db, attempt: CodeTry, now: Date): Promise<void> {
  await refundTry(db, await codeAccountOf(db, attempt), patience, now)
}

async function codeAccountOf(db: Db, { user_id, primary_email, network }: CodeTry): Promise<Buffer> {
  const isOwn = await isKnownNetwork(db, primary_email, hashOf(network))
  return hashOf(`code of ${user_id} ${isOwn ? network : ''}`)
}

function accountOf(primary_email: string): Buffer {
  return hashOf(primary_email.toLowerCase())
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
