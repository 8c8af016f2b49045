import { bareSubject } from '../mail-text/bare-subject.ts'
import type { TextTest } from '../literal-filter.ts'
import type { Request } from '../requests.ts'
import { foldText as fold } from '../wish/terms/tokens.ts'
import { matchPhrases } from '../wish/cues/phrase-matcher.ts'
import { countWords } from '../words.ts'
import { applies, titlesApplication } from './applications.ts'
import { callsOff } from './call-offs.ts'
import { complains } from './complaints.ts'
import { confirms, forbids, regrets, thanksForOrder } from './confirmations.ts'
import { asksErrand } from './errands.ts'
import { type FirstWords, firstWordsFor, onlyBrings } from './first-words.ts'
import { tellsGrievance } from './grievances.ts'
import { handsOver } from './handovers.ts'
import { tellsHardship } from './hardships.ts'
import { asksForPayment, bringsInvoice, remindsOfPayment } from './payments.ts'
import { bringsMinutes, bringsReport, titlesMinutes, titlesReport } from './reports.ts'
import { asksForReceipt, tellsShortNews } from './short-news.ts'
import { isMeeting, thanksForMail, thanksPolitely } from './thanks.ts'

/** What a mail is, where its words say so clearly. */
export type Kind =
  | 'hardship'
  | 'cancellation'
  | 'application'
  | 'reminder'
  | 'minutes'
  | 'report'
  | 'invoice'
  | 'complaint'
  | 'handover'
  | 'receipt'

export interface ReadMail {
  readonly subject: string
  /** The writer's own sentences. */
  readonly sentences: readonly string[]
  readonly requests: readonly Request[]
}

/** The first that fits; null where nothing says clearly what the mail is. */
export function kindOf({ subject, sentences, requests }: ReadMail): Kind | null {
  const title = bareSubject(foldText(subject))
  const own = sentences.map(foldText)
  const told = own.filter((sentence) => !isAsked(sentence))
  const text = own.join('. ')
  // A report of damage tells of no grief.
  if (tellsHardship(text) && !titlesReport(title)) return 'hardship'
  const asks = requests.some((request) => !callsOff(foldText(request.text)))
  if ((own.some(callsOff) || callsOff(title)) && !asks) return 'cancellation'
  if (applies(text) || titlesApplication(title)) return 'application'
  // Minutes tell of those who have not paid.
  if (told.some(bringsMinutes) || titlesMinutes(title, told)) return 'minutes'
  if (remindsOfPayment(title) || told.some(remindsOfPayment)) return 'reminder'
  if (titlesReport(title) || told.some(bringsReport)) return 'report'
  if (told.some(bringsInvoice)) return 'invoice'
  if (complains(`${title}. ${text}`) || tellsGrievance([title, ...own])) return 'complaint'
  const isShort = countWords(text) <= most_words_handed
  const isHanded = isShort && own.some(handsOver) && requests.length < 2
  if (isHanded && requests.every((request) => handsOver(foldText(request.text)))) return 'handover'
  const [only, ...others] = requests
  const isReceipt =
    isShort && only !== undefined && others.length === 0 && asksForReceipt(foldText(only.text))
  if (isReceipt) return 'receipt'
  const isErrand = isShort && only !== undefined && others.length === 0 && asksErrand(foldText(only.text))
  return isErrand ? 'handover' : null
}

const most_words_handed = 60

/** The dot of `Nr. 7` and the colon of `19:30` end no clause. */
function foldText(text: string): string {
  return fold(text)
    .replaceAll(/(?<=\d):(?=\d)/g, '.')
    .replaceAll(/(?<![\p{L}\p{N}])(nr|no|n|num|ref)\. (?=[\p{L}\p{P}]{0,3}\p{N})/gu, '$1 ')
}

function isAsked(sentence: string): boolean {
  return sentence.trimEnd().endsWith('?')
}

/** What a mail that is answered by thanks for it still asks of its reader. */
export function openBeside(kind: Kind | 'question', requests: readonly Request[]): Request[] {
  return requests.filter((request) => {
    const folded = foldText(request.text)
    if (kind === 'cancellation') return !callsOff(folded)
    if (kind === 'receipt') return !asksForReceipt(folded)
    if (kind === 'question') return request.isQuestion || !plainly_brings.test(folded) || !onlyBrings(folded)
    if (kind === 'invoice') return request.isQuestion || !(bringsInvoice(folded) || asksForPayment(folded))
    return !bringsMinutes(folded) && !bringsReport(folded)
  })
}

