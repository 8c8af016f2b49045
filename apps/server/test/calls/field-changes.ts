import type { WholeAccount } from './whole-account.ts'

/** Values that a field is given one after the other, and where each of them is seen afterwards. */
export interface FieldChange {
  /** At least two, so that one of them differs from what was there. */
  readonly values: readonly unknown[]
  /** What the call needs besides the field. */
  readonly besides?: Readonly<Record<string, unknown>>
  /** What is to be seen of a value; the value itself where it is left out. */
  readonly seen?: (value: unknown) => unknown
  /** Where it is seen in the answer; under the field's own name where it is left out. */
  readonly at?: string
  /** Rules whose tests show the field's effect, where an answer alone cannot. */
  readonly shownBy?: readonly string[]
}

export type CallChanges = Readonly<Record<string, FieldChange>>

const both = { values: [true, false, true] }
const texts = { values: ['First words', 'Other words'] }
const priority = { values: ['low', 'high'] }
const task_statuses = { values: ['backlog', 'in_progress', 'review', 'done'] }
const version = { values: [], shownBy: ['API27'] }
const clock = { start_time: '10:00', end_time: '11:00' }
const tuesday = '2026-12-01T15:00:00.000Z'

/** The weekday's hours in place of all hours. */
function onMonday(of: unknown): object {
  return { monday: of }
}

function recurrence(recurring_type: string, about: object) {
  return { is_recurring: true, recurring_type, recurring_end_date: '2027-02-02', ...about }
}

function meetingFields({ ids, invitee }: WholeAccount): CallChanges {
  return {
    meeting_title: texts,
    meeting_description: texts,
    agenda: texts,
    meeting_link: { values: ['https://meet.example/a', 'https://meet.example/b'] },
    meeting_conference: { values: [], shownBy: ['CON66', 'CON68', 'CON70'] },
    meeting_location: {
      values: [
        { location_name: 'Room 1', location_link: 'https://maps.example/1', latitude: 1.5, longitude: 2.5 },
        { location_name: 'Room 2', location_link: 'https://maps.example/2', latitude: -1, longitude: -2 },
      ],
    },
    meeting_timezone: { values: ['Asia/Kathmandu', 'America/St_Johns'] },
    meeting_date: {
      values: [{ start_date: '2026-12-02' }, { start_date: '2026-12-03', end_date: '2026-12-04' }],
      besides: { meeting_time: clock },
    },
    meeting_time: { values: [{ start_time: '08:15', end_time: '09:45' }, clock] },
    meeting_timestamps: {
      values: [
        { start_timestamp: tuesday, end_timestamp: '2026-12-01T16:00:00.000Z' },
        { start_timestamp: '2026-12-08T15:00:00.000Z', end_timestamp: '2026-12-08T15:45:00.000Z' },
      ],
    },
    is_all_day: { ...both, besides: { meeting_time: clock } },
    is_transparent: both,
    meeting_priority: priority,
    meeting_invitees: {
      values: [{}, { [invitee.user_id]: {} }],
      seen: (value) =>
        Object.keys(Object(value)).length === 0 ? {} : { [invitee.user_id]: { full_name: 'Bo Example' } },
    },
    meeting_labels: { values: [{}, { [ids.label_id]: {} }], seen: labelsOf },
    meeting_recurrence: {
      values: [
        recurrence('weekly', { recurring_days: { tuesday: true, wednesday: false } }),
        recurrence('custom', { recurring_days: { tuesday: true, friday: true } }),
        recurrence('daily', { recurring_end_date: '2027-03-03' }),
        recurrence('monthly', { recurring_end_date: null }),
        { ...recurrence('custom', { recurring_end_date: null }), is_recurring: false },
      ],
    },
  }
}

function labelsOf(value: unknown): object {
  return Object.fromEntries(Object.keys(Object(value)).map((label_id) => [label_id, { label_id }]))
}

const label_fields: CallChanges = {
  label_title: texts,
  label_description: texts,
  label_color: { values: ['#F28B82', '#FFE066'] },
  label_type: { values: ['call', 'summary'] },
}

