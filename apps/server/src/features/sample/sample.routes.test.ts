import {
  createSample,
  createTask,
  deleteSample,
  getSample,
  listMails,
  listMeetings,
  listTasks,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../../test/server.ts'

const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser

beforeEach(async () => {
  ada = await server.aPerson({ first_name: 'Ada' })
  bob = await server.aPerson({ first_name: 'Bob' })
})
afterAll(() => server.close())

async function counts({ access_token }: SessionUser): Promise<number[]> {
  const [meetings, mails, tasks] = await Promise.all([
    server.call(listMeetings, { query: { limit: 100 } }, access_token),
    server.call(listMails, { query: {} }, access_token),
    server.call(listTasks, {}, access_token),
  ])
  return [meetings, mails, tasks].map(({ data }) => data?.length ?? -1)
}

const create = ({ access_token }: SessionUser) => server.call(createSample, {}, access_token)
const remove = ({ access_token }: SessionUser) => server.call(deleteSample, {}, access_token)
const look = ({ access_token }: SessionUser) => server.call(getSample, {}, access_token)

describe('[PPL72] made-up data', () => {
  it('fills an empty account, without guests, and goes again as a whole', async () => {
    expect((await look(ada)).data).toEqual({ has_sample: false, may_create: true })
    const { status, data } = await create(ada)
    expect({ status, data }).toEqual({ status: 201, data: { has_sample: true, may_create: false } })
    const filled = await counts(ada)
    expect(Math.min(...filled)).toBeGreaterThanOrEqual(4)
    const { data: meetings } = await server.call(listMeetings, { query: { limit: 100 } }, ada.access_token)
    expect(meetings?.flatMap(({ meeting_invitees }) => Object.keys(meeting_invitees))).toEqual([])
    const [meeting] = meetings ?? []
    const params = { meeting_id: meeting?.meeting_id ?? '' }
    await server.call(updateMeeting, { params, body: { meeting_title: 'Mine' } }, ada.access_token)
    const own = { body: { task_description: 'Own' } }
    await server.call(createTask, own, ada.access_token)
    expect((await remove(ada)).data).toEqual({ has_sample: false, may_create: false })
    expect(await counts(ada)).toEqual([0, 0, 1])
    expect(await counts(bob)).toEqual([0, 0, 0])
  })

  it('is never mailed nor pushed', async () => {
    await create(ada)
    await remove(ada)
    expect(await server.db.selectFrom('outgoing_mail').select('outgoing_mail_id').execute()).toEqual([])
  })

  it('is only created while the account is empty, and once', async () => {
    const sent = await Promise.all([create(ada), create(ada)])
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    await server.call(createTask, { body: { task_description: 'Own' } }, bob.access_token)
    expect((await look(bob)).data).toEqual({ has_sample: false, may_create: false })
    expect((await create(bob)).status).toBe(409)
    expect(await counts(bob)).toEqual([0, 0, 1])
  })

  it('is removed only where it is, and by its person', async () => {
    expect((await remove(bob)).status).toBe(404)
    await create(ada)
    expect((await remove(bob)).status).toBe(404)
    expect((await look(ada)).data?.has_sample).toBe(true)
  })

  it.each([getSample, createSample, deleteSample])('asks for a session: $method', async (endpoint) => {
    expect((await server.call(endpoint, {})).status).toBe(401)
  })
})
