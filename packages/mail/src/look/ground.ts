import { type BackgroundLayer, coverageOf, layersOf } from './background.ts'
import { blendBy } from './effects.ts'
import { blend, type Colour, isDistinct, readColour } from './colour.ts'
import type { LengthBase } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { isSize, listOf, numbersIn, partsOf } from './css-parts.ts'
import { gradientSamples, isGradient } from './gradient.ts'
import { addressIn, readPicture } from './picture.ts'

/** What lies behind a text: colors at places of equal size. */
export type Ground = readonly Colour[]

/** What lies behind the text of an element; null where a picture of unknown colors does. */
export function groundOf(
  style: Style,
  outer: { readonly ground: Ground | null },
  current: Colour,
  base: LengthBase,
): Ground | null {
  const clip = style.get('background-clip')
  const behind =
    clip === 'text' || clip === 'border-area' ? outer.ground : paintedOn(style, outer.ground, current, base)
  return insetsOf(style, current).reduceRight<Ground | null>((below, one) => over([one], below), behind)
}

/** Shadows that fill a box from its edges. */
function insetsOf(style: Style, current: Colour): Colour[] {
  const written = (style.get('box-shadow') ?? '').slice(0, characters_max)
  if (!written.includes('inset')) return []
  return listOf(written).flatMap((shadow) => {
    const parts = partsOf(shadow).filter((part) => part !== 'inset')
    const [x = 0, y = 0, , spread = 0] = numbersIn(shadow)
    if (!shadow.includes('inset') || Math.max(Math.abs(x), Math.abs(y), spread) < filling_px) return []
    const painted = parts.find((part) => !isSize(part)) ?? 'currentcolor'
    const colour = painted === 'currentcolor' ? current : readColour(painted)
    return colour ? [colour] : []
  })
}

const filling_px = 20
const characters_max = 1000

/** The color and the images of a background on what lies behind; the same ground where they paint nothing. */
export function paintedOn(
  style: Style,
  behind: Ground | null,
  current: Colour,
  base: LengthBase,
): Ground | null {
  const below = coloured(style.get('background-color'), behind, current)
  return layersOf(style).reduceRight<Ground | null>(
    (ground, layer) => paint(layer, ground, current, base),
    below,
  )
}

function paint(
  layer: BackgroundLayer,
  below: Ground | null,
  current: Colour,
  base: LengthBase,
): Ground | null {
  const { image, mode } = layer
  if (isGradient(image)) {
    const colours = gradientSamples(image, current, base)
    const coverage = coverageOf(layer, { widthPx: null, heightPx: null }, base)
    return colours.length === 0 ? below : place(colours, below, coverage, mode)
  }
  const address = addressIn(image)
  const picture = address === null ? null : readPicture(address)
  if (picture === 'nothing') return below
  const coverage = coverageOf(layer, picture ?? { widthPx: null, heightPx: null }, base)
  if (coverage === 'nothing') return below
  return picture === null ? null : place(picture.colours, below, coverage, mode)
}

function place(
  colours: readonly Colour[],
  below: Ground | null,
  coverage: ReturnType<typeof coverageOf>,
  mode: string | undefined,
): Ground | null {
  if (coverage === 'nothing') return below
  const blended = below === null ? colours : colours.map((one, at) => blendBy(mode, one, placeOf(below, at)))
  const painted = over(blended, below)
  if (painted === null) return null
  const [first] = painted
  if (coverage === 'all' || below === null)
    return first && painted.every(({ rgb }) => rgb.every((part, at) => part === first.rgb[at]))
      ? [first]
      : painted
  const rest = Array.from({ length: painted.length }, (_, at) => placeOf(below, at))
  return [...painted.slice(0, places_max), ...rest.slice(0, places_max)]
}

const places_max = 16

function coloured(written: string | undefined, outer: Ground | null, current: Colour): Ground | null {
  if (written === undefined || /^(?:transparent|initial|unset|inherit|none|revert)$/.test(written))
    return outer
  const own = written === 'currentcolor' ? current : readColour(written)
  return own === null ? outer : over([own], outer)
}

function over(own: Ground, below: Ground | null): Ground | null {
  if (own.every(({ alpha }) => alpha >= 0.99)) return own
  if (own.every(({ alpha }) => alpha === 0)) return below
  if (below === null) return null
  const count = Math.max(own.length, below.length)
  return Array.from({ length: count }, (_, at) => blend(placeOf(own, at), placeOf(below, at)))
}

function placeOf(ground: Ground, at: number): Colour {
  return ground[at % ground.length] ?? { rgb: [255, 255, 255], alpha: 0 }
}

/** Whether a color is read on more than a small part of a ground. */
export function isReadOn(ground: Ground, colourOn: (behind: Colour) => Colour): boolean {
  const read = ground.filter((behind) => isDistinct(colourOn(behind), behind))
  return read.length > ground.length * small_part
}

/** Less than this is a dot or a line. */
export const small_part = 0.1
