// Which installed packages the server needs when it runs, by the lockfile, so that a release holds no others.

export interface LockedPackage {
  readonly link?: boolean
  readonly resolved?: string
  readonly optional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

/**
 * The folders of the packages that these workspaces need, sorted; links to workspaces are folders, too. An optional package
 * or a peer counts where `isInstalled` says so: those of other kinds of machines are not there.
 */
export function listProductionPackages(
  packages: LockedPackages,
  workspaces: readonly string[],
  isInstalled: (folder: string) => boolean,
): string[] {
  const found = new Set<string>()
  const waiting = [...workspaces]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue
    found.add(folder)
    const locked = packages[folder]
    if (!locked) throw new Error(`The lockfile has no ${folder}.`)
    if (locked.link && locked.resolved !== undefined) waiting.push(locked.resolved)
    waiting.push(...dependenciesOf(packages, folder, locked, isInstalled))
  }
  return [...found].toSorted()
}

function dependenciesOf(
  packages: LockedPackages,
  folder: string,
  locked: LockedPackage,
  isInstalled: (folder: string) => boolean,
): string[] {
  const optional = { ...locked.peerDependencies, ...locked.optionalDependencies }
  return Object.keys({ ...locked.dependencies, ...optional }).flatMap((name) => {
    const dependency = findAbove(packages, folder, name)
    if (dependency !== undefined && isInstalled(dependency)) return [dependency]
    if (name in optional) return []
    throw new Error(`${folder} needs ${name}, which is not installed.`)
  })
}

/** As Node looks for it: beside the package first, then in each folder above. */
function findAbove(packages: LockedPackages, folder: string, name: string): string | undefined {
  const parts = folder.split('/')
  for (let length = parts.length; length >= 0; length -= 1) {
    if (parts[length - 1] === 'node_modules') continue
    const candidate = [...parts.slice(0, length), 'node_modules', name].join('/')
    if (candidate in packages) return candidate
  }
  return undefined
}
