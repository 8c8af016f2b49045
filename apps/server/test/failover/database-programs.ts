import { globSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * PostgreSQL's programs, of which the server itself reads its clock from a file. Elapsed time stays true, as it does when the
 * clock of a machine is set. Patroni keeps its own clock: its Python cannot sleep under the library.
 */
export function writePrograms(folder: string, binaries: string, clock: string): void {
  const [faketime] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  if (faketime === undefined) throw new Error('The package libfaketime has no library here.')
  mkdirSync(folder)
  for (const name of readdirSync(binaries)) {
    if (name !== 'postgres') symlinkSync(join(binaries, name), join(folder, name))
  }
  const settings = [
    `LD_PRELOAD=${faketime}`,
    `FAKETIME_TIMESTAMP_FILE=${clock}`,
    'FAKETIME_CACHE_DURATION=1',
    'FAKETIME_DONT_FAKE_MONOTONIC=1',
    'FAKETIME_FORCE_MONOTONIC_FIX=0',
    'NO_FAKE_STAT=1',
  ].join(' ')
  const server = join(binaries, 'postgres')
  writeFileSync(join(folder, 'postgres'), `#!/bin/sh\nexec env ${settings} ${server} "$@"\n`, { mode: 0o755 })
}
