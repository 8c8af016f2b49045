import type { BookingPage } from '@meridian/contract'

/** The first page that is on and has this length, else the first that is on. */
export function fittingPage<Page extends Pick<BookingPage, 'is_on' | 'durations'>>(
  pages: readonly Page[],
  minutes: number | null,
): Page | undefined {
  const on = pages.filter(({ is_on }) => is_on)
  return on.find(({ durations }) => minutes !== null && durations.includes(minutes)) ?? on[0]
}
