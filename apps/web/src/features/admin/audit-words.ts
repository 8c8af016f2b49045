import type { AuditAction, AuditEntry, Role } from '@meridian/contract'

const role_names: Readonly<Record<Role, string>> = {
  user: 'a user',
  admin: 'an admin',
  system_admin: 'a system admin',
}

/** What people do to their own account. */
const own_acts: Readonly<Partial<Record<AuditAction, string>>> = {
  link_made: 'made a reset link for the own account',
  password_set: 'set a password by link',
  account_exported: 'exported the own account',
  account_deleted: 'deleted the own account',
}

/**
 * What was done, before and after the name of whom it concerns: ['made', 'an admin']. Who acts for themselves is
 * not named twice.
 */
export function actWords(entry: AuditEntry): readonly [string, string] {
  const { audit_action, details } = entry
  const role = details.role && role_names[details.role]
  if (isAboutOneself(entry)) return [own_acts[audit_action] ?? 'changed the own account', '']
  const words: Readonly<Record<AuditAction, readonly [string, string]>> = {
    account_invited: ['invited', role ? `as ${role}` : ''],
    account_created: ['made the account of', role ? `as ${role}` : ''],
    role_changed: ['made', role ?? ''],
    account_disabled: ['disabled', ''],
    account_enabled: ['enabled', ''],
    link_made: ['made a reset link for', ''],
    password_set: ['set a password by link', ''],
    account_exported: ['exported', ''],
    account_deleted: ['deleted', details.has_export ? 'with an export' : ''],
  }
  return words[audit_action]
}

/** Who is named after the act; a person who acts for themselves is not named again. */
export function isAboutOneself({ actor, subject }: AuditEntry): boolean {
  return actor.user_id === subject.user_id
}
