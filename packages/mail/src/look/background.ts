import { type LengthBase, lengthPx } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { listOf, partsOf } from './css-parts.ts'

/** One image of a background. */
export interface BackgroundLayer {
  readonly image: string
  readonly position: readonly string[]
  readonly size: readonly string[]
  readonly repeat: string
  readonly mode: string | undefined
}

const images_max = 20

/** The images of a background, the topmost first. */
export function layersOf(style: Style): BackgroundLayer[] {
  const written = style.get('background-image') ?? 'none'
  if (/^(?:none|initial|unset|inherit|revert)$/.test(written)) return []
  const lists = ['background-position', 'background-size', 'background-repeat', 'background-blend-mode'].map(
    (name) => listOf(style.get(name) ?? ''),
  )
  return listOf(written)
    .slice(0, images_max)
    .map((image, index) => {
      const [position = '', size = '', repeat = 'repeat', mode] = lists.map(
        (list) => list[index % list.length],
      )
      return { image, position: partsOf(position), size: partsOf(size), repeat, mode }
    })
    .filter(({ image }) => image !== 'none')
}

export interface ImageSize {
  /** Null where the box decides, or where it is unknown. */
  readonly widthPx: number | null
  readonly heightPx: number | null
}

/** How much of a box an image covers. */
export function coverageOf(
  { position, size, repeat }: BackgroundLayer,
  { widthPx, heightPx }: ImageSize,
  base: LengthBase,
): 'all' | 'nothing' | 'a part' {
  const [width = 'auto', height = 'auto'] = size
  const isFitted = width === 'cover' || width === 'contain'
  const whole = { ...base, wholePx: usual_px }
  const given = (written: string) => (isFitted ? null : lengthPx(written, whole))
  const [givenWidth, givenHeight] = [given(width), given(height)]
  if (givenWidth === 0 || givenHeight === 0) return 'nothing'
  const [x = repeat, y = x] = partsOf(repeat)
  const [isWide, isHigh] = [/repeat-x|^repeat|round|space/.test(x), /repeat-y|^repeat|round|space/.test(y)]
  const repeatsX = isWide && x !== 'repeat-y'
  const repeatsY = isHigh && y !== 'repeat-x'
  if (repeatsX && repeatsY) return 'all'
  const sides = isFitted
    ? [null, null]
    : [
        givenWidth ?? (givenHeight === null ? widthPx : null),
        givenHeight ?? (givenWidth === null ? heightPx : null),
      ]
  const [across = null, down = null] = sides
  if ((!repeatsX && isAside(across, position[0], whole)) || (!repeatsY && isAside(down, position[1], whole)))
    return 'nothing'
  const isNarrow =
    (!repeatsX && across !== null && across < usual_px) || (!repeatsY && down !== null && down < high_px)
  return isNarrow ? 'a part' : 'all'
}

/** The side of a box where it is not known. */
const usual_px = 600
const high_px = 100
/** Less than this is a line or a dot. */
const letters_px = 8

function isAside(side: number | null, place: string | undefined, whole: LengthBase): boolean {
  if (side === null) return false
  if (side < letters_px) return true
  const px = place === undefined || place.includes('%') ? 0 : (lengthPx(place, whole) ?? 0)
  return px + side <= 0 || px >= 2 * usual_px
}
