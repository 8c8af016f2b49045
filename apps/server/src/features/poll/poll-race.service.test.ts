import { fileURLToPath } from 'node:url'
import { createPoll } from '@meridian/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type Child, startChild } from '../../../test/child.ts'
import { startTestServer } from '../../../test/server.ts'
import { withRetry } from '../../platform/postgres/retry.ts'

const program = fileURLToPath(new URL('../../../test/poll-process.ts', import.meta.url))
const now = '2026-11-20T09:00:00.000Z'
/** POLL_ROUNDS=40 is the long run. */
const rounds = Number(process.env['POLL_ROUNDS'] ?? 4)
const participants = Array.from({ length: 10 }, (_, place) => ({
  participant_email: `guest.${place}@guests.example`,
}))

interface Said {
  readonly ended: string
  readonly saved: readonly (readonly [participant_id: string, count: number])[]
}

it('[POL12] two processes answer and end polls at once: no acknowledged answer is lost, and each is told once', async () => {
  const server = await startTestServer({ now, settings: { PUBLIC_URL: 'https://meet.example' } })
  const ada = await server.aPerson({ timezone: 'UTC' })
  // An account that is not young writes to more strangers, and the polls of each round are another day's.
  await sql`update app_user set created_at = created_at - interval '30 days'`.execute(server.db)
  const start = (share: number): Child =>
    startChild(process.execPath, [program, server.databaseUrl, String(share), ada.user_id], {
      env: { ...process.env, TEST_NOW: now },
    })
  await using one = start(0)
  await using other = start(1)
  const both = [one, other]
  await Promise.all(both.map((child) => child.waitFor(/^ready/)))
  for (let round = 1; round <= rounds; round += 1) {
    await sql`update outgoing_mail set created_at = created_at - interval '2 days'`.execute(server.db)
    const poll_id = await makePoll(round)
    await runJobs()
    const said = both.map((child) => child.waitFor(new RegExp(`^round ${round}: (.*)\\.$`)))
    for (const child of both) child.process.kill('SIGUSR2')
    if (round % 4 === 0) await dropConnections()
    const outcomes = (await Promise.all(said)).map(([, text = '']): Said => JSON.parse(text))
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
  await server.close()

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
}, 600_000)
