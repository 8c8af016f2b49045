import { namesDate } from './dates.ts'
import { detectLanguage, type Language, lexicons } from './language.ts'
import type { Lexicon } from './languages/lexicon.ts'
import { ownSentences } from './prepare.ts'
import type { KnownRange } from './quoted-lines.ts'
import { isSentence, type Sentence } from './sentences.ts'

export interface Request extends Sentence {
  readonly isQuestion: boolean
  readonly hasDeadline: boolean
}

/** The sentences of a mail that ask its reader for something, in their order. */
export function requestsIn(mail: {
  readonly text: string
  readonly quoted?: readonly KnownRange[] | undefined
  readonly language?: Language | undefined
}): Request[] {
  const lexicon = lexicons[mail.language ?? detectLanguage(mail.text)]
  return requestsAmong(ownSentences(mail, lexicon), lexicon)
}

/** The same of sentences that were read before. */
export function requestsAmong(sentences: readonly Sentence[], lexicon: Lexicon): Request[] {
  return sentences
    .filter(({ text }) => isRequest(text, lexicon))
    .map(({ start, end, text }) => ({
      start,
      end,
      text,
      isQuestion: isQuestion(text),
      hasDeadline: hasDeadline(text, lexicon),
    }))
}

export function isRequest(text: string, lexicon: Lexicon): boolean {
  if (!isSentence(text)) return false
  return isQuestion(text) || lexicon.request.test(text) || asksWithin(text, lexicon)
}

/** Whether it asks before its end: some go on after the question mark. */
function asksWithin(text: string, { askedWith }: Lexicon): boolean {
  return askedWith !== null && askedWith.test(text.slice(0, Math.max(0, text.lastIndexOf('?'))))
}

export function isQuestion(text: string): boolean {
  return /\?["'”’»)\]]*$/u.test(text)
}

/** A last day for something, with the day itself. */
export function hasDeadline(text: string, lexicon: Lexicon): boolean {
  return lexicon.deadline.test(text) && namesDate(text, lexicon)
}
