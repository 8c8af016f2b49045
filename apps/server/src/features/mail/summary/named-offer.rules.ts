import { type Language, lexicons, type MeetingRequest, ownSentences, ownWords } from '@meridian/text'
import { knownDays } from './grounding/stated-day.rules.ts'
import { statedTimes } from './grounding/stated-time.rules.ts'
import type { Passage } from './text.worker.ts'
import type { AnsweredProposal } from './wish-answer.rules.ts'

/** The mail that was read, with what is known of it. */
export interface ReadMail extends Passage {
  readonly language: Language
  /** The sender's date when the mail was written. */
  readonly sentOn: string
  readonly timeZone: string
}

/** The days and hours that the sender names. */
export interface Named {
  /** `3-12` is 12 March. */
  readonly dates: ReadonlySet<string>
  readonly minutes: ReadonlySet<number>
  readonly sentences: readonly NamedTogether[]
  /** The offers that the grammar reads. */
  readonly read: readonly { readonly day: string; readonly minute: number }[]
}

/** What one sentence names. */
interface NamedTogether {
  readonly dates: ReadonlySet<string>
  readonly minutes: ReadonlySet<number>
}

/** What the sender names and what the grammar reads of it; neither what is quoted nor what is passed on. */
export function namedIn(
  { subject, text, quoted, from, language, sentOn }: ReadMail,
  { proposals, times }: MeetingRequest['wish'],
): Named {
  const own = ownSentences({ text: ownWords(text), quoted, from }, lexicons[language])
  const sentences = [subject, ...own.map((sentence) => sentence.text)]
  const words = sentences.join('\n')
  const days = times.flatMap(({ first, last }) => (first !== null && first === last ? [first] : []))
  const read = proposals.flatMap(({ date, from: minute }) =>
    minute === null ? [] : [{ day: monthDayOf(date), minute }],
  )
  return {
    dates: new Set([
      ...knownDays(words, language, sentOn).dates,
      ...proposals.map(({ date }) => monthDayOf(date)),
      ...days.map(monthDayOf),
    ]),
    minutes: new Set([...minutesIn(words), ...read.map(({ minute }) => minute)]),
    sentences: sentences.map((sentence) => ({
      dates: knownDays(sentence, language, sentOn).dates,
      minutes: new Set(minutesIn(sentence)),
    })),
    read,
  }
}

function minutesIn(words: string): number[] {
  return statedTimes(words).flatMap(({ minutes }) => minutes)
}

/** Whether the sender names the day and the hour of an offer, and names them together. */
export function isNamed({ date, from: minute }: AnsweredProposal, named: Named): boolean {
  const day = monthDayOf(date)
  if (!named.dates.has(day) || !named.minutes.has(minute)) return false
  const readOnDay = named.read.filter((offer) => offer.day === day)
  if (readOnDay.some((offer) => offer.minute === minute)) return true
  if (readOnDay.length > 0 && named.read.some((offer) => offer.minute === minute)) return false
  return (
    named.sentences.some(({ dates, minutes }) => dates.has(day) && minutes.has(minute)) ||
    (named.sentences.some(({ dates, minutes }) => dates.has(day) && minutes.size === 0) &&
      named.sentences.some(({ dates, minutes }) => dates.size === 0 && minutes.has(minute)))
  )
}

export function monthDayOf(date: string): string {
  return `${Number(date.slice(5, 7))}-${Number(date.slice(8, 10))}`
}
