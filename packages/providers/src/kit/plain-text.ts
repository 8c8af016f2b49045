/** What HTML says, as lines of text; text without markup stays as it is. Nothing of the markup is ever run or kept. */
export function plainTextOf(text: string): string {
  if (!/<[a-z/!]/i.test(text)) return decodeEntities(text)
  const lines = decodeEntities(readTags(text))
    .split('\n')
    .map((line) => line.trimEnd())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The text for a place that may hold HTML: as it is, but for what would be taken for markup there. */
export function htmlOf(text: string): string {
  if (plainTextOf(text) === text) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Tags that end a line; a list's items begin with a dash. */
const line_ends = /^(br|\/(p|div|li|ul|ol|h[1-6]|tr|table|blockquote))$/
const silent = /^(script|style|title|head|noscript)$/

function readTags(text: string): string {
  // As long as the text itself, which toLowerCase does not promise.
  const small = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  let said = ''
  let at = 0
  let link: { readonly address: string; readonly from: number } | null = null
  for (const tag of text.matchAll(/<(\/?[a-z][a-z0-9]*(?![a-z0-9])|!--)([^<>]*)>/gi)) {
    // What stands inside of a script or style was skipped as a whole.
    if (tag.index < at) continue
    said += text.slice(at, tag.index)
    at = tag.index + tag[0].length
    const name = (tag[1] ?? '').toLowerCase()
    if (silent.test(name)) at = endOf(small, name, at)
    else if (line_ends.test(name)) said += '\n'
    else if (name === 'li') said += '- '
    else if (name === 'a') link = { address: addressIn(tag[2] ?? ''), from: said.length }
    else if (name === '/a' && link) {
      said += addressBehind(link.address, said.slice(link.from))
      link = null
    }
  }
  return said + text.slice(at)
}

function endOf(small: string, name: string, from: number): number {
  const end = small.indexOf(`</${name}`, from)
  return end < 0 ? small.length : end
}

function addressIn(attributes: string): string {
  const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
}

function addressBehind(address: string, words: string): string {
  const isSaid = words.includes(address) || decodeEntities(words).includes(decodeEntities(address))
  return /^https?:\/\//i.test(address) && !isSaid ? ` (${address})` : ''
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  copy: '©',
  reg: '®',
  euro: '€',
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10)
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : ''
  })
}
