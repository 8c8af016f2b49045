import { Parser } from 'htmlparser2'
import { empty_tags, escapeHtml, keptAttributes, treatmentOf } from './allowed-markup.ts'
import { removeInvisible } from './invisible-characters.ts'
import {
  type Attributes,
  isCamouflaged,
  isHidden,
  type Look,
  lookInside,
  plain_look,
  readStyle,
} from './look.ts'
import { depth_max, openPage, type Page } from './page.ts'
import { findRanges, type TextRange } from './ranges.ts'
import { linkAttributes, type VisibleLink } from './link.ts'
import { writePlainText } from './plain-mail.ts'
import { webAddress } from './web-address.ts'

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

/** So much of a mail is read; whoever writes more than a novel is not read to the end. */
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

interface Reading {
  readonly page: Page
  readonly options: VisibleOptions
  /** From the outside in. */
  readonly elements: Element[]
  readonly links: VisibleLink[]
  readonly images: string[]
  hidden: number
  /** How many elements deep we are in something that is left out. */
  dropping: number
  /** In a quote, as deep. */
  quoting: number
  link: { readonly address: string; said: string } | null
  isCut: boolean
}

interface Element {
  readonly name: string
  readonly look: Look
  /** What it was written as: nothing, an element, or what belongs with one. */
  readonly written: 'nothing' | 'element' | 'quote' | 'link'
}

