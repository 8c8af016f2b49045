/** Serialization failure, deadlock, and a primary that has just become a replica: nothing was written. */
const nothing_was_written = new Set(['40001', '40P01', '25006'])

/** The connection is lost, or PostgreSQL is starting or stopping. */
const connection_lost = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
])

const pauses_ms = [20, 100, 400]

/**
 * Retries the work after transient failures of the database, at most three times. Work that writes is retried
 * only where the failure proves that nothing was written.
 */
export async function withRetry<Result>(
  work: () => Promise<Result>,
  { isRead }: { isRead: boolean },
): Promise<Result> {
  for (const pauseMs of pauses_ms) {
    try {
      return await work()
    } catch (error) {
      const mayRepeat = nothing_was_written.has(codeOf(error)) || (isRead && isConnectionLost(error))
      if (!mayRepeat) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  return work()
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
  return isConnectionLost(error) || nothing_was_written.has(codeOf(error))
}

/** The database cancelled a statement that exceeded statement_timeout. */
export function isTimedOut(error: unknown): boolean {
  return codeOf(error) === '57014'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
