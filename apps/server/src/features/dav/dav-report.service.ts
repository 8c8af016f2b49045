import type { Interval } from '@meridian/engine'
import type { DavReply, DavRequest } from '../../platform/http/serve-dav.ts'
import { type CalendarTree, readTree } from '@meridian/icalendar'
import type { XmlElement } from '../../platform/xml/parse-xml.ts'
import { TaskStopped } from '../../platform/workers/worker-tasks.ts'
import {
  type ExportRow,
  listExportRows,
  listMeetingsWithin,
  listOccurrencesWithin,
  listTimesWithin,
  type ObjectRange,
} from '../meeting/meeting.api.ts'
import { isSeries } from '@meridian/engine'
import { type DataRange, readDataRange, readFilter, readTimeRange } from './calendar-query.rules.ts'
import { type DavPerson, type OpenCalendar, openCalendar, placeOf } from './dav-access.service.ts'
import {
  type DavPlace,
  type DavChange,
  type DavResource,
  listChanges,
  listResources,
  listResourcesAfter,
} from './dav.queries.ts'
import { findResources } from './dav-resource.service.ts'
import { type DavObject, inTurns, readObjects, TextTooLong } from './dav-object.service.ts'
import { type DavTarget, defaultName, hrefOf, parsePath, pathOfHref } from './dav-path.rules.ts'
import { badRequest, DavProblem, invalidToken, notAllowed, xml_type } from './dav-problem.rules.ts'
import { calendar_type, propsOf, subjectOf, type WantedProps } from './dav-property.rules.ts'
import { propsIn, readXml, wantsData } from './dav-request.rules.ts'
import { formatToken, parseToken, type SyncPlace } from './dav-token.rules.ts'
import {
  caldav_namespace,
  childNamed,
  dav_namespace,
  davXml,
  escapeXml,
  isNamed,
  multistatus,
  propResponse,
  statusResponse,
} from './dav-xml.rules.ts'
import { writeFreeBusy } from './free-busy.rules.ts'

type Request = DavRequest<DavPerson>
type InCalendar = Extract<DavTarget, { kind: 'calendar' | 'object' }>

/** Answers a REPORT about the calendar. */
export async function report(request: Request, target: DavTarget): Promise<DavReply> {
  const asked = readXml(request.body)
  if (target.kind !== 'calendar') {
    if (target.kind === 'object' && isNamed(asked, caldav_namespace, 'calendar-multiget'))
      return multiget(request, target, asked)
    throw unsupported()
  }
  if (isNamed(asked, caldav_namespace, 'calendar-query')) return query(request, target, asked)
  if (isNamed(asked, caldav_namespace, 'calendar-multiget')) return multiget(request, target, asked)
  if (target.collection === null && isNamed(asked, caldav_namespace, 'free-busy-query'))
    return freeBusy(request, asked)
  if (isNamed(asked, dav_namespace, 'sync-collection')) return sync(request, target, asked)
  throw unsupported()
}

async function query({ db, person, now }: Request, target: InCalendar, asked: XmlElement): Promise<DavReply> {
  const range = readDataRange(asked)
  const { window, uid, isEmpty, isMet } = readFilter(asked)
  const { user_id } = person
  const calendar = await openCalendar(db, user_id, now)
  const place = placeOf(calendar, target)
  if (isEmpty) return answer([])
  const ids = window && [...(await listMeetingsWithin(db, user_id, window))]
  const resources = await listResources(db, place, ids)
  const named = uid === null ? resources : await withUid(db, user_id, resources, uid)
  const found = isMet ? await withText(db, user_id, named, isMet) : named
  return answer(
    await describe(db, person, { calendar, place, resources: found, wanted: propsIn(asked), range }),
  )
}

async function multiget(
  { db, person, now }: Request,
  target: InCalendar,
  asked: XmlElement,
): Promise<DavReply> {
  const range = readDataRange(asked)
  const { user_id } = person
  const calendar = await openCalendar(db, user_id, now)
  const place = placeOf(calendar, target)
  const hrefs = asked.children
    .filter((child) => isNamed(child, dav_namespace, 'href'))
    .map(({ text }) => text.trim())
  if (hrefs.length > most_hrefs) throw badRequest(`Ask for at most ${most_hrefs} events at a time.`)
  const named = hrefs.map((href) => ({ href, name: ownName(href, place) }))
  const names = named.flatMap(({ name }) => name ?? [])
  const resources = await findResources(db, place, names)
  const missing = named.filter(({ name }) => name === null || !resources.has(name))
  const wanted = propsIn(asked)
  const found = [...new Map([...resources.values()].map((one) => [one.meeting_id, one])).values()]
  return answer([
    ...(await describe(db, person, { calendar, place, resources: found, wanted, range })),
    ...missing.map(({ href }) => statusResponse(href, 404)),
  ])
}

