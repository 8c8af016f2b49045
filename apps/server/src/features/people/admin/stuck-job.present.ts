import type { StuckJob } from '@meridian/contract'
import type { StuckJobRow } from '../../../platform/jobs/stuck-jobs.ts'

export function presentStuckJob({ is_failed, created_at, due_at, ...job }: StuckJobRow): StuckJob {
  return {
    ...job,
    job_state: is_failed ? 'failed' : 'late',
    created_at: created_at.toISOString(),
    due_at: due_at.toISOString(),
  }
}
