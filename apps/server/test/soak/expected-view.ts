import { z } from 'zod'
import { timesIn } from '../caldav-edits.ts'
import type { SoakWorld } from './soak-world.ts'
import { onlooker, type SoakPerson, type SoakProvider } from './soak-people.ts'

/** What a person must see: lines with everything about each occurrence, and the taken time. */
export interface View {
  readonly occurrences: readonly string[]
  readonly cancelled: readonly string[]
  readonly busy: readonly string[]
}

/** The days that are compared. */
export interface Span {
  readonly from_ms: number
  readonly to_ms: number
}

/** One time something takes place, as one provider has it. */
interface Item {
  readonly provider: SoakProvider
  readonly id: string
  readonly title: string
  readonly start_ms: number
  readonly end_ms: number
  readonly is_all_day: boolean
  readonly is_free: boolean
  readonly is_cancelled: boolean
  /** Of a series of which nothing takes place any more. */
  readonly is_empty_series: boolean
  /** At Google the same in all calendars. */
  readonly uid: string | null
  /** The room, and the other provider's event. */
  readonly room: string | null
  readonly linked: string | null
}

/**
 * What the worlds of the providers make of a person's calendar, by what Google itself lists as occurrences, and by the
 * plain state of the others: none of the product's code has a part in it.
 */
export async function expectedView(world: SoakWorld, person: SoakPerson, span: Span): Promise<View> {
  const items = joined([
    ...(await googleItems(world, person, span)),
    ...calendlyItems(world, person),
    ...zoomItems(world, person),
    ...calendarServerItems(world, person),
  ]).filter((item) => item.end_ms > span.from_ms && item.start_ms < span.to_ms)
  const there = items.filter(({ is_cancelled }) => !is_cancelled)
  return {
    occurrences: there.map(lineOf).toSorted(),
    cancelled: items
      .filter(({ is_cancelled }) => is_cancelled)
      .map((item) => (item.is_empty_series ? item.title : lineOf(item)))
      .toSorted(),
    busy: mergedTimes(
      there.filter(({ is_free }) => !is_free).map((item) => clipped(takenBy(item, person), span)),
    ),
  }
}

type Shown = Pick<Item, 'title' | 'start_ms' | 'end_ms' | 'is_all_day' | 'is_free'>

export function lineOf(item: Shown): string {
  const [start, end] = [item.start_ms, item.end_ms].map((ms) => new Date(ms).toISOString().slice(0, 16))
  const kind = `${item.is_all_day ? ' all day' : ''}${item.is_free ? ' free' : ''}`
  return `${item.title} | ${start} – ${end}${kind}`
}

/** Days are those of the person's own clock. */
function takenBy({ is_all_day, start_ms, end_ms }: Item, { timezone }: SoakPerson) {
  const midnight = (ms: number) =>
    Temporal.PlainDate.from(new Date(ms).toISOString().slice(0, 10)).toZonedDateTime(timezone)
      .epochMilliseconds
  return is_all_day ? { start_ms: midnight(start_ms), end_ms: midnight(end_ms) } : { start_ms, end_ms }
}

function clipped({ start_ms, end_ms }: { start_ms: number; end_ms: number }, { from_ms, to_ms }: Span) {
  return { start_ms: Math.max(start_ms, from_ms), end_ms: Math.min(end_ms, to_ms) }
}

/** Touching and overlapping times are one. */
export function mergedTimes(
  times: readonly { readonly start_ms: number; readonly end_ms: number }[],
): string[] {
  const merged: { start_ms: number; end_ms: number }[] = []
  for (const { start_ms, end_ms } of times.toSorted((one, other) => one.start_ms - other.start_ms)) {
    const last = merged.at(-1)
    if (last && start_ms <= last.end_ms) last.end_ms = Math.max(last.end_ms, end_ms)
    else if (end_ms > start_ms) merged.push({ start_ms, end_ms })
  }
  return merged.map(
    ({ start_ms, end_ms }) => `${new Date(start_ms).toISOString()}/${new Date(end_ms).toISOString()}`,
  )
}

