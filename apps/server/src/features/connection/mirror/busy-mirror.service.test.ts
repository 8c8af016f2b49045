import {
  type BusyMirror,
  createBusyMirror,
  deleteBusyMirror,
  disconnectIntegration,
  getFreeBusy,
  type Input,
  listBusyMirrors,
  updateBusyMirror,
} from '@meridian/contract'
import { hour_ms, minute_ms } from '@meridian/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Chance, newChance } from '../../../../test/soak/chance.ts'
import { bo_account } from '../../../../test/simulated-providers.ts'
import { startSyncedAccount, type SyncedAccount, timed } from '../../../../test/synced-account.ts'
import { triesEveryCase } from '../../../../test/every-case.ts'
import { makeLog } from '../../../platform/log.ts'
import { writeMirror } from './mirror-writing.service.ts'

const main = 'ada@example.com'
const work = 'work@example.com'
const edits = Number(process.env['MIRROR_EDITS'] ?? (triesEveryCase ? 150 : 80))
let ada: SyncedAccount

beforeEach(async () => {
  ada = await startSyncedAccount()
  ada.google.change({ op: 'add_calendar', id: work, summary: 'Work', time_zone: 'America/St_Johns' })
  ada.google.change({ op: 'share_calendar', calendar: work, account: main, role: 'writer' })
})
afterEach(() => ada.close())

