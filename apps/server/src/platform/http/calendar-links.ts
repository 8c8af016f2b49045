interface CalendarEntry {
  readonly title: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly details: string
  readonly place: string
}

/** Addresses that open a new entry in calendars of others. */
export function calendarLinks({ title, starts_at, ends_at, details, place }: CalendarEntry) {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basicTime(starts_at)}/${basicTime(ends_at)}`,
    details,
    location: place,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: starts_at.toISOString(),
    enddt: ends_at.toISOString(),
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