const plainly_brings = matchPhrases(
  '(please|kindly) find|find ~2 (attached|enclosed|below)|finden sie|(veuillez trouver|vous trouverez|trouverez)|(encontrara|encontraras|encontrareis)|(trova|trovi|trovate)',
)

const answering = /^\s*(?:re|aw|antw|sv|ref|r)\s*(?:\[\d+\]\s*)?:/i

/** What an answer says first; null where no words are clearly due. */
export function firstWordsOf({ subject, sentences }: ReadMail): FirstWords | null {
  const isAnswer = answering.test(subject)
  const isMarked = isAnswer || bareSubject(subject) !== subject
  const title = isMarked ? [] : [foldText(subject)]
  const own = [...title, ...sentences.map(foldText)]
  return firstWordsFor(
    own.filter((sentence) => !isAsked(sentence)),
    own.filter(isAsked),
  )
}

/** So short a mail that begins with yes answers something. */
const most_words_of_yes = 20

/** Whether a mail only confirms something to its reader. */
export function onlyConfirms({ subject, sentences, requests }: ReadMail): boolean {
  const own = sentences.map(foldText)
  const isAnswer = answering.test(subject) || countWords(sentences.join(' ')) <= most_words_of_yes
  const isConfirming = (sentence: string) => confirms(sentence, isAnswer) || thanksForOrder(sentence)
  return (
    own.some((sentence) => !isAsked(sentence) && isConfirming(sentence)) &&
    !own.some(regrets) &&
    requests.every(
      ({ isQuestion, text }) => !isQuestion && (isConfirming(foldText(text)) || forbids(foldText(text))),
    )
  )
}

/** Whether a mail is an answer of more than a word or two, or short news. */
export function tellsNews({ subject, sentences, requests }: ReadMail): boolean {
  const words = countWords(sentences.join(' '))
  if (answering.test(subject) && words >= least_words_of_news) return true
  const isShort = requests.length === 0 && words <= most_words_handed
  return isShort && sentences.some((sentence) => tellsShortNews(foldText(sentence)))
}

const least_words_of_news = 5

/** Whether a mail answers its reader, and thanks for no more than the reader's mail. */
export function onlyAnswers({ subject, sentences }: ReadMail): boolean {
  return answering.test(subject) && sentences.some((sentence) => thanksForMail(foldText(sentence)))
}

/** Whether a mail of thanks also says what will be when. */
export function tellsWhen(
  { sentences }: Pick<ReadMail, 'sentences'>,
  thanks: TextTest,
  namesDay: (sentence: string) => boolean,
): boolean {
  return sentences.some(
    (sentence) => !thanks.test(sentence) && countWords(sentence) >= least_words_of_news && namesDay(sentence),
  )
}

/** Whether a mail begins by thanking for something that its reader did, and goes on. */
export function thanksFirst({ sentences }: Pick<ReadMail, 'sentences'>, thanks: TextTest): boolean {
  const begin = sentences.slice(0, sentences_of_thanks)
  return (
    sentences.length > 1 &&
    begin.some((sentence) => {
      const folded = foldText(sentence)
      return (
        thanks.test(sentence) &&
        countWords(sentence) >= least_words_of_favour &&
        !isAsked(sentence) &&
        !thanksPolitely(folded) &&
        !isMeeting(folded)
      )
    })
  )
}

const sentences_of_thanks = 2
const least_words_of_favour = 4

const most_words_of_thanks = 45
/** `Bring boots. No sweets. Thanks!` thanks for what it asks. */
const most_words_beside_bare = 12
const least_words_of_thanks = 3

/** Whether a mail says little else than thanks, for something that its reader did. */
export function onlyThanks({ sentences }: Pick<ReadMail, 'sentences'>, thanks: TextTest): boolean {
  const words = sentences.reduce((count, sentence) => count + countWords(sentence), 0)
  return (
    words <= most_words_of_thanks &&
    !sentences.some((sentence) => regrets(foldText(sentence))) &&
    sentences.some(
      (sentence) =>
        thanks.test(sentence) &&
        (words <= most_words_beside_bare || countWords(sentence) >= least_words_of_thanks) &&
        !thanksPolitely(foldText(sentence)),
    )
  )
}
