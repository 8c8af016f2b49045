import { type Fact, renderEmail } from '../../platform/mail/email-template.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { findLanguage } from '../../platform/texts/texts.ts'
import {
  guestPreferences,
  headerText,
  listFor,
  type Reader,
  shortTimeFor,
  timesFor,
} from '../invitation/invitation.api.ts'
import type { ParticipantRow, WholePoll } from './poll.queries.ts'
import { bestOption } from './poll-result.rules.ts'
import { type PollWords, pollWords } from './poll-words.rules.ts'
import { entryFiles, type EntryRow } from './poll-entry.rules.ts'
import { type News, newsFor, nothing_new } from './poll-news.rules.ts'
import { spanOfOption } from './poll.rules.ts'

/** What a participant is told. */
export type ParticipantEvent = 'asked' | 'reminder' | 'closed' | 'own_link' | 'known_address' | 'news'

interface ParticipantMail {
  readonly event: ParticipantEvent
  /** Null where the poll is gone. */
  readonly url: string | null
  /** In the organizer's words. */
  readonly message?: string
  /** Of the participant's calendar, which files of the mail change. */
  readonly entries?: readonly EntryRow[]
}

/** Throws nothing for texts of people: in headers they are one line, in the mail they are text. */
export function participantMail(
  poll: WholePoll,
  participant: ParticipantRow,
  { event, url, message = '', entries = [] }: ParticipantMail,
  now: Date,
): Mail | undefined {
  const { participant_email } = participant
  if (participant_email === null) return undefined
  const reader = readerOf(poll, participant)
  const words = pollWords(reader.language)
  const organizer = headerText(poll.organizer.full_name)
  const isAsking = event === 'asked' || event === 'reminder'
  const news = event === 'news' ? newsFor(poll, participant) : nothing_new
  const label = isAsking || news.added.length > 0 ? words.answer : words.see
  return {
    to: { name: headerText(participant.participant_name), address: participant_email },
    subject: headerText(words.subjects[event](poll.poll_title)),
    reply_to: { name: organizer, address: poll.organizer.primary_email },
    ...renderEmail({
      language: reader.language,
      paragraphs: [
        ...(news.isReopened ? [words.reopened(organizer)] : []),
        ...(news.isReopened && news.added.length === 0 ? [] : [words.told[event](organizer)]),
        ...entryLines(entries, words),
      ],
      facts: [
        ...(message.trim() === '' ? [] : [{ label: words.message, lines: message.trim().split('\n') }]),
        { label: words.what, lines: [poll.poll_title] },
        ...(isAsking ? askedFacts(poll, reader, words) : []),
        ...newsFacts(poll, news, { reader, words }),
      ],
      ...(url !== null && { link: { label, url } }),
      smallPrint: words.sentFor(organizer),
    }),
    ...(entries.length > 0 && { files: entryFiles(entries, now) }),
  }
}

/** About entries of one participant alone. Undefined for none. */
export function entriesMail(entries: readonly EntryRow[], now: Date): Mail | undefined {
  const [first] = entries
  if (!first) return undefined
  const { recipient_name, recipient_address, recipient_language, organizer_address, poll_title } = first
  const words = pollWords(recipient_language)
  const organizer = headerText(first.organizer_name)
  const isHeld = entries.some(({ is_cancelled }) => !is_cancelled)
  return {
    to: { name: headerText(recipient_name), address: recipient_address },
    subject: headerText(isHeld ? words.subjects.held(poll_title) : words.subjects.released(poll_title)),
    reply_to: { name: organizer, address: organizer_address },
    ...renderEmail({
      language: recipient_language,
      paragraphs: entryLines(entries, words),
      facts: [{ label: words.what, lines: [poll_title] }],
      smallPrint: words.sentFor(organizer),
    }),
    files: entryFiles(entries, now),
  }
}

function entryLines(entries: readonly EntryRow[], words: PollWords): string[] {
  const isAbout = (is_cancelled: boolean) => entries.some((entry) => entry.is_cancelled === is_cancelled)
  return [...(isAbout(false) ? [words.entries.held] : []), ...(isAbout(true) ? [words.entries.released] : [])]
}

