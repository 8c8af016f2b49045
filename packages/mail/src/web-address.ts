import { trimEnd } from './trim-end.ts'

const address_characters_max = 2000

/** An address of the web as a browser would follow it; null for all others, whatever they look like. */
export function webAddress(value: string): string | null {
  const trimmed = value.trim()
  // Relative addresses mean nothing in a mail; `//host` would take the page's own scheme.
  if (!/^https?:/i.test(trimmed) || trimmed.length > address_characters_max) return null
  const url = URL.parse(trimmed)
  if (!url || url.hostname === '' || url.username !== '' || url.password !== '') return null
  return url.href.length > 3 * address_characters_max ? null : url.href
}

/** A piece of a plain text, and where it leads when it is an address. */
export interface TextPiece {
  readonly text: string
  readonly address: string | null
}

/** A plain text in pieces, addresses of the web apart from the rest. */
export function splitAddresses(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const match of text.matchAll(/\bhttps?:\/\/[^\s<>"`]{1,2000}/gi)) {
    const written = withoutPunctuation(match[0])
    const address = webAddress(written)
    if (address === null) continue
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), address: null })
    pieces.push({ text: written, address })
    at = match.index + written.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), address: null })
  return pieces
}

/** Without what ends the sentence rather than the address. */
function withoutPunctuation(written: string): string {
  const kept = trimEnd(written, /[.,;:!?'’”»*_]/)
  return isUnopened(kept, '(', ')') || isUnopened(kept, '[', ']') ? kept.slice(0, -1) : kept
}

/** Whether it ends with a bracket that was opened before it. */
function isUnopened(written: string, opening: string, closing: string): boolean {
  return written.endsWith(closing) && written.split(closing).length > written.split(opening).length
}
