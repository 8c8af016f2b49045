import { answerVanished, getFreeBusy, type VanishedEvents } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { minute_ms } from '@meridian/engine'
import { startSyncedAccount, type SyncedAccount, timed } from '../../../../test/synced-account.ts'
import { makeLog } from '../../../platform/log.ts'
import { isBulk } from '../merge/missing.rules.ts'
import { syncConnection } from './sync.service.ts'

const calendar = 'ada@example.com'
const team = 'team@example.com'
const lists = '/calendar/v3/calendars/ada*/events*'
let ada: SyncedAccount

beforeEach(async () => {
  ada = await startSyncedAccount()
})
afterEach(() => ada.close())

describe('many events that are gone', () => {
  it('[CON105] are not deleted when a whole listing is suddenly empty', async () => {
    await connectWith(8)
    dropItems(0)
    await ada.refresh('google')
    expect(await ada.titles()).toHaveLength(8)
    expect(await question()).toMatchObject({
      gone: 8,
      coming: 8,
      total: 8,
      titles: ['Event 0', 'Event 1', 'Event 2', 'Event 3', 'Event 4'],
      is_calendar_gone: false,
    })
  })

  it('[CON105] ask when a small calendar is empty, and not when its events were deleted one by one', async () => {
    const ids = await connectWith(2)
    dropItems(0)
    await ada.refresh('google')
    expect(await question()).toMatchObject({ gone: 2, total: 2 })
    restoreItems()
    await ada.refresh('google')
    for (const event_id of ids) cancel(event_id)
    await ada.refresh('google')
    expect([await question(), await ada.titles()]).toEqual([null, []])
  })

  it('[CON105] ask at half a listing, and at deletions that the provider tells one by one', async () => {
    const ids = await connectWith(12)
    dropItems(6)
    await ada.refresh('google')
    expect(await question()).toMatchObject({ gone: 6, total: 12 })
    restoreItems()
    await ada.refresh('google')
    expect(await question()).toBeNull()
    for (const event_id of ids.slice(0, 5)) cancel(event_id)
    await ada.refresh('google')
    expect([await question(), (await ada.titles()).length]).toEqual([null, 7])
    for (const event_id of ids.slice(5, 11)) cancel(event_id)
    await ada.refresh('google')
    expect(await question()).toMatchObject({ gone: 6, total: 7 })
    expect(await ada.titles()).toHaveLength(7)
  })

  it.each([
    [{ total: 40, gone: 5, total_coming: 40, gone_coming: 5, listed: 35, unasked: 5 }, false],
    [{ total: 40, gone: 13, total_coming: 40, gone_coming: 13, listed: 27, unasked: 13 }, false],
    [{ total: 40, gone: 14, total_coming: 40, gone_coming: 14, listed: 26, unasked: 14 }, true],
    [{ total: 4000, gone: 23, total_coming: 30, gone_coming: 23, listed: 3977, unasked: 23 }, true],
    [{ total: 1, gone: 1, total_coming: 1, gone_coming: 1, listed: 0, unasked: 1 }, true],
    [{ total: 0, gone: 0, total_coming: 0, gone_coming: 0, listed: 0, unasked: 0 }, false],
  ])('[CON105] of a whole listing, %j asks: %s', (events, asks) => {
    expect(isBulk(events, { isWhole: true })).toBe(asks)
  })

  it.each([
    ['calendly', '/scheduled_events'],
    ['zoom', '/v2/users/me/meetings'],
  ] as const)('[CON105] at %s ask, too, and are there again with the next listing', async (type, path) => {
    const provider = ada[type]
    const event_type =
      type === 'calendly' &&
      Object(ada.calendly.change({ op: 'add_event_type', owner: calendar, name: 'Call', location: null }))
        .event_type
    for (let day = 24; day < 30; day += 1) {
      const start = `2026-11-${day}T10:00:00`
      if (type === 'zoom')
        ada.zoom.change({
          op: 'create_meeting',
          host: calendar,
          topic: `Call`,
          start_time: start,
          duration: 30,
        })
      else
        ada.calendly.change({
          op: 'book',
          event_type,
          start: `${start}Z`,
          invitee: { name: 'Nadia', email: 'nadia@example.com' },
        })
    }
    await ada.join(type)
    expect(await ada.titles()).toHaveLength(6)
    provider.faults.add({
      match: { method: 'GET', path },
      times: null,
      fault: { kind: 'drop_items', keep: 0 },
    })
    await ada.refresh(type)
    const asked = async () =>
      (await ada.integrationOf(ada.person, type)).connection?.calendars.map(({ vanished }) => vanished)
    expect(await asked()).toMatchObject([{ gone: 6, total: 6 }])
    expect(await ada.titles()).toHaveLength(6)
    provider.faults.clear()
    await ada.refresh(type)
    expect([await asked(), (await ada.titles()).length]).toEqual([[null], 6])
  })

  it('[CON107] stay busy and stay as they are until the answer, and the question goes when they are back', async () => {
    await connectWith(8)
    dropItems(0)
    for (let round = 0; round < 3; round += 1) {
      await ada.advance(3 * minute_ms)
      await ada.server.runDueJobs()
    }
    expect(await ada.titles()).toHaveLength(8)
    expect(await countBusy()).toBe(8)
    expect(await ada.health('google')).toMatchObject({ state: 'connected', problem: null })
    restoreItems()
    await ada.advance(3 * minute_ms)
    await ada.server.runDueJobs()
    expect([await question(), (await ada.titles()).length]).toEqual([null, 8])
  })

  it('[CON106] are deleted by the answer, which covers exactly what it was shown', async () => {
    const ids = await connectWith(12)
    for (const event_id of ids.slice(0, 7)) cancel(event_id)
    await ada.refresh('google')
    const shown = await question()
    cancel(ids[7] ?? '')
    await ada.refresh('google')
    const more = await question()
    expect([shown?.gone, more?.gone]).toEqual([7, 8])
    expect(await answer(shown, 'deleted')).toMatchObject({
      status: 409,
      message: 'What is missing has changed since. Look at it again before you decide.',
    })
    expect(await ada.titles()).toHaveLength(12)
    expect((await answer(more, 'deleted')).status).toBe(200)
    await ada.server.runDueJobs()
    expect([await question(), (await ada.titles()).length]).toEqual([null, 4])
  })

  it('[CON106] that came back meanwhile are not deleted by the answer', async () => {
    const ids = await connectWith(12)
    for (const event_id of ids.slice(0, 7)) cancel(event_id)
    await ada.refresh('google')
    const shown = await question()
    ada.google.change({ op: 'restore_event', calendar, event_id: ids[0] })
    await ada.refresh('google')
    expect(await question()).toMatchObject({ question_id: shown?.question_id, gone: 6 })
    expect((await answer(shown, 'deleted')).status).toBe(200)
    await ada.server.runDueJobs()
    expect(await ada.titles()).toHaveLength(6)
  })

  it('[CON109] are read again from the beginning when they are to be kept', async () => {
    await connectWith(8)
    dropItems(0)
    await ada.refresh('google')
    const shown = await question()
    expect((await answer(shown, 'keep')).status).toBe(200)
    await ada.server.runDueJobs()
    expect(await question()).toMatchObject({ gone: 8, reread_at: expect.any(String) })
    restoreItems()
    await answer(await question(), 'keep')
    await ada.server.runDueJobs()
    expect([await question(), (await ada.titles()).length]).toEqual([null, 8])
  })

  it('[CON105] in two calendars at once ask for each', async () => {
    shareTeam()
    for (let index = 0; index < 6; index += 1) anEvent(`Team ${index}`, index, team)
    await connectWith(6)
    dropItems(0, '/calendar/v3/calendars/*/events*')
    await ada.refresh('google')
    expect((await calendars()).map(({ id, vanished }) => [id, vanished?.gone])).toEqual([
      [calendar, 6],
      [team, 6],
    ])
    await answer(await question(team), 'deleted', team)
    await ada.server.runDueJobs()
    expect(await ada.titles()).toHaveLength(6)
    expect([await question(team), (await question())?.gone]).toEqual([null, 6])
  })

  it('[CON105] ask once when two processes read at the same time', async () => {
    await connectWith(8)
    dropItems(0)
    const { connection_id } = await ada.server.db
      .selectFrom('connection')
      .select('connection_id')
      .executeTakeFirstOrThrow()
    const call = { ...ada.tools, signal: new AbortController().signal, log: makeLog('silent') }
    await Promise.all([syncConnection(call, connection_id), syncConnection(call, connection_id)])
    const first = await question()
    await Promise.all([syncConnection(call, connection_id), syncConnection(call, connection_id)])
    expect(await question()).toEqual(first)
    expect(await ada.titles()).toHaveLength(8)
  })
})

