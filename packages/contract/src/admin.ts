import { z } from 'zod'
import { OwnData } from './account.ts'
import { ActTool } from './assistant.ts'
import { endpoint } from './endpoint.ts'
import { id, Moment, oneOf, SearchTerm, wholeNumber, yesOrNo } from './field.ts'
import { Email, FirstName, LastName, Plan, plans, Role, roles } from './user.ts'
import { WayInKind } from './way-in.ts'

/** `invited`: the user has no password, passkey or linked account yet, or none any more. */
export const account_statuses = ['active', 'invited', 'disabled'] as const
export const AccountStatus = z.enum(account_statuses)
export type AccountStatus = z.infer<typeof AccountStatus>

/** An account as operators see it, without its content. */
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
  /** Whether the address is confirmed. */
  is_address_confirmed: z.boolean(),
  created_at: Moment,
  last_active_at: Moment.nullable(),
  /** Expiry of the newest set-password link; null when no link is valid. */
  link_expires_at: Moment.nullable(),
  session_count: z.int(),
  /** Meetings the person organizes; deleting the account deletes them. */
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
    /** The operator vouches for the address on an instance that sends no mail. It cannot be revoked. */
    is_address_confirmed: yesOrNo('is_address_confirmed'),
  })
  .partial()
export type AccountChange = z.infer<typeof AccountChange>

/** A single-use link that sets a password. It is returned only here, because only its hash is stored. */
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
  'job_retried',
  'job_dropped',
  'registration_opened',
  'registration_closed',
  'passkey_created',
  'passkey_renamed',
  'passkey_deleted',
  'second_factor_turned_on',
  'second_factor_turned_off',
  'second_factor_reset',
  'recovery_codes_created',
  'recovery_code_used',
  'api_token_created',
  'api_token_revoked',
  'app_password_created',
  'app_password_used',
  'app_password_revoked',
  'app_passwords_refused',
  'identity_linked',
  'identity_unlinked',
  'password_changed',
  'assistant_allowed',
  'assistant_revoked',
  'assistant_act_confirmed',
  'assistant_act_undone',
  'webhook_created',
  'webhook_changed',
  'webhook_secret_replaced',
  'webhook_deleted',
  'way_in_ended',
] as const
export const AuditAction = z.enum(audit_actions)
export type AuditAction = z.infer<typeof AuditAction>

export const AuditDetails = z.object({
  role: Role.optional(),
  role_before: Role.optional(),
  plan: Plan.optional(),
  expires_at: Moment.optional(),
  has_export: z.boolean().optional(),
  /** Meetings that another account took over. */
  passed_on: z.int().optional(),
  /** The kind of job. */
  queue: z.string().optional(),
  passkey_name: z.string().optional(),
  passkeys_removed: z.int().optional(),
  /** What the person calls the program. */
  program_name: z.string().optional(),
  /** By which tool of an assistant. */
  tool: ActTool.optional(),
  /** The server of a webhook; the rest of its address may be secret. */
  webhook_host: z.string().optional(),
  /** The OpenID provider. */
  provider_name: z.string().optional(),
  /** What an operator ended. */
  way_in_kind: WayInKind.optional(),
})
export type AuditDetails = z.infer<typeof AuditDetails>

/** Names are those at the time of the action. Entries are kept for a year, even after both accounts are deleted. */
export const AuditEntry = z.object({
  audit_entry_id: z.uuid(),
  audit_action: AuditAction,
  /** Without an id the action was taken on the server itself. */
  actor: z.object({ user_id: z.uuid().nullable(), full_name: z.string() }),
  subject: z.object({ user_id: z.uuid(), full_name: z.string(), primary_email: z.string() }),
  details: AuditDetails,
  created_at: Moment,
})
export type AuditEntry = z.infer<typeof AuditEntry>

const count = z.int().min(0)

