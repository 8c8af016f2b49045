import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/postgres/db.ts'
import { tooMany } from '../../../platform/security/rate-limit.ts'
import { refundTry, isKnownNetwork, countTry, writeKnownNetwork } from './sign-in-guard.queries.ts'

/** Where a try to sign in comes from and what for. */
export interface SignInTry {
  readonly primary_email: string
  readonly network: string
}

/** Ten tries, then 96 a day at most: too few to guess a password, and soon over for a person who travels. */
const patience = { free: 10, firstWaitSeconds: 60, longestWaitSeconds: 900 }

/**
 * Throws `limited` where an address is tried too often from networks that its person never signed in from, however
 * many these are. The person's own networks are let in meanwhile, so that no stranger can lock them out.
 */
export async function guardAccount(db: Db, { primary_email, network }: SignInTry, now: Date): Promise<void> {
  if (await isKnownNetwork(db, primary_email, hashOf(network))) return
  const next_at = await countTry(db, accountOf(primary_email), patience, now)
  if (next_at !== null) throw tooMany(next_at.getTime() - now.getTime())
}

/** The network is the person's own from now on. */
export async function rememberNetwork(
  db: Db,
  { user_id, primary_email, network }: SignInTry & { readonly user_id: string },
  now: Date,
): Promise<void> {
  const network_sha256 = hashOf(network)
  if (!(await isKnownNetwork(db, primary_email, network_sha256)))
    await refundTry(db, accountOf(primary_email), patience, now)
  await writeKnownNetwork(db, { user_id, network_sha256, now })
}

function accountOf(primary_email: string): Buffer {
  return hashOf(primary_email.toLowerCase())
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
