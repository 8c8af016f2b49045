import { lengthPx, numberOf, screen_px } from './css-length.ts'
import { blend, type Colour, isDistinct, readColour, white } from './colour.ts'
import type { Style } from './css-longhands.ts'
import { findFunction, functionsIn } from './css-functions.ts'
import { gradientColours, groundOf } from './ground.ts'
import { isFolded, isMovedAway, isClippedAway, isMasked } from './box.ts'

/** How text inside of an element looks in a browser. */
export interface Look {
  /** Not shown at all, whatever the elements inside say. */
  readonly isGone: boolean
  /** Takes its place without being seen; elements inside may be seen again. */
  readonly isInvisible: boolean
  readonly fontPx: number
  readonly rootPx: number
  /** How large everything inside is painted. */
  readonly scale: number
  readonly opacity: number
  /** Null where an unknown picture lies behind. */
  readonly ground: Colour | null
  /** An element of the mail has painted the ground, and covers what lies below it. */
  readonly isCovered: boolean
  readonly colour: Colour
  /** Of the letters alone; null where it is the colour. */
  readonly fill: Colour | null
  /** Shadows and strokes can be seen where letters cannot. */
  readonly isOutlined: boolean
  readonly isMasked: boolean
  readonly linePx: number | null
  /** Lines of no height are cut off. */
  readonly isCut: boolean
  readonly indentPx: number
  readonly spacingPx: number
  readonly variables: ReadonlyMap<string, string>
}

export const plain_look: Look = {
  isGone: false,
  isInvisible: false,
  fontPx: 16,
  rootPx: 16,
  scale: 1,
  opacity: 1,
  ground: white,
  isCovered: false,
  colour: { rgb: [0, 0, 0], alpha: 1 },
  fill: null,
  isOutlined: false,
  isMasked: false,
  linePx: null,
  isCut: false,
  indentPx: 0,
  spacingPx: 0,
  variables: new Map(),
}

/** How it looks inside of an element with this computed style. */
export function lookInside(outer: Look, style: Style, variables: Look['variables']): Look {
  if (style.size === 0 && variables === outer.variables) return outer
  const fontPx = fontSize(style.get('font-size'), outer)
  const colour = colourOf(style.get('color'), outer.colour, outer.colour)
  const ground = groundOf(style, outer, colour)
  const base = { fontPx, rootPx: outer.rootPx, wholePx: screen_px.width }
  const letters = lettersIn(style, outer, { colour, ground })
  return {
    isGone: outer.isGone || isTakenAway(style, base),
    isInvisible: isInvisible(style.get('visibility'), outer.isInvisible),
    fontPx,
    rootPx: outer.rootPx,
    scale: outer.scale * scaleOf(style),
    opacity: outer.opacity * opacityOf(style),
    ground,
    isCovered: outer.isCovered || (ground !== null && ground !== outer.ground),
    colour,
    ...letters,
    linePx: lineHeight(style.get('line-height'), outer.linePx, fontPx),
    isCut: isCut(style, outer.isCut),
    indentPx: inherited(style.get('text-indent'), outer.indentPx, base),
    spacingPx: inherited(style.get('letter-spacing'), outer.spacingPx, { ...base, wholePx: fontPx }),
    variables,
  }
}

/** Whether people do not see text of this look: then it is no part of the mail. */
export function isHidden(look: Look): boolean {
  const { isGone, isInvisible, fontPx, scale, linePx, isCut, indentPx, spacingPx } = look
  if (isGone || isInvisible || fontPx * scale <= readable_px_min || look.isMasked) return true
  if (isCut && linePx !== null && linePx <= 2) return true
  if (indentPx <= -400 || indentPx >= 3000) return true
  return (fontPx > 0 && spacingPx <= -0.5 * fontPx) || isCamouflaged(look)
}

/** Letters of four pixels are dots. */
const readable_px_min = 4