describe('a rule', () => {
  it('[CON116] [CON119] writes busy times without titles, which are no meetings and take no time twice', async () => {
    ada.anEvent({ summary: 'Secret', location: 'Quay', ...timed('2026-11-24', '10:00') })
    await join()
    await mirror()
    expect(await ada.titles()).toEqual(['Secret'])
    const [written, ...others] = there(work)
    expect(others).toEqual([])
    expect(written).toMatchObject({
      summary: 'Busy',
      reminders: { useDefault: false, overrides: [] },
      extendedProperties: {
        private: { meridian_busy_mirror: expect.stringMatching(/^[\da-f]{16}(-[\da-f]{16}){2}$/) },
      },
    })
    expect(JSON.stringify(written)).not.toMatch(/Secret|Quay/)
    // Google leaves out what is opaque.
    expect([written?.attendees ?? [], written?.transparency]).toEqual([[], undefined])
    await sync()
    expect(await ada.titles()).toEqual(['Secret'])
    expect(await countBusy()).toBe(1)
    expect(await rules()).toMatchObject([{ event_count: 1, problem: null, is_on: true }])
  })

  it('[CON119] and its opposite never copy what the other one has written', async () => {
    ada.anEvent({ summary: 'Here', ...timed('2026-11-24', '10:00') })
    create(work, { summary: 'There', ...timed('2026-11-25', '10:00') })
    await join()
    await mirror()
    await mirror(work, main)
    for (let round = 0; round < 3; round += 1) await sync()
    expect([busyIn(main).length, busyIn(work).length]).toEqual([1, 1])
    expect(await ada.titles()).toEqual(['Here', 'There'])
  })

  it('[CON120] takes the time of others who read the calendar, and is copied by no rule of theirs', async () => {
    const bo = 'bo@example.org'
    ada.anEvent({ summary: 'Secret', ...timed('2026-11-24', '10:00') })
    await join()
    await mirror()
    ada.google.change({ op: 'share_calendar', calendar: work, account: bo, role: 'writer' })
    const colleague = await ada.server.aPerson({ first_name: 'Bo' })
    await ada.connect(colleague, 'google', bo_account)
    await ada.server.runDueJobs()
    expect(await countBusy(colleague)).toBe(1)
    const body = {
      from_calendar_id: work,
      to_calendar_id: bo,
      from_type: 'google',
      to_type: 'google',
    } as const
    const made = await ada.server.call(createBusyMirror, { body }, colleague.access_token)
    expect(made.status).toBe(201)
    await ada.server.runDueJobs()
    expect(busyIn(bo)).toEqual([])
    await sync()
    expect([await countBusy(), await ada.titles()]).toEqual([1, ['Secret']])
  })

  it('[CON117] [CON118] follows moves, series, single dates and deletions, and leaves free and declined ones out', async () => {
    const moved = ada.anEvent({ summary: 'Moved', ...timed('2026-11-24', '10:00') })
    const gone = ada.anEvent({ summary: 'Gone', ...timed('2026-11-25', '10:00') })
    ada.anEvent({ summary: 'Free', transparency: 'transparent', ...timed('2026-11-26', '10:00') })
    ada.anEvent({
      summary: 'Days off',
      start: { date: '2026-12-01' },
      end: { date: '2026-12-03' },
      transparency: 'opaque',
    })
    const series = ada.anEvent({
      summary: 'Weekly',
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'],
      ...timed('2026-11-27', '09:00'),
    })
    await join()
    await mirror()
    expect(times(work)).toEqual([
      '2026-11-24T09:00',
      '2026-11-25T09:00',
      '2026-11-27T08:00',
      '2026-12-01',
      '2026-12-04T08:00',
      '2026-12-11T08:00',
    ])
    change({ op: 'update_event', event_id: moved, patch: timed('2026-11-24', '15:00') })
    change({ op: 'cancel_event', event_id: gone })
    change({ op: 'cancel_event', event_id: `${series}_20261204T080000Z` })
    await sync()
    expect(times(work)).toEqual(['2026-11-24T14:00', '2026-11-27T08:00', '2026-12-01', '2026-12-11T08:00'])
  })

  it('[CON121] deletes its events when it is turned off or deleted', async () => {
    ada.anEvent({ summary: 'Plan', ...timed('2026-11-24', '10:00') })
    await join()
    const { busy_mirror_id } = await mirror()
    const turn = async (is_on: boolean) => {
      await call(updateBusyMirror, { params: { busy_mirror_id }, body: { is_on } })
      await ada.server.runDueJobs()
    }
    await turn(false)
    expect([busyIn(work), (await rules())[0]?.event_count]).toEqual([[], 0])
    await turn(true)
    expect(busyIn(work)).toHaveLength(1)
    await call(deleteBusyMirror, { params: { busy_mirror_id } })
    expect(await rules()).toEqual([])
    await ada.server.runDueJobs()
    expect(busyIn(work)).toEqual([])
    expect(await ada.server.db.selectFrom('busy_mirror').selectAll().execute()).toEqual([])
  })

  it('[CON121] deletes what it has written when the account that it reads is disconnected', async () => {
    const start_time = '2026-11-24T09:00:00Z'
    ada.zoom.change({ op: 'create_meeting', host: main, topic: 'Call', type: 2, start_time, duration: 30 })
    await join()
    await ada.join('zoom')
    await createRule({ from_type: 'zoom', from_calendar_id: '', to_type: 'google', to_calendar_id: work })
    expect(busyIn(work)).toHaveLength(1)
    await call(disconnectIntegration, { params: { type: 'zoom' } })
    await ada.server.runDueJobs()
    expect(busyIn(work)).toEqual([])
    expect(await ada.server.db.selectFrom('busy_mirror').selectAll().execute()).toEqual([])
  })

  it('[CON122] waits while its calendars are not read, and goes on after the next sync', async () => {
    await join()
    await mirror()
    const lists = { method: 'GET', path: '/calendar/v3/calendars/*/events' }
    ada.google.faults.add({ match: lists, times: null, fault: { kind: 'cut', at: 'body' } })
    await ada.advance(3 * hour_ms)
    await ada.server.runDueJobs()
    const [rule] = await rules()
    await call(updateBusyMirror, {
      params: { busy_mirror_id: rule?.busy_mirror_id ?? '' },
      body: { is_on: true },
    })
    await ada.server.runDueJobs()
    expect((await rules())[0]?.problem).toBe('Waiting for a fresh reading of Google.')
    ada.anEvent({ summary: 'Plan', ...timed('2026-11-24', '10:00') })
    ada.google.faults.clear()
    await ada.advance(2 * hour_ms)
    await ada.server.runDueJobs()
    expect([busyIn(work).length, (await rules())[0]?.problem]).toEqual([1, null])
  })

  it('[CON123] writes each event once, after failures and in two processes at once', async () => {
    for (let day = 1; day <= 9; day += 1)
      ada.anEvent({ summary: `Plan ${day}`, ...timed(`2026-12-0${day}`, '10:00') })
    await join()
    const write = { method: 'POST', path: `/calendar/v3/calendars/${encodeURIComponent(work)}/events` }
    ada.google.faults.add({ match: write, after: 3, times: 2, fault: { kind: 'cut', at: 'done' } })
    const { busy_mirror_id } = await mirror()
    expect((await rules())[0]?.problem).toBe(
      'Google does not answer as it should. It is tried again by itself.',
    )
    const job = { ...ada.tools, signal: new AbortController().signal, log: makeLog('silent') }
    await Promise.all([writeMirror(job, { busy_mirror_id }), writeMirror(job, { busy_mirror_id })])
    await sync()
    await sync()
    expect(busyIn(work)).toHaveLength(9)
    expect((await rules())[0]).toMatchObject({ problem: null, event_count: 9 })
  })

  it(`[CON118] [CON119] after ${edits} random edits takes exactly the time that its calendar takes`, async () => {
    await join()
    await mirror()
    const chance = newChance(7)
    const ids: string[] = []
    for (let edit = 1; edit <= edits; edit += 1) {
      randomEdit(chance, ids)
      if (edit % 25 === 0 || edit === edits) {
        await sync()
        expect(await union(work, 'Busy')).toEqual(await union(main))
      }
    }
    expect(ids.length).toBeGreaterThan(20)
  }, 240_000)
})

