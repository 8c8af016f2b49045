import { namesDate } from './dates.ts'
import { detectLanguage, type Language, lexicons } from './language.ts'
import { matchPhrases } from './wish/cues/phrase-matcher.ts'
import { foldText } from './wish/terms/tokens.ts'
import type { Lexicon } from './languages/lexicon.ts'
import { ownSentences } from './mail-text/prepare.ts'
import type { KnownRange } from './mail-text/quoted-lines.ts'
import { isSentence, type Sentence } from './sentences.ts'

export interface Request extends Sentence {
  readonly isQuestion: boolean
  readonly hasDeadline: boolean
  /** It leaves a choice of times. */
  readonly isOfTimes?: boolean
  /** It perhaps asks for a time. */
  readonly mayBeOfTimes?: boolean
  /** It leaves a choice between marked options. */
  readonly isChoice?: boolean
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
    .filter(
      ({ text }) => isRequest(text, lexicon) && (isQuestion(text) || !asks_nothing.test(foldText(text))),
    )
    .map(({ start, end, text }) => ({
      start,
      end,
      text,
      isQuestion: isQuestion(text),
      hasDeadline: hasDeadline(text, lexicon),
    }))
}

/** Set phrases with the words of a request that ask for nothing. */
const asks_nothing = matchPhrases(
  [
    '(please )?(find|see) (attached|enclosed)|(start|begin|go ahead|carry on) without me|no need to',
    'haben sie ~2 dank|(anbei|beigefugt|im anhang) (finden|erhalten) sie|ohne mich',
    '(veuillez|vous) (trouver|trouverez) ~2 (joint|jointe|joints)|suite a (votre|ta|notre)|inutile de|pas la peine',
    'adjunto (encontrara|encontraras|le|te)|no hace falta|no es necesario',
    'in allegato (trova|troverai|trovera|le|ti)|non (serve|occorre)|se (serve|occorre)',
  ].join('|'),
)

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
