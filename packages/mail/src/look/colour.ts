import { color, serializeRGB } from '@csstools/css-color-parser'
import { parseComponentValue } from '@csstools/css-parser-algorithms'
import { tokenize } from '@csstools/css-tokenizer'

/** Red, green and blue from 0 to 255, and how opaque it is from 0 to 1. */
export interface Colour {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

/** A colour as mails write it; null for what is none or is not known. */
export function readColour(value: string): Colour | null {
  const written = value.trim().toLowerCase()
  if (written === '' || written.length > characters_max) return null
  const hex = readHex(written)
  if (hex) return hex
  // A mail is shown as on a light page.
  const light = /^light-dark\(([^,()]+(?:\([^()]*\))?),/.exec(written)?.[1]
  if (light !== undefined) return readColour(light)
  if (isSystemColour(written)) return readHex(system_colours[written] ?? '')
  const known = readColours.get(written)
  if (known !== undefined) return known
  const read = readWithLibrary(written)
  if (readColours.size >= known_max) readColours.clear()
  readColours.set(written, read)
  return read
}

/** `#rrggbb`. */
export function writeColour({ rgb }: Colour): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2.2: from 1 for none to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** A colour as it looks in front of another one. */
export function blend({ rgb, alpha }: Colour, ground: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => Math.round(rgb[index] * alpha + ground.rgb[index] * (1 - alpha))
  return { rgb: [mix(0), mix(1), mix(2)], alpha: alpha + ground.alpha * (1 - alpha) }
}

/** Whether a person tells the two apart. Some colours are as light as each other. */
export function isDistinct(one: Colour, other: Colour): boolean {
  const away = Math.max(...one.rgb.map((part, index) => Math.abs(part - (other.rgb[index] ?? 0))))
  return contrast(one, other) >= 1.2 || away >= 60
}

export const white: Colour = { rgb: [255, 255, 255], alpha: 1 }
const night: Colour = { rgb: [26, 26, 26], alpha: 1 }

/** Whether text in this colour can be read on a light and on a dark page alike. */
export function isReadable(colour: Colour): boolean {
  return colour.alpha > 0.9 && contrast(colour, white) >= 3 && contrast(colour, night) >= 3
}

const characters_max = 200
const known_max = 2000
const readColours = new Map<string, Colour | null>()

function luminance({ rgb }: Colour): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function readHex(written: string): Colour | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(written)?.[1]
  if (digits === undefined) return null
  const wide = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const number = Number.parseInt(wide.slice(0, 6), 16)
  return {
    rgb: [number >> 16, (number >> 8) & 255, number & 255],
    alpha: wide.length === 8 ? Number.parseInt(wide.slice(6), 16) / 255 : 1,
  }
}

function readWithLibrary(written: string): Colour | null {
  if (!/^[a-z-]{3,40}(?:\(.*\))?$/.test(written)) return null
  try {
    const value = parseComponentValue(tokenize({ css: written }))
    const read = value ? color(value) : false
    return read ? readRgb(serializeRGB(read).toString()) : null
  } catch {
    return null
  }
}

function readRgb(written: string): Colour | null {
  const [red, green, blue, alpha = 1] = (written.match(/[\d.]+(?:e-\d+)?/g) ?? []).map(Number)
  if (red === undefined || green === undefined || blue === undefined) return null
  return { rgb: [red, green, blue], alpha }
}

/** Of a light page. */
const system_colours: Readonly<Record<string, string>> = {
  canvas: '#ffffff',
  canvastext: '#000000',
  field: '#ffffff',
  fieldtext: '#000000',
  buttonface: '#efefef',
  buttontext: '#000000',
  buttonborder: '#000000',
  linktext: '#0000ee',
  visitedtext: '#551a8b',
  activetext: '#ff0000',
  mark: '#ffff00',
  marktext: '#000000',
  graytext: '#808080',
  highlighttext: '#000000',
  selecteditemtext: '#ffffff',
}

/** A name for what the page itself is painted in. */
export function isSystemColour(value: string): boolean {
  return Object.hasOwn(system_colours, value.toLowerCase())
}