async function freeBusy({ db, person, now }: Request, asked: XmlElement): Promise<DavReply> {
  const range = childNamed(asked, caldav_namespace, 'time-range')
  const window = range && readTimeRange(range)
  if (!window || !isBounded(window))
    throw badRequest('A free-busy-query must have a time-range with both bounds.')
  if (window[1] - window[0] > longest_free_busy_ms)
    throw badRequest('Ask for at most two years of free time.')
  const times = await listTimesWithin(db, person.user_id, window, most_times)
  const rows = await listExportRows(db, person.user_id, [
    ...new Set(times.map(({ meeting_id }) => meeting_id)),
  ])
  return { status: 200, type: calendar_type, content: writeFreeBusy({ window, times, rows, now }) }
}

/** What has changed since a token (RFC 6578 §3), in parts where the program sets a limit. */
async function sync(
  { db, person, now, header }: Request,
  target: Extract<DavTarget, { kind: 'calendar' }>,
  asked: XmlElement,
): Promise<DavReply> {
  const level = childText(asked, 'sync-level')
  if ((header('depth') ?? '0').trim() === 'infinity' || level === 'infinite')
    throw notAllowed('The calendar has one level: sync-level must be 1.')
  // Programs of the drafts of RFC 6578 say the level by the header Depth alone.
  if (level !== '' && level !== '1') throw badRequest('The sync-level must be 1.')
  const limit = readLimit(asked)
  const calendar = await openCalendar(db, person.user_id, now)
  const where = placeOf(calendar, target)
  const token = childText(asked, 'sync-token')
  const place = token === '' ? null : parseToken(token)
  if (token !== '' && !place) throw invalidToken()
  if (place && (place.incarnation !== calendar.incarnation || place.revision > BigInt(calendar.revision)))
    throw invalidToken()
  const isWhole = !place || place.after !== null || place.revision === 0n
  const found = isWhole
    ? await listFirst(db, where, calendar, { place, limit })
    : await listSince(db, where, calendar, { place, limit })
  const wanted = propsIn(asked)
  return answer([
    ...(await describe(db, person, { calendar, place: where, resources: found.resources, wanted })),
    ...found.gone.map((name) => statusResponse(hrefOf({ ...target, kind: 'object', name }), 404)),
    ...(found.isCut
      ? [statusResponse(hrefOf(target), 507, davXml('error', davXml('number-of-matches-within-limits')))]
      : []),
    davXml('sync-token', escapeXml(found.token)),
  ])
}

interface Changes {
  readonly resources: readonly DavResource[]
  /** Names of resources that are no longer there. */
  readonly gone: readonly string[]
  readonly isCut: boolean
  readonly token: string
}

interface SyncPart<Place> {
  readonly place: Place
  readonly limit: number
}

/** The whole calendar; changes meanwhile come with the token that its first part was given. */
async function listFirst(
  db: Request['db'],
  where: DavPlace,
  calendar: OpenCalendar,
  { place, limit }: SyncPart<SyncPlace | null>,
): Promise<Changes> {
  const { incarnation } = calendar
  const isContinued = place !== null && place.after !== null
  const revision = isContinued ? place.revision : calendar.is_settled ? BigInt(calendar.revision) : 0n
  const after = place?.after ?? lowest_id
  const listed = await listResourcesAfter(db, where, { after, limit: limit + 1 })
  const resources = listed.slice(0, limit)
  const isCut = listed.length > limit
  const last = isCut ? (resources.at(-1)?.meeting_id ?? null) : null
  // A program with a provisional token may know meetings that have gone since.
  const isAgain = place !== null && !isContinued
  const gone = isAgain ? await listGone(db, where) : []
  return { resources, gone, isCut, token: formatToken({ incarnation, revision, after: last }) }
}

async function listSince(
  db: Request['db'],
  where: DavPlace,
  { incarnation, revision }: OpenCalendar,
  { place, limit }: SyncPart<SyncPlace>,
): Promise<Changes> {
  const changes = await listChanges(db, where.user_id, { since: String(place.revision), limit: limit + 1 })
  if (!changes) throw invalidToken()
  const listed = changes.slice(0, limit)
  const isCut = changes.length > limit
  const last = BigInt((isCut ? listed.at(-1)?.revision : changes.at(-1)?.revision) ?? place.revision)
  const isHere = await hereAmong(db, where, listed)
  const resources = listed.filter(isHere)
  const gone = await unusedNames(
    db,
    where,
    listed.filter((change) => !isHere(change)),
  )
  const reached = !isCut && BigInt(revision) > last ? BigInt(revision) : last
  return { resources, gone, isCut, token: formatToken({ incarnation, revision: reached, after: null }) }
}

async function listGone(db: Request['db'], where: DavPlace): Promise<string[]> {
  const changes = await listChanges(db, where.user_id, { since: '0', limit: most_changes })
  if (!changes) throw invalidToken()
  const isHere = await hereAmong(db, where, changes)
  return unusedNames(
    db,
    where,
    changes.filter((change) => !isHere(change)),
  )
}

