import { type FreeBusyRequest, readFreeBusyRequest } from '@meridian/icalendar'
import type { DavReply, DavRequest } from '../../platform/http/serve-dav.ts'
import { listFreeBusy } from '../availability/availability.api.ts'
import { idInAddress, listInvitable } from '../meeting/meeting.api.ts'
import type { DavPerson } from './dav-access.service.ts'
import type { DavTarget } from './dav-path.rules.ts'
import { badRequest, DavProblem, notAllowed, xml_type } from './dav-problem.rules.ts'
import { isOwnAddress } from './dav-person.rules.ts'
import { calXml, document, escapeXml, hrefXml } from './dav-xml.rules.ts'
import { writeFreeBusyReply } from './free-busy.rules.ts'

type Request = DavRequest<DavPerson>

/** Answers whose time is taken: the one thing that a program asks of the outbox (RFC 6638 §5). */
export async function postToOutbox(request: Request, target: DavTarget): Promise<DavReply> {
  if (target.kind !== 'outbox') throw notAllowed('Only the outbox answers requests.')
  const { db, person, now } = request
  const asked = readRequest(request)
  if (!isOwnAddress(person, addressOf(asked.organizer)))
    throw new DavProblem(403, calXml('organizer-allowed'), 'The organizer of a request must be yourself.')
  const found = await findPeople(request, asked.attendees)
  const start_time = new Date(asked.start_ms).toISOString()
  const end_time = new Date(asked.end_ms).toISOString()
  const users = [...new Set(found.values())].filter((user_id) => user_id !== person.user_id)
  const { people } = await listFreeBusy(db, person, { users, start_time, end_time }, now)
  const byId = new Map(people.map((one) => [one.user_id, one]))
  const responses = asked.attendees.map((attendee) => {
    const hours = byId.get(found.get(addressOf(attendee)) ?? '')
    const content = hours
      ? calXml('request-status', '2.0;Success') +
        calXml('calendar-data', escapeXml(writeFreeBusyReply({ asked, attendee, busy: hours.busy, now })))
      : calXml('request-status', '3.7;Invalid calendar user')
    return calXml('response', calXml('recipient', hrefXml(attendee)) + content)
  })
  return { status: 200, type: xml_type, content: document('C:schedule-response', responses.join('')) }
}

const most_attendees = 100
const longest_request = 100_000
const longest_ms = 366 * 86_400_000

function readRequest({ body }: Request): FreeBusyRequest {
  const text = body.length > longest_request ? '' : new TextDecoder().decode(body)
  const asked = readFreeBusyRequest(text)
  if (!asked)
    throw new DavProblem(
      403,
      calXml('valid-calendar-data'),
      'Ask for taken time with a VFREEBUSY, an organizer, attendees, and both times in UTC. Meridian sends invitations itself.',
    )
  if (asked.attendees.length > most_attendees) throw badRequest(`Ask for at most ${most_attendees} people.`)
  if (asked.end_ms - asked.start_ms > longest_ms) throw badRequest('Ask for at most one year.')
  return asked
}

/** Ids by address, of people here whom the person may invite. */
async function findPeople(
  { db, person, now }: Request,
  attendees: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = [...new Set(attendees.map(addressOf))]
  const ids = new Map(
    addresses.flatMap((one): [string, string][] => {
      const user_id = isOwnAddress(person, one) ? person.user_id : idInAddress(one)
      return user_id === undefined ? [] : [[one, user_id]]
    }),
  )
  const emails = addresses.filter((one) => !ids.has(one))
  const known = await listInvitable(db, person.user_id, { user_ids: [...ids.values()], emails, now })
  const isKnown = new Set([person.user_id, ...known.map(({ user_id }) => user_id)])
  const byEmail = known.filter(({ email }) => emails.includes(email))
  return new Map([
    ...[...ids].filter(([, user_id]) => isKnown.has(user_id)),
    ...byEmail.map(({ email, user_id }): [string, string] => [email, user_id]),
  ])
}

function addressOf(value: string): string {
  return value.replace(/^mailto:/i, '').toLowerCase()
}
