import type { Element } from 'domhandler'
import { readColour } from './colour.ts'
import { type LengthBase, lengthPx, numberOf, screen_px } from './css-length.ts'
import { functionsIn } from './css-functions.ts'
import { listOf, numbersIn } from './css-parts.ts'
import { gradientColours } from './ground.ts'
import type { Look } from './look.ts'
import { onceForEach } from './once.ts'
import { movedBy } from './place.ts'

/** How much of its container an element with this look takes, in square pixels; 0 where text below it is seen. */
export const spannedArea = onceForEach((look: Look): number => {
  const { style } = look
  if (!/absolute|fixed/.test(style.get('position') ?? '') || zOf(look) < 0 || look.opacity < 0.9) return 0
  if (hasWideEdge(look)) return Infinity
  const base = { fontPx: look.fontPx, rootPx: look.rootPx, wholePx: screen_px.width }
  const border = 2 * borderOf(look)
  const [width, height] = [spanOf(look, base, 'width') + border, spanOf(look, base, 'height') + border]
  // What is lower than a line of letters is a line below them.
  return Math.min(width, height) < letters_px ? 0 : width * height
})

function borderOf({ style, fontPx, rootPx }: Look): number {
  return lengthPx(style.get('border-top-width') ?? '0', { fontPx, rootPx, wholePx: 0 }) ?? 0
}

const thick_px = 8
const letters_px = 12

/** By so many pixels an element is pulled over what stands before it. */
export function pullOf(look: Look, element: Element): number {
  const px = raisedBy(look)
  return px > 0 && isOpaque(element, look) ? px : 0
}

const raisedBy = onceForEach((look: Look): number => {
  const { style, fontPx, rootPx } = look
  const isRaised = look.isPlaced || style.has('opacity') || style.has('filter') || style.has('translate')
  if (!isRaised || zOf(look) < 0 || look.opacity < 0.9) return 0
  const base = { fontPx, rootPx, wholePx: 0 }
  const px = (name: string) => lengthPx(style.get(name) ?? '0', base) ?? 0
  const top = style.get('position') === 'relative' ? px('top') : 0
  return -(Math.min(0, px('margin-top')) + top + movedBy(style, base).y)
})

/** The cell of a grid that the style names; null where the browser chooses one. */
export function cellOf({ style }: Look): string | null {
  const area = style.get('grid-area')
  if (area !== undefined) return area.replaceAll(' ', '')
  const [row, column] = [style.get('grid-row'), style.get('grid-column')]
  return row === undefined || column === undefined ? null : `${row}/${column}`.replaceAll(' ', '')
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
function spanOf(look: Look, base: LengthBase, side: 'width' | 'height'): number {
  const { style } = look
  const whole = { ...base, wholePx: 100_000 }
  const [start, end] = side === 'width' ? ['left', 'right'] : ['top', 'bottom']
  const startPx = lengthPx(style.get(start) ?? (side === 'width' ? '0' : 'auto'), whole)
  const endPx = lengthPx(style.get(end) ?? 'auto', whole)
  const size = lengthPx(style.get(side) ?? style.get(`min-${side}`) ?? 'auto', whole)
  if (startPx !== null && startPx > near_px) return 0
  if (startPx === null && (endPx === null || endPx > near_px)) return 0
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
