import { minute_ms } from '@meridian/engine'
import { type MeetingWish, type Stretch, wishIntervals } from '@meridian/text/answering'
import { isTurnOver, nextTurn } from '../../../platform/jobs/pace.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { findObstacle, slotsFor, suggestedSlots } from '../../availability/availability.api.ts'
import type { OfferedTimes } from './meeting-time.service.ts'
import type { DaySearch } from './offered-day.rules.ts'

type Search = DaySearch

/** What a draft says about the times of a sender is about its writer alone. */
export function ownSearch(search: Search, { user_id }: Actor): Search {
  return { ...search, people: search.people.filter((person) => person.user_id === user_id) }
}

interface Judging {
  readonly wish: MeetingWish
  readonly search: Search
  /** Where the proposed times are looked up. */
  readonly hours: Search
  readonly actor: Actor
}

/** Accepts the first that is free; else offers the two free times that lie nearest and respect all that the mail wishes. */
export async function judgeProposed(
  proposed: readonly Stretch[],
  { wish, search, hours, actor }: Judging,
): Promise<Pick<OfferedTimes, 'slots' | 'accepted' | 'alsoFree' | 'taken' | 'outsideHours'>> {
  const isKnown = search.people.length > 0
  const free = proposed.filter((stretch) => isFreeAt(stretch, hours))
  const declined = isKnown ? proposed.filter((stretch) => !free.includes(stretch)) : []
  const outsideHours = declined.filter((stretch) => isOutsideHours(stretch, ownSearch(hours, actor)))
  const taken = declined.filter((stretch) => !outsideHours.includes(stretch))
  const [accepted, ...alsoFree] = free
  if (accepted) return { slots: [accepted], accepted, alsoFree, taken, outsideHours }
  const slots = await findNear(proposed, wish, search)
  return { slots, accepted: undefined, alsoFree, taken, outsideHours }
}

/** Other times that the mail leaves open come first; then any within its limits, and past its last day at the end. */
async function findNear(proposed: readonly Stretch[], wish: MeetingWish, search: Search): Promise<Stretch[]> {
  const openWishes = [...(wish.times.length > 0 ? [wish] : []), { ...wish, times: [] }]
  for (const one of [...openWishes, { ...wish, times: [], deadline: null }]) {
    const slots = await nearestIn(wishIntervals(one, search), proposed, search)
    if (slots.length > 0) return slots
  }
  return []
}

/** So many stretches beside the offers are searched; each is a day at most. */
const most_near_stretches = 14

async function nearestIn(
  stretches: readonly Stretch[],
  proposed: readonly Stretch[],
  search: Search,
): Promise<Stretch[]> {
  const distance = (start: number, end: number) =>
    Math.min(...proposed.map(([wanted]) => Math.max(0, start - wanted, wanted - end)))
  const near = stretches.toSorted((one, other) => distance(...one) - distance(...other))
  const free: Stretch[] = []
  for (const stretch of near.slice(0, most_near_stretches)) {
    if (isTurnOver()) await nextTurn()
    free.push(...freeIn(stretch, search))
  }
  return free
    .toSorted(([one], [other]) => distance(one, one) - distance(other, other))
    .slice(0, 2)
    .toSorted(([one], [other]) => one - other)
}

const quarter_ms = 15 * minute_ms

/** Slots begin on quarter hours, so a time between them is free where the quarters around it are. */
function isFreeAt([from, until]: Stretch, { people }: Search): boolean {
  const start = Math.floor(from / quarter_ms) * quarter_ms
  const end = Math.ceil(until / quarter_ms) * quarter_ms
  if (people.length === 0) return false
  return slotsFor(people, { window: [start, end], durationMs: end - start, limit: 1, now: start }).length > 0
}

/** Whether hours alone keep the people from coming. */
function isOutsideHours(stretch: Stretch, { people }: Search): boolean {
  const reasons = people.map((person) => findObstacle(person, [...stretch])?.reason)
  return reasons.some((reason) => reason === 'outside_hours' || reason === 'away')
}

export function freeIn(window: Stretch, { people, start, minutes }: Search): Stretch[] {
  const durationMs = minutes * minute_ms
  if (people.length === 0 || window[1] - window[0] < durationMs) return []
  return suggestedSlots(people, { window: [...window], durationMs, limit: slots_per_stretch, now: start })
}

const slots_per_stretch = 100
