import { type LengthBase, lengthPx, numberOf, screen_px } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { readTracks } from './tracks.ts'

/** How the parent of a box divides its room. */
export type Arrangement = 'flex' | 'grid' | null

/** A box of almost no size that cuts off what it holds. */
export function isFolded(style: Style, base: LengthBase, arranged: Arrangement): boolean {
  if (isSizedAlone(style, base)) return true
  if (!isCutting(style)) return false
  if (arranged === 'flex' && hasNoBasis(style, base)) return true
  if (isFlat(style, base, 'height') || isFlat(style, base, 'width') || hasEmptyRows(style)) return true
  return isIndentedOut(style, base)
}

/** What stands beyond the box is seen nowhere. */
export function cutsOff(style: Style): boolean {
  return /hidden|clip/.test(overflowOf(style))
}

/** What stands beyond the box is cut off, or behind a bar to scroll by. */
export function isCutting(style: Style): boolean {
  return /hidden|clip|auto|scroll/.test(overflowOf(style))
}

function overflowOf(style: Style): string {
  return `${style.get('overflow-x') ?? ''} ${style.get('overflow-y') ?? ''}`
}

export function arrangementOf(style: Style): Arrangement {
  const display = style.get('display') ?? ''
  if (display.includes('flex')) return 'flex'
  return display.includes('grid') ? 'grid' : null
}

/** The room of a box along one side, in pixels; null where what it holds decides. */
export function roomOf(style: Style, base: LengthBase, side: 'width' | 'height'): number | null {
  // A cell of a table is as large as what it holds; its styles give the least.
  const isCell = style.get('display') === 'table-cell'
  if (isCell && side === 'height') return null
  const given = [isCell ? undefined : style.get(side), style.get(`max-${side}`)].flatMap((written) => {
    const px = written === undefined ? null : lengthPx(written, base)
    return px === null || px < 0 ? [] : [px]
  })
  const ratio = given.length === 0 && side === 'height' ? ratioHeight(style, base) : null
  if (ratio !== null) given.push(ratio)
  if (given.length === 0) return null
  const size = Math.max(Math.min(...given), leastOf(style.get(`min-${side}`), base, side))
  if (style.get('box-sizing') !== 'border-box') return size
  const [start, end] = sidesOf[side]
  const names = [`padding-${start}`, `padding-${end}`, `border-${start}-width`, `border-${end}-width`]
  return Math.max(0, size - names.reduce((sum, name) => sum + sizeOf(style, name, base), 0))
}

/** Padding of the end of a box shows what stands out of its room. */
export function endOf(style: Style, base: LengthBase, side: 'width' | 'height'): number {
  const bottom = sizeOf(style, 'padding-bottom', base)
  if (side === 'height') return bottom
  return Math.min(sizeOf(style, 'padding-left', base), sizeOf(style, 'padding-right', base))
}

const sidesOf = { width: ['left', 'right'], height: ['top', 'bottom'] } as const

function isFlat(style: Style, base: LengthBase, side: 'width' | 'height'): boolean {
  const room = roomOf(style, base, side)
  return room !== null && room <= 2 && endOf(style, base, side) <= 4
}

function ratioHeight(style: Style, base: LengthBase): number | null {
  const [first = '', second = '1'] = (style.get('aspect-ratio') ?? '').replace('auto', '').split('/')
  const [wide, high] = [numberOf(first.trim()), numberOf(second.trim())]
  if (wide === null || high === null || wide <= 0 || high <= 0) return null
  return ((lengthPx(style.get('width') ?? '', base) ?? screen_px.width) * high) / wide
}

/** A share of a height that nothing gives is none. */
function leastOf(written: string | undefined, base: LengthBase, side: 'width' | 'height'): number {
  if (written === undefined || (side === 'height' && written.endsWith('%'))) return 0
  return lengthPx(written, base) ?? 0
}

function sizeOf(style: Style, name: string, base: LengthBase): number {
  return lengthPx(style.get(name) ?? '0', base) ?? 0
}

/** Its height is that of an empty box, and what stands beyond it is cut off. */
function isSizedAlone(style: Style, base: LengthBase): boolean {
  const contain = style.get('contain') ?? ''
  const height = style.get('height') ?? 'auto'
  if (!/\b(?:size|strict)\b/.test(contain.replace('inline-size', '')) || height !== 'auto') return false
  const isCut = /strict|paint|content/.test(contain) || isCutting(style)
  return (
    isCut &&
    leastOf(style.get('min-height'), base, 'height') <= 2 &&
    sizeOf(style, 'padding-bottom', base) <= 4
  )
}

/** An item that may not be wider than nothing. */
function hasNoBasis(style: Style, base: LengthBase): boolean {
  const basis = lengthPx(style.get('flex-basis') ?? 'auto', base)
  return basis !== null && basis <= 2 && Number(style.get('flex-grow') ?? '0') === 0
}

function hasEmptyRows(style: Style): boolean {
  if (!(style.get('display') ?? '').includes('grid')) return false
  const tracks = ['grid-template-rows', 'grid-template-columns', 'grid-auto-rows'].flatMap((name) =>
    readTracks(style.get(name)),
  )
  return tracks.length > 0 && tracks.every(Boolean)
}

/** A first line that begins where the box ends. */
function isIndentedOut(style: Style, base: LengthBase): boolean {
  const indent = style.get('text-indent') ?? ''
  if (/^100%$|^[1-9]\d{2,}%$/.test(indent)) return true
  const width = lengthPx(style.get('width') ?? style.get('max-width') ?? '', base)
  const px = lengthPx(indent, base)
  return width !== null && px !== null && px >= width && /nowrap|pre/.test(style.get('white-space') ?? '')
}
