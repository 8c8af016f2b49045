/** Booking pages, within the settings. */
export const booking_path = '/user/settings/booking'
export const new_page_path = `${booking_path}/new`

/** The form of a booking page. */
export function bookingPagePath(booking_page_id: string): string {
  return `${booking_path}/${booking_page_id}`
}
