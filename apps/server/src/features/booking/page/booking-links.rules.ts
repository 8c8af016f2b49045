/** Where a guest is: what links and forms of a page keep. */
export interface PagePlace {
  readonly zone: string | null
  readonly minutes: number | null
  readonly host: string | null
  readonly month: string | null
  readonly day: string | null
  /** Of a single-use link. */
  readonly key: string | null
  readonly isEmbedded: boolean
}

/** The place as a query, with its changes; without a question mark where it is empty. */
export function queryOf(
  place: PagePlace,
  change: Partial<PagePlace> & { readonly [more: string]: unknown } = {},
): string {
  const { isEmbedded, ...said } = { ...place, ...change }
  const pairs = Object.entries(said).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(isEmbedded ? [...pairs, ['embed', '1']] : pairs).toString()
  return query === '' ? '' : `?${query}`
}

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
