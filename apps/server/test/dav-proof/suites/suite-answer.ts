import { request } from 'node:http'
import { parseXml, type XmlElement } from '../../../src/platform/xml/parse-xml.ts'

export interface Answer {
  readonly status: number
  readonly text: string
  /** Each header as often as it was sent, names in small letters. */
  readonly headers: Readonly<Record<string, readonly string[]>>
}

export interface Ask {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** An answer, and what a script expects of it. */
export interface Judged {
  readonly answer: Answer
  /** The path that was asked. */
  readonly path: string
  readonly args: Readonly<Record<string, readonly string[]>>
  /** The text of a file beside the scripts, with its variables. */
  readonly read: (file: string) => string
  /** Names of objects that are not expected: they were refused. */
  readonly notKept: readonly string[]
}

/** One request, whose redirect is not followed. */
export async function ask(server: string, { method, path, headers, body }: Ask): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const url = new URL(server)
  const length = body.length === 0 ? {} : { 'content-length': String(body.length) }
  const sent = request(
    { host: url.hostname, port: url.port, agent: false, path, method, headers: { ...headers, ...length } },
    (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const answered = reply.headersDistinct as Record<string, string[]>
        resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString(), headers: answered })
      })
    },
  )
  sent.on('error', (cause) => reject(new Error(`${method} ${path} is not answered.`, { cause })))
  sent.end(body)
  return promise
}

/** A response of a multistatus. */
export interface Part {
  readonly href: string
  /** Null where it has properties. */
  readonly status: number | null
  readonly found: readonly Property[]
  readonly missing: readonly Property[]
}

export interface Property {
  /** `{namespace}name`. */
  readonly name: string
  /** Its text, or its elements in one spelling; empty for none. */
  readonly value: string
}

/** Null for a text that is no XML. */
export function readXmlText(text: string): XmlElement | null {
  try {
    return parseXml(text)
  } catch {
    return null
  }
}

/** Null for an answer that is no multistatus. */
export function partsOf({ text }: Answer): readonly Part[] | null {
  const root = readXmlText(text)
  if (root?.name !== 'multistatus') return null
  return root.children.filter(({ name }) => name === 'response').map(partOf)
}

function partOf(response: XmlElement): Part {
  const stats = response.children.filter(({ name }) => name === 'propstat')
  const propsOf = (isFound: boolean) =>
    stats
      .filter((stat) => isFound === (Math.floor(statusIn(stat) / 100) === 2))
      .flatMap((stat) => stat.children.find(({ name }) => name === 'prop')?.children ?? [])
      .map((prop) => ({ name: qualified(prop), value: valueOf(prop) }))
  const href = response.children.find(({ name }) => name === 'href')?.text ?? ''
  return {
    href: decodeURIComponent(href),
    status: stats.length > 0 ? null : statusIn(response),
    found: propsOf(true),
    missing: propsOf(false),
  }
}

function statusIn(element: XmlElement): number {
  const status = element.children.find(({ name }) => name === 'status')?.text ?? ''
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(status)?.[1] ?? 0)
}

export function qualified({ namespace, name }: XmlElement): string {
  return `{${namespace}}${name}`
}

export function valueOf(element: XmlElement): string {
  return element.children.length > 0 ? element.children.map(spelled).join('') : element.text
}

function spelled(element: XmlElement): string {
  const attributes = Object.entries(element.attributes)
    .filter(([name]) => !name.startsWith('xmlns'))
    .map(([name, value]) => ` ${name}="${value}"`)
    .toSorted()
  const inner = element.text.trim() + element.children.map(spelled).join('')
  return `<${qualified(element)}${attributes.join('')}>${inner}</>`
}

/** Patterns begin at the first character. */
export function matches(text: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})`, 's').test(text)
}
