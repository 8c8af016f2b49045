/** What became of a write: taken, refused because the event is another one by now, broken off, or a status. */
export type Written = 'done' | 'refused' | 'unknown' | `${number}`

export interface HeldObject {
  readonly etag: string
  readonly text: string
}

/** A calendar program with a copy of its own, which it brings up to date by sync-collection and changes by tags. */
export interface DavCopy {
  readonly objects: ReadonlyMap<string, HeldObject>
  /** With the tag of the version that it replaces; null for a new event. */
  readonly put: (name: string, text: string, etag: string | null) => Promise<Written>
  readonly delete: (name: string, etag: string) => Promise<Written>
  /** In parts where there is a limit; all of it anew where the token is no longer good. */
  readonly sync: (limit: number | null) => Promise<void>
  /** Another program of the same person, which has read nothing yet. */
  readonly another: () => DavCopy
}

interface DavHome {
  /** Of any server that lives. */
  readonly address: () => string
  readonly calendar: string
  readonly authorization: string
}

interface DavAsk {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export function davCopy(home: DavHome): DavCopy {
  const objects = new Map<string, HeldObject>()
  let token = ''
  return {
    objects,
    put: (name, text, etag) => {
      const condition: DavAsk['headers'] = etag === null ? { 'if-none-match': '*' } : { 'if-match': etag }
      const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition }
      return write(home, 'PUT', name, { body: text, headers })
    },
    delete: (name, etag) => write(home, 'DELETE', name, { headers: { 'if-match': etag } }),
    sync: async (limit) => {
      for (;;) {
        const read = await readChanges(home, token, limit)
        if (read === 'invalid') {
          token = ''
          objects.clear()
          continue
        }
        for (const [name, object] of await readObjects(home, read.changed)) objects.set(name, object)
        for (const name of read.gone) objects.delete(name)
        token = read.token
        if (!read.isCut) return
      }
    },
    another: () => davCopy(home),
  }
}

async function readChanges(home: DavHome, token: string, limit: number | null) {
  const size = limit === null ? '' : `<D:limit><D:nresults>${limit}</D:nresults></D:limit>`
  const body = `<D:sync-collection xmlns:D="DAV:"><D:sync-token>${token}</D:sync-token><D:sync-level>1</D:sync-level>${size}<D:prop><D:getetag/></D:prop></D:sync-collection>`
  const { status, text } = await ask(home, 'REPORT', '', { body })
  if (status === 403 && token !== '') return 'invalid'
  if (status !== 207) throw new Error(`The server answers ${status}.`)
  const parts = partsOf(text)
  const namesWith = (mark: string) =>
    parts.filter((part) => part.includes(mark)).map((part) => nameIn(home, part))
  return {
    changed: namesWith('<D:getetag>'),
    gone: namesWith(' 404 '),
    isCut: parts.some((part) => part.includes(' 507 ')),
    token: /<D:sync-token>(.*?)<\/D:sync-token>/.exec(text)?.[1] ?? '',
  }
}

/** One that went between the two reports is told with the next token. */
async function readObjects(home: DavHome, names: readonly string[]): Promise<[string, HeldObject][]> {
  if (names.length === 0) return []
  const hrefs = names.map((name) => `<D:href>${home.calendar}${encodeURIComponent(name)}</D:href>`).join('')
  const body = `<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/><C:calendar-data/></D:prop>${hrefs}</C:calendar-multiget>`
  const { status, text } = await ask(home, 'REPORT', '', { body })
  if (status !== 207) throw new Error(`The server answers ${status}.`)
  return partsOf(text).flatMap((part): [string, HeldObject][] => {
    const etag = plain(/<D:getetag>(.*?)<\/D:getetag>/.exec(part)?.[1] ?? '')
    const data = plain(/<C:calendar-data[^>]*>(.*?)<\/C:calendar-data>/s.exec(part)?.[1] ?? '')
    return etag === '' ? [] : [[nameIn(home, part), { etag, text: data }]]
  })
}

async function write(home: DavHome, method: string, name: string, request: DavAsk): Promise<Written> {
  const answer = await ask(home, method, name, request).catch(() => null)
  if (answer === null || answer.status >= 500) return 'unknown'
  if (answer.status === 412 || (answer.status === 404 && method === 'DELETE')) return 'refused'
  return answer.status === 201 || answer.status === 204 ? 'done' : `${answer.status}`
}

async function ask(
  { address, calendar, authorization }: DavHome,
  method: string,
  name: string,
  { body, headers = {} }: DavAsk,
): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await fetch(`${address()}${calendar}${encodeURIComponent(name)}`, {
    method,
    headers: { authorization, ...headers },
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, text: await answer.text() }
}

function partsOf(text: string): string[] {
  return [...text.matchAll(/<D:response>.*?<\/D:response>/gs)].map(([part]) => part)
}

function nameIn({ calendar }: DavHome, part: string): string {
  const href = /<D:href>(.*?)<\/D:href>/.exec(part)?.[1] ?? ''
  return decodeURIComponent(href.slice(calendar.length))
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#13;', '\r')
    .replaceAll('&amp;', '&')
}
