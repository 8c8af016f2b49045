import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { dropped_elements } from './allowed-markup.ts'
import { openCascade } from './css-cascade.ts'
import { type Style, setLonghands } from './css-longhands.ts'
import { readRules } from './css-rules.ts'
import { CssWork, StylesTooCostly } from './css-work.ts'
import { isHidden, type Look, lookInside, plain_look } from './look.ts'
import { type MailTree, readTree } from './mail-tree.ts'
import { removeInvisible } from './invisible-characters.ts'
import { defaultStyle } from './default-style.ts'
import { resolveVariables } from './css-variables.ts'

/** How the text of an element is seen. */
export interface Seen {
  /** Neither its own text nor that of any element in it is seen. */
  readonly isGone: boolean
  /** Its own text is not seen. */
  readonly isHidden: boolean
}

export interface SeenPage {
  /** Of the elements, in the order in which the page opens them. */
  readonly elements: readonly Seen[]
  /** Text outside of all elements. */
  readonly outside: Seen
  /** Characters in elements that are no part of what is shown. */
  readonly hidden_characters: number
}

/** The style sheets of a mail program have less than a tenth of it. */
const sheet_characters_max = 500_000
/** What styles the text of a mail may cost, in steps through its elements and rules. */
const steps_max = 2_000_000

/**
 * Which text of a page a person sees on a light screen of 1024 by 768 pixels, by the style sheets of the page and the styles
 * of its elements. Where reading them takes too many steps, everything from there on counts as hidden.
 */
export function seePage(source: string): SeenPage {
  const tree = readTree(source)
  const seen = new Map<Element, Seen>()
  const work = new CssWork(steps_max)
  let outside = unseen
  try {
    const sheets = sheetsOf(tree)
    if (sheets.reduce((sum, { length }) => sum + length, 0) > sheet_characters_max)
      throw new StylesTooCostly()
    const cascade = openCascade(readRules(sheets, work), tree.isQuirky, work)
    const reading = { cascade, work, seen, looks: new WeakMap<Look, Map<Declared, Look>>() }
    see(reading, tree.root, plain_look)
    outside = seen.get(bodyOf(tree)) ?? unseen
  } catch (error) {
    if (!(error instanceof StylesTooCostly)) throw error
  }
  return {
    elements: tree.elements.map((element) => seen.get(element) ?? unseen),
    outside,
    hidden_characters: countDropped(tree),
  }
}

const unseen: Seen = { isGone: true, isHidden: true }

interface Reading {
  readonly cascade: ReturnType<typeof openCascade>
  readonly work: CssWork
  readonly seen: Map<Element, Seen>
  /** What looks alike inside of the same is computed once. */
  readonly looks: WeakMap<Look, Map<Declared, Look>>
}

/** Answers whether anything in the element is seen. */
function see(reading: Reading, element: Element, outer: Look): boolean {
  const { cascade, work, seen } = reading
  work.spend(10)
  const declared = cascade.declarationsFor(element)
  const look = lookOf(reading, element, declared, outer)
  const own = isHidden(look) || isClosedDetails(element)
  seen.set(element, { isGone: look.isGone, isHidden: own })
  if (look.isGone) {
    hideAll(reading, element)
    return false
  }
  let shows = false
  let says = false
  for (const child of element.children) {
    if (isTag(child)) {
      if (see(reading, child, look)) shows = true
    } else if (isText(child) && child.data.trim() !== '') {
      says = true
      if (!own) shows = true
    }
  }
  if (!shows && says) seen.set(element, { isGone: true, isHidden: true })
  return shows || element.name === 'img' || (!says && element.children.length === 0)
}

type Declared = ReturnType<Reading['cascade']['declarationsFor']>

function lookOf({ looks }: Reading, element: Element, declared: Declared, outer: Look): Look {
  const defaults = defaultStyle(element)
  if (defaults.length > 0 || element.name === 'html' || element.name === 'body') {
    const inside = computeLook(defaults, declared, outer)
    if (element.name === 'html') return { ...inside, rootPx: inside.fontPx, isCovered: false }
    return element.name === 'body' ? { ...inside, isCovered: false } : inside
  }
  if (declared.length === 0) return outer
  const siblings = looks.get(outer) ?? new Map<Declared, Look>()
  looks.set(outer, siblings)
  const known = siblings.get(declared)
  if (known) return known
  const look = computeLook(defaults, declared, outer)
  siblings.set(declared, look)
  return look
}

function hideAll({ work, seen }: Pick<Reading, 'work' | 'seen'>, element: Element): void {
  for (const child of element.children)
    if (isTag(child)) {
      work.spend(1)
      seen.set(child, unseen)
      hideAll({ work, seen }, child)
    }
}

function computeLook(defaults: readonly [string, string][], declared: Declared, outer: Look): Look {
  const style = new Map<string, string>(defaults)
  const own = declared.filter(({ name }) => name.startsWith('--'))
  const variables =
    own.length === 0
      ? outer.variables
      : new Map([...outer.variables, ...own.map(({ name, value }) => [name, value] as const)])
  for (const { name, value } of declared) {
    if (name.startsWith('--')) continue
    const resolved = resolveVariables(value, variables)
    if (resolved !== null) setLonghands(style, name, resolved)
  }
  if (isBehind(style, outer)) style.set('display', 'none')
  return lookInside(outer, style, variables)
}

function isClosedDetails({ name, attribs }: Element): boolean {
  return name === 'details' && !Object.hasOwn(attribs, 'open')
}

/** Below a ground that the mail paints around it. */
function isBehind(style: Style, { isCovered }: Look): boolean {
  if (!isCovered || !/^-\d/.test(style.get('z-index') ?? '')) return false
  return /absolute|relative|fixed|sticky/.test(style.get('position') ?? '')
}

function bodyOf({ root }: MailTree): Element {
  return root.children.find((child): child is Element => isTag(child) && child.name === 'body') ?? root
}

/** The style sheets that apply on a screen, in their order. */
function sheetsOf({ elements }: MailTree): string[] {
  return elements.flatMap((element) => {
    if (element.name !== 'style' || isInTemplate(element)) return []
    const { type = '', media } = element.attribs
    if (!/^(?:text\/css)?\s*$/i.test(type)) return []
    const sheet = element.children.map((child) => (isText(child) ? child.data : '')).join('')
    return [
      media === undefined || media.trim() === ''
        ? sheet
        : `@media ${media.replaceAll(/[{};]/g, '')} {${sheet}}`,
    ]
  })
}

function isInTemplate(element: Element): boolean {
  for (let outer = element.parent; outer; outer = outer.parent)
    if (isTag(outer) && outer.name === 'template') return true
  return false
}

/** Text of elements that a mail has no use for. */
const silent_elements = new Set('template noscript noembed noframes datalist'.split(' '))

function countDropped({ elements }: MailTree): number {
  return elements.reduce(
    (sum, element) =>
      sum + (silent_elements.has(element.name) && !isInDropped(element) ? countText(element) : 0),
    0,
  )
}

function isInDropped(element: Element): boolean {
  const { parent } = element
  return parent !== null && isTag(parent) && dropped_elements.has(parent.name)
}

function countText(node: AnyNode): number {
  if (isText(node)) return removeInvisible(node.data).text.replace(/[\s\u00a0]+/g, '').length
  return 'children' in node ? node.children.reduce((sum, child) => sum + countText(child), 0) : 0
}
