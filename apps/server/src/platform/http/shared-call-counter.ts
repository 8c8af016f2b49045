import type { Db } from '../postgres/db.ts'
import { withRetry } from '../postgres/retry.ts'
import { addHits, type Limit, tooMany, windowStart } from '../security/rate-limit.ts'

/** Counts a call of `key`. Throws `limited` beyond the limit. */
export type CallCounter = (key: string, now: Date) => Promise<void>

interface SharedLimit extends Limit {
  readonly name: string
  /** How many calls a process takes from the database at once. */
  readonly share: number
}

/** What this process may still spend of a window. */
interface Allowance {
  readonly startMs: number
  left: number
  isSpent: boolean
  taking: Promise<void> | undefined
}

/**
 * Counts calls of all processes together at a fraction of a write each: a process takes a share of the limit from the
 * database and spends it from memory. All processes never admit more than the limit; what another process has taken and
 * not spent is refused here, which is less than a share of each.
 */
export function makeSharedCallCounter(db: Db, { name, share, ...limit }: SharedLimit): CallCounter {
  const windowMs = limit.windowSeconds * 1000
  const allowances = new Map<string, Allowance>()
  let latestMs = 0

  function allowanceOf(key: string, now: Date): Allowance {
    const startMs = windowStart(limit, now)
    if (startMs > latestMs) {
      latestMs = startMs
      // A call that began just before the window may still be counted in the one before.
      for (const [name, old] of allowances) if (old.startMs < startMs - windowMs) allowances.delete(name)
    }
    const slot = `${startMs} ${key}`
    const known = allowances.get(slot)
    if (known) return known
    const fresh = { startMs, left: 0, isSpent: false, taking: undefined }
    allowances.set(slot, fresh)
    return fresh
  }

  async function take(key: string, allowance: Allowance): Promise<void> {
    const hits = { name, key, startMs: allowance.startMs, count: share }
    const taken = await withRetry(() => addHits(db, hits), { isRepeatable: true })
    const granted = Math.max(0, share - Math.max(0, taken - limit.most))
    allowance.left += granted
    allowance.isSpent = granted < share
  }

  return async (key, now) => {
    const allowance = allowanceOf(key, now)
    while (allowance.left === 0) {
      if (allowance.isSpent) throw tooMany(allowance.startMs + windowMs - now.getTime())
      allowance.taking ??= take(key, allowance).finally(() => (allowance.taking = undefined))
      await allowance.taking
    }
    allowance.left -= 1
  }
}
