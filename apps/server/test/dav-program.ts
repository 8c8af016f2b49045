import { createAppPassword, type SessionUser } from '@meridian/contract'
import type { TestServer } from './server.ts'

/** A calendar program of a person, signed in with an app password. */
export interface DavProgram {
  readonly user_id: string
  /** What signs its requests in. */
  readonly headers: { readonly authorization: string }
  /** The address of the calendar, with a slash at its end. */
  readonly calendar: string
  readonly ask: (request: DavAsk) => Promise<DavAnswer>
  /** Writes an event under a name inside the calendar. */
  readonly put: (name: string, text: string, headers?: Record<string, string>) => Promise<DavAnswer>
  readonly get: (name: string) => Promise<DavAnswer>
  readonly delete: (name: string, headers?: Record<string, string>) => Promise<DavAnswer>
  /** What has changed since the token; all of it without one. */
  readonly sync: (token?: string, more?: string) => Promise<DavSync>
  /**
   * A token from which on only changes are told. Writers in other databases of the same PostgreSQL, too, are waited for
   * before changes are counted.
   */
  readonly settle: () => Promise<string>
}

export interface DavAsk {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers?: Record<string, string>
}

export interface DavAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

export interface DavSync {
  readonly status: number
  readonly token: string
  /** Entity tags by name. */
  readonly changed: Readonly<Record<string, string>>
  readonly gone: readonly string[]
  readonly isCut: boolean
}

/** A new program of the person. The mail that tells the person of the app password is taken away again. */
export async function aDavProgram(server: TestServer, person: SessionUser): Promise<DavProgram> {
  const body = { program_name: 'A phone', purpose: 'calendar' } as const
  const { data, message } = await server.call(createAppPassword, { body }, person.access_token)
  if (!data) throw new Error(message)
  await server.db
    .deleteFrom('outgoing_mail')
    .where('about_id', '=', person.user_id)
    .where('kind', '=', 'account')
    .execute()
  const credentials = `${person.primary_email}:${data.app_password}`
  return davProgram(server, person.user_id, `Basic ${Buffer.from(credentials).toString('base64')}`)
}

/** By default in the calendar "Meridian". */
export function davProgram(
  server: TestServer,
  user_id: string,
  authorization: string,
  calendar = `/dav/calendars/${user_id}/meridian/`,
): DavProgram {
  const ask = async ({ method, path, body, headers = {} }: DavAsk): Promise<DavAnswer> => {
    const reply = await server.app.inject({
      // Light-my-request's types know the methods of HTTP alone.
      method: method as 'GET',
      url: path,
      headers: { authorization, ...headers },
      ...(body !== undefined && { payload: body }),
    })
    return { status: reply.statusCode, headers: reply.headers, text: reply.payload }
  }
  const inside = (name: string) => calendar + encodeURIComponent(name)
  const sync: DavProgram['sync'] = async (token = '', more = '') => {
    const body = `<D:sync-collection xmlns:D="DAV:"><D:sync-token>${token}</D:sync-token><D:sync-level>1</D:sync-level>${more}<D:prop><D:getetag/></D:prop></D:sync-collection>`
    const { status, text } = await ask({ method: 'REPORT', path: calendar, body })
    return { status, ...readSync(text, calendar) }
  }
  return {
    user_id,
    headers: { authorization },
    calendar,
    ask,
    put: (name, text, headers = {}) =>
      ask({
        method: 'PUT',
        path: inside(name),
        body: text,
        headers: { 'content-type': 'text/calendar; charset=utf-8', ...headers },
      }),
    get: (name) => ask({ method: 'GET', path: inside(name) }),
    delete: (name, headers = {}) => ask({ method: 'DELETE', path: inside(name), headers }),
    sync,
    settle: async () => {
      let { token } = await sync()
      for (;;) {
        const next = await sync(token)
        if (Object.keys(next.changed).length === 0) return next.token
        token = next.token
      }
    },
  }
}

function readSync(text: string, calendar: string): Omit<DavSync, 'status'> {
  const changed: Record<string, string> = {}
  const gone: string[] = []
  let isCut = false
  for (const [response] of text.matchAll(/<D:response>.*?<\/D:response>/gs)) {
    const href = /<D:href>(.*?)<\/D:href>/.exec(response)?.[1] ?? ''
    const name = decodeURIComponent(href.slice(calendar.length))
    const etag = /<D:getetag>(.*?)<\/D:getetag>/.exec(response)?.[1]?.replaceAll('&quot;', '"')
    if (etag !== undefined) changed[name] = etag
    else if (response.includes(' 507 ')) isCut = true
    else if (response.includes(' 404 ')) gone.push(name)
  }
  return { token: /<D:sync-token>(.*?)<\/D:sync-token>/.exec(text)?.[1] ?? '', changed, gone, isCut }
}

/** An object with one event, of lines between UID and END. */
export function anEvent(uid: string, ...lines: readonly string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Phone//EN', 'BEGIN:VEVENT']
  return [
    ...head,
    `UID:${uid}`,
    'DTSTAMP:20261120T090000Z',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}
