import type { AuditAction, AuditEntry, Role } from '@meridian/contract'
import { mark, t } from '../../platform/text/text.ts'

const role_names: Readonly<Record<Role, string>> = {
  user: mark('a user'),
  admin: mark('an admin'),
  system_admin: mark('a system admin'),
}

/** What people do to their own account. */
const own_acts: Readonly<Partial<Record<AuditAction, string>>> = {
  link_made: mark('made a reset link for the own account'),
  password_set: mark('set a password by link'),
  account_exported: mark('exported the own account'),
  account_deleted: mark('deleted the own account'),
}

/**
 * What was done, before and after the name of whom it concerns: ['made', 'an admin']. Who acts for themselves is
 * not named twice.
 */
export function actWords(entry: AuditEntry): readonly [string, string] {
  const { audit_action, details } = entry
  const role = details.role && role_names[details.role]
  if (isAboutOneself(entry)) return [own_acts[audit_action] ?? t('changed the own account'), '']
  const words: Readonly<Record<AuditAction, readonly [string, string]>> = {
    account_invited: ['invited', role ? `as ${role}` : ''],
    account_created: [t('made the account of'), role ? `as ${role}` : ''],
    role_changed: ['made', role ?? ''],
    account_disabled: ['disabled', ''],
    account_enabled: ['enabled', ''],
    link_made: [t('made a reset link for'), ''],
    password_set: [t('set a password by link'), ''],
    account_exported: ['exported', ''],
    account_deleted: ['deleted', details.has_export ? t('with an export') : ''],
  }
  return words[audit_action]
}

/** Who is named after the act; a person who acts for themselves is not named again. */
export function isAboutOneself({ actor, subject }: AuditEntry): boolean {
  return actor.user_id === subject.user_id
}
