import type { Occurrence } from '@meridian/contract'
import { daysBetween } from '../../platform/time/format.ts'
import { attendedOf, dayOf, intervalOf, minutesTaken, startingIn } from './own-time.ts'

/** From ten minutes before its start a meeting can be joined at once. */
const join_ahead_ms = 10 * 60_000

/** What the hero says. Minutes are whole, and a started one counts. */
export type HeroState =
  | {
      readonly kind: 'next'
      readonly meeting: Occurrence
      readonly minutesLeft: number
      /** Time to join. */
      readonly isDue: boolean
    }
  | {
      readonly kind: 'in_progress'
      readonly meeting: Occurrence
      readonly minutesLeft: number
      /** How much of it is over, 0 to 1. */
      readonly share: number
    }
  /** `following` is the first meeting of a later day. */
  | { readonly kind: 'nothing_more'; readonly following: Occurrence | null }
  | { readonly kind: 'day_ahead'; readonly meeting: Occurrence | null; readonly daysLeft: number }
  | { readonly kind: 'day_past'; readonly count: number; readonly minutes: number }

export interface HeroQuestion {
  /** The day that is shown and the day it is, as yyyy-MM-dd. */
  readonly day: string
  readonly today: string
  readonly zone: string
  /** In order of their starts; those of the shown day, and for today also those that follow. */
  readonly occurrences: readonly Occurrence[]
  readonly nowMs: number
}

/**
 * What comes next, or what the shown day holds when it is not today. Of meetings that run side by side the
 * one that began last is shown; one that is due soon comes before any that runs.
 */
export function heroStateOf({ day, today, zone, occurrences, nowMs }: HeroQuestion): HeroState {
  const [start, end] = dayOf(day, zone)
  const attended = attendedOf(occurrences)
  if (day > today) {
    const meeting = startingIn(attended, [start, end])[0] ?? null
    return { kind: 'day_ahead', meeting, daysLeft: daysBetween(today, day) }
  }
  if (day < today) {
    const those = startingIn(attended, [start, end])
    return { kind: 'day_past', count: those.length, minutes: minutesTaken(those, [start, end]) }
  }

  const next = attended.find((one) => intervalOf(one)[0] > nowMs)
  const untilNextMs = next ? intervalOf(next)[0] - nowMs : Infinity
  if (next && untilNextMs <= join_ahead_ms) return ahead(next, untilNextMs)
  const running = runningOf(attended, nowMs)
  if (running) return inProgress(running, nowMs)
  if (next && startingIn([next], [start, end]).length > 0) return ahead(next, untilNextMs)
  return { kind: 'nothing_more', following: next ?? null }
}

/** The meeting the hero shows, if any. */
export function meetingOf(state: HeroState): Occurrence | null {
  if (state.kind === 'day_past') return null
  return state.kind === 'nothing_more' ? state.following : state.meeting
}

function ahead(meeting: Occurrence, untilMs: number): HeroState {
  return { kind: 'next', meeting, minutesLeft: minutesOf(untilMs), isDue: untilMs <= join_ahead_ms }
}

function inProgress(meeting: Occurrence, nowMs: number): HeroState {
  const [start, end] = intervalOf(meeting)
  return {
    kind: 'in_progress',
    meeting,
    minutesLeft: minutesOf(end - nowMs),
    share: (nowMs - start) / (end - start),
  }
}

function runningOf(attended: readonly Occurrence[], nowMs: number): Occurrence | undefined {
  return attended
    .filter((one) => intervalOf(one)[0] <= nowMs && nowMs < intervalOf(one)[1])
    .toSorted((a, b) => intervalOf(b)[0] - intervalOf(a)[0] || intervalOf(a)[1] - intervalOf(b)[1])[0]
}

function minutesOf(ms: number): number {
  return Math.ceil(ms / 60_000)
}
