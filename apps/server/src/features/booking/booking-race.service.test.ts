import { fileURLToPath } from 'node:url'
import { createBookingPage, listBookingPages } from '@meridian/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type Child, startChild } from '../../../test/child.ts'
import { triesEveryCase } from '../../../test/every-case.ts'
import { startMigratedCluster } from '../../../test/migrated-cluster.ts'
import { readPostmasterPid } from '../../../test/processes.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { connectDatabase } from '../../platform/postgres/db.ts'

const program = fileURLToPath(new URL('../../../test/booking-process.ts', import.meta.url))
const now = '2026-11-20T09:00:00.000Z'
/** BOOKING_ROUNDS=50 BOOKING_GUESTS=100 is the long run. */
const rounds = Number(process.env['BOOKING_ROUNDS'] ?? 3)
/** For each of the two processes. */
const guests = Number(process.env['BOOKING_GUESTS'] ?? 15)

it('[BKG3] two processes book each time once, also when the database drops their connections @whole', async () => {
  const server = await startTestServer({ now })
  await race(server, async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(server.db)
  })
  await server.close()
}, 600_000)

it.runIf(triesEveryCase)(
  '[BKG3] two processes book each time once, also when the database is killed',
  async () => {
    using folder = temporaryFolder()
    const cluster = await startMigratedCluster(folder.path)
    const database = {
      url: cluster.url,
      db: connectDatabase({ url: cluster.url }),
      drop: () => cluster.stop(),
    }
    const server = await startTestServer({ now, database })
    await race(server, () => {
      process.kill(readPostmasterPid(folder.path), 'SIGKILL')
      return Promise.resolve()
    })
    await server.close()
  },
  600_000,
)

/** Every other round is disturbed. Each time is booked by one guest, and all others are offered times that are free. */
async function race(server: TestServer, disturb: () => Promise<void>): Promise<void> {
  const ada = await server.aPerson({ timezone: 'UTC' })
  const always = [{ start_time: '00:00', end_time: '24:00' }]
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const body = {
    booking_page_title: 'Race',
    booking_page_slug: 'race',
    booking_hours: Object.fromEntries(days.map((day) => [day, always])),
  }
  await server.call(createBookingPage, { body }, ada.access_token)
  const { data } = await server.call(listBookingPages, {}, ada.access_token)
  const first = Date.parse('2026-11-23T00:00:00Z')
  const start = (): Child =>
    startChild(
      process.execPath,
      [program, server.databaseUrl, data?.booking_name ?? '', 'race', String(guests), String(first)],
      { env: { ...process.env, TEST_NOW: now } },
    )
  await using one = start()
  await using other = start()
  const both = [one, other]
  await Promise.all(both.map((child) => child.waitFor(/^ready/)))
  for (let round = 1; round <= rounds; round += 1) {
    const said = both.map((child) => child.waitFor(new RegExp(`^round ${round}: (.*)\\.$`)))
    for (const child of both) child.process.kill('SIGUSR2')
    if (round % 2 === 0) await disturb()
    const outcomes = (await Promise.all(said)).map(([, all = '']) => all).join(', ')
    expect(countOf(outcomes, 'booked')).toBe(1)
    expect(countOf(outcomes, 'taken')).toBe(2 * guests - 1)
  }
  const { rows } = await sql<{ slots: number; bookings: number; meetings: number }>`
    select count(distinct starts_at)::int as slots, count(*)::int as bookings,
      (select count(*)::int from meeting where user_id = ${ada.user_id} and meeting_status = 'active') as meetings
    from booking where booking_state = 'booked'`.execute(server.db)
  expect(rows).toEqual([{ slots: rounds, bookings: rounds, meetings: rounds }])
}

function countOf(outcomes: string, outcome: string): number {
  return [...outcomes.matchAll(new RegExp(`(\\d+) ${outcome}`, 'g'))].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  )
}
