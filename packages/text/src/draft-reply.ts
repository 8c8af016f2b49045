import { type AnswerPart, answerTimes, capitalised, type KnownTimes } from './draft-times.ts'
import { isSupportedLanguage } from './foreign-words.ts'
import { type Intent, intentOf } from './intent.ts'
import type { FirstWords } from './kinds/first-words.ts'
import { firstWordsOf, type Kind, kindOf, openBeside, tellsInAnswer } from './kinds/kinds.ts'
import { detectLanguage, type Language, lexicons } from './language.ts'
import { ownWords } from './own-words.ts'
import { longest_input, ownSentences } from './prepare.ts'
import { type Register, registerOf } from './register.ts'
import { phrasesFor, type ReplyPhrases } from './reply-phrases.ts'
import { asksForReply, pointsForReader } from './points/points-for-reader.ts'
import { asksForOpinionAlone } from './points/short-answers.ts'
import { type Request } from './requests.ts'
import { nameToGreet, type Sender } from './sender-name.ts'
import type { Ask } from './wish/ask.ts'
import type { MeetingRequest } from './wish/find-request.ts'
import type { AskingMail } from './wish/judge-mail.ts'
import { readMeetingRequest } from './wish/meeting-request.ts'
import { takesNoReplies } from './takes-no-replies.ts'
import { countWords, onOneLine, wordsOf } from './words.ts'

export interface AnsweredMail extends Omit<AskingMail, 'isMonthFirst' | 'said'> {
  /** The reader wants to offer times, however unsure it is that the mail asks for them. */
  readonly offersTimes?: boolean | undefined
  /** What the mail asks of its reader's time, where that was read before. */
  readonly request?: MeetingRequest | undefined
}

/** What the draft may know beside the mail. */
export interface ReplyContext extends KnownTimes, Sender {
  /** Who else got the mail. */
  readonly otherNames?: readonly string[] | undefined
}

export interface ReplyDraft {
  readonly subject: string
  /** Plain text; what the person has to fill in is `[…]`. Empty where no draft is written. */
  readonly body: string
  readonly confidence: 'low' | 'high'
  /** What is still to be filled in, one sentence each. */
  readonly missing: readonly string[]
  /** The times that the draft proposes. */
  readonly slots: KnownTimes['slots']
  /** What the draft says about each time that the mail offers, a sentence each. */
  readonly verdicts: readonly string[]
  readonly language: Language
  readonly intent: Intent
  /** Sentences of `missing` about what the mail says of times beyond what was understood. */
  readonly unread: readonly string[]
  /** The draft answers from the calendar. */
  readonly isAboutTimes: boolean
  /** The mail may ask for times, which the draft does not offer. */
  readonly mayWantTimes: boolean
  /** Why no draft is written. */
  readonly refusal: Refusal | null
}

/** Sent to many or from an address that takes no answers; in a language that no draft can be written in. */
export type Refusal = 'bulk' | 'language'

/** What the person fills in before the draft can be sent. */
export const gap = '[…]'

const most_points = 6

/**
 * An answer to a mail in its language, made from the mail, the point and the free times alone. `point` is the summary
 * of the mail, or what the person wants to say; the latter goes into the draft as it is.
 */
export function draftReply(mail: AnsweredMail, point: string, context: ReplyContext): ReplyDraft {
  const language = mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)
  const wish = wishIn(point, mail)
  const refusal = wish === '' ? refusalOf(mail, language) : null
  const read = understand(mail, language, context)
  const part =
    refusal === null ? (wish === '' ? answerTo(read, language, { mail, context }) : answerByWish(wish)) : null
  const body =
    part === null ? '' : formatReply(part.lines, mail, { language, ...context, isWarm: part.isWarm })
  const { request, intent } = read
  const unread = part !== null && offersTimes(part) ? unreadTimes(request, mail) : []
  const missing = [...(part?.missing ?? []), ...unread]
  const answersMail = refusal === null && wish === ''
  const isSure = isSureOfTimes(mail, request)
  return {
    subject: replySubject(mail.subject),
    body,
    confidence: part === null || missing.length > 0 ? 'low' : 'high',
    missing,
    unread,
    slots: part?.slots ?? [],
    verdicts: part?.verdicts ?? [],
    language,
    intent,
    refusal,
    isAboutTimes: answersMail && isSure && (intent === 'meeting' || intent === 'reschedule'),
    mayWantTimes: answersMail && !isSure && request.ask !== 'none' && intent !== 'cancellation',
  }
}

function offersTimes({ slots, verdicts = [] }: AnswerPart): boolean {
  return slots.length > 0 || verdicts.length > 0
}

/** Times are offered on demand where a part of what the mail says about them was not understood. */
function unreadTimes({ unread }: MeetingRequest, { text }: AnsweredMail): string[] {
  const passages = unread.map(({ start, end }) => passageAround(text, start, end))
  return [...new Set(passages)]
    .slice(0, most_points)
    .map((passage) => `What the mail says about the time: “${passage}”`)
}

