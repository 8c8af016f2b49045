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
  updateUser,
} from '@meridian/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../../../test/server.ts'
import { own_words } from './sample-calendar.rules.ts'
import { sample_mails } from './sample-mails.rules.ts'
import { planned_labels, planned_meetings, planned_tasks } from './sample-plan.rules.ts'
import { german_words } from './sample-words.rules.ts'

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

  it('is in German for a person who reads German', async () => {
    await server.call(updateUser, { body: { language: 'de' } }, ada.access_token)
    await create(ada)
    const [meetings, mails, tasks] = await Promise.all([
      server.call(listMeetings, { query: { limit: 100 } }, ada.access_token),
      server.call(listMails, {}, ada.access_token),
      server.call(listTasks, {}, ada.access_token),
    ])
    expect(meetings.data?.map(({ meeting_title }) => meeting_title)).toContain(
      'Entwurfsbesprechung: Hafenbüro',
    )
    expect(mails.data?.map(({ mail_subject }) => mail_subject)).toContain('Das Hafenbüro')
    expect(tasks.data?.map(({ task_description }) => task_description)).toContain(
      'Genehmigung für den Kai verlängern',
    )
  })

  it('has German words for each of its texts, and no others', () => {
    const plan = { planned_labels, planned_tasks, planned_meetings, sample_mails, own_words }
    const texts = new Set<string>()
    JSON.stringify(plan, (_, part: unknown) => {
      if (typeof part === 'string') texts.add(part)
      return part
    })
    expect([...german_words.keys()].filter((text) => !texts.has(text))).toEqual([])
    const same =
      /^(#|-?\d|https:|[a-z]+$|[a-z_]+$|[\w.-]+@|.* <.*@|List-Unsubscribe|Precedence|Soft |Ines Duarte$)/
    expect([...texts].filter((text) => !german_words.has(text) && !same.test(text))).toEqual([])
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
