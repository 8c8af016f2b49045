import type { MeetingAction } from '@meridian/contract'
import type { CalendarEvent, EventPerson, MessagePart } from '@meridian/icalendar'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import {
  type CalendarMail,
  type HeldMeeting,
  rejectOwnProposals,
  deleteGuests,
  updateInvitedMeeting,
} from './calendar-mail.queries.ts'
import { type MailedEventRow, mergeOccurrenceVersions, upsertMailedEvent } from './mailed-event.queries.ts'
import type { Outcome } from './outcome.rules.ts'
import { findKnownAction, type Version, versionsOf } from './request.rules.ts'
import { mailOnlyReason } from './unknown-sender.service.ts'
import {
  changeFromDrafts,
  draftMeeting,
  insertDrafts,
  insertGuests,
  isRunningSeries,
  listRunningSeries,
  type MeetingDraft,
  most_running_series,
  imported_columns,
  uidOf,
  UnusableEvent,
} from '../../meeting/meeting.api.ts'

/** One event of a mail that invites the person. */
export interface News {
  readonly mail: CalendarMail
  /** The parts of the message that are about the event. */
  readonly parts: readonly MessagePart[]
  readonly event: CalendarEvent
  readonly organizer: EventPerson
  readonly attendee: CalendarEvent['attendees'][number]
  readonly version: Version
  readonly isKnownSender: boolean
  readonly isWanted: boolean
}

/** What is known of the event before the mail. */
export interface Before {
  readonly known: MailedEventRow | undefined
  readonly held: HeldMeeting | undefined
}

/** The event after the mail, and how it stands to its series. */
export interface After {
  readonly event: CalendarEvent
  /** The mail gives another time than before, so that the person is asked anew. */
  readonly isMoved: boolean
  readonly place: PartPlace
  /** The meeting of the part of the series that a new part is split from. */
  readonly splitFrom?: HeldMeeting | undefined
}

/** Where a part of a series begins, in columns of `mailed_event`. */
export type PartPlace = Pick<
  MailedEventRow,
  'series_ical_uid' | 'range_start' | 'range_moved_to' | 'series_times'
>

export const unsplit: PartPlace = {
  series_ical_uid: null,
  range_start: null,
  range_moved_to: null,
  series_times: null,
}

export function placeOf({
  series_ical_uid,
  range_start,
  range_moved_to,
  series_times,
}: PartPlace): PartPlace {
  return { series_ical_uid, range_start, range_moved_to, series_times }
}

/** The outcome for one event of a mail. */
export interface EventOutcome extends Outcome {
  /** The event is new to the person, or takes place at another time. */
  readonly isAskedAnew?: boolean
}

/** Creates the meeting of an event, or updates it. */
export async function upsertMeeting(
  tx: Db,
  news: News,
  { known, held, ...after }: Before & After,
  now: Date,
): Promise<EventOutcome> {
  const { event } = after
  const draft = draftOf(event, news, now)
  if (!draft) return { refusal: 'unusable', ...idsOf(held) }
  const isNew = held === undefined
  const isOff = draft.columns.meeting_status === 'cancelled'
  const isOver = draft.columns.last_ends_at !== 'infinity' && new Date(draft.columns.last_ends_at) <= now
  // An event that is over or cancelled when it first arrives needs no place in the calendar.
  if (isNew && (isOver || isOff)) {
    await keep(
      tx,
      news,
      { event, known, place: after.place, meeting_id: null, isAskedAnew: true, action: null },
      now,
    )
    return { refusal: isOver ? 'over' : 'unknown_meeting' }
  }
  if (await isOneTooMany(tx, news.mail.user_id, { draft, held }, now))
    return { refusal: 'too_many_series', ...idsOf(held) }
  const obstacle =
    news.isKnownSender || news.isWanted
      ? null
      : await mailOnlyReason(tx, { ...news, event, isNew: isNew && !after.splitFrom }, now)
  if (obstacle !== null) return { refusal: obstacle, ...idsOf(held) }
  const isAskedAnew = isNew || after.isMoved
  const action = actionAfter(news, held, isAskedAnew)
  const meeting_id = held?.meeting_id ?? newId()
  // Google itself updates an event in a Google calendar.
  if (held && held.meeting_integration_type !== 'custom') {
    await keep(tx, news, { event, known, place: after.place, meeting_id, isAskedAnew, action }, now)
    return idsOf(held)
  }
  await writeMeeting(tx, { meeting_id, user_id: news.mail.user_id, draft, isNew, isAskedAnew }, now)
  await keep(tx, news, { event, known, place: after.place, meeting_id, isAskedAnew, action }, now)
  const meeting_attendee_id = await updateInvitedMeeting(
    tx,
    {
      meeting_id,
      meeting_action: action,
      time_use: timeUseAfter(news, held ?? after.splitFrom),
      ...organizerColumns(news.organizer),
    },
    now,
  )
  return { meeting_id, meeting_attendee_id, isAskedAnew }
}

