import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../simulators/src/smtp/mail-server.ts'
import { readMail } from '../../../../simulators/src/smtp/read-mail.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { makeSecretBox } from '../../platform/security/secret-box.ts'
import { inTransaction } from '../../platform/postgres/db.ts'
import { jobs_schema } from '../../platform/jobs/jobs.ts'
import { removeExpired } from '../../platform/jobs/cleanup.ts'
import { testBox } from '../../../test/test-box.ts'
import { cancelOutgoing, type OutgoingEmail, retryOutgoing, sendOnce } from './outbox.service.ts'
import { findOutgoing } from './outbox.queries.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
let outside: MailServer
let server: TestServer

beforeEach(async () => {
  outside = await startMailServer()
  server = await startTestServer({
    now: now.toISOString(),
    settings: {
      SMTP_URL: outside.url,
      MAIL_FROM: 'Meridian <meet@people.example>',
      PUBLIC_URL: 'https://meet.people.example',
    },
  })
})
afterEach(async () => {
  await server.close()
  await outside.close()
})

function aLetter(about: Partial<OutgoingEmail> = {}): OutgoingEmail {
  return {
    key: { address: 'ada@people.example', about_id: '1', kind: 'account', time: now.toISOString() },
    user_id: null,
    route: 'instance',
    mail: { to: { name: '', address: 'ada@people.example' }, subject: 'Hello', text: 'A secret word' },
    ...about,
  }
}

function send(about?: Partial<OutgoingEmail>, box = testBox): Promise<string> {
  return inTransaction(server.db, (tx) => sendOnce(tx, box, aLetter(about), now))
}

async function stateOf(outgoing_mail_id: string) {
  const row = await findOutgoing(server.db, outgoing_mail_id)
  return { state: row?.state, problem: row?.problem, tries: row?.tries }
}

async function runAt(moment: string) {
  server.setNow(moment)
  return server.runDueJobs()
}

it('[OUT1] sends a mail with the transaction that needs it, and not without', async () => {
  const failing = inTransaction(server.db, async (tx) => {
    await sendOnce(tx, testBox, aLetter(), now)
    throw new Error('Something else went wrong.')
  })
  await expect(failing).rejects.toThrow('Something else')
  await server.runDueJobs()
  expect(outside.mails).toEqual([])
  const id = await send()
  await server.runDueJobs()
  expect(outside.mails.map(({ to }) => to)).toEqual([['ada@people.example']])
  expect(await stateOf(id)).toMatchObject({ state: 'sent', problem: null, tries: 1 })
})

it('[OUT2] sends one mail to an address about the same, of one kind and time', async () => {
  const [first, ...others] = await Promise.all([send(), send(), send()])
  expect(new Set(others)).toEqual(new Set([first]))
  const { key } = aLetter()
  await send({ key: { ...key, address: 'ADA@people.example' } })
  await server.runDueJobs()
  expect(await send()).toBe(first)
  await server.runDueJobs()
  expect(outside.mails).toHaveLength(1)
  await send({ key: { ...key, kind: 'reminder' } })
  await send({ key: { ...key, about_id: '2' } })
  await send({ key: { ...key, time: '2026-11-20T09:00:01.000Z' } })
  await server.runDueJobs()
  expect(outside.mails).toHaveLength(4)
})

it('[OUT3] keeps content and recipient of a waiting mail sealed, and none of a sent one', async () => {
  const id = await send()
  const { rows: jobs } = await sql`select * from ${sql.table(`${jobs_schema}.job`)}`.execute(server.db)
  const mail = await findOutgoing(server.db, id)
  expect(jobs.length).toBeGreaterThan(0)
  const columns = Object.values(mail ?? {}).map((value) =>
    Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
  )
  expect(JSON.stringify([jobs, columns])).not.toMatch(/secret word|ada@people/i)
  await server.runDueJobs()
  expect(await findOutgoing(server.db, id)).toMatchObject({ state: 'sent', content_sealed: null })
})

it('[OUT4] sends it when the server takes it again, under the same id', async () => {
  outside.behave('busy')
  const id = await send()
  await server.runDueJobs()
  expect(await stateOf(id)).toEqual({
    state: 'waiting',
    problem: 'The mail server takes no mail just now. It is tried again by itself.',
    tries: 1,
  })
  outside.behave('accept')
  await runAt('2026-11-20T09:00:14.000Z')
  expect(outside.mails).toEqual([])
  await runAt('2026-11-20T09:00:15.000Z')
  expect(outside.mails).toHaveLength(1)
  const headers = Object.fromEntries(readMail(outside.mails[0]?.content ?? '').headers)
  expect(headers['message-id']).toBe(`<${id}@people.example>`)
})

it('[OUT4] tries for a day, later each time, then keeps what a person wrote and shows why', async () => {
  outside.behave('busy')
  const person = await server.aPerson()
  const id = await send({
    key: { ...aLetter().key, kind: 'answer' },
    user_id: person.user_id,
  })
  for (let hour = 0; hour < 25; hour += 1) {
    await runAt(new Date(now.getTime() + hour * 3_600_000).toISOString())
  }
  const given_up = await stateOf(id)
  expect(given_up).toMatchObject({ state: 'failed', problem: expect.stringContaining('mail server') })
  expect(given_up.tries).toBeGreaterThan(10)
  outside.behave('accept')
  await runAt('2026-11-22T09:00:00.000Z')
  expect(outside.mails).toEqual([])
})

