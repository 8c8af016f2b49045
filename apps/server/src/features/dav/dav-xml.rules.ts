import type { XmlElement } from '../../platform/xml/parse-xml.ts'

export const dav_namespace = 'DAV:'
export const caldav_namespace = 'urn:ietf:params:xml:ns:caldav'
export const server_namespace = 'http://calendarserver.org/ns/'
export const apple_namespace = 'http://apple.com/ns/ical/'
const own_namespace = 'urn:meridian:dav'

const prefixes: Readonly<Record<string, string>> = {
  [dav_namespace]: 'D',
  [caldav_namespace]: 'C',
  [server_namespace]: 'CS',
  [apple_namespace]: 'A',
  [own_namespace]: 'M',
}
const declarations = Object.entries(prefixes)
  .map(([namespace, prefix]) => ` xmlns:${prefix}="${namespace}"`)
  .join('')

/** An element's name with its namespace. */
export interface XmlName {
  readonly namespace: string
  readonly name: string
}

export function isNamed(element: XmlName, namespace: string, name: string): boolean {
  return element.namespace === namespace && element.name === name
}

export function childNamed(element: XmlElement, namespace: string, name: string): XmlElement | undefined {
  return element.children.find((child) => isNamed(child, namespace, name))
}

export function escapeXml(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
}

/** An element with content that is XML already. */
export function xml({ namespace, name }: XmlName, content = ''): string {
  const prefix = prefixes[namespace]
  const [tag, declared] =
    prefix === undefined ? [`X:${name}`, ` xmlns:X="${escapeXml(namespace)}"`] : [`${prefix}:${name}`, '']
  return content === '' ? `<${tag}${declared}/>` : `<${tag}${declared}>${content}</${tag}>`
}

export function davXml(name: string, content = ''): string {
  return xml({ namespace: dav_namespace, name }, content)
}

export function calXml(name: string, content = ''): string {
  return xml({ namespace: caldav_namespace, name }, content)
}

export function hrefXml(href: string): string {
  return davXml('href', escapeXml(href))
}

/** Some properties of a resource by the status of each. */
export interface PropStats {
  readonly href: string
  readonly found: readonly string[]
  readonly missing: readonly XmlName[]
}

export function propResponse({ href, found, missing }: PropStats): string {
  const none = missing.map((name) => xml(name))
  const stats = [
    ...(found.length > 0 || none.length === 0 ? [propStat(200, found)] : []),
    ...(none.length > 0 ? [propStat(404, none)] : []),
  ]
  return davXml('response', hrefXml(href) + stats.join(''))
}

export function propStat(status: keyof typeof phrases, props: readonly string[], more = ''): string {
  return davXml('propstat', davXml('prop', props.join('')) + statusXml(status) + more)
}

export function statusResponse(href: string, status: keyof typeof phrases, more = ''): string {
  return davXml('response', hrefXml(href) + statusXml(status) + more)
}

export function multistatus(parts: readonly string[]): string {
  return document('D:multistatus', parts.join(''))
}

/** The body of a refusal: the precondition that is not met, and a sentence. */
export function errorXml(condition: string, reason: string): string {
  return document('D:error', `${condition}<M:reason>${escapeXml(reason)}</M:reason>`)
}

export function document(tag: string, content: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<${tag}${declarations}>${content}</${tag}>\n`
}

const phrases = {
  200: 'OK',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  424: 'Failed Dependency',
  507: 'Insufficient Storage',
} as const

function statusXml(status: keyof typeof phrases): string {
  return davXml('status', `HTTP/1.1 ${status} ${phrases[status]}`)
}
