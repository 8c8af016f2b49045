import { type AnyNode, type ChildNode, DomHandler, Element, isTag, isText } from 'domhandler'
import { Parser } from 'htmlparser2'
import type { CssWork } from './css-work.ts'

export interface MailTree {
  readonly root: Element
  /** Elements as the page opens them. */
  readonly elements: readonly Element[]
  /** The page names no document type, so that browsers read its styles as old ones did. */
  readonly isQuirky: boolean
}

/** The elements of a page, in an `html` and a `body` as in a browser. */
export function readTree(source: string): MailTree {
  const elements: Element[] = []
  const handler = new OrderedHandler(elements)
  const parser = new Parser(handler)
  parser.end(source)
  return {
    root: withBody(handler.dom),
    elements,
    isQuirky: isQuirky(source.slice(0, 300)),
  }
}

/** Browsers read pages of HTML 4.01 or earlier without an address of their definition as old ones. */
function isQuirky(beginning: string): boolean {
  const [, type] = /^\s*<!doctype\s+html([^>]*)/i.exec(beginning) ?? []
  if (type === undefined) return true
  if (/-\/\/w3c\/\/dtd html (?:3|4\.0 (?:transitional|frameset))|-\/\/ietf\/\//i.test(type)) return true
  return /-\/\/w3c\/\/dtd html 4\.01 (?:transitional|frameset)/i.test(type) && !/https?:/i.test(type)
}

class OrderedHandler extends DomHandler {
  readonly #elements: Element[]

  constructor(elements: Element[]) {
    super()
    this.#elements = elements
  }

  protected override addNode(node: ChildNode): void {
    super.addNode(node)
    if (isTag(node)) this.#elements.push(node)
  }
}

function withBody(nodes: readonly ChildNode[]): Element {
  const html = nodes.find((node): node is Element => isTag(node) && node.name === 'html')
  const inside = html ? [...nodes.filter((node) => node !== html), ...html.children] : nodes
  const body = inside.find((node): node is Element => isTag(node) && node.name === 'body')
  const content = inside.filter((node) => !isHead(node) && node !== body)
  const own = body ?? new Element('body', {})
  adopt(own, [...content, ...own.children])
  const root = html ?? new Element('html', {})
  adopt(root, [...inside.filter(isHead), own])
  root.parent = null
  return root
}

function isHead(node: ChildNode): boolean {
  return isTag(node) && node.name === 'head'
}

function adopt(parent: Element, children: ChildNode[]): void {
  children.forEach((child, index) => {
    child.parent = parent
    child.prev = children[index - 1] ?? null
    child.next = children[index + 1] ?? null
  })
  parent.children = children
}

/** How selectors walk through the tree, each step counted. */
export function countedTree(work: CssWork) {
  const childrenOf = (node: AnyNode): ChildNode[] => {
    const children = 'children' in node ? node.children : []
    work.spend(children.length)
    return children
  }
  const textOf = (node: AnyNode): string => {
    if (isText(node)) return node.data
    return childrenOf(node).map(textOf).join('')
  }
  return {
    isTag,
    getAttributeValue: (element: Element, name: string) => element.attribs[name],
    hasAttrib: (element: Element, name: string) => Object.hasOwn(element.attribs, name),
    getName: ({ name }: Element) => name,
    getChildren: childrenOf,
    getParent: (element: Element): AnyNode | null => {
      work.spend(1)
      return element.parent
    },
    getSiblings: (node: AnyNode): AnyNode[] => (node.parent ? childrenOf(node.parent) : [node]),
    prevElementSibling: (node: AnyNode): Element | null => {
      let before = node.prev ?? null
      while (before && !isTag(before)) before = before.prev
      work.spend(1)
      return before
    },
    getText: textOf,
    removeSubsets: (nodes: AnyNode[]) => nodes,
  }
}
