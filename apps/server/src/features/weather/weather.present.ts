import type { MeetingWeather, WeatherAway, WeatherDetails } from '@meridian/contract'
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
  const { starts_ms, icon, description, temp, wind_speed, humidity } = hour
  return {
    weather_info: { temperature: temp, weather: description, wind_speed, humidity },
    icon,
    start_timestamp: new Date(starts_ms).toISOString(),
  }
}
