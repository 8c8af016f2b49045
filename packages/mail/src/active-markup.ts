/**
 * The first thing in the HTML that is not known to be at rest, read without the parser that made it; null when there
 * is none. Deliberately simple: it takes apart what our own writer writes and refuses everything else.
 */
export function findActive(html: string, { withImages = false } = {}): string | null {
  // In what the writer writes, < and > are nothing but the ends of tags.
  for (const [piece] of html.matchAll(/<[^<>]*>?|>/g)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*)>$/.exec(piece)
    const [, closing, name = '', attributes = ''] = tag ?? []
    if (!tag || !tags.has(name) || (closing === '/' && attributes !== '')) return piece
    for (const [whole, key = '', value = ''] of attributes.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)) {
      if (!isAtRest(name, key, value) && !(withImages && isImage(name, key, value)))
        return `${piece} (${whole.trim()})`
    }
  }
  return null
}

const tags = new Set(
  `a abbr address b bdi blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i
  img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr tt u ul`.split(
    /\s+/,
  ),
)

function isAtRest(tag: string, key: string, value: string): boolean {
  switch (key) {
    case 'href':
      return tag === 'a' && /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/.test(value)
    case 'title':
    case 'target':
    case 'rel':
      return tag === 'a'
    case 'class':
      return value === 'held-image' || value === 'quote'
    case 'colspan':
    case 'rowspan':
    case 'start':
      return /^\d{1,2}$/.test(value)
    case 'dir':
      return value === 'rtl' || value === 'ltr'
    case 'style':
      return value.split(';').every((declaration) => declarations.test(declaration))
    default:
      return false
  }
}

const declarations =
  /^(font-weight:bold|font-style:italic|text-decoration:(underline|line-through)|text-align:(left|right|center)|list-style-type:[a-z-]+|display:(block|inline|table-cell)|padding-inline-end:0\.5em|white-space:(pre-line|pre-wrap|normal)|color:#[0-9a-f]{6})$/

function isImage(tag: string, key: string, value: string): boolean {
  if (tag !== 'img') return false
  return key === 'src' ? /^https?:\/\//.test(value) : ['alt', 'referrerpolicy', 'loading'].includes(key)
}
