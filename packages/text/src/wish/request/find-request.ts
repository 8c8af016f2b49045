import type { Language } from '../../language.ts'
import type { Span } from '../../sentences.ts'
import { aboutMeeting } from './about-sentences.ts'
import { chanceOfBest, type LikelyWish } from './agreed-times.ts'
import type { BookedMeeting } from '../passes/booked-meetings.ts'
import type { FoundAsk } from './ask.ts'
import { askByGrammar, namesMeeting } from './ask-by-grammar.ts'
import { findChoice } from './choice.ts'
import { dayNumberOf } from '../days/day-number.ts'
import type { MeetingCues } from '../cues/meeting-cues.ts'
import { isOneDay, spanOf } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { LengthBeside } from '../times/combine.ts'
import { chanceOfAny } from '../learned/chances.ts'
import { withLikelihood } from '../learned/with-likelihood.ts'
import type { ReadTime, SaidTime } from '../learned/said-times.ts'
import type { Learned } from '../learned/tables.ts'
import { isLeftOut, type Judged, saysOnlyWhen } from '../passes/judge-sentence.ts'
import { likelyWish } from './likely-wish.ts'
import { sure, vague } from '../passes/score-sentence.ts'
import { lengthBeside, toldBy } from './told-times.ts'
import { onlyCalls } from './only-calls.ts'
import { unclearBeside } from './unclear-sentences.ts'
import { no_wish, offersExactTimes } from '../wish.ts'

export interface MeetingRequest extends FoundAsk, LikelyWish {
  /** The sentences that ask. */
  readonly asking: readonly Span[]
  /** What the mail says about the time of the meeting beyond what was understood. */
  readonly unread: readonly Span[]
  /** The meeting of the reader's calendar that is to be at another time; null where none is known. */
  readonly moved: BookedMeeting | null
  /** The days and hours that the mail names, with what each is taken for; none where the grammar alone reads it. */
  readonly named: readonly ReadTime[]
}

export const nothing: MeetingRequest = {
  ask: 'none',
  confidence: 'high',
  wish: no_wish,
  asking: [],
  unread: [],
  others: [],
  moved: null,
  named: [],
}

export interface Grounds {
  readonly cues: MeetingCues
  readonly today: number
  readonly subjectItems: readonly Item[]
  readonly booked: BookedMeeting | null
  /** The text of the mail, and its language. */
  readonly text: string
  readonly language: Language
  /** What its reader says of its times. */
  readonly said: readonly SaidTime[]
  /** What was learned of mails; null reads by the grammar alone. */
  readonly learned: Learned | null
}

export function findRequest(judged: readonly Judged[], subject: string, grounds: Grounds): MeetingRequest {
  const { cues: cue, today, text, language, learned, booked } = grounds
  const read = readByGrammar(judged, subject, grounds)
  const { mover, choice } = read
  const likely = learned && learned.likelyTimes(judged, { ...grounds, ...read })
  const { unused, others, ...wish } = likelyWish(
    { told: likely?.told ?? read.told, others: likely?.others ?? [] },
    { today, lengthBeside: likely ? lengthBeside(likely.judged, cue) : read.length },
  )
  const byGrammar = askByGrammar(judged, subject, { mover, choice, wish, cue, today, language })
  const asks = learned && learned.chancesOfAsking(judged, { text, subject, language })
  const { ask, confidence } =
    asks && likely
      ? withLikelihood(byGrammar, {
          asks: chanceOfAny(asks),
          isPlain: judged.some((one) => one.isPlain === true),
          times: chanceOfBest({ wish, others }, today),
          isTimed: wish.times.length > 0,
          isOffer: wish.proposals.filter(({ from }) => from !== null).length > 1,
          isExact: offersExactTimes(wish),
        })
      : byGrammar
  if (ask === 'none') return nothing
  if (ask === 'cancel') {
    const canceller = judged.filter(({ isCancel }) => isCancel).slice(0, 1)
    return { ...nothing, ask, confidence, asking: canceller.map(spanOf) }
  }
  const asking = judged.filter(
    (one) =>
      one.score >= vague ||
      one.isMove ||
      one.isOffer ||
      saysOnlyWhen(one, cue) ||
      (ask === 'choose' && choice.includes(one)),
  )
  if (asking.length === 0 && asks) {
    const likeliest = Math.max(...asks)
    asking.push(...judged.filter((_, place) => asks[place] === likeliest))
  }
  const unclear = unclearBeside(judged, asking, { ...grounds, clear: likely?.clear ?? [] })
  return {
    ask,
    confidence: onlyCalls(judged, language) ? 'low' : confidence,
    wish,
    asking: asking.map(spanOf),
    unread: [...unused, ...unclear],
    others,
    moved: ask === 'move' || (booked !== null && isGivenUp(booked, judged)) ? booked : null,
    named: likely?.named ?? [],
  }
}

/** Its day is named as one that does not suit. */
function isGivenUp({ date }: BookedMeeting, judged: readonly Judged[]): boolean {
  const day = dayNumberOf(date)
  return judged.some(({ items }) =>
    items.some((item) => isOneDay(item) && item.isExcluded && item.days.some(({ first }) => first === day)),
  )
}

interface ReadByGrammar {
  /** The sentence that asks to move the meeting; null where none does. */
  readonly mover: Judged | null
  readonly choice: readonly Judged[]
  /** The sentences whose times are those of the meeting. */
  readonly about: readonly Judged[]
  /** What each sentence says about the time of the meeting. */
  readonly told: readonly (readonly Item[])[]
  /** How long it takes by a sentence beside these. */
  readonly length: LengthBeside | null
}

export function readByGrammar(
  judged: readonly Judged[],
  subject: string,
  { cues }: Pick<Grounds, 'cues'>,
): ReadByGrammar {
  const mover = moverOf(judged, subject, cues)
  const choice = mover ? [] : findChoice(judged, cues, sure)
  const about = aboutMeeting(judged, choice, cues)
  const told = toldBy(judged, { about, choice, mover })
  return { mover, choice, about, told, length: lengthBeside(judged, cues) }
}

/** The sentence that asks to move the meeting; null where none does. */
function moverOf(judged: readonly Judged[], subject: string, cue: MeetingCues): Judged | null {
  const mover = judged.find(({ isMove }) => isMove)
  if (!mover) return null
  const isMove =
    namesMeeting(judged, subject, cue) ||
    [...mover.items, ...mover.unmeant].some(({ kind }) => kind === 'days') ||
    judged.some(({ items }) => items.some(isLeftOut))
  return isMove ? mover : null
}
