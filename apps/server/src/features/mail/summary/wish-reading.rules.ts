import {
  type Language,
  lexicons,
  type MeetingRequest,
  ownSentences,
  ownWords,
  timeRequestsIn,
} from '@meridian/text'
import { knownDays } from './grounding/stated-day.rules.ts'
import { statedTimes } from './grounding/stated-time.rules.ts'
import type { Passage } from './text.worker.ts'
import type { AnsweredProposal, AnsweredTime, WishAnswer } from './wish-answer.rules.ts'

/** The mail that was read, with what is known of it. */
export interface ReadMail extends Passage {
  readonly language: Language
  /** The sender's date when the mail was written. */
  readonly sentOn: string
  readonly timeZone: string
}

/**
 * What a mail asks of its reader's time, by the answer of a model where the grammar has read the mail as well. An offer
 * stays one only where the mail names its day and hour. Where the model finds no request the grammar is no longer sure
 * of its own.
 */
export function withAnswer(request: MeetingRequest, answer: WishAnswer, mail: ReadMail): MeetingRequest {
  const { ask, wish } = request
  if (answer.ask === 'none') return ask === 'cancel' ? request : { ...request, confidence: 'low' }
  const named = namedIn(mail, wish)
  const isOwnZone = [null, mail.timeZone, wish.timeZone].includes(answer.timeZone)
  const offers = answer.proposals.filter((proposal) => isOwnZone && isNamed(proposal, named))
  const wished = answer.proposals.filter((proposal) => !offers.includes(proposal))
  const times = [...answer.times, ...wished.map((proposal) => asTime(proposal, answer.minutes))]
  return {
    ask: answer.ask === 'choose' && !isChoice({ offers, times }, named) ? 'meet' : answer.ask,
    confidence: 'high',
    wish: {
      times: times.map(withSpan),
      excluded: answer.excluded.map(withSpan),
      proposals: offers.map(withSpan),
      length: answer.minutes === null ? null : withSpan({ minutes: answer.minutes }),
      deadline: answer.deadline === null ? null : withSpan({ date: answer.deadline }),
      isUrgent: wish.isUrgent,
      timeZone: answer.timeZone ?? wish.timeZone,
    },
    asking: request.asking.length > 0 ? request.asking : timeRequestsIn(mail),
    unread: [],
  }
}

interface Named {
  /** `3-12` is 12 March. */
  readonly dates: ReadonlySet<string>
  readonly minutes: ReadonlySet<number>
}

/** What the sender names and what the grammar reads of it; neither what is quoted nor what is passed on. */
function namedIn(
  { subject, text, quoted, from, language, sentOn }: ReadMail,
  { proposals, times }: MeetingRequest['wish'],
): Named {
  const own = ownSentences({ text: ownWords(text), quoted, from }, lexicons[language])
  const words = [subject, ...own.map((sentence) => sentence.text)].join('\n')
  const days = [
    ...proposals.map(({ date }) => date),
    ...times.flatMap(({ first, last }) => (first !== null && first === last ? [first] : [])),
  ]
  return {
    dates: new Set([...knownDays(words, language, sentOn).dates, ...days.map(monthDayOf)]),
    minutes: new Set([
      ...statedTimes(words).flatMap(({ minutes }) => minutes),
      ...proposals.flatMap((proposal) => proposal.from ?? []),
    ]),
  }
}

function isNamed({ date, from }: AnsweredProposal, { dates, minutes }: Named): boolean {
  return dates.has(monthDayOf(date)) && minutes.has(from)
}

/** A draft says of each day of a choice whether it suits, so the mail has to name each. */
function isChoice(
  {
    offers,
    times,
  }: { readonly offers: readonly AnsweredProposal[]; readonly times: readonly AnsweredTime[] },
  { dates }: Named,
): boolean {
  if (offers.length > 0) return true
  return times.every(({ first, last }) => first === null || first !== last || dates.has(monthDayOf(first)))
}

function monthDayOf(date: string): string {
  return `${Number(date.slice(5, 7))}-${Number(date.slice(8, 10))}`
}

const usual_minutes = 30

function asTime({ date, from, until }: AnsweredProposal, minutes: number | null): AnsweredTime {
  const end = until ?? Math.min(from + (minutes ?? usual_minutes), 24 * 60)
  return { first: date, last: date, weekdays: [], from, until: end }
}

/** A model does not tell where it has read something. */
function withSpan<Piece extends object>(
  piece: Piece,
): Piece & { readonly start: number; readonly end: number } {
  return { ...piece, start: 0, end: 0 }
}
