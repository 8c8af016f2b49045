import {
  day_ms,
  expandSeries,
  findListedOccurrence,
  instantOf,
  type Interval,
  isSeries,
  isWholeDays,
  wallTimeOf,
} from '@meridian/engine'
import { isTurnOver, nextTurn } from '../../platform/jobs/pace.ts'
import type { Schedule } from './series/schedule.rules.ts'
import { isWithinUsualHours, type PersonHours, findObstacle } from '../availability/availability.api.ts'

/** A planned occurrence, in epoch milliseconds. */
export interface PlannedOccurrence {
  readonly starts_ms: number
  readonly ends_ms: number
  readonly is_all_day: boolean
  /** Whether it lies where its series puts it, so that only a clock change moves it for a person. */
  readonly isRegular: boolean
}

export interface Plan {
  /** Ascending. */
  readonly occurrences: readonly PlannedOccurrence[]
  readonly meeting_timezone: string
  readonly is_transparent: boolean
  /** The meeting that would be changed; its own time is no obstacle. */
  readonly excludedMeetingId: string | undefined
}

/** A person at an occurrence; the time is its start on that person's clock. */
export interface PersonThere {
  readonly person: PersonHours
  readonly local_time: string
}

/** What replaces the usual week: no hours on that date, or other hours where the week would have room. */
export type HoursException = 'away' | 'other_hours'

export interface JudgedOccurrence {
  readonly occurrence: PlannedOccurrence
  /** The organizer's own overlapping meetings. */
  readonly meeting_ids: readonly string[]
  /** The overlapping meetings of which only the travel overlaps. */
  readonly travel_ids: readonly string[]
  readonly busy: readonly PersonThere[]
  readonly outside_hours: readonly (PersonThere & { readonly exception: HoursException | null })[]
  readonly clock_changes: readonly (PersonThere & { readonly usual_time: string })[]
}

const most_occurrences = 52
const reach_ms = 366 * day_ms

/** The future occurrences: at most 52 within a year of the first. */
export function plannedOccurrences(when: Schedule, nowMs: number): PlannedOccurrence[] {
  const { meeting_timezone, is_all_day, exceptions, moments } = when
  const isToCome = ({ ends_ms }: { ends_ms: number }) => ends_ms > nowMs
  if (!isSeries(when)) return [{ ...moments, is_all_day, isRegular: true }].filter(isToCome)
  const next = findListedOccurrence(when, exceptions, nowMs)
  if (next === null) return []
  return expandSeries(when, exceptions, [next.starts_ms, next.starts_ms + reach_ms])
    .filter(isToCome)
    .slice(0, most_occurrences)
    .map(({ change, ...times }) => ({
      ...times,
      is_all_day: isWholeDays(times, { is_all_day, meeting_timezone }, change !== null),
      isRegular: change === null,
    }))
}

/**
 * Judges each occurrence by the function behind every free-time search; the organizer comes first in
 * `people`. Yields to other requests, because 200 people with full calendars take seconds.
 */
export async function judgePlan(plan: Plan, people: readonly PersonHours[]): Promise<JudgedOccurrence[]> {
  const usual = usualOccurrence(plan)
  const judged: JudgedOccurrence[] = []
  for (const occurrence of plan.occurrences) {
    const there: PersonAt[] = []
    for (const person of people) {
      if (isTurnOver()) await nextTurn()
      const local_time = localTime(occurrence, person)
      there.push({ person, local_time, obstacle: obstacleFor(plan, occurrence, person) })
    }
    judged.push(judgeOne(plan, occurrence, there, usual))
  }
  return judged
}

interface PersonAt extends PersonThere {
  readonly obstacle: ReturnType<typeof findObstacle>
}

/** The organizer comes first in `there`. */
function judgeOne(
  plan: Plan,
  occurrence: PlannedOccurrence,
  there: readonly PersonAt[],
  usual: PlannedOccurrence | undefined,
): JudgedOccurrence {
  const [organizer, ...others] = there
  return {
    occurrence,
    meeting_ids: organizer?.obstacle?.meeting_ids ?? [],
    travel_ids: organizer?.obstacle?.travel_ids ?? [],
    busy: others.filter(({ obstacle }) => obstacle?.reason === 'busy'),
    outside_hours: there.flatMap(({ obstacle, ...person }) =>
      obstacle === null || obstacle.reason === 'busy'
        ? []
        : { ...person, exception: exceptionAt(plan, occurrence, person.person, obstacle.reason) },
    ),
    clock_changes: there.flatMap(({ person, local_time }) => {
      const usual_time = usual ? localTime(usual, person) : local_time
      const isMoved = occurrence.isRegular && !occurrence.is_all_day && usual_time !== local_time
      return isMoved ? [{ person, local_time, usual_time }] : []
    }),
  }
}

function exceptionAt(
  plan: Plan,
  occurrence: PlannedOccurrence,
  person: PersonHours,
  reason: 'outside_hours' | 'away',
): HoursException | null {
  if (reason === 'away') return 'away'
  return isWithinUsualHours(person, intervalFor(plan, occurrence, person)) ? 'other_hours' : null
}

/** A meeting that leaves the time free conflicts with nothing, but may lie outside a person's hours. */
function obstacleFor(plan: Plan, occurrence: PlannedOccurrence, person: PersonHours) {
  const asked = plan.is_transparent ? { ...person, busy: [] } : person
  return findObstacle(asked, intervalFor(plan, occurrence, person), {
    excludedMeetingId: plan.excludedMeetingId,
    isAllDay: occurrence.is_all_day,
  })
}

/**
 * Dates are never converted: an all-day meeting needs the same dates from midnight to midnight in every zone.
 */
function intervalFor(
  { meeting_timezone }: Plan,
  { starts_ms, ends_ms, is_all_day }: PlannedOccurrence,
  { timeZone }: PersonHours,
): Interval {
  if (!is_all_day) return [starts_ms, ends_ms]
  const midnightOf = (ms: number) =>
    instantOf(`${wallTimeOf(ms, meeting_timezone).slice(0, 10)}T00:00`, timeZone)
  return [midnightOf(starts_ms), midnightOf(ends_ms)]
}

/** The first occurrence with the wall time of its series, which a clock change skips on a few dates. */
function usualOccurrence({ occurrences, meeting_timezone }: Plan): PlannedOccurrence | undefined {
  const regular = occurrences.filter(({ isRegular }) => isRegular)
  const byTime = Map.groupBy(regular, ({ starts_ms }) =>
    wallTimeOf(starts_ms, meeting_timezone).slice(11, 16),
  )
  const [most] = [...byTime.values()].toSorted((one, other) => other.length - one.length)
  return most?.[0]
}

function localTime({ starts_ms }: PlannedOccurrence, { timeZone }: PersonHours): string {
  return wallTimeOf(starts_ms, timeZone).slice(11, 16)
}