it('[OUT5] gives up what is refused for good, at once', async () => {
  outside.behave('refuse_recipient')
  const id = await send()
  await server.runDueJobs()
  expect(await stateOf(id)).toEqual({
    state: 'failed',
    problem: 'The mail was refused. Check its address, its text and its files.',
    tries: 1,
  })
  outside.behave('accept')
  await runAt('2026-11-21T09:00:00.000Z')
  expect(outside.mails).toEqual([])
})

it('[OUT5] gives up a mail that has become useless', async () => {
  outside.behave('busy')
  const id = await send({ uselessAt: new Date('2026-11-20T09:00:20.000Z') })
  await server.runDueJobs()
  outside.behave('accept')
  await runAt('2026-11-20T09:00:20.000Z')
  expect(await stateOf(id)).toMatchObject({ state: 'failed', problem: 'It could not be sent in time.' })
  expect(outside.mails).toEqual([])
})

it('[OUT5] gives up what it cannot read, because the key is another one', async () => {
  const id = await send({}, makeSecretBox('another key that is long enough to be one'))
  await server.runDueJobs()
  expect(await stateOf(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('key') })
})

it('[OUT6] waits until it is time, and can be taken back until then', async () => {
  const id = await send({ sendAt: new Date('2026-11-20T09:00:10.000Z') })
  await runAt('2026-11-20T09:00:09.000Z')
  expect(outside.mails).toEqual([])
  expect(await cancelOutgoing(server.db, id, now)).toBe(true)
  expect(await cancelOutgoing(server.db, id, now)).toBe(false)
  await runAt('2026-11-20T09:01:00.000Z')
  expect(outside.mails).toEqual([])
  expect(await findOutgoing(server.db, id)).toMatchObject({ state: 'cancelled', content_sealed: null })
})

it('[OUT6] cannot be taken back once it is on its way', async () => {
  const id = await send()
  await server.runDueJobs()
  expect(await cancelOutgoing(server.db, id, now)).toBe(false)
  expect(await retryOutgoing(server.db, id, now)).toBe(false)
})

it('[OUT7] is handed over by one of all processes', async () => {
  await send()
  const [one, other] = await Promise.all([server.runDueJobs(), server.runDueJobs()])
  expect([...(one ?? []), ...(other ?? [])].every(({ error }) => error === null)).toBe(true)
  expect(outside.mails).toHaveLength(1)
})

it('[OUT7] resumes after the sending process died', async () => {
  const id = await send()
  await server.db
    .updateTable('outgoing_mail')
    .set({
      state: 'sending',
      lease_token: id,
      lease_until: new Date('2026-11-20T09:02:00.000Z'),
      message_id: '<first@people.example>',
    })
    .execute()
  await runAt('2026-11-20T09:01:00.000Z')
  expect(outside.mails).toEqual([])
  await runAt('2026-11-20T09:02:00.000Z')
  expect(outside.mails).toHaveLength(1)
  expect(outside.mails[0]?.content).toContain('<first@people.example>')
})

it('[OUT7] finds mails that have lost their place on the queue', async () => {
  await send()
  await sql`delete from ${sql.table(`${jobs_schema}.job`)}`.execute(server.db)
  await server.runDueJobs()
  expect(outside.mails).toEqual([])
  await runAt('2026-11-20T09:11:00.000Z')
  expect(outside.mails).toHaveLength(1)
})

it('[OUT8] of a person without an account is sent by no server', async () => {
  const person = await server.aPerson({ first_name: 'Zoë', last_name: 'Ünal' })
  const key = { ...aLetter().key, kind: 'answer' as const }
  const id = await send({ user_id: person.user_id, route: 'own_mailbox', key })
  await server.runDueJobs()
  expect(outside.mails).toEqual([])
  expect(await stateOf(id)).toMatchObject({
    state: 'failed',
    problem: 'There is no way to send it: connect an account with mail under Integrations.',
  })
})

it('[OUT13] takes from names what could pass for another address, and what turns or hides text', async () => {
  const from_name = 'Chief" <ceo@victim.example>,\u202e\u2028Bcc: x via Meridian'
  const mail = {
    ...aLetter().mail,
    from_name,
    to: { name: 'A\u200b"<b@x.example>', address: 'c@people.example' },
  }
  await send({ mail })
  await server.runDueJobs()
  const headers = Object.fromEntries(readMail(outside.mails[0]?.content ?? '').headers)
  expect(headers['from']).toBe('"Chief ceo victim.example , Bcc: x via Meridian" <meet@people.example>')
  expect(headers['to']).toBe('"A b x.example" <c@people.example>')
})

it('[OUT9] is forgotten a quarter after it was done', async () => {
  const id = await send()
  await server.runDueJobs()
  await removeExpired(server.db, new Date('2027-02-10T09:00:00.000Z'))
  expect(await findOutgoing(server.db, id)).toBeDefined()
  await removeExpired(server.db, new Date('2027-02-20T09:00:00.000Z'))
  expect(await findOutgoing(server.db, id)).toBeUndefined()
})
