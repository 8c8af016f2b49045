import type { ClockReading, DayPart, TimeValue } from './parts.ts'

/** What else of the sentence tells the half of the day. */
export interface DayHint {
  readonly dayPart: DayPart | null
  readonly isMorning: boolean
  readonly isEvening: boolean
}

/** Minutes from midnight; an end after midnight counts on. */
export interface Hours {
  readonly start: number
  readonly end: number | null
  /** The other start the words can mean, where the half of the day was not said. */
  readonly otherStart: number | null
}

export const minutes_per_day = 1440
const half_day = 720

/** '3', '3pm', '15:30', '15h30', '9.30' in numbers; null for what no clock shows. */
export function readDigits(hour: string, minute: string | undefined, meridiem?: string): ClockReading | null {
  const hours = Number(hour)
  const minutes = Number(minute ?? 0)
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return null
  if (meridiem !== undefined) {
    if (hours < 1 || hours > 12) return null
    return { minutes: (hours % 12) * 60 + minutes + (/^p/i.test(meridiem) ? half_day : 0), isSure: true }
  }
  const isSure = hours === 0 || hours > 12 || (hour.length === 2 && hour.startsWith('0'))
  return { minutes: hours * 60 + minutes, isSure }
}

/** `1030`, of a clock of 24 hours. */
export const joined_clock = '(?:[01]\\d|2[0-3])[0-5][05]'

export function readJoinedClock(text: string): ClockReading | null {
  const reading = readDigits(text.slice(0, 2), text.slice(2))
  return reading && { ...reading, isSure: true }
}

/**
 * The times on a clock of 24 hours. Where the half of the day was not said it is the one people meet in:
 * from 8 in the morning until 7 in the evening, unless other words tell.
 */
export function settleHours({ start, end }: TimeValue, hint: DayHint): Hours {
  const settledStart = settleStart(start, end, hint)
  const otherStart = start.isSure ? null : otherHalf(settledStart)
  return { start: settledStart, end: end && settleEnd(settledStart, end), otherStart }
}

/** When a meeting begins of which only the part of the day is known. */
export const day_part_starts: Readonly<Record<DayPart, number>> = {
  early: 480,
  morning: 540,
  noon: half_day,
  afternoon: 900,
  evening: 1140,
}

function settleStart(start: ClockReading, end: ClockReading | null, hint: DayHint): number {
  if (start.isSure) return start.minutes
  const isHinted = hint.dayPart !== null || hint.isMorning || hint.isEvening
  // '2-3pm' begins at two in the afternoon, '11-1pm' in the morning.
  if (end?.isSure && !isHinted) {
    const halves = [start.minutes % half_day, (start.minutes % half_day) + half_day]
    const latest = halves.findLast((minutes) => minutes < end.minutes)
    if (latest !== undefined) return latest
  }
  return inHalf(start.minutes % half_day, hint)
}

function inHalf(minutes: number, { dayPart, isMorning, isEvening }: DayHint): number {
  const late = minutes + half_day
  if (dayPart === 'early' || dayPart === 'morning') return minutes
  if (dayPart === 'noon') return minutes < 300 ? late : minutes
  if (dayPart === 'afternoon') return late
  // Twelve in the evening is midnight.
  if (dayPart === 'evening') return minutes < 60 ? minutes + minutes_per_day : late
  if (isMorning && minutes >= 240) return minutes
  if (isEvening && minutes >= 240) return late
  return minutes <= 420 ? late : minutes
}

/** The first time after the start that reads like this. */
function settleEnd(start: number, end: ClockReading): number {
  const step = end.isSure ? minutes_per_day : half_day
  let minutes = end.isSure ? end.minutes : end.minutes % half_day
  while (minutes <= start) minutes += step
  return minutes
}

function otherHalf(minutes: number): number {
  return minutes >= half_day ? minutes - half_day : minutes + half_day
}
