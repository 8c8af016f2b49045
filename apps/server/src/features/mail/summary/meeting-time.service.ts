import { hour_ms, wallTimeOf } from '@meridian/engine'
import type { Language } from '@meridian/text'
import {
  agreedIntervals,
  areApart,
  type Ask,
  type KnownDay,
  type LikelyWish,
  meetingMinutes,
  mostOf,
  pickTimes,
  proposedStretches,
  relaxedWish,
  type Stretch,
  tellSlots,
  wishIntervals,
  wishSearchEnd,
} from '@meridian/text/answering'
import type { Actor } from '../../../platform/security/auth.ts'
import { isTurnOver, nextTurn } from '../../../platform/jobs/pace.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { earliestSlot, readPeople } from '../../availability/availability.api.ts'
import { withoutNoon } from './noon.rules.ts'
import { atAnyHour, searchesFor } from './time-off.rules.ts'
import { type DaySearch, judgeDays } from './offered-day.rules.ts'
import { freeIn, judgeProposed, ownSearch } from './offered-time.service.ts'
import * as queries from './generated-text.queries.ts'

export interface OfferedTimes {
  readonly slots: readonly Stretch[]
  /** The sender's, where it is known; else the person's own. */
  readonly timeZone: string
  /** The times are free for the sender, too. */
  readonly bothKnown: boolean
  /** Nothing was free when the mail wishes it. */
  readonly isOutsideWish: boolean
  /** The first free one of the times that the sender offers. */
  readonly accepted: Stretch | undefined
  /** The other free ones. */
  readonly alsoFree: readonly Stretch[]
  /** Offered times that are taken. */
  readonly taken: readonly Stretch[]
  /** Offered times outside of the reader's working hours at which the reader's calendar is empty. */
  readonly outsideHours: readonly Stretch[]
  /** The days between which the sender leaves a choice. */
  readonly days: readonly KnownDay[]
}

export interface AskedTimes {
  readonly ask: Ask
  readonly read: LikelyWish
  /** The zone that the sender counts in, and that times are told in. */
  readonly timeZone: string
  readonly sender: TimedSender | undefined
  /** The mail is about times outside of work. */
  readonly isPrivate?: boolean
  /** The meeting that is to be at another time, and whose time counts as free. */
  readonly moved_id?: string | null
}

export interface TimedSender {
  readonly user_id: string
  readonly timezone: string
}

/** People need some notice before they meet, whatever their settings say. */
const least_notice_ms = 3 * hour_ms

/** The sender where they are a user of this instance; `address` is null where the answer goes elsewhere. */
export function findSender(
  db: Db,
  actor: Actor,
  address: string | null,
  now: Date,
): Promise<TimedSender | undefined> {
  return address === null
    ? Promise.resolve(undefined)
    : queries.findPersonByAddress(db, address, actor.user_id, now)
}

/**
 * Two times that are really free and respect all that the mail wishes, on different days if possible: free for both,
 * when the sender is a user of this instance. Where nothing is free in the wish, the first times near it. Of times that
 * the sender offers the first that is free is accepted, and of days it is told when they are free. Where a calendar
 * cannot be read nothing is free.
 */
