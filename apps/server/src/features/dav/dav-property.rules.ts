import { madeUpAddress } from '../meeting/meeting.api.ts'
import type { DavPerson, OpenCalendar } from './dav-access.service.ts'
import type { DavCalendar, DavPlace, DavResource, ReadCalendar } from './dav.queries.ts'
import { type DavTarget, defaultName, hrefOf } from './dav-path.rules.ts'
import { etagOf, formatToken } from './dav-token.rules.ts'
import {
  apple_namespace,
  caldav_namespace,
  calXml,
  dav_namespace,
  davXml,
  escapeXml,
  hrefXml,
  type PropStats,
  server_namespace,
  xml,
  type XmlName,
} from './dav-xml.rules.ts'

/** The largest text of an event. */
export const object_bytes_max = 1_048_576
export const calendar_type = 'text/calendar; charset=utf-8'
const default_calendar_name = 'Meridian'

/** A resource of which properties are asked. */
export type DavSubject =
  | { readonly target: Exclude<DavTarget, { kind: 'object' }>; readonly calendar: OpenCalendar }
  | {
      readonly target: Extract<DavTarget, { kind: 'object' }>
      readonly calendar: OpenCalendar
      readonly resource: DavResource
      /** Where its content was asked for. */
      readonly text?: string
      readonly schedule_tag?: string | null
      readonly updated_at?: Date
    }

/** Null for all that are cheap to tell (RFC 4918 §9.1, allprop). */
export type WantedProps = readonly XmlName[] | null

export function subjectOf(
  { user_id, collection }: DavPlace,
  calendar: OpenCalendar,
  resource: DavResource,
  object?: {
    readonly text: string
    readonly schedule_tag: string | null
    readonly row: { readonly updated_at: Date }
  },
): DavSubject {
  const name = resource.resource_name ?? defaultName(resource.meeting_id)
  const target = { kind: 'object', user_id, collection, name } as const
  const { text, schedule_tag } = object ?? {}
  return {
    target,
    calendar,
    resource,
    ...(text !== undefined && { text }),
    ...(schedule_tag !== undefined && { schedule_tag }),
    ...(object && { updated_at: object.row.updated_at }),
  }
}

/** The properties of a resource, by which of them it has. */
export function propsOf(
  person: DavPerson,
  subject: DavSubject,
  wanted: WantedProps,
): PropStats & { readonly names: readonly string[] } {
  const known = knownProps(person, subject)
  const asked = wanted ?? Object.keys(known).map(nameIn)
  const found: string[] = []
  const names: string[] = []
  const missing: XmlName[] = []
  for (const name of asked) {
    const content = known[keyOf(name)]
    if (content === undefined) missing.push(name)
    else {
      found.push(xml(name, content))
      names.push(xml(name))
    }
  }
  return { href: hrefOf(subject.target), found, missing, names }
}

type Props = Readonly<Record<string, string>>

function knownProps(person: DavPerson, subject: DavSubject): Props {
  const common = commonProps(person)
  const { target } = subject
  const { read_calendars } = subject.calendar
  const read = read_calendars.find(
    ({ collection }) => 'collection' in target && collection === target.collection,
  )
  const access = owned(person, { isRead: read !== undefined })
  if ('resource' in subject) return { ...common, ...access, ...objectProps(subject) }
  if (target.kind === 'calendar') return { ...common, ...access, ...calendarProps(subject.calendar, read) }
  if (target.kind === 'principal') return { ...common, ...principalProps(person) }
  if (target.kind === 'inbox' || target.kind === 'outbox')
    return { ...common, ...schedulingProps(person, target.kind) }
  if (target.kind === 'home')
    return { ...common, ...collection(), ...owned(person), [dav('displayname')]: escapeXml(person.full_name) }
  return { ...common, ...collection(), [dav('displayname')]: default_calendar_name }
}

function commonProps({ user_id }: DavPerson): Props {
  return {
    [dav('current-user-principal')]: hrefXml(hrefOf({ kind: 'principal', user_id })),
    [dav('principal-collection-set')]: hrefXml(hrefOf({ kind: 'principals' })),
    [dav('supported-report-set')]: '',
  }
}

function collection(): Props {
  return { [dav('resourcetype')]: davXml('collection') }
}

function owned({ user_id }: DavPerson, { isRead = false } = {}): Props {
  const writing = ['write', 'write-properties', 'write-content', 'bind', 'unbind']
  const all = ['read', ...(isRead ? [] : writing), 'read-current-user-privilege-set']
  const privileges = [...all.map((name) => davXml(name)), calXml('read-free-busy')]
  return {
    [dav('owner')]: hrefXml(hrefOf({ kind: 'principal', user_id })),
    [dav('current-user-privilege-set')]: privileges.map((one) => davXml('privilege', one)).join(''),
  }
}

