import type { RemoteCalendar } from '../kit/remote-event.ts'
import { findZone } from '../kit/event-time.ts'
import { text } from '../kit/reply-text.ts'
import type { CalDavAccount } from './account.ts'
import { addressOf, asFolder } from './address.ts'
import type { DavClient } from './client.ts'
import { childrenOf, type DavResponse, findChild } from './multistatus.ts'
import { propfind } from './requests.ts'

const caldav = 'urn:ietf:params:xml:ns:caldav'
const calendarserver = 'http://calendarserver.org/ns/'
const asked = [
  '{DAV:}resourcetype',
  '{DAV:}displayname',
  '{DAV:}current-user-privilege-set',
  `{${caldav}}supported-calendar-component-set`,
  `{${caldav}}calendar-timezone`,
  `{${caldav}}calendar-timezone-id`,
  '{http://apple.com/ns/ical/}calendar-color',
]

/** The calendars of an account that hold events. Trash bins, inboxes and lists of tasks are none. */
export async function fetchCalendars(
  client: DavClient,
  { homes }: Pick<CalDavAccount, 'homes'>,
): Promise<RemoteCalendar[]> {
  const calendars = new Map<string, RemoteCalendar>()
  for (const home of homes) {
    const { responses, address } = await client.askMany(asFolder(new URL(home)), propfind('1', asked))
    for (const response of responses) {
      const place = addressOf(response.href, address)
      if (place && isCalendar(response)) {
        const calendar_id = asFolder(place).href
        calendars.set(calendar_id, calendarOf(calendar_id, response))
      }
    }
  }
  return [...calendars.values()]
}

function isCalendar({ properties }: DavResponse): boolean {
  const types = (properties.get('{DAV:}resourcetype')?.children ?? []).map(({ name }) => name)
  if (!types.includes(`{${caldav}}calendar`)) return false
  // Nextcloud keeps deleted calendars among the others, and marks them.
  if (types.some((name) => /\}(deleted-calendar|trash-bin)$/.test(name))) return false
  const set = properties.get(`{${caldav}}supported-calendar-component-set`)
  const kinds = (set?.children ?? []).map(({ attributes }) => (attributes['name'] ?? '').toUpperCase())
  return kinds.length === 0 || kinds.includes('VEVENT')
}

function calendarOf(calendar_id: string, { properties }: DavResponse): RemoteCalendar {
  const name = text(200).safeParse(properties.get('{DAV:}displayname')?.text).data?.trim() ?? ''
  const color = properties.get('{http://apple.com/ns/ical/}calendar-color')?.text.trim() ?? ''
  return {
    calendar_id,
    name: name === '' ? nameIn(calendar_id) : name,
    // No property says which one is the main calendar.
    is_primary: false,
    is_writable: isWritable(properties),
    timezone: zoneOf(properties),
    // Apple appends the opacity.
    color: /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(color) ? color.slice(0, 7).toLowerCase() : null,
  }
}

function nameIn(calendar_id: string): string {
  const segments = new URL(calendar_id).pathname.split('/').filter((segment) => segment !== '')
  return decodeURIComponent(segments.at(-1) ?? '').slice(0, 200) || calendar_id
}

/** A server that does not know privileges (RFC 3744) lets its person write. */
function isWritable(properties: DavResponse['properties']): boolean {
  const set = properties.get('{DAV:}current-user-privilege-set')
  if (!set) return true
  const granted = childrenOf(set, '{DAV:}privilege').flatMap(({ children }) =>
    children.map(({ name }) => name),
  )
  const isAll = ['{DAV:}all', '{DAV:}write'].some((name) => granted.includes(name))
  return isAll || ['{DAV:}write-content', '{DAV:}bind'].every((name) => granted.includes(name))
}

function zoneOf(properties: DavResponse['properties']): string | null {
  const id = properties.get(`{${caldav}}calendar-timezone-id`)?.text.trim() ?? ''
  const file = properties.get(`{${caldav}}calendar-timezone`)?.text.slice(0, 65_536) ?? ''
  const named = /^TZID:(.{1,100})$/m.exec(file)?.[1]?.trim() ?? ''
  return findZone(id) ?? findZone(named)
}

/** The tag that changes with anything in a calendar. */
export function tagOf({ properties }: Pick<DavResponse, 'properties'>): string | null {
  return textOf(properties, `{${calendarserver}}getctag`)
}

export function tokenOf({ properties }: Pick<DavResponse, 'properties'>): string | null {
  return textOf(properties, '{DAV:}sync-token')
}

/** Whether the collection can say what has changed in it (RFC 6578 §3.1). */
export function listsChanges({ properties }: Pick<DavResponse, 'properties'>): boolean {
  const set = properties.get('{DAV:}supported-report-set')
  const reports = set ? childrenOf(set, '{DAV:}supported-report') : []
  return reports.some((one) =>
    findChild(one, '{DAV:}report')?.children.some(({ name }) => name === '{DAV:}sync-collection'),
  )
}

function textOf(properties: DavResponse['properties'], name: string): string | null {
  const value = properties.get(name)?.text.trim() ?? ''
  return value === '' || value.length > 4000 ? null : value
}
