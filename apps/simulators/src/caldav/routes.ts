import type { SimulatedReply, SimulatedRequest } from '../kit/message.ts'
import type { Route, Scene } from '../kit/provider.ts'
import { type Account, type CalDavWorld, type Calendar, deleteObject, etagOf, putObject } from './world.ts'
import { escape, multistatus, refused, response, statusResponse } from './xml.ts'

type Request = SimulatedRequest
type World = Scene<CalDavWorld>

const calendar_path = '/dav/calendars/:user/:calendar/'
const object_path = `${calendar_path}:object`

export const caldav_routes: readonly Route<CalDavWorld>[] = [
  ...['GET', 'PROPFIND'].map((method) => ({
    method,
    path: '/.well-known/caldav',
    answer: () => ({ status: 301, headers: { location: '/dav/' } }),
  })),
  { method: 'PROPFIND', path: '/dav/', answer: signedIn((account) => multistatus(rootOf(account))) },
  {
    method: 'PROPFIND',
    path: '/dav/principals/:user/',
    answer: signedIn((account) => multistatus(principalOf(account))),
  },
  { method: 'PROPFIND', path: '/dav/calendars/:user/', answer: signedIn(listCalendars) },
  { method: 'PROPFIND', path: calendar_path, answer: inCalendar(listMembers) },
  { method: 'REPORT', path: calendar_path, answer: inCalendar(report) },
  { method: 'GET', path: object_path, answer: inCalendar(getObject) },
  { method: 'PUT', path: object_path, answer: inCalendar(writeObject) },
  { method: 'DELETE', path: object_path, answer: inCalendar(removeObject) },
]

