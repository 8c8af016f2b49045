import {
  day_ms,
  type Interval,
  intersectIntervals,
  mergeIntervals,
  minute_ms,
  wallTimeOf,
} from '@meridian/engine'
import { AppError, badField } from '../../../platform/errors.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import {
  earliestSlot,
  findObstacle,
  type Obstacle,
  type PersonHours,
  readPeople,
  suggestedSlots,
} from '../../availability/availability.api.ts'
import { getMeeting } from '../../meeting/meeting.api.ts'
import { listParticipants } from './participant.queries.ts'
import { clockOn, dayAfter } from './tool-input.rules.ts'

/** The times of day that suit: of the person who asks, or on everybody's own clock. */
export interface TimeOfDay {
  readonly from: string
  readonly to: string
  readonly for: 'me' | 'everybody'
}

export interface TimeSearch {
  readonly people: readonly string[]
  readonly window: Interval
  readonly durationMs: number
  readonly limit: number
  readonly timeOfDay: TimeOfDay | undefined
  /** A meeting that is to be moved: its people are searched too, and its own time is free. */
  readonly movingMeetingId: string | undefined
}

export interface FoundTimes {
  readonly slots: readonly Interval[]
  readonly people: readonly PersonHours[]
  readonly earliest_ms: number
}

const longest_window_ms = 92 * day_ms

/** The first times in which everybody is free, earliest first. */
export async function findTimes(db: Db, actor: Actor, search: TimeSearch, now: Date): Promise<FoundTimes> {
  const { window, durationMs, limit, timeOfDay, movingMeetingId } = search
  if (window[0] >= window[1]) throw badField('to', 'to must be after from.')
  if (window[1] - window[0] > longest_window_ms)
    throw badField('to', 'to must be at most 92 days after from.')
  if (timeOfDay && timeOfDay.from >= timeOfDay.to)
    throw badField('time_of_day.to', 'time_of_day.to must be later than time_of_day.from.')
  const people = await readEverybody(db, actor, search, window, now)
  const earliest_ms = earliestSlot(people, actor.user_id, now.getTime())
  const slots: Interval[] = []
  for (const part of suitableParts(window, timeOfDay, people, actor.user_id)) {
    const left = limit - slots.length
    if (left === 0) break
    const question = { window: part, durationMs, limit: left, now: earliest_ms }
    slots.push(...suggestedSlots(people, { ...question, excludedMeetingId: movingMeetingId }))
  }
  return { slots, people, earliest_ms }
}

export interface JudgedPerson {
  readonly person: PersonHours
  readonly obstacle: Obstacle | null
}

/** Who is free at one time, and why not. */
export async function judgeTime(
  db: Db,
  actor: Actor,
  search: Pick<TimeSearch, 'people' | 'window' | 'movingMeetingId'>,
  now: Date,
): Promise<JudgedPerson[]> {
  const [start, end] = search.window
  if (start >= end) throw badField('end', 'end must be after start.')
  if (end - start > 31 * day_ms) throw badField('end', 'end must be at most 31 days after start.')
  const people = await readEverybody(db, actor, search, search.window, now)
  return people.map((person) => ({
    person,
    obstacle: findObstacle(person, search.window, { excludedMeetingId: search.movingMeetingId }),
  }))
}

/** The person who asks first. Throws `bad_input` naming each unknown person. */
async function readEverybody(
  db: Db,
  actor: Actor,
  { people, movingMeetingId }: Pick<TimeSearch, 'people' | 'movingMeetingId'>,
  window: Interval,
  now: Date,
): Promise<PersonHours[]> {
  const named = people.map((user_id) => user_id.toLowerCase())
  const invited = movingMeetingId === undefined ? [] : await listPeopleOf(db, actor, movingMeetingId, now)
  const ids = [...new Set([actor.user_id, ...named, ...invited])]
  const known = await readPeople(db, ids, window, {
    now,
    withBreaks: true,
    leaveOut: movingMeetingId?.toLowerCase(),
  })
  const errors = named.flatMap((user_id, place) => {
    const message = `people.${place} must be the user_id of a person; search_people finds it.`
    return known.has(user_id) ? [] : [{ path: `people.${place}`, message }]
  })
  if (errors[0]) throw new AppError('bad_input', errors[0].message, { errors })
  return ids.flatMap((user_id) => known.get(user_id) ?? [])
}

async function listPeopleOf(db: Db, actor: Actor, meeting_id: string, now: Date): Promise<string[]> {
  const meeting = await getMeeting(db, actor, { meeting_id }, now)
  const rows = (await listParticipants(db, actor.user_id, [meeting.meeting_id])).get(meeting.meeting_id) ?? []
  return rows.flatMap(({ user_id, meeting_action }) =>
    user_id !== null && meeting_action !== 'rejected' ? [user_id] : [],
  )
}

/** The parts of the window that lie in the time of day, on each clock that counts. */
function suitableParts(
  window: Interval,
  timeOfDay: TimeOfDay | undefined,
  people: readonly PersonHours[],
  user_id: string,
): readonly Interval[] {
  if (!timeOfDay) return [window]
  const counted = people.filter((person) => timeOfDay.for === 'everybody' || person.user_id === user_id)
  const zones = [...new Set(counted.map(({ timeZone }) => timeZone))]
  return zones.reduce<readonly Interval[]>(
    (parts, zone) => intersectIntervals([...parts], mergeIntervals(dailyParts(window, timeOfDay, zone))),
    [window],
  )
}

function dailyParts([from, to]: Interval, timeOfDay: TimeOfDay, zone: string): Interval[] {
  const last = wallTimeOf(to, zone).slice(0, 10)
  const parts: Interval[] = []
  for (let date = wallTimeOf(from, zone).slice(0, 10); date <= last; date = dayAfter('from', date)) {
    const [start, end] = [clockOn(date, timeOfDay.from, zone), clockOn(date, timeOfDay.to, zone)]
    if (end - start >= minute_ms) parts.push([start, end])
  }
  return parts
}
