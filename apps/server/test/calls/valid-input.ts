import { endpoints, type Endpoint } from '@meridian/contract'
import { z } from 'zod'
import type { AccountIds, WholeAccount } from './whole-account.ts'

/** `PUT /v1/user`: how the tables name a call. */
export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

export function callNamed(name: string): Endpoint {
  const found = endpoints.find((endpoint) => nameOf(endpoint) === name)
  if (!found) throw new Error(`There is no call ${name}.`)
  return found
}

/** The fields of a body or an address. */
export function fieldsOf(schema: z.ZodType): string[] {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties ?? {})
}

/** Which of the ids a parameter of the call means. */
export function keyOf(path: string, parameter: string): string {
  return specials.find(([name, part]) => name === parameter && path.includes(part))?.[2] ?? parameter
}

export function idOf(path: string, parameter: string, ids: AccountIds): string {
  const key = keyOf(path, parameter)
  const id = Object.entries(ids).find(([name]) => name === key)?.[1]
  if (id === undefined) throw new Error(`There is no ${parameter} for ${path}.`)
  return id
}

const specials: readonly (readonly [string, string, keyof AccountIds])[] = [
  ['booking_id', '/decision', 'pending_booking_id'],
  ['poll_id', '/reopen', 'closed_poll_id'],
  ['act_id', '/discard', 'unwanted_act_id'],
  ['act_id', '/undo', 'done_act_id'],
  ['meeting_id', '/action_item/', 'past_meeting_id'],
  ['meeting_id', '/key_takeaway/', 'past_meeting_id'],
  ['task_id', '/task/meeting/', 'meeting_task_id'],
  ['meeting_proposal_id', '/meeting_proposal/', 'invitation_id'],
  ['mail_id', '/undo_send/', 'undone_mail_id'],
  ['mail_id', '/invitation/', 'invitation_mail_id'],
  ['mail_id', '/calendar_answer/', 'invitation_mail_id'],
  ['mail_id', '/adopted_answer/', 'invitation_mail_id'],
  ['mail_id', '/offer/', 'replied_mail_id'],
]

/** The calls that name something of one person by its id. */
export const calls_by_id = endpoints.filter(
  ({ path, access }) => /:\w+_id\b/.test(path) && (access === 'personal' || access === 'signed_in'),
)

