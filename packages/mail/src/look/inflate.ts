import { inflateSync } from 'node:zlib'

/** What zlib (RFC 1950) has packed, up to a limit; null where it is broken or longer. */
export function inflate(packed: Uint8Array, bytesMax: number): Uint8Array | null {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, bytesMax) })
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem) return null
    throw problem
  }
}
