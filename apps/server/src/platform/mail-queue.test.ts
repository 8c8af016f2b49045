import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../simulators/src/smtp/mail-server.ts'
import { readMail } from '../../../simulators/src/smtp/read-mail.ts'
import { startTestServer, type TestServer } from '../../test/server.ts'
import { testBox } from '../../test/test-box.ts'
import { inTransaction } from './db.ts'
import { jobs_schema } from './jobs.ts'
import { sendLater } from './mail-queue.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const mail = { to: { name: '', address: 'ada@people.example' }, subject: 'Hello', text: 'A secret word' }
let outside: MailServer
let server: TestServer

beforeEach(async () => {
  outside = await startMailServer()
  server = await startTestServer({
    now: now.toISOString(),
    settings: {
      SMTP_URL: outside.url,
      MAIL_FROM: 'meet@people.example',
      PUBLIC_URL: 'https://meet.people.example',
    },
  })
})
afterEach(async () => {
  await server.close()
  await outside.close()
})

function enqueueMail(uselessAt?: Date): Promise<void> {
  return inTransaction(server.db, (tx) =>
    sendLater(tx, testBox, mail, { now, ...(uselessAt && { uselessAt }) }),
  )
}

async function runMails() {
  return (await server.runDueJobs()).filter(({ name }) => name === 'mail.send')
}

it('[MAIL6] sends a mail with the transaction that needs it, and not without', async () => {
  const failing = inTransaction(server.db, async (tx) => {
    await sendLater(tx, testBox, mail, { now })
    throw new Error('Something else went wrong.')
  })
  await expect(failing).rejects.toThrow('Something else')
  expect(await runMails()).toEqual([])
  await enqueueMail()
  await server.runDueJobs()
  expect(outside.mails.map(({ to }) => to)).toEqual([['ada@people.example']])
})

it('[MAIL6] keeps a waiting mail sealed', async () => {
  await enqueueMail()
  const { rows } = await sql`select * from ${sql.table(`${jobs_schema}.job`)}`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/secret word|ada@people/)
})

it('[MAIL2] [MAIL6] sends it when the server takes it again, under the same id', async () => {
  outside.behave('busy')
  await enqueueMail()
  expect(await runMails()).toMatchObject([{ error: { kind: 'failed' } }])
  outside.behave('accept')
  server.setNow('2026-11-20T09:00:20.000Z')
  expect(await runMails()).toMatchObject([{ error: null }])
  const [first] = outside.mails
  expect(outside.mails).toHaveLength(1)
  const id = Object.fromEntries(readMail(first?.content ?? '').headers)['message-id']
  expect(id).toMatch(/^<[0-9a-f-]{36}@people\.example>$/)
})

it('[MAIL6] gives up what is refused for good', async () => {
  outside.behave('refuse_recipient')
  await enqueueMail()
  expect(await runMails()).toMatchObject([{ error: null }])
  outside.behave('accept')
  server.setNow('2026-11-21T09:00:00.000Z')
  expect(await runMails()).toEqual([])
  expect(outside.mails).toEqual([])
})

it('[MAIL6] gives up what has become useless meanwhile', async () => {
  outside.behave('busy')
  await enqueueMail(new Date('2026-11-20T09:00:20.000Z'))
  await server.runDueJobs()
  outside.behave('accept')
  server.setNow('2026-11-20T09:00:20.000Z')
  expect(await runMails()).toMatchObject([{ error: null }])
  expect(outside.mails).toEqual([])
})
