import { type Element, isTag, isText } from 'domhandler'
import { applyCovers, type Container, type Cover, isTextSeen, type Layer, type SeenText } from './covered.ts'
import { isOpaque, reachOf, spanOf, zOf } from './cover.ts'
import { isCutting } from './box.ts'
import type { CssWork } from './css-work.ts'
import { isShownSummary } from './default-style.ts'
import { displayOf, ownSpaces } from './display.ts'
import { isBlankIn } from './faces.ts'
import * as flows from './flow.ts'
import { isCamouflaged, isHidden, isPictureHidden, isUnpainted, type Look } from './look.ts'
import type { LookReader } from './read-look.ts'
import { isBeyondEdge } from './edge.ts'
import { type Seen, type SeenFlow, unseen } from './seen.ts'
import { coverSiblings, type Painted } from './siblings.ts'
import { enterRow, isCellUnseen, openColumns, type TableColumns } from './table-columns.ts'
import { isInEmptyTrack } from './tracks.ts'

export interface Reading {
  readonly looks: LookReader
  readonly work: CssWork
  readonly seen: Map<Element, Seen>
  readonly flows: Map<Element, SeenFlow>
  /** Where the page opens each element. */
  readonly places: ReadonlyMap<Element, number>
  readonly texts: SeenText[]
  screen: Container
  container: Container
  /** A placed element that would cover its container if something painted it. */
  veil: { readonly container: Container; readonly cover: Cover } | null
  layer: Layer | null
  layers: number
  flow: flows.Flow | null
  table: TableColumns | null
  /** Of details with a name one is open at a time. */
  readonly openDetails: Set<string>
  readonly closedDetails: Set<Element>
  opened: number
}

/** Finds how all elements of a page are seen. */
export function seePage(
  given: Pick<Reading, 'looks' | 'work' | 'seen' | 'flows' | 'places'>,
  root: Element,
  plain: Look,
): void {
  const screen: Container = { from: 0, layer: null, look: plain, covers: [], reachPx: 0 }
  const reading: Reading = {
    ...given,
    texts: [],
    screen,
    container: screen,
    veil: null,
    layer: null,
    layers: 0,
    flow: null,
    table: null,
    openDetails: new Set(),
    closedDetails: new Set(),
    opened: 0,
  }
  see(reading, root, plain, 0)
  applyCovers(reading.screen, reading.texts, reading.work)
  judgeTexts(reading)
}

/** Hides texts that are covered or as light as what they stand on, and shows those that stand on something else. */
function judgeTexts({ texts, seen }: Reading): void {
  const covered = new Set<Element>()
  for (const text of texts) {
    const { element, look, ground, isCovered } = text
    if (isCovered) covered.add(element)
    const isChanged = ground !== look.ground && text.characters > 0
    if (covered.has(element)) seen.set(element, { isGone: false, isHidden: true, endsAt: null })
    else if (isChanged) seen.set(element, { isGone: false, isHidden: !isTextSeen(text), endsAt: null })
  }
}

interface Visible extends Painted {
  readonly shows: boolean
}

