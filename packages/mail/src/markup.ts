/** A piece of HTML that `visibleMail` has written. */
export type Piece =
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly tag: string }
  | { readonly kind: 'text'; readonly html: string }

/** Elements of HTML that hold nothing. */
export const empty_elements: ReadonlySet<string> = new Set(['hr', 'br', 'img'])

/**
 * Takes apart what our own writer writes, and nothing else: `<` and `>` are the ends of tags, and `"` those of values.
 * Values and texts stay escaped.
 */
export function readMarkup(html: string): Piece[] {
  return Array.from(html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>|[^<>]+/g), (match): Piece => {
    const [whole, closing, tag, rest = ''] = match
    if (tag === undefined) return { kind: 'text', html: whole }
    if (closing === '/') return { kind: 'close', tag }
    const pairs = Array.from(
      rest.matchAll(/ ([a-z]+)="([^"]*)"/g),
      ([, name = '', value = '']): [string, string] => [name, value],
    )
    return { kind: 'open', tag, attributes: new Map(pairs) }
  })
}

export function writeMarkup(pieces: Iterable<Piece>): string {
  let html = ''
  for (const piece of pieces) {
    if (piece.kind === 'text') html += piece.html
    else if (piece.kind === 'close') html += `</${piece.tag}>`
    else
      html += `<${piece.tag}${Array.from(piece.attributes, ([name, value]) => ` ${name}="${value}"`).join('')}>`
  }
  return html
}

/** What an escaped text says. */
export function plainOf(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
