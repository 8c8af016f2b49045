/** Now, in the shape that OpenWeatherMap made common: kelvin, hPa, m/s, per cent, moments in epoch seconds. */
export interface WeatherReport {
  /** The first one says it; `icon` is a number from 01 to 50 with d for day or n for night. */
  readonly weather: readonly { readonly icon: string; readonly description: string }[]
  readonly main: {
    readonly temp: number
    readonly feels_like: number
    readonly humidity: number
    readonly pressure: number
  }
  readonly wind: { readonly speed: number }
  /** Null where the sun neither rises nor sets that day. */
  readonly sys: { readonly sunrise: number | null; readonly sunset: number | null }
  /** What the provider calls the place; empty where it was asked by coordinates and names none. */
  readonly name: string
}

/** The weather expected from `starts_ms` on, until the next one. */
export interface WeatherHour {
  readonly starts_ms: number
  readonly icon: string
  readonly description: string
  /** Kelvin. */
  readonly temp: number
  /** Metres a second. */
  readonly wind_speed: number
  /** Per cent. */
  readonly humidity: number
}

export interface City {
  /** 'Berlin', or 'Springfield, Illinois' and the like. */
  readonly name: string
  /** The IANA zone in which it lies, where that is known: there is a Córdoba in Spain and one in Argentina. */
  readonly timeZone?: string
}

export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Both throw ProviderError, of kind `missing` for a place that the provider does not know. */
export interface WeatherProvider {
  readonly fetchNow: (place: City | Coordinates) => Promise<WeatherReport>
  /** As far ahead as the provider sees, in order. */
  readonly fetchHours: (place: Coordinates) => Promise<readonly WeatherHour[]>
  /** How far ahead that is at most. */
  readonly horizonMs: number
}