/** One item for an event of several providers, as Google has it, else Calendly; active ones count first. */
function joined(items: readonly Item[]): Item[] {
  const ranks = { google: 0, calendly: 1, zoom: 2, caldav: 3 }
  const rankOf = ({ provider, is_cancelled }: Item) => ranks[provider] + (is_cancelled ? 10 : 0)
  const kept: Item[] = []
  for (const item of items.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (!kept.some((known) => areOne(known, item))) kept.push(item)
  }
  return kept
}

function areOne(one: Item, other: Item): boolean {
  if (one.uid !== null && one.uid === other.uid) return true
  if (one.provider === other.provider) return false
  if (one.id === other.linked || other.id === one.linked) return true
  return one.room !== null && one.room === other.room && one.start_ms === other.start_ms
}

const Time = z.object({ dateTime: z.string().optional(), date: z.string().optional() })
const Listed = z.object({
  nextPageToken: z.string().optional(),
  items: z.array(
    z.object({
      id: z.string(),
      // Google returns hardly more than the id of a cancelled instance.
      iCalUID: z.string().default(''),
      recurringEventId: z.string().optional(),
      originalStartTime: z.object({ dateTime: z.string().optional() }).optional(),
      recurrence: z.array(z.string()).optional(),
      status: z.string(),
      summary: z.string().default(''),
      location: z.string().default(''),
      transparency: z.string().default('opaque'),
      start: Time.optional(),
      end: Time.optional(),
      attendees: z.array(z.object({ email: z.string(), responseStatus: z.string() })).default([]),
    }),
  ),
})

/** In every calendar that the person may write into. */
async function googleItems(world: SoakWorld, person: SoakPerson, span: Span): Promise<Item[]> {
  if (!person.providers.includes('google')) return []
  const { calendars } = world.simulators.google.scene.world.calendar
  const own = [...calendars.values()].filter(({ access }) =>
    ['owner', 'writer'].includes(access.get(person.account) ?? ''),
  )
  return (await Promise.all(own.map(({ id }) => calendarItems(world, person, id, span)))).flat()
}

async function calendarItems(
  world: SoakWorld,
  { account }: SoakPerson,
  calendar: string,
  { from_ms, to_ms }: Span,
): Promise<Item[]> {
  const [timeMin, timeMax] = [from_ms, to_ms].map((ms) => new Date(ms).toISOString())
  const window = { singleEvents: 'true', timeMin: timeMin ?? '', timeMax: timeMax ?? '' }
  const instances = await listEvents(world, calendar, window)
  const living = new Set(instances.map(({ recurringEventId }) => recurringEventId))
  const masters = await listEvents(world, calendar, { singleEvents: 'false' })
  const empty = masters.filter(({ id, recurrence }) => recurrence !== undefined && !living.has(id))
  const isWanted = ({ attendees }: ListedEvent) =>
    attendees.every(({ email, responseStatus }) => email !== account || responseStatus !== 'declined')
  return [
    ...instances.filter(isWanted).map((event) => itemOf(event)),
    ...empty
      .filter(isWanted)
      .map((event) => ({ ...itemOf(event), is_cancelled: true, is_empty_series: true })),
  ]
}

async function listEvents(
  { simulators, onlookerToken }: SoakWorld,
  calendar: string,
  filters: Record<string, string>,
): Promise<ListedEvent[]> {
  const events: ListedEvent[] = []
  for (let pageToken: string | undefined = ''; pageToken !== undefined; ) {
    const query = new URLSearchParams({ ...filters, maxResults: '2500', ...(pageToken && { pageToken }) })
    const path = `/calendar/v3/calendars/${encodeURIComponent(calendar)}/events?${query.toString()}`
    const answer = await fetch(`${simulators.google.url}${path}`, {
      headers: { authorization: `Bearer ${onlookerToken()}` },
    })
    if (!answer.ok) throw new Error(`${onlooker} cannot see ${calendar}: ${await answer.text()}`)
    const listed: z.infer<typeof Listed> = Listed.parse(await answer.json())
    events.push(...listed.items.filter(({ status }) => status !== 'cancelled'))
    pageToken = listed.nextPageToken
  }
  return events
}

