import { blendBy } from './effects.ts'
import { blend, type Colour, isDistinct, readColour } from './colour.ts'
import type { Style } from './css-longhands.ts'
import { isSize, listOf, numbersIn, partsOf } from './css-parts.ts'

/** What lies behind the text of an element; null where it is a picture. */
export function groundOf(
  style: Style,
  outer: { readonly ground: Colour | null },
  current: Colour,
): Colour | null {
  const behind = backgroundOf(style, outer, current)
  return insetsOf(style, current).reduceRight<Colour | null>((below, one) => over(one, below), behind)
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

function backgroundOf(
  style: Style,
  outer: { readonly ground: Colour | null },
  current: Colour,
): Colour | null {
  if (style.get('background-clip') === 'text') return outer.ground
  const image = style.get('background-image') ?? 'none'
  if (/url\(|image-set\(|cross-fade\(|element\(|paint\(/.test(image)) return null
  const below = coloured(style.get('background-color'), outer.ground, current)
  if (!image.includes('gradient(')) return below
  const mode = style.get('background-blend-mode')
  const colours = gradientColours(image, current)
  const [first, ...others] = below === null ? colours : colours.map((one) => blendBy(mode, one, below))
  if (!first) return below
  const [painted, ...rest] = [first, ...others].map((one) => over(one, below))
  if (!painted) return null
  return rest.every((one) => one !== null && !isDistinct(one, painted)) ? painted : null
}

/** The colours that a gradient goes through. */
export function gradientColours(image: string, { rgb, alpha }: Colour): Colour[] {
  const read = image.slice(0, characters_max)
  const start = read.indexOf('gradient(')
  if (start < 0) return []
  return listOf(read.slice(start + 'gradient('.length, read.lastIndexOf(')'))).flatMap((stop) => {
    for (const part of partsOf(stop)) {
      const stopped = part === 'currentcolor' ? { rgb, alpha } : readColour(/^\d/.test(part) ? '' : part)
      if (stopped) return [stopped]
    }
    return []
  })
}

const characters_max = 1000

function coloured(written: string | undefined, outer: Colour | null, current: Colour): Colour | null {
  if (written === undefined || /^(?:transparent|initial|unset|inherit|none|revert)$/.test(written))
    return outer
  const own = written === 'currentcolor' ? current : readColour(written)
  return own === null ? outer : over(own, outer)
}

function over(own: Colour, below: Colour | null): Colour | null {
  if (own.alpha >= 0.99) return own
  if (own.alpha === 0) return below
  return below === null ? null : blend(own, below)
}
