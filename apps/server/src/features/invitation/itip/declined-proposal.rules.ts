import { wallTimeOf } from '@meridian/engine'
import { type CalendarEvent, writeCalendar } from '@meridian/icalendar'
import { textsIn } from '../../../platform/texts/texts.ts'
import { formatTime, type DeliveredTime } from '../../../platform/format-time.ts'
import { product_id } from '../../meeting/meeting.api.ts'
import type { DeclinedProposal } from './mailed-reply.queries.ts'

/** What a guest is told, in the organizer's language and on the meeting's clock. `link` leads to the answer page. */
export function declinedWords(
  declined: DeclinedProposal,
  link: string | null,
): { readonly subject: string; readonly text: string } {
  const { meeting_title, organizer_name, meeting_timezone, is_all_day, time_format } = declined
  const { t, locale } = textsIn(declined.language)
  const say = (time: DeliveredTime) => formatTime(time, meeting_timezone, { locale, time_format })
  const [name, title] = [organizer_name, meeting_title]
  const lines = [
    title === ''
      ? t('{name} has declined the time that you proposed for the meeting:', { name })
      : t('{name} has declined the time that you proposed for “{title}”:', { name, title }),
    say({ starts_at: declined.counter_starts_at, ends_at: declined.counter_ends_at, is_all_day: false }),
    t('It takes place as planned:'),
    say({ starts_at: declined.starts_at, ends_at: declined.ends_at, is_all_day }),
    ...(link === null ? [] : [t('Answer here:'), link]),
  ]
  return {
    subject: `${t('Stays as planned')}: ${meeting_title || '–'}`.replaceAll(/\p{Cc}+/gu, ' '),
    text: `${lines.join('\n\n')}\n`,
  }
}

/** METHOD:DECLINECOUNTER (RFC 5546 §3.2.8): the time that the meeting, or the one date of a series, keeps. */
export function declinedCalendar(declined: DeclinedProposal, now: Date): string {
  const { meeting_timezone: zone, is_all_day, original_starts_at } = declined
  const timeOf = (at: Date) => {
    const time = wallTimeOf(at.getTime(), zone)
    return is_all_day ? { time: time.slice(0, 10), zone: null } : { time, zone }
  }
  const event: CalendarEvent = {
    uid: declined.ical_uid,
    recurrence_id: original_starts_at && timeOf(original_starts_at),
    sequence: declined.ical_sequence,
    title: declined.meeting_title,
    description: '',
    location: null,
    link: null,
    is_all_day,
    start: timeOf(declined.starts_at),
    end: timeOf(declined.ends_at),
    is_transparent: false,
    is_private: false,
    status: 'confirmed',
    priority: null,
    organizer: { name: declined.organizer_name, email: declined.organizer_email },
    attendees: [
      {
        name: declined.guest_name ?? '',
        email: declined.guest_email,
        kind: 'individual',
        role: 'required',
        answer: 'needs_action',
      },
    ],
    rrule: null,
    excluded: [],
    added: [],
    overrides: [],
    created_at: null,
    modified_at: null,
  }
  return writeCalendar([event], { productId: product_id, method: 'DECLINECOUNTER', now: now.getTime() })
}
