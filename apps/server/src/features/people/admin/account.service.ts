import type { AccountChange, AccountQuery, AuditAction, AuditDetails, Invitation } from '@meridian/contract'
import { writeAudit } from '../../../platform/security/audit.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { passMeetingsOn } from '../../meeting/meeting.api.ts'
import { type CollectedData, readOwnData } from '../account/own-data.service.ts'
import { confirmAddress } from '../user/address-confirmation.service.ts'
import { deletePasskeysOf } from '../passkey/passkey.queries.ts'
import { deleteSecondFactor } from '../second-factor/second-factor.queries.ts'
import { requireFreshSignIn } from '../session/fresh-sign-in.service.ts'
import { canSignIn, listOpeningWays } from '../session/own-way-in.service.ts'
import { lockOperators } from './operator.service.ts'
import { mailNotice, type NoticeTools } from './notice.service.ts'
import * as queries from './account.queries.ts'
import { mayGive, mayHelp, mayManage, refusalTo } from './account.rules.ts'
import { writeUser as changeUser } from '../user/user.queries.ts'
import { createAccount, removeAccount } from '../user/account.service.ts'
import { deletePrograms } from '../program/app-password.queries.ts'
import { deleteSessions } from '../session/session.queries.ts'
import { deletePasswordLinks } from '../password/password-link.queries.ts'
import { makePasswordLink } from '../password/password-link.service.ts'

type AccountRow = queries.AccountRow

export async function listAccounts(
  db: Db,
  query: AccountQuery,
  now: Date,
): Promise<{ accounts: AccountRow[]; total: number }> {
  const words = (query.search_term ?? '').normalize('NFKC').split(/\s+/u).filter(Boolean)
  const accounts = await queries.listAccountRows(db, { words, query }, now)
  return { accounts, total: await queries.countAccounts(db, { words, query }) }
}

/** Throws `forbidden` for a role that the operator may not assign and `conflict` for a taken address. */
export async function inviteAccount(tx: Db, actor: Actor, invitation: Invitation, now: Date) {
  const operator = await requireOperator(tx, actor)
  if (!mayGive(operator.role, invitation.role)) throw mayNotGive()
  const { user_id } = await createAccount(tx, invitation, now)
  const link = await makePasswordLink(tx, { user_id, is_mailed: false }, now)
  const account = await getAccount(tx, user_id, now)
  await recordAct(tx, { actor, account, action: 'account_invited', details: { role: invitation.role }, now })
  return { account, ...link }
}

/**
 * Throws `forbidden` for one's own account, and for operators or their roles where the actor is no
 * system_admin, and `conflict` for an address that the person can confirm by mail.
 */
export async function updateAccount(
  tx: Db,
  actor: Actor,
  { user_id, change, sendsMail }: { user_id: string; change: AccountChange; sendsMail: boolean },
  now: Date,
): Promise<AccountRow> {
  const { account, operator } = await lockManaged(tx, actor, user_id, now)
  const { role = account.role, is_disabled = account.disabled_at !== null } = change
  if (!mayGive(operator.role, role)) throw mayNotGive()
  const about = { actor, account, now }
  if (role !== account.role) {
    await changeUser(tx, user_id, { role, updated_at: now })
    await recordAct(tx, { ...about, action: 'role_changed', details: { role, role_before: account.role } })
  }
  if (is_disabled !== (account.disabled_at !== null)) {
    await changeUser(tx, user_id, { disabled_at: is_disabled ? now : null, updated_at: now })
    await deleteSessions(tx, { user_id })
    await deletePrograms(tx, user_id)
    await deletePasswordLinks(tx, user_id)
    await recordAct(tx, { ...about, action: is_disabled ? 'account_disabled' : 'account_enabled' })
  }
  const { plan = account.plan } = change
  if (plan !== account.plan) {
    await changeUser(tx, user_id, { plan, updated_at: now })
    await recordAct(tx, { ...about, action: 'plan_changed', details: { plan } })
  }
  if (change.is_address_confirmed && !account.is_address_confirmed) {
    if (sendsMail) throw proofIsMailed()
    await confirmAddress(tx, user_id, now)
    await recordAct(tx, { ...about, action: 'address_confirmed' })
  }
  return getAccount(tx, user_id, now)
}

/** Throws `conflict` while the account is disabled: its link would not work. The person gets a notice. */
export async function makeResetLink(tools: NoticeTools, tx: Db, actor: Actor, user_id: string, now: Date) {
  const account = await lockHelped(tx, actor, user_id, now)
  if (account.disabled_at) throw new AppError('conflict', 'This account is disabled. Enable it first.')
  const link = await makePasswordLink(tx, { user_id, is_mailed: false }, now)
  const details = { expires_at: link.expires_at.toISOString() }
  await recordAct(tx, { actor, account, action: 'link_made', details, now })
  await mailNotice(tools, tx, actor, { user_id, kind: 'link_made' }, now)
  return link
}

/**
 * The account's data without the texts of its mails, which only the person can export. The audit log names
 * the operator, and the person gets a notice.
 */
export function exportAccount(
  tools: NoticeTools,
  db: Db,
  actor: Actor,
  user_id: string,
  now: Date,
): Promise<CollectedData> {
  return inTransaction(db, async (tx) => {
    const account = await lockHelped(tx, actor, user_id, now)
    await recordAct(tx, { actor, account, action: 'account_exported', now })
    await mailNotice(tools, tx, actor, { user_id, kind: 'account_exported' }, now)
    return readOwnData(tx, user_id, { hasMails: actor.user_id === user_id }, now)
  })
}

