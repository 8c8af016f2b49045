import { z } from 'zod'
import { OwnData } from './account.ts'
import { endpoint } from './endpoint.ts'
import { id, Moment, oneOf, SearchTerm, wholeNumber, yesOrNo } from './field.ts'
import { Email, FirstName, LastName, Plan, plans, Role, roles } from './user.ts'

/** `invited` is who has never set a password. */
export const account_statuses = ['active', 'invited', 'disabled'] as const
export const AccountStatus = z.enum(account_statuses)
export type AccountStatus = z.infer<typeof AccountStatus>

/** What an operator sees of an account: never what is in it. */
export const Account = z.object({
  user_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  primary_email: z.string(),
  profile_picture: z.string().nullable(),
  role: Role,
  plan: Plan,
  account_status: AccountStatus,
  /** Whether it is known that the person reads what is sent to the address. */
  is_address_confirmed: z.boolean(),
  created_at: Moment,
  last_active_at: Moment.nullable(),
  /** Of the set-password link that was made last; null where none can be used. */
  link_expires_at: Moment.nullable(),
  session_count: z.int(),
  /** Meetings the person organizes, which go with the account. */
  meeting_count: z.int(),
  /** Whether the reader may change the role, disable and delete. */
  is_manageable: z.boolean(),
})
export type Account = z.infer<typeof Account>

export const account_sorts = ['full_name', 'primary_email', 'role', 'created_at', 'last_active_at'] as const

export const AccountQuery = z.object({
  page: wholeNumber('Page', 1, 100_000).default(1),
  limit: wholeNumber('Limit', 1, 100).default(25),
  sort_by: oneOf('sort_by', account_sorts).default('full_name'),
  order_by: oneOf('order_by', ['ASC', 'DESC']).default('ASC'),
  search_term: SearchTerm.optional(),
  role: oneOf('role', [...roles, 'all', '']).optional(),
  account_status: oneOf('account_status', [...account_statuses, 'all', '']).optional(),
})
export type AccountQuery = z.infer<typeof AccountQuery>

export const Invitation = z.object({
  primary_email: Email,
  first_name: FirstName,
  last_name: LastName.default(''),
  role: oneOf('role', roles).default('user'),
})
export type Invitation = z.infer<typeof Invitation>

/** Fields left out stay as they are. */
export const AccountChange = z
  .object({
    role: oneOf('role', roles),
    plan: oneOf('plan', plans),
    is_disabled: yesOrNo('is_disabled'),
    /** The operator's word for the address, where no mail is sent that could prove it; it is not taken back. */
    is_address_confirmed: yesOrNo('is_address_confirmed'),
  })
  .partial()
export type AccountChange = z.infer<typeof AccountChange>

/** A link with which the person sets a password, once. It is told this once: only its hash is kept. */
export const PasswordLink = z.object({ set_password_url: z.url(), expires_at: Moment })
export type PasswordLink = z.infer<typeof PasswordLink>

export const audit_actions = [
  'account_invited',
  'account_created',
  'role_changed',
  'account_disabled',
  'account_enabled',
  'link_made',
  'password_set',
  'account_exported',
  'account_deleted',
  'text_model_allowed',
  'text_model_forbidden',
  'address_confirmed',
  'plan_changed',
] as const
export const AuditAction = z.enum(audit_actions)
export type AuditAction = z.infer<typeof AuditAction>

export const AuditDetails = z.object({
  role: Role.optional(),
  role_before: Role.optional(),
  plan: Plan.optional(),
  expires_at: Moment.optional(),
  has_export: z.boolean().optional(),
})
export type AuditDetails = z.infer<typeof AuditDetails>

/** Who did what to whom, in the names of that day. It outlives both accounts, for a year. */
export const AuditEntry = z.object({
  audit_entry_id: z.uuid(),
  audit_action: AuditAction,
  /** Without an id it was done on the server itself. */
  actor: z.object({ user_id: z.uuid().nullable(), full_name: z.string() }),
  subject: z.object({ user_id: z.uuid(), full_name: z.string(), primary_email: z.string() }),
  details: AuditDetails,
  created_at: Moment,
})
export type AuditEntry = z.infer<typeof AuditEntry>

const count = z.int().min(0)

