/** What is read from a sentence, by kind. Dates are yyyy-MM-dd; minutes of a time count from midnight. */
export type Value =
  | DateValue
  | TimeValue
  | RepeatValue
  | { readonly kind: 'moment'; readonly minutesAhead: number }
  | { readonly kind: 'length'; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'day_part'; readonly dayPart: DayPart }
  | { readonly kind: 'until'; readonly date: string }
  | { readonly kind: 'whole_day' }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'guest'; readonly email: string }
  | { readonly kind: 'label'; readonly title: string }
  | { readonly kind: 'priority'; readonly priority: 'low' | 'medium' | 'high' }
  | { readonly kind: 'place'; readonly name: string }
  | { readonly kind: 'link'; readonly href: string }

export type DayPart = 'early' | 'morning' | 'noon' | 'afternoon' | 'evening'

/** A day, or several whole ones. Where it is over, the same words mean the next `rolls`; null for a day that only comes once. */
export interface DateValue {
  readonly kind: 'date'
  readonly first: string
  readonly last: string | null
  readonly rolls: 'week' | 'month' | 'year' | null
  readonly dayPart: DayPart | null
}

/** An hour that was said without its half of the day is not sure. */
export interface ClockReading {
  readonly minutes: number
  readonly isSure: boolean
}

export interface TimeValue {
  readonly kind: 'time'
  readonly start: ClockReading
  readonly end: ClockReading | null
}

/** Weekdays are 0 = Sunday … 6 = Saturday; empty where the date says which. */
export interface RepeatValue {
  readonly kind: 'repeat'
  readonly every: 'day' | 'week' | 'month'
  readonly weekdays: readonly number[]
  /** 2 for every second week. */
  readonly interval: number
  /** 'every Sunday evening' */
  readonly dayPart: DayPart | null
}

/** Words of the sentence and what they say: `from` up to, not including, `to`. */
export interface Part {
  readonly from: number
  readonly to: number
  readonly value: Value
  /** The words stay in the title, too: 'Call Bea', 'Lunch with Bea', 'Daily standup'. */
  readonly isTitleToo?: boolean
}

/** Whose words are read, and when. */
export interface Reader {
  readonly nowMs: number
  readonly zone: string
  readonly language: string
  /** Which of 3/12 is the month. */
  readonly isMonthFirst: boolean
  /** How long a meeting lasts that says nothing of it. */
  readonly defaultMinutes: number
}
