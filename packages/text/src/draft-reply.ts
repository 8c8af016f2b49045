import { runtimeZone } from '@meridian/engine'
import { type Intent, intentOf } from './intent.ts'
import { detectLanguage, type Language, lexicons } from './language.ts'
import { speaksToMachine } from './machine-talk.ts'
import { type KnownRange, ownSentences } from './prepare.ts'
import { reply_phrases, type ReplyPhrases } from './reply-phrases.ts'
import { type Request, requestsIn } from './requests.ts'
import { countWords, onOneLine, wordsOf } from './words.ts'

export interface AnsweredMail {
  readonly subject: string
  readonly text: string
  readonly quoted?: readonly KnownRange[] | undefined
  readonly language?: Language | undefined
}

/** What the draft may know beside the mail. */
export interface ReplyContext {
  readonly ownName: string
  /** Empty where the mail does not say. */
  readonly senderName: string
  /** Times that are really free, in epoch milliseconds, the best first. */
  readonly slots: readonly (readonly [start: number, end: number])[]
  /** The zone that times are told in: the sender's, where it is known. */
  readonly timeZone: string
  /** The times are free for the sender, too. */
  readonly bothKnown: boolean
}

export interface ReplyDraft {
  readonly subject: string
  /** Plain text; what the person has to fill in is `[…]`. */
  readonly body: string
  readonly confidence: 'low' | 'high'
  /** What is still to be filled in, one sentence each. */
  readonly missing: readonly string[]
  /** The times that the draft proposes. */
  readonly slots: readonly (readonly [start: number, end: number])[]
  readonly language: Language
  readonly intent: Intent
}

/** What the person fills in before the draft can be sent. */
export const gap = '[…]'

const most_points = 6
const offered_slots = 2

/**
 * An answer to a mail in its language, made from the mail, the point and the free times alone. `point` is the summary
 * of the mail, or what the person wants to say; the latter goes into the draft as it is.
 */
export function draftReply(mail: AnsweredMail, point: string, context: ReplyContext): ReplyDraft {
  const language = mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)
  const { requests, intent } = understand(mail, language)
  const wish = wishIn(point, mail)
  const part = wish === '' ? answerTo(intent, requests, { language, context }) : answerByWish(wish)
  const phrases = reply_phrases[language]
  const name = greetable(context.senderName)
  const body = [
    name === '' ? phrases.greetingWithoutName : phrases.greeting(name),
    phrases.thanks,
    ...part.lines,
    [phrases.closing, onOneLine(context.ownName)].filter((line) => line !== '').join('\n'),
  ].join('\n\n')
  return {
    subject: replySubject(mail.subject),
    body,
    confidence: body.includes(gap) ? 'low' : 'high',
    missing: part.missing,
    slots: part.slots,
    language,
    intent,
  }
}

function isAboutTime(intent: Intent): intent is 'meeting' | 'reschedule' {
  return intent === 'meeting' || intent === 'reschedule'
}

const clock = /(?<!\d)\d{1,2}(?:[:.h]\d{2}(?!\d)|\s?(?:h|uhr|am|pm)(?!\p{L}))/giu

function offersTimes(text: string): boolean {
  return (text.match(clock)?.length ?? 0) >= 2
}

const longest_name = 60

/** The name as it is; empty for what is no name, because whoever sends a mail writes it. */
function greetable(senderName: string): string {
  const name = onOneLine(senderName)
  const isName = name.length <= longest_name && !/[\d@<>{}[\]/\\|:]/.test(name) && !speaksToMachine(name)
  return isName ? name : ''
}

/** `Re:` once, in place of all such marks of other languages. */
export function replySubject(subject: string): string {
  const bare = onOneLine(subject).replace(
    /^(?:(?:re|aw|antw|sv|vs|ref|rv|r|tr|fwd?|wg|i)\s*(?:\[\d+\])?\s*:\s*)+/i,
    '',
  )
  return `Re: ${bare}`.trimEnd()
}

/** Whether what the person asked for is a wish of their own: the summary's words are the mail's. */
function wishIn(point: string, { subject, text }: AnsweredMail): string {
  const line = onOneLine(point)
  const words = wordsOf(line)
  if (words.length === 0) return ''
  const known = new Set(wordsOf(`${subject}\n${text}`))
  const own = words.filter((word) => !known.has(word)).length
  return own / words.length > 0.25 ? line : ''
}

