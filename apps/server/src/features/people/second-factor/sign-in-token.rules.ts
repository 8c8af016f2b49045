import { sign_in_token_minutes } from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { z } from 'zod'
import { SealError, type SecretBox } from '../../../platform/security/secret-box.ts'

const purpose = 'sign-in token'

const Content = z.object({ user_id: z.uuid(), password_mark: z.string(), expires_ms: z.int() })

interface Credentials {
  readonly user_id: string
  readonly password_hash: string | null
}

/** Proof of a right password, for as long as the code takes. It ends with the password. */
export function makeSignInToken(box: SecretBox, person: Credentials, now: Date) {
  const expires_ms = now.getTime() + sign_in_token_minutes * minute_ms
  const content = { user_id: person.user_id, password_mark: markOf(box, person), expires_ms }
  return { sign_in_token: box.seal(JSON.stringify(content), purpose).toString('base64url') }
}

/** Undefined for a token that this instance did not make, or that has expired. */
export function readSignInToken(box: SecretBox, sign_in_token: string, now: Date) {
  try {
    const content = Content.parse(JSON.parse(box.open(Buffer.from(sign_in_token, 'base64url'), purpose)))
    return content.expires_ms > now.getTime() ? content : undefined
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}

export function isPasswordOf(box: SecretBox, password_mark: string, person: Credentials): boolean {
  return password_mark === markOf(box, person)
}

function markOf(box: SecretBox, { password_hash }: Credentials): string {
  return box.sign(password_hash ?? '', 'password of a sign-in token').toString('base64url')
}
