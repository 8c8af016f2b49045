import { type Availability, type SessionUser, weekdays } from '@meridian/contract'
import type { Answers } from './answers.ts'
import { aCheck } from './samples.ts'

/** What a person with nothing in the account is answered who reads. Nothing that changes something has an answer. */
export function answersOfEmptyAccount(reader: SessionUser): Answers {
  return {
    getUser: reader,
    listNotices: [],
    getWaiting: { proposals: 0, unread_mails: 0, accounts_to_reconnect: 0, calendars_to_check: 0 },
    ...calendar_answers,
    ...mail_answers,
    ...setting_answers,
    getAvailability: officeHours(reader.timezone),
    listLabels: [],
    listTasks: [],
    getSample: { has_sample: false, may_create: false },
  }
}

const calendar_answers: Answers = {
  listOccurrences: [],
  checkMeeting: aCheck(),
  listMeetings: [],
  listCalendars: [
    {
      calendar_key: 'smart_calendar',
      meeting_integration_type: 'smart_calendar',
      calendar_name: null,
      calendar_color: null,
    },
  ],
  listHeldTimes: [],
  listProposals: [],
  listOpenActionItems: [],
  listPolls: [],
  listMeetingTasks: [],
  getMailAllowance: { guest_mails_left: 200, guest_mails_per_day: 200 },
}

const mail_answers: Answers = {
  getGeneratedText: {
    provider: 'embedded',
    model: null,
    host: null,
    calls_today: 0,
    calls_per_day: 0,
    is_month_used_up: false,
  },
  listReplyFiles: [],
  listMails: [],
  countMails: { mail_counts: [] },
  listOutgoing: [],
  listMailboxes: [],
  listSnippets: [],
}

const setting_answers: Answers = {
  listIntegrations: [],
  getImap: { is_offered: true, allowed_hosts: null, account: null },
  listBusyMirrors: [],
  listSessions: [],
  listPasskeys: [],
  getSecondFactor: { is_on: false, turned_on_at: null, recovery_codes_left: 0 },
  listIdentities: [],
  getCalendarFeed: { is_active: false, created_at: null, last_read_at: null },
  listApiTokens: [],
  listAppPasswords: [],
  listWebhooks: [],
  listAssistantGrants: [],
  listAssistantActs: [],
  listBookingPages: { booking_name: 'mara', booking_pages: [] },
}

/** Monday to Friday from nine to five. */
export function officeHours(timezone: string, part: Partial<Availability> = {}): Availability {
  return {
    availability_info: byWeekday((weekday) => ({
      start_time: '09:00',
      end_time: '17:00',
      is_available: weekday !== 'saturday' && weekday !== 'sunday',
    })),
    additional_hours: byWeekday(() => []),
    date_overrides: [],
    stays: [],
    travel_minutes: 0,
    break_minutes: 0,
    notice_minutes: 0,
    timezone,
    ...part,
  }
}

type Weekday = (typeof weekdays)[number]

export function byWeekday<Value>(valueOf: (weekday: Weekday) => Value): Record<Weekday, Value> {
  // Object.fromEntries forgets which keys there are.
  return Object.fromEntries(weekdays.map((weekday) => [weekday, valueOf(weekday)])) as Record<Weekday, Value>
}
