import { type Arrangement, arrangementOf, isFolded } from './box.ts'
import { isClippedAway, isMasked } from './clip.ts'
import { blend, type Colour, white } from './colour.ts'
import { type LengthBase, lengthPx, screen_px } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { partsOf } from './css-parts.ts'
import { type Spaces, spacesIn } from './display.ts'
import { type Effect, effectsOf } from './effects.ts'
import type { Face } from './face.ts'
import { type Ground, groundOf, isReadOn } from './ground.ts'
import { black, colourOf, isStrokeSeen, type Letters, lettersIn, plain_letters } from './letters.ts'
import { fontSize, inherited, isCut, lineHeight, opacityOf, zoomOf } from './metrics.ts'
import { onceForEach } from './once.ts'
import { isMovedAway } from './place.ts'
import { projectionOf } from './transform.ts'

/** How text inside of an element looks in a browser. */
export interface Look extends Letters {
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
  readonly ground: Ground | null
  /** An element of the mail has painted the ground, and covers what lies below it. */
  readonly isCovered: boolean
  readonly colour: Colour
  /** What filters and blends make of the colors inside, from the inside out. */
  readonly effects: readonly Effect[]
  /** So many of the effects, from the outside in, change the ground as well. */
  readonly groundEffects: number
  readonly linePx: number | null
  /** Lines of no height are cut off. */
  readonly isCut: boolean
  readonly indentPx: number
  readonly spacingPx: number
  readonly variables: ReadonlyMap<string, string>
  /** Boxes inside are placed in an element of the mail. */
  readonly isContainer: boolean
  /** A face that the mail brings; null where the letters are those of the reader's computer. */
  readonly face: Face | null
  readonly perspectivePx: number | null
  /** Its lines are as long as they are written. */
  readonly isUnbroken: boolean
  readonly spaces: Spaces
  /** Its lines stand beside each other. */
  readonly isVertical: boolean
  readonly arranges: Arrangement
  /** It is placed itself, and what is in it is placed in it. */
  readonly isPlaced: boolean
  /** Of the element alone. */
  readonly style: Style
}

/** What no element has of the one around it. */
const plain_box = { perspectivePx: null, arranges: null, isPlaced: false }

export const plain_look: Look = {
  ...plain_letters,
  isGone: false,
  isInvisible: false,
  fontPx: 16,
  rootPx: 16,
  scale: 1,
  opacity: 1,
  ground: [white],
  isCovered: false,
  colour: black,
  effects: [],
  groundEffects: 0,
  linePx: null,
  isCut: false,
  indentPx: 0,
  spacingPx: 0,
  variables: new Map(),
  isContainer: false,
  face: null,
  isVertical: false,
  isUnbroken: false,
  spaces: 'normal',
  ...plain_box,
  style: new Map(),
}

/** How it looks inside of an element with this computed style. */
export function lookInside(outer: Look, style: Style, variables: Look['variables']): Look {
  if (style.size === 0 && variables === outer.variables) return { ...outer, ...plain_box, style }
  const fontPx = fontSize(style.get('font-size'), outer)
  const colour = colourOf(style.get('color'), outer.colour, outer.colour)
  const base = { fontPx, rootPx: outer.rootPx, wholePx: screen_px.width }
  const ground = groundOf(style, outer, colour, base)
  const projection = projectionOf(style, base, outer.perspectivePx)
  const isPainted = ground !== outer.ground
  const effects = [
    ...effectsOf(style, { ground: outer.ground, isOnPage: outer.ground === plain_look.ground }),
    ...outer.effects,
  ]
  const isBack = projection.isTurned && style.get('backface-visibility') === 'hidden'
  return {
    ...lettersIn(style, outer, { colour, ground, fontPx }),
    isGone: outer.isGone || isBack || effects.length > effects_max || isTakenAway(style, base, outer),
    isInvisible: isInvisible(style.get('visibility'), outer.isInvisible),
    fontPx,
    rootPx: outer.rootPx,
    scale: outer.scale * zoomOf(style) * projection.scale,
    opacity: outer.opacity * opacityOf(style),
    ground,
    isCovered: !isStacked(style) && (outer.isCovered || (ground !== null && isPainted)),
    colour,
    effects,
    groundEffects: isPainted ? effects.length : outer.groundEffects,
    linePx: lineHeight(style.get('line-height'), outer.linePx, fontPx),
    isCut: isCut(style, outer.isCut),
    indentPx: inherited(style.get('text-indent'), outer.indentPx, base),
    spacingPx: inherited(style.get('letter-spacing'), outer.spacingPx, { ...base, wholePx: fontPx }),
    variables,
    isContainer: outer.isContainer || isPlaced(style),
    face: outer.face,
    isVertical: isVertical(style.get('writing-mode'), outer.isVertical),
    isUnbroken: isUnbroken(style.get('white-space'), outer.isUnbroken),
    spaces: spacesIn(style.get('white-space'), outer.spaces),
    perspectivePx: lengthPx(style.get('perspective') ?? 'none', base),
    arranges: arrangementOf(style),
    isPlaced: isPlaced(style),
    style,
  }
}

