import * as contract from '@meridian/contract'
import type { Endpoint, Reply, SessionUser } from '@meridian/contract'
import { aMeeting } from '../a-meeting.ts'
import { aCalendarMail, receiveMail } from '../calendar-mail.ts'
import { newToken, writeSession } from '../../src/platform/security/auth.ts'
import { startSendingAccount } from '../sending-account.ts'
import { sealWayBack } from '../../src/features/meeting/series/way-back.rules.ts'
import { testBox } from '../test-box.ts'
import type { TestServer } from '../server.ts'
import { approveBooking, book } from '../../src/features/booking/guest-booking.service.ts'
import { findOpenPage } from '../../src/features/booking/open-page.service.ts'
import { newId } from '../../src/platform/id.ts'
import { insertConnection } from '../../src/features/connection/connection.queries.ts'

/** A person with one row of everything that an id names, with an invitee and a stranger. */
export interface WholeAccount {
  readonly server: TestServer
  readonly owner: SessionUser
  readonly invitee: SessionUser
  readonly stranger: SessionUser
  readonly ids: AccountIds
  /** What the stranger has of the same kinds. */
  readonly strangerIds: Omit<AccountIds, OfAnswers>
  readonly close: () => Promise<void>
}

type OfAnswers =
  | 'replied_mail_id'
  | 'undone_mail_id'
  | 'invitation_mail_id'
  | 'outgoing_mail_id'
  | 'session_id'
  | 'way_back'
  | 'api_token_id'
  | 'app_password_id'
  | 'grant_id'

export type AccountIds = Readonly<
  Record<
    | 'meeting_id'
    | 'past_meeting_id'
    | 'label_id'
    | 'booking_page_id'
    | 'booking_id'
    | 'pending_booking_id'
    | 'holder_id'
    | 'poll_id'
    | 'option_id'
    | 'closed_poll_id'
    | 'snippet_id'
    | 'file_id'
    | 'task_id'
    | 'meeting_task_id'
    | 'action_item_id'
    | 'key_takeaway_id'
    | 'invitation_id'
    | 'counter_proposal_id'
    | 'mail_id'
    | 'replied_mail_id'
    | 'undone_mail_id'
    | 'invitation_mail_id'
    | 'thread_id'
    | 'attachment_id'
    | 'outgoing_mail_id'
    | 'session_id'
    | 'passkey_id'
    | 'api_token_id'
    | 'app_password_id'
    | 'grant_id'
    | 'webhook_id'
    | 'webhook_delivery_id'
    | 'identity_id'
    | 'way_back'
    | 'act_id'
    | 'unwanted_act_id'
    | 'done_act_id'
    | 'busy_mirror_id',
    string
  >
>

export async function startWholeAccount(): Promise<WholeAccount> {
  const { server, person: owner, close } = await startSendingAccount()
  const invitee = await server.aPerson({ first_name: 'Bo' })
  const stranger = await server.aPerson({ first_name: 'Eve' })
  const meetings = await meetingIds(server, owner, invitee)
  const ids = {
    ...meetings,
    way_back: wayBackOf(owner.user_id, meetings.meeting_id),
    ...(await bookingIds(server, owner)),
    holder_id: await holderId(server, owner),
    ...(await pollIds(server, owner, invitee)),
    ...(await mailIds(server, owner)),
    ...(await answerIds(server, owner)),
    session_id: await otherSessionOf(server, owner),
    passkey_id: await aPasskeyOf(server, owner),
    ...(await webhookIds(server, owner)),
    ...(await programIds(server, owner)),
    grant_id: await aGrantOf(server, owner),
    identity_id: await anIdentityOf(server, owner),
    ...(await actIds(server, owner)),
    busy_mirror_id: await aBusyMirrorOf(server, owner),
  }
  const strangerIds = {
    ...(await meetingIds(server, stranger, invitee)),
    ...(await bookingIds(server, stranger)),
    holder_id: await holderId(server, stranger),
    ...(await pollIds(server, stranger, invitee)),
    ...(await mailIds(server, stranger)),
    passkey_id: await aPasskeyOf(server, stranger),
    ...(await webhookIds(server, stranger)),
    identity_id: await anIdentityOf(server, stranger),
    ...(await actIds(server, stranger)),
    busy_mirror_id: await aBusyMirrorOf(server, stranger),
  }
  return { server, owner, invitee, stranger, ids, strangerIds, close }
}

