import { expandSeries, isSeries } from '@meridian/engine'
import { renderEmail } from '../../../platform/mail/email-template.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { filled, headerText, invitation_words } from '../notify/invitation-words.rules.ts'
import type { RemindedRow } from './mailed-reminder.queries.ts'
import { type Reader, shortTimeFor, choosePreferences, timesFor } from '../notify/reader.rules.ts'
import type { Span } from '../notify/delivered-meeting.rules.ts'

/** An occurrence that a person is to be reminded of now. */
export interface DueReminder {
  readonly row: RemindedRow
  readonly starts_ms: number
  readonly ends_ms: number
  readonly title: string
  readonly link: string | null
  readonly place: string | null
  /** The reminder is useless after this moment: the meeting begins. */
  readonly useless_ms: number
}

export const longest_reminder_ms = 60 * 60_000

/** A reminder at the start of a meeting may come this late, as in the app. */
export const at_start_ms = 5 * 60_000

/** The reminders due at this moment, as long before as each person has chosen. */
export function dueReminders(rows: readonly RemindedRow[], nowMs: number): DueReminder[] {
  return rows.flatMap((row) =>
    timesOf(row, nowMs)
      .map((time): DueReminder => {
        const useless_ms = time.starts_ms + (row.reminder_minutes === 0 ? at_start_ms : 0)
        return { row, ...time, useless_ms }
      })
      .filter(
        ({ starts_ms, useless_ms }) =>
          nowMs >= starts_ms - row.reminder_minutes * 60_000 && nowMs < useless_ms,
      ),
  )
}

type Time = Pick<DueReminder, 'starts_ms' | 'ends_ms' | 'title' | 'link' | 'place'>

function timesOf(row: RemindedRow, nowMs: number): Time[] {
  const { meeting_title: title, meeting_link: link, location_name: place } = row
  if (!isSeries(row))
    return [{ starts_ms: row.starts_at.getTime(), ends_ms: row.ends_at.getTime(), title, link, place }]
  const window = [nowMs - at_start_ms, nowMs + longest_reminder_ms + 1] as const
  return expandSeries(row, row.changes, window).map(({ starts_ms, ends_ms, change }) => ({
    starts_ms,
    ends_ms,
    title: change?.meeting_title ?? title,
    // The empty text is a removed link or location.
    link: (change?.meeting_link ?? link) || null,
    place: (change?.location_name ?? place) || null,
  }))
}

/** The mail; `publicUrl` is the address of the app, if it is known. */
export function reminderMail(due: DueReminder, publicUrl: string | undefined): Mail {
  const { row, title, link, place } = due
  const reader: Reader = { name: row.full_name, timezone: row.timezone, ...choosePreferences(row, row) }
  const words = invitation_words[reader.language]
  const span: Span = { ...due, is_all_day: false, zone: row.meeting_timezone }
  const name = title.trim() || words.untitled
  const facts = [
    { label: words.what, lines: [name] },
    { label: words.when, lines: timesFor(span, reader) },
    ...(place === null ? [] : [{ label: words.where, lines: [place] }]),
    ...(link === null ? [] : [{ label: words.join, lines: [link], url: link }]),
  ]
  const address = publicUrl === undefined ? null : `${publicUrl}/user/meetings/${row.meeting_id}`
  return {
    to: { name: headerText(row.full_name), address: row.primary_email },
    subject: headerText(
      filled(words.subject.reminder, { title: name.slice(0, 100), time: shortTimeFor(span, reader) }),
    ),
    ...renderEmail({
      language: reader.language,
      paragraphs: [words.begins],
      facts,
      ...(address !== null && { link: { label: words.open, url: address } }),
      smallPrint: words.sentReminder,
    }),
  }
}
