import type { AskByGrammar } from './ask.ts'
import { cancelsThing } from '../../kinds/call-offs.ts'
import { holdsFixed } from '../cues/agreement.ts'
import { asksAssent } from '../cues/assent.ts'
import type { Language } from '../../language.ts'
import { asksOver } from '../cues/come-over.ts'
import { asksWhenToMeet, cutsSupply, proposesToSchedule } from '../cues/asks-when.ts'
import { isCopy } from '../cues/copied.ts'
import { invitesReader } from '../cues/invites-reader.ts'
import type { MeetingCues } from '../cues/meeting-cues.ts'
import { isTime, isWantedDay } from '../items/groups.ts'
import type { Judged } from '../passes/judge-sentence.ts'
import { filtered } from '../../literal-filter.ts'
import { isDeferred, isRenewed, renewed } from '../passes/renewals.ts'
import { possible, sure, vague } from '../passes/score-sentence.ts'
import { isDeadline } from '../passes/sentence-times.ts'
import { isWantedToCome } from './unclear-sentences.ts'
import type { MeetingWish, ProposedTime } from '../wish.ts'

export interface AskGrounds {
  readonly mover: Judged | null
  readonly choice: readonly Judged[]
  readonly wish: MeetingWish
  readonly cue: MeetingCues
  readonly today: number
  readonly language: Language
}

const no_ask: AskByGrammar = { ask: 'none', confidence: 'high' }
const surely_no_ask: AskByGrammar = { ...no_ask, isSettled: true }

/** What the mail asks for as the grammar reads it. */
export function askByGrammar(
  judged: readonly Judged[],
  subject: string,
  { mover, choice, wish, cue, today, language }: AskGrounds,
): AskByGrammar {
  const best = Math.max(0, ...judged.map(({ score }) => score))
  const meetsAnywhere = namesMeeting(judged, subject, cue)
  const isMove = mover !== null
  const score = Math.min(1, best + (best > 0 && cue.meets.test(subject) ? 0.2 : 0))
  const declined = judged.some(({ isDeclined }) => isDeclined)
  // Whoever cannot come and asks about coming times, or offers some, asks for another one.
  const asksAnew = judged.some(
    (one) =>
      one.isQuestion &&
      one.score > 0 &&
      (wish.proposals.length > 0 || one.items.some((item) => isWantedToCome(item, today))),
  )
  if (judged.some(({ folded }) => isCopy(folded))) return surely_no_ask
  if (judged.some(({ folded }) => cue.informs.test(folded))) return no_ask
  if (!isMove && !namesAnyDay(wish) && onlyInvites(judged)) return surely_no_ask
  if (isDeferred(judged, possible)) {
    const isCancelled = meetsAnywhere && judged.some(cancelsMeeting)
    return isCancelled ? { ask: 'cancel', confidence: 'high', isSettled: true } : surely_no_ask
  }
  if (isFixed(judged, cue)) return surely_no_ask
  const isTimed = namesAnyTime(wish) && !areOfErrands(judged)
  if (!isMove && !meetsAnywhere && !isTimed && onlyAsksAssent(judged, cue, language)) return surely_no_ask
  if (declined && !isMove && best < 0.9 && !asksAnew) return no_ask
  if (!isMove && best < possible && judged.some(({ folded }) => cutsSupply(folded))) return surely_no_ask
  const isChoice = choice.some(({ items }) => items.length > 0)
  if (
    judged.some(({ isAnnounced }) => isAnnounced) &&
    !isMove &&
    best < sure &&
    !isChoice &&
    !asksApart(judged)
  )
    return no_ask
  if (judged.some(({ isAgreed }) => isAgreed) && !judged.some(asksBeyond)) return no_ask
  const isAsked = judged.some((one) => one.isAsked)
  if (choice.length > 0 && wish.proposals.length + wish.times.length > 0)
    return { ask: 'choose', confidence: 'high', isSettled: isAsked }
  const isOffer =
    wish.proposals.length > 0 &&
    judged.some((one) => one.isOffer) &&
    judged.some(
      (one) =>
        (one.isQuestion && !cue.asksOther.test(one.folded)) ||
        one.score > 0 ||
        answersBack(one, cue) ||
        leavesChoice(one),
    )
  if (isOffer && !isMove) {
    const isSure =
      (score >= possible || wish.proposals.length + wish.times.length > 1) &&
      !wish.proposals.some((one) => isOutside(one, wish))
    return {
      ask: 'choose',
      confidence: isSure ? 'high' : 'low',
      isSettled: isAsked,
    }
  }
  if (mover) {
    const isSettled = mover.items.some((item) => item.kind === 'hours' && item.isSettled && !item.isExcluded)
    return { ask: 'move', confidence: 'high', isSettled }
  }
  if (judged.some(cancelsMeeting) && meetsAnywhere && best < sure) {
    const isMoved = judged.some((one) => asksForOther(one, cue))
    return isMoved ? { ask: 'move', confidence: 'low' } : { ask: 'cancel', confidence: 'high' }
  }
  const other = isRenewed(judged, possible)
    ? ({ ask: 'move', isSettled: true } as const)
    : ({
        ask: 'meet',
        isSettled: judged.some(
          ({ folded }) => asksWhenToMeet(folded) || proposesToSchedule(folded) || asksOver(folded, language),
        ),
      } as const)
  if (score >= possible)
    return { ...other, confidence: score >= sure || wish.times.length > 0 ? 'high' : 'low' }
  // `Could you let us have your VAT number by the 19th? We are in every day from 8 to 5`
  const isErrand = judged.some(({ isQuestion, folded }) => isQuestion && cue.asksOther.test(folded))
  const isOpened = judged.some(
    (one) => isOpening(one, today, cue) && (meetsAnywhere || (!isErrand && cue.suits.test(one.folded))),
  )
  return best >= vague || isOpened ? { ask: 'meet', confidence: 'low' } : no_ask
}

