import type { SecretBox } from './secret-box.ts'
import { readSignedToken, signedToken } from './signed-token.ts'

const purposes = {
  /** A form that holds a time. */
  hold: 'booking form',
  /** The guest's address is right. */
  confirm: 'booking confirmation',
  /** Seeing, moving and cancelling the booking. */
  manage: 'booking',
  /** Seeing and moving the booking. */
  move: 'booking move',
  /** Seeing and cancelling the booking. */
  cancel: 'booking cancellation',
} as const
export type BookingPurpose = keyof typeof purposes

/** The secret part of a guest's link. */
export function bookingToken(box: SecretBox, booking_id: string, purpose: BookingPurpose): string {
  return signedToken(box, purposes[purpose], booking_id)
}

/** The `booking_id`; undefined for a token of another purpose and for one that this instance did not make. */
export function readBookingToken(box: SecretBox, token: string, purpose: BookingPurpose): string | undefined {
  return readSignedToken(box, purposes[purpose], token)
}