/** Elements in elements with more filters and blends than this are hidden. */
const effects_max = 8

/** Whether people do not see text of this look: then it is no part of the mail. */
export function isHidden(look: Look): boolean {
  return isUnpainted(look) || isCamouflaged(look)
}

/** Whether a picture of this look is not seen, whatever its text looks like. */
export function isPictureHidden({ isGone, isInvisible, opacity, scale }: Look): boolean {
  return isGone || isInvisible || opacity < faint || scale < 0.05
}

/** Whether text of this look is seen on no ground. */
export function isUnpainted(look: Look): boolean {
  const { isGone, isInvisible, fontPx, scale, linePx, isCut, indentPx, spacingPx } = look
  if (isGone || isInvisible || fontPx * scale <= readable_px_min || look.isCensored) return true
  if (look.isBlank || look.isStruck) return true
  if (isCut && linePx !== null && linePx <= 2) return true
  if (indentPx <= -400 || (indentPx >= 3000 && look.isUnbroken)) return true
  return fontPx > 0 && spacingPx <= -0.5 * fontPx
}

/** Letters of four pixels are dots. */
const readable_px_min = 4

/** Whether text of this look is no more seen than what lies behind it. */
export const isCamouflaged = onceForEach((look: Look): boolean => isCamouflagedOn(look, look.ground))

/** The same on another ground. */
export function isCamouflagedOn(look: Look, ground: Ground | null): boolean {
  const { colour, fill, opacity, isOutlined, isFilled, effects, groundEffects } = look
  if ((isOutlined || isFilled) && opacity >= faint) return false
  const isStroked = isStrokeSeen(look, { ...look, ground })
  if (isStroked !== null && opacity >= faint) return !isStroked
  const letters = changedBy(effects, fill ?? colour)
  const alpha = letters.alpha * opacity
  if (ground === null) return alpha < faint
  const ofGround = effects.slice(effects.length - groundEffects)
  const behind = ground.map((one) => changedBy(ofGround, one))
  return !isReadOn(behind, (one) => blend({ rgb: letters.rgb, alpha }, one))
}

const faint = 0.1

function changedBy(effects: readonly Effect[], colour: Colour): Colour {
  return effects.reduce((changed, effect) => effect(changed), colour)
}

function isTakenAway(style: Style, base: LengthBase, outer: Look): boolean {
  if (/^(?:none|table-column(?:-group)?)$/.test(style.get('display') ?? '')) return true
  if (
    style.get('content-visibility') === 'hidden' ||
    /url\(|gradient\(|image-set\(/.test(style.get('content') ?? '')
  )
    return true
  return (
    isUnderOutline(style, base) ||
    isFolded(style, base, outer.arranges) ||
    isMovedAway(style, base, outer.isContainer) ||
    isClippedAway(style, base) ||
    isMasked(style, base)
  )
}

/** An outline is painted over letters where it is drawn inside of the box. */
function isUnderOutline(style: Style, base: LengthBase): boolean {
  const [width] = partsOf(style.get('outline') ?? style.get('outline-width') ?? '').flatMap(
    (part) => lengthPx(part, base) ?? [],
  )
  const offset = lengthPx(style.get('outline-offset') ?? '0', base) ?? 0
  return width !== undefined && width >= 12 && offset <= -12
}

function isPlaced(style: Style): boolean {
  return /absolute|relative|fixed|sticky/.test(style.get('position') ?? '') || style.has('transform')
}

function isUnbroken(space: string | undefined, outer: boolean): boolean {
  return space === undefined || space === 'inherit' ? outer : /nowrap|^pre$/.test(space)
}

function isVertical(mode: string | undefined, outer: boolean): boolean {
  return mode === undefined || mode === 'inherit' ? outer : /^(?:vertical|sideways)-/.test(mode)
}

/** What is in it is painted on its own ground, however low its index is. */
function isStacked(style: Style): boolean {
  const isOrdered = /\d/.test(style.get('z-index') ?? '')
  if (isOrdered && /absolute|relative|fixed|sticky/.test(style.get('position') ?? '')) return true
  if (/fixed|sticky/.test(style.get('position') ?? '')) return true
  const makers = [
    'opacity',
    'filter',
    'transform',
    'translate',
    'rotate',
    'scale',
    'perspective',
    'clip-path',
  ]
  return style.get('isolation') === 'isolate' || makers.some((name) => style.has(name))
}

function isInvisible(visibility: string | undefined, outer: boolean): boolean {
  if (visibility === undefined || visibility === 'inherit' || visibility === 'unset') return outer
  return visibility === 'hidden' || visibility === 'collapse'
}
