import { escapeHtml } from './escape-html.ts'

/** A piece of sanitized HTML. Values and texts stay escaped. */
export type Piece =
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly tag: string }
  | { readonly kind: 'text'; readonly html: string }

/** Elements of HTML that hold nothing. */
export const empty_elements: ReadonlySet<string> = new Set(['hr', 'br', 'img'])

/** An opening tag with attributes that are not escaped yet. */
export function openingOf(tag: string, attributes: Readonly<Record<string, string>> = {}): Piece {
  const escaped = Object.entries(attributes).map(([name, value]) => [name, escapeHtml(value)] as const)
  return { kind: 'open', tag, attributes: new Map(escaped) }
}

/** Takes apart sanitized HTML and nothing else: `<` and `>` are the ends of tags, and `"` those of values. */
export function readMarkup(html: string): Piece[] {
  return Array.from(html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>|[^<>]+/g), (match): Piece => {
    const [whole, closing, tag, rest = ''] = match
    if (tag === undefined) return { kind: 'text', html: whole }
    if (closing === '/') return { kind: 'close', tag }
    if (rest === '') return { kind: 'open', tag, attributes: no_attributes }
    const pairs = Array.from(
      rest.matchAll(/ ([a-z]+)="([^"]*)"/g),
      ([, name = '', value = '']): [string, string] => [name, value],
    )
    return { kind: 'open', tag, attributes: new Map(pairs) }
  })
}

const no_attributes: ReadonlyMap<string, string> = new Map()

export function writeMarkup(pieces: Iterable<Piece>): string {
  let html = ''
  for (const piece of pieces) {
    if (piece.kind === 'text') html += piece.html
    else if (piece.kind === 'close') html += `</${piece.tag}>`
    else if (piece.attributes.size === 0) html += `<${piece.tag}>`
    else
      html += `<${piece.tag}${Array.from(piece.attributes, ([name, value]) => ` ${name}="${value}"`).join('')}>`
  }
  return html
}
