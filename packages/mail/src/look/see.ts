import { type Element, isTag, isText } from 'domhandler'
import { applyCovers, type Container, type Cover, type Layer, type SeenText } from './covered.ts'
import { isOpaque, spannedArea, zOf } from './cover.ts'
import type { CssWork } from './css-work.ts'
import { isInClosedDetails } from './default-style.ts'
import * as flows from './flow.ts'
import { isHidden, type Look } from './look.ts'
import type { LookReader } from './read-look.ts'
import { hideTextOf, type Seen, unseen } from './seen.ts'
import { hideCovered, openSiblings } from './siblings.ts'

export interface Reading {
  readonly looks: LookReader
  readonly work: CssWork
  readonly seen: Map<Element, Seen>
  /** Where the page opens each element. */
  readonly places: ReadonlyMap<Element, number>
  readonly texts: SeenText[]
  readonly screen: Container
  container: Container
  /** A placed element that would cover its container if something painted it. */
  veil: { readonly container: Container; readonly cover: Cover } | null
  layer: Layer | null
  layers: number
  flow: flows.Flow | null
  opened: number
}

/** Finds how all elements of a page are seen. */
export function seePage(
  given: Pick<Reading, 'looks' | 'work' | 'seen' | 'places'>,
  root: Element,
  plain: Look,
): void {
  const screen: Container = { from: 0, layer: null, covers: [] }
  const reading: Reading = {
    ...given,
    texts: [],
    screen,
    container: screen,
    veil: null,
    layer: null,
    layers: 0,
    flow: null,
    opened: 0,
  }
  see(reading, root, plain)
  applyCovers(screen, reading.texts, hideTextOf(reading.seen), reading.work)
}

export interface Painted {
  readonly shows: boolean
  readonly look: Look
  /** Its texts among those of the page. */
  readonly from: number
  readonly to: number
}

/** Finds how an element and all in it are seen. */
function see(reading: Reading, element: Element, outer: Look): Painted {
  const { work, looks, texts } = reading
  work.spend(10)
  reading.opened = Math.max(reading.opened, (reading.places.get(element) ?? -1) + 1)
  const look = looks.lookOf(element, outer)
  const from = texts.length
  if (isGone(reading, element, look)) {
    hideAll(reading, element)
    return { shows: false, look, from, to: from }
  }
  const { container, layer, flow, veil } = reading
  enterLayer(reading, element, look)
  const isBlock = flow !== null && flows.isBlock(element, look, outer)
  if (flow && isBlock) flows.enterBlock(flow, look)
  else if (flow) flows.takeAside(flow, look, outer)
  const startPx = flow?.usedPx ?? 0
  const isAbsolute = /absolute|fixed/.test(look.style.get('position') ?? '')
  reading.flow = flows.openFlow(element, look, flow) ?? (isAbsolute ? null : flow)
  const shows = seeInside(reading, element, look)
  reading.flow = flow
  if (flow && isBlock) flows.leaveBlock(flow, look, startPx, heightAttribute(element))
  if (flow && element.name === 'br') flows.breakLine(flow, look)
  if (reading.container !== container) applyCovers(reading.container, texts, hideTextOf(reading.seen), work)
  Object.assign(reading, { container, layer, veil })
  return { shows, look, from, to: texts.length }
}

function heightAttribute({ name, attribs }: Element): number {
  return name === 'img' ? Math.max(0, Number.parseInt(attribs['height'] ?? '0', 10) || 0) : 0
}

function isGone({ flow, looks }: Reading, element: Element, look: Look): boolean {
  if (look.isGone || isInClosedDetails(element) || hasShadowRoot(element)) return true
  if (flow !== null && flows.isMovedOut(flow, look)) return true
  const firstLine = looks.lookOfPart(element, 'first-line', look)
  return firstLine !== null && isHidden(firstLine) && !isHidden(look)
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
      veil.container.covers.push(veil.cover)
    return
  }
  const layer = { outer: reading.layer, z: zOf(look), order: (reading.layers += 1) }
  const area = look.isInvisible ? 0 : spannedArea(look)
  const container = look.style.get('position') === 'fixed' ? reading.screen : reading.container
  reading.veil = area > 0 ? { container, cover: { layer, area } } : null
  if (area > 0 && isOpaque(element, look)) container.covers.push({ layer, area })
  reading.layer = layer
  reading.container = { from: reading.texts.length, layer, covers: [] }
}

/** Answers whether anything in the element is seen. */
function seeInside(reading: Reading, element: Element, look: Look): boolean {
  const { seen, texts } = reading
  const own = isHidden(look) || isClosedDetails(element)
  const place = reading.opened
  seen.set(element, { isGone: false, isHidden: own, endsAt: null })
  if (!own && element.name === 'img') texts.push({ element, layer: reading.layer, characters: 0 })
  let [shows, says] = [false, false]
  const siblings = openSiblings()
  seePart(reading, element, look, 'before')
  for (const child of element.children) {
    if (isTag(child)) {
      const painted = see(reading, child, look)
      if (painted.shows) shows = true
      hideCovered(reading, siblings, child, painted, look)
    } else if (isText(child) && child.data.trim() !== '') {
      says = true
      if (!own && seeText(reading, element, child.data.length, shows || place < reading.opened)) shows = true
    }
  }
  seePart(reading, element, look, 'after')
  if (!shows && says) seen.set(element, unseen)
  return shows || element.name === 'img' || (!says && element.children.length === 0)
}

/** Answers whether a text of an element is within the room that is left. */
function seeText(reading: Reading, element: Element, characters: number, isLater: boolean): boolean {
  const { flow, seen, texts, layer, opened } = reading
  if (seen.get(element)?.endsAt !== null) return false
  if (flow && flows.isBeyond(flow)) {
    seen.set(element, { isGone: false, isHidden: !isLater, endsAt: isLater ? opened : null })
    return false
  }
  if (flow) flow.isInLine = true
  texts.push({ element, layer, characters })
  return true
}

/** A box before or behind what an element holds: it takes room, and may cover. */
function seePart(reading: Reading, element: Element, outer: Look, part: 'before' | 'after'): void {
  const look = reading.looks.lookOfPart(element, part, outer)
  const content = look?.style.get('content') ?? 'none'
  if (look === null || /^(?:none|normal|initial|unset)$/.test(content)) return
  const { flow } = reading
  if (/absolute|fixed/.test(look.style.get('position') ?? '')) {
    const { container, layer, veil } = reading
    enterLayer(reading, element, look)
    Object.assign(reading, { container, layer, veil })
  } else if (flow && look.style.get('display') === 'block') {
    flows.enterBlock(flow, look)
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

function isClosedDetails({ name, attribs }: Element): boolean {
  return name === 'details' && !Object.hasOwn(attribs, 'open')
}
