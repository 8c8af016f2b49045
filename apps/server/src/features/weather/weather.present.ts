import type { MeetingWeather, WeatherDetails } from '@meridian/contract'
import type { WeatherHour, WeatherReport } from '@meridian/providers'

export function presentReport(report: WeatherReport | null): WeatherDetails | null {
  if (report === null) return null
  const { weather, main, wind, sys, name } = report
  return { weather: [...weather], main, wind, sys, name }
}

export function presentMeetingWeather(hour: WeatherHour | null): MeetingWeather | null {
  if (hour === null) return null
  const { starts_ms, icon, description, temp, wind_speed, humidity } = hour
  return {
    weather_info: { temperature: temp, weather: description, wind_speed, humidity },
    icon,
    start_timestamp: new Date(starts_ms).toISOString(),
  }
}