type Ask = <E extends Endpoint>(endpoint: E, input: object) => Promise<NonNullable<Reply<E>>>

/** Calls as that person; throws with the server's words where that is refused. */
export function asker(server: TestServer, { access_token }: SessionUser): Ask {
  return async (endpoint, input) => {
    const { data, message } = await server.call<Endpoint>(endpoint, input, access_token)
    if (data === null) throw new Error(`${endpoint.method} ${endpoint.path}: ${message}`)
    // The contract types `data`; the server has parsed it.
    return data as NonNullable<Reply<typeof endpoint>>
  }
}

async function meetingIds(server: TestServer, owner: SessionUser, invitee: SessionUser) {
  const ask = asker(server, owner)
  const { meeting_id } = await aMeeting(server, owner.access_token, {
    meeting_invitees: { [invitee.user_id]: {} },
  })
  const { meeting_id: past_meeting_id } = await aMeeting(server, owner.access_token, {
    meeting_date: { start_date: '2026-11-18' },
  })
  const { label_id } = await ask(contract.createLabel, { body: { label_title: 'Client' } })
  const { snippet_id } = await ask(contract.createSnippet, {
    body: { snippet_name: 'thanks', snippet_text: 'Thank you.' },
  })
  const { file_id } = await ask(contract.uploadMailFile, {
    query: { file_name: 'plan.pdf' },
    body: 'plan',
  })
  await ask(contract.assignLabel, { params: { meeting_id, label_id } })
  const task = { task_description: 'Write the plan' }
  const { task_id } = await ask(contract.createTask, { body: task })
  const { task_id: meeting_task_id } = await ask(contract.createMeetingTask, {
    params: { meeting_id },
    body: task,
  })
  const of = { params: { meeting_id: past_meeting_id }, body: {} }
  const { action_item_id } = await ask(contract.createActionItem, of)
  const { key_takeaway_id } = await ask(contract.createKeyTakeaway, of)
  const invitation_id = await proposalOf(server, invitee, meeting_id)
  await asker(server, invitee)(contract.proposeOtherTime, {
    params: { meeting_proposal_id: invitation_id },
    body: { start_timestamp: '2026-11-25T09:00:00.000Z', end_timestamp: '2026-11-25T10:00:00.000Z' },
  })
  const meetings = { meeting_id, past_meeting_id, invitation_id }
  const counter_proposal_id = await proposalOf(server, owner, meeting_id)
  return {
    ...meetings,
    counter_proposal_id,
    label_id,
    snippet_id,
    file_id,
    task_id,
    meeting_task_id,
    action_item_id,
    key_takeaway_id,
  }
}

/** Sealed for the meeting, as it is for a series before a change. */
function wayBackOf(user_id: string, meeting_id: string): string {
  const schedule = {
    meeting_timezone: 'Europe/Berlin',
    is_all_day: false,
    recurring_type: null,
    recurring_days: 0,
    recurring_end_date: null,
    rrule: 'FREQ=DAILY',
    added_walls: [],
    first_start_wall: '2026-12-01T10:00',
    first_end_wall: '2026-12-01T11:00',
  }
  const read_at_ms = Date.parse('2026-11-20T09:00:00.000Z')
  const before = { read_at_ms, ical_sequence: 0, schedule, exceptions: [], answers: [], details: null }
  const sealed = sealWayBack(testBox, { user_id, meeting_id }, before)
  if (sealed === null) throw new Error('A short way back is sealed.')
  return sealed
}