/** Whether it would exceed the number of series that one person may have. */
async function isOneTooMany(
  tx: Db,
  user_id: string,
  { draft, held }: { readonly draft: MeetingDraft; readonly held: HeldMeeting | undefined },
  now: Date,
): Promise<boolean> {
  if (!isRunningSeries(draft, now.getTime())) return false
  const running = await listRunningSeries(tx, user_id, now)
  return (
    running.length >= most_running_series &&
    !running.some(({ meeting_id }) => meeting_id === held?.meeting_id)
  )
}

/** Null where the event has no times that a calendar can store. */
export function draftOf(
  event: CalendarEvent,
  { mail, attendee }: Pick<News, 'mail' | 'attendee'>,
  now: Date,
): MeetingDraft | null {
  const own = attendee.email.toLowerCase()
  const others = event.attendees.filter(({ email }) => email.toLowerCase() !== own)
  try {
    return draftMeeting(
      { ...event, attendees: others },
      {
        importer: { email: own, timeZone: mail.timezone },
        nowMs: now.getTime(),
        isOwnFile: false,
        warn: () => {},
      },
    )
  } catch (refusal) {
    // The engine refuses rules that never end to compute, and moments outside the calendar.
    if (refusal instanceof UnusableEvent || refusal instanceof RangeError) return null
    throw refusal
  }
}

/**
 * Null keeps the response; a response that the person gave elsewhere counts where there is none here. An
 * unknown sender cannot accept in the person's name.
 */
function actionAfter(
  { attendee, isKnownSender }: News,
  held: HeldMeeting | undefined,
  isAskedAnew: boolean,
): MeetingAction | null {
  const told = findKnownAction(attendee)
  const said = told === 'approved' && !isKnownSender ? 'pending' : told
  if (isAskedAnew) return said
  return held?.meeting_action === 'pending' && said !== 'pending' ? said : null
}

/** An event that took time before, or was accepted, still takes time. */
function timeUseAfter(
  { isKnownSender }: News,
  held: HeldMeeting | undefined,
): 'as_meeting' | 'when_answered' {
  if (isKnownSender || held?.meeting_action === 'approved') return 'as_meeting'
  return held?.time_use === 'as_meeting' ? 'as_meeting' : 'when_answered'
}

async function writeMeeting(
  tx: Db,
  {
    meeting_id,
    user_id,
    draft,
    isNew,
    isAskedAnew,
  }: {
    readonly meeting_id: string
    readonly user_id: string
    readonly draft: MeetingDraft
    readonly isNew: boolean
    readonly isAskedAnew: boolean
  },
  now: Date,
): Promise<void> {
  const placed = [{ meeting_id, draft }]
  if (isNew) return insertDrafts(tx, user_id, placed, now)
  await deleteGuests(tx, meeting_id)
  await insertGuests(tx, placed)
  await changeFromDrafts(tx, placed, { columns: imported_columns, now })
  if (isAskedAnew) await rejectOwnProposals(tx, meeting_id, now)
}

interface Kept {
  readonly event: CalendarEvent
  readonly known: MailedEventRow | undefined
  readonly place: PartPlace
  readonly meeting_id: string | null
  readonly isAskedAnew: boolean
  readonly action: MeetingAction | null
}

async function keep(
  tx: Db,
  { mail, organizer, attendee, version, parts, event: told }: News,
  { event, known, place, meeting_id, isAskedAnew, action }: Kept,
  now: Date,
): Promise<void> {
  const isOfOccurrence = told.recurrence_id !== null && event.recurrence_id === null
  const { sequence, stamped_at } = isOfOccurrence && known ? known : version
  const { user_id } = mail
  const ical_uid = uidOf(event)
  await upsertMailedEvent(
    tx,
    {
      user_id,
      ical_uid,
      meeting_id,
      ...organizerColumns(organizer),
      sender_address: known?.event ? known.sender_address : mail.from_address.toLowerCase(),
      attendee_name: attendee.name.slice(0, 200),
      attendee_address: attendee.email,
      sequence,
      stamped_at,
      is_cancelled: event.status === 'cancelled',
      event,
      occurrence_versions: known?.occurrence_versions ?? {},
      ...place,
    },
    { sent_reply_status: isAskedAnew || action !== null ? (action ?? 'pending') : null, now },
  )
  await mergeOccurrenceVersions(
    tx,
    { user_id, ical_uid: place.series_ical_uid ?? ical_uid },
    versionsOf(parts, { mail_date: mail.mail_date, now }),
  )
}

function organizerColumns({ name, email }: EventPerson) {
  return { organizer_name: name.slice(0, 200).toWellFormed(), organizer_address: email }
}

export function idsOf(held: HeldMeeting | undefined): Outcome {
  return held ? { meeting_id: held.meeting_id, meeting_attendee_id: held.meeting_attendee_id } : {}
}
