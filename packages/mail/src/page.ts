import { escapeHtml, type Flow } from './allowed-markup.ts'

/** A stretch of a text, in UTF-16 units. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** A page and its text, written together, so that neither says what the other does not. */
export interface Page {
  /** Opens an element of `tag`, whose attributes are safe and begin with a space. */
  readonly open: (tag: string, attributes: string, flow: Flow) => void
  /** Closes the last that was opened. */
  readonly close: () => void
  /** Markup without a text of its own. */
  readonly mark: (html: string) => void
  readonly lineBreak: () => void
  readonly rule: () => void
  readonly write: (text: string) => void
  /** Markup that says the text by other means than letters, such as a picture of it. */
  readonly show: (html: string, text: string) => void
  readonly beginQuote: () => void
  readonly endQuote: () => void
  readonly isFull: () => boolean
  readonly finish: () => FinishedPage
}

export interface FinishedPage {
  readonly html: string
  readonly text: string
  readonly quotes: readonly Stretch[]
}

interface Open {
  readonly tag: string
  readonly flow: Flow
}

/** Elements deeper than this are left out, and what they hold is kept. */
export const depth_max = 100

/** An empty page that takes so many characters of text, and of HTML four times as many. */
export function openPage(charactersMax: number): Page {
  const html: string[] = []
  const elements: Open[] = []
  const prose = openProse()
  const quotes: Stretch[] = []
  let quoteStart = 0
  let htmlLength = 0
  const put = (piece: string) => {
    html.push(piece)
    htmlLength += piece.length
  }
  const close = () => {
    const element = elements.pop()
    if (!element) return
    put(`</${element.tag}>`)
    prose.leave(element.flow)
  }
  return {
    open: (tag, attributes, flow) => {
      elements.push({ tag, flow })
      put(`<${tag}${attributes}>`)
      prose.enter(flow)
    },
    close,
    mark: put,
    lineBreak: () => {
      put('<br>')
      prose.breakLine()
    },
    rule: () => {
      put('<hr>')
      prose.enter('block')
    },
    write: (text) => {
      put(escapeHtml(text))
      prose.write(text)
    },
    show: (markup, text) => {
      put(markup)
      prose.write(text)
    },
    beginQuote: () => {
      prose.enter('block')
      quoteStart = prose.length()
    },
    endQuote: () => {
      const end = prose.length()
      if (end > quoteStart) quotes.push({ start: quoteStart, end })
      prose.enter('block')
    },
    isFull: () => prose.length() > charactersMax || htmlLength > 4 * charactersMax,
    finish: () => {
      while (elements.length > 0) close()
      return { html: html.join(''), ...trimmed(prose.finish(), quotes) }
    },
  }
}

/** Text as a browser lays it out: spaces run together, blocks stand on lines of their own. */
function openProse() {
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

function trimmed(text: string, quotes: readonly Stretch[]) {
  const whole = text.trimEnd()
  return {
    text: whole,
    quotes: quotes.flatMap(({ start, end }) => {
      const from = start + (/^\s*/.exec(whole.slice(start, end))?.[0].length ?? 0)
      const to = Math.min(end, whole.length)
      return to > from ? [{ start: from, end: to }] : []
    }),
  }
}