export const Overview = z.object({
  version: z.string(),
  /** How long the process that answers has been running. */
  uptime_seconds: count,
  users: z.object({
    total: count,
    by_role: z.record(Role, count),
    by_status: z.record(AccountStatus, count),
    /** Of the last seven days. */
    created_lately: count,
  }),
  sessions: z.object({
    open: count,
    /** People with a session that was used within 24 hours. */
    people_today: count,
  }),
  meetings: z.object({
    total: count,
    /** Active and not yet over. */
    coming: count,
    /** Of the last seven days. */
    created_lately: count,
  }),
  storage: z.object({
    database_bytes: count,
    meetings_bytes: count,
    accounts_bytes: count,
    labels_and_tasks_bytes: count,
  }),
  health: z.object({
    database: z.object({
      state: z.enum(['ok', 'slow']),
      version: z.string(),
      latency_ms: z.number().min(0),
      connections: count,
      connections_max: count,
    }),
    /** Of the folder with the database; nothing is known of the disk of a database of the operator's own. */
    disk: z.object({ state: z.enum(['ok', 'low', 'full']), free_bytes: count.nullable() }),
    /** `waiting` before the first run of a new instance, `late` when it should have run long ago. */
    clean_up: z.object({ state: z.enum(['ok', 'waiting', 'late']), last_finished_at: Moment.nullable() }),
    /** `failing` when mails have been tried in vain, or were given up lately. */
    mail: z.object({
      state: z.enum(['not_set_up', 'ok', 'failing']),
      /** Not taken yet by the mail server. */
      waiting: count,
      /** Given up within a day. */
      failed: count,
    }),
    /** `late` when a job has been due for minutes and nobody does it, `failing` when some were given up lately. */
    jobs: z.object({
      state: z.enum(['ok', 'late', 'failing']),
      /** Due and not begun. */
      waiting: count,
      running: count,
      /** Given up within a day. */
      failed: count,
      /** Since when the one has been due that waits longest. */
      oldest_at: Moment.nullable(),
    }),
    /** `failing` when connections cannot be read though their people can do nothing about it. */
    sync: z.object({
      state: z.enum(['not_set_up', 'ok', 'failing']),
      connections: count,
      /** Their people have to connect again. */
      needs_reconnect: count,
      failing: count,
    }),
    /** `old` when IANA is sure to have published newer offsets of time zones: half a year into the next year. */
    zone_data: z.object({
      state: z.enum(['ok', 'old']),
      /** As IANA names it: 2026f. */
      version: z.string(),
      /** `database` is what another process has started with. */
      source: z.enum(['package', 'system', 'folder', 'database', 'runtime']),
    }),
  }),
})
export type Overview = z.infer<typeof Overview>

const access = 'administration'
const account_params = z.object({ user_id: id('user_id') })

export const getOverview = endpoint({
  method: 'GET',
  path: '/v1/admin/overview',
  summary: 'Figures and health of the instance',
  access,
  reply: Overview,
  says: { failed: 'Failed to get overview. Please try again.' },
})

export const listAccounts = endpoint({
  method: 'GET',
  path: '/v1/admin/users',
  summary: 'The accounts of the instance',
  access,
  query: AccountQuery,
  reply: z.array(Account),
  paged: true,
  says: { failed: 'Failed to get users. Please try again.' },
})

export const inviteAccount = endpoint({
  method: 'POST',
  path: '/v1/admin/users',
  summary: 'Make an account whose person sets the password by a link',
  access,
  status: 201,
  body: Invitation,
  reply: PasswordLink.extend({ account: Account }),
  says: { failed: 'Failed to invite user. Please try again.', done: 'User invited successfully.' },
})

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/v1/admin/users/:user_id',
  summary: 'Give another role; disable, which ends every session at once, or enable again',
  access,
  params: account_params,
  body: AccountChange,
  fixed: ['user_id', 'primary_email', 'full_name', 'is_address_confirmed'],
  reply: Account,
  says: { failed: 'Failed to update user. Please try again.', done: 'User updated successfully.' },
})

export const createResetLink = endpoint({
  method: 'POST',
  path: '/v1/admin/users/:user_id/reset_link',
  summary: 'Make a link with which the person sets a new password; an earlier one stops to work',
  access,
  status: 201,
  params: account_params,
  reply: PasswordLink,
  says: { failed: 'Failed to make reset link. Please try again.', done: 'Reset link made successfully.' },
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/v1/admin/users/:user_id/export',
  summary: 'Everything an account holds, to be handed to its person; the audit log tells who took it',
  access,
  params: account_params,
  reply: OwnData,
  says: { failed: 'Failed to export user. Please try again.' },
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/v1/admin/users/:user_id',
  summary: 'Delete an account with the meetings it organizes, on demand with an export in the answer',
  access,
  params: account_params,
  query: z.object({ export: oneOf('export', ['true', 'false']) }),
  reply: z.object({ user_id: z.uuid(), export: OwnData.nullable() }),
  says: { failed: 'Failed to delete user. Please try again.', done: 'User deleted successfully.' },
})

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/v1/admin/audit_log',
  summary: 'What operators did, latest first',
  access,
  query: z.object({
    page: wholeNumber('Page', 1, 100_000).default(1),
    limit: wholeNumber('Limit', 1, 100).default(20),
    user_id: id('user_id').optional(),
  }),
  reply: z.array(AuditEntry),
  paged: true,
  says: { failed: 'Failed to get audit log. Please try again.' },
})
