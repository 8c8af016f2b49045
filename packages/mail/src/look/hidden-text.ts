import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { dropped_elements } from '../allowed-markup.ts'
import { openCascade } from './css-cascade.ts'
import { readSheets } from './css-rules.ts'
import { readDataSheet } from './css-sheets.ts'
import { CssWork, StylesTooCostly } from './css-work.ts'
import { removeInvisible } from '../invisible-characters.ts'
import { plain_look } from './look.ts'
import { type MailTree, readTree } from './mail-tree.ts'
import { openLooks } from './read-look.ts'
import { seePage } from './see.ts'
import { type Seen, type SeenFlow, unseen } from './seen.ts'

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
export function findHidden(source: string): SeenPage {
  const tree = readTree(source)
  const seen = new Map<Element, Seen>()
  const flows = new Map<Element, SeenFlow>()
  let outside = unseen
  try {
    seeTree(tree, seen, flows)
    outside = seen.get(bodyOf(tree)) ?? unseen
  } catch (error) {
    if (!(error instanceof StylesTooCostly)) throw error
  }
  return {
    elements: tree.elements.map((element) => {
      const one = seen.get(element) ?? unseen
      const flow = flows.get(element)
      return flow ? { ...one, ...flow } : one
    }),
    outside,
    hidden_characters: countDropped(tree),
  }
}

function seeTree(tree: MailTree, seen: Map<Element, Seen>, flows: Map<Element, SeenFlow>): void {
  const work = new CssWork(steps_max)
  const written = sheetsOf(tree)
  if (written.reduce((sum, { length }) => sum + length, 0) > sheet_characters_max) throw new StylesTooCostly()
  const sheets = readSheets(written, work)
  const cascade = openCascade(sheets.rules, tree.isQuirky, work)
  const looks = openLooks(cascade, sheets, work)
  const places = new Map(tree.elements.map((element, index) => [element, index]))
  seePage({ looks, work, seen, flows, places }, tree.root, { ...plain_look, variables: sheets.variables })
}

function bodyOf({ root }: MailTree): Element {
  return root.children.find((child): child is Element => isTag(child) && child.name === 'body') ?? root
}

/** The style sheets that apply on a screen, in their order. */
function sheetsOf({ elements }: MailTree): string[] {
  return elements.flatMap((element) => {
    const sheet = sheetOf(element)
    // Only a sheet is looked for in templates: the way up is long in elements within each other.
    if (sheet === null || isInTemplate(element)) return []
    const { media } = element.attribs
    return [
      media === undefined || media.trim() === ''
        ? sheet
        : `@media ${media.replaceAll(/[{};]/g, '')} {${sheet}}`,
    ]
  })
}

function sheetOf({ name, attribs, children }: Element): string | null {
  const { type = '', rel = '', href = '' } = attribs
  if (!/^(?:text\/css)?\s*$/i.test(type)) return null
  if (name === 'link') return /\bstylesheet\b/i.test(rel) ? readDataSheet(href) : null
  return name === 'style' ? children.map((child) => (isText(child) ? child.data : '')).join('') : null
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
