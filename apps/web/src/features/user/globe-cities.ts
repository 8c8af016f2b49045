import { canonicalZone, zoneOffsetMinutes } from '@meridian/engine'
import { project, type Spot, type View } from './globe-geometry.ts'

export interface City {
  readonly name: string
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
}

export interface PlacedCity extends City {
  readonly spot: Spot
}

/** The city of the reader's zone, or the one whose clocks are nearest to theirs now. */
export function cityNear(zone: string, nowMs: number): City {
  const name = canonicalZone(zone)
  const own = cities.find((city) => canonicalZone(city.zone) === name)
  if (own) return own
  const offset = zoneOffsetMinutes(zone, nowMs)
  const distanceOf = (city: City) => Math.abs(zoneOffsetMinutes(city.zone, nowMs) - offset)
  return cities.reduce((nearest, city) => (distanceOf(city) < distanceOf(nearest) ? city : nearest))
}

/** Up to three more cities on this side of the globe whose names do not touch one another. */
export function citiesAround(view: View, home: City): readonly PlacedCity[] {
  const homeSpot = project(view, home.latitude, home.longitude)
  const placed: PlacedCity[] = []
  for (const city of cities) {
    const spot = project(view, city.latitude, city.longitude)
    if (!spot || city === home || placed.length === 3 || !hasRoom(view, spot)) continue
    const others = [...placed.map((other) => other.spot), ...(homeSpot ? [homeSpot] : [])]
    if (others.every((other) => Math.abs(other.y - spot.y) > 52 || Math.abs(other.x - spot.x) > 150)) {
      placed.push({ ...city, spot })
    }
  }
  return placed
}

/** Names stand to the right of their dots and must end before the disc does; below is cut off. */
function hasRoom({ center, radius }: View, { x, y }: Spot): boolean {
  const isOnDisc = Math.hypot(x + 60 - center, y - center) < radius * 0.98
  return isOnDisc && y < center + radius * 0.55
}

// In the order in which they are worth showing: spread over the zones that people meet across.
const cities: readonly City[] = [
  { name: 'Lisbon', zone: 'Europe/Lisbon', latitude: 38.7, longitude: -9.1 },
  { name: 'Nairobi', zone: 'Africa/Nairobi', latitude: -1.3, longitude: 36.8 },
  { name: 'Bengaluru', zone: 'Asia/Kolkata', latitude: 13, longitude: 77.6 },
  { name: 'Berlin', zone: 'Europe/Berlin', latitude: 52.5, longitude: 13.4 },
  { name: 'New York', zone: 'America/New_York', latitude: 40.7, longitude: -74 },
  { name: 'São Paulo', zone: 'America/Sao_Paulo', latitude: -23.5, longitude: -46.6 },
  { name: 'San Francisco', zone: 'America/Los_Angeles', latitude: 37.8, longitude: -122.4 },
  { name: 'Mexico City', zone: 'America/Mexico_City', latitude: 19.4, longitude: -99.1 },
  { name: 'Singapore', zone: 'Asia/Singapore', latitude: 1.4, longitude: 103.8 },
  { name: 'Tokyo', zone: 'Asia/Tokyo', latitude: 35.7, longitude: 139.7 },
  { name: 'Sydney', zone: 'Australia/Sydney', latitude: -33.9, longitude: 151.2 },
  { name: 'London', zone: 'Europe/London', latitude: 51.5, longitude: -0.1 },
  { name: 'Kathmandu', zone: 'Asia/Kathmandu', latitude: 27.7, longitude: 85.3 },
  { name: 'Lagos', zone: 'Africa/Lagos', latitude: 6.5, longitude: 3.4 },
  { name: 'Dubai', zone: 'Asia/Dubai', latitude: 25.2, longitude: 55.3 },
  { name: 'St. John’s', zone: 'America/St_Johns', latitude: 47.6, longitude: -52.7 },
  { name: 'Chicago', zone: 'America/Chicago', latitude: 41.9, longitude: -87.6 },
  { name: 'Denver', zone: 'America/Denver', latitude: 39.7, longitude: -105 },
  { name: 'Honolulu', zone: 'Pacific/Honolulu', latitude: 21.3, longitude: -157.9 },
  { name: 'Reykjavík', zone: 'Atlantic/Reykjavik', latitude: 64.1, longitude: -21.9 },
  { name: 'Helsinki', zone: 'Europe/Helsinki', latitude: 60.2, longitude: 24.9 },
  { name: 'Cape Town', zone: 'Africa/Johannesburg', latitude: -33.9, longitude: 18.4 },
  { name: 'Shanghai', zone: 'Asia/Shanghai', latitude: 31.2, longitude: 121.5 },
  { name: 'Auckland', zone: 'Pacific/Auckland', latitude: -36.8, longitude: 174.8 },
]
