const prefix = 'shell-'

/** The name of the cache that holds all files of one version. */
export function shellName(version: string): string {
  return `${prefix}${version}`
}

/** Of the names of caches, in the order they were made, the one of the newest version. */
export function newestOf(names: readonly string[]): string | undefined {
  return names.findLast((name) => name.startsWith(prefix))
}

/**
 * The caches that go when `own` takes over. The version before stays: windows that were opened with it still
 * fetch its parts.
 */
export function outdated(names: readonly string[], own: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== own)
  return others.slice(0, -1)
}
