import { findFunction, functionsIn } from './css-functions.ts'
import { type LengthBase, lengthPx } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { listOf, partsOf } from './css-parts.ts'
import { gradientColours } from './ground.ts'

/** A clip that leaves nothing, or that a graphic of the mail defines. */
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

/** A mask that lets nothing through, or whose picture decides what is seen. */
export function isMasked(style: Style, base: LengthBase): boolean {
  const image = style.get('mask-image') ?? 'none'
  if (image === 'none') return false
  if (/url\(|image-set\(|cross-fade\(|element\(|paint\(/.test(image)) return true
  if (isMaskAside(style, base)) return true
  const colours = gradientColours(image, { rgb: [0, 0, 0], alpha: 1 })
  return colours.length > 0 && colours.every(({ alpha }) => alpha < 0.1)
}

/** One small image that is not repeated, or that is moved out of the box. */
function isMaskAside(style: Style, base: LengthBase): boolean {
  const px = (name: string) =>
    listOf(style.get(name) ?? '')
      .slice(0, 1)
      .flatMap((one) => partsOf(one).map((part) => lengthPx(part, { ...base, wholePx: 300 })))
  if (px('mask-size').some((size) => size !== null && size <= 2)) return true
  if (!(style.get('mask-repeat') ?? '').includes('no-repeat')) return false
  return px('mask-position').some((at) => at !== null && Math.abs(at) >= 300)
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
    case 'path':
    case 'shape':
      return isFlatPath(written)
    default:
      return shape === 'url'
  }
}

/** Numbers of a path take turns: one to the right and one down. */
function isFlatPath(written: string): boolean {
  const numbers = (written.slice(0, 2000).match(/-?\d{1,9}(?:\.\d{0,9})?/g) ?? []).map(Number)
  if (numbers.every((one) => one <= 2)) return true
  if (/\d ?[ahv]|by /i.test(written)) return false
  return [0, 1].some((axis) => {
    const own = numbers.filter((_, index) => index % 2 === axis)
    return Math.max(...own) - Math.min(...own) <= 2
  })
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
  if (corners.every(({ x }) => x <= 0) || corners.every(({ y }) => y <= 0)) return 0
  const doubled = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(doubled) / 2
}