function bookingPageFields({ ids, owner, invitee }: WholeAccount): CallChanges {
  const hours = { monday: [{ start_time: '10:00', end_time: '12:00' }] }
  const question = { question_kind: 'text', question_text: 'Why?', options: [], is_required: true }
  const two_hosts = [{ user_id: owner.user_id }, { user_id: invitee.user_id, weight: 2 }]
  return {
    booking_page_title: texts,
    booking_page_slug: { values: ['one-talk', 'other-talk'] },
    booking_page_description: { values: ['Words', null] },
    is_on: both,
    is_listed: both,
    durations: { values: [[15], [30, 60]] },
    booking_place: { values: ['guest_phone', 'zoom', 'google_meet', 'link'] },
    place_details: { values: ['https://meet.example/a', null] },
    questions: { values: [[{ ...question, question_id: ids.label_id }], []] },
    booking_hours: { values: [hours, null] },
    notice_minutes: { values: [0, 60] },
    days_ahead: { values: [1, 90] },
    bookings_a_day_max: { values: [2, null] },
    bookings_a_week_max: { values: [5, null] },
    buffer_before_minutes: { values: [10, 0] },
    buffer_after_minutes: { values: [15, 0] },
    step_minutes: { values: [15, 30] },
    shown_timezone: { values: ['Asia/Kathmandu', null] },
    needs_confirmation: both,
    needs_confirmed_address: both,
    seats: { values: [4, 1], besides: { needs_confirmation: false } },
    host_choice: { values: ['collective', 'round_robin'], besides: { hosts: two_hosts } },
    hosts: { values: [two_hosts.toReversed(), two_hosts], besides: { host_choice: 'collective' } },
    may_choose_host: both,
    label_id: { values: [ids.label_id, null] },
    booking_page_color: { values: ['#6EC1E4', null] },
    page_language: { values: ['de', null] },
    allowed_origins: { values: [['https://example.com'], []] },
  }
}

function pollFields({ invitee }: WholeAccount): CallChanges {
  const ten = { start_timestamp: '2026-12-08T10:00:00.000Z', end_timestamp: '2026-12-08T10:30:00.000Z' }
  const noon = { start_timestamp: '2026-12-08T12:00:00.000Z', end_timestamp: '2026-12-08T12:30:00.000Z' }
  const asked = { participant_email: 'cleo@example.com', participant_name: 'Cleo' }
  return {
    poll_title: texts,
    poll_description: { values: ['Words', null] },
    poll_place: { values: ['zoom', 'google_meet', 'none'] },
    place_details: { values: ['Pier 4', null] },
    poll_timezone: { values: ['Asia/Kathmandu', 'America/St_Johns'] },
    is_zone_fixed: both,
    deadline: { values: ['2026-12-01T09:00:00.000Z', null] },
    are_answers_hidden: both,
    hold_for: { values: ['organizer', 'everyone', 'none'] },
    has_public_link: both,
    poll_options: { values: [[ten], [ten, noon]] },
    participants: {
      values: [[], [{ user_id: invitee.user_id }, asked]],
      seen: (value) => [
        { is_organizer: true },
        ...(Array.isArray(value) ? value : []).map((one) => ('user_id' in one ? one : asked)),
      ],
    },
  }
}

const snippet_fields: CallChanges = {
  snippet_name: { values: ['first', 'second'] },
  snippet_text: texts,
}

const webhook_fields: CallChanges = {
  webhook_url: { values: ['https://93.184.215.14/one', 'https://93.184.215.14/two'] },
  event_types: { values: [['meeting.changed'], ['meeting.created', 'booking.created']] },
}

function taskFields({ ids, owner }: WholeAccount): CallChanges {
  return {
    task_description: texts,
    task_status: task_statuses,
    task_priority: priority,
    task_due_date: { values: ['2026-11-27', null, '2026-12-01'] },
    task_labels: { values: [{}, { [ids.label_id]: {} }], seen: labelsOf },
    associate_user_id: { values: [null, owner.user_id] },
  }
}