/**
 * Removes the second factor and the passkeys of an account whose person has lost them, and ends its sessions.
 * Throws `forbidden` without a fresh sign-in of the operator. The person gets a notice.
 */
export async function resetSecondFactor(
  tools: NoticeTools,
  tx: Db,
  actor: Actor,
  user_id: string,
  now: Date,
): Promise<{ had_second_factor: boolean; passkeys_removed: number }> {
  await requireFreshSignIn(tx, actor, now)
  const account = await lockHelped(tx, actor, user_id, now)
  const couldSignIn = await canSignIn(tx, tools.config, account)
  const had_second_factor = await deleteSecondFactor(tx, user_id)
  const passkeys_removed = await deletePasskeysOf(tx, user_id)
  if (!had_second_factor && passkeys_removed === 0)
    throw new AppError('conflict', 'This account has neither two-step sign-in nor a passkey.')
  await deleteSessions(tx, { user_id })
  const details = { passkeys_removed }
  await recordAct(tx, { actor, account, action: 'second_factor_reset', details, now })
  const left = await listOpeningWays(tx, tools.config, account)
  // The id of the password is the person's.
  const kind = left.includes(user_id) ? 'second_factor_reset' : 'passkeys_reset'
  await mailNotice(tools, tx, actor, { user_id, kind, isLastWay: couldSignIn && left.length === 0 }, now)
  return { had_second_factor, passkeys_removed }
}

interface AccountDeletion {
  readonly user_id: string
  readonly hasExport: boolean
  /** Who takes over the coming meetings with guests. */
  readonly successor_email?: string | undefined
}

/**
 * Returns the account's data if requested, and sends the person a notice. Throws as `updateAccount` does, and
 * `bad_input` for a successor who cannot organize meetings.
 */
export async function deleteAccount(
  tools: NoticeTools,
  tx: Db,
  actor: Actor,
  { user_id, hasExport, successor_email }: AccountDeletion,
  now: Date,
): Promise<{ held: CollectedData | null; passed_on: number }> {
  const { account } = await lockManaged(tx, actor, user_id, now)
  const successor = successor_email === undefined ? null : await getSuccessor(tx, user_id, successor_email)
  const held = hasExport ? await readOwnData(tx, user_id, { hasMails: true }, now) : null
  const passed_on = successor
    ? await passMeetingsOn(tx, { from_user_id: user_id, to_user_id: successor.user_id }, now)
    : 0
  const details = { role: account.role, has_export: hasExport, ...(passed_on > 0 && { passed_on }) }
  await recordAct(tx, { actor, account, action: 'account_deleted', details, now })
  const kind = hasExport ? 'account_deleted_with_export' : 'account_deleted'
  await mailNotice(tools, tx, actor, { user_id, kind }, now)
  await removeAccount(tx, tools.config, user_id, now)
  return { held, passed_on }
}

/** An account in use that has a calendar. */
async function getSuccessor(tx: Db, user_id: string, address: string) {
  const successor = await queries.findByAddress(tx, address)
  const mayOrganize = successor && successor.user_id !== user_id && successor.role !== 'admin'
  if (mayOrganize && successor.disabled_at === null && successor.has_way_in) return successor
  throw badField('successor_email', 'No active account with a calendar has this address.')
}

/** The operator's current role: it may have changed since the call began. */
async function requireOperator(tx: Db, { user_id }: Actor) {
  const operators = await lockOperators(tx)
  const operator = operators.find((one) => one.user_id === user_id)
  if (!operator) throw new AppError('forbidden', 'Your role does not allow this.')
  return operator
}

/** Throws `not_found`, and `forbidden` for an account that the operator may not manage. */
export async function lockManaged(tx: Db, actor: Actor, user_id: string, now: Date) {
  const operator = await requireOperator(tx, actor)
  await queries.lockAccount(tx, user_id)
  const account = await getAccount(tx, user_id, now)
  if (!mayManage(operator, account)) throw new AppError('forbidden', refusalTo(operator, account))
  return { account, operator }
}

async function lockHelped(tx: Db, actor: Actor, user_id: string, now: Date): Promise<AccountRow> {
  const operator = await requireOperator(tx, actor)
  await queries.lockAccount(tx, user_id)
  const account = await getAccount(tx, user_id, now)
  if (!mayHelp(operator, account)) throw new AppError('forbidden', refusalTo(operator, account))
  return account
}

export async function getAccount(db: Db, user_id: string, now: Date): Promise<AccountRow> {
  const account = await queries.findAccountRow(db, user_id, now)
  if (!account) throw new AppError('not_found', 'User not found.')
  return account
}

interface Act {
  readonly actor: Actor
  readonly account: AccountRow
  readonly action: AuditAction
  readonly details?: AuditDetails
  readonly now: Date
}

export function recordAct(tx: Db, { account, ...act }: Act): Promise<void> {
  return writeAudit(tx, { ...act, subject: account })
}

function proofIsMailed(): AppError {
  const message = 'This instance sends mail: the person confirms the address by the link that was sent to it.'
  return new AppError('conflict', message)
}

function mayNotGive(): AppError {
  return new AppError('forbidden', 'Only a system admin can assign the role Admin.')
}