/** A page with a booking that has taken place, and one that waits for approval. */
async function bookingIds(server: TestServer, owner: SessionUser) {
  const ask = asker(server, owner)
  const body = { booking_page_title: 'Talk', booking_page_slug: 'talk', needs_confirmation: true }
  const { booking_page_id } = await ask(contract.createBookingPage, { body })
  const { booking_name } = await ask(contract.listBookingPages, {})
  const guest = { name: 'Grace', email: 'grace@guests.example', timezone: 'UTC', language: 'en', phone: null }
  const world = { db: server.db, box: testBox, config: { publicUrl: 'http://localhost' } }
  const bookAt = async (starts: string, now: Date) => {
    const open = await findOpenPage(server.db, { booking_name, slug: 'talk', key: null }, now)
    if (!open) throw new Error('The page is not open.')
    const wanted = { starts_ms: Date.parse(starts), minutes: 30, host_id: null, guest, answers: [] }
    const booking = await book(world, open, { ...wanted, booking_id: newId() }, now)
    if (!('booking_id' in booking)) throw new Error(`The time is ${booking.outcome}.`)
    return booking.booking_id
  }
  const last_week = new Date('2026-11-16T09:00:00.000Z')
  const booking_id = await bookAt('2026-11-17T09:00:00.000Z', last_week)
  await approveBooking(server.db, world, booking_id, last_week)
  const pending_booking_id = await bookAt('2026-12-03T09:00:00.000Z', new Date('2026-11-20T09:00:00.000Z'))
  return { booking_page_id, booking_id, pending_booking_id }
}

/** A time that the person has shared and holds. */
async function holderId(server: TestServer, person: SessionUser): Promise<string> {
  const slots = [['2026-12-10T20:00:00.000Z', '2026-12-10T20:30:00.000Z']]
  const body = { slots, held_title: 'Interview', hold_days: 7 }
  return (await asker(server, person)(contract.createHold, { body })).holder_id
}

/** A poll that is open, and one that is closed. */
async function pollIds(server: TestServer, owner: SessionUser, invitee: SessionUser) {
  const ask = asker(server, owner)
  const body = {
    poll_title: 'Date',
    poll_timezone: 'Europe/Berlin',
    poll_options: [
      { start_timestamp: '2026-12-09T09:00:00.000Z', end_timestamp: '2026-12-09T10:00:00.000Z' },
      { start_timestamp: '2026-12-10T09:00:00.000Z', end_timestamp: '2026-12-10T10:00:00.000Z' },
    ],
    participants: [{ user_id: invitee.user_id }],
  }
  const { poll_id, poll_options } = await ask(contract.createPoll, { body })
  const { poll_id: closed_poll_id } = await ask(contract.createPoll, { body })
  await ask(contract.closePoll, { params: { poll_id: closed_poll_id } })
  return { poll_id, option_id: poll_options[0]?.option_id ?? '', closed_poll_id }
}

async function proposalOf(server: TestServer, person: SessionUser, meeting_id: string): Promise<string> {
  const proposals = await asker(server, person)(contract.listProposals, {})
  const proposal = proposals.find(({ meeting }) => meeting.meeting_id === meeting_id)
  if (!proposal) throw new Error('Nothing was proposed to the person.')
  return proposal.meeting_proposal_id
}

async function mailIds(server: TestServer, person: SessionUser) {
  const mail_id = await receiveMail(server, person.access_token, aMailWithFile('first'))
  const { thread_id, attachments } = await asker(server, person)(contract.getMail, { params: { mail_id } })
  const [{ attachment_id } = { attachment_id: '' }] = attachments
  return { mail_id, thread_id, attachment_id }
}

