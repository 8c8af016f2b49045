/** Red, green and blue from 0 to 255, and how opaque it is from 0 to 1. */
export interface Colour {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

/** A colour as mails write it; null for what is none or is not known. */
export function readColour(value: string): Colour | null {
  const written = value.trim().toLowerCase()
  if (written === 'transparent') return { rgb: [0, 0, 0], alpha: 0 }
  const name = Object.hasOwn(names, written) ? names[written] : undefined
  return readHex(name ?? written) ?? readFunction(written)
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

export const white: Colour = { rgb: [255, 255, 255], alpha: 1 }
const night: Colour = { rgb: [26, 26, 26], alpha: 1 }

/** Whether text in this colour can be read on a light and on a dark page alike. */
export function isReadable(colour: Colour): boolean {
  return colour.alpha > 0.9 && contrast(colour, white) >= 3 && contrast(colour, night) >= 3
}

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

function readFunction(written: string): Colour | null {
  const inside = /^rgba?\(([\d\s.,%/]{1,60})\)$/.exec(written)?.[1]
  if (inside === undefined) return null
  const [red, green, blue, alpha = '1'] = inside.split(/[\s,/]+/).filter((part) => part !== '')
  if (red === undefined || green === undefined || blue === undefined) return null
  const rgb = [red, green, blue].map((part) =>
    Math.min(255, Math.round(Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1))),
  )
  const [r = 0, g = 0, b = 0] = rgb
  const opaque = Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1)
  return [r, g, b, opaque].some(Number.isNaN) ? null : { rgb: [r, g, b], alpha: Math.min(1, opaque) }
}

/** The names that are in use. */
const names: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
  brown: '#a52a2a',
  pink: '#ffc0cb',
  crimson: '#dc143c',
  darkred: '#8b0000',
  darkgreen: '#006400',
  darkblue: '#00008b',
  whitesmoke: '#f5f5f5',
  ivory: '#fffff0',
  snow: '#fffafa',
}
