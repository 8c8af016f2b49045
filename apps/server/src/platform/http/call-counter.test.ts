import { listMeetings } from '@meridian/contract'
import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../../../test/server.ts'
import { makeCallCounter } from './call-counter.ts'

const server = await startTestServer()
afterAll(() => server.close())

it('[API12] allows as many calls in each window as the limit, for each person', () => {
  const count = makeCallCounter({ most: 2, windowSeconds: 60 })
  count('ada', at('09:00:10'))
  count('ada', at('09:00:59'))
  expect(() => count('ada', at('09:00:20'))).toThrow(
    expect.objectContaining({ status: 429, retryAfterSeconds: 40 }),
  )
  count('bob', at('09:00:20'))
  count('ada', at('09:01:00'))
})

it('[API12] answers 429 with Retry-After to a program that asks for lists in a loop', async () => {
  const [ada, bob] = [await server.aPerson(), await server.aPerson()]
  const list = (token: string) => server.call(listMeetings, { query: { limit: 1 } }, token)
  for (let asked = 0; asked < 600; asked += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => list(ada.access_token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }
  const refused = await list(ada.access_token)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  expect(refused.message).toBe('Too many tries. Please wait a little and try again.')
  expect((await list(bob.access_token)).status).toBe(200)
})

function at(time: string): Date {
  return new Date(`2026-11-20T${time}Z`)
}
