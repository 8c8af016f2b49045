import { isLink } from '@meridian/contract'

/** Where a meeting takes place; null without a place. The address of a call is no place. */
export function placeName(location_name: string | null): string | null {
  return location_name === null || isCallAddress(location_name) ? null : location_name
}

export function isCallAddress(place: string): boolean {
  return /^https?:\/\//i.test(place) && isLink(place)
}