/** Mails that are answered, and one that asks to a meeting. */
async function answerIds(server: TestServer, owner: SessionUser) {
  const ask = asker(server, owner)
  const receive = (mail: string) => receiveMail(server, owner.access_token, mail)
  const replied_mail_id = await receive(aMailWithFile('second'))
  const undone_mail_id = await receive(aMailWithFile('third'))
  const invitation_mail_id = await receive(anInvitation(owner))
  const reply = { mail_subject: 'Re: Plan', mail_body: 'On Thursday.' }
  const offered_slots = [['2026-11-26T09:00:00.000Z', '2026-11-26T09:30:00.000Z']]
  const { outgoing_mail_id } = await ask(contract.sendReply, {
    params: { mail_id: replied_mail_id },
    body: { ...reply, offered_slots },
  })
  await ask(contract.sendReply, { params: { mail_id: undone_mail_id }, body: reply })
  return { replied_mail_id, undone_mail_id, invitation_mail_id, outgoing_mail_id }
}

/** A session of its own, so that its end ends no other test; answers its token. */
export async function newSession({ db }: TestServer, { user_id }: SessionUser): Promise<string> {
  const { token, token_sha256 } = newToken()
  // Fresh enough for calls that change who gets in.
  const now = new Date('2026-11-20T08:55:00Z')
  await writeSession(db, { user_id, token_sha256, user_agent: null, signed_in_by: 'password', now })
  return token
}

async function aPasskeyOf({ db }: TestServer, { user_id }: SessionUser): Promise<string> {
  const passkey_id = newId()
  const key = { credential_id: Buffer.from(passkey_id), public_key: Buffer.alloc(1), sign_count: 0 }
  const created_at = new Date('2026-11-20T08:00:00Z')
  const about = { passkey_name: 'Laptop', transports: [], is_synced: false, created_at, last_used_at: null }
  await db
    .insertInto('passkey')
    .values({ passkey_id, user_id, ...key, ...about })
    .execute()
  return passkey_id
}

async function anIdentityOf({ db }: TestServer, { user_id }: SessionUser): Promise<string> {
  const identity_id = newId()
  const created_at = new Date('2026-11-20T08:00:00Z')
  const about = { issuer: 'https://login.example.com', subject: user_id, identity_email: null }
  await db
    .insertInto('oidc_identity')
    .values({ identity_id, user_id, ...about, created_at, last_used_at: null })
    .execute()
  return identity_id
}

async function otherSessionOf(server: TestServer, owner: SessionUser): Promise<string> {
  await newSession(server, owner)
  const sessions = await asker(server, owner)(contract.listSessions, {})
  const other = sessions.find(({ is_current }) => !is_current)
  if (!other) throw new Error('The person has one session alone.')
  return other.session_id
}

/** On an address at which nothing answers; one that takes bookings, so that no other call of these tests tells it. */
async function webhookIds(server: TestServer, person: SessionUser) {
  const ask = asker(server, person)
  const body = { webhook_url: 'https://93.184.215.14/hook', event_types: ['booking.created'] }
  const { webhook_id } = await ask(contract.createWebhook, { body })
  const { webhook_delivery_id } = await ask(contract.testWebhook, { params: { webhook_id } })
  return { webhook_id, webhook_delivery_id }
}

/** Three tasks that an assistant asked for: two wait, and one was confirmed. */
async function actIds(server: TestServer, person: SessionUser) {
  const ask = asker(server, person)
  const act_id = await actOf(server, person, 'Water the beds')
  const unwanted_act_id = await actOf(server, person, 'Mow the lawn')
  const done_act_id = await actOf(server, person, 'Order seeds')
  await ask(contract.confirmAssistantAct, { params: { act_id: done_act_id } })
  return { act_id, unwanted_act_id, done_act_id }
}

