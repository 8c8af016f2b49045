import { listZones, type ZoneData } from '@meridian/engine'
import { buildClock, inferYearly, listed_until, type OffsetChange } from './zone-clock.rules.ts'

/** The runtime's own data in the common format, so that browsers can use them too. */
export function runtimeZones(): ZoneData {
  const names = [...Intl.supportedValuesOf('timeZone'), ...listZones().filter(isOwn)]
  return {
    version: process.versions['tz'] ?? '',
    zones: Object.fromEntries(names.map((name) => [name, runtimeClock(name)])),
  }
}

function runtimeClock(name: string) {
  let at = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
  const before = at.offsetNanoseconds / 1e9
  const changes: OffsetChange[] = []
  for (;;) {
    const change = at.getTimeZoneTransition('next')
    if (change === null || change.epochMilliseconds >= listed_until * 1000) break
    changes.push({ at: change.epochMilliseconds / 1000, offset: change.offsetNanoseconds / 1e9 })
    at = change
  }
  return buildClock(before, changes, inferYearly(before, changes))
}

/** Other data may have more zones. */
function isOwn(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch (refusal) {
    if (refusal instanceof RangeError) return false
    throw refusal
  }
}
