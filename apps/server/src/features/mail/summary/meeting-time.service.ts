import { day_ms, hour_ms, instantOf, minute_ms, wallTimeOf } from '@meridian/engine'
import { type Language, tellSlots, type TimeWish } from '@meridian/text'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import * as queries from './generated-text.queries.ts'
import { readPeople, slotsFor } from '../../availability/availability.api.ts'
import type { ReadWish } from './text.worker.ts'

export interface OfferedTimes {
  readonly slots: readonly (readonly [start: number, end: number])[]
  /** The sender's, where it is known; else the person's own. */
  readonly timeZone: string
  /** They are free for the sender, too. */
  readonly bothKnown: boolean
}

export interface MeetingWish {
  readonly wish: ReadWish
  /** Whoever will get the answer; null where that is somebody else than who wrote. */
  readonly address: string | null
}

/** Nobody answers a mail and meets at once. */
const notice_ms = 3 * hour_ms

/**
 * Two times within two weeks that are really free, first those on the days and in the half of the day that the mail
 * wishes, and if possible on different days: free for both, when the sender is somebody of this
 * instance. Where somebody's calendar cannot be read nothing is free.
 */
export async function findMeetingTimes(
  db: Db,
  actor: Actor,
  { wish, address }: MeetingWish,
  now: Date,
): Promise<OfferedTimes> {
  const sender =
    address === null ? undefined : await queries.findPersonByAddress(db, address, actor.user_id, now)
  const timeZone = sender?.timezone ?? actor.timezone
  const { start, until } = spanOf(wish, now, actor.timezone)
  const window: [number, number] = [start, start + 14 * day_ms]
  const ids = [actor.user_id, ...(sender ? [sender.user_id] : [])]
  const people = [...(await readPeople(db, ids, window, { joins: true })).values()]
  const isKnown = people.length === ids.length && people.every((person) => person.unknown_since_ms === null)
  const question = { window, durationMs: wish.minutes * minute_ms, limit: 1000, now: now.getTime() }
  const free = isKnown ? slotsFor(people, question) : []
  return {
    slots: bestOf(free, { ...wish, until }, timeZone),
    timeZone,
    bothKnown: sender !== undefined,
  }
}

/** As a draft writes them. */
export function tellTimes({ slots, timeZone }: OfferedTimes, language: Language): string[] {
  return tellSlots(slots, language, timeZone)
}

/** From when on times are offered, and the end of the week that is wished; Infinity where none is. */
function spanOf(
  { isNextWeek }: Pick<ReadWish, 'isNextWeek'>,
  now: Date,
  timeZone: string,
): { start: number; until: number } {
  const soonest = now.getTime() + notice_ms
  if (!isNextWeek) return { start: soonest, until: Number.POSITIVE_INFINITY }
  const today = Temporal.PlainDate.from(wallTimeOf(now.getTime(), timeZone).slice(0, 10))
  const monday = today.add({ days: 8 - today.dayOfWeek })
  const midnight = (date: Temporal.PlainDate) => instantOf(`${date.toString()}T00:00`, timeZone)
  return { start: Math.max(soonest, midnight(monday)), until: midnight(monday.add({ weeks: 1 })) }
}

type Slot = readonly [start: number, end: number]

/**
 * What was wished comes before what was not, the week before the day and the day before a half of it, and another day
 * before the same one; otherwise the earlier is better.
 */
function bestOf(
  free: readonly Slot[],
  wish: TimeWish & { readonly until: number },
  timeZone: string,
): Slot[] {
  const places = free.map((slot) => ({ slot, ...placeOf(slot[0], timeZone) }))
  const fitness = ({ slot, weekday, hour }: (typeof places)[number]) =>
    (slot[0] < wish.until ? 4 : 0) +
    (wish.weekdays.size === 0 || wish.weekdays.has(weekday) ? 2 : 0) +
    (wish.half === null || (wish.half === 'morning') === hour < 12 ? 1 : 0)
  const ordered = places.toSorted((one, other) => fitness(other) - fitness(one))
  const [first] = ordered
  if (!first) return []
  const second =
    ordered.find(({ day }) => day !== first.day) ?? ordered.find(({ slot }) => slot[0] >= first.slot[1])
  return [first.slot, ...(second ? [second.slot] : [])].toSorted((one, other) => one[0] - other[0])
}

function placeOf(ms: number, timeZone: string): { day: string; weekday: number; hour: number } {
  const at = Temporal.PlainDateTime.from(wallTimeOf(ms, timeZone))
  return { day: at.toPlainDate().toString(), weekday: at.dayOfWeek, hour: at.hour }
}
