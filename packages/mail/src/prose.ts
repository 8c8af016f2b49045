/** How an element stands in the text. */
export type Flow = 'inline' | 'block' | 'paragraph' | 'cell' | 'item' | 'verbatim'

/** A stretch of a text, in UTF-16 units. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** Text as a browser lays it out: spaces run together, blocks stand on lines of their own. */
export function openProse() {
  const pieces: string[] = []
  let length = 0
  let verbatim = 0
  /** What goes before the next word, if one comes. */
  let gap: '' | ' ' | '\t' | '\n' | '\n\n' = ''
  const widen = (wanted: typeof gap) => {
    if (length > 0 && gap_order.indexOf(wanted) > gap_order.indexOf(gap)) gap = wanted
  }
  const put = (piece: string) => {
    if (piece === '') return
    pieces.push(gap, piece)
    length += gap.length + piece.length
    gap = ''
  }
  return {
    length: () => length,
    enter: (flow: Flow) => {
      if (flow === 'inline') return
      if (flow === 'verbatim') verbatim += 1
      widen(gaps[flow])
      if (flow === 'item') put('- ')
    },
    leave: (flow: Flow) => {
      if (flow === 'inline' || flow === 'cell') return
      if (flow === 'verbatim') verbatim -= 1
      widen(flow === 'item' ? '\n' : gaps[flow])
    },
    breakLine: () => {
      if (length === 0) return
      gap = gap === '\n' || gap === '\n\n' ? '\n\n' : '\n'
    },
    write: (text: string) => {
      if (verbatim > 0) return put(text.replace(/\r\n?/g, '\n'))
      const words = text.replace(/[\s\u00a0]+/g, ' ')
      if (words === '') return
      if (words.startsWith(' ')) widen(' ')
      put(words.trim())
      if (words !== ' ' && words.endsWith(' ')) widen(' ')
    },
    finish: () => pieces.join(''),
  }
}

const gap_order = ['', ' ', '\t', '\n', '\n\n']
const gaps = { block: '\n', paragraph: '\n\n', cell: '\t', item: '\n', verbatim: '\n\n' } as const

/** The text without the space at its end, and the stretches without the space around them. */
export function trimStretches(text: string, stretches: readonly Stretch[]) {
  const whole = text.trimEnd()
  return {
    text: whole,
    stretches: stretches.flatMap(({ start, end }) => {
      const from = start + (/^\s*/.exec(whole.slice(start, end))?.[0].length ?? 0)
      const to = Math.min(end, whole.length)
      return to > from ? [{ start: from, end: to }] : []
    }),
  }
}
