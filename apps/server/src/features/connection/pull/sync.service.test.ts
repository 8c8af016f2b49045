import {
  answerVanished,
  listMeetings,
  refreshIntegration,
  type SessionUser,
  updateIntegration,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { minute_ms } from '@meridian/engine'
import { type ProvidedServer, startProvidedServer } from '../../../../test/simulated-providers.ts'
import { makeLog } from '../../../platform/log.ts'
import { syncConnection } from './sync.service.ts'

const events_path = '/calendar/v3/calendars'
const calendar = 'ada@example.com'
let provided: ProvidedServer
let ada: SessionUser

beforeEach(async () => {
  provided = await startProvidedServer()
  ada = await provided.server.aPerson({ timezone: 'Europe/Berlin' })
})
afterEach(() => provided.close())

describe('Google', () => {
  it('[CON19] imports everything at first and then the changes, by itself', async () => {
    const first = anEvent('Planning', '2026-11-24T10:00:00+01:00')
    await connectGoogle()
    expect(await titles()).toEqual(['Planning'])
    anEvent('Review', '2026-11-25T10:00:00+01:00')
    change({ op: 'update_event', calendar, event_id: first, patch: { summary: 'Planning, again' } })
    await provided.advance(3 * minute_ms)
    const asked = lists().length
    await provided.server.runDueJobs()
    expect(await titles()).toEqual(['Planning, again', 'Review'])
    expect(
      lists()
        .slice(asked)
        .every(({ query }) => 'syncToken' in query),
    ).toBe(true)
    change({ op: 'cancel_event', calendar, event_id: first })
    await refresh()
    expect(await titles()).toEqual(['Review'])
  })

  it('[CON104] counts how the syncs of an hour ended, and shows those of the last day', async () => {
    provided.google.faults.add({ match: { path: events_path }, fault: { kind: 'cut', at: 'body' } })
    await connectGoogle()
    const hours = async () => (await provided.integrationOf(ada, 'google'))?.connection?.sync_hours
    expect(await hours()).toEqual([{ hour: '2026-11-20T09:00:00.000Z', good: 0, failed: 1 }])
    await provided.advance(2 * minute_ms)
    await provided.server.runDueJobs()
    expect(await hours()).toEqual([{ hour: '2026-11-20T09:00:00.000Z', good: 1, failed: 1 }])
    await provided.advance(25 * 60 * minute_ms)
    expect(await hours()).toEqual([])
    await provided.advance(25 * 60 * minute_ms)
    await refresh()
    const kept = await provided.server.db.selectFrom('sync_hour').select(['good', 'failed']).execute()
    expect(kept).toEqual([{ good: 1, failed: 0 }])
  })

  it('[CON21] resumes with the page at which a sync was interrupted', async () => {
    many(12)
    provided.google.change({ op: 'set_calendar_limits', limits: { scan_per_page: 5 } })
    provided.google.faults.add({
      match: { path: '/calendar/v3/calendars' },
      after: 1,
      fault: { kind: 'cut', at: 'body' },
    })
    await connectGoogle()
    expect(await titles()).toHaveLength(5)
    expect(await provided.integrationOf(ada, 'google')).toMatchObject({
      connection: { state: 'error', first_sync_done: false },
    })
    const asked = lists().length
    await provided.advance(2 * minute_ms)
    await provided.server.runDueJobs()
    expect(await titles()).toHaveLength(12)
    expect(lists()[asked]?.query).toHaveProperty('pageToken')
    expect(await provided.integrationOf(ada, 'google')).toMatchObject({
      connection: { state: 'connected', first_sync_done: true, problem: null },
    })
  })

  it('[CON26] reads all again when the cursor is void, and drops what is gone', async () => {
    const gone = anEvent('Gone', '2026-11-24T10:00:00+01:00')
    anEvent('Stays', '2026-11-25T10:00:00+01:00')
    await connectGoogle()
    change({ op: 'cancel_event', calendar, event_id: gone })
    change({ op: 'invalidate_sync_tokens', calendar })
    await refresh()
    expect(await titles()).toEqual(['Stays'])
  })

  it('[CON22] waits as long as it must after failures, twice as long each time, and keeps what was read', async () => {
    anEvent('Kept', '2026-11-24T10:00:00+01:00')
    await connectGoogle()
    provided.google.faults.add({
      match: { path: '/calendar' },
      times: null,
      fault: { kind: 'named', name: 'user_rate_limit' },
    })
    const pauses: number[] = []
    for (let failure = 0; failure < 3; failure += 1) {
      await refreshOrWait(failure === 0)
      const { connection } = await provided.integrationOf(ada, 'google')
      expect(connection).toMatchObject({
        state: 'error',
        problem: 'Google asks to wait before more is read. It is tried again by itself.',
      })
      pauses.push(Date.parse(connection?.next_sync_at ?? '') - provided.google.clock.now())
    }
    expect(pauses[1]).toBeCloseTo((pauses[0] ?? 0) * 2, -1)
    expect(pauses[2]).toBeCloseTo((pauses[0] ?? 0) * 4, -1)
    expect(await titles()).toEqual(['Kept'])
    provided.google.faults.clear()
    await provided.advance(pauses[2] ?? 0)
    await provided.server.runDueJobs()
    expect(await provided.integrationOf(ada, 'google')).toMatchObject({ connection: { state: 'connected' } })
  })

  it('[CON23] [PB7] a revoked grant ends all reading at once', async () => {
    await connectGoogle()
    provided.google.change({ op: 'revoke', account: calendar })
    await refresh()
    expect(await provided.integrationOf(ada, 'google')).toMatchObject({
      connection: { state: 'needs_reconnect', reason: expect.any(String), next_sync_at: null },
    })
    const asked = provided.google.requests.list().length
    await provided.advance(60 * minute_ms)
    await provided.server.runDueJobs()
    expect(provided.google.requests.list()).toHaveLength(asked)
  })

  it('[CON24] a removed calendar goes with its meetings, and a failing one delays no other', async () => {
    change({ op: 'add_calendar', id: 'team@example.com', summary: 'Team', time_zone: 'Asia/Kathmandu' })
    change({ op: 'share_calendar', calendar: 'team@example.com', account: calendar, role: 'writer' })
    anEvent('Own', '2026-11-24T10:00:00+01:00')
    anEvent('Team', '2026-11-25T10:00:00+01:00', 'team@example.com')
    await connectGoogle()
    expect(await titles()).toEqual(['Own', 'Team'])
    provided.google.faults.add({
      match: { path: '/calendar/v3/calendars/ada*/events*' },
      fault: { kind: 'named', name: 'forbidden' },
    })
    change({
      op: 'update_event',
      calendar: 'team@example.com',
      event_id: await idOf('Team'),
      patch: { summary: 'Moved' },
    })
    await refresh()
    expect(await titles()).toEqual(['Own', 'Moved'])
    change({ op: 'unshare_calendar', calendar: 'team@example.com', account: calendar })
    await refresh()
    expect(await titles()).toEqual(['Own', 'Moved'])
    await answerDeleted('team@example.com')
    expect(await titles()).toEqual(['Own'])
  })

  it('[CON27] shows what the person writes into, and keeps what was chosen', async () => {
    change({ op: 'add_calendar', id: 'read@example.com', summary: 'Read', time_zone: 'UTC' })
    change({ op: 'share_calendar', calendar: 'read@example.com', account: calendar, role: 'reader' })
    await connectGoogle()
    expect(await uses()).toEqual({ [calendar]: [true, true], 'read@example.com': [false, false] })
    const calendars = [{ id: 'read@example.com', is_shown: true, counts_as_busy: false }]
    await provided.server.call(
      updateIntegration,
      { params: { type: 'google' }, body: { calendars } },
      ada.access_token,
    )
    await provided.server.runDueJobs()
    expect(await uses()).toEqual({ [calendar]: [true, true], 'read@example.com': [true, false] })
  })
})

describe('one reader at a time', () => {
  it('[CON20] the second sync finds the lease taken, and no provider is asked twice', async () => {
    many(3)
    await connectGoogle()
    const connection_id = await connectionId()
    const before = lists().length
    provided.google.faults.add({ match: { path: events_path }, fault: { kind: 'slow', ms: 300 } })
    const call = { ...provided.tools, signal: new AbortController().signal, log: makeLog('silent') }
    await Promise.all([syncConnection(call, connection_id), syncConnection(call, connection_id)])
    expect(lists().length - before).toBe(1)
  })

  it('[CON20] a sync that has lost its lease writes nothing more', async () => {
    anEvent('New', '2026-11-24T10:00:00+01:00')
    const { db } = provided.server
    provided.google.faults.add({ match: { path: events_path }, fault: { kind: 'slow', ms: 1500 } })
    const running = connectGoogle()
    await expect.poll(calendarLists, { interval: 10, timeout: 60_000 }).toBe(1)
    const other = '00000000-0000-7000-8000-000000000000'
    await db.updateTable('connection').set({ lease_token: other }).execute()
    await running
    expect(await titles()).toEqual([])
  })

  it('[CON25] a request during a sync gets another sync', async () => {
    await connectGoogle()
    provided.google.faults.add({
      match: { path: '/calendar/v3/calendars' },
      fault: { kind: 'slow', ms: 300 },
    })
    const [before, listed] = [lists().length, calendarLists()]
    const call = { ...provided.tools, signal: new AbortController().signal, log: makeLog('silent') }
    const running = syncConnection(call, await connectionId())
    await expect.poll(() => calendarLists() - listed).toBe(1)
    await provided.server.call(refreshIntegration, { params: { type: 'google' } }, ada.access_token)
    await running
    await provided.server.runDueJobs()
    expect(lists().length - before).toBe(2)
  })
})

async function connectGoogle(): Promise<void> {
  await provided.connect(ada, 'google')
  await provided.server.runDueJobs()
}

async function refresh(): Promise<void> {
  await provided.server.call(refreshIntegration, { params: { type: 'google' } }, ada.access_token)
  await provided.server.runDueJobs()
}

async function refreshOrWait(isFirst: boolean): Promise<void> {
  if (isFirst) return refresh()
  const { connection } = await provided.integrationOf(ada, 'google')
  await provided.advance(Date.parse(connection?.next_sync_at ?? '') - provided.google.clock.now())
  await provided.server.runDueJobs()
}

function anEvent(summary: string, dateTime: string, into = calendar): string {
  const end = new Date(Date.parse(dateTime) + 30 * minute_ms).toISOString()
  const event = {
    summary,
    start: { dateTime, timeZone: 'Europe/Berlin' },
    end: { dateTime: end, timeZone: 'Europe/Berlin' },
  }
  return idIn(change({ op: 'create_event', calendar: into, event }))
}

function many(count: number): void {
  for (let index = 0; index < count; index += 1) {
    anEvent(`Event ${index}`, new Date(Date.UTC(2026, 10, 24, index)).toISOString())
  }
}

function change(input: Record<string, unknown>): unknown {
  return provided.google.change(input)
}

function idIn(result: unknown): string {
  return String(Object(result).id)
}

async function titles(): Promise<string[]> {
  const query = { limit: 100, meeting_status: 'active' as const }
  const { data } = await provided.server.call(listMeetings, { query }, ada.access_token)
  return (data ?? []).map(({ meeting_title }) => meeting_title)
}

async function idOf(title: string): Promise<string> {
  const { data } = await provided.server.call(listMeetings, { query: { limit: 100 } }, ada.access_token)
  return data?.find(({ meeting_title }) => meeting_title === title)?.meeting_integration_id ?? ''
}

/** The person says that the events of a calendar were deleted. */
async function answerDeleted(calendar_id: string): Promise<void> {
  const { connection } = await provided.integrationOf(ada, 'google')
  const question_id = connection?.calendars.find(({ id }) => id === calendar_id)?.vanished?.question_id ?? ''
  const body = { calendar_id, question_id, answer: 'deleted' } as const
  await provided.server.call(answerVanished, { params: { type: 'google' }, body }, ada.access_token)
  await provided.server.runDueJobs()
}

async function uses() {
  const { connection } = await provided.integrationOf(ada, 'google')
  return Object.fromEntries(
    (connection?.calendars ?? []).map(({ id, is_shown, counts_as_busy }) => [id, [is_shown, counts_as_busy]]),
  )
}

async function connectionId(): Promise<string> {
  const row = await provided.server.db
    .selectFrom('connection')
    .select('connection_id')
    .executeTakeFirstOrThrow()
  return row.connection_id
}

/** The lists of events that were asked for. */
function lists() {
  return provided.google.requests
    .list()
    .filter(({ method, path }) => method === 'GET' && /\/calendars\/[^/]+\/events$/.test(path))
}

function calendarLists(): number {
  return provided.google.requests.list().filter(({ path }) => path.endsWith('/users/me/calendarList')).length
}
