import type { AnsweredMail } from './answered-mail.ts'
import { refusalOf, wishIn } from './draft-reply.ts'
import { namesDate } from '../dates.ts'
import { detectLanguage, type Language, lexicons } from '../language.ts'
import { ownWords } from '../mail-text/own-words.ts'
import { ownSentences } from '../mail-text/prepare.ts'
import type { KnownRange } from '../mail-text/quoted-lines.ts'
import { requestsAmong } from '../requests.ts'
import type { Span } from '../sentences.ts'
import { asksForTime } from '../wish/request/ask.ts'
import { type MeetingRequest } from '../wish/request/find-request.ts'

/**
 * Whether the draft of an answer could need free times: the mail asks for a time, perhaps asks for one, or its reader
 * wants to offer some. Never where the draft is written from the reader's own words, or not at all.
 */
export function mayNeedTimes(
  mail: AnsweredMail,
  point: string,
  { ask }: Pick<MeetingRequest, 'ask'>,
): boolean {
  const language = mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)
  if (wishIn(point, mail) !== '' || refusalOf(mail, language) !== null) return false
  return mail.offersTimes === true || asksForTime(ask) || timeRequestsIn({ ...mail, language }).length > 0
}

/** What a mail asks in paragraphs that name a day or an hour. */
export function timeRequestsIn(mail: {
  readonly subject: string
  readonly text: string
  readonly quoted?: readonly KnownRange[] | undefined
  readonly language?: Language | undefined
}): Span[] {
  const lexicon = lexicons[mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)]
  const own = ownSentences({ ...mail, text: ownWords(mail.text) }, lexicon)
  const timed = new Set(own.flatMap((one) => (namesDate(one.text, lexicon) ? [one.paragraph] : [])))
  const asking = new Set(requestsAmong(own, lexicon).map(({ start }) => start))
  return own
    .filter(({ start, paragraph }) => asking.has(start) && timed.has(paragraph))
    .map(({ start, end }) => ({ start, end }))
}
