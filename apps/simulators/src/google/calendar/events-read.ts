import { notFound, RefusalError } from '../errors.ts'
import type { SimulatedReply } from '../../kit/message.ts'
import { findEvent, formOf } from './instances.ts'
import { gatherEntries, isListed, toEntries, type Entry } from './list-entries.ts'
import { pageTokenOf, readListing, syncTokenOf, type ListGround, type Listing } from './list-query.ts'
import { takeCalendar, type CalendarCall, type CalendarMethod } from './method.ts'
import { etagOf, presentEvent, presentGone, type Viewer } from './present-event.ts'
import { readCount, readZone } from './query.ts'

const read_scopes = [
  'calendar',
  'calendar.readonly',
  'calendar.events',
  'calendar.events.readonly',
  'calendar.events.owned',
  'calendar.events.owned.readonly',
]

/** Reading events: one, the list in full or since a sync token, the instances of a series. */
export const eventReadMethods: readonly CalendarMethod[] = [
  {
    id: 'calendar.events.list',
    http: 'GET',
    path: '/calendars/:calendarId/events',
    scopes: read_scopes,
    answer: listEvents,
  },
  {
    id: 'calendar.events.get',
    http: 'GET',
    path: '/calendars/:calendarId/events/:eventId',
    scopes: read_scopes,
    answer: getEvent,
  },
  {
    id: 'calendar.events.instances',
    http: 'GET',
    path: '/calendars/:calendarId/events/:eventId/instances',
    scopes: read_scopes,
    answer: listInstances,
  },
]

function listEvents(call: CalendarCall): SimulatedReply {
  const ground = groundOf(call)
  const listing = readListing(call.query, ground)
  const page = readEntries(gatherEntries(ground.calendar, listing), listing, ground)
  return pageReply(call, ground, listing, page, true)
}

function listInstances(call: CalendarCall): SimulatedReply {
  const ground = groundOf(call)
  const { calendar } = ground
  const master = findEvent(calendar, call.params['eventId'] ?? '')
  if (!master || master.is_bare) throw new RefusalError(notFound())
  const given = new URLSearchParams(call.query)
  given.set('singleEvents', 'true')
  const listing = readListing(given, ground)
  const all = gatherEntries(calendar, listing).map(({ event }) => event)
  const own = formOf(master) ? all.filter((event) => event.recurring_event_id === master.id) : []
  const page = readEntries(toEntries(calendar, own, 'startTime'), listing, ground)
  return pageReply({ ...call, query: given }, ground, listing, page, false)
}

function getEvent(call: CalendarCall): SimulatedReply {
  const { calendar, role } = takeCalendar(call)
  const event = findEvent(calendar, call.params['eventId'] ?? '')
  if (!event) throw new RefusalError(notFound())
  const etag = etagOf(event)
  if (call.headers['if-none-match'] === etag) return { status: 304, headers: { etag } }
  const viewer: Viewer = {
    account: call.account,
    role,
    zone: readZone(call.query, calendar.time_zone),
    max_attendees: call.query.has('maxAttendees')
      ? readCount(call.query, 'maxAttendees', 1, 10_000)
      : undefined,
  }
  return { status: 200, headers: { etag }, body: presentEvent(calendar, event, viewer) }
}

function groundOf(call: CalendarCall): ListGround {
  const { calendar, role } = takeCalendar(call)
  return { calendar, role, limits: call.world.limits, now_ms: call.scene.clock.now() }
}

interface EntryPage {
  readonly entries: readonly Entry[]
  /** The last entry looked at, when there are more. */
  readonly next: string | undefined
}

/** Looks at so many entries at most, so that a page can end up with few items or none and still not be the last. */
function readEntries(all: readonly Entry[], listing: Listing, { calendar, limits }: ListGround): EntryPage {
  const { after } = listing.cursor
  const left = after === undefined ? all : all.filter(({ key }) => key > after)
  const entries: Entry[] = []
  let looked = 0
  for (const entry of left) {
    if (looked === limits.scan_per_page || entries.length === listing.query.max_results) break
    looked += 1
    if (isListed(calendar, entry.event, listing)) entries.push(entry)
  }
  return { entries, next: looked < left.length ? left[looked - 1]?.key : undefined }
}

function pageReply(
  call: CalendarCall,
  ground: ListGround,
  listing: Listing,
  { entries, next }: EntryPage,
  isSyncable: boolean,
): SimulatedReply {
  const { calendar, role } = ground
  const { zone, max_attendees, show_deleted } = listing.query
  const viewer: Viewer = { account: call.account, role, zone, max_attendees }
  const nextPageToken = next === undefined ? undefined : pageTokenOf(listing, call.query, next)
  const nextSyncToken = next === undefined && isSyncable ? syncTokenOf(listing, ground) : undefined
  return {
    status: 200,
    body: {
      kind: 'calendar#events',
      etag: `"p${calendar.changes}x${calendar.epoch}"`,
      summary: calendar.summary,
      description: calendar.description ?? '',
      updated: new Date(calendar.updated_ms).toISOString(),
      timeZone: zone,
      accessRole: role,
      defaultReminders: role === 'owner' ? [{ method: 'popup', minutes: 10 }] : [],
      ...(nextPageToken !== undefined && { nextPageToken }),
      ...(nextSyncToken !== undefined && { nextSyncToken }),
      items: entries.map(({ event }) =>
        event.status === 'cancelled' && !show_deleted
          ? presentGone(calendar, event, viewer)
          : presentEvent(calendar, event, viewer),
      ),
    },
  }
}