function readHtml(source: string, options: VisibleOptions): VisibleMail {
  const reading: Reading = {
    page: openPage(text_characters_max),
    options,
    elements: [],
    links: [],
    images: [],
    hidden: 0,
    dropping: 0,
    quoting: 0,
    link: null,
    isCut: false,
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => openElement(reading, name, attributes),
      onclosetag: (name) => closeElement(reading, name),
      ontext: (text) => writeText(reading, text),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  // In pieces, so that a mail that fills the page is left there.
  for (let at = 0; at < source.length && !reading.isCut; at += piece_characters) {
    parser.write(source.slice(at, at + piece_characters))
    reading.isCut = reading.page.isFull() || reading.elements.length > open_elements_max
  }
  parser.end()
  while (reading.elements.length > 0) closeElement(reading, reading.elements.at(-1)?.name ?? '')
  return finish(reading)
}

const piece_characters = 16_384
/** The parser looks through all open elements for each that is closed. */
const open_elements_max = 1000

function readPlain(source: string): VisibleMail {
  const { text, removed } = removeInvisible(source)
  const page = openPage(text_characters_max)
  const kept = text.slice(0, text_characters_max)
  const links = writePlainText(page, kept)
  const { html, text: said, quotes } = page.finish()
  return {
    safe_html: html,
    text: said,
    ranges: findRanges(said, quotes),
    hidden_characters: removed,
    remote_images: [],
    links,
    is_cut: kept.length < text.length,
  }
}

function finish({ page, hidden, images, links, isCut }: Reading): VisibleMail {
  const { html, text, quotes } = page.finish()
  return {
    safe_html: html,
    text,
    ranges: findRanges(text, quotes),
    hidden_characters: hidden,
    remote_images: images,
    links,
    is_cut: isCut,
  }
}

function openElement(reading: Reading, name: string, attributes: Attributes): void {
  const treatment = treatmentOf(name)
  const isEmpty = void_elements.has(name)
  if (treatment.kind === 'dropped') {
    reading.dropping += 1
    reading.elements.push({ name, look: plain_look, written: 'nothing' })
    return
  }
  const outer = reading.elements.at(-1)?.look ?? plain_look
  const style = readStyle(attributes['style'])
  const look = lookInside(outer, attributes, style)
  const isShown = reading.dropping === 0 && !look.isGone && !reading.page.isFull()
  if (isEmpty && isShown) writeEmpty(reading, name, attributes)
  const isWritten = isShown && !isEmpty && treatment.kind === 'kept' && reading.elements.length < depth_max
  const written = isWritten ? writeOpening(reading, treatment, { name, attributes, style }) : 'nothing'
  // The parser closes empty elements too.
  reading.elements.push({ name, look, written })
}

const void_elements = new Set([
  'area',
  'base',
  'basefont',
  'br',
  'col',
  'command',
  'embed',
  'frame',
  'hr',
  'img',
  'input',
  'isindex',
  'keygen',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

function writeOpening(
  reading: Reading,
  { tag, flow }: { readonly tag: string; readonly flow: Parameters<Page['open']>[2] },
  element: {
    readonly name: string
    readonly attributes: Attributes
    readonly style: ReadonlyMap<string, string>
  },
): Element['written'] {
  const { page } = reading
  const { name, attributes, style } = element
  if (isQuote(name, attributes)) {
    if (reading.quoting === 0) {
      page.beginQuote()
      page.mark('<details class="quote"><summary>…</summary>')
    }
    reading.quoting += 1
    page.open('blockquote', '', 'paragraph')
    return 'quote'
  }
  const attributesKept = keptAttributes(tag, attributes, style)
  const address = tag === 'a' ? webAddress(attributes['href'] ?? '') : null
  if (tag === 'a' && (address === null || reading.link !== null)) {
    page.open('span', attributesKept, 'inline')
    return 'element'
  }
  if (address === null) {
    page.open(tag, attributesKept, flow)
    return 'element'
  }
  page.open('a', linkAttributes(address), 'inline')
  reading.link = { address, said: '' }
  return 'link'
}

/** As mail programs mark what they repeat of earlier mails. */
function isQuote(name: string, attributes: Attributes): boolean {
  if (name === 'blockquote') return true
  if (name !== 'div') return false
  const marks = `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`
  return /(^|\s)(gmail_quote|yahoo_quoted|moz-cite-prefix-quote|protonmail_quote|tutanota_quote)(\s|$)/.test(
    marks,
  )
}

function writeEmpty(reading: Reading, name: string, attributes: Attributes): void {
  const { page } = reading
  if (name === 'br') return page.lineBreak()
  if (name === 'hr') return page.rule()
  if (name === 'img' && empty_tags.has(name)) writeImage(reading, attributes)
}

/** A picture is its description until the person asks for it; one of a pixel is nothing but a spy. */
function writeImage(reading: Reading, attributes: Attributes): void {
  const { page, options, images } = reading
  const address = webAddress(attributes['src'] ?? '')
  if (address !== null && images.length < images_max) images.push(address)
  const isSpy = ['width', 'height'].some((side) => /^[0-2](px)?$/.test(attributes[side] ?? ''))
  if (isSpy) return
  const { text, removed } = removeInvisible((attributes['alt'] ?? '').slice(0, 300))
  reading.hidden += removed
  const description = text.replace(/\s+/g, ' ').trim()
  const said = description === '' ? '' : `[${description}]`
  // The text is the same with pictures and without, so that its places stay where they are.
  if (options.withImages && address !== null) return page.show(imageOf(address, description), said)
  if (said === '') return
  page.open('span', ' class="held-image"', 'inline')
  say(reading, said)
  page.close()
}

function imageOf(address: string, description: string): string {
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(description)}" referrerpolicy="no-referrer" loading="lazy">`
}

const images_max = 2000

function closeElement(reading: Reading, name: string): void {
  const element = reading.elements.at(-1)
  // The parser closes in order; a tag that nobody opened makes an element that is opened and closed at once.
  if (element?.name !== name) return
  reading.elements.pop()
  if (treatmentOf(name).kind === 'dropped') reading.dropping -= 1
  if (element.written === 'nothing') return
  reading.page.close()
  if (element.written === 'link') endLink(reading)
  if (element.written === 'quote') endQuote(reading)
}

function endLink(reading: Reading): void {
  const { link, links } = reading
  if (link !== null && links.length < links_max) {
    links.push({ address: link.address, text: link.said.replace(/\s+/g, ' ').trim().slice(0, 300) })
  }
  reading.link = null
}

const links_max = 2000

function endQuote(reading: Reading): void {
  reading.quoting -= 1
  if (reading.quoting > 0) return
  reading.page.endQuote()
  reading.page.mark('</details>')
}

function writeText(reading: Reading, source: string): void {
  if (reading.dropping > 0 || reading.page.isFull()) return
  const { text, removed } = removeInvisible(source)
  reading.hidden += removed
  const look = reading.elements.at(-1)?.look ?? plain_look
  if (isHidden(look)) reading.hidden += proseLength(text)
  else {
    if (isCamouflaged(look)) reading.hidden += proseLength(text)
    say(reading, text)
  }
}

function say(reading: Reading, text: string): void {
  reading.page.write(text)
  if (reading.link !== null) reading.link.said += text
}

function proseLength(text: string): number {
  return text.replace(/[\s\u00a0]+/g, '').length
}
