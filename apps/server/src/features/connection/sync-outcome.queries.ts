import { sql } from 'kysely'

// What the row of a connection or a mailbox says of a sync run that has ended.

export function failureColumns(
  { problem, nextAt }: { readonly problem: string; readonly nextAt: Date },
  now: Date,
) {
  return {
    problem,
    problem_since: sql<Date>`coalesce(problem_since, ${now})`,
    failures_in_a_row: sql<number>`failures_in_a_row + 1`,
    next_sync_at: nextAt,
  }
}

/** The run went well, whether or not it has read everything. A sync requested meanwhile is not postponed. */
export function progressColumns(nextAt: Date) {
  return {
    problem: null,
    problem_since: null,
    failures_in_a_row: 0,
    next_sync_at: sql<Date>`least(next_sync_at, ${nextAt})`,
  }
}

/** The run has read everything. */
export function successColumns(nextAt: Date, now: Date) {
  return {
    ...progressColumns(nextAt),
    last_success_at: now,
    first_sync_done_at: sql<Date>`coalesce(first_sync_done_at, ${now})`,
  }
}
