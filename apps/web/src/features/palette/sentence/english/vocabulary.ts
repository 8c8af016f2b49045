import type { DayPart } from '../parts.ts'
import { alternatives } from '../spoken-numbers.ts'

export const weekday =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'
const weekday_starts = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']
export const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const month_starts = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
export const day_part = '(?:early(?: morning)?|morning|noon|lunchtime|afternoon|evening|night)'
export const spoken = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  'forty five': 45,
  ninety: 90,
} as const
/** 'first of December' */
export const ordinals = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
} as const
export const number = `(?:\\d{1,3}(?:[.,]\\d+)?|\\d?½|(?:${alternatives(spoken)})(?=[\\s-]))`
export const ending = '(?:until|till?|through|ending)'
export const lead = `(?:(?:${ending}|on|by|from|for|starting|beginning|start|as of) (?:on |from )?)?`
export const day_of_month = '\\d{1,2}(?:st|nd|rd|th)?'
export const dash = '\\s?(?:-|–|to|through)\\s?'

export function dayPartOf(text: string | undefined): DayPart | null {
  const part = text?.toLowerCase()
  if (part === undefined) return null
  if (part.startsWith('early')) return 'early'
  if (part === 'noon' || part === 'lunchtime') return 'noon'
  if (part === 'night' || part === 'evening') return 'evening'
  return part === 'afternoon' ? 'afternoon' : 'morning'
}

export function weekdayNumber(text: string): number {
  return weekday_starts.findIndex((start) => text.toLowerCase().startsWith(start))
}

export function weekdaysIn(text: string): readonly number[] {
  const found = text.split(/\s?[,/&+]\s?|,?\sand\s/i).map((one) => weekdayNumber(one.trim()))
  return [...new Set(found)].toSorted((a, b) => a - b)
}

export function monthNumber(text: string): number {
  return month_starts.findIndex((start) => text.toLowerCase().startsWith(start)) + 1
}

export function unitOf(text: string): 'day' | 'week' | 'month' {
  const first = text.charAt(0).toLowerCase()
  return first === 'd' ? 'day' : first === 'w' ? 'week' : 'month'
}

export function isAfterAt(before: string): boolean {
  return /(?:\bat|\bfrom|@|\bby)\s*$/i.test(before)
}
