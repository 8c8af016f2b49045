import { z } from 'zod'
import { minute_ms } from '@meridian/engine'
import { SealError, type SecretBox } from '../../../platform/security/secret-box.ts'

/** How long a person may take at the provider. */
export const attempt_ms = 15 * minute_ms

const SealedAttempt = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  /** Who links an account; null for a sign-in. */
  user_id: z.string().nullable(),
  expires_ms: z.number(),
})
export type SignInAttempt = z.infer<typeof SealedAttempt>

const owner = 'sign-in attempt'

/**
 * What the way back needs, sealed: only the browser that went there has it, so that nobody is signed in to the account
 * of another by a forged way back, and it stores nothing here.
 */
export function sealAttempt(box: SecretBox, attempt: SignInAttempt): string {
  return box.seal(JSON.stringify(attempt), owner).toString('base64url')
}

/** Undefined for an attempt that has expired, or that this instance did not make. */
export function openAttempt(box: SecretBox, sealed: string, now: Date): SignInAttempt | undefined {
  try {
    const attempt = SealedAttempt.parse(JSON.parse(box.open(Buffer.from(sealed, 'base64url'), owner)))
    return attempt.expires_ms > now.getTime() ? attempt : undefined
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}