async function actOf(server: TestServer, person: SessionUser, title: string): Promise<string> {
  const summary = {
    title,
    proposal_kind: null,
    series_scope: null,
    before: [],
    after: [],
    answer: null,
    people: [],
    description: '',
    due_date: null,
    hold_days: null,
  }
  const task = contract.TaskCreation.parse({ task_description: title })
  const act_id = newId()
  await server.db
    .insertInto('assistant_act')
    .values({
      act_id,
      user_id: person.user_id,
      client_name: 'Helper',
      client_key: 'token of tests',
      tool: 'add_task',
      plan: JSON.stringify({ tool: 'add_task', task, meeting_id: null }),
      summary: JSON.stringify(summary),
      act_state: 'waiting',
      created_at: new Date('2026-11-20T09:00:00Z'),
      expires_at: new Date('2027-11-20T09:00:00Z'),
    })
    .execute()
  return act_id
}

const began = new Date('2026-11-20T09:00:00.000Z')

/** A rule of an account that is read, or of one that was only begun to be connected. */
async function aBusyMirrorOf({ db }: TestServer, { user_id }: SessionUser): Promise<string> {
  const known = await db
    .selectFrom('connection')
    .select('connection_id')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  const account = {
    provider: 'google',
    external_account_id: user_id,
    account_email: null,
    account_name: null,
  } as const
  const connection_id = known?.connection_id ?? (await insertConnection(db, user_id, account, began))
  const busy_mirror_id = newId()
  const ends = { from_connection_id: connection_id, to_connection_id: connection_id }
  await db
    .insertInto('busy_mirror')
    .values({
      busy_mirror_id,
      user_id,
      ...ends,
      from_calendar_id: 'one',
      to_calendar_id: 'two',
      is_on: true,
      created_at: began,
      updated_at: began,
    })
    .execute()
  return busy_mirror_id
}

async function programIds(server: TestServer, owner: SessionUser) {
  const ask = asker(server, owner)
  const about = { program_name: 'Report' }
  const { api_token_id } = await ask(contract.createApiToken, {
    body: { ...about, scopes: ['meetings:read'], valid_days: 30 },
  })
  const { app_password_id } = await ask(contract.createAppPassword, {
    body: { ...about, purpose: 'calendar' },
  })
  return { api_token_id, app_password_id }
}

/** Of a program that has its tokens. */
async function aGrantOf(server: TestServer, { user_id }: SessionUser): Promise<string> {
  const grant_id = newId()
  const now = new Date('2026-11-20T09:00:00.000Z')
  await server.db
    .insertInto('assistant_grant')
    .values({
      grant_id,
      user_id,
      client_id: 'https://assistant.example.com/client.json',
      client_name: 'Example Assistant',
      redirect_uri: 'https://assistant.example.com/back',
      resource: 'http://localhost/mcp',
      scopes: ['meetings:read'],
      code_sha256: newToken().token_sha256,
      code_challenge: 'x'.repeat(43),
      code_expires_at: now,
      code_used_at: now,
      created_at: now,
      expires_at: new Date('2027-02-20T09:00:00.000Z'),
      last_used_at: null,
    })
    .execute()
  return grant_id
}

function anInvitation({ primary_email: to }: SessionUser): string {
  return aCalendarMail({
    from: 'Cleo Marsh <cleo@example.org>',
    to,
    method: 'REQUEST',
    event: [
      'UID:visit@example.org',
      'DTSTAMP:20261120T080000Z',
      'DTSTART:20261127T090000Z',
      'DTEND:20261127T100000Z',
      'SUMMARY:FormRequest',
      'ORGANIZER:mailto:cleo@example.org',
      `ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:${to}`,
    ],
  })
}

function aMailWithFile(name: string): string {
  return [
    'From: Cleo Marsh <cleo@example.org>',
    'To: ada@example.com',
    `Message-ID: <${name}@example.org>`,
    `Subject: Plan ${name}`,
    'Date: Fri, 20 Nov 2026 08:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="border"',
    '',
    '--border',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'When do we meet?',
    '--border',
    'Content-Type: text/csv; name="plan.csv"',
    'Content-Disposition: attachment; filename="plan.csv"',
    '',
    'a,b',
    '--border--',
    '',
  ].join('\r\n')
}
