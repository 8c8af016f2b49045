import type { MeetingAction } from '@meridian/contract'
import { type CalendarEvent, type EventPerson, withOccurrence } from '@meridian/icalendar'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import {
  type CalendarMail,
  type HeldMeeting,
  listHeldMeetings,
  rejectOwnProposals,
  deleteGuests,
  updateInvitedMeeting,
} from './calendar-mail.queries.ts'
import type { Message } from './message.rules.ts'
import type { Outcome } from './outcome.rules.ts'
import {
  findKnownAction,
  compareVersions,
  isMoved,
  isOwnAddress,
  occurrenceKey,
  organizerOf,
  ownAttendee,
  type Version,
  versionOf,
  withKnownOccurrences,
} from './request.rules.ts'
import { findIsKnownSender, mailOnlyReason } from './unknown-sender.service.ts'
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
import { lockMailedEvent, type MailedEventRow, upsertMailedEvent } from './mailed-event.queries.ts'

/** A mail with its calendar, and what is known of its recipient. */
export interface CalendarMailContext {
  readonly mail: CalendarMail
  readonly message: Message
  readonly own_addresses: readonly string[]
  /** The person responds to it: it becomes a meeting although the sender is unknown. */
  readonly isWanted: boolean
}

/**
 * Handles a REQUEST: an organizer invites the person to a meeting or updates it. It becomes the person's
 * meeting with a pending response. A meeting that exists already, created here or at Google, is not created
 * twice.
 */
export async function handleRequest(tx: Db, calendarMail: CalendarMailContext, now: Date): Promise<Outcome> {
  const { mail, message, own_addresses } = calendarMail
  const { event } = message
  const [part] = message.parts
  const organizer = organizerOf(part, senderOf(mail))
  const held = await listHeldMeetings(tx, mail.user_id, part)
  const asked = held.find(({ is_organizer }) => !is_organizer)
  if (asked) return outcomeOfColleague(asked, organizer)
  if (isOwnAddress(organizer.email, own_addresses)) return { refusal: 'own', ...idsOf(held[0]) }
  const other = held.find(({ is_mailed }) => !is_mailed)
  // The account that has the event knows whether it is asked, by whichever of its addresses.
  if (other?.is_outside) return idsOf(other)
  const attendee = ownAttendee(part.attendees, own_addresses)
  if (!attendee) return { refusal: 'not_asked' }
  if (!event) return { refusal: 'unusable' }
  if (other) return { refusal: 'held_elsewhere', ...idsOf(other) }
  const known = await findKnown(tx, mail.user_id, event)
  const version = versionOf(part, { mail_date: mail.mail_date, now })
  const { isWanted } = calendarMail
  const isKnownSender = await findIsKnownSender(tx, mail, organizer)
  const news: News = { mail, event, organizer, attendee, version, message, isKnownSender, isWanted }
  // Another sender's cancellation of the same uid does not affect this event.
  if (!known || isOfSomebodyElse(known, organizer)) return upsertMeeting(tx, news, undefined, now)
  if (!isFromOrganizer(known, mail, organizer)) return { refusal: 'not_from_organizer' }
  const ids = held.find(({ meeting_id }) => meeting_id === known.meeting_id)
  const age = compareVersions(version, versionKnown(known, event))
  if (age < 0) return { refusal: 'outdated', ...idsOf(ids) }
  if (age === 0 && ids) return idsOf(ids)
  return upsertMeeting(tx, news, { known, held: ids }, now)
}

/** For one occurrence of a known series, that series; else the event with its own uid. */
async function findKnown(tx: Db, user_id: string, event: CalendarEvent): Promise<MailedEventRow | undefined> {
  const whole = await lockMailedEvent(tx, user_id, uidOf({ ...event, recurrence_id: null }))
  const isKnownSeries = whole?.event && (whole.event.rrule !== null || whole.event.added.length > 0)
  if (event.recurrence_id === null || isKnownSeries) return whole
  return lockMailedEvent(tx, user_id, uidOf(event))
}

function isOfSomebodyElse({ event, organizer_address }: MailedEventRow, { email }: EventPerson): boolean {
  return event === null && organizer_address.toLowerCase() !== email.toLowerCase()
}

/**
 * Only the organizer of the first request changes the event. A cancellation that was read first has no
 * organizer.
 */
export function isFromOrganizer(
  { event, organizer_address, sender_address }: MailedEventRow,
  { from_address }: Pick<CalendarMail, 'from_address'>,
  { email }: EventPerson,
): boolean {
  if (!event) return true
  const from = from_address.toLowerCase()
  return (
    email.toLowerCase() === organizer_address.toLowerCase() &&
    [organizer_address.toLowerCase(), sender_address].includes(from)
  )
}

/** The last version of the same: of the whole event, or of the occurrence. */
function versionKnown(known: MailedEventRow, { recurrence_id }: CalendarEvent): Version {
  const told = recurrence_id === null ? undefined : known.occurrence_versions[occurrenceKey(recurrence_id)]
  if (recurrence_id === null || !known.event || known.event.recurrence_id !== null) return known
  return told ? { ...told, stamped_at: new Date(told.stamped_at) } : { sequence: -1, stamped_at: new Date(0) }
}

