import { Client } from 'pg'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { startCluster } from '../apps/server/src/platform/postgres/cluster.ts'
import { connectDatabase } from '../apps/server/src/platform/postgres/db.ts'
import { migrateToLatest } from '../apps/server/src/platform/postgres/migrate.ts'
import { seedLabels } from './label.seed.ts'
import { seedMails } from './mail.seed.ts'
import { seedSeries } from './series.seed.ts'
import { seedWorld } from './service.seed.ts'
import { seedTasks } from './task.seed.ts'

const ignore = () => undefined

it('[RUN50] @whole the rows that the measurements begin with fit the tables', async () => {
  using folder = temporaryFolder()
  await using resources = new AsyncDisposableStack()
  const log = { debug: ignore, info: ignore, error: ignore }
  const cluster = await startCluster({ dataDir: folder.path, log, isDurable: false })
  resources.defer(() => cluster.stop())
  const db = connectDatabase({ url: cluster.url })
  await migrateToLatest(db).finally(() => db.destroy())
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  resources.defer(() => client.end())
  const world = { people: 20, meetings: 200, sessions: 10, now: '2026-11-20T09:00:00.000Z' }
  for (const seed of [seedWorld, seedLabels, seedTasks, seedMails, seedSeries]) await seed(client, world)
  const { rows } = await client.query(
    'select (select count(*) from mail_content)::int as mails, (select count(*) from meeting)::int as meetings',
  )
  expect(rows).toEqual([{ mails: 2000, meetings: 200 + 50 * 20 }])
})
