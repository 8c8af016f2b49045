import type { Interval } from '@meridian/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertMeeting } from '../../../test/meeting-row.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { newId } from '../../platform/id.ts'
import { removeExpired } from '../../platform/jobs/cleanup.ts'
import { inTransaction } from '../../platform/postgres/db.ts'
import { readPeople } from './availability.service.ts'
import { bookHeldTime, type Hold, holdTimesOf, listTimesOf } from './held-time.service.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const expires_at = new Date('2026-11-20T09:10:00.000Z')
const ten: Interval = [Date.parse('2026-11-23T10:00:00Z'), Date.parse('2026-11-23T11:00:00Z')]
const half_past: Interval = [Date.parse('2026-11-23T10:30:00Z'), Date.parse('2026-11-23T11:30:00Z')]
const eleven: Interval = [Date.parse('2026-11-23T11:00:00Z'), Date.parse('2026-11-23T12:00:00Z')]

let server: TestServer
let ada: string
let bob: string
beforeAll(async () => {
  server = await startTestServer({ now: now.toISOString() })
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = (await server.aPerson({ first_name: 'Ada' })).user_id
  bob = (await server.aPerson({ first_name: 'Bob' })).user_id
})

function hold(about: Partial<Hold> = {}, at = now): Promise<boolean> {
  const usual = { purpose: 'booking', state: 'held', meeting_id: null, expires_at } as const
  const wanted = { ...usual, holder_id: newId(), times: [ten], user_ids: [ada], ...about }
  return inTransaction(server.db, (tx) => holdTimesOf(tx, wanted, at))
}

async function busyOf(user_id: string, reading: { at?: Date; holder_id?: string } = {}): Promise<Interval[]> {
  const window: Interval = [ten[0] - 3_600_000, eleven[1] + 3_600_000]
  const { at = now, holder_id } = reading
  const people = await readPeople(server.db, [user_id], window, { now: at, holder_id })
  return people.get(user_id)?.busy.map(({ interval }) => interval) ?? []
}

describe('[AVL30] a held time', () => {
  it('is held by one holder only, and touching times do not overlap', async () => {
    expect(await hold()).toBe(true)
    expect(await hold({ times: [half_past] })).toBe(false)
    expect(await hold({ times: [eleven] })).toBe(true)
    expect(await hold({ user_ids: [bob] })).toBe(true)
  })

  it('is held by one of many that try at once', async () => {
    const tries = Array.from({ length: 20 }, (_, place) => hold({ times: [place % 2 ? ten : half_past] }))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
  })

  it('is held for all people and times, or for none', async () => {
    await hold({ user_ids: [bob], times: [eleven] })
    const holder_id = newId()
    expect(await hold({ holder_id, user_ids: [ada, bob], times: [ten, eleven] })).toBe(false)
    expect(await listTimesOf(server.db, holder_id)).toEqual([])
    expect(await hold({ user_ids: [ada] })).toBe(true)
  })

  it('may overlap others of its holder, and those that are only shown', async () => {
    expect(await hold({ times: [ten, half_past] })).toBe(true)
    expect(await hold({ user_ids: [bob], shown_ids: [ada] })).toBe(true)
  })
})

describe('[AVL31] a held time is taken', () => {
  it('for all but its holder', async () => {
    const holder_id = newId()
    await hold({ holder_id, shown_ids: [bob] })
    expect([await busyOf(ada), await busyOf(bob)]).toEqual([[ten], [ten]])
    expect(await busyOf(ada, { holder_id })).toEqual([])
  })

  it('until it expires, without a job', async () => {
    await hold()
    expect(await busyOf(ada, { at: new Date(expires_at.getTime() - 1) })).toEqual([ten])
    expect(await busyOf(ada, { at: expires_at })).toEqual([])
    expect(await hold({ expires_at: null }, expires_at)).toBe(true)
    expect(await busyOf(ada, { at: new Date('2026-11-23T10:10:00Z') })).toEqual([ten])
  })

  it('and is deleted by the clean-up', async () => {
    const holder_id = newId()
    await hold({ holder_id })
    await removeExpired(server.db, expires_at)
    expect(await listTimesOf(server.db, holder_id)).toEqual([])
  })
})

it('[AVL32] booking one of several times releases the others', async () => {
  const holder_id = newId()
  const times_of_day = { start: '2026-11-23T10:00:00', end: '2026-11-23T11:00:00', zone: 'UTC' }
  const meeting_id = await insertMeeting(server.db, { user_id: ada, ...times_of_day })
  await hold({ holder_id, times: [ten, eleven] })
  await bookHeldTime(server.db, holder_id, { meeting_id, starts_at: new Date(ten[0]) })
  const times = await listTimesOf(server.db, holder_id)
  expect(times).toMatchObject([
    { meeting_id, state: 'booked', starts_at: new Date(ten[0]), expires_at: null },
  ])
  expect(await busyOf(ada)).toEqual([ten])
  expect(await hold({ times: [half_past] })).toBe(false)
  expect(await hold({ times: [eleven] })).toBe(true)
})