/** The words of a line around a place in it. */
function passageAround(text: string, start: number, end: number): string {
  const [from, to] = [Math.max(0, start - words_around), Math.min(text.length, end + words_around)]
  const before = text.slice(from, start).split('\n').at(-1) ?? ''
  const after = text.slice(end, to).split('\n')[0] ?? ''
  const whole = onOneLine(`${before}${text.slice(start, end)}${after}`)
  return shortened(whole)
}

const words_around = 40

export function refusalOf({ isBulk, subject, text }: AnsweredMail, language: Language): Refusal | null {
  if (isBulk || takesNoReplies({ subject, text })) return 'bulk'
  return isSupportedLanguage(`${subject}\n${text}`, language) ? null : 'language'
}

interface ReplyFrame extends Sender {
  readonly language: Language
  readonly isWarm?: boolean | undefined
}

/** The lines between a greeting and a closing, in the tone of the mail. */
export function formatReply(
  lines: readonly string[],
  mail: Pick<AnsweredMail, 'text' | 'quoted'>,
  { language, isWarm = false, ...sender }: ReplyFrame,
): string {
  const register = registerOf(mail, language)
  const phrases = phrasesFor(language, register)
  const name = nameToGreet(sender, mail, { language, register })
  return [
    name === '' ? phrases.greetingWithoutName : phrases.greeting(name),
    ...lines,
    [isWarm ? phrases.warmClosing : phrases.closing, signatureOf(sender.ownName, register)]
      .filter((line) => line !== '')
      .join('\n'),
  ].join('\n\n')
}

/** An informal mail is signed with the first name alone. */
function signatureOf(ownName: string, { isFormal }: Register): string {
  const name = onOneLine(ownName)
  return isFormal ? name : (name.split(' ')[0] ?? name)
}

/** `Re:` once, in place of all such marks of other languages. */
export function replySubject(subject: string): string {
  const bare = onOneLine(subject).replace(
    /^(?:(?:re|aw|antw|sv|vs|ref|rv|r|tr|fwd?|wg|i)\s*(?:\[\d+\]\s*)?:\s*)+/i,
    '',
  )
  return `Re: ${bare}`.trimEnd()
}

/** Whether what the person asked for is a wish of their own: the summary's words are the mail's. */
export function wishIn(point: string, { subject, text }: Pick<AnsweredMail, 'subject' | 'text'>): string {
  const line = onOneLine(point)
  const words = wordsOf(line)
  if (words.length === 0) return ''
  const known = new Set(wordsOf(`${subject}\n${text.slice(0, longest_input)}`))
  const own = words.filter((word) => !known.has(word)).length
  return own / words.length > 0.25 ? line : ''
}

function answerByWish(wish: string): AnswerPart {
  return { lines: [wish], missing: [], slots: [] }
}

interface Understood {
  readonly requests: readonly Request[]
  readonly request: MeetingRequest
  readonly intent: Intent
  /** What an answer about times says first. */
  readonly lead: 'application' | 'hardship' | null
  /** What an answer about anything else says first. */
  readonly first: FirstWords | null
}

function understand(
  mail: AnsweredMail,
  language: Language,
  { ownName, senderName, otherNames = [] }: Pick<ReplyContext, 'ownName' | 'senderName' | 'otherNames'>,
): Understood {
  // What was passed on asks another person.
  const own = ownSentences({ ...mail, text: ownWords(mail.text) }, lexicons[language])
  const people = { ownName, otherNames: [senderName, ...otherNames] }
  const requests = pointsForReader({ text: mail.text, sentences: own }, language, people)
  const sentences = own.length > 0 ? own.map(({ text }) => text) : firstLines(ownWords(mail.text))
  const read = { subject: mail.subject, sentences, requests }
  const request = mail.request ?? readMeetingRequest({ ...mail, language })
  if (!isSureOfTimes(mail, request)) {
    const intent = intentOf(read, language)
    const isNews = intent === 'none' && request.ask === 'none' && tellsInAnswer(read)
    return { requests, request, intent: isNews ? 'notice' : intent, lead: null, first: firstWordsOf(read) }
  }
  const kind = kindOf(read)
  const lead = kind === 'application' || kind === 'hardship' ? kind : null
  const intent = intentOfAsk(request.ask)
  return {
    requests,
    request,
    intent: intent === 'cancellation' && lead === 'hardship' ? lead : intent,
    lead,
    first: null,
  }
}

/** A mail of thanks alone may look like the end of one. */
function firstLines(text: string): string[] {
  return text
    .slice(0, longest_lines)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('>'))
    .slice(0, most_lines)
}

const longest_lines = 1_000
const most_lines = 3

/** Whether the answer speaks of times without being asked to. */
function isSureOfTimes({ offersTimes }: AnsweredMail, { ask, confidence }: MeetingRequest): boolean {
  return offersTimes === true || (ask !== 'none' && confidence === 'high')
}