describe('the answer', () => {
  it('[CON106] names what is wrong with it, and is for the owner of the account alone', async () => {
    await connectWith(8)
    dropItems(0)
    await ada.refresh('google')
    const asked = await question()
    const bo = await ada.server.aPerson()
    const body = { calendar_id: calendar, question_id: asked?.question_id ?? '', answer: 'deleted' } as const
    const send = (token?: string, change = {}) =>
      ada.server.call(answerVanished, { params: { type: 'google' }, body: { ...body, ...change } }, token)
    expect((await send()).status).toBe(401)
    expect((await send(bo.access_token)).status).toBe(404)
    const bad = await send(ada.person.access_token, { question_id: 'one' })
    expect([bad.status, bad.errors?.[0]?.path]).toEqual([400, 'question_id'])
    expect((await send(ada.person.access_token, { calendar_id: 'other' })).status).toBe(409)
    expect(await ada.titles()).toHaveLength(8)
  })
})

describe('a calendar that the provider no longer lists', () => {
  it('[CON24] [CON105] asks before its meetings go, and stays when it is listed again', async () => {
    shareTeam()
    for (let index = 0; index < 3; index += 1) anEvent(`Team ${index}`, index, team)
    await connectWith(1)
    ada.google.change({ op: 'unshare_calendar', calendar: team, account: calendar })
    await ada.refresh('google')
    expect(await question(team)).toMatchObject({ gone: 3, is_calendar_gone: true })
    expect(await ada.titles()).toHaveLength(4)
    ada.google.change({ op: 'share_calendar', calendar: team, account: calendar, role: 'writer' })
    await ada.refresh('google')
    expect([await question(team), (await ada.titles()).length]).toEqual([null, 4])
    ada.google.change({ op: 'unshare_calendar', calendar: team, account: calendar })
    await ada.refresh('google')
    await answer(await question(team), 'deleted', team)
    await ada.server.runDueJobs()
    expect([(await calendars()).map(({ id }) => id), await ada.titles()]).toEqual([[calendar], ['Event 0']])
  })

  it('[CON109] has been read again when the provider has listed its calendars again', async () => {
    shareTeam()
    anEvent('Team 0', 0, team)
    await connectWith(1)
    ada.google.change({ op: 'unshare_calendar', calendar: team, account: calendar })
    await ada.refresh('google')
    await ada.advance(minute_ms)
    await answer(await question(team), 'keep', team)
    const readMs = async () =>
      Date.parse((await calendars()).find(({ id }) => id === team)?.last_success_at ?? '')
    const rereadMs = Date.parse((await question(team))?.reread_at ?? '')
    expect(await readMs()).toBeLessThan(rereadMs)
    await ada.advance(minute_ms)
    await ada.server.runDueJobs()
    expect(await readMs()).toBeGreaterThan(rereadMs)
    expect([(await question(team))?.gone, await ada.titles()]).toEqual([1, ['Event 0', 'Team 0']])
  })
})

