// Programs of others that tests hold the product against, from Debian's packages.
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, unlinkSync, writeFileSync } from 'node:fs'

/**
 * Undefined where all of these packages are there, or could be installed; else a sentence that says what is missing.
 * They are installed on Debian and its kin by root alone, and none of their services is started.
 */
export function ensurePackages(names: readonly string[]): string | undefined {
  const missing = () => names.filter((name) => !isInstalled(name))
  if (!existsSync('/usr/bin/dpkg-query')) {
    return `Needs ${list(names)}, which is looked for among Debian's packages: this is no Debian.`
  }
  const wanted = missing()
  if (wanted.length === 0) return undefined
  const byHand = `apt-get install -y --no-install-recommends ${wanted.join(' ')}`
  if (process.getuid?.() !== 0) return `Needs ${list(wanted)}. This installs it: sudo ${byHand}`
  const problem = install(wanted)
  const left = missing()
  if (left.length === 0) return undefined
  return `Needs ${list(left)}, which apt-get did not install: ${problem || byHand}`
}

function isInstalled(name: string): boolean {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f=${db:Status-Status}', name], {
    encoding: 'utf8',
  })
  return status === 0 && stdout === 'installed'
}

/** What apt-get says where it fails; somebody else who installs is waited for. */
function install(names: readonly string[]): string {
  const policy = holdServices()
  try {
    const wait = ['-qq', '-o', 'DPkg::Lock::Timeout=180']
    const packages = ['install', '-y', '--no-install-recommends', ...names]
    const first = apt([...wait, ...packages])
    if (first.status === 0) return ''
    // The lists may be older than the packages, or have never been fetched.
    apt([...wait, 'update'])
    const { stderr, error } = apt([...wait, ...packages])
    return (error?.message ?? stderr).trim().split('\n').slice(-3).join(' ')
  } finally {
    policy.release()
  }
}

function apt(args: readonly string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { env, encoding: 'utf8', timeout: 300_000 })
}

/** Debian asks this file before a package starts a service; one that is there already is left as it is. */
function holdServices(): { readonly release: () => void } {
  const path = '/usr/sbin/policy-rc.d'
  try {
    closeSync(openSync(path, 'wx', 0o755))
  } catch {
    return { release: () => {} }
  }
  writeFileSync(path, '#!/bin/sh\nexit 101\n')
  return { release: () => unlinkSync(path) }
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names)
}
