import type { SimulatedReply } from '../kit/message.ts'
import { escapeHtml } from '../kit/message.ts'

const namespaces =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/" xmlns:a="http://apple.com/ns/ical/" xmlns:n="http://nextcloud.com/ns"'

export const escape = escapeHtml

/** One resource of a multistatus: its properties, or what it is as a whole. */
export function response(href: string, properties: string): string {
  const found = `<d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>`
  return `<d:response><d:href>${escape(href)}</d:href>${found}</d:response>`
}

export function statusResponse(href: string, status: string): string {
  return `<d:response><d:href>${escape(href)}</d:href><d:status>HTTP/1.1 ${status}</d:status></d:response>`
}

export function multistatus(...parts: readonly string[]): SimulatedReply {
  const body = `<?xml version="1.0" encoding="utf-8"?>\n<d:multistatus ${namespaces}>${parts.join('')}</d:multistatus>`
  return { status: 207, headers: xml_type, body }
}

/** A refusal with the precondition that it is for. */
export function refused(status: number, condition: string): SimulatedReply {
  const body = `<?xml version="1.0" encoding="utf-8"?>\n<d:error ${namespaces}><d:${condition}/></d:error>`
  return { status, headers: xml_type, body }
}

const xml_type = { 'content-type': 'application/xml; charset=utf-8' }
