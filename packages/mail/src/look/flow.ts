import type { Element } from 'domhandler'
import type { Look } from './look.ts'
import { measuresOf } from './measures.ts'

/** How much of a box that cuts off what stands beyond it is surely taken by what stands before. */
export interface Flow {
  readonly heightPx: number
  readonly lines: number
  readonly widthPx: number
  /** Boxes that are placed are cut off as well. */
  readonly isContainer: boolean
  usedPx: number
  usedLines: number
  asidePx: number
  /** Margins of which the largest one counts. */
  marginPx: number
  isInLine: boolean
}

/** The room of an element that cuts off; null where it cuts off nothing. */
export function openFlow({ name }: Element, look: Look, outer: Flow | null): Flow | null {
  const { room } = measuresOf(look)
  if (room === null || /^(?:table|thead|tbody|tfoot|tr|td|th|body|html)$/.test(name)) return null
  return {
    ...room,
    heightPx: outer && isBeyond(outer) ? 0 : room.heightPx,
    isContainer: look.isPlaced,
    usedPx: 0,
    usedLines: 0,
    asidePx: 0,
    marginPx: 0,
    isInLine: false,
  }
}

/** Whether a text that comes next is cut off. */
export function isBeyond(flow: Flow): boolean {
  if (flow.usedLines >= flow.lines || flow.asidePx >= flow.widthPx) return true
  return flow.usedPx + flow.marginPx + readable_px >= flow.heightPx
}

/** Of a line that is cut off, as much is no text. */
const readable_px = 4

export function breakLine(flow: Flow, look: Look): void {
  take(flow, Math.max(0, look.linePx ?? look.fontPx))
  flow.usedLines += 1
  flow.asidePx = 0
  flow.isInLine = false
}

export function enterBlock(flow: Flow, look: Look): void {
  if (flow.isInLine) breakLine(flow, look)
  const { marginPx, abovePx } = measuresOf(look)
  flow.marginPx = Math.max(flow.marginPx, marginPx)
  if (abovePx > 0) take(flow, abovePx)
}

/** What the element takes at least: its lines, or the height that a style or its attribute gives. */
export function leaveBlock(flow: Flow, look: Look, startPx: number, attributePx: number): void {
  if (flow.isInLine) breakLine(flow, look)
  const { heightPx, leastPx } = measuresOf(look)
  const rest = startPx + Math.max(heightPx ?? attributePx, leastPx) - flow.usedPx
  if (rest > 0) take(flow, rest)
}

/** A box within a line that may not be broken. */
export function takeAside(flow: Flow, look: Look, outer: Look): void {
  const isInLine = /inline-|^$/.test(look.style.get('display') ?? '')
  if (isInLine && /nowrap|pre$/.test(outer.style.get('white-space') ?? ''))
    flow.asidePx += measuresOf(look).asidePx
}

/** Whether an element is moved out of the room, wherever it began. */
export function isMovedOut(flow: Flow, look: Look): boolean {
  const { loweredPx, indentPx, position, shift, inset } = measuresOf(look)
  if (loweredPx >= flow.heightPx || indentPx >= flow.widthPx) return true
  const isMoved = position === 'relative' || (/absolute|fixed/.test(position) && flow.isContainer)
  const [x, y] = isMoved ? [inset.x + shift.x, inset.y + shift.y] : [shift.x, shift.y]
  return Math.abs(y) >= flow.heightPx || Math.abs(x) >= flow.widthPx
}

/** Blocks stand below each other. */
export function isBlock({ name }: Element, look: Look, outer: Look): boolean {
  const { style } = look
  if (/absolute|fixed/.test(style.get('position') ?? '') || outer.arranges !== null) return false
  const float = style.get('float') ?? 'none'
  if (float === 'left' || float === 'right') return style.get('width') === '100%'
  const display = style.get('display')
  if (display === undefined) return blocks.has(name)
  return /^(?:block|list-item|flex|grid|table|flow-root)$/.test(display)
}

const blocks = new Set(
  'div p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table tr blockquote pre hr section article header footer center'.split(
    ' ',
  ),
)

function take(flow: Flow, px: number): void {
  flow.usedPx += px + flow.marginPx
  flow.marginPx = 0
}
