import type { Element } from 'domhandler'
import type { CssWork } from './css-work.ts'

/** A placed element, in the order in which a browser paints it. */
export interface Layer {
  readonly outer: Layer | null
  readonly z: number
  readonly order: number
}

/** An element that is painted over others. */
export interface Cover {
  readonly layer: Layer
  /** In square pixels. */
  readonly area: number
}

export interface SeenText {
  readonly element: Element
  readonly layer: Layer | null
  readonly characters: number
}

/** What placed elements are placed in. */
export interface Container {
  /** The first of its texts among those of the page. */
  readonly from: number
  readonly layer: Layer | null
  readonly covers: Cover[]
}

/** Hides the texts of a container that lie below one of its covers. */
export function applyCovers(
  { from, layer, covers }: Container,
  texts: readonly SeenText[],
  hide: (element: Element) => void,
  work: CssWork,
): void {
  for (const cover of covers) {
    const below = texts.slice(from).filter((text) => isBelow(text.layer, layer, cover.layer, work))
    const characters = below.reduce((sum, text) => sum + text.characters, 0)
    if (cover.area >= characters * character_area) for (const { element } of below) hide(element)
  }
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
  if (beside === null) return true
  if (beside === cover) return false
  return beside.z === cover.z ? beside.order < cover.order : beside.z < cover.z
}
