import {
  asStartOf,
  type CalendarEvent,
  changedStartOf,
  endAfter,
  type FollowingChange,
  shiftStart,
  wallDifferenceMs,
  withFollowing,
  withoutFollowing,
} from '@meridian/icalendar'
import type { Db } from '../../../platform/postgres/db.ts'
import { copyLabels } from '../../label/label.api.ts'
import { changeFromDrafts, imported_columns, uidOf } from '../../meeting/meeting.api.ts'
import { type HeldMeeting, rejectOwnProposals, updateCancelled } from './calendar-mail.queries.ts'
import {
  draftOf,
  type EventOutcome,
  idsOf,
  type News,
  placeOf,
  unsplit,
  upsertMeeting,
} from './invited-meeting.service.ts'
import {
  copyDecisions,
  listCancelledParts,
  type MailedEventRow,
  upsertMailedEvent,
} from './mailed-event.queries.ts'
import {
  compareVersions,
  findVersion,
  hasMovedOccurrence,
  isMoved,
  occurrenceKey,
  timesTextOf,
  versionsOf,
  withKnownOccurrences,
} from './request.rules.ts'
import { livePartsOf, originalStart, partUid, type SeriesPart } from './series-part.rules.ts'

type PartRow = MailedEventRow & SeriesPart

/** A series that the person has, and the occurrence from which on a mail changes it. */
interface ChangedSeries {
  /** All parts, the first one first. */
  readonly rows: readonly MailedEventRow[]
  readonly part: PartRow
  /** The start of the occurrence in the part. */
  readonly start: string
  readonly held: readonly HeldMeeting[]
}

/**
 * Handles a request for one occurrence of a series and all that follow: the occurrences before stay as they are, and the
 * others become a meeting of their own, which asks the person anew when its times differ. Parts that follow move along,
 * unless a newer mail was about them.
 */
export async function changeFollowing(
  tx: Db,
  news: News,
  series: ChangedSeries,
  now: Date,
): Promise<EventOutcome> {
  const { part, start, held } = series
  const meeting = meetingOf(part, held)
  // Google itself changes an event in a Google calendar.
  if (meeting && meeting.meeting_integration_type !== 'custom') return idsOf(meeting)
  const recurrence_id = { time: start, zone: part.event.start.zone }
  const change = changeOf(part.event, { ...news.event, recurrence_id }, newerIn(series, part, news))
  if (!change) return { refusal: 'unusable', ...idsOf(meeting) }
  const outcome = await (change.before
    ? split(tx, news, { ...series, change, before: change.before }, now)
    : changeWhole(tx, news, { ...series, change }, now))
  if (!outcome.refusal && change.isMoved) await moveLaterParts(tx, news, series, now)
  return outcome
}

/** Null also where the engine refuses a rule that takes too long to follow. */
function changeOf(...change: Parameters<typeof withFollowing>): FollowingChange | null {
  try {
    return withFollowing(...change)
  } catch (refusal) {
    if (refusal instanceof RangeError) return null
    throw refusal
  }
}

function meetingOf(row: MailedEventRow, held: readonly HeldMeeting[]): HeldMeeting | undefined {
  return held.find(({ meeting_id }) => meeting_id === row.meeting_id)
}

/** Whether a newer mail than this was about an occurrence of the part. */
function newerIn({ rows }: ChangedSeries, part: PartRow, { version }: News): (start: string) => boolean {
  const versions = rows[0]?.occurrence_versions ?? {}
  return (start) => {
    const known = findVersion(versions, keyIn(part, originalStart(part, start)))
    return known !== undefined && compareVersions(known, version) > 0
  }
}

function keyIn({ event }: PartRow, original: string): string {
  return occurrenceKey({ time: original, zone: event.start.zone })
}

/** The change begins with the first occurrence of the part. */
function changeWhole(
  tx: Db,
  news: News,
  { part, start, held, change }: ChangedSeries & { readonly change: FollowingChange },
  now: Date,
): Promise<EventOutcome> {
  const isFirstPart = part.series_ical_uid === null
  return upsertMeeting(
    tx,
    news,
    {
      known: part,
      held: meetingOf(part, held),
      event: change.following,
      isMoved: change.isMoved || part.event.status === 'cancelled',
      place: {
        series_ical_uid: part.series_ical_uid,
        range_start: originalStart(part, start),
        range_moved_to: changedStartOf(part.event, news.event),
        series_times: isFirstPart ? (part.series_times ?? timesTextOf(part.event)) : null,
      },
    },
    now,
  )
}

async function split(
  tx: Db,
  news: News,
  {
    rows,
    part,
    start,
    held,
    change,
    before,
  }: ChangedSeries & { readonly change: FollowingChange; readonly before: CalendarEvent },
  now: Date,
): Promise<EventOutcome> {
  const range_start = originalStart(part, start)
  const uid = partUid(news.event.uid, range_start)
  const event = { ...change.following, uid }
  const known = rows.find(({ ical_uid }) => ical_uid === uidOf(event))
  const meeting = known && meetingOf(known, held)
  const splitFrom = meetingOf(part, held)
  const isPartMoved = meeting ? isMoved(known.event, event) : change.isMoved
  const place = {
    series_ical_uid: part.series_ical_uid ?? part.ical_uid,
    range_start,
    range_moved_to: changedStartOf(part.event, news.event),
    series_times: null,
  }
  const outcome = await upsertMeeting(
    tx,
    news,
    { known, held: meeting, event, isMoved: isPartMoved, place, splitFrom },
    now,
  )
  if (outcome.refusal) return outcome
  await endPart(tx, news, { part, before, meeting: splitFrom }, now)
  const { meeting_id: to } = outcome
  if (meeting || !splitFrom || !to) return outcome
  await copyLabels(tx, { from: splitFrom.meeting_id, to })
  const keepsAnswer = !isPartMoved
  await copyDecisions(tx, { user_id: news.mail.user_id, from: splitFrom.meeting_id, to, keepsAnswer })
  return { ...outcome, isAskedAnew: isPartMoved }
}

