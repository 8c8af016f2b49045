import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensurePackages } from '../../../scripts/debian-packages.ts'
import { startChild } from './child.ts'
import { freePorts } from './free-ports.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface PgBouncer extends AsyncDisposable {
  /** The address of a database of the cluster through the pooler, in transaction mode. */
  readonly through: (databaseUrl: string) => string
}

/** Why there can be no PgBouncer here, in a sentence; undefined where there can. */
export function missingPgBouncer(): Promise<string | undefined> {
  return ensurePackages(['pgbouncer'])
}

/** In front of the cluster of that address, with so many connections a database. */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<PgBouncer> {
  const folder = temporaryFolder()
  const cluster = new URL(databaseUrl)
  const [port] = await freePorts(1)
  const config = join(folder.path, 'pgbouncer.ini')
  await writeFile(
    config,
    `[databases]
* = host=${cluster.searchParams.get('host')} port=${cluster.port} user=${cluster.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  )
  // PgBouncer refuses to run as root.
  const asOther =
    process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : []
  const [command, ...args] = [...asOther, 'pgbouncer', config]
  const child = startChild(command, args, { env: { PATH: `${process.env['PATH']}:/usr/sbin` } })
  await child.waitFor(/process up/)
  return {
    through: (url) => {
      const { username, pathname } = new URL(url)
      return `postgres://${username}@127.0.0.1:${port}${pathname}`
    },
    async [Symbol.asyncDispose]() {
      await child.end('SIGINT')
      folder[Symbol.dispose]()
    },
  }
}
