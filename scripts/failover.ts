// Runs two PostgreSQL nodes under Patroni and three processes of ours, lets nodes die, and checks what was promised:
// npm run failover -- [--kills 20] [--switchovers 10] [--partitions 5] [--clock-jumps 4] [--restarts 3] [--asynchronous] [--keep <folder>]
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runFailover } from '../apps/server/test/failover/failover.ts'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { ensurePackages } from './debian-packages.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    switchovers: { type: 'string', default: '10' },
    partitions: { type: 'string', default: '5' },
    'clock-jumps': { type: 'string', default: '4' },
    restarts: { type: 'string', default: '3' },
    asynchronous: { type: 'boolean', default: false },
    keep: { type: 'string' },
    'is-inside': { type: 'boolean', default: false },
  },
})
const packages = [
  'postgresql',
  'patroni',
  'python3-etcd',
  'etcd-server',
  'haproxy',
  'pgbouncer',
  'libfaketime',
  'iproute2',
]

process.exitCode = values['is-inside'] ? await run() : await enter()

/** Into a network and mounts of its own, so that nothing of the machine is touched. */
async function enter(): Promise<number> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return fail('It needs Linux and root, for networks of its own.')
  const problem = await ensurePackages(packages)
  if (problem !== undefined) return fail(problem)
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2), '--is-inside']
  return (
    spawnSync('unshare', ['--net', '--mount', process.execPath, ...args], { stdio: 'inherit' }).status ?? 1
  )
}

async function run(): Promise<number> {
  using folder = temporaryFolder({ isOnDisk: true })
  const began = Date.now()
  const say = (line: string) => console.log(`${Math.round((Date.now() - began) / 1000)} s: ${line}`)
  try {
    const verdict = await runFailover({
      folder: folder.path,
      historyFile: join(folder.path, 'history.jsonl'),
      isSynchronous: !values.asynchronous,
      kills: Number(values.kills),
      switchovers: Number(values.switchovers),
      partitions: Number(values.partitions),
      clockJumps: Number(values['clock-jumps']),
      restarts: Number(values.restarts),
      say,
    })
    for (const [fault, all] of Map.groupBy(verdict.pauses, (each) => each.fault)) {
      const seconds = all.map(({ ms }) => ms / 1000).toSorted((a, b) => a - b)
      const [middle = 0, most = 0] = [seconds[Math.floor(seconds.length / 2)], seconds.at(-1)]
      console.log(
        `${all.length} times ${fault}: without writes ${middle.toFixed(1)} s in the middle, ${most.toFixed(1)} s at most`,
      )
    }
    const { acknowledged, givenUp, mails, problems } = verdict
    console.log(`${acknowledged} acknowledged writes, ${givenUp} given up, ${mails} mails`)
    for (const problem of problems) console.log(problem)
    console.log(
      problems.length === 0 ? 'Every promise was kept.' : `${problems.length} promises were broken.`,
    )
    return problems.length === 0 ? 0 : 1
  } finally {
    if (values.keep !== undefined) keep(folder.path, resolve(values.keep))
  }
}

/** The history and the logs, without the databases. */
function keep(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  cpSync(from, to, {
    recursive: true,
    filter: (path) => path === from || /\.(?:log|jsonl|yml|cfg|ini)$/.test(path),
  })
}

function fail(line: string): number {
  console.error(line)
  return 1
}
