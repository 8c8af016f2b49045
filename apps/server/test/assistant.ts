import {
  type AssistantAct,
  createApiToken,
  listAssistantActs,
  type Scope,
  type SessionUser,
} from '@meridian/contract'
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { z } from 'zod'
import type { TestServer } from './server.ts'

export type TestClient = Client
export type TestAbilities = NonNullable<ClientOptions['capabilities']>

export const all_tool_scopes: readonly Scope[] = [
  'meetings:read',
  'meetings:write',
  'availability:read',
  'availability:write',
  'tasks:read',
  'tasks:write',
]

/** An assistant of the person: the protocol's own client, over a socket. */
export interface TestAssistant extends AsyncDisposable {
  readonly client: Client
  readonly token: string
  /** The data of an answer. Throws with the words of a refusal. */
  readonly ask: (tool: string, input?: object) => Promise<Readonly<Record<string, unknown>>>
  /** The words of a refusal. Throws where the tool answers. */
  readonly refusal: (tool: string, input?: object) => Promise<string>
}

export async function tokenFor(
  server: TestServer,
  person: SessionUser,
  scopes: readonly Scope[] = all_tool_scopes,
): Promise<string> {
  const body = { program_name: 'Helper', scopes: [...scopes], valid_days: 30 as const }
  const { data, message } = await server.call(createApiToken, { body }, person.access_token)
  if (!data) throw new Error(message)
  return data.api_token
}

export async function anAssistant(
  server: TestServer,
  address: string,
  person: SessionUser,
  {
    scopes,
    options = {},
    prepare,
  }: {
    readonly scopes?: readonly Scope[]
    readonly options?: ClientOptions
    /** For what the client answers by itself. */
    readonly prepare?: (client: Client) => void
  } = {},
): Promise<TestAssistant> {
  const token = await tokenFor(server, person, scopes)
  const client = new Client({ name: 'test', version: '1' }, options)
  prepare?.(client)
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }),
  )
  const call = async (name: string, input: object = {}) => {
    const answer = await client.callTool({ name, arguments: { ...input } })
    const [first] = Content.parse(answer.content)
    return { isError: answer.isError === true, text: first?.text ?? '', data: answer.structuredContent }
  }
  return {
    client,
    token,
    ask: async (tool, input) => {
      const { isError, text, data } = await call(tool, input)
      if (isError || !data) throw new Error(text)
      return Data.parse(data)
    },
    refusal: async (tool, input) => {
      const { isError, text } = await call(tool, input)
      if (!isError) throw new Error(`The tool answers: ${text}`)
      return text
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}

const Content = z.array(z.looseObject({ text: z.string().optional() }))
const Data = z.record(z.string(), z.unknown())

/** The acts of the person, the newest first. */
export async function actsOf(server: TestServer, person: SessionUser): Promise<readonly AssistantAct[]> {
  const { data, message } = await server.call(listAssistantActs, {}, person.access_token)
  if (!data) throw new Error(message)
  return data
}
