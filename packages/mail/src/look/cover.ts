import type { Element } from 'domhandler'
import { readColour } from './colour.ts'
import { type LengthBase, lengthPx, numberOf, screen_px } from './css-length.ts'
import { functionsIn } from './css-functions.ts'
import { listOf, numbersIn } from './css-parts.ts'
import { gradientColours } from './gradient.ts'
import type { Look } from './look.ts'
import { onceForEach } from './once.ts'
import { movedBy } from './place.ts'

/** How much of a container an element takes. */
export interface Span {
  readonly widthPx: number
  readonly heightPx: number
}

/** How much of its container an element with this look takes; nothing where it shines through. */
export const spanOf = onceForEach((look: Look): Span => {
  const { style } = look
  if (!/absolute|fixed/.test(style.get('position') ?? '') || look.opacity < 0.9) return no_span
  if (hasWideEdge(look)) return { widthPx: Infinity, heightPx: Infinity }
  const base = { fontPx: look.fontPx, rootPx: look.rootPx, wholePx: screen_px.width }
  const border = 2 * borderOf(look)
  const [width, height] = [sideOf(look, base, 'width') + border, sideOf(look, base, 'height') + border]
  // What is lower than a line of letters is a line below them.
  return Math.min(width, height) < letters_px ? no_span : { widthPx: width, heightPx: height }
})

const no_span: Span = { widthPx: 0, heightPx: 0 }

function borderOf({ style, fontPx, rootPx }: Look): number {
  return lengthPx(style.get('border-top-width') ?? '0', { fontPx, rootPx, wholePx: 0 }) ?? 0
}

const thick_px = 8
const letters_px = 12

/** By so many pixels an element is pulled over what stands before it. */
export const pullOf = onceForEach(({ style, fontPx, rootPx }: Look): number => {
  const base = { fontPx, rootPx, wholePx: 0 }
  const px = (name: string) => lengthPx(style.get(name) ?? '0', base) ?? 0
  const top = style.get('position') === 'relative' ? px('top') : 0
  return -(Math.min(0, px('margin-top')) + top + movedBy(style, base).y)
})

/** By so many pixels an element is pulled over what stands to its left, as far as it is as wide as that. */
export const pullAsideOf = onceForEach(({ style, fontPx, rootPx }: Look): number => {
  const base = { fontPx, rootPx, wholePx: 0 }
  const px = (name: string) => lengthPx(style.get(name) ?? '0', base) ?? 0
  const left = style.get('position') === 'relative' ? px('left') : 0
  const pulled = -(Math.min(0, px('margin-left')) + left + movedBy(style, base).x)
  const high = Math.max(px('height'), px('min-height'), px('line-height'))
  return high < letters_px && style.has('height')
    ? 0
    : Math.min(pulled, Math.max(px('width'), px('min-width')))
})

/** By so many pixels an element reaches above its container, as wide as that is. */
export const reachOf = onceForEach((look: Look): number => {
  const { style, fontPx, rootPx } = look
  if (!/absolute/.test(style.get('position') ?? '') || zOf(look) < 0 || look.opacity < 0.9) return 0
  const px = (name: string) => lengthPx(style.get(name) ?? 'auto', { fontPx, rootPx, wholePx: 0 })
  const height = Math.max(px('height') ?? 0, px('min-height') ?? 0)
  const isWide = style.get('width') === '100%' || (px('left') ?? far_px) <= near_px
  if (!isWide || height < letters_px) return 0
  if (style.get('bottom') === '100%') return height
  return Math.min(height, -(px('top') ?? 0))
})

const far_px = 10_000

/** Whether an element is painted over those before it. */
export function isRaised(look: Look): boolean {
  const { style } = look
  const isPlaced = look.isPlaced || style.has('opacity') || style.has('filter') || style.has('translate')
  return isPlaced && zOf(look) >= 0 && look.opacity >= 0.9
}

/** Whether nothing shines through an element. */
export function isOpaque({ name, attribs }: Element, look: Look): boolean {
  if ((name === 'img' && (attribs['src'] ?? '') !== '') || name === 'textarea') return true
  return isFilled(look)
}

const isFilled = onceForEach((look: Look): boolean => {
  const { style, colour } = look
  if (borderOf(look) >= thick_px || hasWideEdge(look)) return true
  const blurred = functionsIn(style.get('backdrop-filter') ?? '').find((one) => one.name === 'blur')
  if (blurred && Number.parseFloat(blurred.written) >= 6) return true
  const image = style.get('background-image') ?? 'none'
  const gradient = gradientColours(image, colour)
  if (image.includes('url(') || (gradient.length > 0 && gradient.every(({ alpha }) => alpha >= 0.9)))
    return true
  const plain = style.get('background-color') ?? 'transparent'
  const painted = plain === 'currentcolor' ? colour : readColour(plain)
  return painted !== null && painted.alpha >= 0.9
})

export function zOf({ style }: Look): number {
  return numberOf(style.get('z-index') ?? '0') ?? 0
}

/** From the beginning of the container; nothing where the element begins elsewhere. */
function sideOf(look: Look, base: LengthBase, side: 'width' | 'height'): number {
  const { style } = look
  const whole = { ...base, wholePx: 100_000 }
  const [start, end] = side === 'width' ? ['left', 'right'] : ['top', 'bottom']
  const startPx = lengthPx(style.get(start) ?? (side === 'width' ? '0' : 'auto'), whole)
  const endPx = lengthPx(style.get(end) ?? 'auto', whole)
  const size = lengthPx(style.get(side) ?? style.get(`min-${side}`) ?? 'auto', whole)
  if (startPx !== null && startPx > near_px) return 0
  if (startPx === null && (endPx === null || endPx > near_px)) return 0
  // What lies at the bottom of a box of unknown height covers its last lines at most.
  if (side === 'height' && startPx === null && (size ?? 0) < far_px) return 0
  if (size !== null) return Math.max(0, size)
  return endPx !== null && endPx <= near_px && startPx !== null ? 100_000 : 0
}

const near_px = 24

/** A shadow or an outline that reaches far around an element. */
function hasWideEdge({ style }: Look): boolean {
  const shadows = listOf((style.get('box-shadow') ?? '').slice(0, 500)).filter(
    (one) => !one.includes('inset'),
  )
  const [outline = 0] = numbersIn(style.get('outline') ?? '')
  return outline >= wide_px || shadows.some((shadow) => (numbersIn(shadow)[3] ?? 0) >= wide_px)
}

const wide_px = 60
