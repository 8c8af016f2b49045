import { readDigits } from '../clock.ts'
import type { ClockReading } from '../parts.ts'
import { alternatives } from '../spoken-numbers.ts'

const hours: Readonly<Record<string, number>> = {
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
  eleven: 11,
  twelve: 12,
}
const steps: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  'a quarter': 15,
  twenty: 20,
  'twenty-five': 25,
  'twenty five': 25,
  half: 30,
}
const hour = `(?:${alternatives(hours)}|\\d{1,2})`
const meridiem = '(?:a\\.?m\\.?|p\\.?m\\.?|[ap])'

/** What can only be a time of day. */
export const clock = [
  `\\d{1,2}(?:[:.][0-5]\\d)?\\s?${meridiem}(?![\\p{L}\\p{N}])`,
  `\\d{1,2}:[0-5]\\d`,
  `(?:9|1\\d|2[0-4])h(?:[0-5]\\d)?|\\dh[0-5]\\d|(?<=(?:at|from|by|@)\\s?)\\dh`,
  'noon|midday|midnight|eod|cob|(?:the )?end of (?:the |that )?day',
  `(?:${alternatives(steps)}) (?:past|to|before|after) ${hour}`,
  `half ${hour}(?! an?\\b)`,
  `${hour} o['’]?clock`,
].join('|')
/** What is a time after 'at' and the like. */
export const bare_clock = `(?:\\d{1,2}(?:\\.[0-5]\\d)?|(?:${alternatives(hours)})(?!\\s(?:hours?|hrs?|minutes?|mins?|people)))`

/** What may stand behind a time and says no more of it. */
export const roughly = '(?:,? (?:sharp|on the dot|or so|exactly))?'

/** What a clock of 12 or 24 hours shows, or null. */
export function readClock(text: string): ClockReading | null {
  const said = text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (said === 'noon' || said === 'midday') return { minutes: 720, isSure: true }
  if (/^(eod|cob|.*end of)/.test(said)) return { minutes: 1020, isSure: true }
  // The midnight that ends the day.
  if (said === 'midnight') return { minutes: 1440, isSure: true }
  return readSpoken(said) ?? readWritten(said) ?? ofHour(said, 0)
}

function readWritten(said: string): ClockReading | null {
  const written = /^(\d{1,2})(?:[:.h](\d\d))?\s?h?\s?(a\.?m\.?|p\.?m\.?|[ap])?$/.exec(said)
  if (!written) return null
  const [, digits = '', minutes, half] = written
  return readDigits(digits, minutes, half)
}

function readSpoken(said: string): ClockReading | null {
  const full = /^(.+) o['’]?clock$/.exec(said)
  if (full) return ofHour(full[1] ?? '', 0)
  const relative = /^(.+) (past|to|before|after) (\S+)$/.exec(said)
  if (relative) {
    const minutes = steps[relative[1] ?? '']
    if (minutes === undefined) return null
    return ofHour(relative[3] ?? '', /past|after/.test(relative[2] ?? '') ? minutes : -minutes)
  }
  const half = /^half (\S+)$/.exec(said)
  return half ? ofHour(half[1] ?? '', 30) : null
}

function ofHour(text: string, minutes: number): ClockReading | null {
  const value = hours[text] ?? (/^\d+$/.test(text) ? Number(text) : Number.NaN)
  if (!(value >= 1 && value <= 24)) return null
  return { minutes: value * 60 + minutes, isSure: value > 12 }
}
