import { type DavReply, type DavRequest, serveDav } from '../../platform/http/serve-dav.ts'
import type { Server } from '../../platform/http/serve.ts'
import { type DavPerson, signIn } from './dav-access.service.ts'
import { hrefOf, parsePath } from './dav-path.rules.ts'
import { postToOutbox } from './dav-outbox.service.ts'
import {
  DavProblem,
  failure,
  noParent,
  notAllowed,
  notFound,
  notLocked,
  onlyRead,
  refusal,
  xml_type,
} from './dav-problem.rules.ts'
import { object_bytes_max } from './dav-property.rules.ts'
import { propfind, proppatch } from './dav-propfind.service.ts'
import { report } from './dav-report.service.ts'
import { deleteObject, getObject, putObject } from './dav-resource.service.ts'
import { davXml, errorXml } from './dav-xml.rules.ts'

const methods = [
  'GET',
  'HEAD',
  'PUT',
  'DELETE',
  'POST',
  'OPTIONS',
  'PROPFIND',
  'PROPPATCH',
  'REPORT',
  'MKCALENDAR',
  'MKCOL',
  'MOVE',
  'COPY',
] as const
const allow = methods.join(', ')
/** Of what is there; the others are refused everywhere. */
const writes = ['PUT', 'DELETE', 'PROPPATCH']
const makes = ['PUT', 'MKCOL', 'MKCALENDAR']
/** Methods of class 2, which are answered with the others. */
const unknown_methods = ['LOCK', 'UNLOCK'] as const

/** The person's calendar for calendar programs (RFC 4791), and the way to it (RFC 6764). */
export function davRoutes(server: Server): void {
  serveDav<DavPerson>(server, {
    paths: ['/dav', '/dav/*'],
    redirects: { from: '/.well-known/caldav', to: '/dav/' },
    methods: [...methods, ...unknown_methods],
    reads: ['GET', 'HEAD', 'OPTIONS', 'PROPFIND', 'REPORT'],
    bodyBytesMax: object_bytes_max,
    signIn,
    challenge: {
      status: 401,
      headers: { 'www-authenticate': 'Basic realm="Meridian", charset="UTF-8"' },
      type: xml_type,
      content: errorXml('', 'Sign in with your e-mail address and an app password.'),
    },
    handle,
    refuse: (problem) => (problem instanceof DavProblem ? refusal(problem) : undefined),
    fail: failure,
  })
}

async function handle(request: DavRequest<DavPerson>): Promise<DavReply> {
  const { method, person } = request
  const target = parsePath(request.path)
  if (!target && makes.includes(method)) throw whyNotMade(method, request.path)
  // The resources of others answer like missing ones, so that ids cannot be probed.
  if (!target || ('user_id' in target && target.user_id !== person.user_id)) throw notFound()
  if ('collection' in target && target.collection !== null && writes.includes(method))
    throw onlyRead(hrefOf(target))
  switch (method) {
    case 'OPTIONS':
      return { status: 200, headers: { dav: '1, 3, calendar-access, calendar-auto-schedule', allow } }
    case 'PROPFIND':
      return propfind(request, target)
    case 'PROPPATCH':
      return proppatch(request, target)
    case 'REPORT':
      return report(request, target)
    case 'POST':
      return postToOutbox(request, target)
    case 'LOCK':
    case 'UNLOCK':
      return { ...refusal(notLocked()), headers: { allow } }
    case 'MKCALENDAR':
      throw new DavProblem(403, davXml('resource-must-be-null'), one_calendar)
    case 'MKCOL':
      if (target.kind === 'object') throw notAllowed(one_calendar)
      return { ...refusal(new DavProblem(405, '', one_calendar)), headers: { allow } }
    case 'MOVE':
    case 'COPY':
      throw notAllowed('Events keep their address: change them in place.')
    default:
  }
  if (target.kind !== 'object') {
    if (method === 'GET' || method === 'HEAD')
      return {
        status: 200,
        type: 'text/plain; charset=utf-8',
        content: 'This address is for calendar programs.\n',
      }
    if (target.kind === 'inbox' || target.kind === 'outbox')
      throw notAllowed('Nothing can be kept here: write events to the calendar.')
    throw notAllowed('Collections can be neither written nor deleted.')
  }
  if (method === 'PUT') return putObject(request, target.name)
  if (method === 'DELETE') return deleteObject(request, target.name)
  return getObject(request, target)
}

const one_calendar = 'Programs can make no calendars here. Write events to the calendar "Meridian".'

/** RFC 4918 §9.3.1, §9.7.1: what is made needs a collection around it. */
function whyNotMade(method: string, path: string): DavProblem {
  const isInHome = /^\/dav\/calendars\/[^/]+\/[^/]+\/?$/.test(path)
  return method !== 'PUT' && isInHome ? notAllowed(one_calendar) : noParent()
}
