import { type LengthBase, lengthPx, screen_px } from './css-length.ts'
import { findFunction, functionsIn } from './css-functions.ts'
import { gradientColours } from './ground.ts'
import { partsOf, type Style } from './css-longhands.ts'

/** A box of almost no size that cuts off what it holds. */
export function isFolded(style: Style, base: LengthBase): boolean {
  if (isSizedAlone(style)) return true
  if (!/hidden|clip|auto|scroll/.test(`${style.get('overflow-x') ?? ''} ${style.get('overflow-y') ?? ''}`))
    return false
  const isFlat = (names: readonly string[], padding: readonly string[]) =>
    names.some((name) => isTiny(style.get(name), base)) && paddingOf(style, padding, base) <= 4
  if (isFlat(['height', 'max-height'], ['padding-top', 'padding-bottom'])) return true
  if (isFlat(['width', 'max-width'], ['padding-left', 'padding-right'])) return true
  return /^100%$|^[1-9]\d{2,}%$/.test(style.get('text-indent') ?? '')
}

/** Its height is that of an empty box, and what stands beyond it is cut off. */
function isSizedAlone(style: Style): boolean {
  const contain = style.get('contain') ?? ''
  const height = style.get('height') ?? 'auto'
  if (!/\b(?:size|strict)\b/.test(contain.replace('inline-size', '')) || height !== 'auto') return false
  const isCut =
    /strict|paint|content/.test(contain) || /hidden|clip|auto|scroll/.test(style.get('overflow-y') ?? '')
  return isCut && style.get('min-height') === undefined && style.get('padding-top') === undefined
}

/** A place that is on no screen. */
export function isMovedAway(style: Style, base: LengthBase): boolean {
  const position = style.get('position') ?? 'static'
  const px = (name: string, wholePx: number = screen_px.width) => {
    const value = style.get(name)
    return value === undefined ? 0 : (lengthPx(value, { ...base, wholePx }) ?? 0)
  }
  if (/absolute|fixed|relative/.test(position)) {
    if (isFar(px('left'), style.get('left')) || isFar(px('right'), style.get('right'))) return true
    if (px('top') <= -400 || px('bottom') <= -far_down_px || px('top') >= far_down_px || px('bottom') >= 2000)
      return true
  }
  if (isFar(px('margin-left'), style.get('margin-left')) || px('margin-top') <= -400) return true
  if (px('margin-top') >= far_down_px || px('padding-left') >= far_px || px('padding-top') >= far_down_px)
    return true
  return translationsIn(style).some(
    ({ value, axis }) =>
      isFar(lengthPx(value, { ...base, wholePx: 400 }) ?? 0, null) ||
      (axis === 'y' && (lengthPx(value, base) ?? 0) >= far_down_px),
  )
}

/** A clip that leaves nothing. */
export function isClippedAway(style: Style, base: LengthBase): boolean {
  const clip = findFunction(style.get('clip'), 'rect')
  if (clip !== undefined && /absolute|fixed/.test(style.get('position') ?? '')) {
    const [top, right, bottom, left] = clip
      .split(/[\s,]+/)
      .filter((side) => side !== '')
      .map((side) => (side === 'auto' ? null : lengthPx(side, base)))
    if (isNarrow(top, bottom) || isNarrow(left, right)) return true
  }
  const [path] = functionsIn(style.get('clip-path') ?? '')
  return path !== undefined && isEmptyShape(path.name, path.written, { ...base, wholePx: 300 })
}

/** A mask that lets nothing through. */
export function isMasked(style: Style): boolean {
  if (/^0(?:px|%)?(?:\s+0(?:px|%)?)?$/.test(style.get('mask-size') ?? '')) return true
  const colours = gradientColours(style.get('mask-image') ?? '', { rgb: [0, 0, 0], alpha: 1 })
  return colours.length > 0 && colours.every(({ alpha }) => alpha < 0.1)
}

const far_px = 2000
/** Mails are longer than wide. */
const far_down_px = 50_000

function isTiny(value: string | undefined, base: LengthBase): boolean {
  if (value === undefined) return false
  const px = lengthPx(value, base)
  return px !== null && px >= 0 && px <= 2
}

function paddingOf(style: Style, names: readonly string[], base: LengthBase): number {
  return names.reduce((sum, name) => sum + (lengthPx(style.get(name) ?? '0', base) ?? 0), 0)
}

/** A share in percent moves out only when it is whole: halves are for centering. */
function isFar(px: number, written: string | null | undefined): boolean {
  if (written?.endsWith('%')) return px <= -screen_px.width || px >= 2 * screen_px.width
  return px <= -400 || px >= far_px
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
  for (const { name, written } of functionsIn(style.get('transform') ?? '')) {
    const values = written.split(',')
    if (name === 'translate' || name === 'translate3d') put(values[0], values[1])
    if (name === 'translatex') put(values[0], undefined)
    if (name === 'translatey') put(undefined, values[0])
    if (name === 'matrix') put(`${values[4]?.trim() ?? 0}px`, `${values[5]?.trim() ?? 0}px`)
  }
  const [x, y] = partsOf(style.get('translate') ?? '')
  put(x, y)
  return found
}

function isNarrow(start: number | null | undefined, end: number | null | undefined): boolean {
  if (end === null || end === undefined) return false
  return end - (start ?? 0) <= 2
}

function isEmptyShape(shape: string, written: string, base: LengthBase): boolean {
  const [sized = ''] = written.split(/ (?:at|round) /)
  const sides = sized.split(/[\s,]+/).map((side) => lengthPx(side, base))
  const [first, second = first, third = first, fourth = second] = sides
  switch (shape) {
    case 'inset':
      return isUsedUp(first, third, base.wholePx) || isUsedUp(second, fourth, base.wholePx)
    case 'circle':
    case 'ellipse':
      return sides.some((side) => side !== null && side <= 1) || isBeside(written, sides, base)
    case 'rect':
      return isNarrow(first, third) || isNarrow(fourth, second)
    case 'xywh':
      return sides.slice(2, 4).some((side) => side !== null && side <= 1)
    case 'polygon':
      return areaOf(written, base) < 4
    default:
      return shape === 'path' && !/[1-9]/.test(written)
  }
}

/** `10px at -50px -50px` leaves out the whole box. */
function isBeside(written: string, radii: readonly (number | null)[], base: LengthBase): boolean {
  const [, place = ''] = written.split(' at ')
  const [first = null, second = first] = radii
  return place
    .trim()
    .split(/\s+/)
    .some((side, index) => {
      const at = lengthPx(side, base)
      const radius = index === 0 ? first : second
      return at !== null && radius !== null && radius > 0 && at <= -radius
    })
}

/** Two sides that meet. */
function isUsedUp(one: number | null | undefined, other: number | null | undefined, whole: number): boolean {
  return (one ?? 0) + (other ?? 0) >= whole * 0.98
}

function areaOf(written: string, base: LengthBase): number {
  const points = written
    .replace(/^(?:nonzero|evenodd)\s*,/, '')
    .split(',')
    .map((point) =>
      point
        .trim()
        .split(/\s+/)
        .map((side) => lengthPx(side, base)),
    )
  const known = points.map(([x, y]) =>
    x === null || y === null || x === undefined || y === undefined ? null : { x, y },
  )
  if (known.includes(null)) return Number.POSITIVE_INFINITY
  const corners = known.flatMap((point) => (point ? [point] : []))
  const doubled = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(doubled) / 2
}
