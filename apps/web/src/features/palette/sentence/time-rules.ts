import type { ClockReading, Value } from './parts.ts'
import { type Around, type Groups, touchesCover } from './text.ts'

type ReadClock = (text: string) => ClockReading | null

/**
 * From one time to another. Two bare numbers are times only after a word that says so or beside a date:
 * 'chapter 10-11' is none. `between` is what parts the two only after a word that opens them.
 */
export function readRange(
  groups: Groups,
  around: Around,
  readClock: ReadClock,
  between: RegExp,
): Value | null {
  const { pre, start = '', dash = '', end = '' } = groups
  if (between.test(dash) && pre === undefined) return null
  const isBare = /^\d+$/.test(start.trim()) && /^\d+$/.test(end.trim())
  if (isBare && pre === undefined && !touchesCover(around)) return null
  const [from, to] = [readClock(start), readClock(end)]
  // Whole numbers count hours of a clock, so equal ones are a score or a name such as '1-1'.
  if (!from || !to || (isBare && start === end)) return null
  return { kind: 'time', start: from, end: to }
}

export function readSingle({ start = '' }: Groups, readClock: ReadClock): Value | null {
  const reading = readClock(start)
  return reading && { kind: 'time', start: reading, end: null }
}
