import { day_ms } from '../../durations.ts'
import { badParameter, fullSyncRequired, invalidParameter, refuse, RefusalError } from '../errors.ts'
import type { AccessRole, Calendar, CalendarLimits } from './calendar-world.ts'
import { readChoice, readCount, readFlag, readInstant, readWindow, readZone } from './query.ts'
import { readToken, writeToken } from './token.ts'

/** What a list of events was asked for. */
export interface ListQuery {
  readonly single_events: boolean
  readonly show_deleted: boolean
  readonly time_min: number | undefined
  readonly time_max: number | undefined
  readonly updated_min: number | undefined
  readonly ical_uid: string | undefined
  readonly q: string | undefined
  readonly event_types: readonly string[]
  readonly order_by: 'startTime' | 'updated' | undefined
  readonly private_properties: readonly string[]
  readonly shared_properties: readonly string[]
  readonly max_results: number
  readonly max_attendees: number | undefined
  readonly zone: string
}

/** Where in a list the reader is. */
export interface Cursor {
  /** Only what changed after this change; undefined for a full list. */
  readonly since: number | undefined
  /** The calendar's last change when the first page was read: what a sync token goes on from. */
  readonly bound: number
  /** Where series without end are cut. */
  readonly horizon_ms: number
  /** The last entry that was looked at. */
  readonly after: string | undefined
}

export interface Listing {
  readonly query: ListQuery
  readonly cursor: Cursor
}

export interface ListGround {
  readonly calendar: Calendar
  readonly role: AccessRole
  readonly limits: CalendarLimits
  readonly now_ms: number
}

/** Reads the parameters and the token among them; throws the refusal they get. */
export function readListing(query: URLSearchParams, ground: ListGround): Listing {
  const read = readQuery(query, ground.calendar)
  const syncToken = query.get('syncToken')
  const pageToken = query.get('pageToken')
  if (syncToken !== null) refuseRestrictions(query)
  if (pageToken !== null) return readPage(pageToken, query, read, ground)
  if (syncToken !== null) return readSync(syncToken, read, ground)
  checkUpdatedMin(read, ground)
  return { query: read, cursor: startCursor(ground, undefined) }
}

/** The token of the page that begins after this entry. */
export function pageTokenOf({ cursor }: Listing, query: URLSearchParams, after: string): string {
  return writeToken('page', { ...cursor, after, query: fingerprint(query) })
}

/** The token with which changes are read from here on; undefined for lists that cannot be kept up. */
export function syncTokenOf({ query, cursor }: Listing, ground: ListGround): string | undefined {
  const isRestricted =
    query.order_by !== undefined ||
    query.q !== undefined ||
    query.ical_uid !== undefined ||
    query.updated_min !== undefined ||
    query.private_properties.length + query.shared_properties.length > 0
  if (isRestricted) return undefined
  return writeToken('sync', {
    calendar: ground.calendar.id,
    role: ground.role,
    epoch: ground.calendar.epoch,
    since: cursor.bound,
    issued_at: ground.now_ms,
    single_events: query.single_events,
    event_types: query.event_types,
    time_min: query.time_min,
    time_max: query.time_max,
  })
}

const event_types = ['birthday', 'default', 'focusTime', 'fromGmail', 'outOfOffice', 'workingLocation']
/** What may not stand beside a sync token, in the vendor's order. */
const restrictions = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
]
const updated_min_reach_ms = 30 * day_ms

function readQuery(query: URLSearchParams, calendar: Calendar): ListQuery {
  const single_events = readFlag(query, 'singleEvents') ?? false
  const order_by = readChoice(query, 'orderBy', ['startTime', 'updated'])
  if (order_by === 'startTime' && !single_events) {
    const message = 'The requested ordering is not available for the particular query.'
    throw new RefusalError(badParameter('orderBy', message))
  }
  const types = query.getAll('eventTypes')
  if (!types.every((type) => event_types.includes(type))) {
    throw new RefusalError(invalidParameter('eventTypes', 'Invalid string value.'))
  }
  return {
    single_events,
    order_by,
    show_deleted: readFlag(query, 'showDeleted') ?? false,
    ...readWindow(query),
    updated_min: readInstant(query, 'updatedMin'),
    ical_uid: query.get('iCalUID') ?? undefined,
    q: query.get('q') ?? undefined,
    event_types: types,
    private_properties: query.getAll('privateExtendedProperty'),
    shared_properties: query.getAll('sharedExtendedProperty'),
    max_results: readCount(query, 'maxResults', 250, 2500),
    max_attendees: query.has('maxAttendees') ? readCount(query, 'maxAttendees', 1, 10_000) : undefined,
    zone: readZone(query, calendar.time_zone),
  }
}