/** `We would be honoured if you joined us for dinner`: whether the reader comes is for the reader to say. */
function onlyInvites(judged: readonly Judged[]): boolean {
  return (
    judged.some(({ folded }) => invitesReader(folded)) &&
    judged.every(({ isQuestion, score, folded }) => !isQuestion && (score === 0 || invitesReader(folded)))
  )
}

function namesAnyDay({ times, proposals }: MeetingWish): boolean {
  return proposals.length > 0 || times.some(({ first, weekdays }) => first !== null || weekdays.length > 0)
}

function namesAnyTime({ times, excluded, proposals, length, deadline, isUrgent }: MeetingWish): boolean {
  const named = times.length + excluded.length + proposals.length
  return named > 0 || length !== null || deadline !== null || isUrgent
}

/** `I'll send you the report on Monday at 10. Does that suit you?`: every time is one of something else. */
function areOfErrands(judged: readonly Judged[]): boolean {
  return judged.every(({ items, isErrand }) => isErrand || !items.some(isTime))
}

/** `I would paint it blue. Does that suit you?`, and not `When does it suit you?` */
function onlyAsksAssent(judged: readonly Judged[], cue: MeetingCues, language: Language): boolean {
  const scored = judged.filter(({ score }) => score > 0)
  const asking = scored.length > 0 ? scored : judged.filter(({ isQuestion }) => isQuestion)
  return (
    asking.length > 0 &&
    asking.every((one) => {
      // `Offer B. Does it suit you?` is one sentence where `B.` may be a short name.
      const asked = one.folded.split(/[.!] /u).at(-1) ?? ''
      const isOfMore = judged.length > 1 || asked.length < one.folded.length
      const isAssent =
        asksAssent(asked, language) || (asked.length <= longest_assent && cue.suits.test(asked))
      return one.isQuestion && isOfMore && isAssent && !asks_when.test(asked)
    })
  )
}

const longest_assent = 50
const asks_when = filtered(
  /(?<!\p{L})(?:when|what time|which|wann|welche[rsnm]?|wie|quand|quel(?:le)?s?|cuando|cual(?:es)?|que (?:dia|hora)|quando|quale?|che (?:giorno|ora))(?!\p{L})/u,
)

/** `I'll cancel the order and buy elsewhere` cancels no meeting. */
function cancelsMeeting({ isCancel, folded }: Judged): boolean {
  return isCancel && !cancelsThing(folded)
}

