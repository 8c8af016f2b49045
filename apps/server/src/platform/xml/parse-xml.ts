import sax from 'sax'

/** An element with its namespace; attributes have none that matter here. */
export interface XmlElement {
  readonly namespace: string
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** All text directly inside, joined. */
  readonly text: string
}

/** Why a text is no XML that is read here. */
export class XmlProblem extends Error {}

interface OpenElement {
  readonly namespace: string
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** More than any request of a calendar program; parsing more than this would delay other requests. */
const most = { depth: 32, elements: 10_000 }

/**
 * Parses a document of our size. Throws `XmlProblem` for one that is not well-formed, nested deeper or larger than any
 * program needs, and for a DOCTYPE: without one an entity is one character.
 */
export function parseXml(text: string): XmlElement {
  const parser = sax.parser(true, { xmlns: true, position: false })
  const root: OpenElement = { namespace: '', name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let count = 0
  const onopentag = (tag: sax.Tag | sax.QualifiedTag) => {
    count += 1
    if (open.length > most.depth || count > most.elements)
      throw new XmlProblem('The request body has too many elements, or nests them too deeply.')
    const element: OpenElement = {
      namespace: 'uri' in tag ? tag.uri : '',
      name: 'local' in tag ? tag.local : tag.name,
      attributes: attributesOf(tag.attributes),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  const addText = (part: string) => {
    const element = open.at(-1)
    if (element) element.text += part
  }
  Object.assign(parser, {
    onopentag,
    onclosetag: () => open.pop(),
    ontext: addText,
    oncdata: addText,
    onerror: () => fail('The request body is not well-formed XML.'),
    ondoctype: () => fail('The request body must not have a DOCTYPE.'),
  })
  parser.write(text).close()
  const [document] = root.children
  if (!document) throw new XmlProblem('The request body is empty.')
  return document
}

function fail(reason: string): never {
  throw new XmlProblem(reason)
}

function attributesOf(
  attributes: Readonly<Record<string, string | { readonly value: string }>>,
): Record<string, string> {
  const given = Object.entries(attributes).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : value.value,
  ])
  return Object.fromEntries(given)
}