describe('making a rule', () => {
  it('[CON115] names what is wrong, and knows each pair once', async () => {
    await join()
    ada.google.change({ op: 'add_calendar', id: 'read@example.com', summary: 'Read', time_zone: 'UTC' })
    ada.google.change({ op: 'share_calendar', calendar: 'read@example.com', account: main, role: 'reader' })
    await sync()
    const body = {
      from_type: 'google',
      from_calendar_id: main,
      to_type: 'google',
      to_calendar_id: work,
    } as const
    const send = (part: Partial<Input<typeof createBusyMirror>['body']>, token = ada.person.access_token) =>
      ada.server.call(createBusyMirror, { body: { ...body, ...part } }, token)
    const refusals = [
      { from_calendar_id: 'read@example.com' },
      { from_calendar_id: 'none' },
      { to_calendar_id: 'read@example.com' },
      { to_calendar_id: main },
    ]
    for (const refusal of refusals) {
      const { status, errors } = await send(refusal)
      expect([refusal, status, errors?.[0]?.path]).toEqual([refusal, 400, Object.keys(refusal)[0]])
    }
    expect((await send({ to_type: 'zoom', to_calendar_id: '' })).status).toBe(404)
    expect((await send({})).status).toBe(201)
    expect((await send({})).status).toBe(409)
    const bo = await ada.server.aPerson()
    expect((await send({}, bo.access_token)).status).toBe(404)
    expect((await ada.server.call(listBusyMirrors, {}, bo.access_token)).data).toEqual([])
    expect((await ada.server.call(listBusyMirrors, {})).status).toBe(401)
    const params = { busy_mirror_id: (await rules())[0]?.busy_mirror_id ?? '' }
    for (const answer of [
      await ada.server.call(updateBusyMirror, { params, body: { is_on: false } }, bo.access_token),
      await ada.server.call(deleteBusyMirror, { params }, bo.access_token),
    ]) {
      expect(answer.status).toBe(404)
    }
  })
})

interface EventView {
  readonly id: string
  readonly status: string
  readonly summary?: string
  readonly start: { readonly date?: string; readonly dateTime?: string }
  readonly end: { readonly date?: string; readonly dateTime?: string }
  readonly transparency?: string
  readonly recurrence?: readonly string[]
  readonly recurringEventId?: string
  readonly attendees?: readonly unknown[]
}

async function join(): Promise<void> {
  await ada.join('google')
}

async function sync(): Promise<void> {
  await ada.advance(3 * minute_ms)
  await ada.refresh('google')
}

async function mirror(from_calendar_id = main, to_calendar_id = work): Promise<BusyMirror> {
  return createRule({ from_type: 'google', from_calendar_id, to_type: 'google', to_calendar_id })
}

async function createRule(body: Input<typeof createBusyMirror>['body']): Promise<BusyMirror> {
  const { data, message, errors } = await ada.server.call(createBusyMirror, { body }, ada.person.access_token)
  if (!data) throw new Error(`${message} ${JSON.stringify(errors)}`)
  await ada.server.runDueJobs()
  return data
}

function create(calendar: string, event: Record<string, unknown>): string {
  return String(Object(ada.google.change({ op: 'create_event', calendar, event })).id)
}

function change(input: Record<string, unknown>): void {
  ada.google.change({ calendar: main, ...input })
}

async function call<E extends Parameters<typeof ada.server.call>[0]>(
  endpoint: E,
  input: Parameters<typeof ada.server.call<E>>[1],
): Promise<void> {
  const { status, message } = await ada.server.call(endpoint, input, ada.person.access_token)
  if (status !== 200) throw new Error(message)
}

