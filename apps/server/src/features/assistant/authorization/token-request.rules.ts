import { hash } from 'node:crypto'
import type { OpenReply } from '../../../platform/http/serve-open.ts'
import { isSameSecret } from '../../../platform/security/same-secret.ts'

/** Errors of RFC 6749 §5.2 and RFC 8707 §2. */
export type TokenError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'

export function refuse(error: TokenError, error_description: string, status = 400): OpenReply {
  return { status, content: { error, error_description } }
}

const verifier_form = /^[A-Za-z0-9._~-]{43,128}$/

/** RFC 7636 §4.6 */
export function isVerified(code_challenge: string, code_verifier: string): boolean {
  if (!verifier_form.test(code_verifier)) return false
  return isSameSecret(hash('sha256', code_verifier, 'base64url'), code_challenge)
}
