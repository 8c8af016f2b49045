import type { DavReply, DavRequest } from '../../platform/http/serve-dav.ts'
import { type DavPerson, type OpenCalendar, openCalendar, placeOf } from './dav-access.service.ts'
import { listResources, updateCalendar } from './dav.queries.ts'
import { findResource } from './dav-resource.service.ts'
import type { DavTarget } from './dav-path.rules.ts'
import { hrefOf } from './dav-path.rules.ts'
import { badRequest, DavProblem, notFound, xml_type } from './dav-problem.rules.ts'
import { type DavSubject, propsOf, subjectOf, type WantedProps } from './dav-property.rules.ts'
import { readDepth, readPropfind, readXml, wantsData } from './dav-request.rules.ts'
import { inTurns, readObjects } from './dav-object.service.ts'
import {
  apple_namespace,
  childNamed,
  dav_namespace,
  davXml,
  hrefXml,
  isNamed,
  multistatus,
  propResponse,
  propStat,
  type XmlName,
  xml,
} from './dav-xml.rules.ts'

type Request = DavRequest<DavPerson>

/** Properties of a resource and, with depth 1, of what is inside. */
export async function propfind(request: Request, target: DavTarget): Promise<DavReply> {
  const { wanted, isNames } = readPropfind(request.body)
  const depth = readDepth(request.header('depth'), 'infinity')
  if (depth === 'infinity')
    throw new DavProblem(403, davXml('propfind-finite-depth'), 'Ask with the header Depth: 0 or 1.')
  const subjects = await listSubjects(request, target, depth === '1', wanted)
  const responses = await inTurns(subjects, (subject) => {
    const { href, found, missing, names } = propsOf(request.person, subject, wanted)
    return propResponse({ href, found: isNames ? names : found, missing })
  })
  return answer(multistatus(responses))
}

/**
 * The person's own name and color of the calendar; every other property, and each of another resource, is refused
 * by its name (RFC 4918 §9.2).
 */
export async function proppatch({ db, person, now, body }: Request, target: DavTarget): Promise<DavReply> {
  const isCalendar = target.kind === 'calendar'
  const update = readXml(body)
  if (!isNamed(update, dav_namespace, 'propertyupdate'))
    throw badRequest('The request body must be a propertyupdate.')
  const change: { calendar_name?: string | null; calendar_color?: string | null } = {}
  const names: XmlName[] = []
  const refused: XmlName[] = []
  for (const step of update.children) {
    const isRemoval = isNamed(step, dav_namespace, 'remove')
    for (const prop of childNamed(step, dav_namespace, 'prop')?.children ?? []) {
      const text = isRemoval ? null : prop.text.trim()
      names.push(prop)
      if (!isCalendar) refused.push(prop)
      else if (isNamed(prop, dav_namespace, 'displayname') && (text?.length ?? 0) <= longest_name)
        change.calendar_name = text || null
      else if (isNamed(prop, apple_namespace, 'calendar-color') && (text === null || color.test(text)))
        change.calendar_color = text
      else refused.push(prop)
    }
  }
  if (target.kind === 'object') {
    const place = placeOf(await openCalendar(db, person.user_id, now), target)
    if (!(await findResource(db, place, target.name))) throw notFound()
  }
  if (refused.length === 0 && names.length > 0) {
    await openCalendar(db, person.user_id, now)
    await updateCalendar(db, person.user_id, change)
  }
  const isRefused = new Set(refused)
  const others = names.filter((name) => !isRefused.has(name)).map((name) => xml(name))
  const stats =
    refused.length === 0
      ? propStat(200, others)
      : propStat(
          403,
          refused.map((name) => xml(name)),
          davXml('error', davXml('cannot-modify-protected-property')),
        ) + (others.length > 0 ? propStat(424, others) : '')
  return answer(multistatus([davXml('response', hrefXml(hrefOf(target)) + stats)]))
}

const longest_name = 200
const color = /^#[\da-f]{6}(?:[\da-f]{2})?$/i

function answer(content: string): DavReply {
  return { status: 207, type: xml_type, content }
}

async function listSubjects(
  { db, person, now }: Request,
  target: DavTarget,
  withInside: boolean,
  wanted: WantedProps,
): Promise<DavSubject[]> {
  const { user_id } = person
  const calendar = await openCalendar(db, user_id, now)
  if (target.kind === 'object') {
    const place = placeOf(calendar, target)
    const resource = await findResource(db, place, target.name)
    if (!resource) throw notFound()
    const [object] = wantsData(wanted) ? await readObjects(db, user_id, [resource]) : []
    return [subjectOf(place, calendar, resource, object)]
  }
  if (target.kind === 'calendar') placeOf(calendar, target)
  if (!withInside) return [{ target, calendar }]
  return [{ target, calendar }, ...(await listInside(db, target, { calendar, user_id, wanted }))]
}

async function listInside(
  db: Request['db'],
  target: Exclude<DavTarget, { kind: 'object' }>,
  {
    user_id,
    calendar,
    wanted,
  }: { readonly user_id: string; readonly calendar: OpenCalendar; readonly wanted: WantedProps },
): Promise<DavSubject[]> {
  if (target.kind === 'calendar') {
    const place = placeOf(calendar, target)
    const resources = await listResources(db, place)
    if (!wantsData(wanted)) return resources.map((resource) => subjectOf(place, calendar, resource))
    const objects = await readObjects(db, user_id, resources)
    return objects.map((object) => subjectOf(place, calendar, object, object))
  }
  const inside: Partial<Record<DavTarget['kind'], readonly Exclude<DavTarget, { kind: 'object' }>[]>> = {
    root: [{ kind: 'principals' }, { kind: 'homes' }],
    principals: [{ kind: 'principal', user_id }],
    homes: [{ kind: 'home', user_id }],
    home: [
      { kind: 'calendar', user_id, collection: null },
      ...calendar.read_calendars.map(
        ({ collection }) => ({ kind: 'calendar', user_id, collection }) as const,
      ),
      { kind: 'inbox', user_id },
      { kind: 'outbox', user_id },
    ],
  }
  return (inside[target.kind] ?? []).map((one) => ({ target: one, calendar }))
}
