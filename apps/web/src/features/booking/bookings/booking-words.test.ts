import type { Booking } from '@meridian/contract'
import { expect, it } from 'vitest'
import { pendingFirst } from './booking-words.ts'

it('[BKG45] shows what waits for the host first, each group in its order', () => {
  const bookings = (['booked', 'pending', 'cancelled', 'pending'] as const).map(
    (booking_state, place) => ({ booking_id: String(place), booking_state }) as Booking,
  )
  expect(pendingFirst(bookings).map(({ booking_id }) => booking_id)).toEqual(['1', '3', '0', '2'])
})
