import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { root } from './run.ts'

const file = join(root, 'deploy', 'systemd', 'meridian.service')
const unit = readFileSync(file, 'utf8')
/** Of 10, which is the exposure of a unit without any restriction. */
const exposure_tenths_max = 20

const version = spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' })
const release = Number(/^systemd (\d+)/.exec(version.stdout ?? '')?.[1] ?? 0)

/** Offline reviews exist since version 250; macOS and older systems leave these tests out and say why. */
const it_with_systemd = it.skipIf(release < 250)
if (release < 250)
  console.warn('Left out: systemd-analyze 250 or later, of the package systemd, is not here.')

it_with_systemd('[RUN53] systemd finds nothing wrong with the unit', () => {
  using folder = temporaryFolder()
  // The program is looked for, and it is not installed here.
  const copy = join(folder.path, 'meridian.service')
  writeFileSync(copy, unit.replace(/^ExecStart=.*/m, `ExecStart=${process.execPath} --version`))
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' })
  // Of units of the machine it may say more, and of ours nothing.
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('meridian'))
  expect({ lines, status }).toEqual({ lines: [], status: 0 })
})

it_with_systemd('[RUN53] the unit exposes at most 2 of 10 to a process that was taken over', () => {
  const args = ['security', '--offline=yes', `--threshold=${exposure_tenths_max}`, '--no-pager', file]
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' })
})

it('[RUN53] the unit gives a stop more time than the server takes', () => {
  const requests = numberIn('apps/server/src/platform/http/stopping.ts', /requestMs: ([\d_]+)/)
  const farewell = numberIn('apps/server/src/platform/http/stopping.ts', /farewellMs: (\d+)/)
  const jobs = numberIn('apps/server/src/platform/jobs/job-runner.ts', /timeout_ms = ([\d_]+)/)
  const database = numberIn('apps/server/src/platform/postgres/cluster.ts', /FAST_STOP_MS_MAX = ([\d_]+)/)
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])
  expect(seconds * 1000).toBeGreaterThan(requests + farewell + jobs + database)
})

function numberIn(path: string, pattern: RegExp): number {
  const found = pattern.exec(readFileSync(join(root, path), 'utf8'))?.[1]
  if (found === undefined) throw new Error(`${path} has no ${pattern.source}`)
  return Number(found.replaceAll('_', ''))
}
