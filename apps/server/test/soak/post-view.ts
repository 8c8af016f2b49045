import type { Meeting, SessionUser } from '@meridian/contract'
import { readMail } from '../../../simulators/src/smtp/read-mail.ts'
import { listGatherings } from './gatherings.ts'
import type { SoakServers } from './soak-servers.ts'
import type { SoakWorld } from './soak-world.ts'

/** An invitation, update or cancellation as it reached somebody. */
export interface Letter {
  readonly to: string
  readonly message_id: string
  readonly method: string
  readonly uid: string
  readonly sequence: number
  readonly title: string
  readonly start_ms: number
}

/** Sentences about guests who were told twice, the wrong thing last, or nothing. */
export async function brokenInvitations(
  world: SoakWorld,
  servers: SoakServers,
  hosts: readonly SessionUser[],
): Promise<string[]> {
  const letters = world.post.mails.flatMap(({ content, to }) => lettersOf(content, to))
  const meetings: Meeting[] = []
  for (const user of hosts) meetings.push(...(await listGatherings(servers.at(user))))
  return [...toldTwice(letters), ...meetings.flatMap((meeting) => toldWrongly(meeting, letters))]
}

/** How many different invitations, updates and cancellations were told. */
export function countEmails({ post }: SoakWorld): number {
  return new Set(
    post.mails.flatMap(({ content, to }) => lettersOf(content, to).map(({ message_id }) => message_id)),
  ).size
}

/** A mail server may be handed the same mail again, under its Message-ID; nobody may be told the same in two mails. */
function toldTwice(letters: readonly Letter[]): string[] {
  const told = Map.groupBy(
    letters,
    ({ to, uid, method, sequence }) => `${to} ${method} ${sequence} of ${uid}`,
  )
  return [...told].flatMap(([what, same]) => {
    const ids = new Set(same.map(({ message_id }) => message_id))
    return ids.size > 1 ? [`${same[0]?.title ?? ''}: ${what} was told in ${ids.size} mails`] : []
  })
}

function toldWrongly(meeting: Meeting, letters: readonly Letter[]): string[] {
  const name = meeting.meeting_title.split(' ')[0] ?? ''
  const about = letters.filter(({ to }) => to.startsWith(`g${name.slice(1, -1)}-`))
  const uids = new Set(about.map(({ uid }) => uid))
  const invited = new Set(
    Object.values(meeting.meeting_invitees).flatMap(({ primary_email }) => primary_email ?? []),
  )
  const isActive = meeting.meeting_status === 'active'
  const problems = uids.size > 1 ? [`${name} has ${uids.size} uids`] : []
  for (const address of new Set([...invited, ...about.map(({ to }) => to)])) {
    if (!address.endsWith('@guests.example')) continue
    const last = about
      .filter(({ to }) => to === address)
      .toSorted((one, other) => one.sequence - other.sequence)
      .at(-1)
    const wrong = isActive && invited.has(address) ? wrongInvitation(meeting, last) : wrongEnd(last)
    if (wrong !== null) problems.push(`${name} ${address}: ${wrong}`)
  }
  return problems
}

function wrongInvitation(meeting: Meeting, last: Letter | undefined): string | null {
  if (!last) return 'was never invited'
  if (last.method !== 'REQUEST') return `is invited, and was last told ${last.method} ${last.sequence}`
  const start = meeting.meeting_timestamps.start_timestamp
  if (last.title === meeting.meeting_title && last.start_ms === Date.parse(start)) return null
  const told = Number.isNaN(last.start_ms) ? 'no time' : new Date(last.start_ms).toISOString()
  return `was last told "${last.title}" at ${told}, and it is "${meeting.meeting_title}" at ${start}`
}

function wrongEnd(last: Letter | undefined): string | null {
  if (!last || last.method === 'CANCEL') return null
  return `is not invited, and was last told ${last.method} ${last.sequence}`
}

function lettersOf(content: string, to: readonly string[]): Letter[] {
  const { headers, parts } = readMail(content)
  const calendar = parts
    .find(({ type }) => type.startsWith('text/calendar'))
    ?.text.replaceAll(/\r?\n[ \t]/g, '')
  if (calendar === undefined) return []
  const event = /BEGIN:VEVENT[\s\S]*?END:VEVENT/.exec(calendar)?.[0] ?? ''
  const line = (name: string, text = event) =>
    new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? ''
  const message_id = headers.find(([name]) => name === 'message-id')?.[1] ?? ''
  const told = {
    message_id,
    method: line('METHOD', calendar),
    uid: line('UID'),
    sequence: Number(line('SEQUENCE')),
    title: line('SUMMARY').replaceAll(/\\(.)/g, '$1'),
    start_ms: momentOf(event),
  }
  return to.map((address) => ({ to: address.toLowerCase(), ...told }))
}

/** A time that clocks leave out is what it would be without the change (RFC 5545 §3.3.5). */
function momentOf(event: string): number {
  const [, zone = '', wall = ''] = /^DTSTART;TZID=([^:;]+):(\d{8}T\d{6})\r?$/m.exec(event) ?? []
  if (wall === '') return NaN
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
}
