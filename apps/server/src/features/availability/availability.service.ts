import {
  type Availability,
  type AvailabilityChange,
  type LeftOut,
  readExceptions,
  type SlotSearch,
  type Stay,
} from '@meridian/contract'
import { canonicalZone, day_ms, type Interval, mergeIntervals, minute_ms } from '@meridian/engine'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError, badField } from '../../platform/errors.ts'
import {
  findSetting,
  hasPart,
  listBusyRows,
  listHours,
  lockSetting,
  organizesPoll,
  type SettingRow,
  updateSetting,
} from './availability.queries.ts'
import {
  changedSetting,
  earliestSlot,
  hours_reach_ms,
  overlapsMade,
  type PersonHours,
  readStoredWeek,
  readWindowEdge,
  suggestedSlots,
  wholeAdditionalHours,
} from './availability.rules.ts'
import { longest_zone_distance_ms } from './busy-time.rules.ts'
import { type Budget, cutAt, readTakenTime } from './taken-time.service.ts'

export interface Reading {
  readonly now: Date
  /** Whose held times are ignored: a time is taken for all but its holder. */
  readonly holder_id?: string | undefined
  /** The parts of the window to read, where not all of it is needed. */
  readonly parts?: readonly Interval[]
  /** A meeting whose time is ignored. */
  readonly leaveOut?: string | undefined
  /** Whether touching times may be merged into one, without meeting ids; otherwise they ascend. */
  readonly joins?: boolean
  /** Whether to read what lies within a break of the parts, too. */
  readonly withBreaks?: boolean
}

/**
 * Hours and taken time of the given users, by user id, in two statements for any number of them. Taken is
 * every occurrence of a meeting that the person organizes or has not declined, unless it is cancelled or
 * leaves the time free; occurrences beyond the limit count as taken. Unknown and deactivated users are
 * missing from the map.
 */
export async function readPeople(
  db: Db,
  user_ids: readonly string[],
  window: Interval,
  { now, holder_id, parts = [window], leaveOut, joins = false, withBreaks = false }: Reading,
): Promise<Map<string, PersonHours>> {
  const ids = [...new Set(user_ids)]
  const most = Math.min(most_meetings, Math.ceil(most_rows / Math.max(1, ids.length)))
  const hours = await listHours(db, ids, datesNear(window))
  const breakMs = withBreaks ? Math.max(0, ...hours.map((person) => person.break_minutes)) * minute_ms : 0
  // An all-day meeting lies at other moments for a person in another zone.
  const reach = widened(window, breakMs + longest_zone_distance_ms)
  const travellers = new Set(hours.flatMap((person) => (person.travel_minutes > 0 ? person.user_id : [])))
  const rows = await listBusyRows(db, ids, {
    travellers,
    window: reach,
    most: most + 1,
    now,
    holder_id: holder_id ?? null,
  })
  const rowsByUser = Map.groupBy(rows, ({ user_id }) => user_id)
  const budget: Budget = { left: most_occurrences }
  const people = new Map<string, PersonHours>()
  const windows = mergeIntervals(parts.map((part) => widened(part, breakMs)))
  for (const person of hours) {
    const all = rowsByUser.get(person.user_id) ?? []
    const own = leaveOut === undefined ? all : all.filter(({ meeting_id }) => meeting_id !== leaveOut)
    const owner = { timeZone: person.timezone, travelMs: person.travel_minutes * minute_ms }
    const question = { owner, windows, budget, joins }
    const taken = own.length > most ? cutAt([], window[0], window[1]) : await readTakenTime(own, question)
    const { availability_info, weekly } = readStoredWeek(person.availability_json, person.additional_json)
    const { overrides, stays } = readExceptions(person)
    people.set(person.user_id, {
      user_id: person.user_id,
      full_name: person.full_name,
      profile_picture: person.profile_picture,
      availability_info,
      timeZone: person.timezone,
      weekly,
      overrides,
      stays,
      breakMs: person.break_minutes * minute_ms,
      noticeMs: person.notice_minutes * minute_ms,
      unknown_since_ms: person.unknown_since_ms,
      unknown_from_ms: taken.unknown_from_ms,
      busy: joins ? taken.busy : taken.busy.toSorted((one, other) => one.interval[0] - other.interval[0]),
    })
  }
  return people
}

export async function getAvailability(db: Db, actor: Actor): Promise<Availability> {
  const setting = await findSetting(db, actor.user_id)
  if (!setting) throw new AppError('signed_out', 'Please sign in.')
  return presentSetting(setting, actor)
}

