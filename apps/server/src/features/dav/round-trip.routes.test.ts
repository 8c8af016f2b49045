import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aDavProgram, type DavProgram } from '../../../test/dav-program.ts'
import { objectIn, objectTextOf, objectVersion } from '../../../test/random-object.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { triesEveryCase } from '../../../test/every-case.ts'

/** `DAV_RUNS` asks for more. */
const runs = Number(process.env.DAV_RUNS ?? (triesEveryCase ? 20 : 8))

let server: TestServer
let phone: DavProgram

beforeAll(async () => {
  server = await startTestServer()
  phone = await aDavProgram(server, await server.aPerson({ timezone: 'Asia/Kathmandu' }))
})
afterAll(() => server.close())

it('[DAV20] what a program writes, again and again, comes back, as it wrote it and as Meridian writes it', {
  timeout: 60_000 + runs * 3000,
}, async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(objectVersion, { minLength: 1, maxLength: 3 }), async (versions) => {
      count += 1
      const uid = `event-${count}@example.com`
      const name = `event ${count}.ics`
      for (const one of versions) {
        const text = objectTextOf(uid, one)
        const { status, text: problem } = await phone.put(name, text)
        expect([status, problem]).toEqual([one === versions[0] && status === 201 ? 201 : 204, ''])
        expect((await phone.get(name)).text).toBe(text)
        await server.db.updateTable('dav_resource').set({ source: null, source_sha256: null }).execute()
        expect(objectIn((await phone.get(name)).text)).toEqual(objectIn(text))
      }
    }),
    { numRuns: runs, endOnFailure: true },
  )
})