/** Finds how an element and all in it are seen. */
function see(reading: Reading, element: Element, outer: Look, itemsBefore: number): Visible {
  const { work, looks, texts } = reading
  work.spend(10)
  reading.opened = Math.max(reading.opened, (reading.places.get(element) ?? -1) + 1)
  const look = looks.lookOf(element, outer)
  const from = texts.length
  if (isGone(reading, element, look, outer) || isFoldedInGrid(look, outer, itemsBefore)) {
    hideAll(reading, element)
    return { shows: false, element, look, from, to: from, reachPx: 0 }
  }
  const display = displayOf(element, look, outer)
  const spaces = ownSpaces(element, look, outer)
  if (display !== undefined || spaces !== undefined) reading.flows.set(element, { display, spaces })
  const { container, layer, flow, veil, table } = reading
  if (element.name === 'body') reading.screen = reading.container = { ...reading.screen, look }
  enterLayer(reading, element, look)
  const isBlock = flow !== null && flows.isBlock(element, look, outer)
  if (flow && isBlock) flows.enterBlock(flow, look, outer)
  else if (flow) flows.takeAside(flow, look, outer)
  const startPx = flow?.usedPx ?? 0
  const isAbsolute = /absolute|fixed/.test(look.style.get('position') ?? '')
  reading.flow =
    flows.openFlow(element, look, flow) ?? (isAbsolute ? null : flow && flows.flowInside(flow, look, outer))
  if (element.name === 'table' || look.style.get('display') === 'table')
    reading.table = openColumns(element, look, looks)
  const shows = seeInside(reading, element, look)
  reading.flow = flow
  if (flow && isBlock) flows.leaveBlock(flow, look, startPx, heightAttribute(element))
  if (flow && element.name === 'br') flows.breakLine(flow, look)
  const { reachPx } = reading.container === container ? { reachPx: 0 } : reading.container
  if (reading.container !== container) applyCovers(reading.container, texts, work)
  Object.assign(reading, { container, layer, veil, table })
  return { shows, element, look, from, to: texts.length, reachPx }
}

function heightAttribute({ name, attribs }: Element): number {
  return name === 'img' ? Math.max(0, Number.parseInt(attribs['height'] ?? '0', 10) || 0) : 0
}

function isGone(reading: Reading, element: Element, look: Look, outer: Look): boolean {
  const { flow, looks, table } = reading
  const display = look.style.get('display')
  if (table && (element.name === 'tr' || display === 'table-row')) enterRow(table)
  if (table && display === 'table-cell' && isCellUnseen(table, element, look)) return true
  if (look.isGone || isInClosedDetails(reading, element) || hasShadowRoot(element)) return true
  if (flow !== null && flows.isMovedOut(flow, look, outer)) return true
  if (isBeyondEdge(element, look, outer, reading.work)) return true
  const firstLine = looks.lookOfPart(element, 'first-line', look)
  return firstLine !== null && isHidden(firstLine) && !isHidden(look)
}

/** An item of a grid that cuts off what it holds, in a row or column without size. */
function isFoldedInGrid(look: Look, outer: Look, itemsBefore: number): boolean {
  return outer.arranges === 'grid' && isCutting(look.style) && isInEmptyTrack(outer, look, itemsBefore)
}

/** What a shadow root does not name is not painted. */
function hasShadowRoot({ children }: Element): boolean {
  return children.some(
    (child) => isTag(child) && child.name === 'template' && Object.hasOwn(child.attribs, 'shadowrootmode'),
  )
}

function enterLayer(reading: Reading, element: Element, look: Look): void {
  const { veil } = reading
  if (!look.isPlaced) {
    if (veil && isOpaque(element, look) && /^(?:100%|100vh)$/.test(look.style.get('height') ?? ''))
      veil.container.covers.push({ ...veil.cover, ground: groundBy(element, look) })
    return
  }
  const layer = { outer: reading.layer, z: zOf(look), order: (reading.layers += 1) }
  const span = spanOf(look)
  const isSpanning = !look.isInvisible && span.widthPx > 0
  const container = look.style.get('position') === 'fixed' ? reading.screen : reading.container
  const ground = groundBy(element, look)
  reading.veil = isSpanning ? { container, cover: { layer, span, ground } } : null
  if (!look.isInvisible && isOpaque(element, look)) {
    if (isSpanning) container.covers.push({ layer, span, ground })
    container.reachPx = Math.max(container.reachPx, reachOf(look))
  }
  reading.layer = layer
  reading.container = { from: reading.texts.length, layer, look, covers: [], reachPx: 0 }
}

function seePicture(look: Look): Omit<Seen, 'endsAt'> {
  return { isGone: false, isHidden: isPictureHidden(look), isSpeechless: isHidden(look) }
}

/** What an element paints over others; null where that is a picture. */
function groundBy({ name }: Element, look: Look): Look['ground'] {
  return name === 'img' ? null : look.ground
}

