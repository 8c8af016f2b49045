import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The prefix of a socket folder outside the data folder. */
export const SOCKET_FOLDER_PREFIX = 'meridian-socket-'

const TIMEOUT_MS = 20_000
const POLL_MS = 20

/**
 * Clears what an interrupted run left in a cluster's folder: a database server that still runs, its dying
 * workers, its lock files and its sockets. Must be called by the folder's owner, with no server of its own
 * running. `pgData` is a real path. The process id in postmaster.pid counts only if that process really works
 * in this folder, because after a restart of the machine it may belong to any program.
 */
export async function clearRemains(pgData: string, keepSocketFolder?: string): Promise<void> {
  const { pid, socketFolder } = readPostmasterFile(pgData)
  if (pid !== undefined) await end(() => (worksIn(pid, pgData) ? [pid] : []), 'SIGINT')
  await end(() => listWorkers(pgData), 'SIGQUIT')

  rmSync(join(pgData, 'postmaster.pid'), { force: true })
  for (const folder of new Set([pgData, socketFolder ?? pgData])) removeSockets(folder)
  if (socketFolder === undefined || socketFolder === keepSocketFolder) return
  if (basename(socketFolder).startsWith(SOCKET_FOLDER_PREFIX))
    rmSync(socketFolder, { recursive: true, force: true })
}

/** https://www.postgresql.org/docs/18/storage-file-layout.html: line 1 is the pid, line 5 the first socket folder. */
function readPostmasterFile(pgData: string): { pid?: number; socketFolder?: string } {
  let text: string
  try {
    text = readFileSync(join(pgData, 'postmaster.pid'), 'utf8')
  } catch {
    // No file: the last run ended in good order.
    return {}
  }
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const socketFolder = lines[4]?.trim()
  return { ...(pid > 1 ? { pid } : {}), ...(socketFolder ? { socketFolder } : {}) }
}

function worksIn(pid: number, pgData: string): boolean {
  if (process.platform === 'linux') return readWorkingFolder(pid) === pgData
  // The server's first process keeps its command line, -D included.
  return spawnSync('ps', ['-p', `${pid}`, '-o', 'command='], { encoding: 'utf8' }).stdout.includes(pgData)
}

/** Every process of a database server works in its data folder; only Linux lists them. */
function listWorkers(pgData: string): number[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter((pid) => readWorkingFolder(pid) === pgData)
}

/**
 * Undefined for a process that is gone, that belongs to another account, or that is dead and not yet
 * collected by its parent.
 */
function readWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** Sends the signal and waits; kills after the timeout: PostgreSQL recovers from that at its next start. */
async function end(find: () => number[], signal: NodeJS.Signals): Promise<void> {
  const patienceEndsMs = performance.now() + TIMEOUT_MS
  const asked = new Set<number>()
  for (let pids = find(); pids.length > 0; pids = find()) {
    const isOver = performance.now() > patienceEndsMs
    for (const pid of pids.filter((one) => isOver || !asked.has(one)))
      signalProcess(pid, isOver ? 'SIGKILL' : signal)
    for (const pid of pids) asked.add(pid)
    await sleep(POLL_MS)
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process ended between the check and the signal, as wanted.
  }
}

function removeSockets(folder: string): void {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    // A socket folder under /tmp does not outlive the machine.
    return
  }
  for (const name of names.filter((one) => one.startsWith('.s.PGSQL.')))
    rmSync(join(folder, name), { force: true })
}
