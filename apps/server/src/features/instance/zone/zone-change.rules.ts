import {
  clockOffset,
  instantOf,
  periodsOf,
  wallTimeOf,
  type ZoneData,
  zoneOffsetMinutes,
} from '@meridian/engine'
import { findClock } from './zone-check.rules.ts'
import type { ZoneChange } from '../../meeting/meeting.api.ts'

const until_ms = Date.UTC(2200, 0, 1)

/** Null where all clocks stay as they are. */
export function changeBetween(before: ZoneData, after: ZoneData): ZoneChange | null {
  const names = [...new Set([...Object.keys(before.zones), ...Object.keys(after.zones)])]
  const changed = names.flatMap((zone) => {
    const fromMs = firstDifference(before, after, zone)
    return fromMs === null ? [] : [{ zone, fromMs }]
  })
  if (changed.length === 0) return null
  const offsetBefore = (zone: string, ms: number) => {
    const clock = findClock(before.zones, zone)
    return (clock ? clockOffset(clock, ms) : zoneOffsetMinutes(zone, ms) * 60) * 1000
  }
  return {
    zones: changed.map(({ zone }) => zone),
    fromMs: Math.min(...changed.map(({ fromMs }) => fromMs)),
    moveMoment: (zone, ms) => {
      const offset = offsetBefore(zone, ms)
      if (offset === zoneOffsetMinutes(zone, ms) * 60_000) return ms
      return instantOf(wallTimeOf(ms + offset, 'UTC'), zone)
    },
    rereadWall: (zone, wall) => {
      const wallMs = Date.parse(`${wall}Z`)
      // The offset of the hour before matters only for wall times around a change.
      const offset = offsetBefore(zone, wallMs - offsetBefore(zone, wallMs))
      return wallTimeOf(wallMs - offset, zone)
    },
  }
}

function firstDifference(before: ZoneData, after: ZoneData, zone: string): number | null {
  const [one, other] = [before, after].map(({ zones }) => findClock(zones, zone))
  // A zone that only one side has used the runtime's data before, which are of about the same age.
  if (!one || !other) return null
  const [was, is] = [one, other].map((clock) => periodsOf(clock, 0, until_ms)) as [Periods, Periods]
  const length = Math.max(was.starts.length, is.starts.length)
  for (let index = 0; index < length; index++) {
    const [a = Infinity, b = Infinity] = [was.starts[index], is.starts[index]]
    if (a !== b || was.offsets[index] !== is.offsets[index]) return Math.min(a, b)
  }
  return null
}

type Periods = ReturnType<typeof periodsOf>