async function connectWith(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => anEvent(`Event ${index}`, index))
  await ada.join('google')
  return ids
}

function anEvent(summary: string, index: number, into = calendar): string {
  const day = Temporal.PlainDate.from('2026-11-24').add({ days: index })
  const event = { summary, ...timed(day.toString(), '11:00') }
  return String(Object(ada.google.change({ op: 'create_event', calendar: into, event })).id)
}

function cancel(event_id: string): void {
  ada.google.change({ op: 'cancel_event', calendar, event_id })
}

function shareTeam(): void {
  ada.google.change({ op: 'add_calendar', id: team, summary: 'Team', time_zone: 'Asia/Kathmandu' })
  ada.google.change({ op: 'share_calendar', calendar: team, account: calendar, role: 'writer' })
}

/** From now on Google lists so many events only, as if it had no others. */
function dropItems(keep: number, path = lists): void {
  ada.google.change({ op: 'invalidate_sync_tokens', calendar })
  if (path !== lists) ada.google.change({ op: 'invalidate_sync_tokens', calendar: team })
  ada.google.faults.add({ match: { method: 'GET', path }, times: null, fault: { kind: 'drop_items', keep } })
}

function restoreItems(): void {
  ada.google.faults.clear()
}

async function calendars() {
  return (await ada.integrationOf(ada.person, 'google')).connection?.calendars ?? []
}

async function question(of = calendar): Promise<VanishedEvents | null> {
  return (await calendars()).find(({ id }) => id === of)?.vanished ?? null
}

async function countBusy(): Promise<number | undefined> {
  const body = {
    users: [],
    start_time: '2026-11-23T00:00:00Z',
    end_time: '2026-12-05T00:00:00Z',
  }
  const { data } = await ada.server.call(getFreeBusy, { body }, ada.person.access_token)
  return data?.people[0]?.busy.length
}

function answer(asked: VanishedEvents | null, what: 'deleted' | 'keep', calendar_id = calendar) {
  const body = { calendar_id, question_id: asked?.question_id ?? '', answer: what }
  return ada.server.call(answerVanished, { params: { type: 'google' }, body }, ada.person.access_token)
}