function intentOfAsk(ask: Ask): Intent {
  if (ask === 'move') return 'reschedule'
  return ask === 'cancel' ? 'cancellation' : 'meeting'
}

interface AnswerWith {
  readonly mail: AnsweredMail
  readonly context: ReplyContext
}

/** One intent at a time: an answer about times says nothing else, but names what else is asked as missing. */
function answerTo(
  { requests, request, intent, lead, first }: Understood,
  language: Language,
  given: AnswerWith,
): AnswerPart {
  const phrases = phrasesFor(language, registerOf(given.mail, language))
  if (intent === 'meeting' || intent === 'reschedule') {
    const rest = requests.filter((one) => !request.asking.some((asking) => overlaps(asking, one)))
    const times = ledBy(
      lead,
      phrases,
      answerTimes(lead === null ? intent : 'meeting', phrases, given.context),
    )
    const open = rest.filter(({ text, isQuestion }) =>
      isQuestion
        ? !asksForOpinionAlone(text, language)
        : !lexicons[language].intents.meeting.test(text) && !asksForReply(text, language),
    )
    return { ...times, missing: [...times.missing, ...open.slice(0, most_points).map(missingAnswer)] }
  }
  if (intent === 'cancellation') {
    const rest = openBeside(intent, requests).filter(
      (one) => !request.asking.some((asking) => overlaps(asking, one)),
    )
    return { lines: [phrases.cancelled], missing: rest.slice(0, most_points).map(missingAnswer), slots: [] }
  }
  if (intent === 'thanks') return { lines: [phrases.welcome], missing: [], slots: [] }
  if (intent === 'notice') return { lines: [phrases[first ?? 'noted']], missing: [], slots: [] }
  if (intent === 'confirmation' || intent === 'reminder')
    return { lines: [phrases[intent]], missing: [], slots: [] }
  if (intent === 'question') {
    const open = first === null ? requests : openBeside(intent, requests)
    if (open.length === 0 && first !== null) return { lines: [phrases[first]], missing: [], slots: [] }
    const points = answerPoints(open, phrases)
    return first === null ? points : { ...points, lines: [phrases[first], ...points.lines.map(capitalised)] }
  }
  if (intent === 'none') return { lines: [], missing: ['What you want to say.'], slots: [] }
  if (intent === 'approval' || intent === 'invitation')
    return { lines: [phrases[intent]], missing: [`Your answer to the ${intent}.`], slots: [] }
  return answerKind(intent, requests, phrases)
}

/** An answer to a mail that is of a kind, and may ask for something besides. */
function answerKind(
  kind: Exclude<Kind, 'cancellation' | 'reminder'>,
  requests: readonly Request[],
  phrases: ReplyPhrases,
): AnswerPart {
  const line = phrases[kind]
  const asked = requests.slice(0, most_points).map(missingAnswer)
  if (kind === 'handover') return { lines: [line], missing: ['Whether you take care of it.'], slots: [] }
  if (kind === 'complaint')
    return { lines: [line], missing: ['By when you get back to the sender.', ...asked], slots: [] }
  if (kind === 'application' || kind === 'hardship')
    return {
      lines: [`${line} ${gap}`],
      missing: ['What you want to say.', ...asked],
      slots: [],
      isWarm: kind === 'hardship',
    }
  const open = openBeside(kind, requests)
  if (open.length === 0) return { lines: [line], missing: [], slots: [] }
  const points = answerPoints(open, phrases)
  return { ...points, lines: [line, ...points.lines.map(capitalised)] }
}

function ledBy(lead: Understood['lead'], phrases: ReplyPhrases, times: AnswerPart): AnswerPart {
  if (lead === null) return times
  const [first = '', ...others] = times.lines
  const isWarm = lead === 'hardship'
  const missing = isWarm ? ['What you want to say.', ...times.missing] : times.missing
  return { ...times, lines: [phrases[lead], capitalised(first), ...others], missing, isWarm }
}

function overlaps(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end
}

function missingAnswer({ text }: Request): string {
  return `An answer to “${shortened(text)}”`
}

/** The reader sees the questions beside the draft; the answer does not repeat them. */
function answerPoints(requests: readonly Request[], phrases: ReplyPhrases): AnswerPart {
  const asked = requests.slice(0, most_points)
  const areQuestions = asked.every(({ isQuestion }) => isQuestion)
  const one = areQuestions ? phrases.oneQuestion : phrases.oneRequest
  const many = areQuestions ? phrases.manyQuestions : phrases.manyPoints
  const lines =
    asked.length === 1
      ? [one]
      : [many(asked.length), asked.map((_, index) => `${index + 1}. ${gap}`).join('\n')]
  return { lines, missing: asked.map(missingAnswer), slots: [] }
}

const longest_point = 160

function shortened(text: string): string {
  if (text.length <= longest_point || countWords(text) < 2) return text.slice(0, longest_point)
  const cut = text.lastIndexOf(' ', longest_point)
  return `${text.slice(0, cut > 0 ? cut : longest_point)} …`
}
