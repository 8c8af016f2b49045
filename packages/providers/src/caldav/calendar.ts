import type { AccountAccess } from '../kit/provider-adapter.ts'
import { contentVersion } from '../kit/content-version.ts'
import { ProviderError } from '../kit/provider-error.ts'
import type { CalendarSource, PageRequest, RemoteEvent, RemotePage } from '../kit/remote-event.ts'
import { type CalDavAccount, parseAccount } from './account.ts'
import { addressOf, asFolder, memberOf } from './address.ts'
import { fetchCalendars, listsChanges, tagOf, tokenOf } from './calendar-list.ts'
import { type DavClient, davClient } from './client.ts'
import { type Cursor, formatCursor, formatPage, type Page, parseCursor, parsePage } from './cursor.ts'
import { findCalDavAccount } from './discovery.ts'
import { type DavResponse, type Multistatus } from './multistatus.ts'
import { readObject } from './remote-event.ts'
import { multiget, propfind, syncCollection } from './requests.ts'

/** Reads the calendars of one account at a CalDAV server (RFC 4791). */
export function caldavCalendar(access: AccountAccess): CalendarSource {
  const account = parseAccount(access.accessToken)
  const reach = { ...access, user: account.user, password: account.password }
  const client = davClient(reach)
  return {
    fetchAccount: async () => {
      const found = await findCalDavAccount(
        reach,
        account.homes.map((home) => new URL(home)),
      )
      if ('account' in found) return found.account
      throw new ProviderError(
        found.problem === 'sign_in' ? 'needs_consent' : 'broken',
        'The account is gone.',
      )
    },
    fetchCalendars: async () => {
      const calendars = await fetchCalendars(client, account)
      // A server that lists nothing for a moment must not make all calendars look deleted.
      if (calendars.length === 0) throw new ProviderError('broken', 'No list of calendars came.')
      return calendars
    },
    fetchPage: (request) => fetchPage({ client, account }, request),
  }
}

interface Reader {
  readonly client: DavClient
  readonly account: CalDavAccount
}

/** What is read before it is kept. */
const members_a_page = 400
const members_a_request = 80

async function fetchPage(reader: Reader, request: PageRequest): Promise<RemotePage> {
  const going = parsePage(request.page)
  if (going) return readOn(reader, request, going)
  const cursor = parseCursor(request.cursor)
  const place = asFolder(new URL(request.calendar.calendar_id))
  if (cursor?.token != null) return readChanges(reader, request, cursor.token)
  const state = await fetchState(reader.client, place)
  if (cursor?.tag != null && cursor.tag === state.tag) return unchanged(request.cursor)
  return readWhole(reader, request, { next: state, since: null, after: '' })
}

function readOn(reader: Reader, request: PageRequest, page: Page): Promise<RemotePage> {
  return page.since === null
    ? readWhole(reader, request, page)
    : readChanges(reader, request, page.since, page)
}

/** Taken before the list, so that a change in between is read once more. */
async function fetchState(client: DavClient, place: URL): Promise<Cursor> {
  const names = ['{DAV:}sync-token', '{http://calendarserver.org/ns/}getctag', '{DAV:}supported-report-set']
  const { responses } = await client.askMany(place, propfind('0', names))
  const [state] = responses
  if (!state) throw new ProviderError('broken', 'The calendar says nothing of itself.')
  const token = listsChanges(state) ? tokenOf(state) : null
  return { token, tag: token === null ? tagOf(state) : null }
}

/** A member of the calendar, and its version; null where the server names none. */
interface Member {
  readonly name: string
  readonly tag: string | null
}

async function readWhole(reader: Reader, request: PageRequest, page: Page): Promise<RemotePage> {
  const place = asFolder(new URL(request.calendar.calendar_id))
  const list = await reader.client.askMany(place, propfind('1', ['{DAV:}getetag', '{DAV:}resourcetype']))
  // Half a list would make events look deleted that are there.
  if (isCutShort(list, place)) throw new ProviderError('broken', 'The list of events is cut short.')
  const members = list.responses.flatMap((response) =>
    isCollection(response) ? [] : memberIn(response, place, list.address),
  )
  const read = await readMembers(reader, request, { members, after: page.after })
  if (read.stopped_after !== null) return goOn(read, { ...page, after: read.stopped_after })
  const covers = { from_ms: null, to_ms: null, ended_stay: false }
  return { ...read, next_page: null, cursor: formatCursor(page.next), covers }
}

async function readChanges(
  reader: Reader,
  request: PageRequest,
  since: string,
  page?: Page,
): Promise<RemotePage> {
  const place = asFolder(new URL(request.calendar.calendar_id))
  const list = await reader.client.askMany(place, syncCollection(since)).catch((problem: unknown) => {
    throw isTokenRefused(problem) ? outdated() : problem
  })
  if (list.sync_token === null) throw outdated()
  const own = list.responses.filter(({ href }) => memberAt(href, place, list.address) !== null)
  const gone = own.filter(({ status }) => status === 404 || status === 410)
  const members = own.flatMap((response) =>
    gone.includes(response) || isCollection(response) ? [] : memberIn(response, place, list.address),
  )
  // The token of the first list: what changes while pages are read is listed by it again.
  const isOngoing = page !== undefined && page.after !== ''
  const next = isOngoing ? page.next : { token: list.sync_token, tag: null }
  const read = await readMembers(reader, request, { members, after: page?.after ?? '' })
  const removed = isOngoing ? [] : gone.flatMap(({ href }) => removedAt(href, place, list.address))
  const events = [...removed, ...read.events]
  if (read.stopped_after !== null)
    return goOn({ ...read, events }, { next, since, after: read.stopped_after })
  if (isCutShort(list, place) && list.sync_token !== since) {
    const token = list.sync_token
    return goOn({ ...read, events }, { next: { token, tag: null }, since: token, after: '' })
  }
  return { ...read, events, next_page: null, cursor: formatCursor(next), covers: null }
}

