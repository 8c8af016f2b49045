import { blend, type Colour, isDistinct, readColour } from './colour.ts'
import { lengthPx, screen_px } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { partsOf } from './css-parts.ts'
import { gradientColours } from './gradient.ts'
import { type Ground, isReadOn, paintedOn } from './ground.ts'

/** What is painted of letters besides their color. */
export interface Letters {
  /** Of the letters alone; null where it is the color. */
  readonly fill: Colour | null
  /** Shadows can be seen where letters cannot. */
  readonly isOutlined: boolean
  /** A background shines through them. */
  readonly isFilled: boolean
  readonly stroke: Stroke | null
  /** Discs stand for the letters. */
  readonly isCensored: boolean
  /** Their face has no letters, or none of a size. */
  readonly isBlank: boolean
  /** A line covers them. */
  readonly isStruck: boolean
}

interface Stroke {
  readonly px: number
  /** Null where it is the color. */
  readonly colour: Colour | null
  readonly isBelow: boolean
}

export interface Paint {
  readonly colour: Colour
  readonly ground: Ground | null
  readonly fontPx: number
}

export const plain_letters: Letters = {
  fill: null,
  isOutlined: false,
  isFilled: false,
  stroke: null,
  isCensored: false,
  isBlank: false,
  isStruck: false,
}

export function lettersIn(
  style: Style,
  outer: Letters & { readonly ground: Ground | null },
  paint: Paint,
): Letters {
  return {
    fill: fillOf(style, outer, paint.colour),
    isOutlined: isShadowed(style, outer.isOutlined, paint),
    isFilled: isFilled(style, outer, paint),
    stroke: strokeOf(style, outer.stroke, paint),
    isCensored: isCensored(style, outer.isCensored),
    isBlank: isBlank(style, outer.isBlank),
    isStruck: outer.isStruck || isStruck(style, paint),
  }
}

/** Whether a stroke of the letters is seen; null where the letters decide. */
export function isStrokeSeen({ stroke }: Letters, { colour, ground, fontPx }: Paint): boolean | null {
  if (stroke === null || stroke.px <= 0 || ground === null) return null
  const painted = stroke.colour ?? colour
  if (isReadOn(ground, (behind) => blend(painted, behind))) return painted.alpha > 0.1 ? true : null
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

function isCensored(style: Style, outer: boolean): boolean {
  const written = style.get('-webkit-text-security')
  return written === undefined || written === 'inherit' ? outer : /^(disc|circle|square)$/.test(written)
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

function isBlank(style: Style, outer: boolean): boolean {
  const written = style.get('font-size-adjust')
  if (written === undefined || written === 'inherit') return outer
  const factor = Number(/(?:^| )([\d.]{1,12})$/.exec(written)?.[1] ?? '1')
  return factor < 0.12
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

/** A background that is clipped to the letters shines through until another one lies behind them. */
function isFilled(
  style: Style,
  outer: Letters & { readonly ground: Ground | null },
  { colour, ground, fontPx }: Paint,
): boolean {
  if (style.get('background-clip') !== 'text') return outer.isFilled && ground === outer.ground
  const painted = paintedOn(style, outer.ground, colour, { fontPx, rootPx: 16, wholePx: screen_px.width })
  if (painted === outer.ground) return false
  if (painted === null || outer.ground === null) return true
  const [behind] = outer.ground
  return behind === undefined || isReadOn(painted, () => behind)
}

function isAnySeen(painted: readonly Colour[], ground: Ground | null): boolean {
  return painted.some(
    (one) => one.alpha > 0.2 && (ground === null || isReadOn(ground, (behind) => blend(one, behind))),
  )
}
