import { z } from 'zod'
import { type Access, pathOf } from '../kit/access.ts'
import { lateAfter, readDetailedItems, type TimedRequest } from '../kit/detailed-items.ts'
import { findZone, zoneOf } from '../kit/event-time.ts'
import { ListPlace, nextPlace, readPlace } from '../kit/list-place.ts'
import { fieldOf, itemOf } from '../kit/listed-items.ts'
import { ProviderError } from '../kit/provider-error.ts'
import type {
  CalendarSource,
  PageRequest,
  RemoteAccount,
  RemoteEvent,
  RemotePage,
} from '../kit/remote-event.ts'
import { text } from '../kit/reply-text.ts'
import { type AskZoom, zoomClient } from './client.ts'
import { listedVersion, seriesOf, seriesVersion, singleOf } from './remote-event.ts'
import { MeetingNumber, ZoomAccount, ZoomListed, ZoomMeeting, ZoomMeetings } from './replies.ts'

/** Reads the meetings that the owner of the account hosts. */
export function zoomCalendar(access: Access): CalendarSource {
  const ask = zoomClient(access)
  return {
    fetchAccount: () => fetchAccount(ask),
    fetchCalendars: async () => {
      const { timezone } = await fetchAccount(ask)
      const calendar = { calendar_id: '', name: 'Zoom', is_primary: true, is_writable: false }
      return [{ ...calendar, timezone, color: null }]
    },
    fetchPage: (request) => fetchPage(ask, { ...request, isLate: lateAfter(access.now, page_ms) }),
  }
}

async function fetchAccount(ask: AskZoom): Promise<RemoteAccount> {
  const account = await ask({ path: '/users/me', reply: ZoomAccount })
  const name = account.display_name.trim() || `${account.first_name} ${account.last_name}`.trim()
  return {
    external_account_id: account.id,
    email: account.email === '' ? null : account.email,
    name: name === '' ? null : name,
    timezone: findZone(account.timezone),
  }
}

/** A call each, of the four that a free account has in a second. */
const details_a_page = 25
/** As many occurrences does Zoom show at once. */
const occurrences_shown = 50

const page_ms = 45_000

const kinds = { single: 2, series: 8 }

/**
 * There are no cursors, no stamps of change and no marks of what was deleted: each reading is the whole list. It says
 * all of a single meeting but for long texts and guests, and of a series neither its rule nor its occurrences.
 */
async function fetchPage(ask: AskZoom, request: TimedRequest): Promise<RemotePage> {
  // The cursor of a sync: a page with unread items is requested again.
  const place: ListPlace =
    request.page === null ? { token: null, after: null } : readPlace(request.page, ListPlace)
  const query = {
    type: 'scheduled',
    page_size: '300',
    ...(place.token !== null && { next_page_token: place.token }),
  }
  const list = await ask({ path: '/users/me/meetings', query, reply: ZoomMeetings })
  const zone = zoneOf(request.calendar.timezone ?? '', 'UTC')
  const { events, problems, stopped_after } = await readDetailedItems(list.meetings, ZoomListed, {
    after: place.after,
    most: details_a_page,
    isLate: request.isLate,
    idOf: (raw) => MeetingNumber.safeParse(fieldOf(raw, 'id')).data ?? null,
    nameOf: (raw) => text(100).safeParse(fieldOf(raw, 'topic')).data?.trim() ?? '',
    knownOf: (listed) => knownOf(listed, request),
    fetchEvent: (listed) => fetchEvent(ask, listed, { zone, request }),
  })
  const rest = nextPlace(place, {
    stopped_after,
    next_token: list.next_page_token === '' ? null : list.next_page_token,
  })
  return {
    events,
    problems,
    next_page: rest && JSON.stringify(rest),
    cursor: null,
    covers: rest ? null : { from_ms: null, to_ms: null, ended_stay: true },
  }
}

/** What needs no call: what has no time, as instant meetings and personal rooms, and single meetings that are known. */
function knownOf(listed: ZoomListed, { isKnown }: PageRequest): RemoteEvent | null {
  const external_id = listed.id
  if (listed.type === kinds.series) return null
  if (listed.type !== kinds.single || listed.start_time == null) return { kind: 'removed', external_id }
  return isKnown(external_id, listedVersion(listed)) ? { kind: 'unchanged', external_id } : null
}

interface Circumstances {
  readonly zone: string
  readonly request: PageRequest
}

async function fetchEvent(
  ask: AskZoom,
  listed: ZoomListed,
  { zone, request }: Circumstances,
): Promise<RemoteEvent> {
  const external_id = listed.id
  try {
    const meeting = await fetchMeeting(ask, external_id, true)
    if (listed.type !== kinds.series) return singleOf(meeting, listedVersion(listed), zone)
    const isCut = meeting.occurrences.length >= occurrences_shown
    const series = isCut ? await withComing(ask, meeting) : meeting
    if (request.isKnown(external_id, seriesVersion(series))) return { kind: 'unchanged', external_id }
    return seriesOf(series, zone, isCut)
  } catch (problem) {
    // It is gone since it was listed.
    if (!(problem instanceof ProviderError) || problem.kind !== 'missing') throw problem
    return { kind: 'removed', external_id }
  }
}

async function fetchMeeting(ask: AskZoom, id: string, withPast: boolean): Promise<ZoomMeeting> {
  const query: Record<string, string> = withPast ? { show_previous_occurrences: 'true' } : {}
  const raw = await ask({ path: pathOf('meetings', id), query, reply: z.unknown() })
  return itemOf(raw, ZoomMeeting)
}

/** The first fifty of a long series, and the next fifty from now on. */
async function withComing(ask: AskZoom, meeting: ZoomMeeting): Promise<ZoomMeeting> {
  const coming = await fetchMeeting(ask, meeting.id, false)
  const known = new Map(
    [...meeting.occurrences, ...coming.occurrences].map((one) => [one.occurrence_id, one]),
  )
  return { ...meeting, occurrences: [...known.values()] }
}
