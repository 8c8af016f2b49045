type Ids = ReadonlySet<string>

/** The ids with one of them in or out. */
export function withToggled(checked: Ids, id: string): Ids {
  const next = new Set(checked)
  if (!next.delete(id)) next.add(id)
  return next
}

/** With all from one row to another, both included, as the second one is about to be. */
export function withRange(checked: Ids, ids: readonly string[], from: string | null, to: string): Ids {
  const start = from === null ? -1 : ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start < 0 || end < 0) return withToggled(checked, to)
  const between = ids.slice(Math.min(start, end), Math.max(start, end) + 1)
  if (!checked.has(to)) return new Set([...checked, ...between])
  const off = new Set(between)
  return new Set([...checked].filter((id) => !off.has(id)))
}
