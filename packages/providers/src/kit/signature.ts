import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hexadecimal digits, over bytes as they came. */
export function hmacHex(key: string, parts: readonly (string | Uint8Array)[]): string {
  const hmac = createHmac('sha256', key)
  for (const part of parts) hmac.update(part)
  return hmac.digest('hex')
}

/** Takes the same time wherever they differ. */
export function isSameHex(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one.toLowerCase(), 'utf8'), Buffer.from(other.toLowerCase(), 'utf8')]
  return left.length === right.length && timingSafeEqual(left, right)
}
