import type { Light } from '../terms/daylight.ts'
import type { Holiday } from '../terms/holiday-dates.ts'
import type { Plain } from '../terms/term.ts'

/**
 * The words of one language for dates and times: small letters, no accents, no apostrophes and no hyphens, phrases
 * separated by `|`.
 */
export interface WishWords {
  /** Monday to Sunday. */
  readonly weekdays: readonly string[]
  /** The same where each such day is meant. */
  readonly everyWeekday: readonly string[]
  /** Stretches of every week, written as first and last weekday. */
  readonly everyWeek: Readonly<Record<'1..5' | '6..7' | '1..7', string>>
  /** January to December. */
  readonly months: readonly string[]
  /** By their distance in days. */
  readonly days: Readonly<Record<number, string>>
  /** By their distance in weeks. */
  readonly weeks: Readonly<Record<number, string>>
  readonly weekends: Readonly<Record<number, string>>
  /** By their distance in months. */
  readonly monthsAhead: Readonly<Record<number, string>>
  /** Written as first and last distance in days. */
  readonly spans: Readonly<Record<`${number}..${number}`, string>>
  readonly parts: Readonly<Record<'morning' | 'noon' | 'afternoon' | 'evening', string>>
  /** Narrower parts of the day, written as first and last hour. */
  readonly hours: Readonly<Record<`${number}..${number}`, string>>
  /** Hours that depend on the month. */
  readonly light: Readonly<Record<Light, string>>
  readonly meals: Readonly<Record<`${number}..${number}`, string>>
  readonly noonClock: string
  readonly midnightClock: string
  /** One in the afternoon. */
  readonly oneClock: string
  /** Minutes that stand before the hour they are counted from. */
  readonly clockAhead: Readonly<Record<number, string>>
  /** The same behind the hour. */
  readonly clockBehind: Readonly<Record<number, string>>
  /** By their minutes. */
  readonly lengths: Readonly<Record<number, string>>
  readonly minuteUnits: string
  readonly hourUnits: string
  readonly numbers: Readonly<Record<number, string>>
  readonly edges: Readonly<Record<'begin' | 'middle' | 'end', string>>
  readonly halves: Readonly<Record<1 | 2, string>>
  /** Which week of a month; -1 is the last one. */
  readonly nths: Readonly<Record<2 | 3 | 4 | -1, string>>
  /** Words behind counted days or weeks: `two days later`. */
  readonly countedBehind: string
  readonly countedAhead: string
  /** Days and weeks as they are counted, by their days. */
  readonly spanUnits: Readonly<Record<1 | 7, string>>
  readonly holidays: Readonly<Partial<Record<Holiday, string>>>
  /** Weeks and dates with an even or an odd number. */
  readonly parities: Readonly<Record<'even_week' | 'odd_week' | 'even_date' | 'odd_date', string>>
  /** Stretches of the year, written as first and last month; those of the next year go on with 13. */
  readonly yearParts: Readonly<Record<`${number}..${number}`, string>>
  /** Words right before a number that make it a day of the month: 'am 16.', 'le 18'. */
  readonly dayArticles: string
  readonly plain: Readonly<Record<Plain, string>>
  /** A number without a mark may be an hour: 'at 3', 'alle 11'. */
  readonly hasBareHours: boolean
  /** 'Next Friday' is the one of the week to come, and not the nearest. */
  readonly skipsThisWeek: boolean
  /** The word for hours also tells the time: '14 heures'. */
  readonly unitTellsTime: boolean
  /** The clock of the reader of the mail. */
  readonly readersZone: string
  /** The sender's own clock. */
  readonly sendersZone: string
  /** Beginnings of words that may speak of time in a way that no rule reads. */
  readonly timeWords: string
  /** Words that say of the day right before them that it does not suit: `Monday full`. */
  readonly taken: string
  readonly zones: Readonly<Record<string, string>>
  /** When the parts of the day begin and end, in hours. */
  readonly partHours: Readonly<
    Record<'morning' | 'noon' | 'afternoon' | 'evening', readonly [number, number]>
  >
  /** The same where they do not suit, as far as these are wider: `por la tarde` lasts until nine. */
  readonly outPartHours: Readonly<Partial<Record<'morning' | 'afternoon', readonly [number, number]>>>
}

export const common_part_hours = {
  morning: [0, 12],
  noon: [11.5, 14],
  afternoon: [12, 18],
  evening: [17, 24],
} as const

/** Short names of zones that are words as well, so that hours have to stand before them. */
export const loose_zones: Readonly<Record<string, string>> = {
  Eastern: 'America/New_York',
  Central: 'America/Chicago',
  Mountain: 'America/Denver',
  Pacific: 'America/Los_Angeles',
  IST: 'Asia/Kolkata',
  JST: 'Asia/Tokyo',
  KST: 'Asia/Seoul',
  SGT: 'Asia/Singapore',
  HKT: 'Asia/Hong_Kong',
  PHT: 'Asia/Manila',
  ICT: 'Asia/Bangkok',
  WIB: 'Asia/Jakarta',
  PKT: 'Asia/Karachi',
  NPT: 'Asia/Kathmandu',
  GST: 'Asia/Dubai',
  AEST: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
  ACST: 'Australia/Adelaide',
  ACDT: 'Australia/Adelaide',
  AWST: 'Australia/Perth',
  NZST: 'Pacific/Auckland',
  NZDT: 'Pacific/Auckland',
  WET: 'Europe/Lisbon',
  WEST: 'Europe/Lisbon',
  EET: 'Europe/Athens',
  EEST: 'Europe/Athens',
  MSK: 'Europe/Moscow',
  TRT: 'Europe/Istanbul',
  SAST: 'Africa/Johannesburg',
  BRT: 'America/Sao_Paulo',
  ART: 'America/Argentina/Buenos_Aires',
  CLT: 'America/Santiago',
  AST: 'America/Halifax',
  ADT: 'America/Halifax',
  NST: 'America/St_Johns',
  NDT: 'America/St_Johns',
  AKST: 'America/Anchorage',
  AKDT: 'America/Anchorage',
  HST: 'Pacific/Honolulu',
}

/** Abbreviations that all languages use; they have capitals, because 'et' and 'est' are words. */
export const zone_abbreviations: Readonly<Record<string, string>> = {
  UTC: 'Etc/UTC',
  GMT: 'Etc/UTC',
  BST: 'Europe/London',
  CET: 'Europe/Berlin',
  CEST: 'Europe/Berlin',
  MEZ: 'Europe/Berlin',
  MESZ: 'Europe/Berlin',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  CT: 'America/Chicago',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
}
