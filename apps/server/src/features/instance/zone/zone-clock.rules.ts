import { day_ms, type YearlyChange, yearlyMoment, type ZoneClock } from '@meridian/engine'

/** From `at` (epoch seconds) on the zone is `offset` seconds ahead of UTC. */
export interface OffsetChange {
  readonly at: number
  readonly offset: number
}

const from_ms = 0
/** Changes are listed until the end of this year; after it the yearly rule applies. */
const last_listed_year = 2099
export const listed_until = Date.UTC(last_listed_year + 1, 0, 1) / 1000
/** Within eleven years a date falls on every weekday. */
const years_to_infer = 11

/**
 * A clock of these changes, ascending, which follow `before`. Leaves out changes before 1970 and those that
 * `yearly` gives.
 */
export function buildClock(
  before: number,
  all: readonly OffsetChange[],
  yearly: readonly YearlyChange[],
): ZoneClock {
  const changes: OffsetChange[] = []
  let first = before
  for (const change of all) {
    const last = changes.at(-1)?.offset ?? first
    if (change.at * 1000 <= from_ms) first = change.offset
    else if (change.offset !== last) changes.push(change)
  }
  const kept = changes.slice(0, changes.length - countSaid(changes, yearly))
  return {
    changes: kept.map(({ at }) => at),
    offsets: [first, ...kept.map(({ offset }) => offset)],
    yearly,
  }
}

/**
 * The yearly rule at the end of these changes, for data that lists changes and no rules. None where the
 * changes stop, or follow the moon.
 */
export function inferYearly(before: number, changes: readonly OffsetChange[]): YearlyChange[] {
  const lastYear = yearOf(changes.at(-1)?.at ?? 0)
  if (lastYear < last_listed_year) return []
  const firstSecond = Date.UTC(lastYear - years_to_infer + 1, 0, 1) / 1000
  const begin = changes.findIndex(({ at }) => at >= firstSecond)
  const samples = changes
    .slice(begin)
    .map((change, index) => ({ change, before: changes[begin + index - 1]?.offset ?? before }))
  const perYear = samples.length / years_to_infer
  if (!Number.isInteger(perYear)) return []
  const rules = Array.from({ length: perYear }, (_, nth) =>
    inferOne(samples.filter((_sample, index) => index % perYear === nth)),
  )
  return rules.every((rule) => rule !== null) ? rules : []
}

/** The weekday on or after a day of the month on which all of these happen; null where there is none. */
function inferOne(
  samples: readonly { readonly change: OffsetChange; readonly before: number }[],
): YearlyChange | null {
  const [first] = samples
  if (!first) return null
  const local = ({ change, before }: typeof first) => new Date((change.at + before) * 1000)
  const month = local(first).getUTCMonth()
  const seen = samples.map((sample) => {
    const date = local(sample)
    const begun = Date.UTC(date.getUTCFullYear(), month, 1)
    const midnight = Math.floor(date.getTime() / day_ms) * day_ms
    return {
      day: (midnight - begun) / day_ms + 1,
      weekday: date.getUTCDay(),
      seconds: (date.getTime() - midnight) / 1000 - sample.before,
      offset: sample.change.offset,
    }
  })
  const [one] = seen
  if (!one) return null
  const { weekday, seconds, offset } = one
  const isSame = seen.every(
    (other) => other.weekday === weekday && other.seconds === seconds && other.offset === offset,
  )
  const days = seen.map(({ day }) => day)
  const day = Math.min(...days)
  return isSame && Math.max(...days) === day + 6 ? [month, day, weekday, seconds, offset] : null
}

/** How many of the last changes the yearly rule gives as well. */
function countSaid(changes: readonly OffsetChange[], yearly: readonly YearlyChange[]): number {
  const end = changes.at(-1)?.at ?? 0
  const said = changesBy(yearly).filter(({ at }) => at <= end)
  const countedBack = Array.from({ length: Math.min(said.length, changes.length) }, (_, index) => index + 1)
  const differing = countedBack.find((back) => !isSame(changes.at(-back), said.at(-back)))
  const same = (differing ?? countedBack.length + 1) - 1
  const previous = changes.at(-same - 1)?.at ?? from_ms
  // A rule from here on would give a change that did not happen.
  return same > 0 && (said.at(-same - 1)?.at ?? -Infinity) > previous ? same - 1 : same
}

function isSame(one: OffsetChange | undefined, other: OffsetChange | undefined): boolean {
  return one?.at === other?.at && one?.offset === other?.offset
}

/** The rule's changes from 1970 to the last listed year. Zones share few rules. */
function changesBy(yearly: readonly YearlyChange[]): readonly OffsetChange[] {
  if (yearly.length === 0) return []
  const key = JSON.stringify(yearly)
  const known = changesByRule.get(key)
  if (known) return known
  const found = Array.from({ length: last_listed_year - 1969 }, (_, index) => 1970 + index)
    .flatMap((year) => yearly.map((rule) => ({ at: yearlyMoment(rule, year) / 1000, offset: rule[4] })))
    .toSorted((one, other) => one.at - other.at)
  if (changesByRule.size >= rules_max) changesByRule.clear()
  changesByRule.set(key, found)
  return found
}

const rules_max = 200
const changesByRule = new Map<string, readonly OffsetChange[]>()

function yearOf(seconds: number): number {
  return new Date(seconds * 1000).getUTCFullYear()
}
