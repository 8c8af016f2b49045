import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { SessionUser } from '@meridian/contract'
import { startMailServer } from '../../../simulators/src/smtp/mail-server.ts'
import { httpPerson } from '../http-person.ts'
import { checkHistory, type Verdict } from './check-history.ts'
import { addresses } from './cluster-settings.ts'
import { startDatabaseCluster, until } from './database-cluster.ts'
import { type FaultCounts, planFaults } from './faults.ts'
import { type History, openHistory } from './history.ts'
import { startLoad, users_per_writer } from './load.ts'
import { buildNetwork } from './network.ts'
import { startServerFleet } from './server-fleet.ts'

export interface FailoverOptions extends FaultCounts {
  readonly folder: string
  readonly historyFile: string
  readonly isSynchronous: boolean
  readonly say: (line: string) => void
}

const writers_count = 8
const processes_count = 3
const pause_ms_max = 30_000
/** After each fault the nodes have caught up and some writes have gone through. */
const calm_ms = 4000

/** Runs in a network and mounts of its own. Throws what is wrong with the machine, and returns what is wrong with the product. */
export async function runFailover(options: FailoverOptions): Promise<Verdict> {
  const { folder, isSynchronous, say } = options
  buildNetwork()
  const history = openHistory(options.historyFile)
  const mails = await startMailServer()
  await using cluster = await startDatabaseCluster(folder, { isSynchronous })
  say('two nodes, a store, a proxy and a pooler run')
  await using fleet = await startServerFleet(processes_count, {
    DATABASE_URL: addresses.pooled,
    DATABASE_LISTEN_URL: addresses.direct,
    DATA_DIR: join(folder, 'server'),
    SECRET_KEY: 'a key that all processes of one instance have',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Meridian <meet@meridian.example>',
    PUBLIC_URL: 'http://localhost:3000',
    REGISTRATION: 'open',
  })
  say(`${processes_count} processes serve`)
  const users: SessionUser[] = []
  for (let number = 0; number < writers_count * users_per_writer; number += 1) {
    const about = { first_name: 'User', last_name: `Number${number}`, timezone: 'Europe/Berlin' }
    users.push((await httpPerson(fleet.address(), about)).user)
  }
  await withDatabase((client) => client.query('update app_user set address_confirmed_at = now()'))
  const load = startLoad({ history, users, address: fleet.address })
  await sleep(calm_ms)
  const faults = planFaults(options)
  for (const [place, fault] of faults.entries()) {
    await cluster.untilHealthy()
    await sleep(calm_ms)
    say(`${place + 1} of ${faults.length}: ${fault.name}`)
    history.add({ type: 'fault', at: Date.now(), fault: fault.name })
    await fault.happen({ cluster, fleet })
  }
  await cluster.untilHealthy()
  await sleep(calm_ms)
  await load.stopWriters()
  await untilMailed(history, mails.mails)
  await load.stopStreams()
  await addFindings(history, mails.mails)
  history.close()
  for (const line of new Set(
    fleet
      .lines()
      .filter((each) => /"level":(?:50|60)/.test(each))
      .map(shorten),
  ))
    say(line)
  await mails.close()
  return checkHistory(history.events, pause_ms_max)
}

/** Waits for mails that are due; what does not come is found by the check. */
async function untilMailed(
  history: History,
  mails: readonly { readonly to: readonly string[] }[],
): Promise<void> {
  const due = history.events.filter((event) => event.type === 'try' && event.isMailed).length
  const arrived = () => new Set(mails.flatMap(({ to }) => to)).size
  await until('all mails are sent', () => arrived() >= due, 240_000).catch(() => undefined)
  // A second one would come with the next run of the jobs.
  await sleep(20_000)
}

async function addFindings(
  history: History,
  mails: readonly { readonly to: readonly string[] }[],
): Promise<void> {
  const add = (type: 'found' | 'mailed', names: readonly string[]) => {
    for (const [write, all] of Map.groupBy(names, (name) => name))
      history.add({ type, at: Date.now(), write, times: all.length })
  }
  add(
    'mailed',
    mails.flatMap(({ to }) => to.map((address) => address.split('@')[0] ?? '')),
  )
  const { rows } = await withDatabase((client) =>
    client.query<{ name: string }>(
      `select task_description as name from task union all select meeting_title from meeting
       union all select label_description from label`,
    ),
  )
  add(
    'found',
    rows.map(({ name }) => name),
  )
}

async function withDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: addresses.direct })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Without what differs from line to line. */
function shorten(line: string): string {
  const { msg, err }: { msg?: string; err?: { message?: string } } = JSON.parse(line)
  return `logged: ${msg ?? ''} ${err?.message ?? ''}`.slice(0, 200)
}