export interface ValidInput {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const slot = { start_timestamp: '2026-11-26T09:00:00.000Z', end_timestamp: '2026-11-26T09:30:00.000Z' }
const meeting = {
  meeting_title: 'Plan',
  meeting_date: { start_date: '2026-12-01' },
  meeting_time: { start_time: '10:00' },
}
const booking_page = { booking_page_title: 'Intro', booking_page_slug: 'first-talk' }
const poll = { poll_title: 'Harvest', poll_timezone: 'Europe/Berlin', poll_options: [slot] }
const window = { users: [], start_time: '2026-11-23 09:00:00', end_time: '2026-11-24 09:00:00' }
const password = 'correct horse battery'
const account = { first_name: 'Cleo', last_name: 'Example', primary_email: 'cleo@people.example' }

const client_data = 'e30'
const passkey_assertion = {
  credential_id: 'x'.repeat(43),
  client_data,
  authenticator_data: 'x'.repeat(50),
  signature: 'x'.repeat(96),
}
const sign_in_answer = { attempt: 'x'.repeat(43), parameters: 'code=x&state=y' }
/** Of a program that this server may not call, so that no test waits for a network. */
const assistant_request = new URLSearchParams({
  client_id: 'https://127.0.0.1/client.json',
  redirect_uri: 'https://127.0.0.1/back',
}).toString()
const new_passkey = {
  passkey_name: 'Laptop',
  credential_id: 'x'.repeat(43),
  client_data,
  attestation_object: 'oA',
  transports: ['internal'],
}

/** What each call needs besides its ids; calls that need nothing are left out. */
export function validInput(name: string, { ids }: Pick<WholeAccount, 'ids'>): ValidInput {
  const inputs: Readonly<Record<string, ValidInput>> = {
    'POST /v1/user': { body: { ...account, password } },
    'PUT /v1/user': { body: { about: 'Gardener' } },
    'DELETE /v1/user': { body: { password } },
    'POST /v1/user/auth/login': { body: { primary_email: account.primary_email, password } },
    'POST /v1/user/auth/single_sign_on/start': { body: { oidc_provider: 'oidc' } },
    'POST /v1/user/auth/single_sign_on/complete': { body: sign_in_answer },
    'POST /v1/user/identity/start': { body: { oidc_provider: 'oidc' } },
    'POST /v1/user/identity': { body: sign_in_answer },
    'POST /v1/user/auth/second_factor': { body: { sign_in_token: 'x'.repeat(43), code: '123456' } },
    'POST /v1/user/auth/passkey': { body: passkey_assertion },
    'POST /v1/user/auth/confirm': { body: { password } },
    'POST /v1/user/auth/confirm_passkey': { body: passkey_assertion },
    'POST /v1/user/passkey': { body: new_passkey },
    'POST /v1/user/passkey_registration/options': { body: account },
    'POST /v1/user/passkey_registration': {
      body: { ...account, ...new_passkey, user_handle: 'x'.repeat(22) },
    },
    'PUT /v1/user/passkey/:passkey_id': { body: { passkey_name: 'Key ring' } },
    'POST /v1/user/second_factor': { body: { code: '123456' } },
    'POST /v1/user/auth/set_password': { body: { token: 'x'.repeat(43), password } },
    'POST /v1/user/auth/forgot': { body: { primary_email: account.primary_email } },
    'POST /v1/user/auth/reset': { body: { token: 'x'.repeat(43), password } },
    'POST /v1/user/auth/confirm_address': { body: { token: 'x'.repeat(43) } },
    'POST /v1/webhook/create': {
      body: { webhook_url: 'https://93.184.215.14/hook', event_types: ['meeting.created'] },
    },
    'PUT /v1/webhook/:webhook_id': { body: { is_on: false } },
    'POST /v1/user/api_tokens': {
      body: { program_name: 'Report', scopes: ['meetings:read'], valid_days: 30 },
    },
    'POST /v1/assistant/request': { body: { request: assistant_request } },
    'POST /v1/assistant/grant': {
      body: { request: assistant_request, scopes: ['meetings:read'], valid_days: 30 },
    },
    'POST /v1/user/app_passwords': { body: { program_name: 'Phone', purpose: 'calendar' } },
    'POST /v1/user/auth/logout': { body: { everywhere: false } },
    'PUT /v1/user/password': { body: { current_password: password, new_password: `${password} two` } },
    'GET /v1/user/suggestions': { query: { search: 'Bo' } },
    'PUT /v1/user/timestamp_info': {
      body: { timezone: 'Asia/Kathmandu', start_date: '2026-11-20', end_date: '2026-12-20' },
    },
    'PUT /v1/availability': { body: { date_overrides: [] } },
    'POST /v1/availability/multi_user/free_slots': { body: window },
    'POST /v1/availability/multi_user/free_busy': { body: window },
    'GET /v1/availability/held': { query: slot },
    'POST /v1/availability/held': {
      body: {
        slots: [['2026-12-09T20:00:00.000Z', '2026-12-09T20:30:00.000Z']],
        held_title: 'Interview',
        hold_days: 2,
      },
    },
    'POST /v1/meeting/create': { body: meeting },
    'PUT /v1/meeting/calendars': { body: { calendar_key: 'meridian', calendar_color: null } },
    'PUT /v1/meeting/update/:meeting_id': { body: { meeting_title: 'Other plan' } },
    'POST /v1/meeting/revert/:meeting_id': { body: { way_back: ids.way_back } },
    'POST /v1/meeting/check': { body: meeting },
    'GET /v1/meeting/occurrences': { query: slot },
    'PUT /v1/meeting/meeting_proposal/:meeting_proposal_id': { body: { meeting_action: 'approved' } },
    'POST /v1/meeting/meeting_proposal/:meeting_proposal_id/counter_proposal': { body: slot },
    'POST /v1/mail/file': { query: { file_name: 'plan.pdf' }, body: 'x' },
    'POST /v1/mail/snippet/create': { body: { snippet_name: 'address', snippet_text: 'Pier 4' } },
    'PUT /v1/mail/snippet/:snippet_id': { body: { snippet_text: 'Pier 5' } },
    'PUT /v1/booking/name': { body: { booking_name: 'cleo' } },
    'POST /v1/booking/page/create': { body: booking_page },
    'PUT /v1/booking/page/:booking_page_id': { body: { booking_page_title: 'Other' } },
    'POST /v1/booking/page/:booking_page_id/single_use_link': { body: { valid_days: 7 } },
    'GET /v1/booking/page/:booking_page_id/slots': { query: slot },
    'POST /v1/booking/page/:booking_page_id/share': {
      body: { slots: [['2026-12-02T09:00:00.000Z', '2026-12-02T09:30:00.000Z']] },
    },
    'POST /v1/booking/page/:booking_page_id/message': { body: { subject: 'Room', message: 'It moved.' } },
    'POST /v1/booking/:booking_id/decision': { body: { decision: 'approve' } },
    'PUT /v1/booking/:booking_id': { body: { is_no_show: true } },
    'POST /v1/poll/create': { body: poll },
    'PUT /v1/poll/:poll_id': { body: { poll_title: 'Vintage' } },
    'PUT /v1/poll/:poll_id/answer': { body: { answers: [{ option_id: ids.option_id, answer: 'yes' }] } },
    'POST /v1/poll/:poll_id/book': { body: { option_id: ids.option_id } },
    'POST /v1/poll/:poll_id/remind': { body: { message: 'Please answer.' } },
    'POST /v1/label/create': { body: { label_title: 'Team' } },
    'POST /v1/label/restore': { body: { label_title: 'Back', meeting_ids: [], task_ids: [] } },
    'PUT /v1/label/:label_id': { body: { label_title: 'Customer' } },
    'POST /v1/task': { body: { task_description: 'Call the gardener' } },
    'PUT /v1/task/:task_id': { body: { task_description: 'Call the gardeners' } },
    'POST /v1/task/meeting/:meeting_id': { body: { task_description: 'Book the room' } },
    'PUT /v1/task/meeting/:meeting_id/:task_id': { body: { task_status: 'review' } },
    'POST /v1/meeting/action_item/:meeting_id': { body: { action_item_title: 'Order plants' } },
    'PUT /v1/meeting/action_item/:meeting_id/:action_item_id': { body: { action_item_status: 'completed' } },
    'POST /v1/meeting/key_takeaway/:meeting_id': { body: { key_takeaway_title: 'The quay turns green' } },
    'PUT /v1/meeting/key_takeaway/:meeting_id/:key_takeaway_id': {
      body: { key_takeaway_title: 'It is green' },
    },
    'GET /v1/weather/details': { query: { city: 'Kathmandu' } },
    'PUT /v1/integration/:type': { body: { calendars: [] } },
    'POST /v1/busy_mirror/create': {
      body: { from_type: 'google', from_calendar_id: 'one', to_type: 'google', to_calendar_id: 'two' },
    },
    'PUT /v1/busy_mirror/:busy_mirror_id': { body: { is_on: false } },
    'POST /v1/integration/:type/vanished': {
      body: { calendar_id: 'main', question_id: '0192f000-0000-7000-8000-000000000000', answer: 'keep' },
    },
    'POST /v1/oauth/:type/verify': { body: { integration_type: 'google', code: 'code', state: 'state' } },
    'POST /v1/oauth/:type/oauth_token': { body: { code: 'code', state: 'state' } },
    'POST /v1/mail/count': { body: { lists: [{ mail_category: 'inbox' }] } },
    'PUT /v1/mail/all': { body: { mail_ids: [ids.mail_id], change: { is_read: true } } },
    'PUT /v1/mail/snooze': { body: { mail_ids: [ids.mail_id], snoozed_until: '2026-11-27T08:00:00.000Z' } },
    'PUT /v1/mail/:mail_id': { body: { mail_subject: 'Other plan' } },
    'PUT /v1/mail/invitation/:mail_id': { body: { meeting_action: 'approved' } },
    'PUT /v1/mail/calendar_answer/:mail_id': { body: { answer: 'accepted' } },
    'PUT /v1/mail/adopted_answer/:mail_id': { body: { meeting_attendee_id: ids.invitation_id } },
    'POST /v1/mail/send_reply/:mail_id': { body: { mail_subject: 'Re: Plan', mail_body: 'Yes.' } },
    'POST /v1/mail/send': {
      body: { mail_to: [{ address: 'cleo@example.org' }], mail_subject: 'Plan', mail_body: 'On Thursday.' },
    },
    'POST /v1/mail/offer/book/:mail_id': { body: { start_timestamp: slot.start_timestamp } },
    'POST /v1/mail/document/:mail_id': { body: { theme: 'dark' } },
    'PUT /v1/caldav/account': {
      body: { address: 'https://calendars.example.org', user: 'ada', password: 'quiet brown lantern' },
    },
    'PUT /v1/mail/imap': {
      body: {
        imap_host: 'imap.example.org',
        imap_port: 993,
        imap_security: 'tls',
        smtp_host: 'smtp.example.org',
        smtp_port: 465,
        smtp_security: 'tls',
        address: 'ada@example.org',
        password,
      },
    },
    'POST /v1/mail/imap/discover': { body: { address: 'ada@example.org' } },
    'POST /v1/admin/users': { body: { ...account, role: 'user' } },
    'PUT /v1/admin/users/:user_id': { body: { is_disabled: true } },
    'DELETE /v1/admin/users/:user_id': { query: { export: 'false' } },
    'POST /v1/mail/reply/:mail_id': { body: { reply_point: 'Say yes.' } },
    'POST /v1/mail/reply_stream/:mail_id': { body: { reply_point: 'Say yes.' } },
    'PUT /v1/admin/registration': { body: { registration: 'open' } },
    'PUT /v1/admin/generated_text': { body: { is_allowed: false } },
  }
  return inputs[name] ?? {}
}
