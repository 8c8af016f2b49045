import { listTasks, type SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  actsOf,
  anAssistant,
  type TestAbilities,
  type TestClient,
  tokenFor,
} from '../../../../test/assistant.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer
let address: string
let ada: SessionUser

beforeAll(async () => {
  server = await startTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson({ first_name: 'Ada' })
})
afterAll(() => server.close())

type Reply = { action: 'accept'; content: Record<string, boolean> } | { action: 'decline' | 'cancel' }

/** A client of the newest revision that asks its person, who says this. */
function asking(reply: Reply, questions: string[] = []) {
  return {
    options: {
      capabilities: { elicitation: { form: {} } },
      versionNegotiation: { mode: { pin: '2026-07-28' } },
    },
    prepare: (client: TestClient) =>
      client.setRequestHandler('elicitation/create', async ({ params }) => {
        questions.push(params.message)
        return reply
      }),
  }
}

const tasksOf = async (person: SessionUser) =>
  (await server.call(listTasks, {}, person.access_token)).data?.map(
    ({ task_description }) => task_description,
  )

describe('[AMC8] the question of the client', () => {
  it('says what would happen, and a yes does it', async () => {
    const questions: string[] = []
    const client = asking({ action: 'accept', content: { confirm: true } }, questions)
    await using assistant = await anAssistant(server, address, ada, client)
    const done = await assistant.ask('add_task', { text: 'Call back' })
    expect(done).toMatchObject({ state: 'confirmed', is_done: true, confirm_at: null })
    expect(questions).toEqual(['Helper asks: Add the task “Call back”.'])
    expect(await tasksOf(ada)).toEqual(['Call back'])
    expect(await actsOf(server, ada)).toMatchObject([{ act_state: 'confirmed', decided_in: 'client' }])
  })

  it.each<readonly [string, Reply]>([
    ['an unticked box', { action: 'accept', content: { confirm: false } }],
    ['a refusal', { action: 'decline' }],
  ])('discards by %s', async (_, reply) => {
    await using assistant = await anAssistant(server, address, ada, asking(reply))
    expect(await assistant.ask('add_task', { text: 'Call back' })).toMatchObject({
      state: 'discarded',
      is_done: false,
    })
    expect(await tasksOf(ada)).toEqual([])
  })

  it.each<readonly [string, Reply]>([
    ['a closed question', { action: 'cancel' }],
    ['an empty answer', { action: 'accept', content: {} }],
  ])('that gets no answer, by %s, leaves the act to Meridian', async (_, reply) => {
    await using assistant = await anAssistant(server, address, ada, asking(reply))
    const left = await assistant.ask('add_task', { text: 'Call back' })
    expect(left).toMatchObject({
      state: 'waiting',
      is_done: false,
      confirm_at: expect.stringContaining('/user/assistant/'),
    })
    expect(await tasksOf(ada)).toEqual([])
  })

  it.each<readonly [string, TestAbilities, string]>([
    ['names no kind of question', { elicitation: {} }, 'confirmed'],
    ['opens addresses alone', { elicitation: { url: {} } }, 'waiting'],
  ])('asks a client that %s by forms if it can', async (_, capabilities, state) => {
    const { options, prepare } = asking({ action: 'accept', content: { confirm: true } })
    const client = { options: { ...options, capabilities }, prepare }
    await using assistant = await anAssistant(server, address, ada, client)
    expect(await assistant.ask('add_task', { text: 'Call back' })).toMatchObject({ state })
  })

  it('is not asked of a client that cannot ask, or is of an older revision', async () => {
    await using assistant = await anAssistant(server, address, ada, {
      options: { versionNegotiation: { mode: { pin: '2026-07-28' } } },
    })
    expect(await assistant.ask('add_task', { text: 'Call back' })).toMatchObject({ state: 'waiting' })
    await using older = await anAssistant(server, address, ada, {
      options: { capabilities: { elicitation: { form: {} } } },
    })
    expect(await older.ask('add_task', { text: 'Call back again' })).toMatchObject({ state: 'waiting' })
    expect(await tasksOf(ada)).toEqual([])
  })
})

describe('[AMC8] an answer that nobody asked for', () => {
  const yes = { confirm: { action: 'accept', content: { confirm: true } } }

  async function send(token: string, extra: object, input: object = { text: 'Call back' }) {
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
    }
    const params = { name: 'add_task', arguments: input, _meta: envelope, ...extra }
    const { body, statusCode } = await server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'add_task',
      },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    })
    return { statusCode, ...Reply.parse(JSON.parse(body)) }
  }
  const Reply = z.object({
    result: z
      .looseObject({ resultType: z.string().optional(), requestState: z.string().optional() })
      .optional(),
    error: z.looseObject({ message: z.string() }).optional(),
  })

  it('beside a first call only brings the question', async () => {
    const token = await tokenFor(server, ada)
    const { result } = await send(token, { inputResponses: yes })
    expect(result?.resultType).toBe('input_required')
    expect(await tasksOf(ada)).toEqual([])
  })

  it('with a made-up, changed or foreign state is refused', async () => {
    const [token, other] = [await tokenFor(server, ada), await tokenFor(server, ada)]
    const { result } = await send(token, {})
    const requestState = result?.requestState ?? ''
    const [act] = await actsOf(server, ada)
    const payload = Buffer.from(JSON.stringify({ p: { act_id: act?.act_id }, exp: 9_999_999_999 })).toString(
      'base64url',
    )
    for (const forged of [
      'x',
      '',
      `v1.${payload}.${'A'.repeat(43)}`,
      requestState.replace(/\.(.)(?=[^.]*$)/, (_, first: string) => (first === 'A' ? '.B' : '.A')),
      requestState.replace('v1.', 'v1.e30'),
    ]) {
      const { error, result: answered } = await send(token, { inputResponses: yes, requestState: forged })
      expect(error !== undefined || answered?.resultType === 'input_required', forged).toBe(true)
    }
    expect((await send(other, { inputResponses: yes, requestState })).error).toBeDefined()
    const eve = await server.aPerson({ first_name: 'Eve' })
    expect(
      (await send(await tokenFor(server, eve), { inputResponses: yes, requestState })).error,
    ).toBeDefined()
    expect(await tasksOf(ada)).toEqual([])
  })

  it('with the right state counts once, and for the act that was asked about', async () => {
    const token = await tokenFor(server, ada)
    const { result } = await send(token, {})
    const round = { inputResponses: yes, requestState: result?.requestState }
    expect((await send(token, round, { text: 'Something else' })).result?.resultType).toBe('complete')
    expect(await tasksOf(ada)).toEqual(['Call back'])
    expect((await send(token, round)).result?.['isError']).toBe(true)
    expect(await tasksOf(ada)).toEqual(['Call back'])
  })
})