export function namesMeeting(judged: readonly Judged[], subject: string, cue: MeetingCues): boolean {
  return cue.meets.test(subject) || judged.some(({ folded }) => cue.meets.test(folded))
}

/** `Tomorrow before 11? At 11.30 I have them here`: an hour which the wish for that day rules out is one of something else. */
function isOutside({ date, from }: ProposedTime, { times }: MeetingWish): boolean {
  if (from === null) return false
  const sameDay = times.filter(({ first, last }) => first === date && last === date)
  return sameDay.length > 0 && sameDay.every((time) => from < time.from || from >= time.until)
}

/** A paragraph of its own asks and says when, whatever others announce. */
function asksApart(judged: readonly Judged[]): boolean {
  return judged.some(({ paragraph, score }) => {
    if (score < possible) return false
    const beside = judged.filter((one) => one.paragraph === paragraph)
    return beside.some(saysWhen) && !beside.some(({ isAnnounced }) => isAnnounced)
  })
}

function saysWhen({ isAboutTime, items }: Judged): boolean {
  return isAboutTime && items.some(isTime)
}

/** `Perfect, Tuesday at eight, confirmed!`, and nothing else in the mail asks for a time. */
function isFixed(judged: readonly Judged[], cue: MeetingCues): boolean {
  return (
    judged.some(
      (one) =>
        !one.isQuestion &&
        (one.isAgreed || holdsFixed(one.folded)) &&
        namesOneMoment(one) &&
        !cue.offers.test(one.folded) &&
        !cue.wishes.test(one.folded),
    ) &&
    judged.every(
      (one) => !one.isMove && !one.isCancel && (one.isQuestion ? one.score === 0 : one.score < renewed),
    )
  )
}

/** A single day, and an hour on it. */
function namesOneMoment({ items }: Judged): boolean {
  const days = items.flatMap((item) => (isWantedDay(item) ? item.days : []))
  const first = new Set(days.map((day) => day.first))
  const isDay = days.every((day) => day.first === day.last && !day.isEvery)
  return first.size === 1 && isDay && items.some((item) => item.kind === 'hours' && item.hours.isExact)
}

/** `All right, rather in January. Let us talk in the second week`: it agrees to no time, and asks for another. */
function asksBeyond({ isAgreed, isQuestion, score, items }: Judged): boolean {
  if (isQuestion) return score >= possible
  const hasMoment = items.some((item) => item.kind === 'hours' && item.hours.isExact)
  return !isAgreed && score >= sure && !hasMoment
}

/** `We can see you on Tuesday at 2 or on Wednesday at 10` */
function leavesChoice({ isOffer, items }: Judged): boolean {
  const clocks = items.filter((item) => item.kind === 'hours' && item.hours.isExact)
  return isOffer && clocks.length > 1 && items.some((item) => item.kind === 'days' && item.isChoice === true)
}

/** `I have to cancel. Would it be possible a week later?` */
function asksForOther({ isQuestion, folded, isAboutTime }: Judged, cue: MeetingCues): boolean {
  return isQuestion && isAboutTime && cue.suits.test(folded) && !cue.asksOther.test(folded)
}

/** Some word waits for an answer about times. */
function answersBack({ folded }: Judged, cue: MeetingCues): boolean {
  return cue.picks.test(folded) || cue.offers.test(folded)
}

/** `Anything from 8 to 10 would work`: the writer says when it suits, without asking. */
function isOpening(
  { isAboutTime, items, isAnnounced, folded }: Judged,
  today: number,
  cue: MeetingCues,
): boolean {
  // `Please send it by Friday` asks for no meeting.
  const mayEnd = cue.meets.test(folded)
  const isDue = !mayEnd && items.some(isDeadline)
  return (
    isAboutTime &&
    !isAnnounced &&
    items.some(
      (item) =>
        (item.kind === 'hours' && !item.isExcluded && !isDue) ||
        (item.kind === 'days' &&
          !item.isExcluded &&
          (mayEnd || (item.bound !== 'by' && item.bound !== 'before')) &&
          item.days.some(({ first }) => first > today)),
    )
  )
}
