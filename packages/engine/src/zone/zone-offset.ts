import { day_ms } from '../durations.ts'
import { data_from_ms, type Periods, periodsOf } from './zone-clock.ts'
import { findClock, onZoneDataChange } from './zone-data.ts'
import { databaseZone, isRuntimeZone } from './zone-name.ts'

/**
 * The offset changes of one zone inside [from, to). Period i runs from starts[i] (the first one from
 * `from`) to starts[i + 1] with offsets[i], all in milliseconds; local = UTC + offset.
 */
export interface ZoneOffsets {
  readonly timeZone: string
  readonly from: number
  readonly to: number
  readonly starts: readonly number[]
  readonly offsets: readonly number[]
}

/** Minutes to add to UTC to read the wall clock; a fraction where a zone kept local mean time. RangeError for an unknown zone. */
export function zoneOffsetMinutes(timeZone: string, instantMs: number): number {
  return offsetAt(timeZone, instantMs) / 60_000
}

export function offsetAt(timeZone: string, instantMs: number): number {
  const zone = zoneOffsets(timeZone, instantMs, instantMs)
  return zone.offsets[periodAt(zone, instantMs)] ?? 0
}

/**
 * What to call the zone for Intl and Temporal so that they read the right clock at this moment: its name, or the
 * offset such as `-05:00` where the runtime's own data say another one.
 */
export function runtimeZone(timeZone: string, instantMs: number): string {
  const offset = offsetAt(timeZone, instantMs)
  const name = databaseZone(timeZone) ?? timeZone
  if (findClock(name) === null) return timeZone
  const isKnown = isRuntimeZone(name)
  if (isKnown && readRuntime(name, instantMs, instantMs).offsets[0] === offset) return timeZone
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${digits.join(':')}`
}

/** The moments inside [fromMs, toMs) at which the zone's clock changes. RangeError for an unknown zone. */
export function zoneChanges(timeZone: string, fromMs: number, toMs: number): number[] {
  return zoneOffsets(timeZone, fromMs, toMs)
    .starts.slice(1)
    .filter((at) => at >= fromMs && at < toMs)
}

/** The zone's offsets over at least [fromMs − 2 days, toMs + 2 days], read once and kept. RangeError for an unknown zone. */
export function zoneOffsets(timeZone: string, fromMs: number, toMs: number): ZoneOffsets {
  const known = cache.get(timeZone)
  if (known !== undefined && covers(known, fromMs, toMs)) return known
  if (!(fromMs >= earliest_ms && toMs <= latest_ms)) {
    throw new RangeError('The moment lies outside the years 1 to 9999.')
  }
  const name = known?.timeZone ?? databaseZone(timeZone)
  if (name === null) throw new RangeError(`Unknown time zone: ${timeZone}`)
  // Moments far from today are answered without being kept, so that the cache stays small.
  if (fromMs < common_from_ms || toMs > common_to_ms)
    return readOffsets(name, fromMs - year_ms, toMs + year_ms)

  const zone = readGrowing(name, known, fromMs, toMs)
  // Names differing in case alone would otherwise grow the cache without end.
  if (cache.size >= most_names) cache.clear()
  cache.set(timeZone, zone)
  return zone
}

/** No zone has ever been more than a day away from UTC, so a wall time lies within two days of its instant. */
export const zone_margin_ms = 2 * day_ms

/** The period that holds the instant. */
export function periodAt({ starts }: ZoneOffsets, instantMs: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? Infinity) <= instantMs) low = middle
    else high = middle - 1
  }
  return low
}

const year_ms = 366 * day_ms
const earliest_ms = Date.parse('0001-01-01')
const latest_ms = Date.parse('9999-12-31T23:59:59Z') + zone_margin_ms
const common_from_ms = Date.UTC(1900, 0, 1)
const common_to_ms = Date.UTC(2150, 0, 1)
const most_names = 2000

const cache = new Map<string, ZoneOffsets>()
onZoneDataChange(() => cache.clear())

function covers(zone: ZoneOffsets, fromMs: number, toMs: number): boolean {
  return fromMs - zone_margin_ms >= zone.from && toMs + zone_margin_ms <= zone.to
}

/** Grows what is known by its own length, so that a walk through the years reads each only a few times. */
function readGrowing(
  timeZone: string,
  known: ZoneOffsets | undefined,
  fromMs: number,
  toMs: number,
): ZoneOffsets {
  if (known === undefined) return readOffsets(timeZone, fromMs - year_ms, toMs + year_ms)
  const growth = known.to - known.from
  return readOffsets(
    timeZone,
    fromMs - zone_margin_ms < known.from ? fromMs - growth : known.from,
    toMs + zone_margin_ms > known.to ? toMs + growth : known.to,
  )
}

function readOffsets(timeZone: string, from: number, to: number): ZoneOffsets {
  return { timeZone, from, to, ...readPeriods(timeZone, from, to) }
}

/** The zone data counts from its beginning on, before that the runtime's own. */
function readPeriods(timeZone: string, from: number, to: number): Periods {
  const clock = findClock(timeZone)
  if (clock === null || (to <= data_from_ms && isRuntimeZone(timeZone)))
    return readRuntime(timeZone, from, to)
  if (from >= data_from_ms || !isRuntimeZone(timeZone)) return periodsOf(clock, from, to)
  const early = readRuntime(timeZone, from, data_from_ms)
  const late = periodsOf(clock, data_from_ms, to)
  const isSame = early.offsets.at(-1) === late.offsets[0]
  return {
    starts: [...early.starts, ...late.starts.slice(isSame ? 1 : 0)],
    offsets: [...early.offsets, ...late.offsets.slice(isSame ? 1 : 0)],
  }
}

function readRuntime(timeZone: string, from: number, to: number): Periods {
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone)
  const starts = [from]
  const offsets = [at.offsetNanoseconds / 1e6]
  for (;;) {
    const change = at.getTimeZoneTransition('next')
    if (change === null || change.epochMilliseconds >= to) return { starts, offsets }
    starts.push(change.epochMilliseconds)
    offsets.push(change.offsetNanoseconds / 1e6)
    at = change
  }
}
