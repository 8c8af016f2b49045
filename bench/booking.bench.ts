/**
 * `node bench/booking.bench.ts`: the free times of a booking page with five hosts over 30 days beside held times and
 * bookings, and a booking, in one process. Exits 1 when a budget is broken.
 */
import { randomUUID } from 'node:crypto'
import { day_ms, type Interval } from '@meridian/engine'
import { createPage } from '../apps/server/src/features/booking/booking-page.service.ts'
import { book } from '../apps/server/src/features/booking/guest-booking.service.ts'
import { findOpenPage, findSlots } from '../apps/server/src/features/booking/open-page.service.ts'
import { connectDatabase, inTransaction } from '../apps/server/src/platform/postgres/db.ts'
import { installJobs } from '../apps/server/src/platform/jobs/job-runner.ts'
import { prepareQueues } from '../apps/server/src/platform/jobs/jobs.ts'
import { queues } from '../apps/server/src/queues.ts'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { testBox } from '../apps/server/test/test-box.ts'
import { BookingPageCreation } from '@meridian/contract'
import { personId, type World } from './service.seed.ts'
import { makeWorld, median, openCluster } from './world.ts'

const search_ms_max = 10
const booking_ms_max = 25
const searches = 200
const bookings = 100
const now = new Date()
const world: World = { people: 100, meetings: 10_000, sessions: 10, now: now.toISOString() }

using folder = temporaryFolder({ isOnDisk: true })
await using cluster = await openCluster(folder.path)
const db = connectDatabase({ url: await makeWorld(cluster, 'booking', world) })
const broken: string[] = []
try {
  await measure()
} finally {
  await db.destroy()
}
for (const budget of broken) console.error(`Over budget: ${budget}`)
process.exitCode = broken.length === 0 ? 0 : 1

async function measure(): Promise<void> {
  await installJobs(db)
  await prepareQueues(db, Object.values(queues))
  const hosts = [0, 1, 2, 3, 4].map((number) => ({ user_id: personId(number) }))
  const page = BookingPageCreation.parse({
    booking_page_title: 'Bench',
    booking_page_slug: 'bench',
    host_choice: 'round_robin',
    bookings_a_day_max: 100,
    hosts,
  })
  const owner = {
    user_id: personId(0),
    role: 'user',
    full_name: 'Bench',
    timezone: 'UTC',
    token_sha256: Buffer.alloc(32),
  } as const
  const { booking_page_id } = await inTransaction(db, (tx) => createPage(tx, owner, page, now))
  const { booking_name } = await db
    .selectFrom('app_user')
    .select('booking_name')
    .where('user_id', '=', owner.user_id)
    .executeTakeFirstOrThrow()
  const find = async () =>
    findOpenPage(db, { booking_name: booking_name ?? '', slug: 'bench', key: null }, now)
  const open = await find()
  if (!open) throw new Error(`The page ${booking_page_id} is not open.`)
  const window: Interval = [now.getTime(), now.getTime() + 30 * day_ms]
  const slots = await findSlots(db, open, { window, minutes: 30 }, now)
  const booking_times: number[] = []
  for (const { interval } of slots.filter((_, place) => place % 4 === 0).slice(0, bookings)) {
    const id = randomUUID()
    const guest = {
      name: 'Guest',
      email: `${id}@guests.example`,
      timezone: 'UTC',
      language: 'en',
      phone: null,
    }
    const wanted = { booking_id: id, starts_ms: interval[0], minutes: 30, host_id: null, guest, answers: [] }
    const began = performance.now()
    const { outcome } = await book({ db, box: testBox, config: { publicUrl: undefined } }, open, wanted, now)
    if (outcome !== 'booked') throw new Error(`A free time was ${outcome}.`)
    booking_times.push(performance.now() - began)
  }
  const search_times: number[] = []
  for (let count = 0; count < searches; count += 1) {
    const began = performance.now()
    await findSlots(db, open, { window, minutes: 30 }, now)
    search_times.push(performance.now() - began)
  }
  judge(`${slots.length} free times of five hosts over 30 days`, median(search_times), search_ms_max)
  judge('a booking', median(booking_times), booking_ms_max)
}

function judge(what: string, ms: number, most: number): void {
  console.log(`${what}: p50 ${ms.toFixed(1)} ms of ${most} ms`)
  if (ms > most) broken.push(what)
}
