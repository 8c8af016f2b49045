import { createLabel, type SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { isModest } from './json-body.ts'

let server: TestServer
let ada: SessionUser

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.aPerson()
})
afterAll(() => server.close())

it.each([
  ['half a million brackets', `{"label_title":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
  ['brackets without an end', '['.repeat(900_000)],
  [
    '50,000 keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, at]))),
  ],
])('[API21] refuses %s before they are parsed', async (_, payload) => {
  const { status, text } = await server.send({
    method: 'POST',
    path: createLabel.path,
    payload,
    headers: { 'content-type': 'application/json' },
    token: ada.access_token,
  })
  expect(status).toBe(400)
  expect(JSON.parse(text).message).toBe('The request holds too many values, or nests them too deeply.')
})

it('[API21] ignores what is in a text', () => {
  const text = '[{,"\\'.repeat(50_000)
  expect(isModest(JSON.stringify({ text, more: [text, { text }] }))).toBe(true)
  expect(isModest(JSON.stringify(Array.from({ length: 20_000 }, () => 1)))).toBe(true)
  expect(isModest(JSON.stringify(Array.from({ length: 20_002 }, () => 1)))).toBe(false)
  expect(isModest(`${' '.repeat(10_000)}"never ended`)).toBe(true)
})
