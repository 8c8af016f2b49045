import { type Colour, readColour } from './colour.ts'
import { findFunction } from './css-functions.ts'
import { type LengthBase, lengthPx, screen_px } from './css-length.ts'
import { listOf, partsOf } from './css-parts.ts'

export function isGradient(image: string): boolean {
  return image.includes('gradient(')
}

/** The colors that a gradient goes through. */
export function gradientColours(image: string, current: Colour): Colour[] {
  return stopsOf(image).flatMap((stop) => colourIn(stop, current) ?? [])
}

/** The colors of a gradient at places of equal size. */
export function gradientSamples(image: string, current: Colour, base: LengthBase): Colour[] {
  const isRound = image.includes('conic-')
  const whole = { ...base, wholePx: screen_px.width }
  const stops: { colour: Colour; at: number | null }[] = []
  for (const written of stopsOf(image)) {
    const colour = colourIn(written, current)
    const places = partsOf(written).flatMap((part) => placeOf(part, whole, isRound) ?? [])
    if (colour) for (const at of places.length > 0 ? places : [null]) stops.push({ colour, at })
  }
  const [first] = stops
  if (!first) return []
  const placed = placeStops(stops)
  const length = image.includes('repeating-') ? (placed.at(-1)?.at ?? 1) : 1
  const middle = aside(image, whole)
  return Array.from({ length: samples }, (_, index) =>
    colourAt(placed, middle + length * ((index + 0.5) / samples)),
  )
}

const samples = 16
const characters_max = 1000

function stopsOf(image: string): string[] {
  const read = image.slice(0, characters_max)
  const start = read.indexOf('gradient(')
  return start < 0 ? [] : listOf(read.slice(start + 'gradient('.length, read.lastIndexOf(')')))
}

function colourIn(stop: string, current: Colour): Colour | null {
  for (const part of partsOf(stop)) {
    const colour = part === 'currentcolor' ? current : readColour(/^\d/.test(part) ? '' : part)
    if (colour) return colour
  }
  return null
}

/** A place on the line of a gradient: 1 is its end. */
function placeOf(part: string, whole: LengthBase, isRound: boolean): number | null {
  const [, turned, unit = ''] = /^([\d.]{1,12})(deg|turn|rad|grad)$/.exec(part) ?? []
  if (turned !== undefined)
    return isRound ? Number(turned) / ({ deg: 360, turn: 1, rad: 2 * Math.PI, grad: 400 }[unit] ?? 1) : null
  const px = /^[-+.\d]|^calc\(/.test(part) ? lengthPx(part, whole) : null
  return px === null ? null : px / whole.wholePx
}

/** A round gradient whose middle lies far outside of its box shows what lies at its end. */
function aside(image: string, whole: LengthBase): number {
  const { written = '' } = { written: findFunction(image, 'radial-gradient') }
  const [, place = ''] = (listOf(written)[0] ?? '').split(' at ')
  const far = partsOf(place).map((part) => {
    const px = lengthPx(part, whole) ?? 0
    return Math.max(0, -px, px - whole.wholePx)
  })
  return Math.hypot(...far, 0) / whole.wholePx
}

/** Stops without a place lie in equal steps between those with one. */
function placeStops(
  stops: readonly { colour: Colour; at: number | null }[],
): { colour: Colour; at: number }[] {
  const last = stops.length - 1
  let before = stops[0]?.at ?? 0
  let beforeIndex = 0
  return stops.map(({ colour, at }, index) => {
    if (at !== null) {
      before = Math.max(before, at)
      beforeIndex = index
      return { colour, at: before }
    }
    let next = index
    while (next < last && stops[next]?.at === null) next += 1
    const end = Math.max(before, stops[next]?.at ?? 1)
    const start = beforeIndex === 0 && index === 0 ? 0 : before
    const share = next === beforeIndex ? 0 : (index - beforeIndex) / (next - beforeIndex)
    return { colour, at: index === 0 ? 0 : start + (end - start) * share }
  })
}

function colourAt(stops: readonly { readonly colour: Colour; readonly at: number }[], at: number): Colour {
  const next = stops.findIndex((stop) => stop.at > at)
  const before = stops[next < 0 ? stops.length - 1 : next - 1]
  const after = next < 0 ? undefined : stops[next]
  if (!before || !after)
    return (before ?? after ?? { colour: { rgb: [255, 255, 255] as const, alpha: 0 } }).colour
  return mix(before.colour, after.colour, (at - before.at) / (after.at - before.at))
}

function mix(one: Colour, other: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => Math.round(one.rgb[index] * (1 - share) + other.rgb[index] * share)
  return { rgb: [part(0), part(1), part(2)], alpha: one.alpha * (1 - share) + other.alpha * share }
}
