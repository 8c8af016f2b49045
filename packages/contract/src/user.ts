import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Link, name, oneOf, PlainDate, text, TimeZone, wholeNumber, yesOrNo } from './field.ts'

export const roles = ['user', 'admin', 'system_admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** 12-hour or 24-hour clock. */
export const TimeFormat = oneOf('Time format', ['12', '24'])
export type TimeFormat = z.infer<typeof TimeFormat>

/** The choices for a reminder, in minutes before the meeting. */
export const reminder_minutes = [0, 5, 10, 15, 30, 60] as const
export const ReminderMinutes = z.literal(reminder_minutes, {
  error: `reminder_minutes must be one of ${reminder_minutes.join(', ')}, or null.`,
})
export type ReminderMinutes = z.infer<typeof ReminderMinutes>

export const undo_send_seconds_max = 30

const Language = z.string().regex(/^[a-z]{2,3}$/, 'Language must be an ISO code such as en.')

export const Email = z
  .email({ error: 'The email address must look like name@example.com.' })
  .max(254, 'The email address must be at most 254 characters long.')

/** Lengths count characters; nothing is cut off and no kind of character is demanded. */
export const Password = z
  .string({ error: 'The password must be text.' })
  .min(8, 'The password must be at least 8 characters long.')
  .max(128, 'The password must be at most 128 characters long.')

export const FirstName = name('First name', 100).refine(
  (value) => value.trim() !== '',
  'First name must not be empty.',
)
export const LastName = name('Last name', 100)

export const TimestampInfo = z.object({ timezone: z.string(), start_date: PlainDate, end_date: PlainDate })
export type TimestampInfo = z.infer<typeof TimestampInfo>

export const plans = ['free', 'premium'] as const
export const Plan = z.enum(plans)
export type Plan = z.infer<typeof Plan>

export const mail_signature_characters_max = 2000

export const User = z.object({
  user_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  primary_email: z.string(),
  /** Whether the person opened a link mailed to the address, or an operator vouched for it. */
  is_address_confirmed: z.boolean(),
  primary_phone_number: z.string().nullable(),
  about: z.string().nullable(),
  profile_picture: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  timezone: z.string(),
  time_format: TimeFormat,
  country: z.string().nullable(),
  language: z.string(),
  role: Role,
  /** The plan, for instances that require Premium; an operator sets it. */
  plan: Plan,
  timestamp_info: TimestampInfo.nullable(),
  /** Whether the person has started a board, or has had a task. */
  has_board: z.boolean(),
  /** Minutes before a meeting when its reminder is shown; null for none. */
  reminder_minutes: ReminderMinutes.nullable(),
  /** Whether reminders are mailed, too. */
  reminders_by_mail: z.boolean(),
  /** Whether invitations from other users of the instance, and changes to them, are mailed, too. */
  invitations_by_mail: z.boolean(),
  /** How long sending a reply can be undone. */
  undo_send_seconds: z.int().min(0).max(undo_send_seconds_max),
  /** The text below new mails, replies and forwarded mails; empty for none. */
  mail_signature: z.string(),
  /** The region for date and number formats, an ISO country code; null for the language's default. */
  region: z.string().nullable(),
  /** 0 = Sunday … 6 = Saturday; null for the region's default, or the workspace's without a region. */
  week_start: z.int().min(0).max(6).nullable(),
})
export type User = z.infer<typeof User>

export const SessionUser = User.extend({ access_token: z.string() })
export type SessionUser = z.infer<typeof SessionUser>

/** The reply to a right password where the account has a second factor. */
export const CodeNeeded = z.object({
  /** Goes with the code to /v1/user/auth/second_factor, within ten minutes. */
  sign_in_token: z.string(),
})
export type CodeNeeded = z.infer<typeof CodeNeeded>

/** A person as other users of the instance see them: without address and phone number. */
export const Suggestion = z.object({
  user_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  profile_picture: z.string().nullable(),
  timezone: z.string(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Workspace = z.object({
  workspace_id: z.uuid(),
  name: z.string(),
  timezone: z.string(),
  /** 0 = Sunday … 6 = Saturday. */
  week_start: z.int().min(0).max(6),
  /** Minutes. */
  default_duration: z.int(),
})
export type Workspace = z.infer<typeof Workspace>

export const Company = z.object({
  company_id: z.uuid(),
  name: z.string(),
  domain: z.string().nullable(),
  website: z.string().nullable(),
})
export type Company = z.infer<typeof Company>

export const Registration = z.object({
  primary_email: Email,
  first_name: FirstName,
  last_name: LastName,
  password: Password,
  /** The browser's zone, the default zone of the new person's working hours; UTC without it. */
  timezone: TimeZone.optional(),
  /** The browser's language, used from the first screen on; English without it. */
  language: Language.optional(),
  /** 12 without it. */
  time_format: TimeFormat.optional(),
})
export type Registration = z.infer<typeof Registration>

export const UserChange = z
  .object({
    first_name: FirstName,
    last_name: LastName,
    primary_phone_number: text('Phone number', 40).nullable(),
    about: text('About', 2000).nullable(),
    linkedin_url: z.union([z.literal(''), Link]).nullable(),
    timezone: TimeZone,
    time_format: TimeFormat,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Country must be a two-letter ISO code such as DE.')
      .nullable(),
    language: Language,
    region: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Region must be a two-letter ISO code such as DE.')
      .nullable(),
    week_start: z
      .literal([0, 1, 2, 3, 4, 5, 6], { error: 'week_start must be a whole number from 0 to 6, or null.' })
      .nullable(),
    reminder_minutes: ReminderMinutes.nullable(),
    reminders_by_mail: z.boolean({ error: 'reminders_by_mail must be true or false.' }),
    invitations_by_mail: z.boolean({ error: 'invitations_by_mail must be true or false.' }),
    undo_send_seconds: wholeNumber('undo_send_seconds', 0, undo_send_seconds_max),
    mail_signature: text('mail_signature', mail_signature_characters_max),
    /** A started board cannot be reset: false is accepted only before it is started. */
    has_board: yesOrNo('has_board'),
  })
  .partial()
export type UserChange = z.infer<typeof UserChange>

export const register = endpoint({
  method: 'POST',
  path: '/v1/user',
  scope: null,
  summary: 'Register',
  access: 'public',
  status: 201,
  body: Registration,
  reply: User,
  says: { failed: 'Failed to register. Please try again.' },
})

export const login = endpoint({
  method: 'POST',
  path: '/v1/user/auth/login',
  scope: null,
  summary: 'Sign in; 409 with a token where the account has a second factor',
  access: 'public',
  body: z.object({
    primary_email: text('The email address', 254),
    password: z
      .string({ error: 'The password must be text.' })
      .max(1024, 'The password must be at most 1024 characters long.'),
  }),
  reply: SessionUser,
  conflict: CodeNeeded,
  says: { failed: 'Failed to login. Please try again.' },
})

export const logout = endpoint({
  method: 'POST',
  path: '/v1/user/auth/logout',
  scope: null,
  summary: 'Sign out, here or everywhere',
  access: 'signed_in',
  body: z.object({ everywhere: z.boolean().optional() }),
  reply: z.object({
    sessions_ended: z.int(),
    /** Whether the person had a private calendar address, which was revoked. */
    is_feed_revoked: z.boolean(),
    /** API tokens and app passwords. */
    programs_revoked: z.int(),
  }),
  says: { failed: 'Failed to logout. Please try again.' },
})

export const getUser = endpoint({
  method: 'GET',
  path: '/v1/user',
  scope: 'profile:read',
  summary: 'Get the signed-in person',
  access: 'signed_in',
  reply: User,
  says: { failed: 'Failed to get user. Please try again.' },
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/v1/user',
  scope: null,
  summary: 'Update the profile',
  access: 'signed_in',
  body: UserChange,
  fixed: ['user_id', 'primary_email', 'role', 'profile_picture', 'is_address_confirmed', 'has_board'],
  reply: User,
  says: {
    failed: 'Failed to update user. Please try again.',
    done: 'User details updated successfully',
  },
})

export const suggestUsers = endpoint({
  method: 'GET',
  path: '/v1/user/suggestions',
  scope: 'meetings:write',
  summary: 'Search people of the workspace by name',
  query: z.object({
    search: text('Search', 100).refine(
      (value) => value.trim().length >= 2,
      'Search needs at least 2 characters.',
    ),
    limit: wholeNumber('Limit', 1, 5).default(5),
  }),
  reply: z.array(Suggestion),
  says: { failed: 'Failed to fetch user suggestions. Please try again.' },
})

export const getUserTokens = endpoint({
  method: 'GET',
  path: '/v1/user/user_token/all',
  scope: null,
  summary: 'List the providers that the person has connected',
  reply: z.object({
    is_google_connected: z.boolean(),
    is_calendly_connected: z.boolean(),
    is_zoom_connected: z.boolean(),
  }),
  says: {
    failed: 'Failed to get user tokens. Please try again.',
    done: 'User tokens fetched successfully',
  },
})

export const updateTimestampInfo = endpoint({
  method: 'PUT',
  path: '/v1/user/timestamp_info',
  scope: null,
  summary: 'Set the date range and zone of the person’s view',
  body: z
    .object({ timezone: TimeZone, start_date: PlainDate, end_date: PlainDate })
    .refine(({ start_date, end_date }) => start_date <= end_date, {
      path: ['end_date'],
      message: 'The end date must not be before the start date.',
    }),
  reply: TimestampInfo,
  says: {
    failed: 'Failed to update timestamp info. Please try again.',
    done: 'Timestamp info updated successfully',
  },
})

/** The most that is counted; it stands for as many or more. */
export const waiting_max = 100

const waiting_count = z.int().max(waiting_max)

export const getWaiting = endpoint({
  method: 'GET',
  path: '/v1/user/waiting',
  scope: 'profile:read',
  summary: 'Count what waits for the person; 100 stands for 100 or more',
  reply: z.object({
    /** Unanswered invitations and counter-proposals of coming meetings. */
    proposals: waiting_count,
    /** Received mails that are neither read nor archived nor deleted. */
    unread_mails: waiting_count,
    /** Connected accounts and mailboxes that the person has to connect again. */
    accounts_to_reconnect: waiting_count,
    calendars_to_check: waiting_count,
  }),
  says: { failed: 'Failed to count what waits. Please try again.' },
})

export const getWorkspace = endpoint({
  method: 'GET',
  path: '/v1/user/workspace',
  scope: 'profile:read',
  summary: 'Get the workspace and company of this instance',
  access: 'signed_in',
  reply: z.object({ workspace: Workspace, company: Company }),
  says: { failed: 'Failed to get user. Please try again.' },
})