export async function findMeetingTimes(
  db: Db,
  actor: Actor,
  { ask, read, timeZone, sender, isPrivate = false, moved_id = null }: AskedTimes,
  now: Date,
): Promise<OfferedTimes> {
  const { wish } = read
  const least = now.getTime() + least_notice_ms
  const window: [number, number] = [least, wishSearchEnd(wish, { start: least, timeZone })]
  const ids = [actor.user_id, ...(sender ? [sender.user_id] : [])]
  const reading = { now, joins: true, withBreaks: true, ...(moved_id !== null && { leaveOut: moved_id }) }
  const people = [...(await readPeople(db, ids, window, reading)).values()]
  const isKnown = people.length === ids.length && people.every((person) => person.unknown_since_ms === null)
  const start = Math.max(least, earliestSlot(people, actor.user_id, now.getTime()))
  const minutes = meetingMinutes(wish)
  const search = { people: isKnown ? people : [], start, end: window[1], timeZone, minutes }
  const proposed = proposedStretches(wish, { timeZone, minutes }).filter(([from]) => from > now.getTime())
  const shared = { timeZone: sender?.timezone ?? actor.timezone, bothKnown: sender !== undefined }
  const found =
    proposed.length > 0
      ? await judgeProposed(proposed, { wish, search, hours: isPrivate ? atAnyHour(search) : search, actor })
      : await findWished(read, { search, isPrivate }, (one) =>
          ask === 'choose' ? judgeDays(wish, ownSearch(one, actor)) : [],
        )
  return {
    isOutsideWish: false,
    accepted: undefined,
    alsoFree: [],
    taken: [],
    outsideHours: [],
    days: [],
    ...found,
    ...shared,
  }
}

type Search = DaySearch

async function findWished(
  read: LikelyWish,
  { search, isPrivate }: { readonly search: Search; readonly isPrivate: boolean },
  daysIn: (search: Search) => readonly KnownDay[],
): Promise<Pick<OfferedTimes, 'slots' | 'isOutsideWish' | 'days'>> {
  const { wish } = read
  let days: readonly KnownDay[] = []
  for (const one of searchesFor(wish, search, isPrivate)) {
    days = daysIn(one)
    if (days.some(({ free }) => free.length > 0)) return { slots: [], isOutsideWish: false, days }
    const slots = await pickBehindNoon(read, one)
    if (slots.length > 0) return { slots, isOutsideWish: false, days }
  }
  for (const relaxed of relaxedWish(wish)) {
    await nextTurn()
    const slots = await pickIn(wishIntervals(relaxed, search), search)
    if (slots.length > 0) return { slots, isOutsideWish: true, days }
  }
  return { slots: [], isOutsideWish: false, days }
}

/** Of an afternoon from one o'clock on, unless that leaves less of a choice. */
async function pickBehindNoon(read: LikelyWish, search: Search): Promise<readonly Stretch[]> {
  const later = withoutNoon(read)
  const slots = later === null ? [] : await pickAgreed(later, search)
  return areApart(slots, search.timeZone) ? slots : await pickAgreed(read, search)
}

/** Where all that the mail may wish agrees, two times if possible. */
async function pickAgreed(read: LikelyWish, search: Search): Promise<readonly Stretch[]> {
  const picked: Stretch[][] = []
  await nextTurn()
  for (const stretches of agreedIntervals(read, search)) {
    const slots = await pickIn(stretches, search)
    if (slots.length > 1) return slots
    picked.push(slots)
    await nextTurn()
  }
  return mostOf(picked)
}

async function pickIn(stretches: readonly Stretch[], search: Search): Promise<Stretch[]> {
  return pickTimes(await firstFreeIn(stretches, search), search.timeZone)
}

/**
 * The free times up to the first one on a second day. A mail may cut its wish into thousands of stretches, so others get
 * their turn between the stretches.
 */
async function firstFreeIn(stretches: readonly Stretch[], search: Search): Promise<Stretch[]> {
  const found: Stretch[] = []
  const dayOf = ([start]: Stretch) => wallTimeOf(start, search.timeZone).slice(0, 10)
  for (const stretch of stretches) {
    if (isTurnOver()) await nextTurn()
    found.push(...freeIn(stretch, search))
    const [first, last] = [found[0], found.at(-1)]
    if (first && last && dayOf(first) !== dayOf(last)) break
  }
  return found
}

/** As a draft writes them. */
export function tellTimes(
  { slots, timeZone }: Pick<OfferedTimes, 'slots' | 'timeZone'>,
  language: Language,
): string[] {
  return tellSlots(slots, language, timeZone)
}

/** The minute on the sender's clock when the mail was sent, `yyyy-MM-ddTHH:mm`. */
export function sentOn(mail_date: Date, timeZone: string): string {
  return wallTimeOf(mail_date.getTime(), timeZone).slice(0, 16)
}
