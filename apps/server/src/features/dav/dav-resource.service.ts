import { TaskStopped } from '../../platform/workers/worker-tasks.ts'
import type { DavReply, DavRequest } from '../../platform/http/serve-dav.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import { withRetry } from '../../platform/postgres/retry.ts'
import { instantOf } from '@meridian/engine'
import { answerInvitation, answerOccurrence } from '../invitation/invitation.api.ts'
import {
  answersIn,
  compareObject,
  createFromObject,
  deleteAsObject,
  type ExportRow,
  isAttendeeChange,
  isDecidedHere,
  isUnchanged,
  listExportRows,
  lockMeeting,
  lockUid,
  objectOf,
  type ObjectChange,
  readObject,
  updateFromObject,
  withoutEmptyDates,
} from '../meeting/meeting.api.ts'
import { type DavPerson, openCalendar, placeOf } from './dav-access.service.ts'
import {
  type DavPlace,
  type DavResource,
  listResourcesNamed,
  listResources,
  releaseName,
  upsertSource,
} from './dav.queries.ts'
import { hashOf, readObjects, scheduleTagOf } from './dav-object.service.ts'
import { type Collection, defaultName, hrefOf, meetingIdIn } from './dav-path.rules.ts'
import { isOwnAddress } from './dav-person.rules.ts'
import { DavProblem, notAllowed, notFound, preconditionFailed } from './dav-problem.rules.ts'
import { calendar_type } from './dav-property.rules.ts'
import { etagOf, matchesTag } from './dav-token.rules.ts'
import { calXml, hrefXml } from './dav-xml.rules.ts'

type Request = DavRequest<DavPerson>
type Reading = Extract<Awaited<ReturnType<typeof readObject>>, { ok: true }>

export async function findResource(db: Db, place: DavPlace, name: string): Promise<DavResource | undefined> {
  return (await findResources(db, place, [name])).get(name)
}

/** By name; a name that a program gave comes before the id of a meeting. */
export async function findResources(
  db: Db,
  place: DavPlace,
  names: readonly string[],
): Promise<Map<string, DavResource>> {
  const meeting_ids = names.flatMap((name) => meetingIdIn(name) ?? [])
  const listed = await listResourcesNamed(db, place, { names, meeting_ids })
  const byName = new Map(listed.map((one) => [one.resource_name ?? defaultName(one.meeting_id), one]))
  return new Map(
    names.flatMap((name): [string, DavResource][] => {
      const found = byName.get(name)
      return found ? [[name, found]] : []
    }),
  )
}

/** The resource with its tag as of now: its meeting is locked, so that no answer or change comes between. */
async function lockResource(tx: Db, place: DavPlace, name: string): Promise<DavResource | undefined> {
  const found = await findResource(tx, place, name)
  if (!found) return undefined
  await lockMeeting(tx, found.meeting_id)
  return findResource(tx, place, name)
}

export async function getObject(
  { db, person, now, header }: Request,
  { collection, name }: { readonly collection: Collection; readonly name: string },
): Promise<DavReply> {
  const { user_id } = person
  const calendar = await openCalendar(db, user_id, now)
  const resource = await findResource(db, placeOf(calendar, { user_id, collection }), name)
  if (!resource) throw notFound()
  const etag = etagOf(calendar, resource.revision)
  if (matchesTag(header('if-none-match') ?? '', etag)) return { status: 304, headers: { etag } }
  const [object] = await readObjects(db, person.user_id, [resource])
  if (!object) throw notFound()
  const { schedule_tag, row } = object
  const headers = {
    etag,
    'last-modified': row.updated_at.toUTCString(),
    ...(schedule_tag !== null && { 'schedule-tag': schedule_tag }),
  }
  return { status: 200, headers, type: calendar_type, content: object.text }
}

/**
 * Creates or updates a meeting as a program describes it: for the organizer with all effects that a change on a screen
 * has, for an attendee as an answer. What the product has no place for is kept beside it for this person.
 */
