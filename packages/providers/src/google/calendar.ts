import type { z } from 'zod'
import { type Access, pathOf } from '../kit/access.ts'
import { fieldOf, readItems } from '../kit/listed-items.ts'
import { ProviderError } from '../kit/provider-error.ts'
import type {
  CalendarSource,
  PageRequest,
  RemoteAccount,
  RemoteCalendar,
  RemotePage,
} from '../kit/remote-event.ts'
import { Identifier, text } from '../kit/reply-text.ts'
import { type AskGoogle, googleClient, scope_calendars, scope_events } from './client.ts'
import { findZone, zoneOf } from '../kit/event-time.ts'
import { remoteEventOf } from './remote-event.ts'
import { GoogleAccount, GoogleCalendar, GoogleCalendars, GoogleEvent, GoogleEvents } from './replies.ts'

/** Reads the calendars of one Google account. */
export function googleCalendar(access: Access): CalendarSource {
  const ask = googleClient(access)
  return {
    fetchAccount: () => fetchAccount(ask),
    fetchCalendars: () => fetchCalendars(ask),
    fetchPage: (request) => fetchPage(ask, request),
  }
}

/** Google allows 2500, but a page is also what is written at once, and what is read again after a broken connection. */
const events_a_page = 500
/** Many guests and long texts on every event of a page. */
const page_bytes_max = 32 * 1_048_576
const calendar_pages_max = 40

async function fetchAccount(ask: AskGoogle): Promise<RemoteAccount> {
  const account = await ask({
    path: '/oauth2/v2/userinfo',
    reply: GoogleAccount,
    scopes: ['openid', 'email'],
  })
  return {
    external_account_id: account.id,
    email: account.email ?? null,
    name: account.name ?? null,
    timezone: null,
  }
}

async function fetchCalendars(ask: AskGoogle): Promise<RemoteCalendar[]> {
  const calendars = new Map<string, RemoteCalendar>()
  let pageToken: string | null = null
  for (let page = 0; page < calendar_pages_max; page += 1) {
    const query: Record<string, string> = { maxResults: '250', ...(pageToken !== null && { pageToken }) }
    const path = '/calendar/v3/users/me/calendarList'
    const list = await ask({ path, query, reply: GoogleCalendars, scopes: scope_calendars })
    for (const raw of list.items) {
      const calendar = idOf(raw) === null ? null : calendarOf(raw)
      if (calendar && !calendar.deleted) calendars.set(calendar.id, remoteCalendarOf(calendar))
    }
    pageToken = list.nextPageToken ?? null
    if (pageToken === null) break
  }
  // Half a list, or an empty one, would make calendars look deleted that are there: every account has its own.
  if (pageToken !== null || calendars.size === 0)
    throw new ProviderError('broken', 'No list of calendars came.')
  return [...calendars.values()]
}

function calendarOf(raw: unknown): z.infer<typeof GoogleCalendar> {
  const calendar = GoogleCalendar.safeParse(raw)
  if (!calendar.success) throw new ProviderError('broken', 'A calendar in the list has another shape.')
  return calendar.data
}

function remoteCalendarOf(calendar: z.infer<typeof GoogleCalendar>): RemoteCalendar {
  const { id, summary, summaryOverride, primary, accessRole, timeZone, backgroundColor } = calendar
  return {
    calendar_id: id,
    name: summaryOverride.trim() || summary.trim() || id,
    is_primary: primary,
    is_writable: accessRole === 'owner' || accessRole === 'writer',
    timezone: findZone(timeZone),
    color: /^#[0-9a-f]{6}$/i.test(backgroundColor) ? backgroundColor.toLowerCase() : null,
  }
}

/** Everything when there is no cursor, else what has changed since. The parameters of both are the same. */
async function fetchPage(ask: AskGoogle, { calendar, cursor, page }: PageRequest): Promise<RemotePage> {
  const path = `/calendar/v3${pathOf('calendars', calendar.calendar_id, 'events')}`
  const query = {
    singleEvents: 'false',
    maxResults: String(events_a_page),
    ...(cursor !== null && { syncToken: cursor }),
    ...(page !== null && { pageToken: page }),
  }
  const call = { path, query, reply: GoogleEvents, scopes: scope_events, bytesMax: page_bytes_max }
  const list = await ask(call).catch((problem: unknown) => {
    throw (page ?? cursor) !== null && isInvalid(problem) ? outdatedToken() : problem
  })
  const zone = zoneOf(list.timeZone, calendar.timezone ?? 'UTC')
  const { events, problems } = readItems(list.items, GoogleEvent, {
    idOf,
    nameOf,
    eventOf: (item) => remoteEventOf(item, zone),
  })
  const next_page = list.nextPageToken ?? null
  const isLast = next_page === null
  // An answer that neither goes on nor ends is no list, and must not pass for an empty one.
  if (isLast && list.nextSyncToken == null)
    throw new ProviderError('broken', 'The list of events has no end.')
  if (next_page !== null && next_page === page) throw new ProviderError('broken', 'A page leads to itself.')
  return {
    events,
    problems,
    next_page,
    cursor: isLast ? (list.nextSyncToken ?? null) : null,
    covers: isLast && cursor === null ? { from_ms: null, to_ms: null, ended_stay: false } : null,
  }
}

/** All that we send is the same each time but for the tokens. */
function isInvalid(problem: unknown): boolean {
  return problem instanceof ProviderError && problem.kind === 'invalid'
}

function outdatedToken(): ProviderError {
  return new ProviderError('outdated', 'Google no longer knows where the reading was.')
}

function idOf(raw: unknown): string | null {
  return Identifier.safeParse(fieldOf(raw, 'id')).data ?? null
}

function nameOf(raw: unknown): string {
  return text(100).safeParse(fieldOf(raw, 'summary')).data?.trim() ?? ''
}
