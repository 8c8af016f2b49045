import { day_ms } from '../durations.ts'
import { dataFromMs, type Periods, periodsOf } from './zone-clock.ts'
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
  if (!(fromMs >= earliestMs && toMs <= latestMs)) {
    throw new RangeError('The moment lies outside the years 1 to 9999.')
  }
  const name = known?.timeZone ?? databaseZone(timeZone)
  if (name === null) throw new RangeError(`Unknown time zone: ${timeZone}`)
  // Moments far from today are answered without being kept, so that the cache stays small.
  if (fromMs < commonFromMs || toMs > commonToMs) return readOffsets(name, fromMs - yearMs, toMs + yearMs)

  const zone = readGrowing(name, known, fromMs, toMs)
  // Names differing in case alone would otherwise grow the cache without end.
  if (cache.size >= mostNames) cache.clear()
  cache.set(timeZone, zone)
  return zone
}

/** No zone has ever been more than a day away from UTC, so a wall time lies within two days of its instant. */
export const zoneMarginMs = 2 * day_ms

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

const yearMs = 366 * day_ms
const earliestMs = Date.parse('0001-01-01')
const latestMs = Date.parse('9999-12-31T23:59:59Z') + zoneMarginMs
const commonFromMs = Date.UTC(1900, 0, 1)
const commonToMs = Date.UTC(2150, 0, 1)
const mostNames = 2000

const cache = new Map<string, ZoneOffsets>()
onZoneDataChange(() => cache.clear())

function covers(zone: ZoneOffsets, fromMs: number, toMs: number): boolean {
  return fromMs - zoneMarginMs >= zone.from && toMs + zoneMarginMs <= zone.to
}

/** Grows what is known by its own length, so that a walk through the years reads each only a few times. */
function readGrowing(
  timeZone: string,
  known: ZoneOffsets | undefined,
  fromMs: number,
  toMs: number,
): ZoneOffsets {
  if (known === undefined) return readOffsets(timeZone, fromMs - yearMs, toMs + yearMs)
  const growth = known.to - known.from
  return readOffsets(
    timeZone,
    fromMs - zoneMarginMs < known.from ? fromMs - growth : known.from,
    toMs + zoneMarginMs > known.to ? toMs + growth : known.to,
  )
}

function readOffsets(timeZone: string, from: number, to: number): ZoneOffsets {
  return { timeZone, from, to, ...readPeriods(timeZone, from, to) }
}

/** The zone data counts from its beginning on, before that the runtime's own. */
function readPeriods(timeZone: string, from: number, to: number): Periods {
  const clock = findClock(timeZone)
  if (clock === null || (to <= dataFromMs && isRuntimeZone(timeZone))) return readRuntime(timeZone, from, to)
  if (from >= dataFromMs || !isRuntimeZone(timeZone)) return periodsOf(clock, from, to)
  const early = readRuntime(timeZone, from, dataFromMs)
  const late = periodsOf(clock, dataFromMs, to)
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