export function senderOf({ from_name, from_address }: CalendarMail): { name: string; address: string } {
  return { name: from_name, address: from_address }
}

interface News {
  readonly mail: CalendarMail
  readonly message: Message
  readonly event: CalendarEvent
  readonly organizer: EventPerson
  readonly attendee: CalendarEvent['attendees'][number]
  readonly version: Version
  readonly isKnownSender: boolean
  readonly isWanted: boolean
}

interface Before {
  readonly known: MailedEventRow
  readonly held: HeldMeeting | undefined
}

/** Creates the meeting, or updates it. */
async function upsertMeeting(tx: Db, news: News, before: Before | undefined, now: Date): Promise<Outcome> {
  const { known, held } = before ?? {}
  const event = eventAfter(known?.event ?? null, news.event)
  const draft = draftOf(event, news, now)
  if (!draft) return { refusal: 'unusable', ...idsOf(held) }
  const isNew = held === undefined
  const isOff = draft.columns.meeting_status === 'cancelled'
  const isOver = draft.columns.last_ends_at !== 'infinity' && new Date(draft.columns.last_ends_at) <= now
  // An event that is over or cancelled when it first arrives needs no place in the calendar.
  if (isNew && (isOver || isOff)) {
    await keep(tx, news, { event, known, meeting_id: null, isAskedAnew: true, action: null }, now)
    return { refusal: isOver ? 'over' : 'unknown_meeting' }
  }
  if (await isOneTooMany(tx, news.mail.user_id, { draft, held }, now))
    return { refusal: 'too_many_series', ...idsOf(held) }
  const obstacle =
    news.isKnownSender || news.isWanted ? null : await mailOnlyReason(tx, { ...news, event, isNew }, now)
  if (obstacle !== null) return { refusal: obstacle, ...idsOf(held) }
  const isAskedAnew = isNew || isMoved(known?.event ?? null, event)
  const action = actionAfter(news, held, isAskedAnew)
  const meeting_id = held?.meeting_id ?? newId()
  // Google itself updates an event in a Google calendar.
  if (held && held.meeting_integration_type !== 'custom') {
    await keep(tx, news, { event, known, meeting_id, isAskedAnew, action }, now)
    return idsOf(held)
  }
  await writeMeeting(tx, { meeting_id, user_id: news.mail.user_id, draft, isNew, isAskedAnew }, now)
  await keep(tx, news, { event, known, meeting_id, isAskedAnew, action }, now)
  const meeting_attendee_id = await updateInvitedMeeting(
    tx,
    {
      meeting_id,
      meeting_action: action,
      time_use: timeUseAfter(news, held),
      ...organizerColumns(news.organizer),
    },
    now,
  )
  return { meeting_id, meeting_attendee_id }
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

/** A single occurrence is stored in its series. */
function eventAfter(before: CalendarEvent | null, event: CalendarEvent): CalendarEvent {
  if (event.recurrence_id === null) return withKnownOccurrences(before, event)
  return before && before.recurrence_id === null ? withOccurrence(before, event) : event
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
  readonly meeting_id: string | null
  readonly isAskedAnew: boolean
  readonly action: MeetingAction | null
}

async function keep(
  tx: Db,
  { mail, message, organizer, attendee, version, event: told }: News,
  { event, known, meeting_id, isAskedAnew, action }: Kept,
  now: Date,
): Promise<void> {
  const occurrences = message.parts.flatMap(({ recurrence, ...part }) =>
    recurrence
      ? [[occurrenceKey(recurrence), versionOf(part, { mail_date: mail.mail_date, now })] as const]
      : [],
  )
  const isOfOccurrence = told.recurrence_id !== null && event.recurrence_id === null
  const { sequence, stamped_at } = isOfOccurrence && known ? known : version
  await upsertMailedEvent(
    tx,
    {
      user_id: mail.user_id,
      ical_uid: uidOf(event),
      meeting_id,
      ...organizerColumns(organizer),
      sender_address: known?.event ? known.sender_address : mail.from_address.toLowerCase(),
      attendee_name: attendee.name.slice(0, 200),
      attendee_address: attendee.email,
      sequence,
      stamped_at,
      is_cancelled: event.status === 'cancelled',
      event,
      occurrence_versions: {
        ...known?.occurrence_versions,
        ...Object.fromEntries(
          occurrences.map(([key, said]) => [
            key,
            { sequence: said.sequence, stamped_at: said.stamped_at.toISOString() },
          ]),
        ),
      },
    },
    { sent_reply_status: isAskedAnew || action !== null ? (action ?? 'pending') : null, now },
  )
}

function organizerColumns({ name, email }: EventPerson) {
  return { organizer_name: name.slice(0, 200).toWellFormed(), organizer_address: email }
}

/** A colleague's invitation comes by mail as well; the response goes to the meeting that is stored here. */
function outcomeOfColleague(asked: HeldMeeting, { email }: EventPerson): Outcome {
  return asked.organizer_address === email.toLowerCase() ? idsOf(asked) : { refusal: 'not_from_organizer' }
}

function idsOf(held: HeldMeeting | undefined): Outcome {
  return held ? { meeting_id: held.meeting_id, meeting_attendee_id: held.meeting_attendee_id } : {}
}