export async function putObject(request: Request, name: string): Promise<DavReply> {
  const { db, person, now } = request
  const { user_id } = person
  const sent = textOf(request)
  const text = sent.replaceAll(control_characters, '')
  const reading = await readWhole(person, text, now)
  const calendar = await openCalendar(db, user_id, now)
  const place = placeOf(calendar, { user_id, collection: null })
  const isNew = await withRetry(
    () =>
      inTransaction(db, async (tx) => {
        await lockUid(tx, user_id, reading.draft.ical_uid)
        const known = await lockResource(tx, place, name)
        requireTags(request, known && etagOf(calendar, known.revision))
        await requireScheduleTag(request, tx, known)
        await requireUid(tx, place, { name, known, uid: reading.draft.ical_uid })
        const meeting_id = known
          ? await updateKnown(tx, person, { meeting_id: known.meeting_id, reading }, now)
          : await createNamed(tx, person, { name, reading }, now)
        await saveSource(tx, person, { meeting_id, reading, text }, now)
        return known === undefined
      }),
    { isRepeatable: false },
  )
  return { status: isNew ? 201 : 204, headers: await findTagsOf(request, name, sent) }
}

export async function deleteObject(request: Request, name: string): Promise<DavReply> {
  const { db, person, now } = request
  const { user_id } = person
  const calendar = await openCalendar(db, user_id, now)
  const place = placeOf(calendar, { user_id, collection: null })
  await withRetry(
    () =>
      inTransaction(db, async (tx) => {
        const known = await lockResource(tx, place, name)
        if (!known) throw notFound()
        requireTags(request, etagOf(calendar, known.revision))
        await requireScheduleTag(request, tx, known)
        // RFC 6638 §8.1.
        const isSilent = request.header('schedule-reply')?.trim().toUpperCase() === 'F'
        await deleteAsObject(tx, person, { meeting_id: known.meeting_id, isSilent }, now)
      }),
    { isRepeatable: false },
  )
  return { status: 204 }
}

function textOf({ body, header }: Request): string {
  const type = header('content-type') ?? 'text/calendar'
  if (!/^text\/calendar\b/i.test(type))
    throw new DavProblem(403, calXml('supported-calendar-data'), 'An event must be text/calendar.')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    throw new DavProblem(403, calXml('valid-calendar-data'), 'An event must be UTF-8.')
  }
}

/** RFC 5545 §3.1 forbids them; a file is imported without them, too. */
const control_characters = /(?![\t\n\r])\p{Cc}/gu

const conditions = {
  not_calendar_data: 'valid-calendar-data',
  not_calendar_object: 'valid-calendar-object-resource',
  other_component: 'supported-calendar-component',
  not_representable: 'valid-calendar-object-resource',
} as const

async function readWhole(person: DavPerson, text: string, now: Date): Promise<Reading> {
  try {
    const reading = await readObject(person, text, now)
    if (reading.ok) return reading
    throw new DavProblem(403, calXml(conditions[reading.kind]), reading.reason)
  } catch (problem) {
    if (!(problem instanceof TaskStopped)) throw problem
    throw new DavProblem(403, calXml('max-instances'), 'This event takes too long to read.')
  }
}

/** RFC 9110 §13.1. */
function requireTags({ header }: Request, etag: string | undefined): void {
  const wanted = header('if-match')
  if (wanted !== undefined && !matchesTag(wanted, etag)) throw preconditionFailed()
  const unwanted = header('if-none-match')
  if (unwanted !== undefined && matchesTag(unwanted, etag)) throw preconditionFailed()
}

/** RFC 6638 §3.2.10: a write that only answers have overtaken is let through. */
async function requireScheduleTag(
  { person, header }: Request,
  tx: Db,
  known: DavResource | undefined,
): Promise<void> {
  const wanted = header('if-schedule-tag-match')
  if (wanted === undefined) return
  const [row] = known ? await listExportRows(tx, person.user_id, [known.meeting_id]) : []
  const tag = row && scheduleTagOf(objectOf(row, person.user_id))
  if (!matchesTag(wanted, tag ?? undefined)) throw preconditionFailed()
}

