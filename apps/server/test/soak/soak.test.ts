import { expect, it } from 'vitest'
import { freshDatabase } from '../database.ts'
import { triesEveryCase } from '../every-case.ts'
import { runSoak } from './soak.ts'

it('[CON28] [MAIL10] [INV9] [DAV34] after any changes and kills, all people see in the end exactly what the providers have @whole', async () => {
  await using resources = new AsyncDisposableStack()
  const database = await freshDatabase()
  resources.defer(() => database.drop())
  const size = triesEveryCase
    ? { mostChanges: 150, connections: 8, changesPerKill: 40 }
    : { mostChanges: 60, connections: 6, changesPerKill: 25 }
  const report = await runSoak({
    ...size,
    databaseUrl: database.url,
    durationMs: 240_000,
    seed: Number(process.env['SOAK_SEED'] ?? 1),
    processes: 2,
    speed: 30,
    changeEveryMs: 20,
    say: () => {},
  })
  expect([...report.unread, ...report.differences]).toEqual([])
  expect(report.kills).toBeGreaterThan(0)
  expect(report.faults).toBeGreaterThan(5)
  expect(report.occurrences).toBeGreaterThan(20)
  expect(report.mails).toBeGreaterThan(20)
  expect(report.replies).toBeGreaterThan(0)
  expect(report.programs.writes).toBeGreaterThan(0)
  expect(report.letters).toBeGreaterThan(0)
}, 600_000)
