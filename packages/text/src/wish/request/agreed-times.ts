import { type Interval, intersectIntervals } from '@meridian/engine'
import { type DayNumber, formatDay, weekdayOf } from '../days/day-number.ts'
import {
  dayAt,
  hoursOf,
  isBeyond,
  momentOf,
  searchedDays,
  type Stretch,
  stretchOn,
  type WishWindow,
} from '../wish-intervals.ts'
import { meetingMinutes, type MeetingWish } from '../wish.ts'

/** What a mail may wish instead. */
export interface OtherWish {
  readonly wish: MeetingWish
  /** How many times as likely as the wish that was read. */
  readonly chance: number
}

/** What a mail wishes, and what it may wish instead. */
export interface LikelyWish {
  readonly wish: MeetingWish
  readonly others: readonly OtherWish[]
}

/** Hours of one day, in minutes, with how likely they are meant: the sum of the chances of the wishes they lie in. */
interface WeighedHours {
  readonly hours: Interval
  readonly weight: number
}

/** How little of the likelihood may be missing beside the likeliest times: first nearly nothing, at last all. */
const missing_shares = [0.05, 0.25, 1]

/**
 * Where to look for a wish, in this order: where nearly all that the mail may wish agrees, then where less of it does;
 * the last are all times of the wish. Each includes the one before, disjoint and ascending.
 */
export function* agreedIntervals(read: LikelyWish, window: WishWindow): Generator<Stretch[]> {
  const [first, last] = searchedDays(window)
  const days = daysWeighed(read, [first, last])
  const best = bestOf(days, meetingMinutes(read.wish))
  const least = read.others.length === 0 ? [0] : missing_shares.map((missing) => best * (1 - missing))
  for (const weight of least)
    yield days.flatMap(({ day, weighed }) =>
      together(weighed, weight).flatMap((hours) => stretchOn(day, hours, window)),
    )
}

/** From this chance on a time is offered unasked. */
export const least_likely = 0.9

/** Whether times are likely meant: each lies in nearly all that the mail may wish. */
export function areLikely(read: LikelyWish, stretches: readonly Stretch[], timeZone: string): boolean {
  return stretches.every((stretch) => chanceOfTime(read, stretch, timeZone) >= least_likely)
}

/** How likely a time is meant, from 0 to 1: the share of what the mail may wish in which it lies. */
function chanceOfTime(read: LikelyWish, [start, end]: Stretch, timeZone: string): number {
  const day = dayAt(start, timeZone)
  return shareOf(read, ({ wish }) =>
    hoursOfReading(wish, day).some(
      ([from, until]) => momentOf(day, from, timeZone) <= start && momentOf(day, until, timeZone) >= end,
    ),
  )
}

/** How likely the likeliest times of a wish are meant, from 0 to 1; offers of the sender are one as a whole. */
export function chanceOfBest(read: LikelyWish, today: DayNumber): number {
  const { wish, others } = read
  if (wish.proposals.length > 0) return shareOf(read, (one) => offersSame(one.wish, wish))
  if (others.length === 0) return 1
  const days = daysWeighed(read, [today, today + judged_days])
  return bestOf(days, meetingMinutes(wish)) / chancesOf(readingsOf(read))
}

/**
 * How likely anybody has such a wish, from 0 to 1, whatever the words of the mail: most meetings are on a later working day,
 * and none is wished at no time at all.
 */
export function plausibilityOf(wish: MeetingWish, today: DayNumber): number {
  if (wish.proposals.length > 0) return 1
  const minutes = meetingMinutes(wish)
  let isPossible = false
  for (let day = today; day <= today + judged_days && !isBeyond(day, wish); day += 1) {
    const hours = hoursOf(wish, day)
    const isUsual = day > today && weekdayOf(day) <= friday
    const usual = isUsual ? intersectIntervals(hours, [usual_hours]) : []
    if (usual.some((one) => holds(one, minutes))) return 1
    isPossible ||= hours.some((one) => holds(one, minutes))
  }
  return isPossible ? plausible_apart : plausible_nowhere
}