type ListedEvent = z.infer<typeof Listed>['items'][number]

function itemOf(event: ListedEvent): Item {
  const original = event.originalStartTime?.dateTime
  return {
    provider: 'google',
    id: event.id,
    title: event.summary,
    start_ms: momentOf(event.start),
    end_ms: momentOf(event.end),
    is_all_day: event.start?.date !== undefined,
    is_free: event.transparency === 'transparent',
    is_cancelled: false,
    is_empty_series: false,
    uid: `${event.iCalUID} ${original === undefined ? '' : Date.parse(original)}`,
    room: /\/j\/(\d+)/.exec(event.location)?.[1] ?? null,
    linked: null,
  }
}

/** Days begin at midnight in UTC here, so that they compare as dates. */
function momentOf({ dateTime, date }: z.infer<typeof Time> = {}): number {
  return dateTime === undefined ? Date.parse(`${date}T00:00:00Z`) : Date.parse(dateTime)
}

/** A canceled booking stays listed as such, unless another one stands in its place. */
function calendlyItems({ simulators }: SoakWorld, { account, providers }: SoakPerson): Item[] {
  if (!providers.includes('calendly')) return []
  const { users, events, invitees } = simulators.calendly.scene.world
  const user = users.find(({ email }) => email === account)
  const isReplaced = (event_id: string) =>
    invitees.some((one) => one.event_id === event_id && one.new_invitee_id !== null)
  return events
    .filter(({ id, host_ids }) => user && host_ids.includes(user.id) && !isReplaced(id))
    .map(({ id, name, start_ms, end_ms, status, calendar_event }) => ({
      provider: 'calendly',
      id,
      title: name,
      start_ms,
      end_ms,
      is_all_day: false,
      is_free: false,
      is_cancelled: status === 'canceled',
      is_empty_series: false,
      uid: null,
      room: null,
      linked: calendar_event?.external_id ?? null,
    }))
}

function zoomItems({ simulators }: SoakWorld, { account, providers }: SoakPerson): Item[] {
  if (!providers.includes('zoom')) return []
  const { users, meetings } = simulators.zoom.scene.world
  const user = users.find(({ email }) => email === account)
  return meetings
    .filter(({ host_id }) => host_id === user?.id)
    .flatMap(({ id, topic, type, start_ms, duration, occurrences }) => {
      const single = start_ms === null ? [] : [{ start_ms, duration, status: 'available' }]
      const times = type === 8 ? occurrences.filter(({ status }) => status === 'available') : single
      return times.map((time) => ({
        provider: 'zoom' as const,
        id: String(id),
        title: topic,
        start_ms: time.start_ms,
        end_ms: time.start_ms + time.duration * 60_000,
        is_all_day: false,
        is_free: false,
        is_cancelled: false,
        is_empty_series: false,
        uid: null,
        room: String(id),
        linked: null,
      }))
    })
}

function calendarServerItems({ simulators }: SoakWorld, { account, providers }: SoakPerson): Item[] {
  if (!providers.includes('caldav')) return []
  const calendars = simulators.caldav.scene.world.accounts.get(account)?.calendars.values() ?? []
  return [...calendars].flatMap(({ objects }) =>
    [...objects].flatMap(([id, { text }]) =>
      timesIn(text).map(({ title, start, end }) => ({
        provider: 'caldav' as const,
        id,
        title,
        start_ms: Date.parse(start.length === 10 ? `${start}T00:00Z` : `${start}Z`),
        end_ms: Date.parse(end.length === 10 ? `${end}T00:00Z` : `${end}Z`),
        is_all_day: start.length === 10,
        is_free: false,
        is_cancelled: false,
        is_empty_series: false,
        uid: null,
        room: null,
        linked: null,
      })),
    ),
  )
}
