import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type CalDavConnecting,
  connectCalDav,
  type Integration,
  listIntegrations,
  listOccurrences,
  refreshIntegration,
  type SessionUser,
  updateIntegration,
} from '@meridian/contract'
import { startChild } from './child.ts'
import { freePorts } from './free-ports.ts'
import { startTestServer, type TestServer } from './server.ts'

/** The CalDAV server Radicale, with people who have a password and may have calendars. */
export interface RadicaleServer extends AsyncDisposable {
  readonly url: string
  /** Asks as the person, below the person's own collection; the answer's status, text and ETag. */
  readonly ask: (
    user: string,
    method: string,
    path: string,
    body?: string,
    headers?: Record<string, string>,
  ) => Promise<{ readonly status: number; readonly text: string; readonly etag: string | null }>
  readonly makeCalendar: (user: string, name: string, title?: string) => Promise<void>
  /** Ends it and starts it anew with what it has stored. */
  readonly restart: () => Promise<void>
}

export const radicale_password = 'quiet brown lantern'

export async function startRadicaleServer(folder: string, users: readonly string[]): Promise<RadicaleServer> {
  const passwords = join(folder, 'passwords')
  const config = join(folder, 'radicale.conf')
  await mkdir(folder, { recursive: true })
  await writeFile(passwords, users.map((user) => `${user}:${radicale_password}\n`).join(''))
  const start = async (port: number) => {
    await writeFile(config, radicaleConfig(folder, port))
    const child = startChild('radicale', ['--config', config])
    // Another program may have taken the port since it was found free.
    while (child.process.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'PROPFIND' }).catch(() => null)
      if (answer?.headers.get('www-authenticate')?.includes('Radicale')) return child
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return null
  }
  let [port = 0] = await freePorts(1)
  let child = await start(port)
  for (let tries = 0; child === null && tries < 5; tries += 1) {
    ;[port = 0] = await freePorts(1)
    child = await start(port)
  }
  if (child === null) throw new Error('Radicale does not start.')
  let running = child
  const url = `http://127.0.0.1:${port}`
  const ask: RadicaleServer['ask'] = async (user, method, path, body, headers = {}) => {
    const answer = await fetch(`${url}/${encodeURIComponent(user)}/${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${radicale_password}`).toString('base64')}`,
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, text: await answer.text(), etag: answer.headers.get('etag') }
  }
  return {
    url,
    ask,
    makeCalendar: async (user, name, title = name) => {
      const { status } = await ask(user, 'MKCALENDAR', `${name}/`, namedCalendar(title))
      if (status !== 201) throw new Error(`The calendar is not made: ${status}.`)
    },
    restart: async () => {
      await running[Symbol.asyncDispose]()
      const again = await start(port)
      if (again === null) throw new Error('Radicale does not start again.')
      running = again
    },
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  }
}

function radicaleConfig(folder: string, port: number): string {
  return `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${join(folder, 'passwords')}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${join(folder, 'radicale')}
[logging]
level = warning
`
}

function namedCalendar(title: string): string {
  return `<?xml version="1.0"?><C:mkcalendar xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:" xmlns:A="http://apple.com/ns/ical/"><D:set><D:prop><D:displayname>${title}</D:displayname><A:calendar-color>#2f6de0ff</A:calendar-color><C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>`
}

/** A person with an account at a calendar server, and what the product shows of it. */
export interface CalDavPerson {
  readonly server: TestServer
  readonly person: SessionUser
  readonly connect: (differing?: Partial<CalDavConnecting>) => ReturnType<TestServer['call']>
  /** Connects it and has it read. */
  readonly join: (differing?: Partial<CalDavConnecting>) => Promise<void>
  readonly refresh: () => Promise<void>
  readonly card: () => Promise<Integration>
  readonly choose: (change: Parameters<typeof changeBody>[0]) => Promise<void>
  /** Title, start and end of what takes place from one day to another, in UTC, sorted. */
  readonly takesPlace: (from: string, to: string) => Promise<string[]>
}

export async function startCalDavServer(settings: Record<string, string> = {}): Promise<TestServer> {
  return startTestServer({ settings: { CALDAV_HOSTS: '127.0.0.1,localhost', ...settings } })
}

export async function aCalDavPerson(
  server: TestServer,
  account: CalDavConnecting,
  names: Parameters<TestServer['aPerson']>[0] = {},
): Promise<CalDavPerson> {
  const person = await server.aPerson(names)
  const token = person.access_token
  const connect = (differing: Partial<CalDavConnecting> = {}) =>
    server.call(connectCalDav, { body: { ...account, ...differing } }, token)
  return {
    server,
    person,
    connect,
    join: async (differing) => {
      const { data, message, errors } = await connect(differing)
      if (data === null) throw new Error(`Not connected: ${message} ${JSON.stringify(errors)}`)
      await server.runDueJobs()
    },
    refresh: async () => {
      await server.call(refreshIntegration, { params: { type: 'caldav' } }, token)
      await server.runDueJobs()
    },
    card: async () => {
      const { data } = await server.call(listIntegrations, {}, token)
      const found = data?.find(({ type }) => type === 'caldav')
      if (!found) throw new Error('There is no card.')
      return found
    },
    choose: async (change) => {
      const { data, message } = await server.call(
        updateIntegration,
        { params: { type: 'caldav' }, body: changeBody(change) },
        token,
      )
      if (data === null) throw new Error(message)
      await server.runDueJobs()
    },
    takesPlace: async (from, to) => {
      const query = { start_timestamp: `${from}T00:00:00.000Z`, end_timestamp: `${to}T00:00:00.000Z` }
      const { data, message } = await server.call(listOccurrences, { query }, token)
      if (data === null) throw new Error(message)
      return data
        .filter(({ meeting_status }) => meeting_status !== 'cancelled')
        .map(({ meeting_title, start_timestamp, end_timestamp }) =>
          [meeting_title, start_timestamp.slice(0, 16), end_timestamp.slice(0, 16)].join(' '),
        )
        .toSorted()
    },
  }
}

function changeBody(change: {
  readonly calendars?: { id: string; is_shown: boolean; counts_as_busy: boolean }[]
  readonly write_calendar_id?: string | null
}) {
  return change
}

/** A calendar object with these components, in the zone of their times. */
export function ics(...lines: string[]): string {
  const events = lines.join('\r\n')
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example//EN\r\n${events}\r\nEND:VCALENDAR\r\n`
}

export function vevent(uid: string, ...lines: string[]): string {
  return ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
}
