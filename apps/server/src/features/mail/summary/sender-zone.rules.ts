import { zoneOffsetMinutes, zoneOfOffset } from '@meridian/engine'

/**
 * A zone with the clock that the sender had when the mail was written: the reader's own where its clock was the same, else
 * one that has the offset. Null where the mail does not show the offset, or no zone has it.
 */
export function findSenderZone(
  offset: number | null,
  { at, readersZone }: { readonly at: Date; readonly readersZone: string },
): string | null {
  if (offset === null) return null
  return zoneOffsetMinutes(readersZone, at.getTime()) === offset ? readersZone : zoneOfOffset(offset)
}
