import { isExcludedTime, isTime } from '../items/groups.ts'
import type { Sentence } from '../../sentences.ts'
import type { Language } from '../../language.ts'
import { agrees } from '../cues/agreement.ts'
import { callsToAttend } from '../cues/called-to-attend.ts'
import { asksIfFree, asksToAttend } from '../cues/assent.ts'
import { asksWhenToMeet, proposesToSchedule } from '../cues/asks-when.ts'
import { withoutDocuments } from '../cues/documents.ts'
import { needsOfReader, saysWhatRemains, saysWhenNew, saysWhenTheyVisit } from '../cues/remaining.ts'
import { isFreeFrom, saysFree, saysWhere } from '../cues/occupied.ts'
import {
  asksForErrand,
  invitesEverybody,
  asksWhenThingComes,
  leavesCall,
  offersHelp,
  seesToThing,
  sendsThing,
  tellsOrGreets,
} from '../cues/errands.ts'
import { asksBesideMeeting, asksToMeetOthers, awaitsOrder, movesWhatIsDue } from '../cues/other-requests.ts'
import { comesBack, givesUp, namesNoDate, othersSuit, renews, withoutCancelled } from '../cues/given-up.ts'
import {
  aheadOfThreat,
  asksInstead,
  asksToMove,
  proposesToMove,
  threatens,
  withoutCandidates,
} from '../cues/moving-requests.ts'
import { withoutOwnMeals } from '../cues/own-meals.ts'
import { denies } from '../cues/negation.ts'
import { speaksOfOldTime } from '../cues/old-times.ts'
import { tellsToMeet } from '../cues/told-to-meet.ts'
import { tellsToMove } from '../cues/told-to-move.ts'
import { asksForFact, asksAboutPast, fitsNothing, needsThing, speaksOfAnyone } from '../cues/telling.ts'
import type { BookedMeeting } from './booked-meetings.ts'
import type { DayNumber } from '../days/day-number.ts'
import type { MeetingCues } from '../cues/meeting-cues.ts'
import type { Item, ReadTimes } from '../items/item.ts'
import { foldText } from '../terms/tokens.ts'
import { speaksOfTimesAlone, turnsToOtherTime } from './other-times.ts'
import { withTimesSettled } from '../items/settle.ts'
import { scoreOf, sure } from './score-sentence.ts'
import {
  hasClock,
  isComing,
  isDeadline,
  isMostlyTime,
  isOpenDay,
  isOpenTime,
  leadOfTime,
  speaksOfOwnTimes,
} from './sentence-times.ts'

export interface ReadSentence extends Sentence, ReadTimes {
  /** An entry of a list. */
  readonly isItem: boolean
  readonly folded: string
  readonly paragraph: number
}

export interface Judged extends ReadSentence {
  /** How much it asks to meet, from 0 to 1. */
  readonly score: number
  readonly isMove: boolean
  readonly isCancel: boolean
  /** It says that a meeting does not take place. */
  readonly isGivenUp: boolean
  /** It asks for a time instead, where a sentence before it gives one up. */
  readonly isRenewal: boolean
  /** Its writer comes back to the reader. */
  readonly isDeferred: boolean
  readonly isOffer: boolean
  /** A sentence asks whether its time suits, or whether the reader comes then. */
  readonly isAsked?: boolean
  /** It asks in plain words to meet at its time. */
  readonly isPlain?: boolean
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
  /** It asks for a favour, or leaves it to the reader to call: no request for a time, whatever was learned. */
  readonly isErrand: boolean
  /** It names the time that a meeting was to have. */
  readonly isOldTime: boolean
  /** Its times are those of the meeting. */
  readonly isAboutTime: boolean
  /** A word such as 'only' or 'must' alone says so. */
  readonly isLimitOnly: boolean
}

export interface JudgeContext {
  readonly today: DayNumber
  readonly language: Language
}

export interface MailContext extends JudgeContext {
  readonly cues: MeetingCues
  /** Folded; null where it is that of a mail which this one answers or passes on. */
  readonly subject: string | null
  readonly subjectItems: readonly Item[]
  /** The meeting of the reader's calendar that the mail may speak of. */
  readonly booked: BookedMeeting | null
}

