import { left_out_tag } from './allowed-markup.ts'
import { removeInvisible } from './invisible-characters.ts'
import type { VisibleLink } from './link.ts'
import { type Piece, readMarkup, writeMarkup } from './markup.ts'
import { writePlainText } from './plain-mail.ts'
import { foldBlockquotes } from './quotes.ts'
import { findRanges, type TextRange } from './ranges.ts'
import { sanitizeMail } from './sanitize-mail.ts'
import { readVisibleText } from './visible-text.ts'

/** What people and programs are shown of a mail: the same. */
export interface VisibleMail {
  /** Of an allow-list alone: nothing in it runs, is sent, or is fetched. */
  readonly safe_html: string
  /** What `safe_html` says. */
  readonly text: string
  /** Stretches of `text` that can be folded away, in order; none overlaps another. */
  readonly ranges: readonly TextRange[]
  /** Characters that only programs would have read. */
  readonly hidden_characters: number
  /** Pictures of the web, held back. */
  readonly remote_images: readonly string[]
  readonly links: readonly VisibleLink[]
  /** There is more than was read. */
  readonly is_cut: boolean
}

export interface VisibleOptions {
  /** With pictures of the web in place of what stands for them. */
  readonly withImages?: boolean
}

/** So much of a mail is read. */
const source_characters_max = 1_000_000
const text_characters_max = 300_000

/** Prefers the HTML of a mail, where it has any. Never throws, whatever the mail holds. */
export function visibleMail(
  { html, text }: { readonly html: string | null; readonly text: string | null },
  options: VisibleOptions = {},
): VisibleMail {
  const fromHtml = html === null ? null : readHtml(html.slice(0, source_characters_max), options)
  const isCutHere = (source: string | null) => (source?.length ?? 0) > source_characters_max
  if (fromHtml !== null && (fromHtml.text !== '' || fromHtml.remote_images.length > 0 || !text)) {
    return { ...fromHtml, is_cut: fromHtml.is_cut || isCutHere(html) }
  }
  const plain = readPlain((text ?? '').slice(0, source_characters_max))
  return { ...plain, is_cut: plain.is_cut || isCutHere(text) }
}

function readHtml(source: string, { withImages = false }: VisibleOptions): VisibleMail {
  const { html, ...found } = sanitizeMail(source, { withImages, charactersMax: text_characters_max })
  const pieces = readMarkup(html).filter((piece) => piece.kind === 'text' || piece.tag !== left_out_tag)
  return { ...readPieces(foldBlockquotes(pieces)), ...found }
}

function readPlain(source: string): VisibleMail {
  const { text, removed } = removeInvisible(source)
  const kept = text.slice(0, text_characters_max)
  return {
    ...readPieces(writePlainText(kept)),
    hidden_characters: removed,
    remote_images: [],
    is_cut: kept.length < text.length,
  }
}

function readPieces(pieces: readonly Piece[]) {
  const { text, quotes, links } = readVisibleText(pieces)
  return { safe_html: writeMarkup(pieces), text, ranges: findRanges(text, quotes), links }
}
