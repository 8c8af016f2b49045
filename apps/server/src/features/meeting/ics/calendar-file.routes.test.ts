import { findSlots } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendar, calendarOf, plan } from '../../../../test/calendar.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer
let own: ReturnType<typeof calendarOf>
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T09:00:00.000Z' })
  own = calendarOf(server)
})
afterAll(() => server.close())

describe('which people may call it', () => {
  it.each([
    ['POST', '/v1/meeting/import'],
    ['GET', '/v1/meeting/export'],
    ['GET', '/v1/meeting/export/0190aaaa-0000-7000-8000-000000000001'],
  ] as const)('[MTG78] refuses %s %s to the signed-out and to admins', async (method, path) => {
    const admin = await server.aPerson()
    await server.db
      .updateTable('app_user')
      .set({ role: 'admin' })
      .where('user_id', '=', admin.user_id)
      .execute()
    const request = {
      method,
      path,
      ...(method === 'POST' && { payload: calendar(plan), headers: { 'content-type': 'text/calendar' } }),
    }
    expect((await server.send(request)).status).toBe(401)
    expect((await server.send({ ...request, token: admin.access_token })).status).toBe(403)
  })

  it('[MTG78] names the field of an id that is none', async () => {
    const person = await server.aPerson()
    const { status, errors } = await server.send({
      method: 'GET',
      path: '/v1/meeting/export/garden',
      token: person.access_token,
    })
    expect([status, errors?.[0]?.path]).toEqual([400, 'meeting_id'])
  })

  it('[MTG65] finds slots around what was read', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    await own.read(
      person,
      calendar(
        ['UID:1@files.example', 'DTSTART:20261125T090000Z', 'DTEND:20261125T120000Z'],
        ['UID:2@files.example', 'DTSTART:20261125T123000Z', 'DTEND:20261125T170000Z'],
      ),
    )
    const body = {
      users: [],
      duration: 30,
      start_time: '2026-11-25 00:00:00',
      end_time: '2026-11-26 00:00:00',
    }
    const { data } = await server.call(findSlots, { body }, person.access_token)
    expect(data?.free_slots).toEqual([['2026-11-25T12:00:00.000Z', '2026-11-25T12:30:00.000Z']])
  })
})
