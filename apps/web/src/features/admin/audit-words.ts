import type { AuditAction, AuditEntry, Role } from '@meridian/contract'

const role_names: Readonly<Record<Role, string>> = {
  user: 'a user',
  admin: 'an admin',
  system_admin: 'a system admin',
}

/** What was done, before and after the name of whom it concerns: ['made', 'an admin']. */
export function actWords({ audit_action, details }: AuditEntry): readonly [string, string] {
  const role = details.role && role_names[details.role]
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
