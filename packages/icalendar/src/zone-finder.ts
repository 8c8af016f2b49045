import { canonicalZone } from '@meridian/engine'
import type { RawZone } from './components.ts'
import { zoneKey } from './components.ts'
import { matchZone } from './zone-match.ts'
import { findZoneByDisplayName, findZoneByName } from './zone-name.ts'
import { listOffsetChanges, type Observance, type OffsetChange } from './zone-rules.ts'

/**
 * What a TZID stands for: a zone of the world, or, when no zone keeps the file's own rules, those rules as offsets.
 * `note` tells the user of a choice that may be wrong, the first time it is made.
 */
export type ZoneAnswer =
  | { readonly kind: 'zone'; readonly zone: string; readonly note: string | null }
  | { readonly kind: 'offsets'; readonly changes: readonly OffsetChange[]; readonly note: string | null }

/** The years in which an event needs its zone to be right. */
export interface Era {
  readonly firstYear: number
  readonly years: number
}

/**
 * Limits the work on unknown VTIMEZONEs of one file. Real files have a handful of them; after the budget is spent
 * further ones count as unknown.
 */
export interface RuleBudget {
  left: number
}

export function createRuleBudget(): RuleBudget {
  return { left: 20_000 }
}

export type ZoneFinder = (tzid: string, era: Era) => ZoneAnswer | null

/** Answers for the TZIDs of one VCALENDAR; null for one that names nothing and has no usable VTIMEZONE. */
export function createZoneFinder(zones: ReadonlyMap<string, RawZone>, budget: RuleBudget): ZoneFinder {
  const named = new Map<string, ZoneAnswer | null>()
  const byRules = new Map<string, ZoneAnswer | null>()
  return noteOnce((tzid, era) => {
    const key = zoneKey(tzid)
    const raw = zones.get(key)
    const name = remember(named, key, () => findNamedZone(key, raw))
    if (name || !raw?.observances) return name
    const { observances } = raw
    return remember(byRules, `${key}\n${era.firstYear}+${era.years}`, () =>
      findByRules(key, observances, era, budget),
    )
  })
}

/** Spends if there is enough. Comparing a VTIMEZONE with all zones takes milliseconds, looking at its parts far less. */
function spend(budget: RuleBudget, cost: number): boolean {
  if (budget.left < cost) return false
  budget.left -= cost
  return true
}

function noteOnce(find: ZoneFinder): ZoneFinder {
  const noted = new Set<string>()
  return (tzid, era) => {
    const answer = find(tzid, era)
    if (!answer?.note) return answer
    if (noted.has(answer.note)) return { ...answer, note: null }
    noted.add(answer.note)
    return answer
  }
}

function remember(
  answers: Map<string, ZoneAnswer | null>,
  key: string,
  find: () => ZoneAnswer | null,
): ZoneAnswer | null {
  const known = answers.get(key)
  if (known !== undefined) return known
  const answer = find()
  answers.set(key, answer)
  return answer
}

/** What the name says by itself. An abbreviation or a lone city says less than rules do, so it counts without them only. */
function findNamedZone(tzid: string, raw: RawZone | undefined): ZoneAnswer | null {
  const located = raw?.location ? canonicalZone(raw.location) : null
  const sure =
    findZoneByName(tzid) ?? located ?? (/^\(?(UTC|GMT)/i.test(tzid) ? findZoneByDisplayName(tzid) : null)
  if (sure) return { kind: 'zone', zone: sure, note: null }
  if (raw?.observances) return null
  const short = canonicalZone(tzid)
  return short ? { kind: 'zone', zone: short, note: null } : findByLastName(tzid)
}

function findByRules(
  tzid: string,
  observances: readonly Observance[],
  { firstYear, years }: Era,
  budget: RuleBudget,
): ZoneAnswer | null {
  const isMatchable = spend(budget, 100 + 10 * observances.length)
  const match = isMatchable ? matchZone(observances, firstYear, years) : null
  if (match?.exactly) return { kind: 'zone', zone: match.zone, note: null }
  if (match && years > 1) {
    const note = `Time zone "${tzid}" is known only to this file; ${match.zone}, whose clock differs on a few days, is used.`
    return { kind: 'zone', zone: match.zone, note }
  }
  if (!spend(budget, observances.length)) return null
  const note = `Time zone "${tzid}" is known only to this file; its times are given in UTC.`
  return { kind: 'offsets', changes: listOffsetChanges(observances, firstYear, firstYear + years), note }
}

/** "Germany/Berlin" and "Berlin" are no zones, but there is only one they can mean. */
function findByLastName(tzid: string): ZoneAnswer | null {
  const city = tzid.slice(tzid.lastIndexOf('/') + 1)
  const zone = findZoneByDisplayName(city)
  return zone && city !== ''
    ? { kind: 'zone', zone, note: `Time zone "${tzid}" is unknown; ${zone} is used.` }
    : null
}
