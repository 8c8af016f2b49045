import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudMoon,
  CloudMoonRain,
  CloudSnow,
  CloudSun,
  CloudSunRain,
  Cloudy,
  type LucideIcon,
  Moon,
  Sun,
} from 'lucide-react'

/** By the number of the weather's icon code: what day and night look like, and the sky in a word. */
const looks: Readonly<Record<string, readonly [day: LucideIcon, night: LucideIcon, words: string]>> = {
  '01': [Sun, Moon, 'Clear sky'],
  '02': [CloudSun, CloudMoon, 'Few clouds'],
  '03': [Cloud, Cloud, 'Clouds'],
  '04': [Cloudy, Cloudy, 'Overcast'],
  '09': [CloudDrizzle, CloudDrizzle, 'Showers'],
  '10': [CloudSunRain, CloudMoonRain, 'Rain'],
  '11': [CloudLightning, CloudLightning, 'Thunderstorm'],
  '13': [CloudSnow, CloudSnow, 'Snow'],
  '50': [CloudFog, CloudFog, 'Fog'],
}

/** The icon of a code such as '10d', and words for it where there is no description. */
export function weatherLook(code: string): { readonly icon: LucideIcon; readonly words: string } {
  const [day, night, words] = looks[code.slice(0, 2)] ?? [Cloud, Cloud, 'Weather']
  return { icon: code.endsWith('n') ? night : day, words }
}
