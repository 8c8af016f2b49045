import { unescapeHtml } from './escape-html.ts'
import type { VisibleLink } from './link.ts'
import type { Piece } from './markup.ts'
import { type Flow, openProse, type Stretch, trimStretches } from './prose.ts'

export interface VisibleText {
  /** What the pieces say, as a browser lays it out. */
  readonly text: string
  /** Stretches of `text` that are folded away, in order. */
  readonly quotes: readonly Stretch[]
  readonly links: readonly VisibleLink[]
}

const links_max = 2000
const link_characters_max = 300

interface Reading {
  readonly prose: ReturnType<typeof openProse>
  readonly quotes: Stretch[]
  readonly links: VisibleLink[]
  quoteStart: number
  link: { readonly address: string; said: string } | null
  /** The label of what is folded away is no text of the mail. */
  isInLabel: boolean
}

export function readVisibleText(pieces: readonly Piece[]): VisibleText {
  const reading: Reading = {
    prose: openProse(),
    quotes: [],
    links: [],
    quoteStart: 0,
    link: null,
    isInLabel: false,
  }
  for (const piece of pieces) {
    if (piece.kind === 'open') enterElement(reading, piece)
    else if (piece.kind === 'close') leaveElement(reading, piece.tag)
    else if (!reading.isInLabel) say(reading, unescapeHtml(piece.html))
  }
  const { text, stretches } = trimStretches(reading.prose.finish(), reading.quotes)
  return { text, quotes: stretches, links: reading.links }
}

function enterElement(reading: Reading, { tag, attributes }: Extract<Piece, { kind: 'open' }>): void {
  const { prose } = reading
  if (tag === 'br') return prose.breakLine()
  if (tag === 'img') return say(reading, describePicture(unescapeHtml(attributes.get('alt') ?? '')))
  prose.enter(flowOf(tag))
  if (tag === 'summary') reading.isInLabel = true
  if (tag === 'details') reading.quoteStart = prose.length()
  if (tag === 'a') reading.link = { address: unescapeHtml(attributes.get('href') ?? ''), said: '' }
}

function leaveElement(reading: Reading, tag: string): void {
  const { prose, quotes, quoteStart, links, link } = reading
  prose.leave(flowOf(tag))
  if (tag === 'summary') reading.isInLabel = false
  if (tag === 'details' && prose.length() > quoteStart)
    quotes.push({ start: quoteStart, end: prose.length() })
  if (tag !== 'a' || link === null) return
  reading.link = null
  const text = link.said.replace(/\s+/g, ' ').trim().slice(0, link_characters_max)
  if (links.length < links_max) links.push({ text, address: link.address })
}

function say(reading: Reading, text: string): void {
  reading.prose.write(text)
  if (reading.link !== null) reading.link.said += text
}

/** What stands for a picture in a text. */
export function describePicture(description: string): string {
  return description === '' ? '' : `[${description}]`
}

function flowOf(tag: string): Flow {
  return flows.get(tag) ?? 'inline'
}

const flows: ReadonlyMap<string, Flow> = new Map(
  Object.entries({
    block: 'div hr dt dd caption thead tbody tfoot tr figure figcaption address details',
    paragraph: 'p blockquote ul ol dl table h1 h2 h3 h4 h5 h6',
    cell: 'td th',
    item: 'li',
    verbatim: 'pre',
  } as const).flatMap(([flow, tags]) => tags.split(' ').map((tag) => [tag, flow as Flow] as const)),
)