export const Overview = z.object({
  version: z.string(),
  /** Uptime of the process that answers. */
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
    /** Disk space of the database folder; unknown for an external database. */
    disk: z.object({ state: z.enum(['ok', 'low', 'full']), free_bytes: count.nullable() }),
    /** `waiting` before the first run of a new instance, `late` when it should have run long ago. */
    clean_up: z.object({ state: z.enum(['ok', 'waiting', 'late']), last_finished_at: Moment.nullable() }),
    /** `failing` when deliveries have failed, or were given up within a day. */
    mail: z.object({
      state: z.enum(['not_set_up', 'ok', 'failing']),
      /** Not yet accepted by the mail server. */
      waiting: count,
      /** Given up within a day. */
      failed: count,
    }),
    /** `late` when no worker has taken a job that has been due for minutes, `failing` when jobs were given up within a day. */
    jobs: z.object({
      state: z.enum(['ok', 'late', 'failing']),
      /** Due and not started. */
      waiting: count,
      running: count,
      /** Given up within a day. */
      failed: count,
      /** Due time of the oldest waiting job. */
      oldest_at: Moment.nullable(),
    }),
    /** `failing` when connections cannot be read and reconnecting would not help. */
    sync: z.object({
      state: z.enum(['not_set_up', 'ok', 'failing']),
      connections: count,
      /** Connections that their owners have to renew. */
      needs_reconnect: count,
      failing: count,
    }),
    /** `old` when IANA is sure to have published newer offsets of time zones: half a year into the next year. */
    zone_data: z.object({
      state: z.enum(['ok', 'old']),
      /** As IANA names it: 2026f. */
      version: z.string(),
      /** `database`: the version another process has stored in the database. */
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
  scope: null,
  summary: 'Get figures and health of the instance',
  access,
  reply: Overview,
  says: { failed: 'Failed to get overview. Please try again.' },
})

export const listAccounts = endpoint({
  method: 'GET',
  path: '/v1/admin/users',
  scope: null,
  summary: 'List the accounts of the instance',
  access,
  query: AccountQuery,
  reply: z.array(Account),
  paged: true,
  says: { failed: 'Failed to get users. Please try again.' },
})

export const inviteAccount = endpoint({
  method: 'POST',
  path: '/v1/admin/users',
  scope: null,
  summary: 'Create an account and a link by which its owner sets the password',
  access,
  status: 201,
  body: Invitation,
  reply: PasswordLink.extend({ account: Account }),
  says: { failed: 'Failed to invite user. Please try again.', done: 'User invited successfully.' },
})

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/v1/admin/users/:user_id',
  scope: null,
  summary: 'Change the role, enable or disable an account; disabling ends every session',
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
  scope: null,
  summary: 'Create a set-password link; earlier links stop working',
  access,
  status: 201,
  params: account_params,
  reply: PasswordLink,
  says: { failed: 'Failed to make reset link. Please try again.', done: 'Reset link made successfully.' },
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/v1/admin/users/:user_id/export',
  scope: null,
  summary: 'Export an account for its owner; the audit log records the export',
  access,
  params: account_params,
  reply: OwnData,
  says: { failed: 'Failed to export user. Please try again.' },
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/v1/admin/users/:user_id',
  scope: null,
  summary: 'Delete an account and the meetings it organizes, with an export in the reply on request',
  access,
  params: account_params,
  query: z.object({
    export: oneOf('export', ['true', 'false']),
    /** The address of the account that becomes the organizer of the coming meetings with guests. */
    successor_email: Email.optional(),
  }),
  reply: z.object({
    user_id: z.uuid(),
    export: OwnData.nullable(),
    /** How many meetings were passed on. */
    passed_on: z.int().min(0),
  }),
  says: { failed: 'Failed to delete user. Please try again.', done: 'User deleted successfully.' },
})

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/v1/admin/audit_log',
  scope: null,
  summary: 'List operators’ actions, latest first',
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
