import type { Booking } from '@meridian/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusOn } from '../../../../test/keyboard.ts'
import { anId } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'

const asked: Booking = {
  booking_id: anId(900),
  booking_page_id: anId(901),
  booking_page_title: 'Intro',
  booking_state: 'pending',
  meeting_id: null,
  host_name: 'Ada Example',
  host_names: ['Ada Example', 'Ben Example'],
  guest_name: 'Grace',
  guest_email: 'grace@guests.example',
  guest_timezone: 'Europe/Berlin',
  start_timestamp: '2026-12-02T09:00:00.000Z',
  end_timestamp: '2026-12-02T09:30:00.000Z',
  answers: [],
  host_reason: null,
  end_note: null,
  is_no_show: false,
  created_at: '2026-11-19T09:00:00.000Z',
}

it('[BKG63] [BKG64] names all hosts, and keeps the focus in the booking that is approved', async () => {
  let booking = asked
  await show('/user/settings/booking', {
    answers: {
      listBookingPages: { booking_name: 'ada', booking_pages: [] },
      listBookings: () => [booking],
      decideBooking: () => {
        booking = { ...asked, booking_state: 'booked', meeting_id: anId(902) }
        return booking
      },
    },
  })
  await page.getByRole('tab', { name: 'Bookings' }).click()
  const row = page.getByRole('listitem', { name: /^Grace/ })
  await expect.element(row).toMatchTextContent('with Ada Example and Ben Example')
  await focusOn(row.getByRole('button', { name: 'Approve' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(row.getByRole('link', { name: 'Open meeting' })).toBeVisible()
  await expect.poll(() => row.element().contains(document.activeElement)).toBe(true)
})
