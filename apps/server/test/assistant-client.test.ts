import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createAssistantGrant, deleteAssistantGrant, listTasks } from '@meridian/contract'
import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { actsOf } from './assistant.ts'
import { trusting } from './certificate-authority.ts'
import { makeCertificate } from './self-signed.ts'
import { startTestServer, type TestServer } from './server.ts'
import { temporaryFolder } from './temporary-folder.ts'

const Granted = z.object({ data: createAssistantGrant.reply })
const redirectUrl = 'http://127.0.0.1:51000/back'
let server: TestServer
let origin: string
let program: Server
let clientMetadataUrl: string
let trust: Disposable

beforeAll(async () => {
  using folder = temporaryFolder()
  const { key, cert } = makeCertificate()
  writeFileSync(`${folder.path}/authority.pem`, cert)
  trust = trusting(`${folder.path}/authority.pem`)
  program = createServer({ key, cert }, (_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(description()))
  })
  await new Promise<void>((done) => program.listen(0, '127.0.0.1', done))
  clientMetadataUrl = `https://127.0.0.1:${(program.address() as AddressInfo).port}/client.json`
  server = await startTestServer({ settings: { ASSISTANT_HOSTS: '127.0.0.1' } })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  trust[Symbol.dispose]()
  program.close().closeAllConnections()
  await server.close()
})

function description() {
  return {
    client_id: clientMetadataUrl,
    client_name: 'Example Assistant',
    redirect_uris: [redirectUrl],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}

/** What the protocol's own client keeps, and where it sends its person. */
class Keeper implements OAuthClientProvider {
  readonly redirectUrl = redirectUrl
  readonly clientMetadataUrl = clientMetadataUrl
  readonly clientMetadata = description()
  asked: URL | undefined
  #client: OAuthClientInformationMixed | undefined
  #tokens: OAuthTokens | undefined
  #discovered: OAuthDiscoveryState | undefined
  #verifier = ''

  clientInformation() {
    return this.#client
  }
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.#client = client
  }
  tokens() {
    return this.#tokens
  }
  saveTokens(tokens: OAuthTokens) {
    this.#tokens = tokens
  }
  redirectToAuthorization(url: URL) {
    this.asked = url
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }
  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.#discovered = state
  }
  discoveryState() {
    return this.#discovered
  }
  invalidateCredentials() {
    this.#tokens = undefined
  }
  codeVerifier() {
    return this.#verifier
  }
}

function transportOf(authProvider: OAuthClientProvider): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider })
}

it('[AMC16] [AMC17] [AMC21] [AMC28] [AMC6] the protocol’s own client finds the way, is allowed, calls tools and is refused afterwards', async () => {
  const person = await server.aPerson({ first_name: 'Ada' })
  const keeper = new Keeper()
  const first = transportOf(keeper)
  const client = new Client({ name: 'example', version: '1' })
  await expect(client.connect(first)).rejects.toThrow(UnauthorizedError)
  const asked = keeper.asked
  expect(asked?.origin + (asked?.pathname ?? '')).toBe(`${origin}/oauth/authorize`)
  expect(asked?.searchParams.get('client_id')).toBe(clientMetadataUrl)

  // As the consent screen does, through the socket: the server knows by it under which address it is called.
  const body = {
    request: asked?.search.slice(1) ?? '',
    scopes: ['meetings:read', 'tasks:write'],
    valid_days: 7,
  }
  const allowed = await fetch(`${origin}${createAssistantGrant.path}`, {
    method: createAssistantGrant.method,
    headers: { authorization: `Bearer ${person.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data: grant } = Granted.parse(await allowed.json())
  await first.finishAuth(new URL(grant.redirect_url).searchParams)

  const again = new Client({ name: 'example', version: '1' })
  await again.connect(transportOf(keeper))
  expect((await again.listTools()).tools).toHaveLength(12)
  const listed = await again.callTool({ name: 'list_meetings', arguments: {} })
  expect(listed.isError).not.toBe(true)
  const added = await again.callTool({ name: 'add_task', arguments: { text: 'Call back' } })
  expect(added.structuredContent).toMatchObject({ state: 'waiting', is_done: false })
  expect(await actsOf(server, person)).toMatchObject([{ client_name: 'Example Assistant' }])
  expect((await server.call(listTasks, {}, person.access_token)).data).toEqual([])
  const refused = await again.callTool({ name: 'find_times', arguments: { duration_minutes: 30 } })
  expect(refused.isError).toBe(true)

  const params = { grant_id: grant.grant_id }
  await server.call(deleteAssistantGrant, { params }, person.access_token)
  await expect(again.callTool({ name: 'list_meetings', arguments: {} })).rejects.toThrow()
  await again.close()
})