function holds([from, until]: Interval, minutes: number): boolean {
  return until - from >= minutes
}

const friday = 5
const usual_hours: Interval = [8 * 60, 19 * 60]
const plausible_apart = 0.3
const plausible_nowhere = 0.02

/** So many days say how likely the times of a wish are. */
const judged_days = 60

function readingsOf({ wish, others }: LikelyWish): OtherWish[] {
  return [{ wish, chance: 1 }, ...others]
}

function shareOf(read: LikelyWish, isMeant: (one: OtherWish) => boolean): number {
  const all = readingsOf(read)
  return chancesOf(all.filter(isMeant)) / chancesOf(all)
}

function chancesOf(all: readonly OtherWish[]): number {
  return all.reduce((sum, { chance }) => sum + chance, 0)
}

function offersSame(one: MeetingWish, other: MeetingWish): boolean {
  return toldOffers(one) === toldOffers(other)
}

function toldOffers({ proposals }: MeetingWish): string {
  return proposals
    .map(({ date, from }) => `${date} ${from}`)
    .toSorted()
    .join()
}

interface WeighedDay {
  readonly day: DayNumber
  readonly weighed: readonly WeighedHours[]
}

function daysWeighed(
  { wish, others }: LikelyWish,
  [first, last]: readonly [DayNumber, DayNumber],
): WeighedDay[] {
  const days: WeighedDay[] = []
  for (let day = first; day <= last && !isBeyond(day, wish); day += 1) {
    const base = hoursOf(wish, day)
    if (base.length > 0) days.push({ day, weighed: weigh(base, others, day) })
  }
  return days
}

/** The hours of a wish, cut where others begin or end. */
function weigh(base: readonly Interval[], others: readonly OtherWish[], day: DayNumber): WeighedHours[] {
  const turns = new Map<number, number>()
  const turn = (minute: number, by: number) => turns.set(minute, (turns.get(minute) ?? 0) + by)
  for (const { wish, chance } of others) {
    for (const [from, until] of hoursOfReading(wish, day)) {
      turn(from, chance)
      turn(until, -chance)
    }
  }
  const places = [...turns].toSorted(([one], [other]) => one - other)
  const weighed: WeighedHours[] = []
  let next = 0
  let weight = 1
  for (const [from, until] of base) {
    let at = from
    while (at < until) {
      for (; (places[next]?.[0] ?? Infinity) <= at; next += 1) weight += places[next]?.[1] ?? 0
      const end = Math.min(until, places[next]?.[0] ?? until)
      weighed.push({ hours: [at, end], weight })
      at = end
    }
  }
  return weighed
}

function hoursOfReading(wish: MeetingWish, day: DayNumber): Interval[] {
  if (isBeyond(day, wish)) return []
  if (wish.proposals.length === 0) return hoursOf(wish, day)
  const date = formatDay(day)
  return wish.proposals.flatMap((one): Interval[] => {
    if (one.date !== date) return []
    const from = one.from ?? 0
    return [[from, one.from === null ? 24 * 60 : (one.until ?? from + meetingMinutes(wish))]]
  })
}

/** Sums of chances that should be the same differ by less. */
const rounding = 1e-9

/** Neighbouring hours of at least that weight, as one. */
function together(weighed: readonly WeighedHours[], least: number): Interval[] {
  const found: [number, number][] = []
  for (const { hours, weight } of weighed) {
    if (weight < least - rounding) continue
    const last = found.at(-1)
    if (last && last[1] === hours[0]) last[1] = hours[1]
    else found.push([...hours])
  }
  return found
}

/** The greatest weight of hours that are long enough for the meeting; 0 where there are none. */
function bestOf(days: readonly WeighedDay[], minutes: number): number {
  const weights = [...new Set(days.flatMap(({ weighed }) => weighed.map(({ weight }) => weight)))]
  const best = weights
    .toSorted((one, other) => other - one)
    .find((least) => days.some(({ weighed }) => together(weighed, least).some((one) => holds(one, minutes))))
  return best ?? 0
}
