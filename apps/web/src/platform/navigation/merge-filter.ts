/**
 * The latest filter with what differs between the shown filter and the wanted filter. A busy browser may still show an
 * earlier filter than the address has, and a control changes a copy of the shown filter.
 */
export function mergeFilter<Filter extends object>(shown: Filter, wanted: Filter, latest: Filter): Filter {
  const before = new Map<string, unknown>(Object.entries(shown))
  const changes = Object.entries(wanted).filter(([part, value]) => before.get(part) !== value)
  return { ...latest, ...Object.fromEntries(changes) }
}
