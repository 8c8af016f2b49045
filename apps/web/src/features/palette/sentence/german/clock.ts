import { readDigits } from '../clock.ts'
import type { ClockReading } from '../parts.ts'
import { alternatives } from '../spoken-numbers.ts'

const hours: Readonly<Record<string, number>> = {
  ein: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
}
const steps: Readonly<Record<string, number>> = {
  fünf: 5,
  zehn: 10,
  viertel: 15,
  zwanzig: 20,
}
const hour = `(?:${alternatives(hours)}|\\d{1,2})`

/** What can only be a time of day. */
export const clock = [
  `${hour} ?uhr(?: ?[0-5]?\\d(?!\\d| ?(?:min|m\\b|std|st|h|tag|woche)))?`,
  `\\d{1,2}:[0-5]\\d(?: ?uhr|h)?|\\d{1,2}\\.[0-5]\\d(?: ?uhr|h)`,
  `(?:9|1\\d|2[0-4])h(?:[0-5]\\d)?|\\dh[0-5]\\d|(?<=(?:um|ab|von|gegen|@)\\s?)\\dh`,
  'mittags|mitternachts?',
  `(?:(?:${alternatives(steps)}) (?:nach|vor) )(?:halb )?${hour}(?: uhr)?`,
  `halb ${hour}(?: uhr)?`,
  `(?:viertel|dreiviertel) ${hour}(?: uhr)?`,
].join('|')
/** What is a time after 'um' and the like. */
export const bare_clock = `(?:\\d{1,2}(?:\\.[0-5]\\d)?(?!\\.)|(?:${alternatives(hours)})(?!\\p{L}))`

/** What a clock of 24 hours shows, or null. */
export function readClock(text: string): ClockReading | null {
  const said = text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (said === 'mittags') return { minutes: 720, isSure: true }
  // The midnight that ends the day.
  if (said.startsWith('mitternacht')) return { minutes: 1440, isSure: true }
  return readSpoken(said) ?? readWritten(said)
}

/** '15 Uhr', '9:15', '9 Uhr 30'. From six on it is read as written; meetings at three in the night are unlikely. */
function readWritten(said: string): ClockReading | null {
  const written = /^(\d{1,2}|\p{L}+?)(?:[:.h]| ?uhr ?)?(\d{1,2})?h?(?: ?uhr)?$/u.exec(said)
  if (!written) return null
  const [, first = '', minutes] = written
  const digits = /^\d/.test(first) ? first : String(hours[first] ?? '')
  if (digits === '') return null
  const reading = readDigits(digits, minutes)
  const isWritten = Number(digits) >= 6 && (minutes !== undefined || said.includes('uhr'))
  return reading && { ...reading, isSure: reading.isSure || isWritten }
}

function readSpoken(said: string): ClockReading | null {
  const bare = said.replace(/ uhr$/, '')
  const relative = /^(\S+) (nach|vor) (halb )?(\S+)$/.exec(bare)
  if (relative) {
    const step = steps[relative[1] ?? '']
    if (step === undefined) return null
    const minutes = relative[2] === 'nach' ? step : -step
    return ofHour(relative[4] ?? '', relative[3] === undefined ? minutes : minutes - 30)
  }
  const part = /^(halb|viertel|dreiviertel) (\S+)$/.exec(bare)
  if (!part) return null
  return ofHour(part[2] ?? '', { halb: -30, viertel: -45, dreiviertel: -15 }[part[1] ?? ''] ?? 0)
}

function ofHour(text: string, minutes: number): ClockReading | null {
  const value = hours[text] ?? (/^\d+$/.test(text) ? Number(text) : Number.NaN)
  if (!(value >= 1 && value <= 24)) return null
  return { minutes: value * 60 + minutes, isSure: value > 12 }
}
