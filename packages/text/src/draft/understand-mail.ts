import type { AnsweredMail, ReplyContext } from './answered-mail.ts'
import { type Intent, intentOf } from './intent.ts'
import { tellsIllness } from '../kinds/illnesses.ts'
import type { FirstWords } from '../kinds/first-words.ts'
import { firstWordsOf, kindOf, tellsNews, thanksFirst } from '../kinds/kinds.ts'
import { type Language, lexicons } from '../language.ts'
import { withDoubt } from './meant-times.ts'
import { ownWords } from '../mail-text/own-words.ts'
import { splitCompound } from '../points/compound-requests.ts'
import { withMarkedChoice } from '../points/marked-choices.ts'
import { withOfferedChoice } from '../points/offered-choices.ts'
import { pointsForReader } from '../points/points-for-reader.ts'
import { ownSentences } from '../mail-text/prepare.ts'
import type { Request } from '../requests.ts'
import type { Span } from '../sentences.ts'
import type { Ask } from '../wish/request/ask.ts'
import { foldText } from '../wish/terms/tokens.ts'
import type { MeetingRequest } from '../wish/request/find-request.ts'
import { readMeetingRequest } from '../wish/meeting-request.ts'

/** What a mail asks of its reader, and what it is. */
export interface Understood {
  readonly requests: readonly Request[]
  readonly request: MeetingRequest
  readonly intent: Intent
  /** What an answer about times says first. */
  readonly lead: 'application' | 'hardship' | 'getWell' | null
  /** What an answer about anything else says first. */
  readonly first: FirstWords | null
  /** The mail thanks for something that its reader did. */
  readonly isThanked: boolean
}

export function understand(
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
  const request = withDoubt(mail.request ?? readMeetingRequest({ ...mail, language }), mail.text, language)
  const isSure = isSureOfTimes(mail, request)
  const wished = isSure ? requests : requests.flatMap((one) => splitCompound(one, language))
  const kind = kindOf({ ...read, requests: wished })
  // Whether to meet a stranger who applies is for the reader to say.
  const mayDecline = kind === 'application' && mail.offersTimes !== true
  if (mayDecline || !isSure) {
    const chosen =
      kind === null ? withMarkedChoice(wished, { text: mail.text, sentences: own }, language) : wished
    const open = withOfferedChoice(withAskedTimes(chosen, request), own, request)
    const first = firstWordsOf(read)
    const isThanked = thanksFirst(read, lexicons[language].intents.thanks)
    const intent = intentOf({ ...read, requests: open }, first, language)
    const isNews = intent === 'none' && request.ask === 'none' && tellsNews(read)
    return { requests: open, request, intent: isNews ? 'notice' : intent, lead: null, first, isThanked }
  }
  const isIll = sentences.some((sentence) => tellsIllness(foldText(sentence)))
  const lead = kind === 'application' || kind === 'hardship' ? kind : isIll ? 'getWell' : null
  const intent = intentOfAsk(request.ask)
  return {
    requests,
    request,
    intent: intent === 'cancellation' && lead === 'hardship' ? lead : intent,
    lead,
    first: null,
    isThanked: false,
  }
}

/** Questions that perhaps ask for a time are about one. */
function withAskedTimes(
  requests: readonly Request[],
  { ask, asking, named }: MeetingRequest,
): readonly Request[] {
  if (ask === 'none') return requests
  return requests.map((one) =>
    one.isQuestion && asking.some((span) => overlap(one, span)) && named.some((time) => overlap(one, time))
      ? { ...one, mayBeOfTimes: true }
      : one,
  )
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
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
export function isSureOfTimes({ offersTimes }: AnsweredMail, { ask, confidence }: MeetingRequest): boolean {
  return offersTimes === true || (ask !== 'none' && confidence === 'high')
}

function intentOfAsk(ask: Ask): Intent {
  if (ask === 'move') return 'reschedule'
  return ask === 'cancel' ? 'cancellation' : 'meeting'
}
