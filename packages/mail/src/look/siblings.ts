import type { Element } from 'domhandler'
import { isOpaque, isRaised, pullAsideOf, pullOf, zOf } from './cover.ts'
import type { SeenText } from './covered.ts'
import { isCamouflaged, type Look } from './look.ts'
import { givenHeight } from './measures.ts'
import type { Reading } from './see.ts'
import { cellOf } from './tracks.ts'
import { lengthPx, numberOf, screen_px } from './css-length.ts'

/** A part of an element, as the page paints it. */
export interface Painted {
  /** Null for a text of the element itself. */
  readonly element: Element | null
  readonly look: Look
  /** Its texts among those of the page. */
  readonly from: number
  readonly to: number
  /** By so many pixels what is in it reaches above it. */
  readonly reachPx: number
}

/** Finds which of the parts of an element are covered by later ones, or stand on earlier ones. */
export function coverSiblings(reading: Reading, parts: readonly Painted[], outer: Look): void {
  const { arranges } = outer
  const ordered =
    arranges === null || parts.every(({ look }) => !look.style.has('order'))
      ? parts
      : parts.toSorted((a, b) => orderOf(a) - orderOf(b))
  const cells = new Map<string, Painted>()
  let before: Painted | null = null
  for (const part of ordered) {
    const cell = arranges === 'grid' ? cellOf(part.look) : null
    const earlier = cell === null ? undefined : cells.get(cell)
    if (earlier && zOf(earlier.look) > zOf(part.look)) meet(reading, part, earlier, outer)
    else if (earlier) meet(reading, earlier, part, outer)
    if (cell !== null) cells.set(cell, part)
    if (before && part.element) pull(reading, before, part, outer)
    if (part.to > part.from || (part.element && isOpaque(part.element, part.look))) before = part
  }
}

function orderOf({ look }: Painted): number {
  return numberOf(look.style.get('order') ?? '0') ?? 0
}

/** Two parts in the same place. */
function meet(reading: Reading, earlier: Painted, part: Painted, outer: Look): void {
  if (part.element && isOpaque(part.element, part.look)) hide(reading, earlier, () => true)
  else standOn(reading, part, earlier, outer)
}

/** A part that is pulled over the one before it. */
function pull(reading: Reading, before: Painted, part: Painted, outer: Look): void {
  const { element, look } = part
  if (element === null) return
  const px = Math.max(pullOf(look), part.reachPx)
  const isCover = part.reachPx > 0 || (isOpaque(element, look) && isWideOver(look, widthOf(reading, before)))
  if (isCover && px > 0 && px >= heightOf(reading, before)) {
    const isOver = part.reachPx > 0 || isRaised(look)
    hide(reading, before, (text) => isOver || (text.layer?.z ?? 0) < 0)
  } else if (px >= line_px && px >= heightOf(reading, part)) standOn(reading, part, before, outer)
  else if (/absolute|fixed/.test(look.style.get('position') ?? ''))
    standSomewhere(reading, part, before, outer)
  const isBeside =
    outer.arranges === 'flex' || /inline/.test(look.style.get('display') ?? '') || isFloating(look)
  const isAbove = isRaised(look) || (outer.arranges !== null && zOf(look) > 0)
  const aside = isBeside && isAbove && isOpaque(element, look) ? pullAsideOf(look) : 0
  if (aside > 0 && aside >= widthOf(reading, before)) hide(reading, before, () => true)
}

/** Whether an element lies over a text as wide as this, from where it begins. */
function isWideOver({ style, fontPx, rootPx }: Look, textPx: number): boolean {
  const px = (name: string) =>
    lengthPx(style.get(name) ?? 'auto', { fontPx, rootPx, wholePx: screen_px.width })
  if (style.get('float') === 'right' || style.get('margin-left') === 'auto') return false
  return (px('width') ?? textPx) >= textPx && (px('margin-left') ?? 0) <= line_px
}

function isFloating({ style }: Look): boolean {
  const isFree = ['left', 'right', 'top', 'bottom'].every((side) => (style.get(side) ?? 'auto') === 'auto')
  return isFree && /absolute|fixed/.test(style.get('position') ?? '')
}

function hide(reading: Reading, part: Painted, isHidden: (text: SeenText) => boolean): void {
  for (const text of textsOf(reading, part)) if (isHidden(text)) text.isCovered = true
}

/** What an element paints lies behind the texts of a later one that paints nothing itself. */
function standOn(reading: Reading, part: Painted, below: Painted, outer: Look): void {
  if (below.element === null || !isOpaque(below.element, below.look)) return
  const ground = below.element.name === 'img' ? null : below.look.ground
  for (const text of textsOf(reading, part)) if (text.look.ground === outer.ground) text.ground = ground
}

/** A placed part may stand on what is before it, and is seen if it would not be elsewhere. */
function standSomewhere(reading: Reading, part: Painted, below: Painted, outer: Look): void {
  const isPainted = below.element !== null && isOpaque(below.element, below.look)
  const hasPicture = textsOf(reading, below).some(({ element }) => element.name === 'img')
  if (!isPainted && !hasPicture) return
  for (const text of textsOf(reading, part))
    if (text.look.ground === outer.ground && isCamouflaged(text.look))
      text.ground = hasPicture ? null : below.look.ground
}

/** As high as the part is, at least. */
function heightOf(reading: Reading, part: Painted): number {
  const lines = Math.ceil(charactersOf(reading, part) / 100)
  return Math.max(part.element ? givenHeight(part.look) : 0, lines * line_px)
}

function widthOf(reading: Reading, part: Painted): number {
  return charactersOf(reading, part) * part.look.fontPx * letter_em
}

const line_px = 18
/** As wide as most letters are. */
const letter_em = 0.5

function charactersOf(reading: Reading, part: Painted): number {
  return textsOf(reading, part).reduce((sum, one) => sum + one.characters, 0)
}

function textsOf({ texts, work }: Reading, { from, to }: Painted): readonly SeenText[] {
  work.spend(to - from)
  return texts.slice(from, to)
}
