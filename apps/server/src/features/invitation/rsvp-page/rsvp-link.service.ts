import { timingSafeEqual } from 'node:crypto'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { formatLinkTime } from './link-time.rules.ts'

const purpose = 'answer page'
const signature_bytes = 16
const id_bytes = 16

/**
 * The link by which an invitee responds without signing in: always the same for the same row of
 * `meeting_attendee`, and valid as long as that row exists and for 30 days after the meeting.
 */
export function answerLink(box: SecretBox, publicUrl: string, meeting_attendee_id: string): string {
  return `${publicUrl}/answer/${answerToken(box, meeting_attendee_id)}`
}

/** The link of a page on which this offered time is chosen already; the guest still confirms it there. */
export function timeLink(page: string, starts_at: Date): string {
  return `${page}?time=${formatLinkTime(starts_at)}`
}

/** 256 bits: the id and as many bits that only the server's key can produce. */
export function answerToken(box: SecretBox, meeting_attendee_id: string): string {
  const id = Buffer.from(meeting_attendee_id.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signatureOf(box, id)]).toString('base64url')
}

/** The `meeting_attendee_id` of the token; undefined for a token that this instance did not make. */
export function readAnswerToken(box: SecretBox, token: string): string | undefined {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, id_bytes)
  if (!timingSafeEqual(bytes.subarray(id_bytes), signatureOf(box, id))) return undefined
  // The last character has two unused bits.
  if (bytes.toString('base64url') !== token) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(box: SecretBox, id: Buffer): Buffer {
  return box.sign(id.toString('hex'), purpose).subarray(0, signature_bytes)
}
