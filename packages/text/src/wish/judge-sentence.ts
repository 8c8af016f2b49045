import type { Sentence, Span } from '../sentences.ts'
import type { Language } from '../language.ts'
import { agrees } from './cues/agreement.ts'
import { needsOfReader, saysWhatRemains, saysWhenNew } from './cues/remaining.ts'
import { isFreeFrom, saysFree, saysWhere } from './cues/occupied.ts'
import { denies } from './cues/negation.ts'
import { speaksOfOldTime } from './cues/old-times.ts'
import type { DayNumber } from './day-number.ts'
import type { MeetingCues } from './cues/meeting-cues.ts'
import type { Item } from './item.ts'

export interface ReadSentence extends Sentence {
  /** An entry of a list. */
  readonly isItem: boolean
  readonly folded: string
  readonly paragraph: number
  readonly items: readonly Item[]
  /** What it says about time that no rule read. */
  readonly unread: readonly Span[]
  /** Clauses that say what the writer does at their times. */
  readonly own: readonly Span[]
  /** It speaks of other days than those of the sentence before. */
  readonly isOfOthers: boolean
}

export interface Judged extends ReadSentence {
  /** How much it asks to meet, from 0 to 1. */
  readonly score: number
  readonly isMove: boolean
  readonly isCancel: boolean
  readonly isOffer: boolean
  readonly isDeclined: boolean
  readonly isAnnounced: boolean
  readonly isQuestion: boolean
  /** It says yes to what was asked before. */
  readonly isAgreed: boolean
  /** It says what the writer does at its times, and not whether these suit. */
  readonly isOwnDay: boolean
  /** It says what is not done at its times: `on Wednesday they pour the floors and nobody can get in`. */
  readonly isDenied: boolean
  /** It says where the writer is. */
  readonly isPlace: boolean
  /** It names the time that a meeting was to have. */
  readonly isOldTime: boolean
  /** Its times are those of the meeting. */
  readonly isAboutTime: boolean
}

export interface JudgeContext {
  readonly today: DayNumber
  readonly language: Language
}

