import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The server of made-up programs that want to act as assistants. */
export interface ProgramHost {
  readonly origin: string
  /** Paths that were asked for. */
  readonly asked: string[]
  /** What a path answers. */
  readonly answer: (path: string, how: (request: IncomingMessage, reply: ServerResponse) => void) => void
  /** A document at that path, with changes; returns its address. */
  readonly publish: (path: string, changes?: object, headers?: Record<string, string>) => string
  readonly close: () => void
}

export async function startProgramHost(): Promise<ProgramHost> {
  const answers = new Map<string, (request: IncomingMessage, reply: ServerResponse) => void>()
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const { url = '' } = request
    asked.push(url)
    const answer = answers.get(url)
    if (answer) answer(request, reply)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    asked,
    answer: (path, how) => void answers.set(path, how),
    publish(path, changes = {}, headers = {}) {
      const client_id = `${origin}${path}`
      const document = { ...documentOf(client_id), ...changes }
      answers.set(path, (_request, reply) =>
        reply
          .writeHead(200, { 'content-type': 'application/json', ...headers })
          .end(JSON.stringify(document)),
      )
      return client_id
    },
    close: () => server.close().closeAllConnections(),
  }
}

export const return_address = 'https://assistant.example.com/back'

function documentOf(client_id: string) {
  return {
    client_id,
    client_name: 'Example Assistant',
    redirect_uris: [return_address, 'http://127.0.0.1/back', 'http://localhost:7777/back'],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}

export function newVerifier(): { code_verifier: string; code_challenge: string } {
  const code_verifier = randomBytes(32).toString('base64url')
  return { code_verifier, code_challenge: createHash('sha256').update(code_verifier).digest('base64url') }
}
