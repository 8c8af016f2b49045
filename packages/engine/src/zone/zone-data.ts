import { setDataNames } from './zone-name.ts'

/** Zone data of one version, in place of what the runtime brings along. */
export interface ZoneData {
  /** As IANA names it: 2026f. */
  readonly version: string
  /** A clock for each zone; for another name of the same clock, the name that has it. */
  readonly zones: Readonly<Record<string, ZoneClock | string>>
}

/** How one zone's clock stood since 1970. Seconds throughout; local = UTC + offset. */
export interface ZoneClock {
  /** From `changes[i]` (epoch) on `offsets[i + 1]` holds; until the first change, `offsets[0]`. */
  readonly changes: readonly number[]
  readonly offsets: readonly number[]
  /** What repeats each year after the last change. */
  readonly yearly: readonly YearlyChange[]
}

/**
 * On the first `weekday` (0 = Sunday) on or after the day of the month (0 = January), `seconds` after its midnight in
 * UTC, `offset` begins to hold.
 */
export type YearlyChange = readonly [
  month: number,
  day: number,
  weekday: number,
  seconds: number,
  offset: number,
]

let current: ZoneData | null = null
const forgetters: (() => void)[] = []

/** Lets all zones follow this data; null means the runtime's own. What was computed before is forgotten. */
export function setZoneData(data: ZoneData | null): void {
  current = data
  setDataNames(Object.keys(data?.zones ?? {}))
  for (const forget of forgetters) forget()
}

/** The version that zones follow; null where they follow the runtime's own. */
export function zoneDataVersion(): string | null {
  return current?.version ?? null
}

/** For what remembers answers that depend on zones. */
export function onZoneDataChange(forget: () => void): void {
  forgetters.push(forget)
}

export function findClock(timeZone: string): ZoneClock | null {
  const found = current?.zones[timeZone]
  const clock = typeof found === 'string' ? current?.zones[found] : found
  return typeof clock === 'object' ? clock : null
}
