import { isMark, isRangeMark } from '../days/day-range.ts'
import type { Term } from '../terms/term.ts'

export interface ReadLength {
  readonly minutes: number
  readonly next: number
}

/** `half an hour`, `45 min`, `90-minütig`, `1,5 Stunden`, `30–45 minutes` (the longer one). */
export function readLength(terms: readonly Term[], at: number): ReadLength | null {
  const term = terms[at]
  if (term?.kind === 'length') {
    const more = terms[at + 1]
    return more?.kind === 'clock_part' && !more.isAhead
      ? { minutes: term.minutes + more.minutes, next: at + 2 }
      : { minutes: term.minutes, next: at + 1 }
  }
  if (term?.kind !== 'number' || term.value === 0) return null
  const [second, third, fourth] = [terms[at + 1], terms[at + 2], terms[at + 3]]
  // `2 and a half hours`, `two hours and a quarter`
  if (second?.kind === 'clock_part' && third?.kind === 'unit' && third.minutes === 60)
    return limited(term.value * 60 + second.minutes, at + 3)
  if (second?.kind === 'unit' && second.minutes === 60 && third?.kind === 'clock_part' && !third.isAhead)
    return limited(term.value * 60 + third.minutes, at + 3)
  if (isMark(second, '-') && third?.kind === 'unit') return limited(term.value * third.minutes, at + 3)
  // `venerdì 5 ore 14.30` has no five hours.
  if (second?.kind === 'unit' && second.minutes === 60 && third?.kind === 'number' && fourth?.kind !== 'unit')
    return null
  if (second?.kind === 'unit') return limited(term.value * second.minutes, at + 2)
  const isShort = second?.kind === 'hour' && term.value <= 3 && term.end === second.start
  if (isShort && third?.kind === 'number' && third.digits === 2 && second.end === third.start) {
    return limited(term.value * 60 + third.value, at + 3)
  }
  if (second?.kind === 'hour' && term.value <= 3 && third?.kind !== 'number') {
    return term.end === second.start ? limited(term.value * 60, at + 2) : null
  }
  const isFraction = isMark(second, ',') || isMark(second, '.')
  if (isFraction && third?.kind === 'number' && third.digits === 1 && fourth?.kind === 'unit') {
    return limited((term.value + third.value / 10) * fourth.minutes, at + 4)
  }
  const isRange = second !== undefined && (isRangeMark(second) || second.kind === 'or')
  return isRange && third?.kind === 'number' && fourth?.kind === 'unit'
    ? limited(third.value * fourth.minutes, at + 4)
    : null
}

const shortest = 5
const longest = 8 * 60

function limited(minutes: number, next: number): ReadLength | null {
  return minutes >= shortest && minutes <= longest ? { minutes, next } : null
}
