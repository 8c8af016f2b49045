import { hostElsewhere } from './elsewhere.ts'
import { escapeHtml, unescapeHtml } from './escape-html.ts'
import { foldQuotes } from './fold-quotes.ts'
import { mailStyle, type MailTheme } from './mail-style.ts'
import { type Piece, readMarkup, writeMarkup } from './markup.ts'
import type { VisibleMail } from './visible-mail.ts'

export interface DocumentOptions {
  readonly theme: MailTheme
  /** The mail was written as a plain text, whose lines are prose and no code. */
  readonly isPlain: boolean
  readonly title: string
  /** Of the mail, as in the `lang` of HTML. */
  readonly language: string
  /** What one presses to see what is repeated of earlier mails, and the language of these words. */
  readonly quoteLabel: { readonly text: string; readonly language: string }
}

export interface MailDocument {
  readonly html: string
  /** All that stands in its one style element, whose hash a policy can name. */
  readonly style: string
}

/**
 * A mail as a page of its own: no script, no style attribute, and nothing beside the mail but the true hosts of links
 * whose words look like other addresses.
 */
export function writeMailDocument(mail: VisibleMail, options: DocumentOptions): MailDocument {
  const { title, language, quoteLabel } = options
  const folded = labelQuotes(foldQuotes(readMarkup(mail.safe_html), mail), quoteLabel)
  const { pieces, rules } = classesForStyles(wrapTables(tellHosts(folded)))
  const style = mailStyle(options.theme, options) + rules
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)}</title><style>${style}</style>`
  return {
    html: `<!doctype html><html lang="${escapeHtml(language)}"><head>${head}</head><body dir="auto">${writeMarkup(pieces)}</body></html>`,
    style,
  }
}

function labelQuotes(pieces: readonly Piece[], { text, language }: DocumentOptions['quoteLabel']): Piece[] {
  return pieces.map((piece, index): Piece => {
    if (piece.kind === 'open' && piece.tag === 'summary')
      return { ...piece, attributes: new Map([['lang', escapeHtml(language)]]) }
    const before = pieces[index - 1]
    const isLabel = piece.kind === 'text' && before?.kind === 'open' && before.tag === 'summary'
    return isLabel ? { kind: 'text', html: escapeHtml(text) } : piece
  })
}

/** Behind each link whose words look like another address, the host that it leads to. */
function tellHosts(pieces: readonly Piece[]): Piece[] {
  let link: { address: string; words: string } | null = null
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === 'text') {
      if (link) link.words += unescapeHtml(piece.html)
      return [piece]
    }
    if (piece.tag !== 'a') return [piece]
    if (piece.kind === 'open') {
      link = { address: unescapeHtml(piece.attributes.get('href') ?? ''), words: '' }
      return [piece]
    }
    const host = link && hostElsewhere(link.words, link.address)
    link = null
    return host === null ? [piece] : [piece, ...hostPieces(host)]
  })
}

function hostPieces(host: string): Piece[] {
  return [
    { kind: 'text', html: ' ' },
    { kind: 'open', tag: 'span', attributes: new Map([['class', 'host']]) },
    { kind: 'text', html: escapeHtml(`[${host}]`) },
    { kind: 'close', tag: 'span' },
  ]
}

/** Each table that stands in no other one gets a box in which it can be scrolled. */
function wrapTables(pieces: readonly Piece[]): Piece[] {
  let depth = 0
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === 'text' || piece.tag !== 'table') return [piece]
    if (piece.kind === 'open') {
      depth += 1
      return depth === 1
        ? [{ kind: 'open', tag: 'div', attributes: new Map([['class', 'wide']]) }, piece]
        : [piece]
    }
    depth -= 1
    return depth === 0 ? [piece, { kind: 'close', tag: 'div' }] : [piece]
  })
}

/** The allowed declarations as rules of the page, so that its policy need not allow any other. */
function classesForStyles(pieces: readonly Piece[]): { pieces: Piece[]; rules: string } {
  const names = new Map<string, string>()
  const classed = pieces.map((piece): Piece => {
    const style = piece.kind === 'open' ? piece.attributes.get('style') : undefined
    if (piece.kind !== 'open' || style === undefined) return piece
    const name = names.get(style) ?? `s${names.size}`
    names.set(style, name)
    const others = [...piece.attributes].filter(([key]) => key !== 'style')
    const classes = [piece.attributes.get('class'), name].filter((one) => one !== undefined).join(' ')
    return { ...piece, attributes: new Map([...others, ['class', classes]]) }
  })
  return { pieces: classed, rules: Array.from(names, ([style, name]) => `.${name}{${style}}`).join('') }
}
