import type { Span } from '../sentences.ts'
import { aboutMeeting } from './about-sentences.ts'
import { findChoice } from './choice.ts'
import { combineItems } from './combine.ts'
import type { MeetingCues } from './cues/meeting-cues.ts'
import type { Item } from './item.ts'
import { isLeftOut, type Judged, saysOnlyWhen } from './judge-sentence.ts'
import { possible, sure, vague } from './score-sentence.ts'
import { isDeadline } from './sentence-times.ts'
import { lengthBeside, toldBy } from './told-times.ts'
import { isWantedToCome } from './unclear-sentences.ts'
import { type MeetingWish, no_wish, type ProposedTime } from './wish.ts'

/** `choose`: the sender names times and waits for a choice. */
export type Ask = 'none' | 'meet' | 'move' | 'choose' | 'cancel'

/** Whether the answer speaks of times. */
export function asksForTime(ask: Ask): boolean {
  return ask === 'meet' || ask === 'move' || ask === 'choose'
}

export interface MeetingRequest {
  readonly ask: Ask
  /** `low`: it may ask to meet, so times are offered only when the reader wants that. */
  readonly confidence: 'low' | 'high'
  readonly wish: MeetingWish
  /** The sentences that ask. */
  readonly asking: readonly Span[]
  /** What the mail says about the time of the meeting beyond what was understood. */
  readonly unread: readonly Span[]
}

export const nothing: MeetingRequest = {
  ask: 'none',
  confidence: 'high',
  wish: no_wish,
  asking: [],
  unread: [],
}

export interface Grounds {
  readonly cues: MeetingCues
  readonly today: number
  readonly subjectItems: readonly Item[]
}

export function findRequest(
  judged: readonly Judged[],
  subject: string,
  { cues: cue, today, subjectItems }: Grounds,
): MeetingRequest {
  const best = Math.max(0, ...judged.map(({ score }) => score))
  const meetsAnywhere = cue.meets.test(subject) || judged.some(({ folded }) => cue.meets.test(folded))
  const mover = judged.find(({ isMove }) => isMove)
  const isMove =
    mover !== undefined &&
    (meetsAnywhere ||
      mover.items.some(({ kind }) => kind === 'days') ||
      judged.some(({ items }) => items.some(isLeftOut)))
  const canceller = judged.find(({ isCancel }) => isCancel)
  const score = Math.min(1, best + (best > 0 && cue.meets.test(subject) ? 0.2 : 0))
  const declined = judged.some(({ isDeclined }) => isDeclined)
  // Whoever cannot come and asks about coming times asks for another one.
  const asksAnew = judged.some(
    (one) => one.isQuestion && one.score > 0 && one.items.some((item) => isWantedToCome(item, today)),
  )
  if (judged.some(({ folded }) => cue.informs.test(folded))) return nothing
  if (declined && !isMove && best < 0.9 && !asksAnew) return nothing
  const choice = isMove ? [] : findChoice(judged, cue, sure)
  const isChoice = choice.some(({ items }) => items.length > 0)
  if (
    judged.some(({ isAnnounced }) => isAnnounced) &&
    !isMove &&
    best < sure &&
    !isChoice &&
    !asksApart(judged)
  )
    return nothing
  if (judged.some(({ isAgreed }) => isAgreed) && !judged.some(asksBeyond)) return nothing
  const about = aboutMeeting(judged, choice, cue)
  const told = toldBy(judged, { about, choice, mover: isMove ? mover : null, subjectItems })
  const { unused, ...wish } = combineItems(told, { today, lengthBeside: lengthBeside(judged, cue) })
  const asking = judged
    .filter((one) => one.score >= vague || one.isMove || one.isOffer || saysOnlyWhen(one, cue))
    .map(spanOf)
  if (choice.length > 0 && wish.proposals.length + wish.times.length > 0) {
    return {
      ask: 'choose',
      confidence: 'high',
      wish,
      asking: [...asking, ...choice.map(spanOf)],
      unread: unused,
    }
  }
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
      (score >= possible || wish.proposals.length > 1) && !wish.proposals.some((one) => isOutside(one, wish))
    return { ask: 'choose', confidence: isSure ? 'high' : 'low', wish, asking, unread: unused }
  }
  if (isMove) return { ask: 'move', confidence: 'high', wish, asking, unread: unused }
  if (canceller && meetsAnywhere && best < sure) {
    if (judged.some((one) => asksForOther(one, cue)))
      return { ask: 'move', confidence: 'low', wish, asking, unread: unused }
    return { ask: 'cancel', confidence: 'high', wish: no_wish, asking: [spanOf(canceller)], unread: [] }
  }
  if (score >= possible) {
    const isSure = score >= sure || wish.times.length > 0
    return { ask: 'meet', confidence: isSure ? 'high' : 'low', wish, asking, unread: unused }
  }
  const isOpened = judged.some(
    (one) => isOpening(one, today, cue) && (meetsAnywhere || cue.suits.test(one.folded)),
  )
  if (best >= vague || isOpened) return { ask: 'meet', confidence: 'low', wish, asking, unread: unused }
  return nothing
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
  return isAboutTime && items.some(({ kind }) => kind === 'days' || kind === 'hours')
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

function spanOf({ start, end }: Span): Span {
  return { start, end }
}