/** One UID is one resource (RFC 4791 §4.1), and a resource keeps its UID. */
async function requireUid(
  tx: Db,
  place: DavPlace,
  {
    name,
    known,
    uid,
  }: { readonly name: string; readonly known: DavResource | undefined; readonly uid: string },
): Promise<void> {
  const { user_id } = place
  const others = (await lockUid(tx, user_id, uid)).filter((meeting_id) => meeting_id !== known?.meeting_id)
  const [other] = others.length === 0 ? [] : await listResources(tx, place, others)
  if (other) throw uidConflict(user_id, other.resource_name ?? defaultName(other.meeting_id))
  const [elsewhere] = others.length === 0 ? [] : await listResources(tx, everywhere(user_id), others)
  if (elsewhere) throw notAllowed('This event is in a calendar that Meridian only reads.')
  if (others.length > 0)
    throw notAllowed(
      'You have declined or hidden this meeting in Meridian. Accept it there to see it here again.',
    )
  if (!known) return
  const [row] = await listExportRows(tx, user_id, [known.meeting_id])
  if (row?.ical_uid !== uid) throw uidConflict(user_id, name)
}

function everywhere(user_id: string): DavPlace {
  return { user_id, collection: null, isDivided: false }
}

function uidConflict(user_id: string, name: string): DavProblem {
  const condition = calXml(
    'no-uid-conflict',
    hrefXml(hrefOf({ kind: 'object', user_id, collection: null, name })),
  )
  return new DavProblem(409, condition, 'Another event has this UID, or this event has another one.')
}

async function createNamed(
  tx: Db,
  person: DavPerson,
  { name, reading }: { readonly name: string; readonly reading: Reading },
  now: Date,
): Promise<string> {
  const meeting_id = await createFromObject(tx, person, reading, now)
  await releaseName(tx, person.user_id, name)
  await upsertSource(tx, {
    user_id: person.user_id,
    meeting_id,
    resource_name: name,
    source: '',
    source_sha256: null,
  })
  return meeting_id
}

async function updateKnown(
  tx: Db,
  person: DavPerson,
  { meeting_id, reading }: { readonly meeting_id: string; readonly reading: Reading },
  now: Date,
): Promise<string> {
  const meeting = await lockMeeting(tx, meeting_id)
  const row = await getRow(tx, person.user_id, meeting_id)
  const change = await compareObject(
    person,
    { shown: objectOf(row, person.user_id), draft: reading.draft },
    now,
  )
  if (meeting.user_id === person.user_id && isDecidedHere(meeting))
    await updateFromObject(tx, person, { meeting, reading, change }, now)
  else await answerAsAttendee(tx, person, { row, reading, change }, now)
  return meeting_id
}

/** An attendee's program may answer, and keep what is the person's own (RFC 6638 §3.2.2.1). */
async function answerAsAttendee(
  tx: Db,
  person: DavPerson,
  {
    row,
    reading,
    change,
  }: { readonly row: ExportRow; readonly reading: Reading; readonly change: ObjectChange },
  now: Date,
): Promise<void> {
  if (change.hasOtherGuests || !isAttendeeChange(change)) throw onlyOrganizer()
  const shown = objectOf(row, person.user_id)
  const isOwn = (email: string) => isOwnAddress(person, email)
  const [before, after] = [answersIn(shown, isOwn), answersIn(reading.event, isOwn)]
  const own = row.people.find(({ user_id }) => user_id === person.user_id)
  const answer = async (given: Answer | undefined, original_starts_at?: Date) => {
    if (given === undefined || given === 'needs_action') return
    if (!own || given === 'delegated') throw onlyOrganizer()
    const said = {
      meeting_proposal_id: own.meeting_attendee_id,
      meeting_action: actions[given],
      is_tentative: given === 'tentative',
    }
    if (original_starts_at) await answerOccurrence(tx, person, { ...said, original_starts_at }, now)
    else await answerInvitation(tx, person, said, now)
  }
  const isWholeOther = after.get('') !== before.get('')
  if (isWholeOther) await answer(after.get(''))
  for (const { original_start, answer: given } of dateAnswers({ before, after, isWholeOther })) {
    const moment = momentOf(original_start, row)
    const isPast = given === before.get(original_start) && moment <= now
    if (after.has(original_start) && !isPast) await answer(given, moment)
  }
  for (const { after: date, original_starts_at } of change.dates)
    if (date?.is_cancelled) await answer('declined', new Date(original_starts_at))
}

