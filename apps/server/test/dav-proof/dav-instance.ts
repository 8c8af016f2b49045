import { createAppPassword } from '@meridian/contract'
import { startCluster } from '../../src/platform/postgres/cluster.ts'
import { type HttpPerson, httpPerson } from '../http-person.ts'
import { startServerProcess } from '../server-process.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** A person of an instance, with an app password for a calendar program. */
export interface DavAccount {
  readonly person: HttpPerson
  readonly user: string
  readonly password: string
  /** The address of the calendar "Meridian", with a slash at its end. */
  readonly calendar: string
}

export interface DavInstance {
  /** Without a slash at the end. */
  readonly address: string
  readonly databaseUrl: string
  readonly anAccount: (name: string) => Promise<DavAccount>
}

/** The product with a database of its own, as a process; both end with `resources`. */
export async function startDavInstance(resources: AsyncDisposableStack): Promise<DavInstance> {
  const folder = resources.use(temporaryFolder())
  const log = { debug: () => {}, info: () => {}, error: (text: string) => process.stderr.write(`${text}\n`) }
  const cluster = await startCluster({ dataDir: folder.path, log, isDurable: false })
  resources.defer(() => cluster.stop())
  const { child, address } = await startServerProcess({
    DATABASE_URL: cluster.url,
    REGISTRATION: 'open',
    SECRET_KEY: 'dav-proof'.padEnd(44, '0'),
  })
  resources.use(child)
  return { address, databaseUrl: cluster.url, anAccount: (name) => anAccount(address, name) }
}

async function anAccount(address: string, name: string): Promise<DavAccount> {
  const person = await httpPerson(address, {
    first_name: name,
    last_name: 'Example',
    timezone: 'Europe/Berlin',
  })
  const body = { program_name: 'A program', purpose: 'calendar' } as const
  const { app_password } = await person.call(createAppPassword, { body })
  const { user_id, primary_email } = person.user
  return {
    person,
    user: primary_email,
    password: app_password,
    calendar: `${address}/dav/calendars/${user_id}/meridian/`,
  }
}
