import type { VisibleMail } from '@meridian/mail'
import { escapeMarkup } from '../../platform/http/escape-markup.ts'

/** How much text is displayed of a mail that takes too long to display as HTML. */
const text_only_characters_max = 100_000

/** The displayed content of such a mail: its plain text. Reads each character once. */
export function textOnly({
  text,
  html,
}: {
  readonly text: string | null
  readonly html: string | null
}): VisibleMail {
  const source = text === null || text.trim() === '' ? withoutMarkup(html ?? '') : text
  const said = visibleText(source.slice(0, text_only_characters_max))
  return {
    safe_html: `<pre>${escapeMarkup(said)}</pre>`,
    text: said,
    ranges: [],
    hidden_characters: 0,
    remote_images: [],
    links: [],
    is_cut: source.length > text_only_characters_max,
  }
}

/** Line ends as in HTML, without invisible characters. */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?:(?![\n\t])[\p{Cc}\p{Cf}])+/gu, '')
}

/** The text between tags; drops what follows an unclosed tag. */
export function withoutMarkup(html: string): string {
  const source = html.slice(0, 4 * text_only_characters_max)
  const lower = source.toLowerCase()
  const pieces: string[] = []
  let at = 0
  while (at < source.length) {
    const open = source.indexOf('<', at)
    pieces.push(source.slice(at, open < 0 ? undefined : open))
    if (open < 0) break
    const end = endOfTag(lower, open)
    if (end < 0) break
    if (/^<(?:br|\/?p|\/?div|\/?tr|\/?li|\/h[1-6])\b/.test(lower.slice(open, open + 6))) pieces.push('\n')
    at = end
  }
  return pieces.join('').replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** After the tag, and after all of an element whose content is no text; -1 where it never ends. */
function endOfTag(lower: string, open: number): number {
  const silent = /^<(style|script|title)\b/.exec(lower.slice(open, open + 8))?.[1]
  const close = silent === undefined ? open : lower.indexOf(`</${silent}`, open)
  if (close < 0) return -1
  const end = lower.indexOf('>', close)
  return end < 0 ? -1 : end + 1
}
