import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Json } from '../../kit/message.ts'
import { openCalendar, type OpenCalendar } from './open-calendar.ts'

let calendar: OpenCalendar
beforeEach(async () => {
  calendar = await openCalendar()
})
afterEach(() => calendar.google.close())

const events = '/calendars/primary/events'
const times = {
  start: { dateTime: '2026-03-09T10:00:00+01:00' },
  end: { dateTime: '2026-03-09T11:00:00+01:00' },
}

it('[PB22] makes no conference and no error when conferenceDataVersion is not 1', async () => {
  const { status, body } = await insert({ ...times, conferenceData: request('r-1') })
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('conferenceData')
  await calendar.google.clock.settle()
  expect(await get(body)).not.toHaveProperty('hangoutLink')
})

it('[PB22] makes a conference later: pending first, then with its link', async () => {
  const { token } = await calendar.listAll({})
  const { body } = await insert({ ...times, conferenceData: request('r-1') }, { conferenceDataVersion: '1' })
  expect(body).toMatchObject({ conferenceData: { createRequest: { status: { statusCode: 'pending' } } } })
  expect(body).not.toHaveProperty('hangoutLink')
  await calendar.google.clock.settle()
  const made = await get(body)
  const link = expect.stringMatching(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/)
  expect(made).toMatchObject({
    hangoutLink: link,
    conferenceData: {
      createRequest: { requestId: 'r-1', status: { statusCode: 'success' } },
      entryPoints: [{ entryPointType: 'video', uri: link }],
    },
  })
  expect(made['etag']).not.toBe(body['etag'])
  expect((await calendar.listAll({ syncToken: token })).items).toMatchObject([{ hangoutLink: link }])
})

it('[PB22] keeps the conference through writes that do not speak of it, and ends it when told to', async () => {
  const { body } = await insert({ ...times, conferenceData: request('r-1') }, { conferenceDataVersion: '1' })
  await calendar.google.clock.settle()
  const id = String(body['id'])
  const renamed = await calendar.ask(`PATCH ${events}/${id}`, { body: { summary: 'Renamed' } })
  expect(renamed.body).toHaveProperty('hangoutLink')
  const put = await calendar.ask(`PUT ${events}/${id}`, { body: { ...times, summary: 'Put' } })
  expect(put.body).toHaveProperty('hangoutLink')
  const again = await calendar.ask(`PATCH ${events}/${id}`, {
    body: { conferenceData: request('r-1') },
    query: { conferenceDataVersion: '1' },
  })
  expect(again.body['hangoutLink']).toBe(renamed.body['hangoutLink'])
  const query = { conferenceDataVersion: '1' }
  const ended = await calendar.ask(`PATCH ${events}/${id}`, { body: { conferenceData: null }, query })
  expect(ended.body).not.toHaveProperty('hangoutLink')
})

it('[PB22] can take its time with a conference, and fail to make it', async () => {
  calendar.change({
    op: 'set_calendar_limits',
    limits: { conference_ms: 5000, conference_result: 'failure' },
  })
  const { body } = await insert({ ...times, conferenceData: request('r-1') }, { conferenceDataVersion: '1' })
  await calendar.google.clock.advance(4999)
  const status = async () => (await get(body))['conferenceData']
  expect(await status()).toMatchObject({ createRequest: { status: { statusCode: 'pending' } } })
  await calendar.google.clock.advance(1)
  expect(await status()).toEqual({
    createRequest: expect.objectContaining({ status: { statusCode: 'failure' } }),
  })
})

function request(requestId: string) {
  return { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } }
}

function insert(body: object, query: Readonly<Record<string, string>> = {}) {
  return calendar.ask(`POST ${events}`, { body, query })
}

async function get({ id }: Json): Promise<Json> {
  return (await calendar.ask(`GET ${events}/${String(id)}`)).body
}
