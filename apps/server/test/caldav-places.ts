import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startCalDavSimulator } from '../../simulators/src/caldav/provider.ts'
import { ensurePackages } from '../../../scripts/debian-packages.ts'
import { radicale_password, startRadicaleServer } from './caldav-account.ts'
import { type Child, startChild } from './child.ts'
import { freePorts } from './free-ports.ts'
import { type Troubles, startTroubles } from './caldav-troubles.ts'
import { startDavical } from './davical-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Where people have accounts with calendars, beside the product. */
export interface CalDavPlace extends AsyncDisposable {
  readonly makeAccount: (user: string, calendars: readonly string[]) => Promise<AccountThere>
  /** The simulator, where it is one. */
  readonly simulator: Awaited<ReturnType<typeof startCalDavSimulator>> | null
  /** What makes trouble between the product and another program, where it is one. */
  readonly troubles: Troubles | null
  /** Ends the program and starts it anew with what it has stored. */
  readonly restart: () => Promise<void>
}

/** An account as another program of its person uses it. */
export interface AccountThere {
  readonly address: string
  readonly user: string
  readonly password: string
  readonly put: (calendar: string, name: string, text: string) => Promise<void>
  readonly remove: (calendar: string, name: string) => Promise<void>
  /** Texts by the names of the objects, in the order of these. */
  readonly list: (calendar: string) => Promise<ReadonlyMap<string, string>>
}

export async function openSimulator(): Promise<CalDavPlace> {
  const simulator = await startCalDavSimulator()
  const change = (about: Record<string, unknown>) => void simulator.change(about)
  return {
    simulator,
    troubles: null,
    makeAccount: async (user, calendars) => {
      change({ op: 'add_account', user, password: radicale_password })
      for (const calendar of calendars) change({ op: 'add_calendar', user, calendar })
      return {
        address: simulator.url,
        user,
        password: radicale_password,
        put: async (calendar, object, text) => change({ op: 'put_object', user, calendar, object, text }),
        remove: async (calendar, object) => change({ op: 'delete_object', user, calendar, object }),
        list: async (calendar) => {
          const objects = simulator.scene.world.accounts.get(user)?.calendars.get(calendar)?.objects
          return sorted([...(objects ?? [])].map(([name, { text }]) => [name, text]))
        },
      }
    },
    restart: async () => {},
    [Symbol.asyncDispose]: () => simulator.close(),
  }
}