function refuseRestrictions(query: URLSearchParams): void {
  const restriction = restrictions.find((name) => query.has(name))
  if (restriction !== undefined) {
    const message = 'Sync token cannot be used with request restrictions.'
    throw new RefusalError(
      refuse(400, 'syncTokenWithRequestRestrictions', message, {
        locationType: 'parameter',
        location: restriction,
      }),
    )
  }
  if (query.get('showDeleted') === 'false') {
    const message = 'Showing deleted items is required when using a sync token.'
    throw new RefusalError(invalidParameter('showDeleted', message))
  }
}

function startCursor({ calendar, limits, now_ms }: ListGround, since: number | undefined): Cursor {
  return { since, bound: calendar.changes, horizon_ms: now_ms + limits.expansion_ms, after: undefined }
}

function readPage(token: string, query: URLSearchParams, read: ListQuery, { calendar }: ListGround): Listing {
  const content = readToken('page', token)
  const { since, bound, horizon_ms, after } = content ?? {}
  const isForThis = content?.['query'] === fingerprint(query)
  if (!isForThis || typeof bound !== 'number' || typeof horizon_ms !== 'number' || bound > calendar.changes) {
    throw new RefusalError(invalidParameter('pageToken', 'Invalid page token value.'))
  }
  const cursor: Cursor = {
    since: typeof since === 'number' ? since : undefined,
    bound,
    horizon_ms,
    after: typeof after === 'string' ? after : undefined,
  }
  const syncToken = query.get('syncToken')
  return { query: syncToken === null ? read : withWindow(read, readToken('sync', syncToken)), cursor }
}

/** The vendor leaves undefined what other parameters than before do; here they are refused, so that it is noticed. */
function readSync(token: string, read: ListQuery, ground: ListGround): Listing {
  const content = readToken('sync', token)
  const { since, issued_at } = content ?? {}
  if (!content || typeof since !== 'number' || typeof issued_at !== 'number') {
    throw new RefusalError(invalidParameter('syncToken', 'Invalid sync token value.'))
  }
  const isSameList =
    content['calendar'] === ground.calendar.id &&
    content['single_events'] === read.single_events &&
    JSON.stringify(content['event_types']) === JSON.stringify(read.event_types)
  if (!isSameList) throw new RefusalError(invalidParameter('syncToken', 'Invalid sync token value.'))
  const isOld = issued_at + ground.limits.sync_token_life_ms <= ground.now_ms
  if (isOld || content['epoch'] !== ground.calendar.epoch || content['role'] !== ground.role) {
    throw new RefusalError(fullSyncRequired())
  }
  return { query: withWindow(read, content), cursor: startCursor(ground, since) }
}

/** The window of the first list goes on bounding how far series are expanded. */
function withWindow(read: ListQuery, content: ReturnType<typeof readToken>): ListQuery {
  const { time_min, time_max } = content ?? {}
  return {
    ...read,
    time_min: typeof time_min === 'number' ? time_min : undefined,
    time_max: typeof time_max === 'number' ? time_max : undefined,
  }
}

function checkUpdatedMin({ updated_min }: ListQuery, { now_ms }: ListGround): void {
  if (updated_min === undefined || updated_min >= now_ms - updated_min_reach_ms) return
  const message = 'The requested minimum modification time lies too far in the past.'
  const place = { locationType: 'parameter', location: 'updatedMin' }
  throw new RefusalError(refuse(410, 'updatedMinTooLongAgo', message, place))
}

/** All parameters but those that may differ from page to page. */
function fingerprint(query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => name !== 'pageToken' && name !== 'maxResults')
  return new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}
