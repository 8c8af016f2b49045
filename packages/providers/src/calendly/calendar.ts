import { z } from 'zod'
import { day_ms, minute_ms } from '@meridian/engine'
import type { Access } from '../kit/access.ts'
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
import { Identifier, text } from '../kit/reply-text.ts'
import { type AskCalendly, calendlyClient, fetchAll, idIn } from './client.ts'
import { type Host, remoteMeetingOf, versionOf } from './remote-event.ts'
import { CalendlyAccount, CalendlyEvent, CalendlyInvitee, CalendlyPage } from './replies.ts'

/** Reads the bookings of the owner of the account; `external_account_id` is from `fetchAccount`. */
export function calendlyCalendar(
  access: Access & { readonly external_account_id: string | null },
): CalendarSource {
  const ask = calendlyClient(access)
  return {
    fetchAccount: () => fetchAccount(ask),
    fetchCalendars: async () => {
      const { timezone } = await fetchAccount(ask)
      const calendar = { calendar_id: '', name: 'Calendly', is_primary: true, is_writable: false }
      return [{ ...calendar, timezone, color: null }]
    },
    fetchPage: async (request) => {
      const uri = access.external_account_id ?? (await fetchAccount(ask)).external_account_id
      return fetchPage(ask, uri, { ...request, isLate: lateAfter(access.now, page_ms) })
    },
  }
}

/** Who it is, and the organization they belong to, which webhooks are asked for. */
export async function fetchAccount(
  ask: AskCalendly,
): Promise<RemoteAccount & { organization: string | null }> {
  const { resource } = await ask({ path: '/users/me', reply: CalendlyAccount, scopes: ['users:read'] })
  return {
    external_account_id: resource.uri,
    email: resource.email === '' ? null : resource.email,
    name: resource.name === '' ? null : resource.name,
    timezone: findZone(resource.timezone),
    organization: resource.current_organization ?? null,
  }
}

/** What began before is over: it may only be marked as not attended. */
const read_back_ms = 30 * day_ms
/** A call each, of the fifty that a free account has in a minute. */
const details_a_page = 20
const page_ms = 45_000

/**
 * There are no cursors and no list of changes: each reading is the whole window, in both states, without an end, as
 * people may be booked for years ahead. Who was invited is asked for where the list says something new.
 */
async function fetchPage(ask: AskCalendly, user: string, request: TimedRequest): Promise<RemotePage> {
  const place = request.page === null ? firstPlace(request.now) : readPlace(request.page, Place)
  const query = {
    user,
    min_start_time: new Date(place.from_ms).toISOString(),
    sort: 'start_time:asc',
    count: '100',
    ...(place.token !== null && { page_token: place.token }),
  }
  const list = await ask({
    path: '/scheduled_events',
    query,
    reply: CalendlyPage,
    scopes: ['scheduled_events:read'],
  }).catch((problem: unknown) => {
    throw place.token !== null && isInvalid(problem) ? outdatedToken() : problem
  })
  const host = { uri: user, zone: zoneOf(request.calendar.timezone ?? '', 'UTC') }
  const { events, problems, stopped_after } = await readDetailedItems(list.collection, CalendlyEvent, {
    after: place.after,
    most: details_a_page,
    isLate: request.isLate,
    idOf: (raw) => Identifier.safeParse(fieldOf(raw, 'uri')).data ?? null,
    nameOf: (raw) => text(100).safeParse(fieldOf(raw, 'name')).data?.trim() ?? '',
    knownOf: (booking) => knownOf(booking, request),
    fetchEvent: (booking) => fetchMeeting(ask, booking, host),
  })
  const rest = nextPlace(place, { stopped_after, next_token: list.pagination.next_page_token ?? null })
  // A minute more than asked for: nothing at the window's edge is ever taken for gone.
  const covers = { from_ms: place.from_ms + minute_ms, to_ms: null, ended_stay: false }
  return {
    events,
    problems,
    next_page: rest && JSON.stringify(rest),
    cursor: null,
    covers: rest ? null : covers,
  }
}

function knownOf(booking: CalendlyEvent, { isKnown }: PageRequest): RemoteEvent | null {
  const external_id = booking.uri
  return isKnown(external_id, versionOf(booking)) ? { kind: 'unchanged', external_id } : null
}

async function fetchMeeting(ask: AskCalendly, booking: CalendlyEvent, host: Host): Promise<RemoteEvent> {
  const path = `/scheduled_events/${idIn(booking.uri)}/invitees`
  const query = { sort: 'created_at:asc' }
  try {
    const raws = await fetchAll(ask, { path, query, scopes: ['scheduled_events:read'] })
    const invitees = raws.filter(isThing).map((raw) => itemOf(raw, CalendlyInvitee))
    // A page that comes twice must not make two people of one.
    const once = new Map(invitees.map((invitee) => [invitee.uri, invitee]))
    return remoteMeetingOf(booking, [...once.values()], host)
  } catch (problem) {
    // It is gone since it was listed.
    if (!(problem instanceof ProviderError) || problem.kind !== 'missing') throw problem
    return { kind: 'removed', external_id: booking.uri }
  }
}

function isThing(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null
}

/** The cursor of a sync: all pages have the same window, and a page with unread items is requested again. */
const Place = ListPlace.extend({ from_ms: z.number() })
type Place = z.infer<typeof Place>

function firstPlace(now: Date): Place {
  return { from_ms: now.getTime() - read_back_ms, token: null, after: null }
}

function isInvalid(problem: unknown): boolean {
  return problem instanceof ProviderError && problem.kind === 'invalid'
}

function outdatedToken(): ProviderError {
  return new ProviderError('outdated', 'Calendly no longer knows where the reading was.')
}