export function judge(sentence: ReadSentence, { cues: cue, today, language }: MailContext): Judged {
  const { folded } = sentence
  const isQuestion = hasQuestionMark(folded)
  const isTurned = !isQuestion && turnsToOtherTime(sentence, language)
  const items = isTurned ? withTimesSettled(sentence.items) : sentence.items
  const isDeclined = !isTurned && cue.declines.test(folded) && !(isQuestion && asksInstead(folded))
  const isNameless = !isQuestion && namesNoDate(folded)
  const isCancel = !isDeclined && (!isQuestion || tag_question.test(folded)) && cue.cancels.test(folded)
  const said = isCancel ? withoutCancelled(folded, cue.cancels) : folded
  const asked = withoutOwnMeals(withoutDocuments(said), language)
  const isInvited =
    (!needsThing(folded, language) && (cue.invites.test(asked) || suggestsTalk(said, cue))) ||
    asksWhenToMeet(asked) ||
    proposesToSchedule(asked) ||
    asksToAttend(folded, language) ||
    callsToAttend(folded, language) ||
    tellsToMeet(folded, language) ||
    (isQuestion && isTimeBehindLead(sentence))
  const movesBy = items.some(
    (item) => item.kind === 'moved_by' && (isQuestion || item.isCompared !== true || proposesToMove(folded)),
  )
  const toldToMove = !isQuestion && tellsToMove(folded, language)
  const moves = cue.moves.test(withoutCandidates(folded)) || movesBy || toldToMove
  const wishes = cue.wishes.test(folded)
  const hasTime = items.some((item) => isComing(item, today))
  const isAnnounced = cue.announces.test(folded) && !isQuestion && !saysWhenNew(folded)
  const isOldTime = !isQuestion && !isInvited && !movesBy && speaksOfOldTime(folded, language)
  const isFree =
    !isDeclined &&
    !isNameless &&
    !isOldTime &&
    !(isQuestion ? asksAboutPast : speaksOfAnyone)(folded, language) &&
    !cue.recalls.test(folded) &&
    !(!isQuestion && !isInvited && tellsOrGreets(folded, language)) &&
    !(isAnnounced && offersHelp(folded, language)) &&
    (isInvited || !(isAnnounced || cue.asksOther.test(folded)))
  const isGivenUp = isCancel || (!isDeclined && !isQuestion && givesUp(folded))
  const hasLength = items.some(({ kind }) => kind === 'length')
  const meets = !needsThing(folded, language) && cue.meets.test(asked)
  const suits = cue.suits.test(folded) && !fitsNothing(folded, language)
  // What is due then is something else: `Could you give me the figures by Friday?`
  const isDue = !isInvited && !meets && !suits && items.some(isDeadline) && !items.some(isOpenDay)
  const isOfThing =
    movesWhatIsDue(folded) ||
    asksWhenThingComes(folded) ||
    asksToMeetOthers(folded) ||
    (isQuestion ? seesToThing(folded) || asksBesideMeeting(folded) : awaitsOrder(folded))
  const isErrand =
    isOfThing ||
    (isQuestion
      ? !isInvited && asksForErrand(folded, language)
      : leavesCall(folded) || invitesEverybody(folded) || (!isInvited && sendsThing(folded)))
  const asksWhen = isQuestion && !isDue && !isErrand && !asksForFact(folded, language)
  const signs = {
    isQuestion,
    wishes,
    hasTime,
    asksWhen: asksWhen && hasTime,
    hasLength,
    isInvited,
    meets,
    suits,
  }
  const scored = isFree && !isErrand && !(isCancel && !isInvited) ? scoreOf(folded, signs) : 0
  const score = isTurned && speaksOfTimesAlone(sentence, language) ? Math.max(scored, sure) : scored
  const isMostly = isTurned || isMostlyTime(sentence, language)
  const isRead = items.some(isExcludedTime)
  const isSettled = items.some(isSettledTime)
  const isOwnDay = !isQuestion && !isRead && !isSettled && score === 0 && speaksOfOwnTimes(sentence)
  const mayBeAbout =
    !isDeclined &&
    !isErrand &&
    (isFree || (!isOldTime && !isAnnounced && saysWhatRemains(folded))) &&
    !isOwnDay
  const isClear =
    suits ||
    saysFree(folded, language) ||
    saysWhenTheyVisit(folded, language) ||
    (cue.offers.test(folded) && items.some((item) => item.kind === 'days' && item.isChoice === true)) ||
    isFreeFrom(folded, folded, language) ||
    saysWhenNew(folded) ||
    (items.some(isDeadline) && needsOfReader(folded)) ||
    asksWhen ||
    isMostly
  const isLimit = cue.limits.test(folded) || (!sentence.isItem && cue.prefers.test(folded))
  return {
    ...sentence,
    // The times of a thing are none of the meeting, whatever else the mail says.
    items: isOfThing ? items.filter((item) => !isTime(item)) : items,
    isOwnDay,
    isDenied:
      !isQuestion &&
      !isOldTime &&
      !isTurned &&
      score === 0 &&
      !items.some(({ kind }) => kind === 'hours') &&
      denies(aheadOfThreat(folded), language),
    isPlace: saysWhere(folded, language),
    isErrand,
    isOldTime,
    score,
    isMove:
      moves &&
      isFree &&
      !isOfThing &&
      (isQuestion || wishes || isCancel || toldToMove || (movesBy && asksToMove(folded))) &&
      !(threatens(folded) && !isQuestion),
    isCancel,
    isGivenUp,
    isRenewal:
      !isDeclined && !isNameless && (othersSuit(folded) || ((isQuestion || wishes) && renews(folded))),
    isDeferred: isNameless || (!isQuestion && comesBack(folded)),
    isOffer:
      isFree &&
      !isDue &&
      !isErrand &&
      hasClock(items) &&
      (isQuestion || cue.offers.test(folded) || suits || isMostly),
    isDeclined,
    isQuestion,
    isAnnounced,
    isAgreed: agrees(folded) && !isQuestion && !items.some(isOpenTime),
    isAboutTime: isSettled || (mayBeAbout && (isClear || isLimit)),
    isLimitOnly: mayBeAbout && isLimit && !isClear,
  }
}

