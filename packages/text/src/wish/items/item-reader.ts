import type { Language } from '../../language.ts'
import { names_amounts } from '../hours/bare-hours.ts'
import { foldSpelledOut } from '../terms/chat-spelling.ts'
import type { DayContext } from '../days/day-range.ts'
import type { Span } from '../../sentences.ts'
import type { Bound, Item, ItemContext } from './item.ts'
import type { ClockContext } from '../hours/read-clock.ts'
import { saysStay } from '../cues/travel.ts'
import { speaks_of_other, speaks_of_self } from '../days/own-days.ts'
import { wish_words } from '../terms/phrase-tables.ts'
import { readTerms } from '../terms/read-terms.ts'
import type { Term } from '../terms/term.ts'
import { withoutTopics } from '../terms/topic-terms.ts'
import { withThisMorning } from '../terms/this-morning.ts'

export interface Reader {
  readonly terms: readonly Term[]
  readonly language: Language
  days: DayContext
  readonly clock: Omit<ClockContext, 'isLed'>
  /** When the mail was written, in minutes of its day. */
  readonly minute: number | null
  readonly items: Item[]
  /** Words about time that no rule read. */
  readonly unread: Span[]
  /** Times that a clause seems to name for another reason. */
  readonly unmeant: Item[]
  /** Clauses that say what the writer does at their times, and not whether these suit. */
  readonly doubtful: Span[]
  /** Words such as `before I`: where no days are named, what happens then would limit the meeting. */
  readonly events: Span[]
  /** Words that name an event whose day is a limit: `my holiday on`, of `before my holiday on 24 January`. */
  readonly datedEvents: Span[]
  /** What was read before the next days or hours. */
  bound: Bound | null
  /** Of days in brackets behind an event: `after the holidays (1 to 6 February)`. */
  bracketBound: 'after' | 'before' | null
  /** The word says that no later day suits: `at the latest`. */
  isLast: boolean
  isBetween: boolean
  isLed: boolean
  isNot: boolean
  isExcept: boolean
  /** The word is one such as 'apart from', and not 'nor': what follows is other than what was said. */
  isException: boolean
  isAny: boolean
  isTarget: boolean
  /** Behind a word such as 'even'. */
  isAlso: boolean
  /** Where the sentence concludes from a reason: `I walk the dog until nine, so …`. */
  concludesFrom: number | null
  /** The clause has such a word. */
  saysAlso: boolean
  /** Where a word such as 'except' stands that has left nothing out yet. */
  exceptAt: Span | null
  /** A word such as 'after' that no day and no hour has followed yet. */
  limitAt: Span | null
  /** Where a word such as 'before' stood last, in this part of the sentence. */
  lastBefore: number | null
  /** The same for `before I`, behind which a clause says what happens. */
  eventFrom: number | null
  isJoined: boolean
  /** The last word that joined was 'or'. */
  isOr: boolean
  /** It was one such as 'otherwise'. */
  isResort: boolean
  /** What follows is the time that is given up. */
  isInstead: boolean
  /** Where the time ends that was given up last. */
  insteadEnd: number | null
  clause: number
  clauseStart: number
  /** Where the clause begins in the sentence. */
  clauseFrom: number
  isUnavailable: boolean
  /** The clause gives a reason. */
  isReason: boolean
  /** The sentence begins with a reason: `As I work in the afternoon, …`. */
  isReasonAhead: boolean
  /** The clause leaves a choice between times. */
  isChoice: boolean
  isChoiceOfDays: boolean
  /** It says until when the writer does something, and what comes after that is meant. */
  isFreeAfter: boolean
  /** The clause says what is done behind the last day. */
  isBehindLast: boolean
  /** The clause speaks of the days that were not named before it. */
  isOfOthers: boolean
  /** It does so in its sentence before any day is named. */
  saysOthers: boolean
  /** The sentence begins with words such as `from then on`. */
  beginsFromThen: boolean
  /** The sentence says when its writer arrives and leaves. */
  readonly isStay: boolean
  /** It speaks of money, whose numbers look like hours. */
  readonly namesAmounts: boolean
  /** What stands there, folded; without places the whole sentence. */
  readonly textAt: (from?: number, to?: number) => string
  /** The writer speaks of themselves, or of somebody whom the mail has named, from here on. */
  readonly speaksAt: (at: number) => boolean
  /** A capital behind white space: `… at 14 h. Could we …`. */
  readonly beginsAnew: (at: number) => boolean
  /** `Thursday, I am …`: a time stands before what is said of it. */
  readonly isAhead: (from: number, comma: number) => boolean
}

