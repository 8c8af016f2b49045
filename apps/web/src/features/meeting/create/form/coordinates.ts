import type { Coordinates } from './coordinates-text.ts'

/**
 * The point that a text tells: as two numbers, in degrees with minutes and seconds, as a geo: address (RFC 5870) or in
 * a link of OpenStreetMap, Google Maps or Apple Maps. Null where it tells none.
 */
export function coordinatesIn(text: string): Coordinates | null {
  const trimmed = text.trim()
  if (/^geo:/i.test(trimmed)) return pairIn(trimmed.slice(4).split(/[;?]/, 1)[0] ?? '')
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? pointOfLink(new URL(trimmed)) : null
  return pairIn(trimmed) ?? degreesIn(trimmed)
}

/** Six places are a tenth of a metre. */
const places = 6
const number = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`
const pair = new RegExp(String.raw`^${number}(?:\s*[,;/~]\s*|\s+)${number}$`)
/** As many write it who put a comma before decimals. */
const pair_with_commas = /^([+-]?\d{1,3},\d{1,20})(?:\s*;\s*|\s+)([+-]?\d{1,3},\d{1,20})$/

function pairIn(text: string): Coordinates | null {
  const [, latitude, longitude] = pair.exec(text.trim()) ?? pair_with_commas.exec(text.trim()) ?? []
  return pointOf(Number(latitude?.replace(',', '.')), Number(longitude?.replace(',', '.')))
}

/** 52°31′12″N 13°24′18″E, with the minutes and seconds that are there, or 52.52° N, 13.405° E. */
const degrees =
  /^(\d{1,3}(?:\.\d{1,20})?)°(?:\s*(\d{1,2}(?:\.\d{1,20})?)['′])?(?:\s*(\d{1,2}(?:\.\d{1,20})?)["″])?\s*([NS])[,;]?\s*(\d{1,3}(?:\.\d{1,20})?)°(?:\s*(\d{1,2}(?:\.\d{1,20})?)['′])?(?:\s*(\d{1,2}(?:\.\d{1,20})?)["″])?\s*([EWO])$/i

function degreesIn(text: string): Coordinates | null {
  const found = degrees.exec(text)
  if (!found) return null
  const [, latitude, latitudeMinutes, latitudeSeconds, side, longitude, minutes, seconds, otherSide] = found
  return pointOf(
    sexagesimal([latitude, latitudeMinutes, latitudeSeconds], /s/i.test(side ?? '')),
    sexagesimal([longitude, minutes, seconds], /w/i.test(otherSide ?? '')),
  )
}

function sexagesimal(parts: readonly (string | undefined)[], isNegative: boolean): number {
  const [whole = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  const value = whole + minutes / 60 + seconds / 3600
  return isNegative ? -value : value
}

/** The pin where there is one, before the middle of what is shown. */
function pointOfLink(url: URL): Coordinates | null {
  if (isOf(url, 'openstreetmap.org') || isOf(url, 'osm.org')) {
    const { searchParams, hash } = url
    const pin = `${searchParams.get('mlat') ?? ''},${searchParams.get('mlon') ?? ''}`
    return pairIn(pin) ?? pairIn(/map=[\d.]+\/([^/&]+\/[^/&]+)/.exec(hash)?.[1] ?? '')
  }
  if (isGoogleMaps(url)) return pointOfGoogle(url)
  if (isOf(url, 'maps.apple.com')) return firstPair(url, ['coordinate', 'll', 'q', 'daddr', 'sll', 'center'])
  return null
}

function pointOfGoogle(url: URL): Coordinates | null {
  const path = decodedPath(url)
  const [, latitude = '', longitude = ''] = /!3d([^!/?]+)!4d([^!/?]+)/.exec(path) ?? []
  return (
    pairIn(`${latitude},${longitude}`) ??
    firstPair(url, ['query', 'q', 'destination', 'daddr', 'll']) ??
    pairIn(/\/place\/([^/]+)/.exec(path)?.[1] ?? '') ??
    pairIn(/\/@([^,/]+,[^,/]+)/.exec(path)?.[1] ?? '') ??
    firstPair(url, ['center', 'viewpoint'])
  )
}

function firstPair({ searchParams }: URL, names: readonly string[]): Coordinates | null {
  for (const name of names) {
    const found = pairIn(searchParams.get(name) ?? '')
    if (found) return found
  }
  return null
}

function isOf({ hostname }: URL, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`)
}

function isGoogleMaps({ hostname, pathname }: URL): boolean {
  const isGoogle = /^(www\.|maps\.)?google(\.[a-z]{2,3}){1,2}$/.test(hostname)
  return isGoogle && (hostname.startsWith('maps.') || /^\/maps(\/|$)/.test(pathname))
}

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).replaceAll('+', ' ')
  } catch {
    return pathname
  }
}

function pointOf(latitude: number, longitude: number): Coordinates | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

function rounded(value: number): number {
  return Number(value.toFixed(places)) || 0
}
