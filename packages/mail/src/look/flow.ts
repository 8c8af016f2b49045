import type { Element } from 'domhandler'
import type { Look } from './look.ts'
import { measuresOf } from './measures.ts'
import { lengthPx } from './css-length.ts'
import { shiftOf } from './transform.ts'

/** How much of a box that cuts off what stands beyond it is surely taken by what stands before. */
export interface Flow {
  readonly heightPx: number
  readonly lines: number
  readonly widthPx: number
  /** Boxes that are placed are cut off as well. */
  readonly isContainer: boolean
  /** Of the box itself. */
  readonly look: Look
  /** A line begins behind what stands beside it. */
  readonly startPx: number
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
  const [heightPx, widthPx] = look.isVertical ? [room.widthPx, room.heightPx] : [room.heightPx, room.widthPx]
  return {
    lines: room.lines,
    heightPx: outer && isBeyond(outer) ? 0 : heightPx,
    widthPx,
    isContainer: look.isPlaced,
    look,
    startPx: 0,
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
  flow.asidePx = flow.startPx
  flow.isInLine = false
}

export function enterBlock(flow: Flow, look: Look, outer: Look): void {
  if (flow.isInLine) breakLine(flow, look)
  const { marginPx, abovePx } = measuresOf(look)
  flow.marginPx = Math.max(flow.marginPx, marginPx, outer === flow.look ? shareOf(flow, look) : 0)
  if (abovePx > 0) take(flow, abovePx)
}

/** A margin above that is a share of the width of the box. */
function shareOf({ widthPx }: Flow, { style }: Look): number {
  const written = style.get('margin-top') ?? ''
  return written.endsWith('%') && Number.isFinite(widthPx) ? (Number.parseFloat(written) / 100) * widthPx : 0
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
  const isInRow = outer.arranges === 'flex' && isStartingFirst(outer) && isRow(outer) && !isWrapping(outer)
  if (isInRow && !look.style.has('order')) flow.asidePx += measuresOf(look).itemPx + measuresOf(outer).gapPx
  const isInLine = /inline-|^$/.test(look.style.get('display') ?? '')
  if (isInLine && /nowrap|pre$/.test(outer.style.get('white-space') ?? ''))
    flow.asidePx += measuresOf(look).asidePx
}

/** What stands beside each other has lines of its own; null where the place of an item is not known. */
export function flowInside(flow: Flow, look: Look, outer: Look): Flow | null {
  if (outer.arranges !== null && look.style.has('order')) return null
  if (outer.arranges !== 'flex' || isBlock({ name: 'div' }, look, outer)) return flow
  const startPx = Math.max(flow.startPx, flow.asidePx - measuresOf(look).boxPx - measuresOf(outer).gapPx)
  return { ...flow, startPx, asidePx: startPx }
}

/** Whether an element is moved out of the room, wherever it began. */
export function isMovedOut(flow: Flow, look: Look, outer: Look): boolean {
  const { loweredPx, indentPx } = measuresOf(look)
  if (loweredPx >= flow.heightPx || indentPx >= flow.widthPx) return true
  if (flow.look === outer && /^[1-9]\d{2,3}%$/.test(look.style.get('margin-left') ?? '')) return true
  return isMovedBy(flow, look, outer, 'x') || isMovedBy(flow, look, outer, 'y')
}

/** Along one side, whatever size the element has between the least and the largest one. */
function isMovedBy(flow: Flow, look: Look, outer: Look, axis: 'x' | 'y'): boolean {
  const { style, fontPx, rootPx } = look
  const isDown = axis === 'y'
  const roomPx = isDown ? flow.heightPx : flow.widthPx
  const wholePx = Number.isFinite(roomPx) ? roomPx : endless_px
  const position = style.get('position') ?? 'static'
  const isPlacedIn = /absolute|fixed/.test(position) && flow.isContainer
  // A share of the room, where the element stands in it itself.
  const base = { fontPx, rootPx, wholePx: isPlacedIn || flow.look === outer ? wholePx : 0 }
  const inset =
    isPlacedIn || position === 'relative' ? lengthPx(style.get(isDown ? 'top' : 'left') ?? '0', base) : 0
  const given = lengthPx(style.get(isDown ? 'height' : 'width') ?? 'auto', base)
  const isFree = /absolute|fixed/.test(position) || /inline|table/.test(style.get('display') ?? '')
  const least = given ?? (isDown ? fontPx : isFree ? 0 : wholePx)
  const moves = [least, given ?? wholePx].map((size) => (inset ?? 0) + shiftOf(style, base, size)[axis])
  const enough = isDown ? roomPx - readable_px : roomPx
  return moves.every((px) => px >= enough) || moves.every((px) => px <= -enough)
}

const endless_px = 1_000_000

/** Blocks stand below each other. */
export function isBlock({ name }: Pick<Element, 'name'>, look: Look, outer: Look): boolean {
  const { style } = look
  if (/absolute|fixed/.test(style.get('position') ?? '') || outer.arranges === 'grid') return false
  if (outer.arranges === 'flex') return isBlockItem(look, outer)
  const float = style.get('float') ?? 'none'
  if (float === 'left' || float === 'right') return style.get('width') === '100%'
  const display = style.get('display')
  if (display === undefined) return blocks.has(name)
  return /^(?:block|list-item|flex|grid|table|flow-root)$/.test(display)
}

/** An item that stands below the ones before it. */
function isBlockItem(look: Look, outer: Look): boolean {
  if (!isStartingFirst(outer) || look.style.has('order')) return false
  if (!isRow(outer)) return measuresOf(look).isRigid && !isWrapping(outer)
  return isWrapping(outer) && look.style.get('width') === '100%'
}

/** What does not fit stands beyond the end. */
function isStartingFirst({ style }: Look): boolean {
  return /^(?:normal|flex-start|start|initial)$/.test(style.get('justify-content') ?? 'normal')
}

function isRow({ style }: Look): boolean {
  return !(style.get('flex-direction') ?? '').includes('column')
}

function isWrapping({ style }: Look): boolean {
  return (style.get('flex-wrap') ?? '').startsWith('wrap')
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
