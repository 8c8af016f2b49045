import { timingSafeEqual } from 'node:crypto'
import type { SecretBox } from '../../../platform/security/secret-box.ts'

const purpose = 'answer page'
const signature_bytes = 16
const id_bytes = 16

/**
 * The address at which an invited person answers without signing in: always the same for the same row of
 * `meeting_attendee`, and good as long as that row is there and for 30 days after the meeting.
 */
export function answerLink(box: SecretBox, publicUrl: string, meeting_attendee_id: string): string {
  return `${publicUrl}/answer/${answerToken(box, meeting_attendee_id)}`
}

/** 256 bits: the id and as many bits that only the key can make. */
export function answerToken(box: SecretBox, meeting_attendee_id: string): string {
  const id = Buffer.from(meeting_attendee_id.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signatureOf(box, id)]).toString('base64url')
}

/** The `meeting_attendee_id` the token was made of; undefined for what this instance has not made. */
export function readAnswerToken(box: SecretBox, token: string): string | undefined {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, id_bytes)
  if (!timingSafeEqual(bytes.subarray(id_bytes), signatureOf(box, id))) return undefined
  // The last character holds two bits that mean nothing.
  if (bytes.toString('base64url') !== token) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(box: SecretBox, id: Buffer): Buffer {
  return box.sign(id.toString('hex'), purpose).subarray(0, signature_bytes)
}