function isCamouflaged({ ground, colour, fill, opacity, isOutlined }: Look): boolean {
  if (isOutlined) return false
  const letters = fill ?? colour
  const alpha = letters.alpha * opacity
  if (ground === null) return alpha < 0.1
  return !isDistinct(blend({ rgb: letters.rgb, alpha }, ground), ground)
}

function isTakenAway(style: Style, base: Parameters<typeof isFolded>[1]): boolean {
  if (style.get('display') === 'none' || style.get('content-visibility') === 'hidden') return true
  if (
    style.get('backface-visibility') === 'hidden' &&
    /rotate[xy]\((?:180deg|-180deg|\.5turn|0\.5turn)/.test(style.get('transform') ?? '')
  )
    return true
  return isFolded(style, base) || isMovedAway(style, base) || isClippedAway(style, base) || isMasked(style)
}

function isInvisible(visibility: string | undefined, outer: boolean): boolean {
  if (visibility === undefined || visibility === 'inherit' || visibility === 'unset') return outer
  return visibility === 'hidden' || visibility === 'collapse'
}

function fontSize(value: string | undefined, { fontPx, rootPx }: Look): number {
  if (value === undefined || value === 'inherit' || value === 'unset') return fontPx
  if (value === 'smaller') return (fontPx * 5) / 6
  if (value === 'larger') return fontPx * 1.2
  if (Object.hasOwn(named_sizes, value)) return named_sizes[value] ?? 16
  return lengthPx(value, { fontPx, rootPx, wholePx: fontPx }) ?? fontPx
}

const named_sizes: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
  initial: 16,
}

/** `value` is in small letters; `current` is what currentColor stands for. */
export function colourOf(value: string | undefined, inheritedColour: Colour, current: Colour): Colour {
  if (value === undefined || value === 'inherit' || value === 'unset' || value === 'currentcolor')
    return inheritedColour
  if (value === 'initial' || value === 'revert') return plain_look.colour
  return readColour(withCurrent(value, current)) ?? inheritedColour
}

export function withCurrent(value: string, { rgb, alpha }: Colour): string {
  if (!value.includes('currentcolor')) return value
  return value.replaceAll('currentcolor', `rgb(${rgb.join(' ')} / ${alpha})`)
}

interface Paint {
  readonly colour: Colour
  readonly ground: Colour | null
}

function lettersIn(
  style: Style,
  outer: Look,
  { colour, ground }: Paint,
): Pick<Look, 'fill' | 'isOutlined' | 'isMasked'> {
  const written = style.get('-webkit-text-fill-color')
  const inheritsFill = written === undefined || written === 'inherit' || written === 'unset'
  const isCurrent = written === 'currentcolor' || written === 'initial'
  const fill = inheritsFill ? outer.fill : isCurrent ? null : colourOf(written, colour, colour)
  const isCensored = /^(disc|circle|square)$/.test(style.get('-webkit-text-security') ?? '')
  return {
    fill,
    isOutlined:
      outlinedBy(style, outer.isOutlined, { colour, ground }) || isFilledByGround(style, outer, colour),
    isMasked: outer.isMasked || isCensored,
  }
}

function outlinedBy(style: Style, outer: boolean, { colour, ground }: Paint): boolean {
  const stroke = style.get('-webkit-text-stroke-width')
  if (
    stroke !== undefined &&
    (numberIn(stroke) ?? 0) > 0 &&
    ground !== null &&
    isDistinct(blend(colour, ground), ground)
  )
    return true
  const shadow = style.get('text-shadow')
  if (shadow === undefined || shadow === 'inherit') return outer
  if (shadow === 'none' || shadow === 'initial') return false
  const painted = gradientColours(`gradient(${shadow})`, colour)
  return painted.some((one) => one.alpha > 0.2 && (ground === null || isDistinct(blend(one, ground), ground)))
}

