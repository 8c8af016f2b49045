// old-seed.ts <checkout of an old release> <address of its database> <people> <meetings> <now> <SQL>: fills the database by the seeds
// of that release, which know its columns.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [checkout = '', url = '', people = '0', meetings = '0', now = '', sql = ''] = process.argv.slice(2)
// All are written against the driver that the old release installs.
const { Client } = createRequire(join(checkout, 'apps', 'server', 'package.json'))('pg')
const world = { people: Number(people), meetings: Number(meetings), sessions: Number(people), now }

const client = new Client({ connectionString: url })
await client.connect()
for (const [file, name] of [
  ['service.seed.ts', 'seedWorld'],
  ['label.seed.ts', 'seedLabels'],
  ['task.seed.ts', 'seedTasks'],
  ['mail.seed.ts', 'seedMails'],
] as const) {
  const module = await import(pathToFileURL(join(checkout, 'bench', file)).href)
  await module[name](client, world)
}
for (const statement of sql.split(';')) await client.query(statement)
await client.end()
