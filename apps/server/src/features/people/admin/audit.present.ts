import type { AuditEntry } from '@meridian/contract'
import type { AuditRow } from './audit.queries.ts'

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    audit_entry_id: row.audit_entry_id,
    audit_action: row.audit_action,
    actor: { user_id: row.actor_user_id, full_name: row.actor_name },
    subject: {
      user_id: row.subject_user_id,
      full_name: row.subject_name,
      primary_email: row.subject_email,
    },
    details: row.details,
    created_at: row.created_at.toISOString(),
  }
}
