// Reads the words of mails and of models that were given mails, in a thread that ends where it takes too long.
import {
  asksForOuting,
  type BookedMeeting,
  detectLanguage,
  draftReply,
  isSummarised,
  type KnownRange,
  type Language,
  languageOfWriter,
  isPrivateTime,
  mayNeedTimes,
  type MeetingRequest,
  type PlacedSentence,
  placeSentences,
  readMeetingRequest,
  type ReplyContext,
  type ReplyDraft,
  type SaidTime,
  type Summary,
  summarise,
  summarised_from_words,
  summariseThread,
  withUsualHours,
  withUsualLength,
  type ThreadSummary,
} from '@meridian/text'
import { type CleanOutput, cleanOutput, type OutputRule, type Sources } from './grounding/output.rules.ts'
import {
  type Prompt,
  type PromptedMail,
  type PromptedReply,
  replyPrompt,
  summaryPrompt,
  threadPrompt,
  wishPrompt,
} from './prompt.rules.ts'
import { parseWishAnswer, wishObjectIn } from './wish-answer.rules.ts'
import type { WrittenTime } from './wish-calendar.rules.ts'
import { withAnswer } from './wish-reading.rules.ts'

/** The mail as it is: what the person calls it by is theirs. */
export interface Passage {
  /** The name of the sender. */
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly quoted: readonly KnownRange[]
}

export interface SummarisedPassage extends Passage {
  /** The name of the reader. */
  readonly reader?: string
}

export interface ReadSummary {
  readonly language: Language
  /** The mail is long enough to be summarized. */
  readonly isSummarised: boolean
  readonly summary: Summary
}

export function readSummary(passage: SummarisedPassage): ReadSummary {
  const language = languageOf(passage)
  const read = { ...passage, language }
  return { language, isSummarised: isSummarised(read), summary: summarise(read) }
}

/** The shortest mails that need all tables of their languages, which are made when they are first needed. */
const first_mails = [
  'Could we meet on Tuesday at 3?',
  'Können wir uns am Dienstag um 15 Uhr treffen?',
  'Pouvons-nous nous voir mardi à 15 h ?',
  '¿Podemos vernos el martes a las 15 h?',
  'Possiamo vederci martedì alle 15?',
]

/** Makes ready what the first mail of a thread would wait for. */
export function warmUp(): void {
  for (const text of first_mails) {
    const passage = { from: '', subject: '', text, quoted: [] }
    readSummary(passage)
    readWish({ ...passage, sentOn: '2026-01-01T09:00', isBulk: false, offersTimes: false, point: '' })
  }
}

/** The mails of a conversation, the oldest first. */
export function readThread({ mails }: { readonly mails: readonly Passage[] }): ReadThread {
  const summary = summariseThread({ mails })
  return { ...summary, isSummarised: summary.words >= summarised_from_words }
}

export interface ReadThread extends ThreadSummary {
  /** The conversation is long enough to be summarized. */
  readonly isSummarised: boolean
}

/** What of a mail matters for an answer beside its words. */
export interface AnsweredPassage extends Passage {
  /** The sender's time when the mail was written, `yyyy-MM-ddTHH:mm`. */
  readonly sentOn: string
  readonly isBulk: boolean
  /** The reader wants to offer times. */
  readonly offersTimes: boolean
  /** What the reader wants to say, or the summary of the mail. */
  readonly point: string
  /** What the reader says of times that the mail names. */
  readonly said?: readonly SaidTime[]
  /** The meetings of reader and sender to come. */
  readonly booked?: readonly BookedMeeting[]
}

/** What a mail asks of its reader's time. */
export interface ReadWish extends MeetingRequest {
  readonly language: Language
  /** The mail asks for a time outside of work. */
  readonly isPrivate: boolean
}

export function readWish(passage: AnsweredPassage): ReadWish {
  const language = languageOfWriter(passage)
  const request = readMeetingRequest({ ...passage, language })
  const isPrivate = isPrivateTime(passage) || asksForOuting(request, passage.text)
  return { language, isPrivate, ...withUsual(request, passage.text) }
}

/** With the hours and the length that what the mail asks for usually has. */
function withUsual(request: MeetingRequest, text: string): MeetingRequest {
  return withUsualLength(withUsualHours(request, text), text)
}

export interface GrammarReading {
  readonly passage: AnsweredPassage
  /** What the grammar reads. */
  readonly wish: ReadWish
}

/** Whether the draft could need free times. */
export function needsTimes({ passage, wish }: GrammarReading): boolean {
  return mayNeedTimes({ ...passage, language: wish.language }, passage.point, wish)
}

export interface WishAnswerRequest extends GrammarReading {
  /** The sender's. */
  readonly timeZone: string
  /** As the model gives it. */
  readonly answer: string
}

export interface ModelWish {
  /** Null for an answer that is no valid wish. */
  readonly wish: ReadWish | null
  /** The part of the answer that was read; empty where there is none. */
  readonly source: string
}

export function readWishAnswer({ passage, wish, timeZone, answer }: WishAnswerRequest): ModelWish {
  const source = wishObjectIn(answer)
  const read = parseWishAnswer(source, passage.sentOn)
  if (read === null) return { wish: null, source: '' }
  const { language } = wish
  return { wish: { ...wish, ...withAnswer(wish, read, { ...passage, language, timeZone }) }, source }
}

export interface DraftRequest {
  readonly passage: AnsweredPassage
  readonly wish: ReadWish
  readonly context: ReplyContext
}

export function draft({ passage, wish, context }: DraftRequest): ReplyDraft {
  return draftReply({ ...passage, language: wish.language, request: wish }, passage.point, context)
}

export function place({
  summary,
  text,
}: {
  readonly summary: string
  readonly text: string
}): readonly PlacedSentence[] {
  return placeSentences(summary, text)
}

export function promptSummary({
  mail,
  fence,
}: {
  readonly mail: PromptedMail
  readonly fence: string
}): Prompt {
  return summaryPrompt(mail, fence)
}

export function promptThread({
  mail,
  fence,
}: {
  readonly mail: PromptedMail
  readonly fence: string
}): Prompt {
  return threadPrompt(mail, fence)
}

export interface ReplyPromptRequest {
  readonly mail: PromptedMail
  readonly reply: PromptedReply
  readonly fence: string
}

export function promptReply({ mail, reply, fence }: ReplyPromptRequest): Prompt {
  return replyPrompt(mail, reply, fence)
}

export interface WishPromptRequest {
  readonly mail: PromptedMail
  readonly written: WrittenTime
  readonly fence: string
}

export function promptWish({ mail, written, fence }: WishPromptRequest): Prompt {
  return wishPrompt(mail, written, fence)
}

export interface CleanRequest {
  readonly answer: string
  readonly sources: Sources
  readonly rule: OutputRule
}

export function clean({ answer, sources, rule }: CleanRequest): CleanOutput {
  return cleanOutput(answer, sources, rule)
}

function languageOf({ subject, text }: Passage): Language {
  return detectLanguage(`${subject}\n${text}`)
}