interface ReadMembers {
  readonly events: readonly RemoteEvent[]
  readonly problems: readonly string[]
  /** The last member that was read, where there are more; null where there are none. */
  readonly stopped_after: string | null
}

/** The texts of members behind `after` whose versions are not known, as many as one page holds. */
async function readMembers(
  { client, account }: Reader,
  { calendar, isKnown }: PageRequest,
  { members, after }: { readonly members: readonly Member[]; readonly after: string },
): Promise<ReadMembers> {
  const place = asFolder(new URL(calendar.calendar_id))
  const left = [...new Map(members.map((member) => [member.name, member])).values()]
    .filter(({ name }) => name > after)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const events: RemoteEvent[] = []
  const wanted: Member[] = []
  let stopped_after: string | null = null
  for (const member of left) {
    if (member.tag !== null && isKnown(member.name, member.tag)) {
      events.push({ kind: 'unchanged', external_id: member.name })
    } else if (wanted.length === members_a_page) {
      break
    } else wanted.push(member)
    stopped_after = member.name
  }
  const problems: string[] = []
  const context = { zone: calendar.timezone ?? 'UTC', addresses: account.addresses }
  for (let at = 0; at < wanted.length; at += members_a_request) {
    const asked = wanted.slice(at, at + members_a_request)
    for (const object of await fetchObjects(client, place, asked)) {
      if (object.text === null) {
        events.push({ kind: object.isGone ? 'removed' : 'unchanged', external_id: object.name })
        if (!object.isGone) problems.push(`The event ${object.name.slice(0, 100)} did not come.`)
      } else {
        const read = readObject({ ...object, text: object.text }, context)
        events.push(...read.events)
        problems.push(...read.problems)
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { events, problems, stopped_after: stopped_after === left.at(-1)?.name ? null : stopped_after }
}

interface FetchedObject {
  readonly name: string
  readonly version: string
  /** Null where none came. */
  readonly text: string | null
  readonly isGone: boolean
}

async function fetchObjects(
  client: DavClient,
  place: URL,
  members: readonly Member[],
): Promise<FetchedObject[]> {
  const paths = members.map(({ name }) => `${place.pathname}${name}`)
  const { responses, address } = await client.askMany(place, multiget(paths))
  const found = new Map(responses.map((response) => [memberAt(response.href, place, address), response]))
  return members.map(({ name, tag }) => {
    const response = found.get(name)
    const text = response?.properties.get('{urn:ietf:params:xml:ns:caldav}calendar-data')?.text ?? null
    const version = etagOf(response) ?? tag ?? contentVersion(text)
    return { name, version, text, isGone: response?.status === 404 || response?.status === 410 }
  })
}

function goOn({ events, problems }: Pick<ReadMembers, 'events' | 'problems'>, page: Page): RemotePage {
  return { events, problems, next_page: formatPage(page), cursor: null, covers: null }
}

function unchanged(cursor: string | null): RemotePage {
  return { events: [], problems: [], next_page: null, cursor, covers: null }
}

function memberIn(response: DavResponse, place: URL, from: URL): Member[] {
  const name = memberAt(response.href, place, from)
  return name === null ? [] : [{ name, tag: etagOf(response) }]
}

function removedAt(href: string, place: URL, from: URL): RemoteEvent[] {
  const external_id = memberAt(href, place, from)
  return external_id === null ? [] : [{ kind: 'removed', external_id }]
}

/** Below where the calendar was asked for, or where a redirect led. */
function memberAt(href: string, place: URL, from: URL): string | null {
  const address = addressOf(href, from)
  return address && (memberOf(address, place) ?? memberOf(address, from))
}

function isCollection({ href, properties }: DavResponse): boolean {
  const types = properties.get('{DAV:}resourcetype')?.children ?? []
  return href.endsWith('/') || types.some(({ name }) => name === '{DAV:}collection')
}

function etagOf(response: DavResponse | undefined): string | null {
  const tag = response?.properties.get('{DAV:}getetag')?.text.trim() ?? ''
  return tag === '' || tag.length > 1000 ? null : tag
}

/** The server says of the calendar itself that there is more (RFC 6578 §3.6, RFC 5323 §5.15). */
function isCutShort({ responses, address }: Multistatus & { readonly address: URL }, place: URL): boolean {
  return responses.some(({ href, status }) => {
    const own = addressOf(href, address)
    return status === 507 && own !== null && asFolder(own).href === place.href
  })
}

/** Servers say with one of these that a token is too old, or never was one. */
function isTokenRefused(problem: unknown): boolean {
  return problem instanceof ProviderError && ['refused', 'conflict', 'invalid'].includes(problem.kind)
}

function outdated(): ProviderError {
  return new ProviderError('outdated', 'The server no longer knows where the reading was.')
}