const action_item_fields: CallChanges = {
  action_item_title: texts,
  action_item_description: texts,
  action_item_status: { values: ['completed', 'active'] },
}
const key_takeaway_fields: CallChanges = { key_takeaway_title: texts, key_takeaway_description: texts }
const after_task = { values: [], shownBy: ['TSK9'] }
const names: CallChanges = { first_name: texts, last_name: texts }

/** What becomes of each field of the calls that make and change something. */
export function fieldChanges(account: WholeAccount): Readonly<Record<string, CallChanges>> {
  return {
    'POST /v1/user': {
      ...names,
      primary_email: { values: ['cleo@people.example', 'dora@people.example'] },
      password: { values: [], shownBy: ['PPL4', 'PPL10'] },
      timezone: { values: ['Asia/Kathmandu', 'UTC'] },
      language: { values: ['de', 'en'] },
      time_format: { values: ['24', '12'] },
    },
    'PUT /v1/user': {
      ...names,
      primary_phone_number: { values: ['+49 30 1', '+49 30 2'] },
      about: texts,
      linkedin_url: { values: ['https://people.example/a', 'https://people.example/b'] },
      timezone: { values: ['Asia/Kathmandu', 'Europe/Berlin'] },
      time_format: { values: ['24', '12'] },
      country: { values: ['NP', 'DE'] },
      language: { values: ['de', 'en'] },
      region: { values: ['DE', 'US', null] },
      week_start: { values: [0, 6, null] },
      reminder_minutes: { values: [30, null, 0] },
      reminders_by_mail: both,
      invitations_by_mail: both,
      undo_send_seconds: { values: [0, 30] },
      mail_signature: { values: ['Ada', ''] },
      has_board: { values: [true], shownBy: ['TSK13'] },
    },
    'PUT /v1/user/timestamp_info': {
      timezone: { values: ['Asia/Kathmandu', 'UTC'] },
      start_date: { values: ['2026-10-01', '2026-10-02'] },
      end_date: { values: ['2027-10-01', '2027-10-02'] },
    },
    'PUT /v1/availability': {
      travel_minutes: { values: [240, 15] },
      break_minutes: { values: [240, 10] },
      notice_minutes: { values: [10_080, 60] },
      availability_info: {
        values: ['08:00', '10:00'].map((start_time) =>
          onMonday({ start_time, end_time: '16:00', is_available: true }),
        ),
      },
      additional_hours: { values: [onMonday([{ start_time: '18:00', end_time: '19:00' }]), onMonday([])] },
      date_overrides: {
        values: [[{ first_date: '2026-12-24', last_date: '2026-12-26', hours: [] }], []],
      },
      stays: {
        values: [[{ timezone: 'Asia/Kathmandu', first_date: '2026-12-24', last_date: '2026-12-26' }], []],
      },
    },
    'POST /v1/meeting/create': meetingFields(account),
    'PUT /v1/meeting/update/:meeting_id': {
      ...meetingFields(account),
      meeting_status: { values: ['cancelled', 'active'] },
      updated_at: version,
      series_scope: { values: [], shownBy: ['MTG44', 'MTG45', 'MTG52'] },
      original_start_timestamp: { values: [], shownBy: ['MTG44', 'MTG52'] },
    },
    'PUT /v1/booking/name': { booking_name: { values: ['ada-one', 'ada-two'] } },
    'POST /v1/webhook/create': webhook_fields,
    'PUT /v1/webhook/:webhook_id': { ...webhook_fields, is_on: both },
    'POST /v1/booking/page/create': bookingPageFields(account),
    'PUT /v1/booking/page/:booking_page_id': {
      ...bookingPageFields(account),
      booking_page_slug: { values: ['third-talk', 'fourth-talk'] },
    },
    'POST /v1/poll/create': pollFields(account),
    'PUT /v1/poll/:poll_id': {
      ...pollFields(account),
      deleted_option_ids: { values: [], shownBy: ['POL8'] },
    },
    'POST /v1/mail/snippet/create': snippet_fields,
    'PUT /v1/mail/snippet/:snippet_id': {
      ...snippet_fields,
      snippet_name: { values: ['third', 'fourth'] },
    },
    'POST /v1/label/create': label_fields,
    'PUT /v1/label/:label_id': { ...label_fields, label_title: { values: ['Third words', 'Fourth words'] } },
    'POST /v1/task': taskFields(account),
    'PUT /v1/task/:task_id': { ...taskFields(account), after_task_id: after_task, updated_at: version },
    'POST /v1/task/meeting/:meeting_id': taskFields(account),
    'PUT /v1/task/meeting/:meeting_id/:task_id': {
      ...taskFields(account),
      after_task_id: after_task,
      updated_at: version,
    },
    'POST /v1/meeting/action_item/:meeting_id': action_item_fields,
    'PUT /v1/meeting/action_item/:meeting_id/:action_item_id': { ...action_item_fields, updated_at: version },
    'POST /v1/meeting/key_takeaway/:meeting_id': key_takeaway_fields,
    'PUT /v1/meeting/key_takeaway/:meeting_id/:key_takeaway_id': {
      ...key_takeaway_fields,
      updated_at: version,
    },
    'PUT /v1/mail/all': {
      mail_ids: { values: [], shownBy: ['MAIL19'] },
      change: { values: [], shownBy: ['MAIL19', 'MAIL9'] },
    },
    'PUT /v1/mail/:mail_id': {
      mail_subject: texts,
      mail_summary: texts,
      mail_reply: { values: ['Yes.', null] },
      mail_category: { values: ['task', 'notes', 'inbox'] },
      is_read: both,
      is_starred: both,
      is_archived: both,
      is_deleted: both,
      updated_at: version,
    },
    'PUT /v1/busy_mirror/:busy_mirror_id': { is_on: both },
    'PUT /v1/integration/:type': {
      calendars: { values: [], shownBy: ['CON13'] },
      write_calendar_id: { values: [], shownBy: ['CON13'] },
      is_mail_on: { values: [], shownBy: ['MAIL1'] },
    },
    'POST /v1/admin/users': {
      ...names,
      primary_email: { values: ['gil@people.example', 'ida@people.example'] },
      role: { values: ['admin', 'user'] },
    },
    'PUT /v1/user/passkey/:passkey_id': { passkey_name: texts },
    'PUT /v1/admin/users/:user_id': {
      plan: { values: ['premium', 'free'] },
      role: { values: ['admin', 'user'] },
      is_disabled: { values: [true, false], at: 'account_status', seen: statusOf },
      is_address_confirmed: { values: [true], shownBy: ['PPL57'] },
    },
    'PUT /v1/admin/generated_text': { is_allowed: { values: [], shownBy: ['GEN24'] } },
  }
}

