import PostalMime, { type Attachment, type Header, type PostalMimeOptions } from 'postal-mime'
import { escapeHtml } from '../escape-html.ts'
import { latin1Of, repairHeaderLine } from './mime-repair.ts'
import { visibleMail } from '../visible-mail.ts'

/** A mail taken apart, with its headers as they were written. */
export interface ParsedMail {
  readonly headers: readonly Header[]
  readonly attachments: readonly Attachment[]
  /** Missing where no part is plain text. */
  readonly text?: string
  /** Missing where no part is HTML. */
  readonly html?: string
}

/** The texts found at one place of the tree; of a choice between HTML and plain text, both. */
interface PlacedTexts {
  readonly plain?: readonly { readonly value: string }[]
  readonly html?: readonly { readonly value: string }[]
}

/** What of the library's parser is read or replaced here; its types leave it out. */
interface LibraryNode {
  readonly contentType: {
    readonly parsed: { readonly value: string; readonly params: Readonly<Record<string, string>> }
  }
  readonly contentDisposition: {
    readonly parsed: { readonly value: string; readonly params: Readonly<Record<string, string>> }
  }
}

interface ParserParts {
  readonly textMap: ReadonlyMap<unknown, PlacedTexts>
  readonly attachments: readonly Attachment[]
  readonly root: { readonly headers: readonly Header[] }
  readonly currentNode: {
    readonly state: 'header' | 'body' | 'finished'
    readonly contentTransferEncoding: { readonly encoding: string }
    feed(line: Uint8Array): void
  }
  processLine(line: Uint8Array, isLast: boolean): Promise<void>
  isInlineTextNode(node: LibraryNode): boolean
}

const LibraryParser = PostalMime as unknown as new (options: PostalMimeOptions) => PostalMime & ParserParts

/**
 * The library's parser without its last steps, which turn HTML to text and read addresses: their work grows much faster
 * than what a sender writes. If a release takes these steps elsewhere, `readMail` finds neither text nor people.
 */
class MimeParser extends LibraryParser {
  /** Of the part that is read; fed as one, because the library keeps a file in memory of each piece. */
  private lines: Uint8Array[] = []
  /** The header line before. */
  private before = ''
  private hasText = false

  override async processLine(line: Uint8Array, isLast: boolean): Promise<void> {
    if (!isLast && this.isWithinPart(line)) {
      this.lines.push(line)
      if (this.lines.length === lines_at_once) this.feedLines()
      return
    }
    this.feedLines()
    if (this.currentNode.state !== 'header') return super.processLine(line, isLast)
    const repaired = repairHeaderLine(line, this.before)
    this.before = latin1Of(line.subarray(0, header_line_max))
    await super.processLine(repaired, isLast)
  }

  /** Text with a name is a file, unless it is the first text of the mail. */
  override isInlineTextNode(node: LibraryNode): boolean {
    if (!super.isInlineTextNode(node)) return false
    const isFile = this.hasText && isNamed(node) && node.contentDisposition.parsed.value === 'inline'
    this.hasText = true
    return !isFile
  }

  private isWithinPart([first, second]: Uint8Array): boolean {
    const { state, contentTransferEncoding } = this.currentNode
    const isBoundary = first === dash && second === dash
    // Lines of quoted-printable say at their ends whether they go on.
    return state === 'body' && !isBoundary && contentTransferEncoding.encoding !== 'quoted-printable'
  }

  private feedLines(): void {
    if (this.lines.length > 0) this.currentNode.feed(joinLines(this.lines))
    this.lines = []
  }

  /** Of the library's steps after the parts are sorted this one is left out, and the next is ours. */
  renderTextContent(): void {}

  buildMessage(): ParsedMail {
    const places = [...this.textMap.values()]
    const text = places.some(({ plain }) => plain) ? joinPlain(places) : ''
    const html = places.some((place) => place.html) ? joinHtml(places) : ''
    return {
      headers: this.root.headers,
      attachments: this.attachments,
      ...(text !== '' && { text }),
      ...(html !== '' && { html }),
    }
  }
}

function isNamed({ contentType, contentDisposition }: LibraryNode): boolean {
  return [contentType.parsed.params['name'], contentDisposition.parsed.params['filename']].some(
    (name) => name !== undefined && name !== '',
  )
}

const header_line_max = 300
const lines_at_once = 1000
const dash = 0x2d
const newline = 0x0a

function joinLines(lines: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(lines.reduce((sum, { length }) => sum + length + 1, -1))
  let at = 0
  for (const line of lines) {
    if (at > 0) joined[at - 1] = newline
    joined.set(line, at)
    at += line.length + 1
  }
  return joined
}

/** Throws where the mail is nested deeper or has more headers than allowed. */
export function parseMime(bytes: Uint8Array, headers_bytes_max: number): Promise<ParsedMail> {
  // A forwarded mail is a file: read as text it would speak with its own headers, and could hold a thousand others.
  const options = { forceRfc822Attachments: true, maxNestingDepth: 40, maxHeadersSize: headers_bytes_max }
  return new MimeParser(options).parse(bytes)
}

function joinPlain(places: readonly PlacedTexts[]): string {
  let left = html_characters_max
  return places
    .flatMap(({ plain, html = [] }) => {
      if (plain) return plain.map(({ value }) => value)
      return html.map(({ value }) => {
        const source = value.slice(0, left)
        left -= source.length
        return source === '' ? '' : visibleMail({ html: source, text: null }).text
      })
    })
    .join('\n')
}

/** So much HTML between parts of plain text is put into words for those who see plain text alone. */
const html_characters_max = 1_000_000

function joinHtml(places: readonly PlacedTexts[]): string {
  return places
    .flatMap(({ plain = [], html }) => (html ?? plain.map(asHtml)).map(({ value }) => value))
    .join('\n')
}

function asHtml({ value }: { readonly value: string }): { readonly value: string } {
  return { value: `<div>${escapeHtml(value.trim()).replaceAll('\n', '<br>')}</div>` }
}
