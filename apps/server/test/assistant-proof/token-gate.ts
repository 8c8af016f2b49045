import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Stands between a program that can send no token and the server, and may write requests and answers anew. */
export interface TokenGate extends AsyncDisposable {
  readonly address: string
  /** Of the requests from now on. */
  readonly setToken: (token: string) => void
}

export interface Rewritten {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Writes the answer to this request anew. */
  readonly answer: (body: string) => string
}

/** Undefined where the request passes as it came. */
export type Rewrite = (body: string) => Rewritten | undefined

export async function startTokenGate(server: string, rewrite: Rewrite): Promise<TokenGate> {
  const { hostname, port } = new URL(server)
  let token = ''
  const gate = createServer((asked, reply) => {
    void pass(asked, reply, { hostname, port, token, rewrite }).catch(() => reply.destroy())
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  return {
    address: `http://localhost:${(gate.address() as AddressInfo).port}`,
    setToken: (next) => {
      token = next
    },
    async [Symbol.asyncDispose]() {
      gate.close()
      gate.closeAllConnections()
    },
  }
}

interface Way {
  readonly hostname: string
  readonly port: string
  readonly token: string
  readonly rewrite: Rewrite
}

async function pass(asked: IncomingMessage, reply: ServerResponse, { hostname, port, token, rewrite }: Way) {
  const given = await text(asked)
  const rewritten = rewrite(given)
  const body = rewritten?.body ?? given
  const { method, url: path } = asked
  const headers = {
    ...asked.headers,
    authorization: `Bearer ${token}`,
    ...rewritten?.headers,
    ...(given === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const sent = request({ hostname, port, method, path, headers })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const said = await text(answer)
  const told = rewritten ? rewritten.answer(said) : said
  const length = { 'content-length': String(Buffer.byteLength(told)) }
  reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...length }).end(told)
}
