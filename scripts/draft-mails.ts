/**
 * Writes what the product makes of the mails of a folder (.eml, to marit@meridian.test): category, summary and first
 * draft, a file for each mail. Each is answered 20 minutes after its date for a made-up reader whose weeks from the second
 * one on are busy here and there. The files are judged by reading them: beside each
 * mail of packages/text/samples/inbox stands what its author expects.
 * Usage: npm run draft-mails -- <folder of mails> <folder of files>
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { draftReply, getMail, type MailDraft, summariseMail } from '@meridian/contract'
import { aMeeting } from '../apps/server/test/a-meeting.ts'
import { importedMail } from '../apps/server/test/imported-mail.ts'
import { startMigratedCluster } from '../apps/server/test/migrated-cluster.ts'
import { startTestServer, type TestServer } from '../apps/server/test/server.ts'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { connectDatabase } from '../apps/server/src/platform/postgres/db.ts'

const [mails, files] = process.argv.slice(2)
if (mails === undefined || files === undefined) {
  console.error('Usage: npm run draft-mails -- <folder of mails> <folder of files>')
  process.exit(1)
}

const address = 'marit@meridian.test'
const after_ms = 20 * 60_000
/** A person may request 60 texts a minute, and each mail takes two. */
const least_apart_ms = 3000

/** The day, counted from the Monday of the first mail's week, beginning and end, in Berlin. */
const busy = [
  [8, '10:00', '12:00'],
  [9, '09:00', '10:00'],
  [10, '15:00', '16:00'],
  [11, '09:00', '10:00'],
  [14, '09:30', '11:00'],
  [14, '14:00', '15:00'],
  [15, '10:00', '12:00'],
  [16, '13:00', '16:00'],
  [17, '09:00', '10:00'],
  [17, '15:00', '16:30'],
  [18, '11:00', '12:00'],
  [22, '14:00', '15:00'],
] as const
const read = readdirSync(mails)
  .filter((name) => name.endsWith('.eml'))
  .map((name) => ({ name, file: readFileSync(join(mails, name), 'utf8') }))
  .map((mail) => ({ ...mail, date: dateOf(mail.name, mail.file) }))
  .toSorted((one, other) => one.date - other.date)
const [first] = read
if (!first) {
  console.error(`There is no .eml file in ${mails}.`)
  process.exit(1)
}
const day_before = new Date(first.date - 86_400_000)
const monday = first.date - ((new Date(first.date).getUTCDay() + 6) % 7) * 86_400_000

await using resources = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void resources.disposeAsync().finally(() => process.exit(1)))
const folder = resources.use(temporaryFolder())
const cluster = await startMigratedCluster(folder.path)
resources.defer(() => cluster.stop())
const db = connectDatabase({ url: cluster.url })
const database = { url: cluster.url, db, drop: () => db.destroy() }
const server = await startTestServer({ database, now: day_before.toISOString() })
resources.defer(() => server.close())
const { access_token, primary_email } = await server.aPerson({ first_name: 'Marit', last_name: 'Lindqvist' })
for (const [day, start_time, end_time] of busy) {
  const start_date = new Date(monday + day * 86_400_000).toISOString().slice(0, 10)
  await aMeeting(server, access_token, {
    meeting_date: { start_date },
    meeting_time: { start_time, end_time },
  })
}
mkdirSync(files, { recursive: true })
let now = 0
for (const { name, file, date } of read) {
  now = Math.max(now + least_apart_ms, date + after_ms)
  server.setNow(new Date(now).toISOString())
  writeFileSync(
    join(files, `${basename(name, '.eml')}.txt`),
    await answerOf(server, file.replaceAll(address, primary_email)),
  )
}
console.log(`${read.length} mails`)

function dateOf(name: string, file: string): number {
  const date = Date.parse(/^Date: (.*)$/m.exec(file)?.[1] ?? '')
  if (Number.isNaN(date)) throw new Error(`${name} has no Date.`)
  return date
}

async function answerOf({ call, runDueJobs }: TestServer, file: string): Promise<string> {
  const params = { mail_id: await importedMail(server, access_token, file) }
  await runDueJobs()
  const mail = await call(getMail, { params }, access_token)
  const summary = await call(summariseMail, { params }, access_token)
  const draft = await call(draftReply, { params, body: { reply_point: '' } }, access_token)
  if (!mail.data || !summary.data || !draft.data)
    throw new Error(`${mail.message} ${summary.message} ${draft.message}`)
  const { refusal, confidence, may_want_times, mail_subject, mail_body, missing, places } = draft.data
  return [
    `category: ${mail.data.mail_category}`,
    '--- summary',
    summary.data.mail_summary,
    '--- draft',
    `refusal: ${refusal}, confidence: ${confidence}, may_want_times: ${may_want_times}`,
    `subject: ${mail_subject}`,
    mail_body,
    ...missing.map((sentence, index) => `missing: ${sentence}${answersIn(places[index])}`),
    '',
  ].join('\n')
}

function answersIn(place: MailDraft['places'][number] | undefined): string {
  return place && place.answers.length > 0 ? ` [${place.answers.join(' | ')}]` : ''
}
