import type { Booking, BookingState } from '@meridian/contract'
import { mark } from '../../../platform/text/text.ts'
import type { Tone } from '../../../ui/state/status.tsx'

export const state_words: Readonly<Record<BookingState, string>> = {
  pending: mark('Waits for you'),
  booked: mark('Booked'),
  declined: mark('Declined'),
  cancelled: mark('Cancelled'),
  expired: mark('Expired'),
}

export const state_tones: Readonly<Record<BookingState, Tone>> = {
  pending: 'warning',
  booked: 'success',
  declined: 'danger',
  cancelled: 'danger',
  expired: 'off',
}

/** Bookings that wait for an answer before all others; each group keeps its order. */
export function pendingFirst(bookings: readonly Booking[]): Booking[] {
  const [pending, others] = [true, false].map((isPending) =>
    bookings.filter(({ booking_state }) => (booking_state === 'pending') === isPending),
  )
  return [...(pending ?? []), ...(others ?? [])]
}
