import { findBearer, findJson, isJson, type Json, type SimulatedReply } from '../kit/message.ts'
import type { Provider, Scene } from '../kit/provider.ts'
import { type Simulator, startSimulator, type StartOptions } from '../kit/simulator.ts'
import { findText, InputError, takeText } from '../kit/input.ts'
import { answerOf } from './answer.ts'
import { newTextModelWorld, type Temper, type TextModelWorld } from './world.ts'

/** Answers `/v1/chat/completions` as OpenAI's API and its likes do, with and without streaming. */
export function startTextModelSimulator(options: StartOptions = {}): Promise<Simulator<TextModelWorld>> {
  return startSimulator(textModel, options)
}

const textModel: Provider<TextModelWorld> = {
  name: 'text-model',
  newWorld: newTextModelWorld,
  routes: [{ method: 'POST', path: '/v1/chat/completions', answer: complete }],
  notFound: () => refuse(404, 'Unknown request URL.', 'invalid_request_error'),
  accountOf: findBearer,
  faults: {
    down: { status: 503, body: { error: { message: 'The server is overloaded.', type: 'server_error' } } },
    quota: {
      status: 429,
      headers: { 'retry-after': '20' },
      body: { error: { message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded' } },
    },
    /** A stream without an end marker, longer than requested. */
    flood: { status: 200, headers: event_stream(), body: flood() },
    /** A stream that breaks off amid an event. */
    half_event: { status: 200, headers: event_stream(), body: 'data: {"id":"1","choices":[{"index":0,"del' },
    /** A stream of what is no answer. */
    garbage: {
      status: 200,
      headers: event_stream(),
      body: 'data: {"hello": [1, 2\n\ndata: null\n\ndata: 7\n\n',
    },
    silent: { status: 200, headers: event_stream(), body: 'data: [DONE]\n\n' },
    error_event: {
      status: 200,
      headers: event_stream(),
      body: 'data: {"error":{"message":"The model crashed.","type":"server_error"}}\n\n',
    },
  },
  text_fields: ['content'],
  presentWorld: ({ temper, script, json, asked }) => ({ temper, script, json, asked }),
  changes: {
    /** `{op, temper, script?}`: how it takes what it is told from now on. */
    set_temper: (scene, change) => {
      scene.world.temper = readTemper(takeText(change, 'temper'))
      scene.world.script = typeof change['script'] === 'string' ? change['script'] : ''
    },
    /** `{op, json}`: what it says from now on to instructions that ask for JSON; empty: what its temper says. */
    set_json: (scene, change) => void (scene.world.json = findText(change, 'json') ?? ''),
    /** `{op, key}`: from now on it wants this key. */
    require_key: (scene, change) => void scene.world.keys.push(takeText(change, 'key')),
  },
  scripts: {},
}

function complete(
  request: Parameters<typeof findJson>[0] & Parameters<typeof findBearer>[0],
  { world, clock }: Scene<TextModelWorld>,
): SimulatedReply {
  const key = findBearer(request)
  if (world.keys.length > 0 && !world.keys.includes(key ?? '')) {
    return refuse(401, 'Incorrect API key provided.', 'invalid_request_error')
  }
  const body = findJson(request)
  const messages = body?.['messages']
  const model = body?.['model']
  if (!Array.isArray(messages) || typeof model !== 'string') {
    return refuse(400, "Missing required parameter: 'messages'.", 'invalid_request_error')
  }
  const question = { model, system: textOf(messages, 'system'), prompt: textOf(messages, 'user') }
  world.asked.push(question)
  const text = answerOf(question, world)
  const created = Math.floor(clock.now() / 1000)
  return body?.['stream'] === true
    ? { status: 200, headers: event_stream(), body: streamOf(text, { model, created }) }
    : { status: 200, body: wholeOf(text, { model, created }) }
}

interface About {
  readonly model: string
  readonly created: number
}

function wholeOf(text: string, about: About): Json {
  const message = { role: 'assistant', content: text }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    ...about,
    choices: [{ index: 0, message, finish_reason: 'stop' }],
  }
}

function streamOf(text: string, about: About): string {
  const pieces = text.match(/[\s\S]{1,12}/gu) ?? []
  const events = [{ role: 'assistant', content: '' }, ...pieces.map((content) => ({ content }))].map(
    (delta) => eventOf({ delta, finish_reason: null }, about),
  )
  return [...events, eventOf({ delta: {}, finish_reason: 'stop' }, about), 'data: [DONE]\n\n'].join('')
}

function eventOf(choice: Json, about: About): string {
  const chunk = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    ...about,
    choices: [{ index: 0, ...choice }],
  }
  return `data: ${JSON.stringify(chunk)}\n\n`
}

function flood(): string {
  return eventOf(
    { delta: { content: 'more and more and more. '.repeat(200) }, finish_reason: null },
    { model: 'any', created: 0 },
  ).repeat(400)
}

function event_stream(): Record<string, string> {
  return { 'content-type': 'text/event-stream; charset=utf-8' }
}

function refuse(status: number, message: string, type: string): SimulatedReply {
  return { status, body: { error: { message, type, param: null, code: null } } }
}

/** Contents are a text or a list of parts with texts. */
function textOf(messages: readonly unknown[], role: string): string {
  return messages
    .filter(isJson)
    .filter((message) => message['role'] === role)
    .map(({ content }) => {
      if (typeof content === 'string') return content
      const parts = Array.isArray(content) ? content.filter(isJson) : []
      return parts.map((part) => (typeof part['text'] === 'string' ? part['text'] : '')).join('')
    })
    .join('\n')
}

function readTemper(text: string): Temper {
  if (text === 'honest' || text === 'obedient' || text === 'scripted') return text
  throw new InputError(`"${text}" is not one of honest, obedient, scripted.`)
}
