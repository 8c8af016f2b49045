import { hour_ms, minute_ms, zoneOffsetMinutes } from '@meridian/engine'

/**
 * A zone with the clock that the sender had when the mail was written: the reader's own where its clock was the same, else
 * one that keeps the offset. Null where the mail does not show the offset, or no zone keeps it.
 */
export function findSenderZone(
  offset: number | null,
  { at, readersZone }: { readonly at: Date; readonly readersZone: string },
): string | null {
  if (offset === null) return null
  if (zoneOffsetMinutes(readersZone, at.getTime()) === offset) return readersZone
  const hours = (offset * minute_ms) / hour_ms
  // The sign of these names is turned: Etc/GMT-2 is two hours ahead of UTC.
  if (Number.isInteger(hours)) return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  return fractional_zones[offset] ?? null
}

/** Zones without daylight saving time, by their offset in minutes. */
const fractional_zones: Readonly<Record<number, string>> = {
  [-570]: 'Pacific/Marquesas',
  210: 'Asia/Tehran',
  270: 'Asia/Kabul',
  330: 'Asia/Kolkata',
  345: 'Asia/Kathmandu',
  390: 'Asia/Yangon',
  525: 'Australia/Eucla',
  570: 'Australia/Darwin',
}
