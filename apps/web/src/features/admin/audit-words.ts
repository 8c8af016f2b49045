import type { ActTool, AuditAction, AuditDetails, AuditEntry, Role, WayInKind } from '@meridian/contract'
import { mark, t } from '../../platform/text/text.ts'

const role_names: Readonly<Record<Role, string>> = {
  user: mark('a user'),
  admin: mark('an admin'),
  system_admin: mark('a system admin'),
}

/** What a tool of an assistant does, in a list of acts. */
const tool_names: Readonly<Record<ActTool, string>> = {
  hold_times: mark('hold times'),
  propose: mark('propose a time'),
  answer: mark('answer an invitation'),
  move: mark('move a meeting'),
  cancel: mark('cancel a meeting'),
  add_task: mark('add a task'),
}

/** What concerns no account: the log names its actor as the subject too. */
const acts_of_the_instance: ReadonlySet<AuditAction> = new Set([
  'text_model_allowed',
  'text_model_forbidden',
  'job_retried',
  'job_dropped',
  'registration_opened',
  'registration_closed',
])

/** What was done, by whom and to whom or what; names stand in <b>. Who acts for themselves is not named twice. */
export function actSentence(entry: AuditEntry): string {
  const { audit_action, details } = entry
  // An actor without an account, such as the command line, has a fixed name.
  const { user_id, full_name } = entry.actor
  const actor = bold(user_id === null ? t<string>(full_name) : full_name)
  if (isAboutOneself(entry) && !acts_of_the_instance.has(audit_action)) return ownAct(entry, actor)
  const people = { actor, subject: bold(entry.subject.full_name) }
  const role = details.role && t(role_names[details.role])
  const job = { actor, queue: details.queue ?? '' }
  const sentences: Readonly<Record<Exclude<AuditAction, keyof typeof own_acts>, string>> = {
    account_invited: role
      ? t('{actor} invited {subject} as {role}', { ...people, role })
      : t('{actor} invited {subject}', people),
    account_created: role
      ? t('{actor} created the account of {subject} as {role}', { ...people, role })
      : t('{actor} created the account of {subject}', people),
    role_changed: t('{actor} made {subject} {role}', { ...people, role: role ?? '' }),
    account_disabled: t('{actor} disabled {subject}', people),
    account_enabled: t('{actor} enabled {subject}', people),
    link_made: t('{actor} made a reset link for {subject}', people),
    password_set: t('{actor} set a password by link for {subject}', people),
    account_exported: t('{actor} exported {subject}', people),
    account_deleted: details.has_export
      ? t('{actor} deleted {subject} with an export', people)
      : t('{actor} deleted {subject}', people),
    plan_changed:
      details.plan === 'premium'
        ? t('{actor} gave {subject} the Premium plan', people)
        : t('{actor} took the Premium plan away from {subject}', people),
    address_confirmed: t('{actor} confirmed the address of {subject}', people),
    text_model_allowed: t('{actor} allowed mails to leave this server to be summarized', people),
    text_model_forbidden: t('{actor} forbade mails to leave this server to be summarized', people),
    job_retried: t('{actor} retried a job of {queue}', job),
    job_dropped: t('{actor} dropped a job of {queue}', job),
    registration_opened: t('{actor} opened registration to every visitor', people),
    registration_closed: t('{actor} closed registration to visitors', people),
    way_in_ended: t('{actor} ended a way into the account of {subject}: {way}', {
      ...people,
      way: endedWay(details),
    }),
    second_factor_reset: t('{actor} removed two-step sign-in and passkeys of {subject}', people),
    app_passwords_refused: t('{actor} was refused after too many wrong app passwords for {subject}', people),
  }
  return isOwnAct(audit_action) ? ownAct(entry, actor) : sentences[audit_action]
}

/** Who is named after the act; a person who acts for themselves is not named again. */
export function isAboutOneself({ actor, subject }: AuditEntry): boolean {
  return actor.user_id === subject.user_id
}

/** Only people themselves do this, so that the sentence needs no second name. */
const own_acts = {
  passkey_created: mark('{actor} added the passkey {passkey}'),
  passkey_renamed: mark('{actor} renamed a passkey to {passkey}'),
  passkey_deleted: mark('{actor} removed the passkey {passkey}'),
  second_factor_turned_on: mark('{actor} turned on two-step sign-in'),
  second_factor_turned_off: mark('{actor} turned off two-step sign-in'),
  recovery_codes_created: mark('{actor} made new recovery codes'),
  recovery_code_used: mark('{actor} signed in with a recovery code'),
  api_token_created: mark('{actor} created the API token “{program}”'),
  api_token_revoked: mark('{actor} revoked the API token “{program}”'),
  app_password_created: mark('{actor} created the app password “{program}”'),
  app_password_used: mark('{actor} signed in with the app password “{program}” for the first time'),
  app_password_revoked: mark('{actor} revoked the app password “{program}”'),
  identity_linked: mark('{actor} linked an account at {provider}'),
  identity_unlinked: mark('{actor} unlinked an account at {provider}'),
  password_changed: mark('{actor} changed the password'),
  assistant_allowed: mark('{actor} allowed the assistant “{program}”'),
  assistant_revoked: mark('{actor} revoked the access of the assistant “{program}”'),
  assistant_act_confirmed: mark('{actor} confirmed what the assistant “{program}” asked for: {tool}'),
  assistant_act_undone: mark('{actor} undid what the assistant “{program}” did: {tool}'),
  webhook_created: mark('{actor} created a webhook to {host}'),
  webhook_changed: mark('{actor} changed a webhook to {host}'),
  webhook_secret_replaced: mark('{actor} replaced the secret of a webhook to {host}'),
  webhook_deleted: mark('{actor} deleted a webhook to {host}'),
} as const

function isOwnAct(act: AuditAction): act is keyof typeof own_acts {
  return act in own_acts
}

/** What people do to their own account. */
function ownAct({ audit_action: act, details }: AuditEntry, actor: string): string {
  const {
    passkey_name: passkey = '',
    program_name: program = '',
    provider_name: provider = '',
    webhook_host: host = '',
  } = details
  const tool = details.tool ? t<string>(tool_names[details.tool]) : ''
  if (isOwnAct(act)) return t<string>(own_acts[act], { actor, passkey, program, provider, tool, host })
  if (act === 'second_factor_reset')
    return t('{actor} removed two-step sign-in and passkeys of the own account', { actor })
  if (act === 'link_made') return t('{actor} made a reset link for the own account', { actor })
  if (act === 'password_set') return t('{actor} set a password by link', { actor })
  if (act === 'account_exported') return t('{actor} exported the own account', { actor })
  if (act === 'account_deleted') return t('{actor} deleted the own account', { actor })
  return t('{actor} changed the own account', { actor })
}

const ended_ways: Readonly<Record<WayInKind, string>> = {
  password: mark('password'),
  passkey: mark('passkey “{name}”'),
  second_factor: mark('two-step sign-in'),
  identity: mark('linked account at {name}'),
  session: mark('session'),
  app_password: mark('app password “{name}”'),
  api_token: mark('API token “{name}”'),
  assistant: mark('assistant “{name}”'),
}

function endedWay({ way_in_kind, passkey_name, program_name, provider_name }: AuditDetails): string {
  const name = passkey_name ?? program_name ?? provider_name ?? ''
  return way_in_kind === undefined ? '' : t<string>(ended_ways[way_in_kind], { name })
}

function bold(name: string): string {
  return `<b>${name}</b>`
}
