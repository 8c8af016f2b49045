import type { Availability, AvailabilityInfo, SlotSearch } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import type { Actor } from '../../platform/auth.ts'
import type { Db } from '../../platform/db.ts'
import { AppError, badField } from '../../platform/errors.ts'
import { listBusyRows, listHours, writeAvailability } from './availability.queries.ts'
import { type PersonHours, readWindowEdge, slotsFor, weeklyHoursOf } from './availability.rules.ts'
import { busyTimesOf, longest_zone_distance_ms } from './busy-time.rules.ts'

export { longest_zone_distance_ms } from './busy-time.rules.ts'
export {
  type BusyTime,
  isFree,
  type Judgement,
  type Obstacle,
  type PersonHours,
  type SlotQuestion,
  slotsFor,
  whyNot,
} from './availability.rules.ts'

/**
 * Hours and taken time of the named people, by user id, in two statements however many there are. Taken
 * is every occurrence of a meeting that they organize or have not declined, unless it is cancelled or
 * leaves the time free. Who does not exist, or may no longer sign in, is missing from the answer.
 */
export async function readPeople(
  db: Db,
  user_ids: readonly string[],
  window: Interval,
): Promise<Map<string, PersonHours>> {
  const ids = [...new Set(user_ids)]
  // An all-day meeting lies elsewhere on the clock of somebody in another zone.
  const reach: Interval = [window[0] - longest_zone_distance_ms, window[1] + longest_zone_distance_ms]
  const hours = await listHours(db, ids)
  const busyByUser = Map.groupBy(await listBusyRows(db, ids, reach), ({ user_id }) => user_id)
  return new Map(
    hours.map(({ timezone, ...person }) => [
      person.user_id,
      {
        ...person,
        timeZone: timezone,
        weekly: weeklyHoursOf(person.availability_info),
        busy: (busyByUser.get(person.user_id) ?? [])
          .flatMap((row) => busyTimesOf(row, timezone, window))
          .toSorted((one, other) => one.interval[0] - other.interval[0]),
      },
    ]),
  )
}

export async function getAvailability(db: Db, actor: Actor): Promise<Availability> {
  const [person] = await listHours(db, [actor.user_id])
  if (!person) throw new AppError('signed_out', 'Please sign in.')
  return { availability_info: person.availability_info, timezone: person.timezone }
}

/** Weekdays left out stay as they are. */
export async function changeAvailability(
  db: Db,
  actor: Actor,
  change: Partial<AvailabilityInfo>,
  now: Date,
): Promise<Availability> {
  const availability_info = await writeAvailability(db, actor.user_id, change, now)
  return { availability_info, timezone: actor.timezone }
}

/** When the caller and all named people are free, at most 100 slots. Throws `bad_input` for unknown people or a wrong window. */
export async function searchSlots(db: Db, actor: Actor, search: SlotSearch, now: Date): Promise<Interval[]> {
  const window = readWindow(search, actor.timezone)
  const breakMs = search.break_duration * minute_ms
  // A meeting shortly before or after the window still wants its break.
  const people = await getEverybody(db, actor, search.users, [window[0] - breakMs, window[1] + breakMs])
  return slotsFor(people, {
    window,
    durationMs: search.duration * minute_ms,
    breakMs,
    limit: most_slots,
    now: now.getTime(),
  })
}

/** The caller first, then the named people in their order, each once; and the window their busy times were read for. */
export async function listFreeBusy(
  db: Db,
  actor: Actor,
  search: Pick<SlotSearch, 'users' | 'start_time' | 'end_time'>,
): Promise<{ people: PersonHours[]; window: Interval }> {
  const window = readWindow(search, actor.timezone)
  return { people: await getEverybody(db, actor, search.users, window), window }
}

const minute_ms = 60_000
const day_ms = 86_400_000
const longest_window_ms = 366 * day_ms
const most_slots = 100

async function getEverybody(
  db: Db,
  actor: Actor,
  users: readonly string[],
  window: Interval,
): Promise<PersonHours[]> {
  // PostgreSQL writes ids in small letters, however they were asked for.
  const ids = [actor.user_id, ...users.map((user_id) => user_id.toLowerCase())]
  const known = await readPeople(db, ids, window)
  const errors = users.flatMap((_, index) =>
    known.has(ids[index + 1] ?? '')
      ? []
      : { path: `users.${index}`, message: 'This person is not known here.' },
  )
  if (errors.length > 0) throw new AppError('bad_input', 'This person is not known here.', { errors })
  return [...new Set(ids)].flatMap((user_id) => known.get(user_id) ?? [])
}

function readWindow(
  { start_time, end_time }: Pick<SlotSearch, 'start_time' | 'end_time'>,
  timeZone: string,
): Interval {
  const start = readEdge('start_time', start_time, timeZone)
  const end = readEdge('end_time', end_time, timeZone)
  if (start >= end) throw badField('end_time', 'The end must be after the start.')
  if (end - start > longest_window_ms) {
    throw badField('end_time', 'The window must not be longer than 366 days.')
  }
  return [start, end]
}

function readEdge(path: string, text: string, timeZone: string): number {
  const ms = readWindowEdge(text, timeZone)
  if (ms === null) throw badField(path, 'This is not a date and time of the calendar.')
  return ms
}
