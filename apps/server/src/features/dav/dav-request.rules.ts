import { parseXml, type XmlElement, XmlProblem } from '../../platform/xml/parse-xml.ts'
import type { WantedProps } from './dav-property.rules.ts'
import { badRequest } from './dav-problem.rules.ts'
import { caldav_namespace, childNamed, dav_namespace, isNamed, type XmlName } from './dav-xml.rules.ts'

/** Throws `DavProblem` for a body that is no XML we read. */
export function readXml(body: Uint8Array): XmlElement {
  try {
    return parseXml(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (problem) {
    if (problem instanceof XmlProblem) throw badRequest(problem.message)
    if (problem instanceof TypeError) throw badRequest('The request body must be UTF-8.')
    throw problem
  }
}

/** What a PROPFIND asks for (RFC 4918 §9.1); without a body everything. */
export function readPropfind(body: Uint8Array): { readonly wanted: WantedProps; readonly isNames: boolean } {
  if (body.length === 0) return { wanted: null, isNames: false }
  const propfind = readXml(body)
  if (!isNamed(propfind, dav_namespace, 'propfind')) throw badRequest('The request body must be a propfind.')
  if (childNamed(propfind, dav_namespace, 'propname')) return { wanted: null, isNames: true }
  const prop = childNamed(propfind, dav_namespace, 'prop')
  if (prop) return { wanted: prop.children, isNames: false }
  if (childNamed(propfind, dav_namespace, 'allprop')) return { wanted: null, isNames: false }
  throw badRequest('A propfind must ask for prop, allprop or propname.')
}

/** Whether a property is asked for that the event itself has to be read for. */
export function wantsData(wanted: WantedProps): boolean {
  return wanted?.some(isOfEvent) ?? false
}

function isOfEvent(name: XmlName): boolean {
  const isIn = (namespace: string, names: readonly string[]) =>
    names.some((one) => isNamed(name, namespace, one))
  return (
    isIn(caldav_namespace, ['calendar-data', 'schedule-tag']) ||
    isIn(dav_namespace, ['getcontentlength', 'getlastmodified'])
  )
}

/** The properties that a REPORT asks for. */
export function propsIn(report: XmlElement): WantedProps {
  const prop = childNamed(report, dav_namespace, 'prop')
  if (prop) return prop.children
  return childNamed(report, dav_namespace, 'allprop') ? null : []
}

export type Depth = '0' | '1' | 'infinity'

/** Throws `DavProblem` for a header that says no depth. */
export function readDepth(header: string | undefined, usual: Depth): Depth {
  const depth = header?.trim().toLowerCase() ?? usual
  if (depth === '0' || depth === '1' || depth === 'infinity') return depth
  throw badRequest('The header Depth must be 0, 1 or infinity.')
}
