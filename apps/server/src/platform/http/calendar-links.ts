import { wallTimeOf } from '@meridian/engine'

interface CalendarEntry {
  readonly title: string
  readonly starts_at: Date
  readonly ends_at: Date
  /** Of whole days: the zone whose midnights the times are. */
  readonly whole_days_in?: string | undefined
  readonly details: string
  readonly place: string
}

/** Addresses that open a new entry in calendars of others. */
export function calendarLinks(entry: CalendarEntry) {
  const { title, starts_at, ends_at, details, place, whole_days_in } = entry
  const dates =
    whole_days_in === undefined
      ? null
      : [starts_at, ends_at].map((at) => wallTimeOf(at.getTime(), whole_days_in).slice(0, 10))
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: dates?.join('/').replaceAll('-', '') ?? `${basicTime(starts_at)}/${basicTime(ends_at)}`,
    details,
    location: place,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: dates?.[0] ?? starts_at.toISOString(),
    enddt: dates?.[1] ?? ends_at.toISOString(),
    ...(dates && { allday: 'true' }),
    body: details,
    location: place,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  }
}

/** `20261124T140000Z` */
function basicTime(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}
