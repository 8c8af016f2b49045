import { functionsIn } from './css-functions.ts'
import { type LengthBase, lengthPx, numberOf } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { partsOf } from './css-parts.ts'

/** How a transformed box is painted on the screen. */
export interface Projection {
  /** The smaller one of its two sides, compared with the box as it was; 0 behind the viewer. */
  readonly scale: number
  /** The viewer looks at its back. */
  readonly isTurned: boolean
}

/** By `translate`, `rotate`, `scale` and `transform`, seen through the `perspective` of the parent. */
export function projectionOf(style: Style, base: LengthBase, perspectivePx: number | null): Projection {
  const steps = stepsOf(style)
  if (steps.length === 0) return plain
  if (perspectivePx !== null) steps.unshift({ name: 'perspective', values: [`${perspectivePx}px`] })
  const whole = steps.reduce((matrix, step) => multiply(matrix, matrixOf(step, base)), identity)
  const at = (row: number, column: number) => whole[row * 4 + column] ?? 0
  const depth = at(3, 3)
  const flat = at(0, 0) * at(1, 1) - at(0, 1) * at(1, 0)
  const volume =
    at(0, 0) * (at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1)) -
    at(0, 1) * (at(1, 0) * at(2, 2) - at(1, 2) * at(2, 0)) +
    at(0, 2) * (at(1, 0) * at(2, 1) - at(1, 1) * at(2, 0))
  return { scale: depth > 0 ? smallerSide(at, flat) / depth : 0, isTurned: flat * volume < 0 }
}

/** How far a transform moves the middle of a box of this size, in pixels. */
export function shiftOf(
  style: Style,
  base: LengthBase,
  sizePx: number,
): { readonly x: number; readonly y: number } {
  const steps = stepsOf(style)
  if (steps.length === 0) return { x: 0, y: 0 }
  const whole = { ...base, wholePx: sizePx }
  const [x = sizePx / 2, y = sizePx / 2] = originOf(style, whole)
  const matrix = steps.reduce((product, step) => multiply(product, matrixOf(step, whole)), identity)
  const at = (index: number) => matrix[index] ?? 0
  const [aside, down] = [sizePx / 2 - x, sizePx / 2 - y]
  return { x: at(0) * aside + at(1) * down + at(3) - aside, y: at(4) * aside + at(5) * down + at(7) - down }
}

/** How far to the right of and below its upper left corner a transformed box reaches, in pixels. */
export function reachesTo(style: Style, base: LengthBase, size: { readonly x: number; readonly y: number }) {
  const steps = stepsOf(style)
  const [x = size.x / 2, y = size.y / 2] = originOf(style, { ...base, wholePx: size.x }, size.y)
  const matrix = steps.reduce(
    (product, step) => multiply(product, matrixOf(step, { ...base, wholePx: size.x })),
    identity,
  )
  const at = (index: number) => matrix[index] ?? 0
  const corners = [0, size.x].flatMap((right) => [0, size.y].map((down) => [right - x, down - y] as const))
  return {
    x: x + Math.max(...corners.map(([right, down]) => at(0) * right + at(1) * down + at(3))),
    y: y + Math.max(...corners.map(([right, down]) => at(4) * right + at(5) * down + at(7))),
  }
}

/** The point that a box is turned and scaled about, from its upper left corner. */
function originOf(style: Style, whole: LengthBase, heightPx = whole.wholePx): (number | undefined)[] {
  const sides: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 }
  const parts = partsOf(style.get('transform-origin') ?? '')
  if (/^(?:top|bottom)$/.test(parts[0] ?? ''))
    parts.unshift(...parts.splice(1, 1, ...(parts.length > 1 ? [] : ['center'])))
  return parts.slice(0, 2).map((part, index) => {
    const wholePx = index === 0 ? whole.wholePx : heightPx
    const share = Object.hasOwn(sides, part) ? sides[part] : undefined
    return share === undefined ? (lengthPx(part, { ...whole, wholePx }) ?? undefined) : share * wholePx
  })
}

const plain: Projection = { scale: 1, isTurned: false }

type Matrix = readonly number[]

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

interface Step {
  readonly name: string
  readonly values: readonly string[]
}

/** So many functions of a transform are read. */
const steps_max = 50

function stepsOf(style: Style): Step[] {
  const steps: Step[] = []
  const put = (property: string, name: string) => {
    const values = partsOf(style.get(property) ?? 'none')
    if (values[0] !== undefined && !/^[a-z-]{3,}$/.test(values[0])) steps.push({ name, values })
  }
  put('translate', 'translate3d')
  const turn = partsOf(style.get('rotate') ?? 'none')
  if (turn.length > 0 && turn[0] !== 'none') steps.push(turnOf(turn))
  put('scale', 'scale')
  for (const { name, written } of functionsIn((style.get('transform') ?? '').slice(0, 2000)))
    steps.push({ name, values: written.split(',').map((one) => one.trim()) })
  return steps.slice(0, steps_max)
}