/** Omitted weekdays stay as they are. Throws `bad_input` where hours of one day would overlap. */
export async function changeAvailability(
  tx: Db,
  actor: Actor,
  change: AvailabilityChange,
  now: Date,
): Promise<Availability> {
  const saved = await lockSetting(tx, actor.user_id)
  if (!saved) throw new AppError('signed_out', 'Please sign in.')
  const changed = changedSetting(saved, { ...change, stays: change.stays?.map(inKnownZone) })
  const errors = overlapsMade(changed, change)
  if (errors[0]) throw new AppError('bad_input', errors[0].message, { errors })
  await updateSetting(tx, actor.user_id, changed, now)
  return presentSetting(changed, actor)
}

/**
 * When the caller and all given users are free, at most 100 slots. Throws `bad_input` for unknown people or a
 * wrong window, `not_found` for an excluded meeting or poll that is not the caller's.
 */
export async function searchSlots(db: Db, actor: Actor, search: SlotSearch, now: Date): Promise<FoundSlots> {
  const window = readWindow(search, actor.timezone)
  const breakMs = search.break_duration * minute_ms
  // A meeting shortly before or after the window needs its break as well.
  const reach = widened(window, breakMs)
  const people = await getAllPeople(db, actor, search, reach, { now, withBreaks: true })
  const earliestMs = earliestSlot(people, actor.user_id, now.getTime())
  const slots = suggestedSlots(people, {
    window,
    durationMs: search.duration * minute_ms,
    breakMs,
    limit: most_slots,
    now: earliestMs,
  })
  return { slots, people, earliestMs }
}

/** The slots that were found, and the people they were found for. */
export interface FoundSlots {
  readonly slots: readonly Interval[]
  readonly people: readonly PersonHours[]
  /** The first moment at which a slot may begin. */
  readonly earliestMs: number
}

/**
 * The caller first, then the given users in their order, each once; and the window their busy times were read
 * for.
 */
export async function listFreeBusy(
  db: Db,
  actor: Actor,
  search: Omit<SlotSearch, 'duration' | 'break_duration'>,
  now: Date,
): Promise<{ people: PersonHours[]; window: Interval }> {
  const window = readWindow(search, actor.timezone)
  return { people: await getAllPeople(db, actor, search, window, { now }), window }
}

function widened([start, end]: Interval, byMs: number): Interval {
  return [start - byMs, end + byMs]
}

function presentSetting(setting: SettingRow, { timezone }: Actor): Availability {
  return { ...setting, additional_hours: wholeAdditionalHours(setting.additional_hours), timezone }
}

/** Replaces abbreviations and former zone names by the current name. */
function inKnownZone(stay: Stay, place: number): Stay {
  const timezone = canonicalZone(stay.timezone)
  if (timezone === null) throw badField(`stays.${place}.timezone`, 'This time zone is not known here.')
  return { ...stay, timezone }
}

const longest_window_ms = 366 * day_ms
const most_slots = 100
/** The most meetings for one person in one window, and for all people together. */
const most_meetings = 10_000
const most_rows = 300_000
const most_occurrences = 1_000_000
const earliest_ms = Date.parse('1970-01-01')
const latest_ms = Date.parse('2199-12-31')

/** Hours are read for eight days beyond the window, and clocks lie up to two dates apart. */
const dates_reach_ms = hours_reach_ms + 3 * day_ms

/** The dates that any part of the window can lie on, within those that a setting can name. */
function datesNear([start, end]: Interval): { first_date: string; last_date: string } {
  return { first_date: dateWithin(start - dates_reach_ms), last_date: dateWithin(end + dates_reach_ms) }
}

function dateWithin(ms: number): string {
  return new Date(Math.min(Math.max(ms, earliest_ms), latest_ms)).toISOString().slice(0, 10)
}

async function getAllPeople(
  db: Db,
  actor: Actor,
  { users, exclude_meeting_id, exclude_poll_id }: Pick<SlotSearch, 'users'> & LeftOut,
  window: Interval,
  reading: Pick<Reading, 'now' | 'withBreaks'>,
): Promise<PersonHours[]> {
  // PostgreSQL writes ids in lower case, whatever case the request used.
  const ids = [actor.user_id, ...users.map((user_id) => user_id.toLowerCase())]
  const leaveOut = exclude_meeting_id?.toLowerCase()
  const known = await readPeople(db, ids, window, {
    ...reading,
    leaveOut,
    holder_id: exclude_poll_id,
    joins: true,
  })
  const errors = users.flatMap((_, index) =>
    known.has(ids[index + 1] ?? '')
      ? []
      : { path: `users.${index}`, message: 'This person is not known here.' },
  )
  if (errors.length > 0) throw new AppError('bad_input', 'This person is not known here.', { errors })
  if (leaveOut !== undefined && !(await hasPart(db, actor.user_id, leaveOut))) {
    throw new AppError('not_found', 'Meeting not found.')
  }
  if (exclude_poll_id !== undefined && !(await organizesPoll(db, actor.user_id, exclude_poll_id))) {
    throw new AppError('not_found', 'This poll was not found.')
  }
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
