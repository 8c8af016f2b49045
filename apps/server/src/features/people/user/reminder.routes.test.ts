import { getUser, updateUser } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('[EVT22]', () => {
  it('reminds ten minutes before unless the person chooses otherwise', async () => {
    const person = await server.aPerson()
    expect(person.reminder_minutes).toBe(10)
    for (const reminder_minutes of [0, 5, 15, 30, 60, null, 10] as const) {
      const { status } = await server.call(updateUser, { body: { reminder_minutes } }, person.access_token)
      expect(status).toBe(200)
      expect((await server.call(getUser, {}, person.access_token)).data).toMatchObject({ reminder_minutes })
    }
    await server.call(updateUser, { body: { about: 'Gardener' } }, person.access_token)
    expect((await server.call(getUser, {}, person.access_token)).data?.reminder_minutes).toBe(10)
  })

  it('knows no other number of minutes', async () => {
    const person = await server.aPerson()
    for (const reminder_minutes of [1, -5, 10.5, '10', true, {}, 1e9]) {
      const { status, errors } = await server.send({
        method: 'PUT',
        path: updateUser.path,
        payload: JSON.stringify({ reminder_minutes }),
        headers: { 'content-type': 'application/json' },
        token: person.access_token,
      })
      expect([reminder_minutes, status, errors?.[0]?.path]).toEqual([
        reminder_minutes,
        400,
        'reminder_minutes',
      ])
      expect(errors?.[0]?.message).toBe('reminder_minutes must be one of 0, 5, 10, 15, 30, 60, or null.')
    }
  })
})

describe('[INV27]', () => {
  it('brings invitations by mail and no reminders, until the person chooses otherwise', async () => {
    const person = await server.aPerson()
    expect(person).toMatchObject({ invitations_by_mail: true, reminders_by_mail: false })
    for (const body of [{ invitations_by_mail: false }, { reminders_by_mail: true }]) {
      const { status, data } = await server.call(updateUser, { body }, person.access_token)
      expect([status, data]).toEqual([200, expect.objectContaining(body)])
    }
    await server.call(updateUser, { body: { about: 'Gardener' } }, person.access_token)
    expect((await server.call(getUser, {}, person.access_token)).data).toMatchObject({
      invitations_by_mail: false,
      reminders_by_mail: true,
    })
  })

  it('takes yes or no and nothing else', async () => {
    const person = await server.aPerson()
    for (const field of ['invitations_by_mail', 'reminders_by_mail']) {
      for (const value of ['true', 1, null, {}]) {
        const { status, errors } = await server.send({
          method: 'PUT',
          path: updateUser.path,
          payload: JSON.stringify({ [field]: value }),
          headers: { 'content-type': 'application/json' },
          token: person.access_token,
        })
        expect([status, errors]).toEqual([400, [{ path: field, message: `${field} must be true or false.` }]])
      }
    }
  })
})
