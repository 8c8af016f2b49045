import type { Element } from 'domhandler'
import type { Look } from './look.ts'

/** How an element stands in the text around it. */
export type Display = 'block' | 'inline' | 'table-cell'

/** What becomes of the spaces and line breaks in a text: they run together, only the breaks stay, or all stay. */
export type Spaces = 'normal' | 'pre-line' | 'pre-wrap'

/** By the computed value of `white-space`; without one, as around it. Whether long lines are broken is left aside. */
export function spacesIn(written: string | undefined, outer: Spaces): Spaces {
  if (written === undefined || written === 'inherit' || written === 'unset') return outer
  if (/pre-line|preserve-breaks/.test(written)) return 'pre-line'
  return /^pre$|pre-wrap|break-spaces|^preserve/.test(written) ? 'pre-wrap' : 'normal'
}

/** Undefined where they are as around it. Browsers keep them in `pre`. */
export function ownSpaces({ name }: Element, { spaces }: Look, outer: Look): Spaces | undefined {
  return spaces === (name === 'pre' ? 'pre-wrap' : outer.spaces) ? undefined : spaces
}

/** Undefined where no style decides it, and for a box within a line. */
export function displayOf({ name }: Element, { style }: Look, outer: Look): Display | undefined {
  const written = style.get('display')
  const display = written === undefined ? undefined : displays.get(written)
  const isItem = written === undefined && name === 'li'
  return display !== 'block' && !isItem && isOutOfLine(style, outer) ? 'block' : display
}

const displays: ReadonlyMap<string, Display> = new Map(
  Object.entries({
    block:
      'block flex grid list-item flow-root table table-row table-caption table-row-group table-header-group table-footer-group -webkit-box -webkit-flex',
    inline: 'inline contents initial unset',
    'table-cell': 'table-cell',
  } as const).flatMap(([display, values]) =>
    values.split(' ').map((value) => [value, display as Display] as const),
  ),
)

/** What floats, is placed, or is an item of a flex box or grid is a block, whatever its display says. */
function isOutOfLine(style: Look['style'], { arranges }: Look): boolean {
  if (arranges !== null) return true
  const isFloating = /left|right|inline-start|inline-end/.test(style.get('float') ?? '')
  return isFloating || /absolute|fixed/.test(style.get('position') ?? '')
}
