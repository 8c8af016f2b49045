import { deleteMail, getMail, type SessionUser, summariseThread } from '@meridian/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTextModelSimulator } from '../../../../../simulators/src/text-model/provider.ts'
import { importedMail, mailFile } from '../../../../test/imported-mail.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let simulator: Awaited<ReturnType<typeof startTextModelSimulator>>

beforeAll(async () => {
  simulator = await startTextModelSimulator()
})
afterAll(() => simulator.close())

let server: TestServer
let ada: SessionUser

async function start(settings: Record<string, string>) {
  server = await startTestServer({ settings })
  ada = await server.aPerson({ first_name: 'Ada' })
}

afterEach(async () => {
  simulator.faults.clear()
  simulator.requests.clear()
  await server.close()
})

const question =
  'Hello Ada,\n\nthe roof of the boathouse leaks since the storm. Two offers came in: 4,200 euros from Brandt and 3,900 euros from Keel. Could you tell me by Friday which one we take?\n\nBest,\nTilda'
const answer = 'I would take Keel, because Brandt was late twice last year.\n\nOskar'
const long_question = `${question.slice(0, -14)} The town pays half of the sum if the work begins before Christmas, and the insurance wants to see both offers.`
const decision = 'Keel it is. I will order the work today, and they start on 7 December.\n\nTilda'

describe('[GEN49] the summary of a conversation by the server', () => {
  beforeEach(() => start({}))

  it('says who wrote what, with mail and place', async () => {
    const { thread_id, mail_ids } = await aThread()
    const { status, data } = await summary(thread_id)
    expect(status).toBe(200)
    expect(data).toMatchObject({ thread_id, provider: 'embedded', is_offline: false, is_cached: false })
    expect(data?.left_out_count).toBe(0)
    const said = data?.sentences.map(({ sender, text }) => `${sender}: ${text}`)
    expect(said).toContain('Tilda: Could you tell me by Friday which one we take?')
    expect(said).toContain('Oskar: I would take Keel, because Brandt was late twice last year.')
    for (const { mail_id, text, start: from, end } of data?.sentences ?? []) {
      expect(mail_ids).toContain(mail_id)
      const mail = await server.call(getMail, { params: { mail_id: mail_id ?? '' } }, ada.access_token)
      expect(mail.data?.mail_body.slice(from ?? 0, end ?? 0).replaceAll(/\s+/g, ' ')).toBe(text)
    }
  })

  it('is kept until a mail joins or leaves', async () => {
    const { thread_id, mail_ids } = await aThread()
    const first = await summary(thread_id)
    expect((await summary(thread_id)).data).toEqual({ ...first.data, is_cached: true })
    expect((await summary(thread_id, '1')).data?.is_cached).toBe(false)
    const joined = await aMail({ text: decision, from: 'Tilda', answers: mail_ids[0] })
    const second = await summary(thread_id)
    expect(second.data?.is_cached).toBe(false)
    expect(second.data?.sentences.map(({ mail_id }) => mail_id)).toContain(joined)
    await server.call(deleteMail, { params: { mail_id: joined } }, ada.access_token)
    expect((await summary(thread_id)).data?.sentences).toEqual(first.data?.sentences)
  })

  it('belongs to the person, and names what is wrong', async () => {
    const { thread_id } = await aThread()
    const eve = await server.aPerson({ first_name: 'Eve' })
    const params = { thread_id }
    expect((await server.call(summariseThread, { params }, eve.access_token)).status).toBe(404)
    expect((await server.call(summariseThread, { params })).status).toBe(401)
    const bad = await server.call(summariseThread, { params: { thread_id: 'seven' } }, ada.access_token)
    expect([bad.status, bad.errors?.[0]?.path]).toEqual([400, 'thread_id'])
  })
})

describe('[GEN50] the summary of a conversation by a service', () => {
  beforeEach(() => start({ AI_BASE_URL: `${simulator.url}/v1`, AI_MODEL: 'tiny' }))

  it('[GEN78] is asked for once, and grounded, and counts what was left out', async () => {
    const script = 'Tilda asks which offer to take by Friday. Call 0900 555 123 at once.'
    simulator.change({ op: 'set_temper', temper: 'scripted', script })
    const { thread_id } = await aThread(long_question)
    const { data } = await summary(thread_id)
    expect(data).toMatchObject({ provider: 'openai-compatible', model: 'tiny', is_offline: false })
    expect(data?.sentences).toEqual([
      {
        text: 'Tilda asks which offer to take by Friday.',
        mail_id: null,
        sender: '',
        start: null,
        end: null,
      },
    ])
    expect(data?.left_out_count).toBe(1)
    expect((await summary(thread_id)).data).toEqual({ ...data, is_cached: true })
    expect(simulator.requests.list()).toHaveLength(1)
  })

  it('is not kept where the service fails', async () => {
    simulator.change({ op: 'set_temper', temper: 'honest' })
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const { thread_id } = await aThread(long_question)
    expect((await summary(thread_id)).data).toMatchObject({ provider: 'embedded', is_offline: true })
    expect((await summary(thread_id)).data).toMatchObject({ is_cached: false })
  })
})

function summary(thread_id: string, refresh: '0' | '1' = '0') {
  return server.call(summariseThread, { params: { thread_id }, query: { refresh } }, ada.access_token)
}

async function aThread(opening = question): Promise<{ thread_id: string; mail_ids: string[] }> {
  const first = await aMail({ text: opening, from: 'Tilda' })
  const second = await aMail({ text: answer, from: 'Oskar', answers: first })
  const { data } = await server.call(getMail, { params: { mail_id: first } }, ada.access_token)
  return { thread_id: data?.thread_id ?? '', mail_ids: [first, second] }
}

let mails = 0
const message_ids = new Map<string, string>()

interface ThreadMail {
  readonly text: string
  readonly from: string
  readonly answers?: string | undefined
}

async function aMail({ text, from, answers }: ThreadMail): Promise<string> {
  mails += 1
  const message_id = `<boathouse-${mails}@harbour.example>`
  const head = [
    `Message-ID: ${message_id}`,
    `Date: Thu, 19 Nov 2026 10:${String(mails).padStart(2, '0')}:00 +0000`,
    `From: ${from} <${from.toLowerCase()}@harbour.example>`,
    'To: ada@people.example',
    ...(answers === undefined ? [] : [`In-Reply-To: ${message_ids.get(answers)}`]),
    'Subject: The roof of the boathouse',
  ]
  const mail_id = await importedMail(server, ada.access_token, mailFile(head, text))
  message_ids.set(mail_id, message_id)
  return mail_id
}
