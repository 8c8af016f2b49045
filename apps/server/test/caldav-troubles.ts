import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What stands between the product and a calendar server, and makes trouble for the product alone. */
export interface Troubles extends AsyncDisposable {
  readonly url: string
  /** After so many more requests this happens, so many times. */
  readonly add: (trouble: { readonly kind: TroubleKind; after: number; times: number }) => void
  /** Another program is faster than the next request that writes over something; it hears over what. */
  readonly beforeNextWrite: (act: (path: string) => Promise<void>) => void
  /** Collections look empty, and tokens of earlier readings are unknown. */
  readonly hide: (isHidden: boolean) => void
  /** Nothing goes wrong any more. */
  readonly clear: () => void
}

export const trouble_kinds = [
  'rate_limit',
  'busy',
  'server_error',
  'cut_before',
  'cut_done',
  'cut_body',
  'forget_token',
] as const
export type TroubleKind = (typeof trouble_kinds)[number]

interface Waiting {
  readonly kind: TroubleKind
  after: number
  times: number
}

export async function startTroubles(target: string): Promise<Troubles> {
  let waiting: Waiting[] = []
  let race: ((path: string) => Promise<void>) | undefined
  let isHidden = false
  const handle = async (asked: IncomingMessage, answer: ServerResponse) => {
    const body = await buffer(asked)
    if (race && asked.headers['if-match'] !== undefined) {
      const act = race
      race = undefined
      await act(asked.url ?? '')
    }
    const hasToken = /<(?:\w+:)?sync-token>[^<]+</.test(body.toString())
    const isForgotten = (isHidden && hasToken) || body.includes(token_of_nothing)
    const kind = isForgotten ? 'forget_token' : nextIn(waiting, hasToken)
    await answerBy(kind, answer, async () => {
      const reply = await forward(target, asked, body)
      return isHidden && reply.status === 207 ? { ...reply, text: withoutObjects(reply.text) } : reply
    })
  }
  const server = createServer((asked, answer) => void handle(asked, answer).catch(() => answer.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    add: (trouble) => void waiting.push({ ...trouble }),
    beforeNextWrite: (act) => {
      race = act
    },
    hide: (hidden) => {
      isHidden = hidden
    },
    clear: () => {
      waiting = []
      race = undefined
      isHidden = false
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** RFC 6578 §3.2 says how a server forgets a token. */
const refusals: Partial<
  Record<TroubleKind, { status: number; headers: Record<string, string>; content: string }>
> = {
  rate_limit: { status: 429, headers: { 'retry-after': '120' }, content: '' },
  busy: { status: 503, headers: { 'retry-after': '60' }, content: '' },
  server_error: { status: 500, headers: {}, content: '' },
  forget_token: {
    status: 403,
    headers: { 'content-type': 'application/xml' },
    content: '<?xml version="1.0"?><D:error xmlns:D="DAV:"><D:valid-sync-token/></D:error>',
  },
}

function nextIn(waiting: readonly Waiting[], hasToken: boolean): TroubleKind | undefined {
  const first = waiting.find(({ kind, times }) => times > 0 && (kind !== 'forget_token' || hasToken))
  if (!first) return undefined
  first.after -= 1
  if (first.after >= 0) return undefined
  first.times -= 1
  return first.kind
}

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: Buffer
}

/** What the server would answer is asked for only where the request reaches it. */
async function answerBy(
  kind: TroubleKind | undefined,
  answer: ServerResponse,
  ask: () => Promise<Reply>,
): Promise<void> {
  const refused = kind && refusals[kind]
  if (refused) {
    answer.writeHead(refused.status, refused.headers).end(refused.content)
    return
  }
  const reply = kind === 'cut_before' ? undefined : await ask()
  if (reply === undefined || kind === 'cut_done') {
    answer.destroy()
    return
  }
  answer.writeHead(reply.status, { ...reply.headers, 'content-length': reply.text.length })
  if (kind === 'cut_body') answer.write(reply.text.subarray(0, reply.text.length / 2), () => answer.destroy())
  else answer.end(reply.text)
}

async function forward(
  target: string,
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
): Promise<Reply> {
  const { 'accept-encoding': _, host: __, connection: ___, ...kept } = headers
  const onward = request(new URL(url, target), {
    method,
    agent: false,
    headers: { ...kept, 'content-length': body.length },
  })
  onward.end(body)
  const [reply] = (await once(onward, 'response')) as [IncomingMessage]
  const { 'transfer-encoding': ____, 'content-length': _____, connection: ______, ...told } = reply.headers
  return { status: reply.statusCode ?? 500, headers: told, text: await buffer(reply) }
}

/** No server knows it: what was hidden is told as soon as it is there again. */
const token_of_nothing = 'data:,nothing-was-there'

/** A multistatus without what names an event, and with the tags of an empty collection. */
function withoutObjects(text: Buffer): Buffer {
  const parts = /<((?:\w+:)?response)\b[^>]*>.*?<\/\1>/gs
  const tags = /(<(?:\w+:)?(?:sync-token|getctag)\b[^>]*>)[^<]+(?=<\/)/g
  return Buffer.from(
    text
      .toString()
      .replaceAll(parts, (part) => (/\.ics<\/(?:\w+:)?href>/.test(part) ? '' : part))
      .replaceAll(tags, `$1${token_of_nothing}`),
  )
}