export function judge(sentence: ReadSentence, cue: MeetingCues, { today, language }: JudgeContext): Judged {
  const { folded, items } = sentence
  const isInvited = cue.invites.test(folded)
  const isDeclined = cue.declines.test(folded)
  const isQuestion = /\?["'”’»)\]]*(?:\s|$)/u.test(folded)
  const moves = cue.moves.test(folded)
  const wishes = cue.wishes.test(folded)
  const hasTime = items.some((item) => isComing(item, today))
  const isAnnounced = cue.announces.test(folded) && !isQuestion && !saysWhenNew(folded)
  const isOldTime = !isQuestion && !isInvited && speaksOfOldTime(folded, language)
  const isFree =
    !isDeclined &&
    !isOldTime &&
    !cue.recalls.test(folded) &&
    (isInvited || !(isAnnounced || cue.asksOther.test(folded)))
  const isCancel = !isDeclined && !isQuestion && cue.cancels.test(folded)
  const hasLength = items.some(({ kind }) => kind === 'length')
  const signs = {
    isQuestion,
    wishes,
    hasTime,
    hasLength,
    isInvited,
    meets: cue.meets.test(folded),
    suits: cue.suits.test(folded),
  }
  const score = isFree && !(isCancel && !isInvited) ? scoreOf(folded, signs) : 0
  const isRead = items.some((item) => (item.kind === 'days' || item.kind === 'hours') && item.isExcluded)
  const isOwnDay = !isQuestion && !isRead && score === 0 && speaksOfOwnTimes(sentence)
  return {
    ...sentence,
    isOwnDay,
    isDenied:
      !isQuestion &&
      !isOldTime &&
      score === 0 &&
      !items.some(({ kind }) => kind === 'hours') &&
      denies(folded, language),
    isPlace: saysWhere(folded, language),
    isOldTime,
    score,
    isMove: moves && isFree && (isQuestion || wishes),
    isCancel,
    isOffer:
      isFree &&
      hasClock(items) &&
      (isQuestion || cue.offers.test(folded) || signs.suits || isMostlyTime(sentence)),
    isDeclined,
    isQuestion,
    isAnnounced,
    isAgreed: agrees(folded) && !isQuestion && !items.some(isOpenTime),
    isAboutTime:
      !isDeclined &&
      (isFree || (!isOldTime && !isAnnounced && saysWhatRemains(folded))) &&
      !isOwnDay &&
      (signs.suits ||
        saysFree(folded, language) ||
        (cue.offers.test(folded) && items.some((item) => item.kind === 'days' && item.isChoice === true)) ||
        isFreeFrom(folded, folded, language) ||
        cue.limits.test(folded) ||
        saysWhenNew(folded) ||
        (items.some(isDeadline) && needsOfReader(folded)) ||
        (!sentence.isItem && cue.prefers.test(folded)) ||
        isQuestion ||
        isMostlyTime(sentence)),
  }
}

/** `Any Wednesday until the 16th suits me` agrees to no time that was named before. */
function isOpenTime(item: Item): boolean {
  return (
    item.kind === 'days' &&
    !item.isExcluded &&
    (item.bound !== null || item.isSpan === true || item.isChoice === true)
  )
}

/** All that it says about time stands where it says what the writer does. */
function speaksOfOwnTimes({ items, own }: ReadSentence): boolean {
  const times = items.filter(({ kind }) => kind === 'days' || kind === 'hours')
  return (
    times.length > 0 &&
    times.every(
      (item) => !isLast(item) && own.some(({ start, end }) => item.start >= start && item.end <= end),
    )
  )
}

/** `I fly back on the 22nd, so it has to be before then.` */
function isLast(item: Item): boolean {
  return item.kind === 'days' && item.bound === 'before'
}

function isDeadline(item: Item): boolean {
  return item.kind === 'days' && (item.bound === 'by' || item.bound === 'before') && !item.isExcluded
}

/** A day to come, or an hour. */
function isComing(item: Item, today: DayNumber): boolean {
  return item.kind === 'hours' || (item.kind === 'days' && item.days.some(({ last }) => last >= today))
}

interface Signs {
  readonly isInvited: boolean
  readonly isQuestion: boolean
  readonly wishes: boolean
  readonly hasTime: boolean
  readonly hasLength: boolean
  readonly meets: boolean
  readonly suits: boolean
}

export const sure = 0.7
export const possible = 0.4
/** A question about coming times, which may be about anything. */
export const vague = 0.3

function scoreOf(folded: string, signs: Signs): number {
  if (signs.isInvited) return 1
  const { isQuestion, wishes, hasTime, hasLength, meets, suits } = signs
  if (isQuestion && meets && (hasTime || (wishes && suits))) return 0.9
  if (isQuestion && hasTime && (suits || hasLength)) return 0.8
  if (wishes && meets && hasTime) return 0.7
  if (isQuestion && (meets || hasTime) && folded.length <= short_question) return 0.6
  if ((isQuestion || wishes) && meets) return 0.4
  if (isQuestion && hasTime) return vague
  return 0
}

const short_question = 40

function hasClock(items: readonly Item[]): boolean {
  return items.some((item) => item.kind === 'hours' && item.hours.isExact && !item.isExcluded)
}

/** A note such as `Ideally Wednesday, after 3.` */
function isMostlyTime({ text, items, start }: ReadSentence): boolean {
  if (items.length === 0) return false
  const covered = items.reduce((sum, item) => sum + (item.end - item.start), 0)
  return start >= 0 && covered >= text.length * 0.4
}

/** `Not on the 16th, please`, `Let me know which suits you best`: an answer about times answers it. */
export function saysOnlyWhen({ folded, items, isQuestion }: Judged, cue: MeetingCues): boolean {
  if (cue.asksOther.test(folded)) return false
  return items.some(isLeftOut) || (!isQuestion && cue.suits.test(folded) && cue.wishes.test(folded))
}

/** What does not suit limits the meeting wherever the mail says it. */
export function isLeftOut(item: Item): boolean {
  if (item.kind === 'hours' && item.isLimit === true) return true
  return (item.kind === 'days' || item.kind === 'hours') && item.isExcluded
}
