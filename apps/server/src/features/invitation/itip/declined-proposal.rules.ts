import { formatTime, type DeliveredTime } from '../../../platform/format-time.ts'
import type { DeclinedProposal } from './mailed-reply.queries.ts'

interface Words {
  readonly subject: string
  readonly untitled: string
  readonly declined: (name: string, title: string) => string
  readonly stays: string
  readonly answer: string
}

const english: Words = {
  subject: 'Stays as planned',
  untitled: 'the meeting',
  declined: (name, title) => `${name} has declined the time that you proposed for ${title}:`,
  stays: 'It takes place as planned:',
  answer: 'Answer here:',
}

const german: Words = {
  subject: 'Bleibt wie geplant',
  untitled: 'den Termin',
  declined: (name, title) => `${name} hat die Zeit abgelehnt, die Sie für ${title} vorgeschlagen haben:`,
  stays: 'Der Termin bleibt wie geplant:',
  answer: 'Hier antworten Sie:',
}

/**
 * The mail to a guest, in the organizer's language and on the meeting's clock. `link` leads to the RSVP page.
 */
export function declinedWords(
  declined: DeclinedProposal,
  link: string | null,
): { readonly subject: string; readonly text: string } {
  const { meeting_title, organizer_name, meeting_timezone, is_all_day, time_format } = declined
  const isGerman = declined.language === 'de'
  const words = isGerman ? german : english
  const preferences = { locale: isGerman ? 'de' : 'en-GB', time_format }
  const say = (time: DeliveredTime) => formatTime(time, meeting_timezone, preferences)
  const quoted = isGerman ? `„${meeting_title}“` : `“${meeting_title}”`
  const lines = [
    words.declined(organizer_name, meeting_title === '' ? words.untitled : quoted),
    say({ starts_at: declined.counter_starts_at, ends_at: declined.counter_ends_at, is_all_day: false }),
    words.stays,
    say({ starts_at: declined.starts_at, ends_at: declined.ends_at, is_all_day }),
    ...(link === null ? [] : [words.answer, link]),
  ]
  return {
    subject: `${words.subject}: ${meeting_title || '–'}`.replaceAll(/\p{Cc}+/gu, ' '),
    text: `${lines.join('\n\n')}\n`,
  }
}
