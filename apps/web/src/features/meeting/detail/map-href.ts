import { isPlace, type Meeting } from '@meridian/contract'

type Place = Pick<Meeting['meeting_location'], 'location_name' | 'latitude' | 'longitude'>

/** Where a map shows the place: by its coordinates, else by its name. Null for none and for online places. */
export function mapHref({ location_name, latitude, longitude }: Place): string | null {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
  }
  if (!isPlace({ location_name, latitude, longitude })) return null
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(location_name?.trim() ?? '')}`
}