const actions = { accepted: 'approved', declined: 'rejected', tentative: 'pending' } as const
type Answers = ReturnType<typeof answersIn>
type Answer = NonNullable<ReturnType<Answers['get']>>

/** The dates that are answered otherwise than before; an answer to the whole series replaces those before it. */
function dateAnswers({
  before,
  after,
  isWholeOther,
}: {
  readonly before: Answers
  readonly after: Answers
  readonly isWholeOther: boolean
}): { readonly original_start: string; readonly answer: Answer | undefined }[] {
  const dates = new Set([...before.keys(), ...after.keys()].filter((date) => date !== ''))
  return [...dates].flatMap((original_start) => {
    const answer = after.get(original_start) ?? after.get('')
    const known = isWholeOther ? after.get('') : (before.get(original_start) ?? before.get(''))
    return answer === known ? [] : [{ original_start, answer }]
  })
}

function momentOf(original_start: string, { is_all_day, meeting_timezone }: ExportRow): Date {
  return new Date(instantOf(is_all_day ? `${original_start}T00:00:00` : original_start, meeting_timezone))
}

function onlyOrganizer(): DavProblem {
  return new DavProblem(
    403,
    calXml('allowed-attendee-scheduling-object-change'),
    'Only the organizer can change this meeting. You can answer it, and set your own alarms.',
  )
}

/** Keeps the text; its hash only where it says of the meeting what is stored, so that it is sent as it came. */
async function saveSource(
  tx: Db,
  person: DavPerson,
  {
    meeting_id,
    reading,
    text,
  }: { readonly meeting_id: string; readonly reading: Reading; readonly text: string },
  now: Date,
): Promise<void> {
  const { user_id } = person
  const [row] = await listExportRows(tx, user_id, [meeting_id])
  // The person has declined the meeting, which ends its resource.
  if (!row) return
  const shown = objectOf(row, user_id)
  const change = await compareObject(person, { shown, draft: reading.draft }, now)
  const isExact = isUnchanged(withoutEmptyDates(change)) && hasSamePeople(shown, reading.event)
  await upsertSource(tx, { user_id, meeting_id, source: text, source_sha256: isExact ? hashOf(shown) : null })
}

/** What drafts leave out: the status, the organizer and all answers. */
function hasSamePeople(shown: Reading['event'], sent: Reading['event']): boolean {
  return (
    (shown.status === 'cancelled') === (sent.status === 'cancelled') &&
    (shown.organizer === null) === (sent.organizer === null) &&
    shown.attendees.every(({ email }) => {
      const isPerson = (other: string) => other.toLowerCase() === email.toLowerCase()
      const [before, after] = [answersIn(shown, isPerson), answersIn(sent, isPerson)]
      return (
        before.get('') === after.get('') && dateAnswers({ before, after, isWholeOther: false }).length === 0
      )
    })
  )
}

/** The tag only where the next reader gets the same bytes (RFC 4791 §5.3.4), the tag of what was scheduled always. */
async function findTagsOf(request: Request, name: string, text: string): Promise<Record<string, string>> {
  const reply = await getObject({ ...request, header: () => undefined }, { collection: null, name }).catch(
    (problem: unknown): DavReply => {
      if (problem instanceof DavProblem && problem.status === 404) return { status: 404 }
      throw problem
    },
  )
  const { status, content, headers: { etag, 'schedule-tag': tag } = {} } = reply
  const isExact = status === 200 && content === text
  return { ...(isExact && etag !== undefined && { etag }), ...(tag !== undefined && { 'schedule-tag': tag }) }
}

async function getRow(tx: Db, user_id: string, meeting_id: string): Promise<ExportRow> {
  const [row] = await listExportRows(tx, user_id, [meeting_id])
  if (!row) throw notFound()
  return row
}