function statusOf(isDisabled: unknown): string {
  return isDisabled ? 'disabled' : 'active'
}

/** Calls that do more than create or change their fields, and the rules whose tests show it. */
export const acting_calls: Readonly<Record<string, readonly string[]>> = {
  'DELETE /v1/user': ['PPL40'],
  'POST /v1/user/auth/login': ['PPL10', 'PPL11'],
  'POST /v1/user/auth/second_factor': ['SGN9', 'SGN10', 'SGN11'],
  'POST /v1/user/auth/single_sign_on/start': ['SGN42'],
  'POST /v1/user/auth/single_sign_on/complete': ['SGN42', 'SGN44'],
  'POST /v1/user/identity/start': ['SGN47'],
  'POST /v1/user/identity': ['SGN47'],
  'POST /v1/user/auth/passkey': ['SGN3', 'SGN4'],
  'POST /v1/user/passkey_registration/options': ['SGN29'],
  'POST /v1/user/passkey_registration': ['SGN29', 'SGN30'],
  'POST /v1/user/auth/confirm': ['SGN15'],
  'POST /v1/user/auth/confirm_passkey': ['SGN14', 'SGN15'],
  'POST /v1/user/passkey': ['SGN1', 'SGN2'],
  'POST /v1/user/second_factor': ['SGN7', 'SGN14'],
  'POST /v1/user/auth/set_password': ['PPL59', 'PPL60'],
  'POST /v1/user/auth/forgot': ['OUT21', 'OUT22'],
  'POST /v1/user/auth/reset': ['OUT23'],
  'POST /v1/user/auth/confirm_address': ['PPL7'],
  'POST /v1/user/auth/logout': ['PPL14'],
  'POST /v1/user/api_tokens': ['PRG1', 'PRG3', 'PRG8'],
  'POST /v1/assistant/request': ['AMC19', 'AMC20'],
  'POST /v1/assistant/grant': ['AMC21'],
  'POST /v1/user/app_passwords': ['PRG10', 'PRG8'],
  'PUT /v1/user/password': ['PPL31', 'PPL32'],
  'POST /v1/availability/multi_user/free_slots': ['AVL12', 'AVL19'],
  'POST /v1/availability/multi_user/free_busy': ['AVL19'],
  'POST /v1/availability/held': ['AVL34'],
  'POST /v1/booking/page/:booking_page_id/single_use_link': ['BKG9'],
  'POST /v1/booking/page/:booking_page_id/share': ['BKG11'],
  'POST /v1/booking/page/:booking_page_id/message': ['BKG13'],
  'POST /v1/booking/:booking_id/decision': ['BKG5'],
  'PUT /v1/booking/:booking_id': ['BKG12'],
  'PUT /v1/poll/:poll_id/answer': ['POL5'],
  'POST /v1/poll/:poll_id/book': ['POL10'],
  'POST /v1/poll/:poll_id/remind': ['POL13'],
  'PUT /v1/meeting/calendars': ['CAL44'],
  'POST /v1/meeting/check': ['MTG53', 'MTG56'],
  'PUT /v1/meeting/meeting_proposal/:meeting_proposal_id': ['INV71', 'INV72', 'INV74'],
  'POST /v1/meeting/meeting_proposal/:meeting_proposal_id/counter_proposal': ['INV73'],
  'POST /v1/busy_mirror/create': ['CON115'],
  'POST /v1/integration/:type/vanished': ['CON106', 'CON109'],
  'POST /v1/oauth/:type/verify': ['CON2', 'CON3', 'CON7'],
  'POST /v1/oauth/:type/oauth_token': ['CON2', 'CON3'],
  'PUT /v1/mail/invitation/:mail_id': ['INV28', 'INV51'],
  'PUT /v1/mail/calendar_answer/:mail_id': ['INV78'],
  'PUT /v1/mail/adopted_answer/:mail_id': ['INV79'],
  'POST /v1/mail/count': ['MAIL96'],
  'POST /v1/mail/send_reply/:mail_id': [
    'MAIL53',
    'MAIL55',
    'MAIL61',
    'MAIL69',
    'MAIL70',
    'MAIL73',
    'MAIL76',
    'MAIL77',
  ],
  'PUT /v1/mail/snooze': ['MAIL72'],
  'POST /v1/label/restore': ['WEB134'],
  'POST /v1/meeting/revert/:meeting_id': ['MTG90', 'MTG91'],
  'PUT /v1/admin/registration': ['PPL74', 'PPL75'],
  'POST /v1/mail/send': ['MAIL67', 'MAIL68', 'MAIL69', 'MAIL73', 'MAIL76', 'MAIL77'],
  'POST /v1/mail/offer/book/:mail_id': ['MAIL62'],
  'POST /v1/mail/document/:mail_id': ['MAIL45', 'MAIL51'],
  'PUT /v1/caldav/account': ['CON124', 'CON126'],
  'PUT /v1/mail/imap': ['CON87', 'CON101'],
  'POST /v1/mail/imap/discover': ['CON102'],
  'POST /v1/mail/reply/:mail_id': ['GEN13', 'GEN16'],
  'POST /v1/mail/reply_stream/:mail_id': ['GEN13'],
}
