import { hash } from 'node:crypto'
import type { Db } from '../../../platform/postgres/db.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { findExpiry } from './challenge.rules.ts'
import { insertUsedChallenge } from './passkey.queries.ts'

export const sign_in_purpose = 'sign-in'

export function creationPurpose(user_id: string): string {
  return `creation ${user_id}`
}

/** For an account that does not exist yet. */
export function registrationPurpose(user_id: string): string {
  return `registration ${user_id}`
}

/** False for a challenge that is unknown, expired or used: each counts once, in whichever process. */
export async function consumeChallenge(
  { db, box, now }: { readonly db: Db; readonly box: SecretBox; readonly now: Date },
  purpose: string,
  challenge: string,
): Promise<boolean> {
  const expires_at = findExpiry(box, purpose, challenge, now)
  if (!expires_at) return false
  // The bytes, because several texts can stand for the same.
  const challenge_sha256 = hash('sha256', Buffer.from(challenge, 'base64url'), 'buffer')
  return insertUsedChallenge(db, { challenge_sha256, expires_at })
}
