/** The text of bytes in a charset that the sender names; an unknown charset is read as Latin-1. */
export function decodeCharset(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return bytes.toString('latin1')
    throw error
  }
}

/**
 * A header's value as people read it: encoded words (RFC 2047) decoded, bare bytes taken for UTF-8
 * when they are that. `value` holds one character for each byte.
 */
export function decodeHeader(value: string): string {
  const adjacent = value.replaceAll(/(\?=)\s+(?==\?)/g, '$1')
  if (!/=\?[^?]+\?[bq]\?/i.test(adjacent)) return decodeBare(adjacent)
  return adjacent
    .split(/(=\?[^?\s]+\?[bq]\?[^?\s]*\?=)/i)
    .map((piece, index) => (index % 2 === 1 ? decodeWord(piece) : decodeBare(piece)))
    .join('')
}

/** `text/plain; charset="utf-8"` as its first word in lower case and its parameters (RFC 2231 decoded). */
export function parseParameters(value: string): { word: string; parameters: Record<string, string> } {
  const [first = ''] = value.split(';', 1)
  const found: Record<string, string> = {}
  for (const [, name = '', quoted, bare = ''] of value.slice(first.length).matchAll(parameter)) {
    found[name.toLowerCase()] = quoted === undefined ? bare : quoted.replaceAll(/\\(.)/g, '$1')
  }
  return { word: first.trim().toLowerCase(), parameters: joinSections(found) }
}

const parameter = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g

/** `name*0*`, `name*1` … become one `name`; a value with a charset is decoded. */
function joinSections(found: Readonly<Record<string, string>>): Record<string, string> {
  const sections = Object.entries(found)
    .map(([key, value]) => ({ match: /^([^*]+)(?:\*(\d+))?(\*)?$/.exec(key), value }))
    .flatMap(({ match, value }) =>
      match
        ? [{ name: match[1] ?? '', at: Number(match[2] ?? 0), isEncoded: match[3] !== undefined, value }]
        : [],
    )
    .toSorted((a, b) => a.at - b.at)
  const joined: Record<string, string> = {}
  const charsets: Record<string, string> = {}
  for (const { name, at, isEncoded, value } of sections) {
    const [, charset, text] = (isEncoded && at === 0 && /^([^']*)'[^']*'(.*)$/s.exec(value)) || []
    if (charset !== undefined) charsets[name] = charset
    joined[name] = (joined[name] ?? '') + (isEncoded ? percentDecode(text ?? value) : value)
  }
  return Object.fromEntries(
    Object.entries(joined).map(([name, value]) => {
      const charset = charsets[name]
      return [name, charset === undefined ? decodeHeader(value) : decodeCharset(bytesOf(value), charset)]
    }),
  )
}

function decodeWord(word: string): string {
  const [, charset = '', encoding = '', text = ''] = word.split('?')
  const bytes =
    encoding.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64')
      : bytesOf(text.replaceAll('_', ' ').replaceAll(/=([0-9a-f]{2})/gi, fromHex))
  // RFC 2231 allows a language behind the charset: `iso-8859-1*en`.
  return decodeCharset(bytes, charset.split('*', 1).join())
}

function decodeBare(text: string): string {
  const bytes = bytesOf(text)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return text
    throw error
  }
}

function percentDecode(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, fromHex)
}

function fromHex(_: string, hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16))
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
