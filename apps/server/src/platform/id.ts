import { createHash, randomUUIDv7 } from 'node:crypto'

/** A UUID of version 7: random, and ordered by creation, so that indexes grow at their end. */
export function newId(): string {
  return randomUUIDv7()
}

/** The same id for the same text (RFC 9562, version 8). */
export function idOfText(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
