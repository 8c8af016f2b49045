/** The weather of a world in which it only changes when it is told to. */
export interface WeatherWorld {
  /** A missing one makes the services know no such place. */
  readonly places: readonly SimulatedPlace[]
  /** For every place and hour. */
  readonly sky: SimulatedSky
}

export interface SimulatedPlace {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly timezone: string
  readonly country: string
  readonly country_code: string
  readonly admin1: string
}

export interface SimulatedSky {
  readonly celsius: number
  readonly feels_like_celsius: number
  readonly humidity: number
  readonly pressure: number
  /** m/s. */
  readonly wind_speed: number
  /** m/s; left out of answers when there is none. */
  readonly gust?: number
  /** Millimetres in the last hour; left out of answers when it is dry. */
  readonly rain?: number
  /** Of WMO table 4677, and what OpenWeatherMap has for it. */
  readonly wmo_code: number
  readonly owm_condition: { readonly icon: string; readonly description: string }
  readonly is_day: boolean
}

/** The place with the closest coordinates. */
export function nearestPlace({ places }: WeatherWorld, latitude: number, longitude: number): SimulatedPlace {
  const distance = (place: SimulatedPlace) =>
    Math.hypot(place.latitude - latitude, place.longitude - longitude)
  const [first] = places.toSorted((a, b) => distance(a) - distance(b))
  if (!first) throw new Error('The world has no places.')
  return first
}

/** Cloudy and cool in a handful of cities, two of which share their name. */
export function newWeatherWorld(): WeatherWorld {
  return {
    places: [
      place('Berlin', 52.52437, 13.41053, 'Europe/Berlin', 'Germany', 'DE', 'State of Berlin'),
      place('Córdoba', 37.89155, -4.77275, 'Europe/Madrid', 'Spain', 'ES', 'Andalusia'),
      place('Córdoba', -31.4135, -64.18105, 'America/Argentina/Cordoba', 'Argentina', 'AR', 'Cordoba'),
      place('Kathmandu', 27.70169, 85.3206, 'Asia/Kathmandu', 'Nepal', 'NP', 'Bagmati Province'),
      place('Kolkata', 22.56263, 88.36304, 'Asia/Kolkata', 'India', 'IN', 'West Bengal'),
      place('Lisbon', 38.71667, -9.13333, 'Europe/Lisbon', 'Portugal', 'PT', 'Lisbon'),
      place('London', 51.50853, -0.12574, 'Europe/London', 'United Kingdom', 'GB', 'England'),
      place('Stockholm', 59.32938, 18.06871, 'Europe/Stockholm', 'Sweden', 'SE', 'Stockholm County'),
      place('Tokyo', 35.6895, 139.69171, 'Asia/Tokyo', 'Japan', 'JP', 'Tokyo'),
    ],
    sky: {
      celsius: 7.42,
      feels_like_celsius: 4.86,
      humidity: 81,
      pressure: 1017.4,
      wind_speed: 4.1,
      wmo_code: 2,
      owm_condition: { icon: '03d', description: 'scattered clouds' },
      is_day: true,
    },
  }
}

function place(
  name: string,
  latitude: number,
  longitude: number,
  timezone: string,
  country: string,
  country_code: string,
  admin1: string,
): SimulatedPlace {
  return { name, latitude, longitude, timezone, country, country_code, admin1 }
}
