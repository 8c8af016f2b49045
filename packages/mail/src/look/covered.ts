import type { Element } from 'domhandler'
import type { CssWork } from './css-work.ts'
import type { Span } from './cover.ts'
import type { Ground } from './ground.ts'
import { isCamouflagedOn, type Look } from './look.ts'
import { measuresOf } from './measures.ts'

/** A placed element, in the order in which a browser paints it. */
export interface Layer {
  readonly outer: Layer | null
  readonly z: number
  readonly order: number
}

/** An element that is painted over or under others. */
export interface Cover {
  readonly layer: Layer
  readonly span: Span
  /** What it paints; null where that is a picture. */
  readonly ground: Ground | null
}

export interface SeenText {
  readonly element: Element
  readonly look: Look
  readonly layer: Layer | null
  readonly characters: number
  /** What lies behind it. */
  ground: Ground | null
  isCovered: boolean
}

/** What placed elements are placed in. */
export interface Container {
  /** The first of its texts among those of the page. */
  readonly from: number
  readonly layer: Layer | null
  /** Of the element. */
  readonly look: Look
  readonly covers: Cover[]
  /** So far its covers reach above it. */
  reachPx: number
}

/** Whether a text is seen where it stands now. */
export function isTextSeen({ look, ground, isCovered }: SeenText): boolean {
  return !isCovered && !isCamouflagedOn(look, ground)
}

/** Finds which texts of a container lie below one of its covers, and which stand on one. */
export function applyCovers(
  { from, layer, look, covers }: Container,
  texts: readonly SeenText[],
  work: CssWork,
): void {
  const { ground } = look
  for (const cover of covers.toSorted((a, b) => a.layer.z - b.layer.z || a.layer.order - b.layer.order)) {
    if (isBesideText(cover.span, look)) continue
    const [below, above]: [SeenText[], SeenText[]] = [[], []]
    for (const text of texts.slice(from))
      (isBelow(text.layer, layer, cover.layer, work) ? below : above).push(text)
    if (isOver(cover.span, below)) for (const text of below) text.isCovered = true
    const onIt = above.filter((text) => text.look.ground === ground)
    if (isOver(cover.span, onIt)) for (const text of onIt) text.ground = cover.ground
  }
}

/** Whether a cover lies in the padding of its container. */
function isBesideText({ widthPx, heightPx }: Span, look: Look): boolean {
  const { paddingLeftPx, abovePx } = measuresOf(look)
  return widthPx <= paddingLeftPx || heightPx <= abovePx
}

function isOver({ widthPx, heightPx }: Span, texts: readonly SeenText[]): boolean {
  return widthPx * heightPx >= texts.reduce((sum, text) => sum + text.characters * character_area, 0)
}

/** What a letter of 16 pixels takes, at least. */
const character_area = 100

function isBelow(own: Layer | null, container: Layer | null, cover: Layer, work: CssWork): boolean {
  work.spend(1)
  let beside: Layer | null = null
  for (let layer = own; layer !== container && layer !== null; layer = layer.outer) {
    work.spend(1)
    beside = layer
  }
  if (beside === null) return cover.z >= 0
  if (beside === cover) return false
  return beside.z === cover.z ? beside.order < cover.order : beside.z < cover.z
}
