import sax from 'sax'
import { UnreadableAnswer } from '../kit/provider-error.ts'

/** An element with its namespace: `{DAV:}href`. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** What a multistatus (RFC 4918 §13) says of one resource. */
export interface DavResponse {
  /** As the server writes it. */
  readonly href: string
  /** Of the resource as a whole; null where only its properties have one. */
  readonly status: number | null
  /** The properties that were found, by name. */
  readonly properties: ReadonlyMap<string, XmlElement>
}

export interface Multistatus {
  readonly responses: readonly DavResponse[]
  readonly sync_token: string | null
}

/** Throws UnreadableAnswer for what is no multistatus. Other requests go on while a long one is read. */
export async function readMultistatus(text: string): Promise<Multistatus> {
  const root = await readXml(text)
  if (root.name !== '{DAV:}multistatus') throw new UnreadableAnswer('The answer is no multistatus.')
  const responses = childrenOf(root, '{DAV:}response').map(responseOf)
  const token = findChild(root, '{DAV:}sync-token')?.text.trim() ?? ''
  return { responses, sync_token: token === '' ? null : token }
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

export function findChild(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name)
}

const deepest = 32
const most_elements = 2_000_000
const at_once = 65_536

async function readXml(text: string): Promise<XmlElement> {
  const parser = sax.parser(true, { xmlns: true, position: false })
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let count = 0
  const onopentag = (tag: sax.Tag | sax.QualifiedTag) => {
    count += 1
    if (open.length > deepest || count > most_elements) fail()
    const name = 'uri' in tag ? `{${tag.uri}}${tag.local}` : tag.name
    const element: XmlElement = { name, attributes: attributesOf(tag), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  const addText = (part: string) => {
    const element = open.at(-1)
    if (element) element.text += part
  }
  // Without a DOCTYPE an entity is one character.
  const handlers = { onopentag, onclosetag: () => open.pop(), ontext: addText, oncdata: addText }
  Object.assign(parser, handlers, { onerror: fail, ondoctype: fail })
  for (let from = 0; from < text.length; from += at_once) {
    parser.write(text.slice(from, from + at_once))
    if (from > 0) await new Promise((resolve) => setImmediate(resolve))
  }
  parser.close()
  const [document] = root.children
  return document ?? fail()
}

function fail(): never {
  throw new UnreadableAnswer('The answer is no XML that makes sense.')
}

function attributesOf({ attributes }: sax.Tag | sax.QualifiedTag): Record<string, string> {
  const values: [string, string][] = []
  for (const [name, value] of Object.entries(attributes)) {
    values.push([name, typeof value === 'string' ? value : value.value])
  }
  return Object.fromEntries(values)
}

function responseOf(response: XmlElement): DavResponse {
  const properties = new Map<string, XmlElement>()
  for (const part of childrenOf(response, '{DAV:}propstat')) {
    const status = statusOf(part)
    if (status !== null && (status < 200 || status > 299)) continue
    for (const property of findChild(part, '{DAV:}prop')?.children ?? []) {
      properties.set(property.name, property)
    }
  }
  return {
    href: findChild(response, '{DAV:}href')?.text.trim() ?? '',
    status: statusOf(response),
    properties,
  }
}

function statusOf(element: XmlElement): number | null {
  const line = findChild(element, '{DAV:}status')?.text ?? ''
  const status = /^\s*HTTP\/[\d.]{1,5} (\d{3})/i.exec(line)?.[1]
  return status === undefined ? null : Number(status)
}
