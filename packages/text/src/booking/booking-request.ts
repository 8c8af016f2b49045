import { isSupportedLanguage } from '../draft/foreign-words.ts'
import { detectLanguage, type Language, lexicons } from '../language.ts'
import { ownWords } from '../mail-text/own-words.ts'
import { ownSentences } from '../mail-text/prepare.ts'
import { takesNoReplies } from '../mail-text/takes-no-replies.ts'
import { dayNumberOf } from '../wish/days/day-number.ts'
import { meeting_cues } from '../wish/cues/all-cues.ts'
import type { AskingMail } from '../wish/judge-mail.ts'
import { readItems } from '../wish/sentence/read-items.ts'
import { readRequest } from '../wish/read-request.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { booking_cues, type BookingCues } from './booking-cues.ts'
import { filtered } from '../literal-filter.ts'

/** A mail that a booking page answers. */
export interface BookingRequest {
  /** `link`: it asks for the reader's booking page; `time`: it leaves it to the reader to say when. */
  readonly asks: 'link' | 'time'
  /** How long the meeting is to be; null where the mail does not say. */
  readonly minutes: number | null
}

/**
 * Whether a mail asks for a link to book, or asks when the reader can meet. Null where it is unsure, where it names
 * times of its own or a page of the sender's to choose from, and where an agreed meeting is to be moved.
 */
export function readBookingRequest(mail: AskingMail): BookingRequest | null {
  const language = mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)
  if (mail.isBulk || takesNoReplies(mail)) return null
  if (!isSupportedLanguage(`${mail.subject}\n${mail.text}`, language)) return null
  const text = ownWords(mail.text)
  const sentences = ownSentences({ ...mail, text }, lexicons[language])
  const folded = sentences.map(({ text }) => foldText(text))
  const asks = askOf(folded, booking_cues[language])
  if (asks === null) return null
  const { moves, cancels } = meeting_cues[language]
  if (folded.some((sentence) => moves.test(sentence) || cancels.test(sentence))) return null
  const request = readRequest({ ...mail, text, language }, null)
  // Times to choose from are answered from the calendar.
  if (asks === 'time' && (request.ask === 'choose' || names_page.test(text))) return null
  return { asks, minutes: request.wish.length?.minutes ?? lengthIn(sentences, language, mail.sentOn) }
}

function askOf(folded: readonly string[], cues: BookingCues): BookingRequest['asks'] | null {
  const asking = folded.map((text) => (isAsking(text, cues) ? text : ''))
  if (asking.some((text) => cues.asksLink.test(text))) return 'link'
  return asking.some((text) => cues.asksTime.test(text) && !cues.isOther.test(text)) ? 'time' : null
}

function isAsking(text: string, cues: BookingCues): boolean {
  return !address.test(text) && !cues.hasOwn.test(text)
}

const address = /https?:|www\./u

/** The sender's own page to book on. */
const names_page = filtered(
  /calendly\.com\/|cal\.com\/|savvycal\.com\/|tidycal\.com\/|zcal\.co\/|youcanbook\.me|doodle\.com\/|calendar\.app\.google|calendar\.google\.com\/calendar\/|meetings\.hubspot\.com|outlook\.office(?:365)?\.com\/(?:book|bookwithme)|koalendar\.com\/|when2meet\.com|rallly\.co\//iu,
)

/** The first length that the mail names. */
function lengthIn(
  sentences: readonly { readonly text: string }[],
  language: Language,
  sentOn: string,
): number | null {
  const context = { today: dayNumberOf(sentOn), language, isMonthFirst: false }
  for (const { text } of sentences.slice(0, most_sentences)) {
    const length = readItems(text, context).find(({ kind }) => kind === 'length')
    if (length?.kind === 'length') return length.minutes
  }
  return null
}

const most_sentences = 20
