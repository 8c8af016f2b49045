import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Of API tokens, and of what the assistants that a person allowed get. */
export const token_prefix = 'mrd_'
export const assistant_prefix = 'mra_'
export const refresh_prefix = 'mrr_'
type Prefix = typeof token_prefix | typeof assistant_prefix | typeof refresh_prefix

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const random_characters = 36
const checksum_characters = 6
const shown_characters = 8

export interface NewApiToken {
  readonly api_token: string
  readonly token_sha256: Buffer
  /** The characters that lists show. */
  readonly token_start: string
}

/**
 * A prefix that secret scanners find, 214 random bits, and a checksum that shows a typo without the database. The
 * database stores only the SHA-256.
 */
export function newApiToken(prefix: Prefix = token_prefix): NewApiToken {
  const random = Array.from({ length: random_characters }, () => letters[randomInt(letters.length)]).join('')
  const unchecked = `${prefix}${random}`
  const api_token = `${unchecked}${checksumOf(unchecked)}`
  const token_sha256 = hash('sha256', api_token, 'buffer')
  return { api_token, token_sha256, token_start: api_token.slice(0, shown_characters) }
}

/** Whether the checksum fits, so that the text can be a token of this or another instance. */
export function isApiToken(text: string, prefix: Prefix = token_prefix): boolean {
  if (text.length !== prefix.length + random_characters + checksum_characters) return false
  if (!text.startsWith(prefix)) return false
  return text.slice(-checksum_characters) === checksumOf(text.slice(0, -checksum_characters))
}

/** The CRC-32 in base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let checksum = ''
  for (let place = 0; place < checksum_characters; place += 1) {
    checksum = `${letters[rest % letters.length]}${checksum}`
    rest = Math.floor(rest / letters.length)
  }
  return checksum
}
