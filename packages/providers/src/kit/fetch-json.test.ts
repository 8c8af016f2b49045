import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pathOf } from './access.ts'
import { fetchJson, type Question } from './fetch-json.ts'
import { NothingSent, ProviderError } from './provider-error.ts'

const address = new URL('https://provider.example/things')
const origins = [address.origin]
const Thing = z.object({ name: z.string() })

describe('a call', () => {
  it.each([
    [undefined, null, ''],
    [{ name: 'a' }, 'application/json', '{"name":"a"}'],
    [new URLSearchParams({ name: 'a b' }), 'application/x-www-form-urlencoded;charset=UTF-8', 'name=a+b'],
  ])('[ADP12] sends %j as what it is', async (body, type, sent) => {
    const asked: Request[] = []
    const method = body === undefined ? 'DELETE' : 'POST'
    const headers = { authorization: 'Bearer a' }
    await ask((request) => asked.push(request), { method, body, headers })
    const [request] = asked
    expect(request?.method).toBe(method)
    expect(request?.headers.get('content-type')).toBe(type)
    expect(request?.headers.get('authorization')).toBe('Bearer a')
    expect(await request?.text()).toBe(sent)
  })

  it('[ADP12] goes nowhere but where it may', async () => {
    const call = fetchJson(new URL('https://elsewhere.example'), { reply: Thing, origins, fetch: refuse })
    await expect(call).rejects.toMatchObject({ kind: 'broken', message: 'elsewhere.example is not asked.' })
  })

  it.each([200, 201, 202])('[ADP12] takes any 2xx, %i as well, for an answer', async (status) => {
    const reply = await fetchJson(address, {
      reply: Thing,
      origins,
      fetch: () => Promise.resolve(Response.json({ name: 'a', more: 1 }, { status })),
    })
    expect(reply).toEqual({ name: 'a' })
  })

  it.each([
    ['ECONNREFUSED', true],
    ['ENOTFOUND', true],
    ['ECONNRESET', false],
    ['UND_ERR_SOCKET', false],
  ])('[MAIL93] knows by %s whether anything can have arrived', async (code, isUnconnected) => {
    const cause = Object.assign(new Error('It failed.'), { code })
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause }))
    const failure = await fetchJson(address, { reply: Thing, origins, fetch }).catch(
      (thrown: unknown) => thrown,
    )
    expect(failure).toMatchObject({ kind: 'broken', message: 'provider.example does not answer.' })
    expect(failure instanceof NothingSent).toBe(isUnconnected)
  })

  it('[ADP12] has an answer without content where that makes sense, and only there', async () => {
    expect(await fetchJson(address, { reply: z.undefined(), origins, fetch: answerNothing })).toBe(undefined)
    await expect(fetchJson(address, { reply: Thing, origins, fetch: answerNothing })).rejects.toMatchObject({
      kind: 'broken',
    })
  })

  it('[ADP13] is refused in the provider’s own words, which may be none', async () => {
    for (const [body, seen] of [
      ['{"code":7}', { code: 7 }],
      ['<html>', undefined],
      ['x'.repeat(100_000), undefined],
    ] as const) {
      const call = fetchJson(address, {
        reply: Thing,
        origins,
        fetch: () => Promise.resolve(new Response(body, { status: 418, headers: { 'x-word': 'w' } })),
        failureOf: (refusal) => {
          expect(refusal).toMatchObject({ status: 418, host: 'provider.example', body: seen })
          expect(refusal.headers.get('x-word')).toBe('w')
          return new ProviderError('conflict', 'Taken.')
        },
      })
      await expect(call).rejects.toMatchObject({ kind: 'conflict', retry_at_ms: null, missing_scopes: [] })
    }
  })
})

describe('a path', () => {
  it('[ADP12] keeps each segment as one, with any characters', () => {
    expect(pathOf('calendars', 'a/b#c?d@e%', 'events')).toBe('/calendars/a%2Fb%23c%3Fd%40e%25/events')
    for (const segment of ['', '.', '..']) expect(() => pathOf('a', segment)).toThrow(ProviderError)
  })
})

async function ask(note: (request: Request) => void, question: Partial<Question<unknown>>): Promise<void> {
  await fetchJson(address, {
    reply: z.unknown(),
    origins,
    ...question,
    fetch: (url, request) => {
      note(new Request(url, request))
      return Promise.resolve(new Response(null, { status: 204 }))
    },
  })
}

function answerNothing(): Promise<Response> {
  return Promise.resolve(new Response(null, { status: 204 }))
}

function refuse(): Promise<Response> {
  throw new Error('No request is expected.')
}
