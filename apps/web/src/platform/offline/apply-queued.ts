import { isRecord } from '../is-record.ts'
import type { OptimisticFields, QueuedChange } from './change-queue.ts'

/** An answer with every waiting change in it, in the order they were made. */
export function applyQueued(data: unknown, changes: readonly QueuedChange[]): unknown {
  return changes
    .flatMap(({ shown, problem }) => (shown && problem === null ? [shown] : []))
    .reduce(withShown, data)
}

/** Wherever the thing is told of, it gets the fields that are told there; the rest stays the same object. */
function withShown(data: unknown, shown: OptimisticFields): unknown {
  if (Array.isArray(data)) {
    const next = data.map((item) => withShown(item, shown))
    return next.some((item, index) => item !== data[index]) ? next : data
  }
  if (!isRecord(data)) return data
  const entries = Object.entries(data).map(([name, value]) => [
    name,
    isMeant(data, shown) && name in shown.fields ? shown.fields[name] : withShown(value, shown),
  ])
  const next = Object.fromEntries(entries)
  return Object.entries(data).some(([name, value]) => next[name] !== value) ? next : data
}

function isMeant(data: Readonly<Record<string, unknown>>, shown: OptimisticFields): boolean {
  if (data[shown.id_field] !== shown.id) return false
  return (
    shown.original_start_timestamp === null ||
    data['original_start_timestamp'] === shown.original_start_timestamp
  )
}
