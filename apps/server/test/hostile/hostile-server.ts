import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailServer } from '../../../simulators/src/smtp/mail-server.ts'
import { newClock } from '../../../simulators/src/kit/clock.ts'
import { missingDovecot, startDovecot } from '../dovecot.ts'
import { freePorts } from '../free-ports.ts'
import { httpPerson } from '../http-person.ts'
import { startServerProcess } from '../server-process.ts'
import { settingsFor, startSimulatedProviders } from '../simulators.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { api_cases } from './api-cases.ts'
import { calendar_cases } from './calendar-cases.ts'
import type { HostileCase, HostileTarget } from './hostile-target.ts'
import { imapCase } from './imap-case.ts'
import { invitation_cases, mail_cases } from './mail-cases.ts'
import { providerCases } from './provider-cases.ts'
import { slowCases } from './slow-cases.ts'

export interface HostileServer {
  readonly address: string
  readonly target: HostileTarget
  readonly cases: readonly HostileCase[]
  /** The server's warnings and errors so far. */
  readonly lines: () => readonly string[]
}

/** A server as its operators run it, with simulated providers and, where this machine has one, a real IMAP server. */
export async function startHostileServer(
  databaseUrl: string,
  resources: AsyncDisposableStack,
): Promise<HostileServer> {
  const simulators = await startSimulatedProviders(newClock({ runs: true }))
  for (const one of Object.values(simulators)) resources.defer(() => one.close())
  const limits = { per_user_per_minute: 1e9, per_project_per_minute: 1e9 }
  simulators.google.change({ op: 'set_calendar_limits', limits })
  simulators.google.change({ op: 'limit_mail', units_per_minute: 1e9, concurrent_max: 1e9 })
  const dovecot = (await missingDovecot()) === undefined ? resources.use(await startDovecot()) : undefined
  const smtp = await startMailServer()
  resources.defer(() => smtp.close())
  const folder = resources.use(temporaryFolder())
  const authority = join(folder.path, 'authority.pem')
  if (dovecot) writeFileSync(authority, dovecot.authority)
  const [port] = await freePorts(1)
  const { child } = await startServerProcess({
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder.path,
    ...settingsFor(simulators),
    REGISTRATION: 'open',
    IMAP_HOSTS: 'localhost,127.0.0.1',
    ...(dovecot && { NODE_EXTRA_CA_CERTS: authority }),
  })
  resources.use(child)
  // It names its public address, which leads nowhere.
  const address = `http://127.0.0.1:${port}`
  const mailbox = dovecot ? [imapCase(dovecot, { address, smtp_url: smtp.url })] : []
  return {
    address,
    target: httpTarget(address),
    cases: [
      ...api_cases,
      ...mail_cases,
      ...invitation_cases,
      ...calendar_cases,
      ...providerCases({ simulators, address }),
      ...mailbox,
      ...slowCases(address),
    ],
    lines: () => child.lines,
  }
}

const patience_ms = 120_000
let people = 0

function httpTarget(address: string): HostileTarget {
  return {
    send: async ({ method, path, payload, headers = {}, token }) => {
      try {
        const reply = await fetch(`${address}${path}`, {
          method,
          headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
          ...(payload !== undefined && { body: new Uint8Array(Buffer.from(payload)) }),
          signal: AbortSignal.timeout(patience_ms),
        })
        return { status: reply.status, text: await reply.text() }
      } catch (problem) {
        return { status: 0, text: String(problem) }
      }
    },
    aPerson: async () => {
      people += 1
      const about = { first_name: 'Hostile', last_name: `N${people}`, timezone: 'Europe/Berlin' }
      return (await httpPerson(address, about)).user
    },
    waitUntil: async (holds) => {
      for (const until = Date.now() + patience_ms; Date.now() < until; await wait(250))
        if (await holds()) return true
      return false
    },
  }
}