/** The angle of `rotate` stands before or behind the axis. */
function turnOf(parts: readonly string[]): Step {
  const angle = parts.find((part) => angle_written.test(part)) ?? '0'
  const axis = parts.filter((part) => part !== angle)
  if (axis.length === 3) return { name: 'rotate3d', values: [...axis, angle] }
  return { name: `rotate${axis[0] ?? 'z'}`, values: [angle] }
}

const angle_written = /^[+-]?[\d.]{1,20}(?:deg|rad|grad|turn)$|^calc\(/

function matrixOf({ name, values }: Step, base: LengthBase): Matrix {
  const [first = '', second = '', third = '', fourth = ''] = values
  const numbers = values.map((one) => numberOf(one) ?? 1)
  const [a = 1, b = a, c = 1] = numbers
  const px = (written: string) => lengthPx(written, base) ?? 0
  switch (name) {
    case 'scale':
    case 'scale3d':
      return scaled(a, b, c)
    case 'scalex':
      return scaled(a, 1, 1)
    case 'scaley':
      return scaled(1, a, 1)
    case 'translate':
    case 'translatex':
      return [1, 0, 0, px(first), 0, 1, 0, px(second), 0, 0, 1, 0, 0, 0, 0, 1]
    case 'translatey':
      return [1, 0, 0, 0, 0, 1, 0, px(first), 0, 0, 1, 0, 0, 0, 0, 1]
    case 'translate3d':
      return [1, 0, 0, px(first), 0, 1, 0, px(second), 0, 0, 1, px(third), 0, 0, 0, 1]
    case 'translatez':
      return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, px(first), 0, 0, 0, 1]
    case 'perspective':
      return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -1 / Math.max(1, px(first)), 1]
    case 'rotatex':
      return turned([1, 0, 0], radians(first))
    case 'rotatey':
      return turned([0, 1, 0], radians(first))
    case 'rotate':
    case 'rotatez':
      return turned([0, 0, 1], radians(first))
    case 'rotate3d':
      return turned([a, b, c], radians(fourth))
    case 'skew':
    case 'skewx':
      return [1, Math.tan(radians(first)), 0, 0, Math.tan(radians(second)), ...identity.slice(5)]
    case 'skewy':
      return [1, 0, 0, 0, Math.tan(radians(first)), ...identity.slice(5)]
    case 'matrix':
      return [
        a,
        numbers[2] ?? 0,
        0,
        numbers[4] ?? 0,
        b,
        numbers[3] ?? 1,
        0,
        numbers[5] ?? 0,
        ...identity.slice(8),
      ]
    case 'matrix3d':
      return identity.map((_, index) => numbers[(index % 4) * 4 + Math.floor(index / 4)] ?? 0)
    default:
      return identity
  }
}

function scaled(x: number, y: number, z: number): Matrix {
  return [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1]
}

function turned(axis: readonly [number, number, number], angle: number): Matrix {
  const length = Math.hypot(...axis)
  if (length === 0) return identity
  const [x, y, z] = [axis[0] / length, axis[1] / length, axis[2] / length]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const rest = 1 - cos
  return [
    [cos + x * x * rest, x * y * rest - z * sin, x * z * rest + y * sin, 0],
    [y * x * rest + z * sin, cos + y * y * rest, y * z * rest - x * sin, 0],
    [z * x * rest - y * sin, z * y * rest + x * sin, cos + z * z * rest, 0],
    [0, 0, 0, 1],
  ].flat()
}

function multiply(one: Matrix, other: Matrix): Matrix {
  return identity.map((_, index) => {
    const [row, column] = [Math.floor(index / 4) * 4, index % 4]
    return [0, 1, 2, 3].reduce((sum, at) => sum + (one[row + at] ?? 0) * (other[at * 4 + column] ?? 0), 0)
  })
}

/** The smaller singular value of the two dimensions of the screen. */
function smallerSide(at: (row: number, column: number) => number, flat: number): number {
  const sum = at(0, 0) ** 2 + at(0, 1) ** 2 + at(1, 0) ** 2 + at(1, 1) ** 2
  const larger = Math.sqrt((sum + Math.sqrt(Math.max(0, sum * sum - 4 * flat * flat))) / 2)
  return larger === 0 ? 0 : Math.abs(flat) / larger
}

function radians(written: string): number {
  const [, digits = '0', unit = 'deg'] = /^([+-]?[\d.]{1,20})(deg|rad|grad|turn)?$/.exec(written) ?? []
  const factors = { deg: Math.PI / 180, rad: 1, grad: Math.PI / 200, turn: 2 * Math.PI }
  return Number(digits) * (Object.entries(factors).find(([name]) => name === unit)?.[1] ?? 0)
}
