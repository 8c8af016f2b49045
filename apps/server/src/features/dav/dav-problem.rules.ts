import type { AppError } from '../../platform/errors.ts'
import type { DavReply } from '../../platform/http/serve-dav.ts'
import { calXml, davXml, errorXml, hrefXml } from './dav-xml.rules.ts'

/** A refusal with the precondition of WebDAV or CalDAV that is not met. */
export class DavProblem extends Error {
  readonly status: number
  /** The element, as XML; empty where there is none for it. */
  readonly condition: string

  constructor(status: number, condition: string, reason: string) {
    super(reason)
    this.status = status
    this.condition = condition
  }
}

export const xml_type = 'application/xml; charset=utf-8'

export function refusal({ status, condition, message }: DavProblem): DavReply {
  return { status, type: xml_type, content: errorXml(condition, message) }
}

/** A failure that is not specific to WebDAV. */
export function failure({ code, status, message }: AppError): DavReply {
  const condition = code === 'too_large' ? calXml('max-resource-size') : ''
  return { status, type: xml_type, content: errorXml(condition, message) }
}

export function notFound(): DavProblem {
  return new DavProblem(404, '', 'There is nothing at this address.')
}

export function noParent(): DavProblem {
  return new DavProblem(409, '', 'There is no collection that this could be in.')
}

export function badRequest(reason: string): DavProblem {
  return new DavProblem(400, '', reason)
}

/** RFC 4791 §7.8: what is asked is no filter. */
export function invalidFilter(reason: string): DavProblem {
  return new DavProblem(403, calXml('valid-filter'), reason)
}

/** A filter that is not answered here, so that no program takes too much or too little for all. */
export function unsupportedFilter(reason: string): DavProblem {
  return new DavProblem(403, calXml('supported-filter'), reason)
}

export function notAllowed(reason: string): DavProblem {
  return new DavProblem(403, '', reason)
}

/** RFC 3744 §7.1.1. */
export function onlyRead(href: string): DavProblem {
  const privilege = davXml('privilege', davXml('write'))
  const condition = davXml('need-privileges', davXml('resource', hrefXml(href) + privilege))
  return new DavProblem(
    403,
    condition,
    'Meridian only reads this calendar. Change its events where it comes from.',
  )
}

export function notLocked(): DavProblem {
  return new DavProblem(405, '', 'Events have no locks. Write with If-Match instead.')
}

export function preconditionFailed(): DavProblem {
  return new DavProblem(412, '', 'The event has changed meanwhile, or is there already.')
}

export function invalidToken(): DavProblem {
  return new DavProblem(
    403,
    davXml('valid-sync-token'),
    'This sync token is not known here. Read the whole calendar again.',
  )
}
