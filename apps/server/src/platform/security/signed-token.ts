import { timingSafeEqual } from 'node:crypto'
import type { SecretBox } from './secret-box.ts'

const signature_bytes = 16
const id_bytes = 16

/**
 * 256 bits for a link without a session: the id and as many bits that only the server's key can produce. A token of one
 * purpose is none of another.
 */
export function signedToken(box: SecretBox, purpose: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, signatureOf(box, purpose, bytes)]).toString('base64url')
}

/** The UUID in the token; undefined for a token that this instance did not make for the purpose. */
export function readSignedToken(box: SecretBox, purpose: string, token: string): string | undefined {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, id_bytes)
  if (!timingSafeEqual(bytes.subarray(id_bytes), signatureOf(box, purpose, id))) return undefined
  // The last character has two unused bits.
  if (bytes.toString('base64url') !== token) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(box: SecretBox, purpose: string, id: Buffer): Buffer {
  return box.sign(id.toString('hex'), purpose).subarray(0, signature_bytes)
}
