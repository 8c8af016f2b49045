import type { Language } from '../../language.ts'
import type { Span } from '../../sentences.ts'
import type { DayContext, DayRange } from '../days/day-range.ts'
import type { Light } from '../terms/daylight.ts'

/** Hours of a day in minutes since midnight. */
export interface Hours {
  readonly from: number
  readonly until: number
  /** The times name a beginning, and an end perhaps, and not a stretch to look in. */
  readonly isExact: boolean
}

export const whole_day: Hours = { from: 0, until: 24 * 60, isExact: false }

export type Bound = 'after' | 'from' | 'before' | 'by'

/** One thing that a sentence says about time. */
export type Item = Span & {
  /** Which clause of its sentence says it. */
  readonly clause: number
  /** A word such as 'or' or a comma stands between it and what was said before. */
  readonly isJoined?: boolean
  /** That word is 'or'. */
  readonly isChoice?: boolean
  /** That word is one such as 'otherwise'. */
  readonly isResort?: boolean
  /** What is said of it leaves no doubt what it is for the meeting: weights that were learned do not overrule it. */
  readonly isSettled?: boolean
  /** It suits, if it is of the meeting at all: one of some times to choose from, or a month to meet in. */
  readonly isMeant?: boolean
} & (
    | {
        readonly kind: 'days'
        readonly days: readonly DayRange[]
        readonly isExcluded: boolean
        /** Left out because the writer does something else then, which says nothing against a day that is named. */
        readonly isGuessed?: boolean
        /** How the days limit what comes before or after them; null where they are meant themselves. */
        readonly bound: Bound | null
        /** `Friday at the latest`: whatever is said of later days, none of them suits. */
        readonly isLast?: boolean
        /** A word such as 'to' stands before them. */
        readonly isTarget: boolean
        /** Its sentence asks to meet then, or offers to. */
        readonly isAsked?: boolean
        /** Both ends are named: `from the 19th to the 21st`. */
        readonly isSpan?: boolean
        /** `Even on Saturday`, `Sunday included`: they are among others that suit. */
        readonly isAlso?: boolean
        /** Behind a word such as 'except'. */
        readonly isException?: boolean
        /** `That day` beside others: it is the one of the sentence before, where this names exactly one. */
        readonly isOfSentenceBefore?: boolean
        /** `Before that`, where the day was named in another sentence. */
        readonly isBeforeThat?: boolean
      }
    | {
        readonly kind: 'hours'
        readonly hours: Hours
        readonly isExcluded: boolean
        /** As for days. */
        readonly isGuessed?: boolean
        readonly isException?: boolean
        /** `Not before 10` limits the meeting wherever the mail says it. */
        readonly isLimit?: boolean
        /** They are those of the daylight, or of the dark, of a day that the mail may name elsewhere. */
        readonly light?: Light
        /** They lie on the other side of the hour that is named: `we close at 2` is from 2 on. */
        readonly isTurned?: boolean
        /** `In between`, where the hours were named in another sentence. */
        readonly isBetweenThem?: boolean
        /** `After that`, where the hours were named in another sentence. */
        readonly isAfterThat?: boolean
        /** `From then on`, of the same. */
        readonly isFromThen?: boolean
        /** `In the afternoon as well`: they are among others that suit. */
        readonly isAlso?: boolean
        /** A part of the day: `the afternoon`. */
        readonly isPart?: boolean
        /** Its words say in which half of the day it is: `7 am`, `07:00`. */
        readonly hasHalf?: boolean
        /** `Around two` */
        readonly isAround?: boolean
        /** Until when they last where they do not suit: `in court until the evening`. */
        readonly outUntil?: number
        /** From when on one meets then, where no other hour is named: an evening begins at five, and a dinner later. */
        readonly usualFrom?: number
      }
    /** `A call of twenty minutes` names the meeting itself. */
    | { readonly kind: 'length'; readonly minutes: number; readonly isOfMeeting?: boolean }
    /** Where clocks are said to be apart, the hours of the mail may be those of the sender. */
    | { readonly kind: 'zone'; readonly zone: string; readonly isApart?: boolean }
    | { readonly kind: 'asap' }
    /** At the hour of the meeting that is moved. */
    | { readonly kind: 'same_hour' }
    /** By how much the meeting moves; earlier where it is less than nothing. */
    | {
        readonly kind: 'moved_by'
        readonly days: number
        readonly minutes: number
        /** `An hour later`, whether or not its sentence moves anything. */
        readonly isCompared?: boolean
        /** `De deux heures` */
        readonly mayBeLength?: boolean
      }
  )

/** In characters: what stands further from a word belongs to another clause. */
export const longest_clause = 60

/** What a sentence says about time, and where it says something of it that no rule read. */
export interface ReadTimes {
  readonly items: readonly Item[]
  readonly unread: readonly Span[]
  /** Clauses that say what the writer does at their times, and not whether these suit. */
  readonly own: readonly Span[]
  /** Times that its words seem to name for another reason. */
  readonly unmeant: readonly Item[]
  /** It speaks of other days than those that were named in the sentence before. */
  readonly isOfOthers: boolean
  /** `From then on …`: it goes on from the day of the sentence before. */
  readonly beginsFromThen: boolean
}

export interface ItemContext extends Pick<DayContext, 'today' | 'isMonthFirst'> {
  readonly language: Language
  /** When the mail was written, in minutes of its day; null or none where nobody knows. */
  readonly minute?: number | null
}
