import type { AuditAction } from '@meridian/contract'
import { AppError } from '../../../platform/errors.ts'
import {
  deleteJob,
  listStuckRows,
  type LockedJob,
  lockJob,
  retryFailed,
} from '../../../platform/jobs/stuck-jobs.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { writeAudit } from '../../../platform/security/audit.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { getUserRow } from '../user/user.queries.ts'

export const listStuckJobs = listStuckRows

/** Throws `conflict` for a job that has not failed, and where another one of the same key waits. */
export async function retryJob(tx: Db, actor: Actor, job_id: string, now: Date) {
  const { queue, state, has_other } = await requireJob(tx, job_id)
  if (state !== 'failed') {
    throw new AppError('conflict', 'This job has not failed, so there is nothing to try again.')
  }
  if (has_other) {
    throw new AppError(
      'conflict',
      'The same job is waiting already, so this one is not needed. You can drop it.',
    )
  }
  await retryFailed(tx, { queue, job_id })
  await recordAct(tx, actor, { action: 'job_retried', queue, now })
  return { job_id }
}

/** Throws `conflict` for a running job. */
export async function dropJob(tx: Db, actor: Actor, job_id: string, now: Date) {
  const { queue, state } = await requireJob(tx, job_id)
  if (state === 'active') {
    throw new AppError(
      'conflict',
      'This job is running. Only a job that has not started or has failed can be dropped.',
    )
  }
  await deleteJob(tx, { queue, job_id })
  await recordAct(tx, actor, { action: 'job_dropped', queue, now })
  return { job_id }
}

async function requireJob(tx: Db, job_id: string): Promise<LockedJob> {
  const job = await lockJob(tx, job_id)
  if (job === null) throw new AppError('not_found', 'Job not found.')
  return job
}

/** The entry names the operator as the subject, because a job is of no account. */
async function recordAct(
  tx: Db,
  actor: Actor,
  { action, queue, now }: { readonly action: AuditAction; readonly queue: string; readonly now: Date },
): Promise<void> {
  const subject = await getUserRow(tx, actor.user_id)
  await writeAudit(tx, { action, actor, subject, details: { queue }, now })
}
