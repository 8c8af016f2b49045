import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { readSignedToken, signedToken } from '../../../platform/security/signed-token.ts'
import { bookingToken } from '../../../platform/security/booking-token.ts'
import { formatLinkTime } from './link-time.rules.ts'

const purpose = 'answer page'

/**
 * The link by which an invitee responds without signing in: always the same for the same row of
 * `meeting_attendee`, and valid as long as that row exists and for 30 days after the meeting.
 */
export function answerLink(box: SecretBox, publicUrl: string, meeting_attendee_id: string): string {
  return `${publicUrl}/answer/${answerToken(box, meeting_attendee_id)}`
}

export interface BookingUrls {
  readonly move: string
  readonly cancel: string
}

/** The links by which a guest moves a booking and cancels it, each for its own act only. */
export function bookingLinks(box: SecretBox, publicUrl: string, booking_id: string): BookingUrls {
  const link = (purpose: keyof BookingUrls) =>
    `${publicUrl}/book/manage/${bookingToken(box, booking_id, purpose)}`
  return { move: link('move'), cancel: link('cancel') }
}

/** The link of a page on which this offered time is chosen already; the guest still confirms it there. */
export function timeLink(page: string, starts_at: Date): string {
  return `${page}?time=${formatLinkTime(starts_at)}`
}

export function answerToken(box: SecretBox, meeting_attendee_id: string): string {
  return signedToken(box, purpose, meeting_attendee_id)
}

/** The `meeting_attendee_id` of the token; undefined for a token that this instance did not make. */
export function readAnswerToken(box: SecretBox, token: string): string | undefined {
  return readSignedToken(box, purpose, token)
}
