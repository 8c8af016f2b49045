import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTextModelSimulator } from '../../../simulators/src/text-model/provider.ts'
import type { Fault } from '../../../simulators/src/kit/faults.ts'
import { type LanguageModel, LanguageModelError, openLanguageModel } from './language-model.ts'

let simulator: Awaited<ReturnType<typeof startTextModelSimulator>>
let model: LanguageModel

beforeAll(async () => {
  simulator = await startTextModelSimulator()
  simulator.change({ op: 'require_key', key: 'the-key' })
  model = openWith()
})
afterEach(() => simulator.faults.clear())
afterAll(() => simulator.close())

const question = {
  instructions: 'Summarise.',
  prompt: 'The roof of the house leaks badly. The plumber comes on Monday morning.',
  charactersMax: 500,
}

it('[GEN33] calls the configured model, with the key, and streams its text', async () => {
  const heard: string[] = []
  const text = await model.write({ ...question, onText: (soFar) => heard.push(soFar) })
  expect(text).toBe(question.prompt)
  expect(heard.length).toBeGreaterThan(2)
  expect(heard.at(-1)).toBe(text)
  expect(simulator.scene.world.asked.at(-1)).toEqual({
    model: 'tiny',
    system: question.instructions,
    prompt: question.prompt,
  })
})

describe('[GEN25] reports the failure:', () => {
  it.each<[string, Fault, string]>([
    ['down', { kind: 'named', name: 'down' }, 'broken'],
    ['busy', { kind: 'named', name: 'quota' }, 'limited'],
    ['no answer', { kind: 'named', name: 'silent' }, 'broken'],
    ['an error amid the stream', { kind: 'named', name: 'error_event' }, 'broken'],
    ['a stream of nonsense', { kind: 'named', name: 'garbage' }, 'broken'],
    ['too much', { kind: 'named', name: 'flood' }, 'too_long'],
    ['a page of another server', { kind: 'not_json' }, 'broken'],
    ['gone before', { kind: 'cut', at: 'before' }, 'broken'],
    ['gone after', { kind: 'cut', at: 'done' }, 'broken'],
    ['gone amid', { kind: 'cut', at: 'body' }, 'broken'],
    ['ten megabytes', { kind: 'huge' }, 'broken'],
  ])('%s', async (_name, fault, kind) => {
    simulator.faults.add({ match: {}, fault })
    expect(await failureOf(model)).toBe(kind)
  })

  it('half an event', async () => {
    simulator.faults.add({ match: {}, fault: { kind: 'named', name: 'half_event' } })
    expect(['empty', 'broken']).toContain(await failureOf(model))
  })

  it('a wrong key, without the key', async () => {
    const other = openWith({ apiKey: 'another-key' })
    const problem = await other.write(question).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(LanguageModelError)
    expect(problem).toMatchObject({ kind: 'refused' })
    expect(`${String(problem)} ${JSON.stringify(problem)}`).not.toMatch(/another-key|roof/)
  })
})

it('[GEN26] waits so long and no longer', async () => {
  simulator.faults.add({ match: {}, fault: { kind: 'hang' } })
  expect(await failureOf(openWith({}, 150))).toBe('slow')
})

it('[GEN85] waits a shorter time for a question that has one', async () => {
  simulator.faults.add({ match: {}, fault: { kind: 'hang' } })
  await expect(openWith().write({ ...question, timeoutMs: 100 })).rejects.toMatchObject({ kind: 'slow' })
})

it('[GEN26] stops when no caller waits any more', async () => {
  simulator.faults.add({ match: {}, fault: { kind: 'hang' } })
  const stopping = new AbortController()
  const writing = model.write({ ...question, signal: stopping.signal })
  stopping.abort(new Error('Stop.'))
  await expect(writing).rejects.toThrow('Stop.')
})

it('[GEN33] follows no redirect', async () => {
  const other = await startTextModelSimulator()
  try {
    simulator.faults.add({ match: {}, fault: { kind: 'redirect', to: `${other.url}/v1/chat/completions` } })
    expect(await failureOf(model)).toBe('broken')
    expect(other.requests.list()).toEqual([])
  } finally {
    await other.close()
  }
})

function openWith({ apiKey = 'the-key' } = {}, timeoutMs = 60_000): LanguageModel {
  const limits = { callsPerDay: 1, callsPerMonth: 1 }
  return openLanguageModel(
    { baseUrl: `${simulator.url}/v1`, apiKey, model: 'tiny', ...limits },
    { timeoutMs },
  )
}

async function failureOf(asked: LanguageModel): Promise<string> {
  try {
    return `no failure: ${await asked.write(question)}`
  } catch (problem) {
    if (problem instanceof LanguageModelError) return problem.kind
    throw problem
  }
}