/** The occurrences before keep their response. */
async function endPart(
  tx: Db,
  { mail, attendee, parts }: News,
  {
    part,
    before,
    meeting,
  }: { readonly part: PartRow; readonly before: CalendarEvent; readonly meeting: HeldMeeting | undefined },
  now: Date,
): Promise<void> {
  const isFirstPart = part.series_ical_uid === null
  await upsertMailedEvent(
    tx,
    {
      ...part,
      event: before,
      ...(isFirstPart && {
        series_times: part.series_times ?? timesTextOf(part.event),
        occurrence_versions: {
          ...part.occurrence_versions,
          ...versionsOf(parts, { mail_date: mail.mail_date, now }),
        },
      }),
    },
    { sent_reply_status: null, now },
  )
  const draft = draftOf(before, { mail, attendee }, now)
  if (draft && meeting)
    await changeFromDrafts(tx, [{ meeting_id: meeting.meeting_id, draft }], {
      columns: imported_columns,
      now,
    })
}

/** Parts after the changed one move by the same difference, as every later occurrence does. */
async function moveLaterParts(tx: Db, news: News, series: ChangedSeries, now: Date): Promise<void> {
  const { part, start, held, rows } = series
  const range_start = originalStart(part, start)
  const byMs = wallDifferenceMs(changedStartOf(part.event, news.event), start)
  const isResized = wallLengthOf(news.event) !== wallLengthOf(part.event)
  for (const later of livePartsOf(rows)) {
    const { event, range_start: own, range_moved_to, meeting_id } = later
    if (own === null || range_moved_to === null || own <= range_start || meeting_id === part.meeting_id)
      continue
    if (newerIn(series, later, news)(event.start.time)) continue
    const moved = { time: shiftStart(event.start.time, byMs), zone: event.start.zone }
    const change = changeOf(
      event,
      {
        ...event,
        recurrence_id: event.start,
        start: moved,
        end: endAfter(moved, isResized ? news.event : event),
      },
      newerIn(series, later, news),
    )
    if (!change) continue
    await upsertMeeting(
      tx,
      news,
      {
        known: later,
        held: meetingOf(later, held),
        event: change.following,
        isMoved: true,
        place: { ...placeOf(later), range_moved_to: shiftStart(range_moved_to, byMs) },
      },
      now,
    )
  }
}

function wallLengthOf({ start, end }: CalendarEvent): number {
  return wallDifferenceMs(asStartOf(start, end), start.time)
}

/** Whether an organizer has changed the series from some date on. */
export function isSplit(rows: readonly MailedEventRow[]): boolean {
  return rows.length > 1 || rows.some(({ range_start }) => range_start !== null)
}

/**
 * Handles a newer request for a whole series that is split. At the times that the series had before it was split, its parts
 * stay and the first one is updated; else the series takes their place. A request that lists parts begins them anew.
 */
export async function replaceSeries(
  tx: Db,
  news: News,
  {
    rows,
    held,
    listsParts,
  }: {
    readonly rows: readonly MailedEventRow[]
    readonly held: readonly HeldMeeting[]
    readonly listsParts: boolean
  },
  now: Date,
): Promise<EventOutcome> {
  const { event, version } = news
  const [first, ...later] = livePartsOf(rows)
  if (!first) return { refusal: 'unusable' }
  const meeting = meetingOf(first, held)
  const isSame = first.series_times === timesTextOf(event)
  const keepsParts = !listsParts && isSame && (later.length > 0 || first.range_start !== null)
  if (keepsParts) {
    const until = later[0]?.range_start ?? null
    const ended = until === null ? event : withoutFollowing(event, { time: until, zone: event.start.zone })
    if (first.range_start !== null || !ended) {
      await upsertMailedEvent(tx, { ...first, ...version }, { sent_reply_status: null, now })
      return idsOf(meeting)
    }
    const after = withKnownOccurrences(first.event, ended)
    const isFirstMoved = isMoved(first.event, after)
    return upsertMeeting(
      tx,
      news,
      { known: first, held: meeting, event: after, isMoved: isFirstMoved, place: placeOf(first) },
      now,
    )
  }
  for (const part of later)
    await upsertMailedEvent(tx, { ...part, is_cancelled: true }, { sent_reply_status: null, now })
  const isWholeMoved =
    !listsParts ||
    !isSame ||
    first.range_start !== null ||
    first.event.status === 'cancelled' ||
    hasMovedOccurrence(first.event, event)
  return upsertMeeting(
    tx,
    news,
    { known: first, held: meeting, event, isMoved: isWholeMoved, place: unsplit },
    now,
  )
}

/** Cancels the meetings of parts that a newer request for their series has replaced. */
export async function cancelReplacedParts(tx: Db, user_id: string, uid: string, now: Date): Promise<void> {
  for (const meeting_id of await listCancelledParts(tx, user_id, uidOf({ uid, recurrence_id: null }))) {
    await updateCancelled(tx, meeting_id, now)
    await rejectOwnProposals(tx, meeting_id, now)
  }
}
