import { type Colour, contrast, readColour, white } from './colour.ts'

/** How text inside of an element would look in a browser, as far as inline styles tell. */
export interface Look {
  /** Not shown at all, whatever the elements inside say. */
  readonly isGone: boolean
  /** Takes its place without being seen; elements inside may be seen again. */
  readonly isInvisible: boolean
  readonly fontPx: number
  /** Null where a picture lies behind, or nobody knows what. */
  readonly ground: Colour | null
  readonly colour: Colour
}

export const plain_look: Look = {
  isGone: false,
  isInvisible: false,
  fontPx: 16,
  ground: white,
  colour: { rgb: [0, 0, 0], alpha: 1 },
}

export type Attributes = Readonly<Record<string, string>>

/** The declarations of a style attribute by name, in small letters; the last of each counts. */
export function readStyle(written: string | undefined): ReadonlyMap<string, string> {
  const style = new Map<string, string>()
  if (written === undefined) return style
  for (const declaration of withoutComments(written.slice(0, style_characters_max)).split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim()
      .toLowerCase()
    style.set(declaration.slice(0, colon).trim().toLowerCase(), value)
  }
  return style
}

/** How it looks inside of an element. */
export function lookInside(outer: Look, attributes: Attributes, style: ReadonlyMap<string, string>): Look {
  const has = (name: string) => Object.hasOwn(attributes, name)
  return {
    isGone: outer.isGone || has('hidden') || isTakenAway(style),
    isInvisible: isInvisible(style.get('visibility'), outer.isInvisible),
    fontPx: fontSize(style.get('font-size') ?? style.get('font'), outer.fontPx, style.has('font-size')),
    ground: groundOf(outer, attributes, style),
    colour: readColour(style.get('color') ?? attributes['color'] ?? '') ?? outer.colour,
  }
}

/** Whether people would not see text of this look: then nobody is shown it. */
export function isHidden({ isGone, isInvisible, fontPx }: Look): boolean {
  return isGone || isInvisible || fontPx <= 2
}

/** Whether text of this look is meant not to be seen, though it might be: it is shown, and the reader warned. */
export function isCamouflaged({ ground, colour }: Look): boolean {
  if (colour.alpha < 0.1) return true
  if (colour === plain_look.colour && ground === plain_look.ground) return false
  return ground !== null && ground.alpha > 0.9 && contrast(colour, ground) < 1.15
}

const style_characters_max = 4000

function withoutComments(written: string): string {
  let kept = ''
  let at = 0
  for (;;) {
    const opening = written.indexOf('/*', at)
    const closing = opening < 0 ? -1 : written.indexOf('*/', opening + 2)
    if (closing < 0) return kept + written.slice(at)
    kept += written.slice(at, opening)
    at = closing + 2
  }
}

function isTakenAway(style: ReadonlyMap<string, string>): boolean {
  if (style.size === 0) return false
  const value = (name: string) => style.get(name) ?? ''
  if (value('display') === 'none' || value('content-visibility') === 'hidden') return true
  if (isTiny(value('opacity'), 0.05) || /alpha\(opacity=0?\)/.test(value('filter'))) return true
  if (/opacity\(0/.test(value('filter'))) return true
  return isFolded(style) || isElsewhere(style) || isShrunk(style)
}

function isFolded(style: ReadonlyMap<string, string>): boolean {
  const isClipping = ['overflow', 'overflow-x', 'overflow-y'].some((name) =>
    /hidden|clip/.test(style.get(name) ?? ''),
  )
  const isFlat = ['height', 'max-height', 'width', 'max-width'].some((name) => isTiny(style.get(name), 2))
  return isClipping && isFlat
}

function isElsewhere(style: ReadonlyMap<string, string>): boolean {
  const isPlaced = /absolute|fixed/.test(style.get('position') ?? '')
  const far = ['left', 'top', 'right', 'bottom'].some((name) => isFar(style.get(name)))
  return (isPlaced && far) || isFar(style.get('text-indent')) || isFar(style.get('margin-left'))
}

function isShrunk(style: ReadonlyMap<string, string>): boolean {
  const clip = `${style.get('clip') ?? ''} ${style.get('clip-path') ?? ''}`
  if (/rect\(\s*(0|1px)/.test(clip) || /inset\(\s*(100|[5-9]\d)%|circle\(\s*0/.test(clip)) return true
  return /scale[xy3d]*\(\s*(?:[0.]+\s*)?[,)]/.test(style.get('transform') ?? '') || style.get('scale') === '0'
}

/** A length of at most so many pixels, or a plain number of at most so much. */
function isTiny(value: string | undefined, most: number): boolean {
  const number = whole_length.exec(value ?? '')
  if (!number) return false
  const [, digits = '', unit = ''] = number
  const size = Number(digits) * (unit === 'em' || unit === 'rem' ? 16 : 1)
  return size <= most
}

const whole_length = /^(\d+(?:\.\d+)?|\.\d+)(px|pt|em|rem|%)?$/
const length_within = /(?:^|\s)(\d+(?:\.\d+)?|\.\d+)(px|pt|em|rem|%)/

function isFar(value: string | undefined): boolean {
  const found = /^-(\d{1,9})(?:\.\d+)?(px|pt|em|rem|vw|vh|%)?$/.exec(value ?? '')
  if (!found) return false
  const [, digits = '0', unit = 'px'] = found
  return Number(digits) >= (unit === 'px' || unit === 'pt' ? 400 : 40)
}

function isInvisible(visibility: string | undefined, outer: boolean): boolean {
  if (visibility === undefined || visibility === 'inherit') return outer
  return visibility === 'hidden' || visibility === 'collapse'
}

function fontSize(value: string | undefined, outerPx: number, isOwn: boolean): number {
  const found = (isOwn ? whole_length : length_within).exec(value ?? '')
  if (!found) return value === undefined || !isOwn ? outerPx : namedSize(value, outerPx)
  const [, digits = '', unit = 'px'] = found
  const factors: Readonly<Record<string, number>> = {
    px: 1,
    pt: 4 / 3,
    em: outerPx,
    rem: 16,
    '%': outerPx / 100,
  }
  return Number(digits) * (factors[unit] ?? 1)
}

/** Names for sizes are all readable; a size relative to nothing is nothing still. */
function namedSize(value: string, outerPx: number): number {
  return value === 'larger' || value === 'smaller' || value === 'inherit' ? outerPx : 16
}

function groundOf(outer: Look, attributes: Attributes, style: ReadonlyMap<string, string>): Colour | null {
  const background = style.get('background') ?? ''
  const image = `${background} ${style.get('background-image') ?? ''}`
  if (/url\(|gradient/.test(image) || Object.hasOwn(attributes, 'background')) return null
  const written = style.get('background-color') ?? background
  const own =
    readColour(written) ?? readColour(written.split(' ')[0] ?? '') ?? readColour(attributes['bgcolor'] ?? '')
  if (own === null) return written === '' ? outer.ground : null
  return own.alpha === 0 ? outer.ground : own
}
