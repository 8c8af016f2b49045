import type { Booking, BookingPage, SlotPair } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import type { OwnedPageRow } from './booking-page.queries.ts'
import type { ShownBookingRow } from './booking.queries.ts'

/** The address of a booking page. */
export function pageAddress(
  publicUrl: string,
  { booking_name, booking_page_slug }: { readonly booking_name: string; readonly booking_page_slug: string },
): string {
  return `${publicUrl}/book/${booking_name}/${booking_page_slug}`
}

export function presentPage(
  { hosts, user_id: _user_id, created_at: _created_at, updated_at: _updated_at, ...page }: OwnedPageRow,
  { booking_name, publicUrl }: { readonly booking_name: string; readonly publicUrl: string },
): BookingPage {
  return {
    ...page,
    page_url: pageAddress(publicUrl, { ...page, booking_name }),
    hosts: hosts.map(({ booking_page_id: _page, timezone: _timezone, ...host }) => host),
  }
}

export function presentSlot([start, end]: Interval): SlotPair {
  return [new Date(start).toISOString(), new Date(end).toISOString()]
}

export function presentBooking(row: ShownBookingRow): Booking {
  const { shown_state, shown_starts_at, shown_ends_at } = row
  if (shown_state === 'unconfirmed') throw new Error('An unconfirmed booking is not listed.')
  return {
    booking_id: row.booking_id,
    booking_page_id: row.booking_page_id,
    booking_page_title: row.booking_page_title,
    booking_state: shown_state,
    meeting_id: row.meeting_id,
    host_name: row.host_name,
    host_names: [...row.host_names],
    guest_name: row.guest_name,
    guest_email: row.guest_email,
    guest_timezone: row.guest_timezone,
    start_timestamp: shown_starts_at.toISOString(),
    end_timestamp: shown_ends_at.toISOString(),
    answers: row.answers,
    host_reason: row.host_reason,
    end_note: row.end_note,
    is_no_show: row.is_no_show,
    created_at: row.created_at.toISOString(),
  }
}
