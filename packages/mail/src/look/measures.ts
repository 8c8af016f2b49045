import { cutsOff, endOf, roomOf } from './box.ts'
import { type LengthBase, lengthPx, screen_px } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import type { Look } from './look.ts'
import { onceForEach } from './once.ts'

/** What a style says of the room that a box takes and leaves, in pixels. */
export interface Measures {
  /** Of what is cut off beyond it; null where the box cuts off nothing. */
  readonly room: { readonly heightPx: number; readonly widthPx: number; readonly lines: number } | null
  readonly marginPx: number
  readonly abovePx: number
  /** Null where the style gives no height. */
  readonly heightPx: number | null
  readonly leastPx: number
  readonly asidePx: number
  readonly paddingLeftPx: number
  readonly indentPx: number
  readonly loweredPx: number
  /** An item of a flexible box takes as much as it is given. */
  readonly isRigid: boolean
  /** What an item of a row takes at least, with and without what is beside it. */
  readonly itemPx: number
  readonly boxPx: number
  readonly gapPx: number
}

export const measuresOf = onceForEach((look: Look): Measures => {
  const { style, fontPx, rootPx } = look
  const base = { fontPx, rootPx, wholePx: 0 }
  const px = (name: string) => lengthPx(style.get(name) ?? '0', base) ?? 0
  const size = (name: string) => Math.max(0, px(name))
  const isRigid = style.get('flex-shrink') === '0' && !style.has('order')
  const basis = style.get('flex-basis') ?? 'auto'
  const sizePx = basis === '100%' ? Infinity : (lengthPx(basis, base) ?? size('width'))
  const boxPx = isRigid ? Math.max(sizePx, size('min-width')) : size('min-width')
  return {
    room: cutRoom(look),
    marginPx: size('margin-top'),
    abovePx: size('padding-top') + size('border-top-width'),
    heightPx: style.has('height') ? size('height') : null,
    leastPx: size('min-height'),
    asidePx: size('width') + size('margin-left') + size('padding-left'),
    paddingLeftPx: size('padding-left'),
    indentPx: px('margin-left') + px('padding-left'),
    loweredPx: -px('vertical-align'),
    isRigid,
    itemPx: boxPx + size('margin-left') + size('padding-left'),
    boxPx,
    gapPx: size('column-gap'),
  }
})

/** The height that an element is given, with its padding. */
export const givenHeight = onceForEach(({ style, fontPx, rootPx }: Look): number => {
  const base = { fontPx, rootPx, wholePx: 0 }
  const px = (name: string) => Math.max(0, lengthPx(style.get(name) ?? '0', base) ?? 0)
  return (roomOf(style, base, 'height') ?? 0) + px('padding-top') + px('padding-bottom')
})

function cutRoom({ style, fontPx, rootPx }: Look): Measures['room'] {
  const clamp = Number(style.get('-webkit-line-clamp') ?? style.get('line-clamp') ?? Number.NaN)
  if (!cutsOff(style)) return null
  const base = { fontPx, rootPx, wholePx: screen_px.width }
  const [height, width] = [roomOf(style, base, 'height'), roomOf(style, base, 'width')]
  if (Number.isNaN(clamp) && height === null && width === null) return null
  const columns = columnsOf(style, base, width)
  return {
    heightPx: height === null ? Infinity : columns * height + endOf(style, base, 'height'),
    widthPx: width === null ? Infinity : width + endOf(style, base, 'width'),
    lines: clamp > 0 ? clamp : Infinity,
  }
}

/** In how many columns a box lays its lines; beyond counting where the box decides. */
function columnsOf(style: Style, base: LengthBase, widthPx: number | null): number {
  const count = Number(style.get('column-count') ?? 'auto')
  if (count > 0) return count
  const column = lengthPx(style.get('column-width') ?? 'auto', base)
  if (column === null) return 1
  return widthPx === null
    ? Infinity
    : Math.max(1, Math.floor((widthPx + base.fontPx) / (column + base.fontPx)))
}
