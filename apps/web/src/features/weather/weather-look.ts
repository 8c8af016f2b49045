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
  type IconNode,
  Moon,
  Sun,
} from 'lucide'
import { mark, t } from '../../platform/text/text.ts'

/** By the number of the weather's icon code: what day and night look like, and the sky in a word. */
const looks: Readonly<Record<string, readonly [day: IconNode, night: IconNode, words: string]>> = {
  '01': [Sun, Moon, mark('Clear sky')],
  '02': [CloudSun, CloudMoon, mark('Few clouds')],
  '03': [Cloud, Cloud, mark('Clouds')],
  '04': [Cloudy, Cloudy, mark('Overcast')],
  '09': [CloudDrizzle, CloudDrizzle, mark('Showers')],
  '10': [CloudSunRain, CloudMoonRain, mark('Rain')],
  '11': [CloudLightning, CloudLightning, mark('Thunderstorm')],
  '13': [CloudSnow, CloudSnow, mark('Snow')],
  '50': [CloudFog, CloudFog, mark('Fog')],
}

/** The icon of a code such as '10d', and words for it where there is no description. */
export function weatherLook(code: string): { readonly icon: IconNode; readonly words: string } {
  const [day, night, words] = looks[code.slice(0, 2)] ?? [Cloud, Cloud, mark('Weather')]
  return { icon: code.endsWith('n') ? night : day, words: t(words) }
}
