import { Cloud, Moon, Sun } from 'lucide'
import { describe, expect, it } from 'vitest'
import { useLanguage } from '../../platform/text/language.ts'
import { weatherLook } from './weather-look.ts'
import {
  formatHumidity,
  formatPressure,
  formatTemperature,
  formatWind,
  skyWords,
  weatherLine,
} from './weather-text.ts'

describe('[WTH11]', () => {
  it.each([
    [280.57, '7.42 °C', '45.36 °F'],
    [273.15, '0.00 °C', '32.00 °F'],
    [273.149, '0.00 °C', '32.00 °F'],
    [255.37, '−17.78 °C', '0.00 °F'],
    [233.15, '−40.00 °C', '−40.00 °F'],
  ])('shows %d kelvin as %s or %s', (kelvin, celsius, fahrenheit) => {
    expect(formatTemperature(kelvin, 'celsius')).toBe(celsius)
    expect(formatTemperature(kelvin, 'fahrenheit')).toBe(fahrenheit)
  })

  it('[WEB146] keeps numbers and units in their order among text from right to left', () => {
    const before = useLanguage.getState()
    useLanguage.setState({ direction: 'rtl' })
    expect([formatTemperature(280.57, 'celsius'), formatWind(4.1)]).toEqual([
      '\u20667.42 °C\u2069',
      '\u20664.1 m/s\u2069',
    ])
    useLanguage.setState(before)
  })

  it('shows wind, humidity and pressure in their units', () => {
    expect([formatWind(4.1), formatWind(0), formatWind(3.456)]).toEqual(['4.1 m/s', '0 m/s', '3.46 m/s'])
    expect([formatHumidity(72), formatPressure(1017.4)]).toEqual(['72%', '1017 hPa'])
    const weather_info = { temperature: 289.96, weather: 'rain', wind_speed: 4.1, humidity: 72 }
    const weather = { weather_info, icon: '10d', start_timestamp: '2026-11-20T09:00:00.000Z' }
    expect(weatherLine(weather, 'celsius')).toBe('16.81 °C, 4.1 m/s, 72%')
  })

  it('has an icon and words for every code, by day and by night', () => {
    const codes = ['01', '02', '03', '04', '09', '10', '11', '13', '50']
    for (const code of codes) {
      for (const half of ['d', 'n']) expect(weatherLook(`${code}${half}`).words).not.toBe('Weather')
    }
    expect(new Set(codes.map((code) => weatherLook(`${code}d`).icon)).size).toBe(codes.length)
    expect([weatherLook('01d').icon, weatherLook('01n').icon]).toEqual([Sun, Moon])
    expect(weatherLook('77x')).toEqual({ icon: Cloud, words: 'Weather' })
  })

  it('says the sky as the provider does, and by its icon where that says nothing', () => {
    expect(skyWords({ icon: '03d', description: 'scattered clouds' })).toBe('Scattered clouds')
    expect(skyWords({ icon: '13n', description: ' ' })).toBe('Snow')
  })
})
