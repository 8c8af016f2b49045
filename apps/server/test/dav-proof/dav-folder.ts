/** A calendar on any server, for a program that only reads and writes whole objects. */
export interface DavFolder {
  /** Its address, with a slash at the end. */
  readonly url: string
  /** Entity tags by the path of each object. */
  readonly tags: () => Promise<Readonly<Record<string, string>>>
  /** Texts by the path of each object. */
  readonly texts: () => Promise<Readonly<Record<string, string>>>
  readonly put: (path: string, text: string) => Promise<void>
  readonly delete: (path: string) => Promise<void>
}

/** Each of its calls throws with the server's words where they are refused. */
export function davFolder(url: string, { user, password }: { user: string; password: string }): DavFolder {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const ask = async (method: string, path: string, headers = {}, body?: string): Promise<string> => {
    const answer = await fetchPatiently(new URL(path, url), {
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text
  }
  const tags = async () => {
    const headers = { depth: '1', 'content-type': 'application/xml' }
    const body = '<D:propfind xmlns:D="DAV:"><D:prop><D:getetag/></D:prop></D:propfind>'
    return tagsIn(await ask('PROPFIND', url, headers, body), new URL(url).pathname)
  }
  return {
    url,
    tags,
    texts: async () => {
      const paths = Object.keys(await tags())
      return Object.fromEntries(
        await Promise.all(paths.map(async (path) => [path, await ask('GET', path)] as const)),
      )
    },
    put: async (path, text) =>
      void (await ask('PUT', path, { 'content-type': 'text/calendar; charset=utf-8' }, text)),
    delete: async (path) => void (await ask('DELETE', path)),
  }
}

/** Radicale resets connections where many come at once: what is asked here can be asked again. */
export async function fetchPatiently(url: string | URL, request: RequestInit): Promise<Response> {
  for (let tries = 1; tries < most_tries; tries += 1) {
    const answer = await fetch(url, request).catch(() => undefined)
    if (answer) return answer
  }
  return fetch(url, request)
}

const most_tries = 5

function tagsIn(text: string, collection: string): Record<string, string> {
  const responses = text.match(/<(?:\w+:)?response>.*?<\/(?:\w+:)?response>/gs) ?? []
  return Object.fromEntries(
    responses.flatMap((response): [string, string][] => {
      const path = /<(?:\w+:)?href>(.*?)<\//s.exec(response)?.[1] ?? ''
      const tag = /<(?:\w+:)?getetag>(.*?)<\//s.exec(response)?.[1] ?? ''
      return path === collection || tag === '' ? [] : [[path, tag]]
    }),
  )
}
