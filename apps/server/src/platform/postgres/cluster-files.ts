import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SOCKET_PORT, SUPERUSER } from './cluster-address.ts'
import { commandLine, endWithProcess, engine_environment, type Engine } from './cluster-engine.ts'
import { ClusterError, diskFullAt } from './cluster-error.ts'
import { SOCKET_FOLDER_PREFIX } from './cluster-remains.ts'

const HALF_MADE_PREFIX = 'postgres.new-'

/** sun_path holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const SOCKET_PATH_BYTES_MAX = 103

/**
 * Creates the cluster's files unless they exist, and returns their real path. They are created in a temporary
 * folder and moved into place, so that an incomplete cluster is never taken for a complete one.
 */
export async function ensureClusterFiles(
  dataDir: string,
  engine: Engine,
  isDurable: boolean,
): Promise<string> {
  const pgData = join(realpathSync(dataDir), 'postgres')
  if (!existsSync(pgData)) {
    removeHalfMade(dataDir)
    const fresh = mkdtempSync(join(dataDir, HALF_MADE_PREFIX))
    changeOwner(fresh, engine)
    await initialise(fresh, engine, isDurable)
    renameSync(fresh, pgData)
  }
  chmodSync(pgData, 0o700)
  changeOwner(pgData, engine)
  return pgData
}

function removeHalfMade(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith(HALF_MADE_PREFIX))) {
    rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * The folder of the server's socket: the data folder itself, or a private one where that path is too long.
 */
export function chooseSocketFolder(pgData: string, engine: Engine): string {
  if (fitsSocket(pgData)) return pgData
  const parent = fitsSocket(join(tmpdir(), `${SOCKET_FOLDER_PREFIX}XXXXXX`)) ? tmpdir() : '/tmp'
  const folder = mkdtempSync(join(parent, SOCKET_FOLDER_PREFIX))
  changeOwner(folder, engine)
  return folder
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_BYTES_MAX
}

async function initialise(folder: string, engine: Engine, isDurable: boolean): Promise<void> {
  const args = [
    '-D',
    folder,
    '-U',
    SUPERUSER,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  // Every process that can open the socket is trusted: it is in a folder that only the server's account can
  // enter.
  args.push('--locale=C', '--auth=trust', '--no-instructions', ...(isDurable ? [] : ['--no-sync']))
  const child = spawn(...commandLine(engine, 'initdb', args), {
    env: engine_environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithProcess(child)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code === 0) return
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < new_cluster_bytes) throw diskFullAt(folder)
  throw new ClusterError(`The database could not be created in ${folder}: ${lastLine(said)}`)
}

/** A new cluster with the first file of its log. */
const new_cluster_bytes = 67_108_864

/** The files must belong to the account that runs the server, whichever ran it before. */
function changeOwner(path: string, engine: Engine): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = engine.owner ?? { uid: 0, gid: 0 }
  if (statSync(path).uid === uid) return
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    chownSync(join(path, entry), uid, gid)
  chownSync(path, uid, gid)
}

function lastLine(said: string): string {
  return said.trim().split('\n').at(-1) ?? ''
}