function principalProps({ user_id, full_name, primary_email }: DavPerson): Props {
  const addresses = [`mailto:${primary_email}`, `mailto:${madeUpAddress(user_id)}`]
  const home = hrefXml(hrefOf({ kind: 'home', user_id }))
  return {
    [dav('resourcetype')]: davXml('collection') + davXml('principal'),
    [dav('displayname')]: escapeXml(full_name),
    [dav('principal-URL')]: hrefXml(hrefOf({ kind: 'principal', user_id })),
    [cal('calendar-home-set')]: home,
    [cal('calendar-user-address-set')]: addresses.map(hrefXml).join(''),
    [cal('calendar-user-type')]: 'INDIVIDUAL',
    [cal('schedule-inbox-URL')]: hrefXml(hrefOf({ kind: 'inbox', user_id })),
    [cal('schedule-outbox-URL')]: hrefXml(hrefOf({ kind: 'outbox', user_id })),
    [keyOf({ namespace: server_namespace, name: 'email-address-set' })]: xml(
      { namespace: server_namespace, name: 'email-address' },
      escapeXml(primary_email),
    ),
  }
}

/** Messages reach the calendar itself: the inbox is always empty (decision 0078). */
function schedulingProps({ user_id }: DavPerson, kind: 'inbox' | 'outbox'): Props {
  const privilege =
    kind === 'inbox'
      ? ['schedule-deliver', 'schedule-deliver-invite', 'schedule-deliver-reply', 'schedule-query-freebusy']
      : ['schedule-send', 'schedule-send-invite', 'schedule-send-reply', 'schedule-send-freebusy']
  const privileges = [davXml('read'), ...privilege.map((name) => calXml(name))]
  return {
    [dav('resourcetype')]: davXml('collection') + calXml(`schedule-${kind}`),
    [dav('displayname')]: kind === 'inbox' ? 'Inbox' : 'Outbox',
    [dav('owner')]: hrefXml(hrefOf({ kind: 'principal', user_id })),
    [dav('current-user-privilege-set')]: privileges.map((one) => davXml('privilege', one)).join(''),
    ...(kind === 'inbox' && {
      [cal('schedule-default-calendar-URL')]: hrefXml(
        hrefOf({ kind: 'calendar', user_id, collection: null }),
      ),
    }),
  }
}

const reports = [calXml('calendar-query'), calXml('calendar-multiget'), davXml('sync-collection')]

function calendarProps(calendar: DavCalendar, read: ReadCalendar | undefined): Props {
  const calendar_name = read ? read.name : calendar.calendar_name
  const calendar_color = read ? read.color : calendar.calendar_color
  const supported = read ? reports : [...reports, calXml('free-busy-query')]
  return {
    [dav('resourcetype')]: davXml('collection') + calXml('calendar'),
    [dav('displayname')]: escapeXml(calendar_name ?? default_calendar_name),
    [dav('sync-token')]: escapeXml(tokenOf(calendar)),
    [keyOf({ namespace: server_namespace, name: 'getctag' })]: escapeXml(tokenOf(calendar)),
    [dav('supported-report-set')]: supported
      .map((report) => davXml('supported-report', davXml('report', report)))
      .join(''),
    [cal('supported-calendar-component-set')]: '<C:comp name="VEVENT"/>',
    [cal('supported-calendar-data')]: '<C:calendar-data content-type="text/calendar" version="2.0"/>',
    [cal('max-resource-size')]: String(object_bytes_max),
    [cal('min-date-time')]: '19000101T000000Z',
    [cal('max-date-time')]: '21991231T235959Z',
    [cal('schedule-calendar-transp')]: calXml(read?.counts_as_busy === false ? 'transparent' : 'opaque'),
    ...(calendar_color !== null && {
      [keyOf({ namespace: apple_namespace, name: 'calendar-color' })]: escapeXml(calendar_color),
    }),
  }
}

/** The token after the last change; before all changes are counted, one that leads to a whole listing. */
export function tokenOf({ incarnation, revision, is_settled }: DavCalendar): string {
  return formatToken({ incarnation, revision: is_settled ? BigInt(revision) : 0n, after: null })
}

function objectProps({
  calendar,
  resource,
  text,
  schedule_tag,
  updated_at,
}: Extract<DavSubject, { resource: unknown }>): Props {
  return {
    [dav('resourcetype')]: '',
    [dav('getetag')]: escapeXml(etagOf(calendar, resource.revision)),
    [dav('getcontenttype')]: `${calendar_type}; component=VEVENT`,
    ...(text !== undefined && {
      [cal('calendar-data')]: escapeXml(text),
      [dav('getcontentlength')]: String(Buffer.byteLength(text)),
    }),
    ...(updated_at && { [dav('getlastmodified')]: updated_at.toUTCString() }),
    ...(schedule_tag && { [cal('schedule-tag')]: escapeXml(schedule_tag) }),
  }
}

function dav(name: string): string {
  return keyOf({ namespace: dav_namespace, name })
}

function cal(name: string): string {
  return keyOf({ namespace: caldav_namespace, name })
}

function keyOf({ namespace, name }: XmlName): string {
  return `${namespace} ${name}`
}

function nameIn(key: string): XmlName {
  const at = key.lastIndexOf(' ')
  return { namespace: key.slice(0, at), name: key.slice(at + 1) }
}
