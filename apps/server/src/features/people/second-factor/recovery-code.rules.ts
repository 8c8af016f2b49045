import { randomInt } from 'node:crypto'
import { recovery_codes_count } from '@meridian/contract'
import type { SecretBox } from '../../../platform/security/secret-box.ts'

/** Crockford's Base32, which has no letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const code_length = 16

/** New codes of 80 random bits, in groups of four. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recovery_codes_count }, () =>
    Array.from({ length: code_length }, () => alphabet[randomInt(alphabet.length)])
      .join('')
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  )
}

/** What is stored of a code, however it was typed. */
export function recoveryCodeHmac(box: SecretBox, user_id: string, code: string): Buffer {
  const typed = code.toUpperCase().replaceAll(/[\s-]/g, '')
  return box.sign(typed.replaceAll('O', '0').replaceAll(/[IL]/g, '1'), `recovery code of ${user_id}`)
}
