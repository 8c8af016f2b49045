import type { MeetingWeather, WeatherAway, WeatherDetails, WeatherInfo } from '@meridian/contract'
import type { WeatherHour, WeatherReport } from '@meridian/providers'

const away: WeatherAway = { is_away: true, reason: 'Failed to get weather' }

export function presentReport(report: WeatherReport | 'away' | null): WeatherDetails | WeatherAway | null {
  if (report === 'away') return away
  if (report === null) return null
  const { weather, main, wind, sys, name } = report
  return { weather: [...weather], main, wind, sys, name }
}

export function presentMeetingWeather(
  hour: WeatherHour | 'away' | null,
): MeetingWeather | WeatherAway | null {
  if (hour === 'away') return away
  if (hour === null) return null
  const { starts_ms, icon } = hour
  return { weather_info: infoOf(hour), icon, start_timestamp: new Date(starts_ms).toISOString() }
}

export function presentWeatherInfo(hour: WeatherHour | null): WeatherInfo | null {
  return hour && infoOf(hour)
}

function infoOf({ description, temp, wind_speed, humidity }: WeatherHour): WeatherInfo {
  return { temperature: temp, weather: description, wind_speed, humidity }
}
