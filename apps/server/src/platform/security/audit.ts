import type { AuditAction, AuditDetails } from '@meridian/contract'
import type { Db } from '../postgres/db.ts'
import { newId } from '../id.ts'

interface Audited {
  readonly action: AuditAction
  readonly actor: { readonly user_id: string | null; readonly full_name: string }
  readonly subject: { readonly user_id: string; readonly full_name: string; readonly primary_email: string }
  readonly details?: AuditDetails
  readonly now: Date
}

/** The actor of a command without a session. */
export const command_line = { user_id: null, full_name: 'Command line' }
/** A program that gave no password by which its account is known. */
export const unknown_program = { user_id: null, full_name: 'An unknown program' }
export const instance_settings = { user_id: null, full_name: 'Settings of the instance' }

/**
 * Records an action, its actor and its target in the action's own transaction: neither exists without the
 * other.
 */
export async function writeAudit(
  tx: Db,
  { action, actor, subject, details = {}, now }: Audited,
): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      audit_entry_id: newId(),
      audit_action: action,
      actor_user_id: actor.user_id,
      actor_name: actor.full_name,
      subject_user_id: subject.user_id,
      subject_name: subject.full_name,
      subject_email: subject.primary_email,
      details: JSON.stringify(details),
      created_at: now,
    })
    .execute()
}
