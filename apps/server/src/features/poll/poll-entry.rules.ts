import { wallTimeOf } from '@meridian/engine'
import { type CalendarEvent, type EventTime, writeCalendar } from '@meridian/icalendar'
import type { Selectable } from 'kysely'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import { findLanguage } from '../../platform/texts/texts.ts'
import { headerText } from '../invitation/invitation.api.ts'
import { product_id } from '../meeting/meeting.api.ts'
import { pollWords } from './poll-words.rules.ts'
import type { OptionRow, ParticipantRow, WholePoll } from './poll.queries.ts'
import { isOpen, spanOfOption } from './poll.rules.ts'

/** A tentative entry in the calendar of a participant, as the last mail has it. */
export type EntryRow = Selectable<Tables['poll_entry']>

/**
 * The entries that the next mails change, as they are then. A poll that holds for everyone has one for each option and
 * participant whose calendar is elsewhere; what was mailed beyond that is cancelled. An option that has gone by stays as it
 * is until the poll ends.
 */
export function entryChanges(poll: WholePoll, sent: readonly EntryRow[], now: Date): EntryRow[] {
  const by_key = new Map(sent.map((row) => [keyOf(row), row]))
  const wanted = wantedEntries(poll, now).filter(
    (entry) => entry.ends_at > now || by_key.get(keyOf(entry))?.is_cancelled === false,
  )
  const keys = new Set(wanted.map(keyOf))
  const changed = wanted.flatMap((entry): EntryRow[] => {
    const before = by_key.get(keyOf(entry))
    if (before && isSame(before, entry)) return []
    return [{ ...entry, sequence: before ? before.sequence + 1 : 0 }]
  })
  return [...changed, ...cancelled(sent.filter((row) => !keys.has(keyOf(row))))]
}

/** Of these entries those that are not cancelled yet, cancelled. */
export function cancelled(sent: readonly EntryRow[]): EntryRow[] {
  return sent
    .filter(({ is_cancelled }) => !is_cancelled)
    .map((row) => ({ ...row, is_cancelled: true, sequence: row.sequence + 1 }))
}

export function byParticipant(entries: readonly EntryRow[]): Map<string, EntryRow[]> {
  return Map.groupBy(entries, ({ participant_id }) => participant_id)
}

/** One iTIP message (RFC 5546) for each entry: a program imports each file by itself. */
export function entryFiles(entries: readonly EntryRow[], now: Date): NonNullable<Mail['files']> {
  return entries.map((entry, place) => {
    const method = entry.is_cancelled ? 'CANCEL' : 'PUBLISH'
    const content = writeCalendar([eventOf(entry)], { productId: product_id, now: now.getTime(), method })
    return {
      name: `${entry.is_cancelled ? 'cancelled' : 'held'}-${place + 1}.ics`,
      media_type: `text/calendar; charset=utf-8; method=${method}`,
      content_base64: Buffer.from(content).toString('base64'),
    }
  })
}

function wantedEntries(poll: WholePoll, now: Date): EntryRow[] {
  if (poll.hold_for !== 'everyone' || !isOpen(poll, now)) return []
  const people = poll.participants.filter(
    ({ is_organizer, wants_mail, has_own_calendar }) => !is_organizer && wants_mail && !has_own_calendar,
  )
  return people.flatMap((one) => poll.options.flatMap((option) => entryFor(poll, one, option)))
}

function entryFor(poll: WholePoll, participant: ParticipantRow, option: OptionRow): EntryRow[] {
  const { organizer, poll_id, user_id, poll_title, poll_timezone } = poll
  const { participant_id, participant_email, participant_name, participant_language } = participant
  if (participant_email === null) return []
  return [
    {
      participant_id,
      option_id: option.option_id,
      poll_id,
      user_id,
      recipient_id: participant.user_id,
      recipient_name: participant_name,
      recipient_address: participant_email,
      recipient_language: findLanguage(participant_language ?? organizer.language) ?? 'en',
      organizer_name: organizer.full_name,
      organizer_address: organizer.primary_email,
      poll_title,
      poll_timezone,
      starts_at: new Date(option.starts_ms),
      ends_at: new Date(option.ends_ms),
      option_date: option.option_date,
      sequence: 0,
      is_cancelled: false,
    },
  ]
}

function keyOf({ participant_id, option_id }: Pick<EntryRow, 'participant_id' | 'option_id'>): string {
  return `${participant_id} ${option_id}`
}

/** A whole day is a date in every zone. */
function isSame(before: EntryRow, after: EntryRow): boolean {
  const isMoved =
    after.option_date === null
      ? before.starts_at.getTime() !== after.starts_at.getTime() ||
        before.ends_at.getTime() !== after.ends_at.getTime() ||
        before.poll_timezone !== after.poll_timezone
      : before.option_date !== after.option_date
  return !before.is_cancelled && !isMoved && before.poll_title === after.poll_title
}

function eventOf(entry: EntryRow): CalendarEvent {
  const { option_id, option_date, starts_at, ends_at, poll_timezone, is_cancelled, sequence } = entry
  const option = {
    option_id,
    option_date,
    starts_ms: starts_at.getTime(),
    ends_ms: ends_at.getTime(),
    added_ms: null,
  }
  const { starts_ms, ends_ms, is_all_day, zone } = spanOfOption(option, poll_timezone)
  const timeOf = (ms: number): EventTime =>
    is_all_day
      ? { time: wallTimeOf(ms, zone).slice(0, 10), zone: null }
      : { time: wallTimeOf(ms, zone), zone }
  const addressee = { name: headerText(entry.recipient_name), email: entry.recipient_address }
  return {
    uid: `meridian-poll-${option_id}`,
    recurrence_id: null,
    sequence,
    title: pollWords(entry.recipient_language).entry(entry.poll_title),
    description: '',
    location: null,
    link: null,
    is_all_day,
    start: timeOf(starts_ms),
    end: timeOf(ends_ms),
    is_transparent: false,
    is_private: false,
    status: is_cancelled ? 'cancelled' : 'tentative',
    priority: null,
    organizer: { name: headerText(entry.organizer_name), email: entry.organizer_address },
    // RFC 5546: a published entry has no attendees, and a cancellation names its recipient.
    attendees: is_cancelled
      ? [{ ...addressee, kind: 'individual', role: 'informed', answer: 'needs_action' }]
      : [],
    rrule: null,
    excluded: [],
    added: [],
    overrides: [],
    created_at: null,
    modified_at: null,
  }
}