interface AnswerPart {
  readonly lines: readonly string[]
  readonly missing: readonly string[]
  readonly slots: ReplyDraft['slots']
}

interface AnswerWith {
  readonly language: Language
  readonly context: ReplyContext
}

function answerByWish(wish: string): AnswerPart {
  return { lines: [wish], missing: [], slots: [] }
}

function answerTo(intent: Intent, requests: readonly Request[], given: AnswerWith): AnswerPart {
  const phrases = reply_phrases[given.language]
  if (intent === 'thanks') return { lines: [phrases.acknowledged], missing: [], slots: [] }
  if (intent === 'question') return answerPoints(requests, phrases)
  const rest = requests.filter(({ text }) => !isAbout(intent, text, given.language))
  const first = isAboutTime(intent)
    ? offerTimes(intent, given)
    : { lines: [phrases[intent]], missing: [`Your answer to the ${intent}.`], slots: [] }
  const others = rest.length === 0 ? null : answerPoints(rest, phrases)
  return {
    lines: [...first.lines, ...(others?.lines ?? [])],
    missing: [...first.missing, ...(others?.missing ?? [])],
    slots: first.slots,
  }
}

function isAbout(intent: Exclude<Intent, 'question' | 'thanks'>, text: string, language: Language): boolean {
  const { intents } = lexicons[language]
  if (intent === 'reschedule') return intents.reschedule.test(text) || intents.meeting.test(text)
  return intents[intent].test(text)
}

function answerPoints(requests: readonly Request[], phrases: ReplyPhrases): AnswerPart {
  const asked = requests.slice(0, most_points).map(({ text }) => shortened(text))
  return {
    lines: [phrases.points, asked.map((point) => `- ${point} ${gap}`).join('\n')],
    missing: asked.map((point) => `An answer to “${point}”`),
    slots: [],
  }
}

function offerTimes(intent: 'meeting' | 'reschedule', { language, context }: AnswerWith): AnswerPart {
  const phrases = reply_phrases[language]
  const slots = context.slots.slice(0, offered_slots)
  if (slots.length === 0) {
    return { lines: [phrases.meetingOpen], missing: ['A time to meet: no free time was found.'], slots }
  }
  const opening = context.bothKnown && intent === 'meeting' ? phrases.meetingForBoth : phrases[intent]
  const times = slots.map((slot) => `- ${tellSlot(slot, phrases, context.timeZone)}`).join('\n')
  return { lines: [opening, times, phrases.chooseOne], missing: [], slots }
}

/** Whether a mail asks for times to meet, and offers none itself. */
export function wantsTimes(mail: AnsweredMail): boolean {
  const language = mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)
  return isAboutTime(understand(mail, language).intent)
}

function understand(
  mail: AnsweredMail,
  language: Language,
): { requests: readonly Request[]; intent: Intent } {
  const requests = requestsIn({ ...mail, language })
  const own = ownSentences(mail, lexicons[language])
  const text = own.map((sentence) => sentence.text).join('\n')
  const wanted = intentOf({ subject: mail.subject, text, requests }, language)
  // Who offers times waits for a choice among them, and not for others.
  const isChoice = isAboutTime(wanted) && own.some((sentence) => offersTimes(sentence.text))
  return { requests, intent: isChoice ? 'question' : wanted }
}

/** Times as a draft in this language writes them. */
export function tellSlots(slots: ReplyDraft['slots'], language: Language, timeZone: string): string[] {
  return slots.map((slot) => tellSlot(slot, reply_phrases[language], timeZone))
}

/** `Tuesday 24 November, 14:00–15:00 (Europe/Berlin)`. */
function tellSlot(
  [start, end]: readonly [number, number],
  { locale }: ReplyPhrases,
  timeZone: string,
): string {
  const format = (at: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: runtimeZone(timeZone, at) }).format(at)
  const day = format(start, { weekday: 'long', day: 'numeric', month: 'long' })
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  return `${day}, ${format(start, clock)}–${format(end, clock)} (${timeZone})`
}

const longest_point = 160

function shortened(text: string): string {
  if (text.length <= longest_point || countWords(text) < 2) return text.slice(0, longest_point)
  const cut = text.lastIndexOf(' ', longest_point)
  return `${text.slice(0, cut > 0 ? cut : longest_point)} …`
}
