import type { Element } from 'domhandler'
import { cellOf, isOpaque, pullOf } from './cover.ts'
import type { Look } from './look.ts'
import { givenHeight } from './measures.ts'
import type { Painted, Reading } from './see.ts'
import { hideTextOf } from './seen.ts'

/** What an element holds so far. */
export interface Siblings {
  before: Painted | null
  readonly cells: Map<string, Painted>
}

export function openSiblings(): Siblings {
  return { before: null, cells: new Map() }
}

/** Hides what stands in the cell of a later element, or where an element behind it is pulled over it. */
export function hideCovered(
  reading: Reading,
  siblings: Siblings,
  element: Element,
  painted: Painted,
  outer: Look,
): void {
  const { look, from, to } = painted
  const cell = outer.style.get('display')?.includes('grid') ? cellOf(look) : null
  const earlier = cell === null ? undefined : siblings.cells.get(cell)
  if (earlier && isOpaque(element, look)) hideAll(reading, earlier)
  if (cell !== null) siblings.cells.set(cell, painted)
  const { before } = siblings
  const pullPx = before === null ? 0 : pullOf(look, element)
  if (before && pullPx > 0 && pullPx >= heightOf(reading, before)) hideAll(reading, before)
  if (to > from) siblings.before = painted
}

function hideAll(reading: Reading, { from, to }: Painted): void {
  const hide = hideTextOf(reading.seen)
  for (const { element } of textsOf(reading, from, to)) hide(element)
}

/** As high as the element is, at least. */
function heightOf(reading: Reading, { look, from, to }: Painted): number {
  const characters = textsOf(reading, from, to).reduce((sum, one) => sum + one.characters, 0)
  return Math.max(givenHeight(look), Math.ceil(characters / 100) * line_px)
}

const line_px = 18

function textsOf({ texts, work }: Reading, from: number, to: number): Reading['texts'] {
  work.spend(to - from)
  return texts.slice(from, to)
}
