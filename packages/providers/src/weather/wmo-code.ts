/**
 * The weather codes of WMO table 4677 that forecasts use, with the icon number and the words that
 * OpenWeatherMap has for the same.
 */
const conditions: Readonly<Record<number, readonly [icon: string, description: string]>> = {
  0: ['01', 'clear sky'],
  1: ['02', 'few clouds'],
  2: ['03', 'scattered clouds'],
  3: ['04', 'overcast clouds'],
  45: ['50', 'fog'],
  48: ['50', 'freezing fog'],
  51: ['09', 'light drizzle'],
  53: ['09', 'drizzle'],
  55: ['09', 'heavy drizzle'],
  56: ['09', 'light freezing drizzle'],
  57: ['09', 'freezing drizzle'],
  61: ['10', 'light rain'],
  63: ['10', 'moderate rain'],
  65: ['10', 'heavy rain'],
  66: ['13', 'light freezing rain'],
  67: ['13', 'freezing rain'],
  71: ['13', 'light snow'],
  73: ['13', 'snow'],
  75: ['13', 'heavy snow'],
  77: ['13', 'snow grains'],
  80: ['09', 'light rain showers'],
  81: ['09', 'rain showers'],
  82: ['09', 'violent rain showers'],
  85: ['13', 'light snow showers'],
  86: ['13', 'heavy snow showers'],
  95: ['11', 'thunderstorm'],
  96: ['11', 'thunderstorm with light hail'],
  99: ['11', 'thunderstorm with hail'],
}

/** A code that forecasts do not use says nothing about the sky, so it is shown as clouds. */
export function conditionOf(code: number, isDay: boolean): { icon: string; description: string } {
  const [icon, description] = conditions[code] ?? ['03', 'mixed conditions']
  return { icon: `${icon}${isDay ? 'd' : 'n'}`, description }
}
