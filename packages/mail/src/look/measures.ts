import { cutsOff, endOf, roomOf } from './box.ts'
import { lengthPx, screen_px } from './css-length.ts'
import type { Look } from './look.ts'
import { onceForEach } from './once.ts'
import { movedBy } from './place.ts'

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
  readonly indentPx: number
  readonly loweredPx: number
  readonly position: string
  readonly shift: { readonly x: number; readonly y: number }
  readonly inset: { readonly x: number; readonly y: number }
}

export const measuresOf = onceForEach((look: Look): Measures => {
  const { style, fontPx, rootPx } = look
  const base = { fontPx, rootPx, wholePx: 0 }
  const px = (name: string) => lengthPx(style.get(name) ?? '0', base) ?? 0
  const size = (name: string) => Math.max(0, px(name))
  return {
    room: cutRoom(look),
    marginPx: size('margin-top'),
    abovePx: size('padding-top') + size('border-top-width'),
    heightPx: style.has('height') ? size('height') : null,
    leastPx: size('min-height'),
    asidePx: size('width') + size('margin-left') + size('padding-left'),
    indentPx: px('margin-left') + px('padding-left'),
    loweredPx: -px('vertical-align'),
    position: style.get('position') ?? 'static',
    shift: movedBy(style, base),
    inset: { x: px('left'), y: px('top') },
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
  return {
    heightPx: height === null ? Infinity : height + endOf(style, base, 'height'),
    widthPx: width === null ? Infinity : width + endOf(style, base, 'width'),
    lines: clamp > 0 ? clamp : Infinity,
  }
}
