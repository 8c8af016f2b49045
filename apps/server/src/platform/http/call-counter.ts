import type { Limit } from '../security/rate-limit.ts'
import { tooMany } from '../security/rate-limit.ts'

/**
 * Counts calls in the memory of this process, for reads that are cheaper than a write. With several processes
 * a person may make as many calls at each; `makeSharedCallCounter` counts them together. Throws `limited` beyond the limit.
 */
export function makeCallCounter({ most, windowSeconds }: Limit): (key: string, now: Date) => void {
  const windowMs = windowSeconds * 1000
  const hits = new Map<string, number>()
  let startMs = 0
  return (key, now) => {
    const currentMs = Math.floor(now.getTime() / windowMs) * windowMs
    if (currentMs !== startMs) hits.clear()
    startMs = currentMs
    const count = (hits.get(key) ?? 0) + 1
    hits.set(key, count)
    if (count > most) throw tooMany(startMs + windowMs - now.getTime())
  }
}