export function forgetSigns(reader: Reader): void {
  if (reader.exceptAt) reader.unread.push(reader.exceptAt)
  Object.assign(reader, no_signs)
}

const no_signs = {
  bound: null,
  bracketBound: null,
  isLast: false,
  isBetween: false,
  isLed: false,
  isNot: false,
  isExcept: false,
  isException: false,
  isTarget: false,
  isAlso: false,
  exceptAt: null,
} as const satisfies Partial<Reader>

/** What holds for a clause is as at its beginning again. */
export function forgetClause(reader: Reader): void {
  Object.assign(reader, new_clause)
  forgetSigns(reader)
}

const new_clause = {
  isAny: false,
  saysAlso: false,
  limitAt: null,
  lastBefore: null,
  eventFrom: null,
  isInstead: false,
  insteadEnd: null,
  isUnavailable: false,
  isReason: false,
  isReasonAhead: false,
  isChoice: false,
  isFreeAfter: false,
  isBehindLast: false,
  isOfOthers: false,
} as const satisfies Partial<Reader>

/** A reader at the beginning of a sentence. */
export function newReader(sentence: string, { language, minute = null, ...days }: ItemContext): Reader {
  const { hasBareHours, unitTellsTime, skipsThisWeek } = wish_words[language]
  const folded = foldSpelledOut(sentence, language)
  const isMorning = minute !== null && minute < 12 * 60
  const read = withoutTopics(readTerms(sentence, language), sentence, language)
  const terms = withThisMorning(read, sentence, { isMorning, language })
  const textAt = (from?: number, to?: number) => foldSpelledOut(sentence.slice(from, to), language)
  return {
    terms,
    language,
    days: { ...days, skipsThisWeek, mayBeMonthFirst: language === 'en', textAt },
    clock: { hasBareHours, unitTellsTime },
    minute,
    items: [],
    unread: [],
    unmeant: [],
    doubtful: [],
    events: [],
    datedEvents: [],
    ...no_signs,
    ...new_clause,
    saysOthers: false,
    beginsFromThen: false,
    concludesFrom: null,
    isJoined: false,
    isOr: false,
    isResort: false,
    clause: 0,
    clauseStart: 0,
    clauseFrom: 0,
    isChoiceOfDays: namesChoice(terms),
    isStay: saysStay(folded, language),
    namesAmounts: names_amounts.test(folded),
    textAt,
    speaksAt: (at) => {
      const behind = sentence.slice(at, at + 14)
      return speaks_of_self.test(behind) || speaks_of_other.test(behind)
    },
    // An abbreviation such as `Dr.` ends no sentence.
    beginsAnew: (at) => {
      const isCapital = /^\s+\p{Lu}\p{Ll}/u.test(sentence.slice(at, at + 6))
      const before = sentence.slice(Math.max(0, at - 5), at)
      if (isCapital) return /(?:\p{Ll}{3}|[\d\s]h)\.$/u.test(before)
      return /^\s+\p{L}/u.test(sentence.slice(at, at + 6)) && /\p{Ll}{4}\.$/u.test(before)
    },
    isAhead: (from, comma) =>
      comma - from <= longest_front && speaks_of_self.test(sentence.slice(comma + 1, comma + 12)),
  }
}

const longest_front = 24

/** `We have Wednesday at 8, Thursday at 12, or Tuesday at 4`: the sentence leaves a choice between days. */
function namesChoice(terms: readonly Term[]): boolean {
  const days = terms.filter(({ kind }) => kind === 'weekday' || kind === 'month' || kind === 'day')
  return days.length > 1 && terms.some(({ kind }) => kind === 'or')
}
