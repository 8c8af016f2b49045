import { canonicalZone } from '@meridian/engine'
import type { RawZone } from './components.ts'
import { zoneKey } from './components.ts'
import { matchZone } from './zone-match.ts'
import { findZoneByDisplayName, findZoneByName } from './zone-name.ts'
import { listOffsetChanges, type OffsetChange } from './zone-rules.ts'

/**
 * What a TZID stands for: a zone of the world, or, when no zone keeps the file's own rules, those rules as offsets.
 * `note` tells the user of a choice that may be wrong.
 */
export type ZoneAnswer =
  | { readonly kind: 'zone'; readonly zone: string; readonly note: string | null }
  | { readonly kind: 'offsets'; readonly changes: readonly OffsetChange[]; readonly note: string }

/** The years in which an event needs its zone to be right. */
export interface Era {
  readonly firstYear: number
  readonly years: number
}

export type ZoneFinder = (tzid: string, era: Era) => ZoneAnswer | null

/** Answers for the TZIDs of one VCALENDAR; null for one that names nothing and has no usable VTIMEZONE. */
export function createZoneFinder(zones: ReadonlyMap<string, RawZone>): ZoneFinder {
  const known = new Map<string, ZoneAnswer | null>()
  return (tzid, era) => {
    const key = zoneKey(tzid)
    const named = known.get(key)
    if (named !== undefined) return named
    const eraKey = `${key}\n${era.firstYear}+${era.years}`
    const inEra = known.get(eraKey)
    if (inEra !== undefined) return inEra
    const zone = findNamedZone(key, zones.get(key))
    const answer: ZoneAnswer | null = zone
      ? { kind: 'zone', zone, note: null }
      : findByRules(key, zones.get(key), era)
    // Comparing rules is the slow part, so no file may ask for it without end.
    if (!zone && known.size >= mostAnswers) return null
    known.set(zone ? key : eraKey, answer)
    return answer
  }
}

const mostAnswers = 2000

function findNamedZone(tzid: string, raw: RawZone | undefined): string | null {
  const located = raw?.location ? canonicalZone(raw.location) : null
  return findZoneByName(tzid) ?? located ?? findZoneByDisplayName(tzid)
}

function findByRules(tzid: string, raw: RawZone | undefined, era: Era): ZoneAnswer | null {
  const match = raw?.observances ? matchZone(raw.observances, era.firstYear, era.years) : null
  if (match?.exactly) return { kind: 'zone', zone: match.zone, note: null }
  const called = raw?.observances ? null : canonicalZone(tzid)
  if (called) return { kind: 'zone', zone: called, note: null }
  if (!raw?.observances) return findByLastName(tzid)
  if (match && era.years > 1) {
    const note = `Time zone "${tzid}" is known only to this file; ${match.zone}, whose clock differs on a few days, is used.`
    return { kind: 'zone', zone: match.zone, note }
  }
  const changes = listOffsetChanges(raw.observances, era.firstYear, era.firstYear + era.years)
  const note = `Time zone "${tzid}" is known only to this file; its times are given in UTC.`
  return changes.length > 0 ? { kind: 'offsets', changes, note } : null
}

/** "Germany/Berlin" and "Berlin" are no zones, but there is only one they can mean. */
function findByLastName(tzid: string): ZoneAnswer | null {
  const city = tzid.slice(tzid.lastIndexOf('/') + 1)
  const zone = findZoneByDisplayName(city)
  return zone && city !== ''
    ? { kind: 'zone', zone, note: `Time zone "${tzid}" is unknown; ${zone} is used.` }
    : null
}
