import { findFunction, functionsIn } from './css-functions.ts'
import { type LengthBase, lengthPx } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { listOf, partsOf } from './css-parts.ts'
import type { Colour } from './colour.ts'
import { gradientSamples } from './gradient.ts'
import { addressIn, readPicture } from './picture.ts'
import { small_part } from './ground.ts'

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
  if (/image-set\(|cross-fade\(|element\(|paint\(/.test(image)) return true
  if (image.includes('url(')) return !isOpenPicture(image)
  if (isMaskAside(style, base)) return true
  const layers = listOf(image)
  const isMixed = layers.length > 1 && !/^(?:add|source-over)?$/.test(style.get('mask-composite') ?? '')
  if (isMixed || isFlatFrame(style, base)) return true
  const isByLight = (style.get('mask-mode') ?? '').includes('luminance')
  return layers.every((layer) => {
    const places = gradientSamples(layer, black, base)
    const open = places.filter(({ rgb, alpha }) => alpha * (isByLight ? Math.max(...rgb) / 255 : 1) >= 0.1)
    return places.length > 0 && open.length <= places.length * small_part
  })
}

const black: Colour = { rgb: [0, 0, 0], alpha: 1 }

/** A mask for the inside of a box that has none. */
function isFlatFrame(style: Style, base: LengthBase): boolean {
  if (style.get('mask-clip') !== 'content-box') return false
  return ['width', 'height'].some((side) => (lengthPx(style.get(side) ?? 'auto', base) ?? 100) <= 2)
}

/** Whether a picture within a value lets most of a box through. */
function isOpenPicture(image: string): boolean {
  const address = addressIn(listOf(image)[0] ?? '')
  const picture = address === null ? null : readPicture(address)
  return picture !== null && picture !== 'nothing' && picture.colours.every(({ alpha }) => alpha >= 0.5)
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
      return isFlatPath(written)
    case 'shape':
      return isFlatShape(written)
    default:
      return shape === 'url'
  }
}

/** `from 0 0, line to 0 0` names no place but the corner. */
function isFlatShape(written: string): boolean {
  const lines = written.split(',').map((one) => one.trim())
  if (/arc|curve|smooth|by /.test(written)) return false
  const numbers = written.match(/\d{1,9}(?:\.\d{0,9})?/g) ?? []
  if (numbers.every((one) => Number(one) <= 2)) return true
  return ['h', 'v'].some((axis) => lines.slice(1).every((one) => one.startsWith(axis) || one === 'close'))
}

/** The lines of a path enclose nothing, or what they enclose lies before the box. */
function isFlatPath(written: string): boolean {
  const corners = cornersOf(written.slice(0, 2000))
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  if (corners.every(({ x }) => x <= 2) || corners.every(({ y }) => y <= 2)) return true
  return Math.max(...across) - Math.min(...across) <= 2 || Math.max(...down) - Math.min(...down) <= 2
}

/** The points that a path goes through or bends to. */
function cornersOf(written: string): { x: number; y: number }[] {
  const corners: { x: number; y: number }[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of written.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})/g) ?? []).map(Number)
    const isRelative = command === command.toLowerCase()
    const kind = command.toLowerCase()
    const [startX, startY] = [x, y]
    const step = { h: 1, v: 1, a: 7 }[kind] ?? 2
    for (let at = 0; at + step <= numbers.length; at += step) {
      const [first = 0, second = 0] = numbers.slice(at + step - Math.min(2, step), at + step)
      const isCurve = /[csq]/.test(kind)
      const [fromX, fromY] = isCurve ? [startX, startY] : [x, y]
      if (kind !== 'v') x = isRelative ? fromX + first : first
      if (kind === 'v') y = isRelative ? fromY + first : first
      else if (kind !== 'h') y = isRelative ? fromY + second : second
      corners.push({ x, y })
    }
  }
  return corners
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
      if (at === null || radius === null || radius <= 0) return false
      return at <= -radius || at - radius >= (side.endsWith('%') ? base.wholePx : far_px)
    })
}

/** Two sides that meet. */
function isUsedUp(one: number | null | undefined, other: number | null | undefined, whole: number): boolean {
  return (one ?? 0) + (other ?? 0) >= whole * 0.98
}

/** All corners lie beyond the end of the box along one side, in percent. */
function isBeyond(written: string): boolean {
  const points = written.split(',').map((point) => point.trim().split(/\s+/).slice(-2))
  return [0, 1].some((axis) =>
    points.every((point) => /^[1-9]\d{2,}(?:\.\d{0,9})?%$/.test(point[axis] ?? '')),
  )
}

const far_px = 4000

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
  if (isBeyond(written)) return 0
  const doubled = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(doubled) / 2
}
