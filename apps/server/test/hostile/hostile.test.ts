import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../server.ts'
import { newChance } from '../soak/chance.ts'
import { api_cases } from './api-cases.ts'
import { mutationCase } from './calendar-cases.ts'
import type { HostileTarget } from './hostile-target.ts'
import { invitation_cases } from './mail-cases.ts'

let server: TestServer
let target: HostileTarget

beforeAll(async () => {
  server = await startTestServer()
  target = {
    send: async ({ method, path, payload, headers = {}, token }) => {
      const { statusCode: status, body: text } = await server.app.inject({
        method,
        url: path,
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        ...(payload !== undefined && { payload }),
      })
      return { status, text }
    },
    aPerson: () => server.aPerson(),
    waitUntil: async (holds) => {
      await server.runDueJobs()
      return holds()
    },
  }
})
afterAll(() => server.close())

/** A quick part of what `npm run check-hostile` sends, without its measuring. */
const quick = [
  mutationCase(4),
  ...invitation_cases.filter(({ name }) => /NUL/.test(name)),
  ...api_cases.filter(({ name }) => /NUL|surrogate|no text|numbers|language|beyond/.test(name)),
]

it.each(quick)(
  '[MTG73] [INV52] $name: is kept, refused with a reason or reported as skipped',
  async ({ run }) => {
    expect(await run(target, newChance(1))).toEqual([])
  },
)
