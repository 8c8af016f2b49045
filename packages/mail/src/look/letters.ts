import { blend, type Colour, isDistinct, readColour } from './colour.ts'
import { lengthPx } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { partsOf } from './css-parts.ts'
import { gradientColours } from './ground.ts'

/** What is painted of letters besides their color. */
export interface Letters {
  /** Of the letters alone; null where it is the color. */
  readonly fill: Colour | null
  /** Shadows can be seen where letters cannot. */
  readonly isOutlined: boolean
  readonly stroke: Stroke | null
  /** Discs stand for the letters, a line covers them, or their face has no size. */
  readonly isMasked: boolean
}

interface Stroke {
  readonly px: number
  /** Null where it is the color. */
  readonly colour: Colour | null
  readonly isBelow: boolean
}

export interface Paint {
  readonly colour: Colour
  readonly ground: Colour | null
  readonly fontPx: number
}

export const plain_letters: Letters = { fill: null, isOutlined: false, stroke: null, isMasked: false }

export function lettersIn(
  style: Style,
  outer: Letters & { readonly ground: Colour | null },
  paint: Paint,
): Letters {
  return {
    fill: fillOf(style, outer, paint.colour),
    isOutlined: isShadowed(style, outer.isOutlined, paint) || isFilledByGround(style, outer, paint.colour),
    stroke: strokeOf(style, outer.stroke, paint),
    isMasked: outer.isMasked || isCensored(style) || isStruck(style, paint) || hasNoFace(style),
  }
}

/** Whether a stroke of the letters is seen; null where the letters decide. */
export function isStrokeSeen({ stroke }: Letters, { colour, ground, fontPx }: Paint): boolean | null {
  if (stroke === null || stroke.px <= 0 || ground === null) return null
  const painted = stroke.colour ?? colour
  if (isDistinct(blend(painted, ground), ground)) return painted.alpha > 0.1 ? true : null
  return stroke.px >= fontPx * 0.12 && !stroke.isBelow && painted.alpha > 0.5 ? false : null
}

function fillOf(style: Style, outer: Letters, colour: Colour): Colour | null {
  const written = style.get('-webkit-text-fill-color')
  if (written === undefined || written === 'inherit' || written === 'unset') return outer.fill
  if (written === 'currentcolor' || written === 'initial') return null
  return colourOf(written, colour, colour)
}

/** `value` is in small letters; `current` is what currentColor stands for. */
export function colourOf(value: string | undefined, inheritedColour: Colour, current: Colour): Colour {
  if (value === undefined || value === 'inherit' || value === 'unset' || value === 'currentcolor')
    return inheritedColour
  if (value === 'initial' || value === 'revert') return black
  return readColour(withCurrent(value, current)) ?? inheritedColour
}

export const black: Colour = { rgb: [0, 0, 0], alpha: 1 }

function withCurrent(value: string, { rgb, alpha }: Colour): string {
  if (!value.includes('currentcolor')) return value
  return value.replaceAll('currentcolor', `rgb(${rgb.join(' ')} / ${alpha})`)
}

function isCensored(style: Style): boolean {
  return /^(disc|circle|square)$/.test(style.get('-webkit-text-security') ?? '')
}

/** A line that is as thick as the letters are high. */
function isStruck(style: Style, { colour, fontPx }: Paint): boolean {
  const lines = style.get('text-decoration-line') ?? 'none'
  const base = { fontPx, rootPx: 16, wholePx: fontPx }
  const thickness = lengthPx(style.get('text-decoration-thickness') ?? 'auto', base)
  if (lines === 'none' || thickness === null || thickness < fontPx * 0.6) return false
  if (lines.includes('line-through')) return true
  const line = colourOf(style.get('text-decoration-color'), colour, colour)
  return !isDistinct(line, colour)
}

function hasNoFace(style: Style): boolean {
  const factor = Number(style.get('font-size-adjust') ?? '1')
  return Number.isFinite(factor) && factor < 0.12
}

function strokeOf(style: Style, outer: Stroke | null, { colour, fontPx }: Paint): Stroke | null {
  const width = style.get('-webkit-text-stroke-width')
  const written = style.get('-webkit-text-stroke-color')
  const order = style.get('paint-order')
  if (width === undefined && written === undefined && order === undefined) return outer
  return {
    px: width === undefined ? (outer?.px ?? 0) : (lengthPx(width, { fontPx, rootPx: 16, wholePx: 16 }) ?? 0),
    colour: written === undefined ? (outer?.colour ?? null) : colourOf(written, colour, colour),
    isBelow: order === undefined ? (outer?.isBelow ?? false) : (partsOf(order)[0] ?? '') === 'stroke',
  }
}

function isShadowed(style: Style, outer: boolean, { colour, ground }: Paint): boolean {
  const shadow = style.get('text-shadow')
  if (shadow === undefined || shadow === 'inherit') return outer
  if (shadow === 'none' || shadow === 'initial') return false
  return isAnySeen(gradientColours(`gradient(${shadow})`, colour), ground)
}

/** Letters that a gradient shines through. */
function isFilledByGround(style: Style, outer: { readonly ground: Colour | null }, colour: Colour): boolean {
  if (style.get('background-clip') !== 'text') return false
  const image = style.get('background-image') ?? 'none'
  const plain = readColour(withCurrent(style.get('background-color') ?? '', colour))
  const painted = [...gradientColours(image, colour), ...(plain ? [plain] : [])]
  return image.includes('url(') || isAnySeen(painted, outer.ground)
}

function isAnySeen(painted: readonly Colour[], ground: Colour | null): boolean {
  return painted.some((one) => one.alpha > 0.2 && (ground === null || isDistinct(blend(one, ground), ground)))
}
