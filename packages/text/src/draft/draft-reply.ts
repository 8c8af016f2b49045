import { answerTo } from './answer-parts.ts'
import { type AnswerPlace, placesOf } from '../answers/open-point.ts'
import type { AnsweredMail, ReplyContext } from './answered-mail.ts'
import type { AnswerPart, KnownTimes } from './draft-times.ts'
import { isSupportedLanguage } from './foreign-words.ts'
import { closingForFriend } from './friends.ts'
import type { Intent } from './intent.ts'
import type { Language } from '../language.ts'
import { languageOfWriter } from './language-of-writer.ts'
import { longest_input } from '../mail-text/prepare.ts'
import { type Register, registerOf } from './register.ts'
import { phrasesFor } from './reply-phrases.ts'
import { replySubject } from './reply-subject.ts'
import { nameToGreet, type Sender } from '../mail-text/sender-name.ts'
import { takesNoReplies } from '../mail-text/takes-no-replies.ts'
import { mayMeanTimes } from './meant-times.ts'
import { isSureOfTimes, understand } from './understand-mail.ts'
import { unreadTimes } from './unread-times.ts'
import { onOneLine, wordsOf } from '../words.ts'
import { spokenText } from '../mail-text/written-lines.ts'

export interface ReplyDraft {
  readonly subject: string
  /** Plain text; what the person has to fill in is `[…]`. Empty where no draft is written. */
  readonly body: string
  readonly confidence: 'low' | 'high'
  /** What is still to be filled in, one sentence each. */
  readonly missing: readonly string[]
  /** Where each of them stands in the body, in the same order; null where it has no words there. */
  readonly places: readonly (AnswerPlace | null)[]
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

/**
 * An answer to a mail in its language, made from the mail, the point and the free times alone. `point` is the summary
 * of the mail, or what the person wants to say; the latter goes into the draft as it is.
 */
export function draftReply(mail: AnsweredMail, point: string, context: ReplyContext): ReplyDraft {
  const language = mail.language ?? languageOfWriter(mail)
  const wish = wishIn(point, mail)
  const refusal = wish === '' ? refusalOf(mail, language) : null
  const read = understand(mail, language, context)
  const part =
    refusal === null ? (wish === '' ? answerTo(read, language, { mail, context }) : answerByWish(wish)) : null
  const body =
    part === null ? '' : formatReply(part.lines, mail, { language, ...context, isWarm: part.isWarm })
  const { request, intent } = read
  const unread = part !== null && offersTimes(part) ? unreadTimes(request, mail.text, language) : []
  const open = part?.missing ?? []
  const missing = [...open.map(({ sentence }) => sentence), ...unread]
  const answersMail = refusal === null && wish === ''
  const isSure = isSureOfTimes(mail, request)
  return {
    subject: replySubject(mail.subject),
    body,
    confidence: part === null || missing.length > 0 ? 'low' : 'high',
    missing,
    places: [...placesOf(open, body), ...unread.map(() => null)],
    unread,
    slots: part?.slots ?? [],
    verdicts: part?.verdicts ?? [],
    language,
    intent,
    refusal,
    isAboutTimes: answersMail && isSure && (intent === 'meeting' || intent === 'reschedule'),
    mayWantTimes:
      answersMail &&
      !isSure &&
      request.ask !== 'none' &&
      intent !== 'cancellation' &&
      mayMeanTimes(read, mail.text, language),
  }
}

function offersTimes({ slots, verdicts = [] }: AnswerPart): boolean {
  return slots.length > 0 || verdicts.length > 0
}

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
  const friendly = register.isFormal ? null : closingForFriend(spokenText(mail), language)
  const name = nameToGreet(sender, mail, { language, register })
  return [
    name === '' ? phrases.greetingWithoutName : phrases.greeting(name),
    ...lines,
    [isWarm ? phrases.warmClosing : (friendly ?? phrases.closing), signatureOf(sender.ownName, register)]
      .filter((line) => line !== '')
      .join('\n'),
  ].join('\n\n')
}

/** An informal mail is signed with the first name alone. */
function signatureOf(ownName: string, { isFormal }: Register): string {
  const name = onOneLine(ownName)
  return isFormal ? name : (name.split(' ')[0] ?? name)
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