/** `Can you do Tuesday between four and five?` */
function isTimeBehindLead(sentence: ReadSentence): boolean {
  const lead = leadOfTime(sentence)
  return lead !== null && asksIfFree(foldText(lead))
}

/** `I'd rather go through it with you than send it back and forth`, and not `It is easier to order by phone`. */
function suggestsTalk(folded: string, cue: MeetingCues): boolean {
  if (!cue.suggests.test(folded)) return false
  const [preferred = ''] = folded.split(compares)
  return !cue.asksOther.test(preferred)
}

const compares = /,? (?:than|als|statt|plutot que|que|che) /

/** `Not on the 16th, please`, `Let me know which suits you best`: an answer about times answers it. */
export function saysOnlyWhen({ folded, items, isQuestion }: Judged, cue: MeetingCues): boolean {
  if (cue.asksOther.test(folded)) return false
  return items.some(isLeftOut) || (!isQuestion && cue.suits.test(folded) && cue.wishes.test(folded))
}

/** `I teach until noon, then I am all yours`, `everything in between is open` */
function isSettledTime(item: Item): boolean {
  const isStretch = item.kind === 'hours' || (item.kind === 'days' && item.isSpan === true)
  return isStretch && item.isSettled === true && !item.isExcluded
}

/** What does not suit limits the meeting wherever the mail says it. */
export function isLeftOut(item: Item): boolean {
  if (item.kind === 'hours' && item.isLimit === true) return true
  return isExcludedTime(item)
}

/** `We'll skip the 9.30, OK?` tells. */
const tag_question =
  /, (?:ok(?:ay)?|right|all right|ja|oder|gell|d['’]accord|hein|vale|verdad|si|va bene|no) ?\? ?$/u

export function hasQuestionMark(folded: string): boolean {
  return /\?["'”’»)\]]*(?:\s|$)/u.test(folded)
}
