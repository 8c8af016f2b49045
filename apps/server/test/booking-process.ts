// A process that lets many guests book one time at once, for each SIGUSR2 the next half hour. usage: booking-process
// <database address> <name> <page> <guests> <first start in milliseconds>
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { book } from '../src/features/booking/guest-booking.service.ts'
import { findOpenPage, findSlots, type OpenPage } from '../src/features/booking/open-page.service.ts'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { testBox } from './test-box.ts'

const [url = '', booking_name = '', slug = '', guests = '', first = ''] = process.argv.slice(2)
const db = connectDatabase({ url })
const now = new Date(process.env['TEST_NOW'] ?? '')
const world = { db, box: testBox, config: { publicUrl: undefined } }
const open = await findOpenPage(db, { booking_name, slug, key: null }, now)
if (!open) throw new Error('The page is not open.')
let round = 0

/** Where the database is gone, the guest sends the form again, until an answer comes. */
async function bookOnce(starts_ms: number): Promise<string> {
  const booking_id = randomUUID()
  const guest = {
    name: 'Guest',
    email: `${booking_id}@guests.example`,
    timezone: 'UTC',
    language: 'en',
    phone: null,
  }
  const wanted = { booking_id, starts_ms, minutes: 30, host_id: null, guest, answers: [] }
  if (!open) return 'closed'
  for (;;) {
    try {
      const { outcome } = await book(world, open, wanted, now)
      return outcome === 'taken' ? await offeredInstead(open, starts_ms) : outcome
    } catch (error) {
      if (!isGone(error)) return `failed: ${String(error)}`
      await pause(100)
    }
  }
}

/** 'taken' where the next free times are offered, and the lost one is none of them. */
async function offeredInstead(page: OpenPage, lost_ms: number): Promise<string> {
  const window = [lost_ms, lost_ms + 86_400_000] as const
  const slots = await findSlots(db, page, { window, minutes: 30 }, now)
  const starts = slots.map(({ interval }) => interval[0])
  return starts.length >= 3 && !starts.includes(lost_ms)
    ? 'taken'
    : `offered ${starts.slice(0, 3).join(' and ')}`
}

/** The connection broke, or none can be had yet. */
function isGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    /terminat|ECONN|ENOENT|starting up|recovery|shutting down|timeout/i.test(
      `${String(error)} ${'code' in error ? String(error.code) : ''}`,
    )
  )
}

async function bookAll(): Promise<void> {
  const starts_ms = Number(first) + round * 1_800_000
  round += 1
  const told = round
  const outcomes = await Promise.all(Array.from({ length: Number(guests) }, () => bookOnce(starts_ms)))
  const counts = Map.groupBy(outcomes, (outcome) => outcome)
  const said = [...counts].map(([outcome, all]) => `${all.length} ${outcome}`).join(', ')
  process.stdout.write(`round ${told}: ${said}.\n`)
}

process.on('SIGUSR2', () => void bookAll())
// Waiting for a signal alone keeps no process alive.
setInterval(() => {}, 1000)
process.stdout.write('ready\n')