async function rules(): Promise<readonly BusyMirror[]> {
  return (await ada.server.call(listBusyMirrors, {}, ada.person.access_token)).data ?? []
}

async function countBusy(person = ada.person): Promise<number | undefined> {
  const body = { users: [], start_time: '2026-11-23T00:00:00Z', end_time: '2026-12-20T00:00:00Z' }
  const { data } = await ada.server.call(getFreeBusy, { body }, person.access_token)
  return data?.people[0]?.busy.length
}

/** What stands in the calendar and is not cancelled. */
function there(calendar: string): EventView[] {
  const world = Object(ada.google.provider.presentWorld(ada.google.scene.world))
  const found = Array.from(world.calendars, Object).find(({ id }) => id === calendar)
  return Array.from<EventView>(found.events).filter(({ status }) => status !== 'cancelled')
}

function busyIn(calendar: string): EventView[] {
  return there(calendar).filter(({ summary }) => summary === 'Busy')
}

/** When the written events begin, in UTC. */
function times(calendar: string): string[] {
  return busyIn(calendar)
    .map(({ start }) => start.date ?? new Date(start.dateTime ?? '').toISOString().slice(0, 16))
    .toSorted()
}

/** What the calendar takes, by Google's own instances, as merged stretches in UTC. */
async function union(calendar: string, summary?: string): Promise<string[]> {
  const url = `${ada.google.url}/calendar/v3/calendars/${encodeURIComponent(calendar)}/events`
  const query = new URLSearchParams({ singleEvents: 'true', maxResults: '2500' }).toString()
  const scopes = ['https://www.googleapis.com/auth/calendar.events']
  const { access_token } = Object(ada.google.change({ op: 'grant', account: main, scopes }))
  const answer = await fetch(`${url}?${query}`, { headers: { authorization: `Bearer ${access_token}` } })
  const { items } = Object(await answer.json())
  const spans = Array.from<EventView>(items)
    .filter((one) => one.status !== 'cancelled' && one.transparency !== 'transparent')
    .filter((one) => summary === undefined || one.summary === summary)
    .map(({ start, end }) => [start, end].map((at) => Date.parse(at.dateTime ?? `${at.date}T00:00:00Z`)))
    .toSorted(([one = 0], [other = 0]) => one - other)
  const merged: number[][] = []
  for (const [from = 0, to = 0] of spans) {
    const last = merged.at(-1)
    if (last && from <= (last[1] ?? 0)) last[1] = Math.max(last[1] ?? 0, to)
    else merged.push([from, to])
  }
  return merged.map((span) => span.map((ms) => new Date(ms).toISOString()).join(' '))
}

/** One change of the kinds that people make, all of them within the 90 days. */
function randomEdit({ below, pick }: Chance, ids: string[]): void {
  const zone = pick(['Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia']) ?? 'UTC'
  const day = Temporal.PlainDate.from('2026-11-22').add({ days: below(60) })
  const at = timed(day.toString(), `${String(below(24)).padStart(2, '0')}:30`, {
    minutes: 15 + below(200),
    zone,
  })
  const known = pick(ids)
  const kind = below(10)
  if (known === undefined || kind < 4) {
    ids.push(create(main, { summary: 'One', ...at }))
  } else if (kind === 4) {
    const recurrence = [pick(['RRULE:FREQ=DAILY;COUNT=5', 'RRULE:FREQ=WEEKLY;COUNT=3']) ?? '']
    const id = create(main, { summary: 'Series', recurrence, ...at })
    const original = new Date(
      Temporal.PlainDateTime.from(at.start.dateTime).toZonedDateTime(zone).epochMilliseconds,
    )
    const event_id = `${id}_${original.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
    if (below(2) === 0) change({ op: 'cancel_event', event_id })
    else
      change({
        op: 'update_event',
        event_id,
        patch: timed(day.add({ days: 1 }).toString(), '05:15', { zone }),
      })
  } else if (kind === 5) {
    const end = { date: day.add({ days: 1 + below(2) }).toString() }
    create(main, { summary: 'Days', start: { date: day.toString() }, end, transparency: 'opaque' })
  } else if (kind === 6) {
    change({ op: 'cancel_event', event_id: known })
    ids.splice(ids.indexOf(known), 1)
  } else if (kind === 7) {
    change({ op: 'update_event', event_id: known, patch: { transparency: pick(['transparent', 'opaque']) } })
  } else change({ op: 'update_event', event_id: known, patch: at })
}
