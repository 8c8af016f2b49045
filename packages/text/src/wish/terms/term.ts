import type { Span } from '../../sentences.ts'
import type { Light } from './daylight.ts'
import type { Holiday } from './holiday-dates.ts'

/** What a word or a phrase says about time, without the language that says it. */
export type Meaning =
  | {
      readonly kind: 'weekday'
      readonly day: number
      readonly isEvery: boolean
      /** So many weeks behind the coming one: `lundi en huit`. */
      readonly weeksLater?: number
    }
  /** Days of every week: Monday is 1. */
  | { readonly kind: 'every'; readonly first: number; readonly last: number }
  /** A clear one is no other word. */
  | { readonly kind: 'month'; readonly month: number; readonly isClear?: boolean }
  /** `isWorking`: Saturdays and Sundays are not counted. */
  | { readonly kind: 'day'; readonly offset: number; readonly isWorking?: boolean }
  | { readonly kind: 'week'; readonly offset: number; readonly mayBeNamed?: boolean }
  /** So many months behind this one. */
  | { readonly kind: 'month_ahead'; readonly count: number }
  /** `isSuch`: no word says of which week it is. */
  | { readonly kind: 'weekend'; readonly offset: number; readonly isSuch?: boolean }
  | { readonly kind: 'span'; readonly first: number; readonly last: number }
  | {
      readonly kind: 'part'
      readonly from: number
      readonly until: number
      readonly outUntil?: number
      /** From when on one meets then, where nothing else says when. */
      readonly usualFrom?: number
      /** It says of no hour before it in which half of the day it is. */
      readonly isApart?: boolean
      /** As with a clock: `dalle 9 a mezzogiorno`. */
      readonly isTo?: boolean
    }
  /** By daylight, before it is dark, and after. */
  | { readonly kind: 'light'; readonly light: Light }
  /** A meal within the working day, which has its hours. */
  | { readonly kind: 'meal'; readonly from: number; readonly until: number }
  /** `isTo`: with a word that leads to the end of hours as well, `9 h à midi`. */
  | { readonly kind: 'clock'; readonly minute: number; readonly isTo?: boolean }
  | { readonly kind: 'length'; readonly minutes: number }
  | { readonly kind: 'unit'; readonly minutes: number }
  | { readonly kind: 'edge'; readonly edge: 'begin' | 'middle' | 'end' }
  | { readonly kind: 'half'; readonly half: 1 | 2 }
  /** Which week of a month; -1 is the last one. */
  | { readonly kind: 'nth'; readonly nth: number }
  /** So many days behind the day that was named before, or ahead of it; a stretch is all days up to then. */
  | { readonly kind: 'away'; readonly days: number; readonly isStretch?: boolean }
  /** By how much something moves; earlier where it is less than nothing. */
  | {
      readonly kind: 'moved_by'
      readonly days: number
      readonly minutes: number
      /** `An hour later`, whether or not its sentence moves anything. */
      readonly isCompared?: boolean
      /** `De deux heures` */
      readonly mayBeLength?: boolean
    }
  /** A weekday behind the day that was named before. */
  | { readonly kind: 'weekday_behind'; readonly day: number }
  | { readonly kind: 'span_unit'; readonly days: number }
  /** Every other week or date, by its number: what is left of it by two. */
  | { readonly kind: 'parity'; readonly unit: 'week' | 'date'; readonly rest: number }
  | { readonly kind: 'holiday'; readonly holiday: Holiday }
  /** Months of the year, the first one 1; those of the next one go on with 13. The end of the year is a last day. */
  | { readonly kind: 'year_part'; readonly first: number; readonly last: number; readonly isEnd: boolean }
  /** 'halb' before an hour, 'y media' behind it; the minutes are added to the hour. */
  | { readonly kind: 'clock_part'; readonly minutes: number; readonly isAhead: boolean }
  | {
      readonly kind: 'number'
      readonly value: number
      readonly digits: number
      readonly isWord?: boolean
      /** `In der 38.` may be a week. */
      readonly mayBeWeek?: boolean
      /** It is an ordinal in words. */
      readonly isNth?: boolean
      /** An article before it, or an ending, says that it may be a day of the month. */
      readonly isDay?: boolean
      /** What stands around it says that it counts nothing. */
      readonly isAlone?: boolean
      /** No word that it may count stands right behind it. */
      readonly countsNothing?: boolean
    }
  /** A loose one is none unless hours stand right before it. */
  | { readonly kind: 'zone'; readonly zone: string; readonly isLoose?: boolean }
  /** A word that sounds as if it spoke of time, says of the day before it that it does not suit, or names the writer. */
  | {
      readonly kind: 'word'
      readonly soundsLikeTime?: boolean
      readonly isTaken?: boolean
      readonly isSelf?: boolean
      /** It has a capital, which in German all nouns have. */
      readonly isName?: boolean
    }
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: Plain }

/** Meanings that carry nothing else. */
export type Plain =
  | 'after'
  | 'also'
  | 'after_that'
  | 'from_then'
  | 'before_event'
  | 'between_them'
  | 'day_after'
  | 'day_before'
  | 'earliest'
  | 'other_days'
  | 'other_times'
  | 'past'
  | 'this_morning'
  | 'and'
  | 'any'
  | 'asap'
  | 'because'
  | 'before_that'
  | 'instead'
  | 'last_day'
  | 'left_out'
  | 'link'
  | 'at'
  | 'before'
  | 'between'
  | 'but'
  | 'conclusion'
  | 'condition'
  | 'by'
  | 'except'
  | 'filler'
  | 'first'
  | 'from'
  | 'hour'
  | 'am'
  | 'pm'
  | 'month_noun'
  | 'month_last'
  | 'quarter_noun'
  | 'next'
  | 'next_one'
  | 'next_day_one'
  | 'this_one'
  | 'not'
  | 'onto'
  | 'onwards'
  | 'or'
  | 'ordinal'
  | 'possible'
  | 'same_day'
  | 'same_hour'
  | 'same_week'
  | 'rest_of_week'
  | 'all_day'
  | 'so'
  | 'since'
  | 'this'
  | 'third_noun'
  | 'to'
  | 'unavailable'
  | 'unreadable'
  | 'week_after'
  | 'week_before'
  | 'week_later'
  | 'week_noun'
  | 'within'

export type Term = Meaning & Span
