import type { OwnSentence } from '../mail-text/prepare.ts'
import type { Request } from '../requests.ts'
import type { Span } from '../sentences.ts'
import type { MeetingRequest } from '../wish/request/find-request.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'

/**
 * The requests with the first sentence that leaves a choice of times, where none of them asks for it: who writes `we are
 * free on Tuesday morning or on Wednesday after 3` waits for an answer.
 */
export function withOfferedChoice(
  requests: readonly Request[],
  sentences: readonly OwnSentence[],
  { ask, named }: Pick<MeetingRequest, 'ask' | 'named'>,
): readonly Request[] {
  const meant = named.filter(({ role }) => role === 'meant')
  const timesIn = ({ start, end }: Span) => meant.filter((time) => start <= time.start && time.end <= end)
  const isAsked = requests.some((one) => timesIn(one).length > 0 || asks_which.test(foldText(one.text)))
  if (ask === 'none' || isAsked) return requests
  const offer = sentences.find(
    (one) => timesIn(one).length >= least_times && either.test(foldText(one.text).replaceAll(yes_or_no, ' ')),
  )
  if (!offer || requests.some((one) => one.start < offer.end && offer.start < one.end)) return requests
  const { text, start, end } = offer
  const told: Request = { text, start, end, isQuestion: false, hasDeadline: false, isOfTimes: true }
  return [...requests, told].toSorted((one, other) => one.start - other.start)
}

const least_times = 2

const asks_which = matchAnyOf(
  '(which|when|what time|what day|suit|suits|works|prefer)',
  '(welche*|wann|passt|passen|lieber|genehm)',
  '(lequel|laquelle|quel|quelle|quand|convient|conviendrait|arrange|prefere*|preferez)',
  '(cual|cuando|que dia|que hora|viene bien|conviene|prefier*)',
  '(quale|quando|che giorno|che ora|va bene|andrebbe bene|preferi*)',
)

const yes_or_no = /(?<!\p{L})(?:yes or no|ja oder nein|oui ou non|si o no)(?!\p{L})/gu

const either = matchAnyOf(
  '(or|either)',
  '(oder|bzw|entweder)',
  '(ou|soit)',
  '(o|u|o bien)',
  '(o|oppure|ovvero)',
)