/** Which changes are of this collection. Those of another one count as gone: the meeting may have been here before. */
async function hereAmong(
  db: Request['db'],
  where: DavPlace,
  changes: readonly DavChange[],
): Promise<(change: DavChange) => boolean> {
  const there = changes.filter(({ is_deleted }) => !is_deleted).map(({ meeting_id }) => meeting_id)
  if (!where.isDivided || there.length === 0) return ({ is_deleted }) => !is_deleted
  const here = await listResources(db, where, there)
  const ids = new Set(here.map(({ meeting_id }) => meeting_id))
  return ({ is_deleted, meeting_id }) => !is_deleted && ids.has(meeting_id)
}

/** The names of resources that have gone, but for those that another one has by now. */
async function unusedNames(
  db: Request['db'],
  where: DavPlace,
  resources: readonly DavResource[],
): Promise<string[]> {
  const names = resources.map(nameOf)
  const used = names.length === 0 ? new Map() : await findResources(db, where, names)
  return names.filter((name) => !used.has(name))
}

function nameOf({ resource_name, meeting_id }: DavResource): string {
  return resource_name ?? defaultName(meeting_id)
}

async function describe(
  db: Request['db'],
  person: DavPerson,
  {
    calendar,
    place,
    resources,
    wanted,
    range = null,
  }: {
    readonly calendar: OpenCalendar
    readonly place: DavPlace
    readonly resources: readonly DavResource[]
    readonly wanted: WantedProps
    readonly range?: DataRange | null
  },
): Promise<string[]> {
  const { user_id } = person
  if (!wantsData(wanted))
    return inTurns(resources, (resource) =>
      propResponse(propsOf(person, subjectOf(place, calendar, resource), wanted)),
    )
  const objects = await readRange(db, user_id, { resources, range })
  return inTurns(objects, (object) =>
    propResponse(propsOf(person, subjectOf(place, calendar, object, object), wanted)),
  )
}

async function withUid(
  db: Request['db'],
  user_id: string,
  resources: readonly DavResource[],
  uid: string,
): Promise<DavResource[]> {
  const rows = await listExportRows(
    db,
    user_id,
    resources.map(({ meeting_id }) => meeting_id),
  )
  const part = uid.toLowerCase()
  const ids = new Set(
    rows.filter(({ ical_uid }) => ical_uid.toLowerCase().includes(part)).map(({ meeting_id }) => meeting_id),
  )
  return resources.filter(({ meeting_id }) => ids.has(meeting_id))
}

async function withText(
  db: Request['db'],
  user_id: string,
  resources: readonly DavResource[],
  isMet: (calendar: CalendarTree) => boolean,
): Promise<DavResource[]> {
  const objects = await readObjects(db, user_id, resources)
  const verdicts = await inTurns(objects, ({ text }) => isMet(readTree(text)))
  return objects.filter((_, at) => verdicts[at])
}

const most_hrefs = 5000
const most_occurrences = 10_000
const most_changes = 1_000_000
const most_times = 20_000
const longest_free_busy_ms = 2 * 366 * 86_400_000
const lowest_id = '00000000-0000-0000-0000-000000000000'

function readLimit(asked: XmlElement): number {
  const limit = childNamed(asked, dav_namespace, 'limit')
  if (!limit) return most_changes
  const count = Number(childText(limit, 'nresults'))
  if (!Number.isSafeInteger(count) || count < 1)
    throw badRequest('The limit nresults must be a number from 1.')
  return Math.min(count, most_changes)
}

/** Throws `DavProblem` where the range makes too much of the events. */
async function readRange(
  db: Request['db'],
  user_id: string,
  { resources, range }: { readonly resources: readonly DavResource[]; readonly range: DataRange | null },
): Promise<DavObject[]> {
  if (!range) return readObjects(db, user_id, resources)
  const { kind, window } = range
  const occurrences = await listOccurrencesWithin(db, user_id, window, most_occurrences)
  if (!occurrences) throw tooMany()
  const rangeOf = (row: ExportRow): ObjectRange => ({
    kind,
    zone: row.meeting_timezone,
    isSeries: isSeries(row),
    occurrences: occurrences.get(row.meeting_id) ?? [],
  })
  try {
    return await readObjects(db, user_id, resources, rangeOf)
  } catch (problem) {
    throw problem instanceof TextTooLong || problem instanceof TaskStopped ? tooMany() : problem
  }
}

function ownName(href: string, { user_id, collection }: DavPlace): string | null {
  const target = parsePath(pathOfHref(href))
  const isHere = target?.kind === 'object' && target.user_id === user_id && target.collection === collection
  return isHere ? target.name : null
}

function childText(element: XmlElement, name: string): string {
  return childNamed(element, dav_namespace, name)?.text.trim() ?? ''
}

function isBounded([start, end]: Interval): boolean {
  return Number.isFinite(start) && Number.isFinite(end)
}

function answer(parts: readonly string[]): DavReply {
  return { status: 207, type: xml_type, content: multistatus(parts) }
}

function tooMany(): DavProblem {
  return new DavProblem(
    403,
    davXml('number-of-matches-within-limits'),
    'There are too many dates in this range. Ask for a shorter one.',
  )
}

function unsupported(): DavProblem {
  return new DavProblem(403, davXml('supported-report'), 'This report is not supported here.')
}
