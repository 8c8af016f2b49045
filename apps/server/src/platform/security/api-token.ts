import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

export const token_prefix = 'mrd_'
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
export function newApiToken(): NewApiToken {
  const random = Array.from({ length: random_characters }, () => letters[randomInt(letters.length)]).join('')
  const unchecked = `${token_prefix}${random}`
  const api_token = `${unchecked}${checksumOf(unchecked)}`
  const token_sha256 = hash('sha256', api_token, 'buffer')
  return { api_token, token_sha256, token_start: api_token.slice(0, shown_characters) }
}

/** Whether the checksum fits, so that the text can be a token of this or another instance. */
export function isApiToken(text: string): boolean {
  if (text.length !== token_prefix.length + random_characters + checksum_characters) return false
  if (!text.startsWith(token_prefix)) return false
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