/** Answers whether anything in the element is seen. */
function seeInside(reading: Reading, element: Element, look: Look): boolean {
  const { seen, texts, layer } = reading
  const inner = element.name === 'details' ? enterDetails(reading, element, look) : look
  const isUnread = isUnpainted(inner) || reading.closedDetails.has(element)
  const place = reading.opened
  seen.set(element, { isGone: false, isHidden: isUnread || isCamouflaged(inner), endsAt: null })
  if (element.name === 'img') {
    seen.set(element, { ...seePicture(look), endsAt: null })
    texts.push({ element, look, layer, characters: 0, ground: look.ground, isCovered: false })
  }
  const parts: Painted[] = []
  let [shows, says, items] = [false, false, 0]
  seePart(reading, element, look, 'before')
  for (const child of element.children) {
    const from = texts.length
    if (isTag(child)) {
      const { shows: isSeen, ...part } = see(reading, child, child.name === 'summary' ? look : inner, items)
      if (!part.look.isGone) items += 1
      if (isSeen) shows = true
      parts.push(part)
    } else if (isText(child) && child.data.trim() !== '') {
      says = true
      const isLater = shows || place < reading.opened
      if (!isUnread && seeText(reading, element, inner, child.data, isLater)) shows = true
      if (texts.length > from) parts.push({ element: null, look, from, to: texts.length, reachPx: 0 })
    }
  }
  coverSiblings(reading, parts, look)
  seePart(reading, element, look, 'after')
  if (!shows && says) seen.set(element, unseen)
  return shows || element.name === 'img' || (!says && element.children.length === 0)
}

/** Answers how what stands behind the summary of details looks. */
function enterDetails({ looks, openDetails, closedDetails }: Reading, element: Element, look: Look): Look {
  const { name } = element.attribs
  const content = looks.lookOfPart(element, 'details-content', look)
  const isOpen = Object.hasOwn(element.attribs, 'open') && (name === undefined || !openDetails.has(name))
  if (isOpen && name !== undefined) openDetails.add(name)
  if (!isOpen && content?.style.get('content-visibility') !== 'visible') closedDetails.add(element)
  return content ?? look
}

function isInClosedDetails({ closedDetails }: Reading, element: Element): boolean {
  const { parent } = element
  return parent !== null && isTag(parent) && closedDetails.has(parent) && !isShownSummary(element)
}

/** Answers whether a text of an element is within the room that is left. */
function seeText(reading: Reading, element: Element, look: Look, text: string, isLater: boolean): boolean {
  const { flow, seen, texts, layer, opened } = reading
  if (seen.get(element)?.endsAt !== null) return false
  if (flow && flows.isBeyond(flow)) {
    seen.set(element, { isGone: false, isHidden: !isLater, endsAt: isLater ? opened : null })
    return false
  }
  if (flow) flow.isInLine = true
  if (look.face && isBlankIn(look.face, text)) {
    seen.set(element, { isGone: false, isHidden: true, endsAt: null })
    return false
  }
  texts.push({ element, look, layer, characters: text.length, ground: look.ground, isCovered: false })
  return !isHidden(look)
}

/** A box before or behind what an element holds: it takes room, and may cover. */
function seePart(reading: Reading, element: Element, outer: Look, part: 'before' | 'after'): void {
  const look = reading.looks.lookOfPart(element, part, outer)
  const content = look?.style.get('content') ?? 'none'
  if (look === null || look.isGone || /^(?:none|normal|initial|unset)$/.test(content)) return
  const { flow } = reading
  if (/absolute|fixed/.test(look.style.get('position') ?? '')) {
    const { container, layer, veil } = reading
    enterLayer(reading, element, look)
    Object.assign(reading, { container, layer, veil })
  } else if (flow && look.style.get('display') === 'block') {
    flows.enterBlock(flow, look, outer)
    flows.leaveBlock(flow, look, flow.usedPx, 0)
  }
}

function hideAll(reading: Reading, element: Element): void {
  reading.seen.set(element, unseen)
  for (const child of element.children)
    if (isTag(child)) {
      reading.work.spend(1)
      reading.opened = Math.max(reading.opened, (reading.places.get(child) ?? -1) + 1)
      hideAll(reading, child)
    }
}