export async function openRadicale(): Promise<CalDavPlace> {
  const folder = temporaryFolder()
  const users = Array.from({ length: 80 }, (_, at) => `person${at}`)
  const radicale = await startRadicaleServer(join(folder.path, 'server'), users)
  const troubles = await startTroubles(radicale.url)
  return {
    simulator: null,
    troubles,
    makeAccount: async (user, calendars) => {
      for (const calendar of calendars) await radicale.makeCalendar(user, calendar)
      const authorization = `Basic ${Buffer.from(`${user}:${radicale_password}`).toString('base64')}`
      return { address: troubles.url, user, ...account(`${radicale.url}/${user}/`, { authorization }) }
    },
    restart: radicale.restart,
    [Symbol.asyncDispose]: async () => {
      await troubles[Symbol.asyncDispose]()
      await radicale[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

export async function openDavical(): Promise<CalDavPlace> {
  const folder = temporaryFolder()
  const davical = await startDavical(folder.path)
  const troubles = await startTroubles(davical.url)
  return {
    simulator: null,
    troubles,
    makeAccount: async (user, calendars) => {
      await davical.addAccount(user)
      const authorization = `Basic ${Buffer.from(`${user}:${radicale_password}`).toString('base64')}`
      const home = `${davical.url}/caldav.php/${user}/`
      for (const calendar of calendars) {
        // PHP's web server does not know MKCALENDAR.
        const { status } = await fetch(`${home}${calendar}/`, {
          method: 'MKCOL',
          headers: { authorization, 'content-type': 'application/xml' },
          body: newCalendar(calendar),
        })
        if (status !== 201) throw new Error(`The calendar is not made: ${status}.`)
      }
      return { address: `${troubles.url}/caldav.php/`, user, ...account(home, { authorization }) }
    },
    restart: davical.restart,
    [Symbol.asyncDispose]: async () => {
      await troubles[Symbol.asyncDispose]()
      await davical[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

/** RFC 5689. */
function newCalendar(name: string): string {
  return `<?xml version="1.0"?><D:mkcol xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop><D:resourcetype><D:collection/><C:calendar/></D:resourcetype><D:displayname>${name}</D:displayname></D:prop></D:set></D:mkcol>`
}

/** Xandikos has one person and no sign-in: each account is a process of its own. */
export async function openXandikos(): Promise<CalDavPlace> {
  const folder = temporaryFolder()
  const running = new Map<string, { readonly port: number; child: Child }>()
  const between: Troubles[] = []
  const start = async (user: string, port: number) => {
    const path = join(folder.path, user)
    await mkdir(path, { recursive: true })
    const child = startChild('xandikos', ['-d', path, '-l', '127.0.0.1', '-p', String(port), '--defaults'])
    // It says that it listens a moment before it does.
    const isThere = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
    while (child.process.exitCode === null && !(await isThere())) await wait(50)
    running.set(user, { port, child })
  }
  return {
    simulator: null,
    // The person who was made last is the one who edits.
    get troubles() {
      return between.at(-1) ?? null
    },
    makeAccount: async (user, calendars) => {
      const [port = 0] = await freePorts(1)
      await start(user, port)
      const troubles = await startTroubles(`http://127.0.0.1:${port}`)
      between.push(troubles)
      const address = `http://127.0.0.1:${port}`
      const home = `${address}/user/calendars/`
      await fetch(`${home}calendar/`, { method: 'DELETE' })
      for (const calendar of calendars) {
        const { status } = await fetch(`${home}${calendar}/`, { method: 'MKCALENDAR' })
        if (status !== 201) throw new Error(`The calendar is not made: ${status}.`)
      }
      return { address: troubles.url, user, ...account(home, {}) }
    },
    restart: async () => {
      for (const [user, { port, child }] of running) {
        await child[Symbol.asyncDispose]()
        await start(user, port)
      }
    },
    [Symbol.asyncDispose]: async () => {
      for (const troubles of between) await troubles[Symbol.asyncDispose]()
      for (const { child } of running.values()) await child[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

/** The places that can be opened here; with a sentence in place of those that cannot. */
export async function listPlaces(names: readonly string[]) {
  const places = [
    ['the simulator', openSimulator, []],
    ['radicale', openRadicale, ['radicale']],
    ['xandikos', openXandikos, ['xandikos']],
    ['davical', openDavical, ['davical', 'php-cli', 'php-pgsql', 'php-xml', 'php-curl']],
  ] as const
  const wanted = places.filter(([name]) => names.includes(name))
  return Promise.all(
    wanted.map(
      async ([name, open, packages]) =>
        [name, open, packages.length > 0 ? await ensurePackages(packages) : undefined] as const,
    ),
  )
}

function account(home: string, headers: Readonly<Record<string, string>>) {
  const ask = async (method: string, path: string, body?: string) => {
    const type: Record<string, string> = method === 'PUT' ? { 'content-type': 'text/calendar' } : {}
    const depth: Record<string, string> = method === 'PROPFIND' ? { depth: '1' } : {}
    const answer = await fetch(`${home}${path}`, {
      method,
      headers: { ...headers, ...type, ...depth },
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    password: radicale_password,
    put: async (calendar: string, name: string, text: string) => {
      const { status } = await ask('PUT', `${calendar}/${name}`, text)
      if (![200, 201, 204].includes(status)) throw new Error(`The server answers ${status}.`)
    },
    remove: async (calendar: string, name: string) => {
      await ask('DELETE', `${calendar}/${name}`)
    },
    list: async (calendar: string) => {
      const { text } = await ask('PROPFIND', `${calendar}/`)
      const names = [...text.matchAll(/\/([^</]+\.ics)</g)].map(([, name = '']) => name)
      const entries: [string, string][] = []
      for (const name of names) entries.push([name, (await ask('GET', `${calendar}/${name}`)).text])
      return sorted(entries)
    },
  }
}

function sorted(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
