import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensurePackages } from '../../../scripts/debian-packages.ts'
import { startChild } from './child.ts'

const run = promisify(execFile)

/** Why there can be no calendar programs here, in a sentence; undefined where there can. */
export function missingCalendarPrograms(): Promise<string | undefined> {
  return ensurePackages(['khal', 'radicale'])
}

/** One time as khal shows it: `yyyy-MM-dd HH:mm`, or `yyyy-MM-dd` for whole days, the last of them included. */
export interface ShownTime {
  readonly uid: string
  readonly title: string
  readonly start: string
  readonly end: string
  readonly is_cancelled: boolean
}

export interface Khal {
  /** Imports a calendar as a person does who opens the file of a mail. */
  readonly take: (calendar: string) => Promise<void>
  /** Everything it shows from that date on, on the clock of the zone. */
  readonly list: (timeZone: string, span: { from: string; days: number }) => Promise<ShownTime[]>
}

/** The calendar program khal, with a calendar of its own in the folder. */
export async function openKhal(folder: string): Promise<Khal> {
  const home = join(folder, 'home')
  const calendar = join(folder, 'calendar')
  for (const path of [home, calendar]) await mkdir(path, { recursive: true })
  const env = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, LC_ALL: 'C.UTF-8' }
  const khal = async (timeZone: string, args: readonly string[]): Promise<string> => {
    const name = timeZone.replaceAll('/', '-')
    const config = join(folder, `${name}.conf`)
    await writeFile(config, khalConfig({ calendar, timeZone, database: join(folder, `${name}.db`) }))
    return (await run('khal', ['-c', config, ...args], { env, maxBuffer: 16 << 20 })).stdout
  }
  let taken = 0
  return {
    take: async (text) => {
      taken += 1
      const file = join(folder, `${taken}.ics`)
      await writeFile(file, text)
      await khal('UTC', ['import', '-a', 'invited', '--batch', file])
    },
    list: async (timeZone, { from, days }) => {
      const format =
        '{uid}\t{title}\t{start-date-long} {start-time}\t{end-date-long} {end-time}\t{cancelled}\t{all-day}'
      const args = ['list', '--day-format', '', '--format', format, from, `${days}d`]
      const shown = (await khal(timeZone, args)).split('\n').flatMap(shownTime)
      // What takes place on several days is listed on each of them.
      const once = new Map(shown.map((time) => [`${time.uid} ${time.start}`, time]))
      return [...once.values()].toSorted((a, b) => a.start.localeCompare(b.start))
    },
  }
}

function shownTime(line: string): ShownTime[] {
  const [uid, title, start = '', end = '', cancelled = '', allDay] = line.split('\t')
  if (uid === undefined || title === undefined) return []
  const time = (text: string) => (allDay?.trim() === 'True' ? text.slice(0, 10) : text.trim())
  return [{ uid, title, start: time(start), end: time(end), is_cancelled: cancelled.trim() !== '' }]
}

function khalConfig({
  calendar,
  timeZone,
  database,
}: {
  readonly calendar: string
  readonly timeZone: string
  readonly database: string
}): string {
  return `[calendars]
[[invited]]
path = ${calendar}
[sqlite]
path = ${database}
[locale]
local_timezone = ${timeZone}
default_timezone = ${timeZone}
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[default]
print_new = False
`
}

export interface Radicale extends AsyncDisposable {
  /** Where it listens, without a slash at the end; it lets everybody in. */
  readonly address: string
  /** Puts a calendar object (RFC 4791) into the calendar; answers the status. */
  readonly put: (name: string, calendar: string) => Promise<number>
  readonly get: (name: string) => Promise<string>
  /** The objects of which something takes place between the two moments. */
  readonly namesWithin: (startMs: number, endMs: number) => Promise<string[]>
}

/** The CalDAV server Radicale on a port of its own, with one empty calendar. */
export async function startRadicale(folder: string): Promise<Radicale> {
  const config = join(folder, 'radicale.conf')
  await writeFile(
    config,
    `[server]
hosts = 127.0.0.1:0
[auth]
type = none
[storage]
filesystem_folder = ${join(folder, 'radicale')}
[logging]
level = info
`,
  )
  const child = startChild('radicale', ['--config', config])
  const [, port] = await child.waitFor(/Listening on '\[?127\.0\.0\.1\]?:(\d+)'/)
  await child.waitFor(/server ready/)
  const ask = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/kim/${path}`, {
      method,
      headers: { authorization: `Basic ${Buffer.from('kim:').toString('base64')}`, ...headers },
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  await ask('MKCALENDAR', 'invited/')
  return {
    address: `http://127.0.0.1:${port}`,
    put: async (name, calendar) =>
      (await ask('PUT', `invited/${name}.ics`, calendar, { 'content-type': 'text/calendar' })).status,
    get: async (name) => (await ask('GET', `invited/${name}.ics`)).text,
    namesWithin: async (startMs, endMs) => {
      const headers = { depth: '1', 'content-type': 'application/xml' }
      const { text } = await ask('REPORT', 'invited/', timeRangeQuery(startMs, endMs), headers)
      return [...text.matchAll(/invited\/([^/<]+)\.ics/g)].map(([, name = '']) => name)
    },
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  }
}

function timeRangeQuery(startMs: number, endMs: number): string {
  const [start, end] = [startMs, endMs].map(
    (ms) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
  )
  return `<?xml version="1.0"?><C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="${start}" end="${end}"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`
}

/** Why vdirsyncer and khal cannot be driven here, in a sentence; undefined where they can. */
export function missingSyncPrograms(): Promise<string | undefined> {
  return ensurePackages(['vdirsyncer', 'khal'])
}

export interface Vdirsyncer {
  /** Where the events of the one calendar lie, one file each. */
  readonly folder: string
  /** Synchronizes both ways; throws with its words where it fails. */
  readonly sync: () => Promise<void>
}

/** The program vdirsyncer, which has found the calendar of the account by the address of the server alone. */
export async function openVdirsyncer(
  folder: string,
  account: { readonly url: string; readonly user: string; readonly password: string },
): Promise<Vdirsyncer> {
  const config = join(folder, 'vdirsyncer.conf')
  const local = join(folder, 'synchronized')
  await mkdir(join(local, 'meridian'), { recursive: true })
  await writeFile(
    config,
    `[general]
status_path = "${join(folder, 'status')}"
[pair both]
a = "here"
b = "there"
collections = ["meridian"]
metadata = ["displayname", "color"]
[storage here]
type = "filesystem"
path = "${local}"
fileext = ".ics"
[storage there]
type = "caldav"
url = "${account.url}"
username = "${account.user}"
password = "${account.password}"
`,
  )
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' }
  const vdirsyncer = (...args: string[]) =>
    run('vdirsyncer', ['-c', config, ...args], { env, timeout: 60_000 })
  await vdirsyncer('discover')
  return { folder: join(local, 'meridian'), sync: async () => void (await vdirsyncer('sync')) }
}
