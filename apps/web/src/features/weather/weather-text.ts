import type { MeetingWeather, WeatherDetails } from '@meridian/contract'
import { formatTag, numberFormat } from '../../platform/text/intl.ts'
import { keepLeftToRight } from '../../platform/text/language.ts'
import { t } from '../../platform/text/text.ts'
import { weatherLook } from './weather-look.ts'

export type TemperatureUnit = 'celsius' | 'fahrenheit'

/** '7.42 °C': kelvin, with two decimals. */
export function formatTemperature(kelvin: number, unit: TemperatureUnit): string {
  const celsius = kelvin - 273.15
  return keepLeftToRight(
    unit === 'celsius' ? `${decimals(celsius)} °C` : `${decimals(celsius * 1.8 + 32)} °F`,
  )
}

/** '4.1 m/s' */
export function formatWind(metresPerSecond: number): string {
  return keepLeftToRight(`${numberFormat({ maximumFractionDigits: 2 }).format(metresPerSecond)} m/s`)
}

export function formatHumidity(percent: number): string {
  return `${Math.round(percent)}%`
}

export function formatPressure(hectopascal: number): string {
  return t('{pressure} hPa', { pressure: String(Math.round(hectopascal)) })
}

/** 'Scattered clouds': as the provider says it, in English; else what its icon stands for. */
export function skyWords({ icon, description }: WeatherDetails['weather'][number]): string {
  const said = formatTag().startsWith('en') ? description.trim() : ''
  const words = said || weatherLook(icon).words
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** '16.81 °C, 4.1 m/s, 72%' */
export function weatherLine({ weather_info }: MeetingWeather, unit: TemperatureUnit): string {
  const { temperature, wind_speed, humidity } = weather_info
  return [formatTemperature(temperature, unit), formatWind(wind_speed), formatHumidity(humidity)].join(', ')
}

function decimals(value: number): string {
  const format = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' })
  return format.format(value).replace('-', '−')
}
