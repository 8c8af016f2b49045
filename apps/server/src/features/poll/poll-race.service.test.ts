import { fileURLToPath } from 'node:url'
import { createPoll, type SessionUser } from '@meridian/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Child, startChild } from '../../../test/child.ts'
import { playRound, type RoundOutcome } from '../../../test/poll-round.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { connectDatabase } from '../../platform/postgres/db.ts'
import { withRetry } from '../../platform/postgres/retry.ts'

const program = fileURLToPath(new URL('../../../test/poll-process.ts', import.meta.url))
const now = '2026-11-20T09:00:00.000Z'
/** POLL_ROUNDS=40 is the long run. */
const rounds = Number(process.env['POLL_ROUNDS'] ?? 4)
const participants = Array.from({ length: 10 }, (_, place) => ({
  participant_email: `guest.${place}@guests.example`,
}))
const shares = [0, 1]
let server: TestServer
let ada: SessionUser

beforeEach(async () => {
  server = await startTestServer({ now, settings: { PUBLIC_URL: 'https://meet.example' } })
  ada = await server.aPerson({ timezone: 'UTC' })
  // An account that is not young writes to more strangers, and the polls of each round are another day's.
  await sql`update app_user set created_at = created_at - interval '30 days'`.execute(server.db)
})
afterEach(() => server.close())

describe('[POL12] no acknowledged answer is lost, and each is told once', () => {
  it('where two servers answer and end polls at once', async () => {
    const { user_id } = ada
    const servers = shares.map((share) => {
      const db = connectDatabase({ url: server.databaseUrl })
      return { db, share, user_id, now: new Date(now) }
    })
    await race(2, (round) => servers.map((one) => playRound(one, round)))
    await Promise.all(servers.map(({ db }) => db.destroy()))
  })

  it('where they are processes, and the database drops their connections @whole', async () => {
    await using stack = new AsyncDisposableStack()
    const env = { ...process.env, TEST_NOW: now }
    const processes = shares.map((share) =>
      stack.use(
        startChild(process.execPath, [program, server.databaseUrl, String(share), ada.user_id], { env }),
      ),
    )
    await Promise.all(processes.map((child) => child.waitFor(/^ready/)))
    await race(rounds, (round) => processes.map((child) => playRoundIn(child, round)))
  }, 600_000)
})

async function playRoundIn(child: Child, round: number): Promise<RoundOutcome> {
  const said = child.waitFor(new RegExp(`^round ${round}: (.*)\\.$`))
  child.process.kill('SIGUSR2')
  const [, text = ''] = await said
  return JSON.parse(text)
}

/** Each fourth round is disturbed. */
async function race(times: number, play: (round: number) => readonly Promise<RoundOutcome>[]): Promise<void> {
  for (let round = 1; round <= times; round += 1) {
    await sql`update outgoing_mail set created_at = created_at - interval '2 days'`.execute(server.db)
    const poll_id = await makePoll(round)
    await runJobs()
    const played = play(round)
    if (round % 4 === 0) await dropConnections()
    const outcomes = await Promise.all(played)
    const isClosed = round % 2 === 1
    const { rows: polls } = await sql<{ poll_state: string; held: number; meetings: number }>`
      select poll_state, (select count(*)::int from held_time where holder_id = ${poll_id}) as held,
        (select count(*)::int from meeting where meeting_title = poll_title and meeting_status = 'active') as meetings
      from poll where poll_id = ${poll_id}`.execute(server.db)
    const hasEnded = outcomes.some(({ ended }) => ended === 'ended')
    if (round % 4 !== 0) expect(outcomes.filter(({ ended }) => ended === 'ended')).toHaveLength(1)
    if (hasEnded)
      expect(polls).toEqual([
        { poll_state: isClosed ? 'closed' : 'booked', held: 0, meetings: isClosed ? 0 : 1 },
      ])
    await runJobs()
    const { rows: stored } = await sql<{ participant_id: string; comment: string; mails: number }>`
      select participant_id, comment, (select count(*)::int from outgoing_mail where about_id = participant_id::text) as mails
      from poll_participant where poll_id = ${poll_id} and not is_organizer`.execute(server.db)
    const comments = new Map(stored.map(({ participant_id, comment }) => [participant_id, Number(comment)]))
    const saved = outcomes.flatMap((outcome) => outcome.saved)
    expect(saved.length).toBeGreaterThan(0)
    for (const [participant_id, count] of saved)
      expect(comments.get(participant_id)).toBeGreaterThanOrEqual(count)
    // One that asks, and one that takes the entries back, which also tells of an end without a booking.
    const mails = polls[0]?.poll_state === 'open' ? 1 : 2
    expect(stored.map((one) => one.mails)).toEqual(participants.map(() => mails))
    const entries = sql`select 1 from poll_entry where poll_id = ${poll_id} and not is_cancelled`
    if (mails === 2) expect((await entries.execute(server.db)).rows).toEqual([])
  }
}

async function runJobs(): Promise<void> {
  const jobs = await withRetry(() => server.runDueJobs(), { isRepeatable: true })
  // There is no mail server; what is mailed stands in the outbox.
  expect(jobs.filter(({ name, error }) => error !== null && name.startsWith('poll.'))).toEqual([])
}

async function makePoll(round: number): Promise<string> {
  const body = {
    poll_title: `Round ${round}`,
    poll_timezone: 'UTC',
    hold_for: 'everyone' as const,
    poll_options: [
      { start_timestamp: '2026-11-23T08:00:00.000Z', end_timestamp: '2026-11-23T09:00:00.000Z' },
      { start_timestamp: '2026-11-24T08:00:00.000Z', end_timestamp: '2026-11-24T09:00:00.000Z' },
    ],
    participants,
  }
  const { data, message } = await server.call(createPoll, { body }, ada.access_token)
  if (!data) throw new Error(message)
  return data.poll_id
}

/** Those of the two processes: as a server that fails over does. */
async function dropConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(server.db)
}
