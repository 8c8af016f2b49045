import type { AccountStatus, Role } from '@meridian/contract'

interface AccountRef {
  readonly user_id: string
  readonly role: Role
}

/** Admins manage plain users; only a system_admin manages admins; no actor manages the own account. */
export function mayManage(actor: AccountRef, account: AccountRef): boolean {
  return actor.user_id !== account.user_id && mayGive(actor.role, account.role)
}

/** A new link and an export are also possible for the own account. */
export function mayHelp(actor: AccountRef, account: AccountRef): boolean {
  return actor.user_id === account.user_id || mayManage(actor, account)
}

/** The roles that an operator may assign. */
export function mayGive(giver: Role, role: Role): boolean {
  return giver === 'system_admin' || (giver === 'admin' && role === 'user')
}

/** Why the actor may not manage the account, as a sentence for the actor. */
export function refusalTo(actor: AccountRef, account: AccountRef): string {
  if (actor.user_id === account.user_id) {
    return 'You cannot change the role of your own account, disable it or delete it here.'
  }
  return 'Only a system admin manages the accounts of operators.'
}

export function statusOf({
  disabled_at,
  has_way_in,
}: {
  readonly disabled_at: Date | null
  readonly has_way_in: boolean
}): AccountStatus {
  if (disabled_at !== null) return 'disabled'
  return has_way_in ? 'active' : 'invited'
}