/** Letters that a gradient shines through. */
function isFilledByGround(style: Style, outer: Look, colour: Colour): boolean {
  if (style.get('background-clip') !== 'text') return false
  const image = style.get('background-image') ?? 'none'
  const plain = readColour(withCurrent(style.get('background-color') ?? '', colour))
  const painted = [...gradientColours(image, colour), ...(plain ? [plain] : [])]
  const { ground } = outer
  return (
    image.includes('url(') ||
    painted.some((one) => one.alpha > 0.2 && (ground === null || isDistinct(blend(one, ground), ground)))
  )
}

function numberIn(value: string): number | null {
  return lengthPx(value, { fontPx: 16, rootPx: 16, wholePx: 16 })
}

function opacityOf(style: Style): number {
  const own = style.get('opacity')
  const filtered = findFunction(style.get('filter'), 'opacity')
  const blurred = findFunction(style.get('filter'), 'blur')
  if (blurred !== undefined && (numberIn(blurred) ?? 0) >= 6) return 0
  const values = [own, filtered].map((one) => (one === undefined ? 1 : (numberOf(one) ?? 1)))
  return values.reduce((product, one) => product * Math.min(1, Math.max(0, one)), 1)
}

function scaleOf(style: Style): number {
  const zoom = style.get('zoom')
  const factor = zoom === undefined ? 1 : (numberOf(zoom) ?? 1)
  // Browsers take zoom: 0 for no zoom.
  return (factor > 0 ? factor : 1) * transformScale(style)
}

/** The smaller one of the two sides. */
function transformScale(style: Style): number {
  const transform = style.get('transform') ?? 'none'
  const turn = style.get('rotate') ?? ''
  let [x, y] = [1, 1]
  const steps = functionsIn(transform)
  const scaled = style.get('scale')
  if (scaled !== undefined) steps.push({ name: 'scale', written: scaled.replaceAll(' ', ',') })
  if (/^[xy]\s|^(?:1 0 0|0 1 0)\s/.test(turn))
    steps.push({ name: 'rotatex', written: turn.split(' ').at(-1) ?? '' })
  for (const { name, written } of steps) {
    const [first = '1', second = first, third = '0', fourth = '1'] = written
      .split(',')
      .map((one) => one.trim())
    const numbers = [first, second, third, fourth].map((one) => numberOf(one) ?? 1)
    const [a = 1, b = 1, c = 0, d = 1] = numbers
    if (name === 'scale' || name === 'scale3d') [x, y] = [x * a, y * b]
    if (name === 'scalex') x *= a
    if (name === 'scaley') y *= a
    if (name === 'matrix') y *= Math.sqrt(Math.abs(a * d - b * c))
    if (name === 'rotatex' || name === 'rotatey') x *= Math.cos(radians(first))
  }
  return Math.min(Math.abs(x), Math.abs(y))
}

function radians(angle: string): number {
  const [, digits = '0', unit = 'deg'] = /^([+-]?[\d.]{1,12})(deg|rad|grad|turn)?$/.exec(angle) ?? []
  const factors = { deg: Math.PI / 180, rad: 1, grad: Math.PI / 200, turn: 2 * Math.PI }
  return Number(digits) * (Object.entries(factors).find(([name]) => name === unit)?.[1] ?? 0)
}

function lineHeight(value: string | undefined, outer: number | null, fontPx: number): number | null {
  if (value === undefined || value === 'inherit') return outer
  const factor = value.endsWith('%') ? null : numberOf(value)
  if (factor !== null) return factor * fontPx
  return lengthPx(value, { fontPx, rootPx: 16, wholePx: fontPx })
}

function isCut(style: Style, outer: boolean): boolean {
  const hasHeight = ['height', 'min-height'].some((name) => /[1-9]/.test(style.get(name) ?? ''))
  if (hasHeight) return false
  return outer || /hidden|clip/.test(`${style.get('overflow-x') ?? ''}${style.get('overflow-y') ?? ''}`)
}

function inherited(value: string | undefined, outer: number, base: Parameters<typeof lengthPx>[1]): number {
  if (value === undefined || value === 'inherit') return outer
  return lengthPx(value, base) ?? 0
}