/** The user of a request with the right password. */
export function findUser({ headers }: Pick<Request, 'headers'>, { world }: World): string | undefined {
  const coded = /^Basic (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const [user = '', ...rest] = Buffer.from(coded, 'base64').toString('utf8').split(':')
  return world.accounts.get(user)?.password === rest.join(':') ? user : undefined
}

export const unauthorized: SimulatedReply = {
  status: 401,
  headers: { 'www-authenticate': 'Basic realm="calendars", charset="UTF-8"' },
}

type Answer = (account: Account, request: Request, scene: World) => SimulatedReply
type CalendarAnswer = (
  place: { readonly account: Account; readonly calendar: Calendar; readonly path: string },
  request: Request,
  scene: World,
) => SimulatedReply

function signedIn(answer: Answer): Route<CalDavWorld>['answer'] {
  return (request, scene) => {
    const user = findUser(request, scene)
    const account = user === undefined ? undefined : scene.world.accounts.get(user)
    if (!account) return unauthorized
    const named = request.params['user']
    return named === undefined || named === account.user ? answer(account, request, scene) : { status: 403 }
  }
}

function inCalendar(answer: CalendarAnswer): Route<CalDavWorld>['answer'] {
  return signedIn((account, request, scene) => {
    const id = request.params['calendar'] ?? ''
    const calendar = account.calendars.get(id)
    if (!calendar) return { status: 404 }
    const path = `/dav/calendars/${encodeURIComponent(account.user)}/${encodeURIComponent(id)}/`
    return answer({ account, calendar, path }, request, scene)
  })
}

function hrefOf(path: string): string {
  return `<d:href>${escape(path)}</d:href>`
}

function rootOf({ user }: Account): string {
  const principal = `/dav/principals/${encodeURIComponent(user)}/`
  return response(
    '/dav/',
    `<d:resourcetype><d:collection/></d:resourcetype><d:current-user-principal>${hrefOf(principal)}</d:current-user-principal>`,
  )
}

function principalOf({ user }: Account): string {
  const name = encodeURIComponent(user)
  const addresses = user.includes('@')
    ? `<c:calendar-user-address-set>${hrefOf(`mailto:${user}`)}</c:calendar-user-address-set>`
    : ''
  return response(
    `/dav/principals/${name}/`,
    `<d:displayname>${escape(user)}</d:displayname><c:calendar-home-set>${hrefOf(`/dav/calendars/${name}/`)}</c:calendar-home-set>${addresses}`,
  )
}

function listCalendars(account: Account, { headers }: Request, { world }: World): SimulatedReply {
  const home = `/dav/calendars/${encodeURIComponent(account.user)}/`
  const own = response(home, '<d:resourcetype><d:collection/></d:resourcetype>')
  if (headers['depth'] !== '1' || world.behavior.lists_nothing) return multistatus(own)
  const calendars = [...account.calendars].map(([id, calendar]) =>
    response(`${home}${encodeURIComponent(id)}/`, describe(calendar, world)),
  )
  const inbox = '<d:resourcetype><d:collection/><c:schedule-inbox/></d:resourcetype>'
  const trash = '<d:resourcetype><d:collection/><n:trash-bin/></d:resourcetype>'
  return multistatus(own, response(`${home}inbox/`, inbox), response(`${home}trashbin/`, trash), ...calendars)
}

function describe(calendar: Calendar, world: CalDavWorld): string {
  const type = calendar.kind === 'deleted' ? '<c:calendar/><n:deleted-calendar/>' : '<c:calendar/>'
  const privileges = calendar.is_read_only ? ['read'] : ['read', 'write', 'write-content', 'bind', 'unbind']
  return [
    `<d:resourcetype><d:collection/>${type}</d:resourcetype>`,
    `<d:displayname>${escape(calendar.name)}</d:displayname>`,
    `<a:calendar-color>${calendar.color}</a:calendar-color>`,
    `<c:supported-calendar-component-set><c:comp name="${calendar.kind === 'VTODO' ? 'VTODO' : 'VEVENT'}"/></c:supported-calendar-component-set>`,
    `<d:current-user-privilege-set>${privileges.map((name) => `<d:privilege><d:${name}/></d:privilege>`).join('')}</d:current-user-privilege-set>`,
    ...(calendar.timezone === null
      ? []
      : [
          `<c:calendar-timezone>${escape(`BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:${calendar.timezone}\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n`)}</c:calendar-timezone>`,
        ]),
    ...(world.behavior.has_tag ? [`<s:getctag>${calendar.change}</s:getctag>`] : []),
    ...(world.behavior.lists_changes
      ? [
          `<d:sync-token>${tokenAt(calendar.change)}</d:sync-token>`,
          '<d:supported-report-set><d:supported-report><d:report><d:sync-collection/></d:report></d:supported-report></d:supported-report-set>',
        ]
      : []),
  ].join('')
}

function listMembers(
  ...[{ calendar, path }, { headers }, { world }]: Parameters<CalendarAnswer>
): SimulatedReply {
  const own = response(path, describe(calendar, world))
  const isEmpty = world.behavior.lists_nothing || world.behavior.hides_objects
  if (headers['depth'] !== '1' || isEmpty) return multistatus(own)
  return multistatus(
    own,
    ...[...calendar.objects].map(([name, object]) => memberOf(path, name, etagOf(object))),
  )
}

function memberOf(path: string, name: string, etag: string, more = ''): string {
  return response(
    `${path}${encodeURIComponent(name)}`,
    `<d:getetag>${escape(etag)}</d:getetag><d:resourcetype/>${more}`,
  )
}

function report(...[place, request, scene]: Parameters<CalendarAnswer>): SimulatedReply {
  const body = request.body.toString('utf8')
  if (body.includes('sync-collection')) return listChanges(place, body, scene)
  return body.includes('calendar-multiget') ? getMany(place, body, scene) : refused(403, 'supported-report')
}

function getMany(
  { calendar, path }: Parameters<CalendarAnswer>[0],
  body: string,
  { world }: World,
): SimulatedReply {
  const hrefs = [...body.matchAll(/<[a-z]+:href>([^<]*)<\/[a-z]+:href>/gi)].map(([, href = '']) =>
    unescape(href),
  )
  const parts = hrefs.map((href) => {
    const name = decodeURIComponent(href.slice(href.lastIndexOf('/') + 1))
    const object = calendar.objects.get(name)
    if (!object) return statusResponse(href, '404 Not Found')
    world.sent += 1
    return memberOf(path, name, etagOf(object), `<c:calendar-data>${escape(object.text)}</c:calendar-data>`)
  })
  return multistatus(...parts)
}

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

function listChanges(
  { calendar, path }: Parameters<CalendarAnswer>[0],
  body: string,
  { world }: World,
): SimulatedReply {
  if (!world.behavior.lists_changes) return refused(403, 'supported-report')
  const token = /<[a-z]+:sync-token>([^<]*)<\/[a-z]+:sync-token>/i.exec(body)?.[1] ?? ''
  const since = token === '' ? 0 : Number(/^https:\/\/calendars\.example\/sync\/(\d+)$/.exec(token)?.[1])
  if (!(since >= calendar.oldest && since <= calendar.change)) return refused(403, 'valid-sync-token')
  const changed = [
    ...[...calendar.objects].map(([name, object]) => ({
      change: object.change,
      part: memberOf(path, name, etagOf(object)),
    })),
    ...[...calendar.deleted].map(([name, change]) => ({
      change,
      part: statusResponse(`${path}${encodeURIComponent(name)}`, '404 Not Found'),
    })),
  ]
    .filter(({ change }) => change > since)
    .toSorted((one, other) => one.change - other.change)
  const most = world.behavior.changes_at_once || changed.length
  const told = changed.slice(0, most)
  const isCut = told.length < changed.length
  const reached = isCut ? (told.at(-1)?.change ?? since) : calendar.change
  return multistatus(
    ...told.map(({ part }) => part),
    ...(isCut ? [statusResponse(path, '507 Insufficient Storage')] : []),
    `<d:sync-token>${tokenAt(reached)}</d:sync-token>`,
  )
}

function tokenAt(change: number): string {
  return `https://calendars.example/sync/${change}`
}

function getObject(...[{ calendar }, { params }]: Parameters<CalendarAnswer>): SimulatedReply {
  const object = calendar.objects.get(params['object'] ?? '')
  if (!object) return { status: 404 }
  return {
    status: 200,
    headers: { 'content-type': 'text/calendar; charset=utf-8', etag: etagOf(object) },
    body: object.text,
  }
}

function writeObject(
  ...[{ calendar }, { params, headers, body }, { world }]: Parameters<CalendarAnswer>
): SimulatedReply {
  const name = params['object'] ?? ''
  const known = calendar.objects.get(name)
  if (calendar.is_read_only) return refused(403, 'need-privileges')
  if (!isMet(headers, known && etagOf(known))) return { status: 412 }
  putObject(calendar, name, body.toString('utf8'))
  const now = calendar.objects.get(name)
  const told: Record<string, string> = now && world.behavior.tells_etag ? { etag: etagOf(now) } : {}
  return { status: known ? 204 : 201, headers: told }
}

function removeObject(...[{ calendar }, { params, headers }]: Parameters<CalendarAnswer>): SimulatedReply {
  const name = params['object'] ?? ''
  const known = calendar.objects.get(name)
  if (calendar.is_read_only) return refused(403, 'need-privileges')
  if (!known) return { status: 404 }
  if (!isMet(headers, etagOf(known))) return { status: 412 }
  deleteObject(calendar, name)
  return { status: 204 }
}

function isMet(headers: Request['headers'], etag: string | undefined): boolean {
  if (headers['if-none-match'] === '*') return etag === undefined
  const wanted = headers['if-match']
  return wanted === undefined || wanted === etag
}
