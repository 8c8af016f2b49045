import { unescapeHtml } from './escape-html.ts'
import type { Spaces } from './look/display.ts'
import { flowOf, spacesOf } from './text-flow.ts'
import type { VisibleLink } from './link.ts'
import { empty_elements, type Piece } from './markup.ts'
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
  /** Of the open elements, from the outside in. */
  readonly flows: { readonly flow: Flow; readonly spaces: Spaces }[]
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
    flows: [],
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

function enterElement(reading: Reading, piece: Extract<Piece, { kind: 'open' }>): void {
  const { prose, flows } = reading
  const { tag, attributes } = piece
  if (tag === 'br') return prose.breakLine()
  const flow = flowOf(piece)
  prose.enter(flow)
  if (tag === 'img') say(reading, describePicture(unescapeHtml(attributes.get('alt') ?? '')))
  if (empty_elements.has(tag)) return prose.leave(flow)
  flows.push({ flow, spaces: spacesOf(piece, flows.at(-1)?.spaces ?? 'normal') })
  if (tag === 'summary') reading.isInLabel = true
  if (tag === 'details') reading.quoteStart = prose.length()
  if (tag === 'a') reading.link = { address: unescapeHtml(attributes.get('href') ?? ''), said: '' }
}

function leaveElement(reading: Reading, tag: string): void {
  const { prose, flows, quotes, quoteStart, links, link } = reading
  prose.leave(flows.pop()?.flow ?? 'inline')
  if (tag === 'summary') reading.isInLabel = false
  if (tag === 'details' && prose.length() > quoteStart)
    quotes.push({ start: quoteStart, end: prose.length() })
  if (tag !== 'a' || link === null) return
  reading.link = null
  const text = link.said.replace(/\s+/g, ' ').trim().slice(0, link_characters_max)
  if (links.length < links_max) links.push({ text, address: link.address })
}

function say(reading: Reading, text: string): void {
  reading.prose.write(text, reading.flows.at(-1)?.spaces ?? 'normal')
  if (reading.link !== null) reading.link.said += text
}

/** What stands for a picture in a text. */
export function describePicture(description: string): string {
  return description === '' ? '' : `[${description}]`
}
