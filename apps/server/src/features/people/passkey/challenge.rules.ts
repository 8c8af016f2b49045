import { randomBytes, timingSafeEqual } from 'node:crypto'
import { minute_ms } from '@meridian/engine'
import type { SecretBox } from '../../../platform/security/secret-box.ts'

/** Longer than browsers wait for a person; the sign-in page renews its own before. */
export const challenge_ms = 10 * minute_ms

const time_bytes = 6
const random_bytes = 26
const signature_bytes = 32

/**
 * A challenge that carries its expiry and is signed, so that asking for one stores nothing. A challenge of one
 * purpose is none of another.
 */
export function makeChallenge(box: SecretBox, purpose: string, now: Date): string {
  const expires = Buffer.alloc(time_bytes)
  expires.writeUIntBE(now.getTime() + challenge_ms, 0, time_bytes)
  const body = Buffer.concat([expires, randomBytes(random_bytes)])
  return Buffer.concat([body, signatureOf(box, purpose, body)]).toString('base64url')
}

/** When the challenge expires; undefined for one that has expired, or that was not made for the purpose. */
export function findExpiry(box: SecretBox, purpose: string, challenge: string, now: Date): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== time_bytes + random_bytes + signature_bytes) return undefined
  const body = bytes.subarray(0, time_bytes + random_bytes)
  if (!timingSafeEqual(bytes.subarray(body.length), signatureOf(box, purpose, body))) return undefined
  const expires_at = new Date(body.readUIntBE(0, time_bytes))
  return expires_at.getTime() > now.getTime() ? expires_at : undefined
}

function signatureOf(box: SecretBox, purpose: string, body: Buffer): Buffer {
  return box.sign(body.toString('base64url'), `challenge ${purpose}`)
}
