import { type Element, isTag, isText } from 'domhandler'
import { lengthPx, screen_px } from './css-length.ts'
import type { CssWork } from './css-work.ts'
import type { Look } from './look.ts'
import { reachesTo } from './transform.ts'

/** Whether a box that is placed on the page ends before the page begins, however wide its letters are. */
export function isBeyondEdge(element: Element, look: Look, outer: Look, work: CssWork): boolean {
  const { style, fontPx, rootPx } = look
  const position = style.get('position')
  if (position !== 'fixed' && (position !== 'absolute' || outer.isContainer)) return false
  const px = (name: string, wholePx: number) =>
    lengthPx(style.get(name) ?? 'auto', { fontPx, rootPx, wholePx })
  const [left, top] = [px('left', screen_px.width), px('top', screen_px.height)]
  const isTurned = ['transform', 'rotate', 'translate', 'scale'].some((name) => style.has(name))
  if (!isTurned && (left ?? 0) >= 0 && (top ?? 0) >= 0) return false
  const size = sizeOf(element, look, work)
  if (size === null) return false
  const base = { fontPx, rootPx, wholePx: size.x }
  const [whole, least] = [reachesTo(style, base, size), reachesTo(style, base, { x: 0, y: 0 })]
  const [right, bottom] = [Math.max(whole.x, least.x), Math.max(whole.y, least.y)]
  return (left !== null && left + right <= edge_px) || (top !== null && top + bottom <= edge_px)
}

/** Of letters at the edge of the page, as much is no text. */
const edge_px = 4
/** No letter of a usual face is wider or higher, with the space around its line. */
const letter_em = 0.9
const line_em = 1.6

/** The largest size that a box with nothing but plain text may take, in pixels; null where it holds more than that. */
function sizeOf(
  element: Element,
  look: Look,
  work: CssWork,
): { readonly x: number; readonly y: number } | null {
  const { style, fontPx, rootPx, linePx } = look
  const px = (name: string) =>
    lengthPx(style.get(name) ?? 'auto', { fontPx, rootPx, wholePx: screen_px.width })
  let [characters, breaks] = [0, 0]
  for (const child of element.children) {
    work.spend(1)
    if (isText(child)) characters += child.data.trim().length
    else if (isTag(child)) {
      if (child.name !== 'br') return null
      breaks += 1
    }
  }
  if (characters > characters_max) return null
  const textPx = characters * fontPx * letter_em
  const paddings = ['left', 'right'].reduce((sum, side) => sum + Math.max(0, px(`padding-${side}`) ?? 0), 0)
  const given = px('width')
  const width = given ?? Math.min(textPx, screen_px.width)
  const lines = Math.ceil(textPx / Math.max(width, fontPx)) + breaks
  const high = lines * (linePx ?? fontPx * line_em) + Math.max(0, px('padding-top') ?? 0)
  const isUnbroken = look.isUnbroken || width < textPx
  return {
    x: paddings + (isUnbroken ? Math.max(width, Math.min(textPx, fontPx * word_letters)) : width),
    y: Math.max(high, px('height') ?? 0),
  }
}

const characters_max = 2000
/** A word may stand out of a box. */
const word_letters = 20
