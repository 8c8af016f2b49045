import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { draftReply, type SessionUser, summariseMail } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTextModelSimulator } from '../../../../../simulators/src/text-model/provider.ts'
import { someOf } from '../../../../test/every-case.ts'
import { attack_marks, hostile_mails } from '../../../../test/hostile-mails.ts'
import { importedMail } from '../../../../test/imported-mail.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let model: Awaited<ReturnType<typeof startTextModelSimulator>>
let alone: TestServer
let assisted: TestServer
const asked_hosts = new Set<string>()

beforeAll(async () => {
  model = await startTextModelSimulator()
  model.change({ op: 'set_temper', temper: 'obedient' })
  alone = await startTestServer()
  assisted = await startTestServer({
    settings: { AI_BASE_URL: `${model.url}/v1`, AI_MODEL: 'obedient', AI_CALLS_PER_DAY: '1000' },
  })
  subscribe('undici:request:create', noteHost)
})
afterAll(async () => {
  unsubscribe('undici:request:create', noteHost)
  await Promise.all([alone.close(), assisted.close()])
  await model.close()
})

it('[GEN35] there are forty tricks', () => {
  expect(hostile_mails.length).toBeGreaterThanOrEqual(40)
})

describe.each(['embedded', 'openai-compatible'] as const)(
  '[GEN35] %s repeats and does nothing that a mail tells programs:',
  (provider) => {
    // A model gets the text that the summary of Meridian's own is made of.
    const tricks = provider === 'embedded' ? hostile_mails : someOf(hostile_mails, 4)
    it.each(tricks)('$name', async ({ file }) => {
      const server = provider === 'embedded' ? alone : assisted
      const person = await reader(server)
      const mail_id = await mailOf(server, person, file)
      const summary = await server.call(summariseMail, { params: { mail_id } }, person.access_token)
      const draft = await server.call(
        draftReply,
        { params: { mail_id }, body: { reply_point: summary.data?.mail_summary ?? '' } },
        person.access_token,
      )
      expect([summary.status, draft.status]).toEqual([200, 200])
      expect(summary.data?.mail_summary).not.toBe('')
      expectSilence(summary.data?.mail_summary ?? '')
      expectSilence(draft.data?.mail_body ?? '')
      expect(
        Object.keys(draft.data ?? {}).some((key) => /to|cc|recipient/.test(key) && key !== 'mail_body'),
      ).toBe(false)
    })
  },
)

it('[GEN36] nobody but the configured host is asked anything', () => {
  expect(model.requests.list().length).toBeGreaterThanOrEqual(someOf(hostile_mails, 4).length)
  expect([...asked_hosts]).toEqual([new URL(model.url).origin])
})

function expectSilence(text: string): void {
  const small = text.normalize('NFKC').toLowerCase()
  for (const mark of attack_marks) expect(small).not.toContain(mark)
}

function noteHost(message: unknown): void {
  const request =
    typeof message === 'object' && message !== null && 'request' in message ? message.request : null
  const origin =
    typeof request === 'object' && request !== null && 'origin' in request ? request.origin : null
  asked_hosts.add(String(origin))
}

const readers = new Map<TestServer, Promise<SessionUser>>()

function reader(server: TestServer): Promise<SessionUser> {
  const known = readers.get(server) ?? server.aPerson({ first_name: 'Hedda', last_name: 'Alder' })
  readers.set(server, known)
  return known
}

async function mailOf(server: TestServer, person: SessionUser, file: string): Promise<string> {
  // Each comes on a minute of its own, because a person may import and summarise only so often.
  minutes += 1
  server.setNow(new Date(Date.parse('2026-11-20T09:00:00Z') + minutes * 60_000).toISOString())
  return importedMail(server, person.access_token, file)
}

let minutes = 0
