import { functionsIn } from './css-functions.ts'
import { type LengthBase, lengthPx, screen_px } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { partsOf } from './css-parts.ts'
import { shiftOf } from './transform.ts'

/** A place that is on no screen. Boxes that are contained are placed in another one, not on the screen. */
export function isMovedAway(style: Style, base: LengthBase, isContained: boolean): boolean {
  if (isPlacedAway(style, base, isContained) || isOnPath(style)) return true
  const px = (name: string) => lengthPx(style.get(name) ?? '0', base) ?? 0
  if (isFar(px('margin-left'), style.get('margin-left')) || px('margin-top') <= -400) return true
  if (style.get('float') === 'right' && px('margin-right') <= -400) return true
  if (px('width') >= 2 * far_px && /right|end|center/.test(style.get('text-align') ?? '')) return true
  if (px('margin-top') >= far_down_px || px('padding-left') >= far_px || px('padding-top') >= far_down_px)
    return true
  if (style.get('direction') === 'rtl' && !style.has('width') && px('margin-right') <= -400) return true
  if (style.has('transform-origin') && isTurnedAway(style, base)) return true
  const isFromEnd = /^(?:[5-9]\d|\d{3,})%$/.test(style.get('left') ?? '')
  return translationsIn(style).some(
    ({ value, axis }) =>
      (!(isFromEnd && axis === 'x' && value.endsWith('%')) &&
        isFar(lengthPx(value, { ...base, wholePx: 400 }) ?? 0, null)) ||
      (axis === 'y' && (lengthPx(value, base) ?? 0) >= far_down_px),
  )
}

/** Turned or scaled about a point far away. */
function isTurnedAway(style: Style, base: LengthBase): boolean {
  const { x, y } = shiftOf(style, base, 100)
  return isFar(x, null) || y <= -600 || y >= far_down_px
}

const far_px = 2000
/** Mails are longer than wide. */
const far_down_px = 50_000

function isPlacedAway(style: Style, base: LengthBase, isContained: boolean): boolean {
  const position = style.get('position') ?? 'static'
  if (!/absolute|fixed|relative/.test(position)) return false
  const { width, height } = screen_px
  const px = (name: string, wholePx: number = width) => {
    const value = style.get(name)
    return value === undefined ? 0 : (lengthPx(value, { ...base, wholePx }) ?? 0)
  }
  if (isFar(px('left'), style.get('left')) || isFar(px('right'), style.get('right'))) return true
  if (px('top') <= -400 || px('bottom') <= -far_down_px || px('top') >= far_down_px || px('bottom') >= 2000)
    return true
  if (position === 'relative') return false
  const isFree = (side: string) => /^(?:auto|initial|unset)$/.test(style.get(side) ?? 'auto')
  if (isFree('left') && style.get('right')?.endsWith('%') && px('right') >= width) return true
  const isOnScreen = position === 'fixed' || !isContained
  if (isOnScreen && isFree('left') && px('right') >= width - narrow_px) return true
  if (isOnScreen && isFree('top') && px('bottom', height) >= height - narrow_px) return true
  return position === 'fixed' && (px('top', height) >= height - narrow_px || px('left') >= width - narrow_px)
}

const narrow_px = 8

/** Along a path, which no mail program draws. */
function isOnPath(style: Style): boolean {
  return !/^(?:none|auto|initial|unset|revert)$/.test(style.get('offset-path') ?? 'none')
}

/** A share in percent moves out only when it is whole: halves are for centering. */
function isFar(px: number, written: string | null | undefined): boolean {
  if (written?.endsWith('%')) return px <= -screen_px.width || px >= 2 * screen_px.width
  return px <= -400 || px >= far_px
}

/** How far the translations of a style move a box, in pixels. */
export function movedBy(style: Style, base: LengthBase): { readonly x: number; readonly y: number } {
  const sum = (axis: 'x' | 'y') =>
    translationsIn(style).reduce(
      (px, one) => px + (one.axis === axis ? (lengthPx(one.value, { ...base, wholePx: 0 }) ?? 0) : 0),
      0,
    )
  return { x: sum('x'), y: sum('y') }
}

interface Translation {
  readonly value: string
  readonly axis: 'x' | 'y'
}

function translationsIn(style: Style): Translation[] {
  const found: Translation[] = []
  const put = (x: string | undefined, y: string | undefined) => {
    if (x !== undefined) found.push({ value: x.trim(), axis: 'x' })
    if (y !== undefined) found.push({ value: y.trim(), axis: 'y' })
  }
  for (const { name, written } of functionsIn((style.get('transform') ?? '').slice(0, 2000))) {
    const values = written.split(',')
    const first = name.endsWith('3d') ? 12 : 4
    if (name === 'translate' || name === 'translate3d') put(values[0], values[1])
    if (name === 'translatex') put(values[0], undefined)
    if (name === 'translatey') put(undefined, values[0])
    if (/^matrix(?:3d)?$/.test(name))
      put(`${values[first]?.trim() ?? 0}px`, `${values[first + 1]?.trim() ?? 0}px`)
  }
  const [x, y] = partsOf(style.get('translate') ?? '')
  put(x, y)
  return found
}
