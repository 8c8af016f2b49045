/** Serialization failure and deadlock: nothing was written. */
const lost_race = new Set(['40001', '40P01'])

/** A primary that has just become a replica: nothing was written, and the next connection leads to the new one. */
const read_only = '25006'

/** The connection is lost, or PostgreSQL is starting or stopping. */
const connection_lost = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  // PgBouncer says so of a server that it lost or does not find.
  '08P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
])

const race_pauses_ms = [20, 100, 400]
/** Five seconds in all: a switchover of a cluster takes about as long. */
const away_pauses_ms = [20, 100, 400, 980, 1500, 2000]

/**
 * Retries the work after transient failures of the database: at most three times where it lost a race, and for five
 * seconds where the database is away. Work that may not be repeated is retried only where the failure proves that
 * nothing was written.
 */
export async function withRetry<Result>(
  work: () => Promise<Result>,
  { isRepeatable }: { isRepeatable: boolean },
): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await work()
    } catch (error) {
      const pauseMs = pausesAfter(error, isRepeatable)[failures]
      if (pauseMs === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

function pausesAfter(error: unknown, isRepeatable: boolean): readonly number[] {
  const code = codeOf(error)
  if (lost_race.has(code)) return race_pauses_ms
  return code === read_only || (isRepeatable && isConnectionLost(error)) ? away_pauses_ms : []
}

export function isConnectionLost(error: unknown): boolean {
  if (connection_lost.has(codeOf(error))) return true
  return (
    error instanceof Error &&
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)
  )
}

/** Whether a retry may succeed. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error)
  return isConnectionLost(error) || lost_race.has(code) || code === read_only
}

/** The database cancelled a statement that exceeded statement_timeout. */
export function isTimedOut(error: unknown): boolean {
  return codeOf(error) === '57014'
}

/** Another transaction has made the same row, schema or table. */
export function isMadeAlready(error: unknown): boolean {
  return ['23505', '42P06', '42P07'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
