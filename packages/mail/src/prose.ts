import type { Spaces } from './look/display.ts'

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
  const breakLine = () => {
    if (length > 0) gap = gap === '\n' || gap === '\n\n' ? '\n\n' : '\n'
  }
  const writeWords = (text: string) => {
    const words = text.replace(/[\s\u00a0]+/g, ' ')
    if (words === '') return
    if (words.startsWith(' ')) widen(' ')
    put(words.trim())
    if (words !== ' ' && words.endsWith(' ')) widen(' ')
  }
  return {
    length: () => length,
    enter: (flow: Flow) => {
      if (flow === 'inline') return
      widen(gaps[flow])
      if (flow === 'item') put('- ')
    },
    leave: (flow: Flow) => {
      if (flow === 'inline' || flow === 'cell') return
      widen(flow === 'item' ? '\n' : gaps[flow])
    },
    breakLine,
    write: (text: string, spaces: Spaces) => {
      if (spaces === 'normal') return writeWords(text)
      const isBetweenBlocks = (length === 0 || gap.startsWith('\n')) && text.trim() === ''
      if (isBetweenBlocks) return
      if (spaces === 'pre-wrap') return put(text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' '))
      for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
        if (index > 0) breakLine()
        writeWords(line)
      }
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