/** What the organizer is told: who has answered since the last mail, or that the deadline has passed. */
export type OrganizerEvent =
  | { readonly kind: 'answers'; readonly names: readonly string[] }
  | { readonly kind: 'deadline' }

export function organizerMail(poll: WholePoll, event: OrganizerEvent, url: string): Mail {
  const { organizer } = poll
  const own = poll.participants.find(({ is_organizer }) => is_organizer)
  const reader = readerOf(poll, {
    participant_name: organizer.full_name,
    participant_language: organizer.language,
    participant_timezone: own?.participant_timezone ?? organizer.timezone,
  })
  const words = pollWords(reader.language)
  const names =
    event.kind === 'answers'
      ? [{ label: words.answered, lines: shortened(event.names, names_max, words) }]
      : []
  return {
    to: { name: headerText(organizer.full_name), address: organizer.primary_email },
    subject: headerText(words.subjects[event.kind](poll.poll_title)),
    ...renderEmail({
      language: reader.language,
      paragraphs: [event.kind === 'answers' ? words.answers : words.over],
      facts: [{ label: words.what, lines: [poll.poll_title] }, ...names, ...bestFacts(poll, reader, words)],
      link: { label: words.see, url },
      smallPrint: words.sentToOrganizer,
    }),
  }
}

const options_max = 12
const names_max = 20

function askedFacts(poll: WholePoll, reader: Reader, words: PollWords): Fact[] {
  const times = poll.options.map((option) => timeOf(poll, option, reader))
  const { deadline, poll_description, poll_timezone: zone } = poll
  const about = poll_description?.trim() ?? ''
  const until = deadline && {
    starts_ms: deadline.getTime(),
    ends_ms: deadline.getTime(),
    is_all_day: false,
    zone,
  }
  return [
    ...(about === '' ? [] : [{ label: words.text, lines: about.split('\n') }]),
    { label: words.options, lines: shortened(times, options_max, words) },
    ...(until ? [{ label: words.deadline, lines: [shortTimeFor(until, reader)] }] : []),
  ]
}

function newsFacts(
  poll: WholePoll,
  { added }: News,
  { reader, words }: { readonly reader: Reader; readonly words: PollWords },
): Fact[] {
  if (added.length === 0) return []
  const times = added.map((option) => timeOf(poll, option, reader))
  return [{ label: words.newOptions, lines: shortened(times, options_max, words) }]
}

function bestFacts(poll: WholePoll, reader: Reader, words: PollWords): Fact[] {
  const best = bestOption(poll.options, poll.participants)
  const option = poll.options.find(({ option_id }) => option_id === best?.option_id)
  if (!best || !option) return []
  const names = listFor(shortened(best.cannot, names_max, words), reader)
  const say = {
    all: () => words.everybody,
    all_but: () => words.allBut(names),
    most: () => words.cannot(names),
  }
  return [{ label: words.best, lines: [timeOf(poll, option, reader), say[best.kind]()] }]
}

function timeOf(poll: WholePoll, option: WholePoll['options'][number], reader: Reader): string {
  return timesFor(spanOfOption(option, poll.poll_timezone), reader)[0] ?? ''
}

function shortened(lines: readonly string[], most: number, words: PollWords): string[] {
  return lines.length <= most
    ? [...lines]
    : [...lines.slice(0, most - 1), words.more(lines.length - most + 1)]
}

type ReaderParts = Pick<ParticipantRow, 'participant_name' | 'participant_language' | 'participant_timezone'>

function readerOf(poll: WholePoll, participant: ReaderParts): Reader {
  const { organizer, is_zone_fixed, poll_timezone } = poll
  const tag = participant.participant_language ?? organizer.language
  const region = findLanguage(tag) === organizer.language ? organizer.region : null
  return {
    name: participant.participant_name,
    ...guestPreferences(tag, { region, time_format: organizer.time_format }),
    timezone: is_zone_fixed ? poll_timezone : (participant.participant_timezone ?? poll_timezone),
  }
}
