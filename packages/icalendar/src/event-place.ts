import type { EventLocation } from './calendar-event.ts'
import { type Properties, textValue } from './properties.ts'

/** The conference to join, else the event's page; only http and https. */
export function readLink(properties: Properties): string | null {
  for (const name of linkProperties) {
    for (const { value } of properties.get(name) ?? []) {
      // A URI knows no escapes, but some writers treat it as text.
      const link = webLink(value.replace(/\\([,;])/g, '$1'))
      if (link !== null) return link
    }
  }
  return null
}

export function readLocation(properties: Properties): EventLocation | null {
  const property = properties.get('location')?.[0]
  const name = textValue(properties, 'location')
  const geo = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*[;,]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/.exec(
    properties.get('geo')?.[0]?.value.replace('\\;', ';').slice(0, 100) ?? '',
  )
  const [latitude, longitude] = [Number(geo?.[1]), Number(geo?.[2])]
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (name === '' && !isOnEarth) return null
  const link = webLink(property?.params['altrep'] ?? '') ?? webLink(name)
  return { name, link, latitude: isOnEarth ? latitude : null, longitude: isOnEarth ? longitude : null }
}

/** The address if it is one a browser may open, else null. */
export function webLink(text: string): string | null {
  const link = text.trim()
  return /^https?:\/\/[^\s]+$/i.test(link) && URL.canParse(link) ? link : null
}

const linkProperties = ['x-google-conference', 'x-microsoft-skypeteamsmeetingurl', 'conference', 'url']
