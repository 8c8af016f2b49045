import { assignLabel, createLabel, listCalendlyEventTypes, listMeetings } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { day_ms, hour_ms, minute_ms } from '@meridian/engine'
import { startSyncedAccount, type SyncedAccount } from '../../../../test/synced-account.ts'

const account = 'ada@example.com'
const visitor = { name: 'Nadia Okonkwo', email: 'nadia@example.com' }
let ada: SyncedAccount

beforeEach(async () => {
  ada = await startSyncedAccount()
})
afterEach(() => ada.close())

describe('what Calendly does', () => {
  it('[PB34] [PB35] both states of the person’s own bookings are read to the last page, a hundred at once', async () => {
    const event_type = aType('Call')
    const booked = Array.from({ length: 105 }, (_, index) => book(event_type, slotOf(index)))
    ada.calendly.change({ op: 'cancel', event: booked[3]?.event })
    await ada.join('calendly')
    const { data, pagination } = await listAll()
    expect(pagination?.total).toBe(105)
    expect(data.filter(({ meeting_status }) => meeting_status === 'cancelled')).toHaveLength(1)
    expect((await ada.health('calendly')).problem).toBeNull()
    const asked = ada.calendly.requests.list().filter(({ path }) => path === '/scheduled_events')
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.every(({ query, status }) => status === 200 && 'user' in query)).toBe(true)
  })

  it('[PB36] a moved booking keeps its meeting, with its labels and tasks', async () => {
    const { event, invitee } = book(aType('Call'), '2026-11-24T09:00:00Z')
    await ada.join('calendly')
    const [card] = await ada.meetings()
    await putLabelOn(card?.meeting_id ?? '')
    ada.calendly.change({ op: 'reschedule', invitee, start: '2026-11-26T15:00:00Z' })
    await ada.refresh('calendly')
    const [moved, ...others] = await ada.meetings()
    expect(others).toEqual([])
    expect(moved?.meeting_id).toBe(card?.meeting_id)
    expect(moved?.meeting_timestamps.start_timestamp).toBe('2026-11-26T15:00:00.000Z')
    expect(Object.keys(moved?.meeting_labels ?? {})).toHaveLength(1)
    expect((await listAll()).data).toHaveLength(1)
    expect(event).not.toBe('')
  })

  it('[PB36] a booking that is cancelled after it was moved is cancelled where it was moved to', async () => {
    let { event, invitee } = book(aType('Call'), '2026-11-24T09:00:00Z')
    await ada.join('calendly')
    for (const start of ['2026-11-27T09:00:00Z', '2026-11-23T09:00:00Z', '2026-11-25T09:00:00Z']) {
      ;({ event, invitee } = namesIn(ada.calendly.change({ op: 'reschedule', invitee, start })))
      await ada.refresh('calendly')
    }
    ada.calendly.change({ op: 'cancel', event })
    await ada.refresh('calendly')
    const { data } = await listAll()
    expect(data.map((one) => [one.meeting_status, one.meeting_timestamps.start_timestamp])).toEqual([
      ['cancelled', '2026-11-25T09:00:00.000Z'],
    ])
  })

  it('[PB37] a conference has its link as soon as Calendly has one', async () => {
    const event_type = aType('Call', { kind: 'zoom_conference' })
    const { event } = book(event_type, '2026-11-24T09:00:00Z', { push_after_ms: null })
    await ada.join('calendly')
    expect((await ada.meetings())[0]?.meeting_link).toBeNull()
    ada.calendly.change({ op: 'advance_location', event })
    await ada.refresh('calendly')
    expect((await ada.meetings())[0]?.meeting_link).toMatch(/^https:/)
  })

  it('[PB37] waits for as long as Calendly demands, and resumes', async () => {
    ada.calendly.change({ op: 'set_tier', user: account, tier: 'free' })
    const event_type = aType('Call')
    for (let index = 0; index < 120; index += 1) book(event_type, slotOf(index))
    await ada.join('calendly')
    const asked = ada.countRequests('calendly')
    await ada.server.runDueJobs()
    expect(ada.countRequests('calendly')).toBe(asked)
    for (let waits = 0; waits < 10 && (await listAll()).pagination?.total !== 120; waits += 1) {
      const { nextMs } = await ada.health('calendly')
      expect(nextMs - ada.calendly.clock.now()).toBeLessThan(2 * minute_ms)
      await ada.advance(nextMs - ada.calendly.clock.now())
      await ada.server.runDueJobs()
    }
    expect((await listAll()).pagination?.total).toBe(120)
    expect(new Set((await listAll()).data.map(({ meeting_id }) => meeting_id)).size).toBe(100)
  })

  it('[PB35] event types are listed as well', async () => {
    aType('Call')
    aType('FormRequest')
    await ada.join('calendly')
    const { data } = await ada.server.call(listCalendlyEventTypes, {}, ada.person.access_token)
    expect(data?.event_types.map(({ name }) => name).toSorted()).toEqual(['Call', 'FormRequest'])
  })
})

describe('what Zoom does', () => {
  it('[PB38] a series is there once, its moved and deleted occurrences as they are; what has no time is not', async () => {
    const weekly = aMeeting({
      topic: 'Weekly',
      type: 8,
      start_time: '2026-11-24T10:00:00',
      recurrence: { type: 2, repeat_interval: 1, weekly_days: '3', end_times: 4 },
    })
    aMeeting({ topic: 'Room', type: 3 })
    aMeeting({ topic: 'Now', type: 1 })
    ada.zoom.change({ op: 'create_meeting', host: 'bo@example.org', ...single('Theirs', '2026-11-24') })
    await ada.join('zoom')
    const { meeting, occurrences } = weekly
    ada.zoom.change({ op: 'delete_meeting', meeting, occurrence: occurrences[1] })
    ada.zoom.change({
      op: 'update_meeting',
      meeting,
      occurrence: occurrences[2],
      start_time: '2026-12-09T14:00:00Z',
    })
    await ada.refresh('zoom')
    expect(await ada.titles()).toEqual(['Weekly'])
    expect(await ada.takesPlace('2026-11-20', '2027-01-10')).toEqual([
      'Weekly 2026-11-24T09:00',
      'Weekly 2026-12-09T14:00',
      'Weekly 2026-12-15T09:00',
    ])
  })

  it.each([
    ['forward', '2027-03-14', '04:00'],
    ['back', '2027-11-07', '05:00'],
  ])(
    '[PB38] a series that begins as clocks are set %s lasts as long as Zoom says each day',
    async (_, first, later) => {
      ada.zoom.change({
        op: 'create_meeting',
        host: account,
        topic: 'Early',
        type: 8,
        start_time: `${first}T01:30:00`,
        duration: 60,
        timezone: 'America/St_Johns',
        recurrence: { type: 1, repeat_interval: 1, end_times: 3 },
      })
      await ada.join('zoom')
      const until = new Date(Date.parse(first) + 5 * day_ms).toISOString().slice(0, 10)
      const seen = await ada.occurrences(first, until)
      const lengths = seen.map((one) => Date.parse(one.end_timestamp) - Date.parse(one.start_timestamp))
      expect(lengths).toEqual([hour_ms, hour_ms, hour_ms])
      expect(seen[1]?.start_timestamp).toContain(`T${later}:00.000Z`)
    },
  )

  it('[PB38] what is deleted vanishes, and what took place stays', async () => {
    const { meeting } = aMeeting(single('Cancelled', '2026-11-24'))
    const held = aMeeting(single('Held', '2026-11-20'))
    aMeeting(single('Ahead', '2026-11-25'))
    await ada.join('zoom')
    expect((await listAll()).data.map(({ meeting_title }) => meeting_title)).toEqual([
      'Held',
      'Cancelled',
      'Ahead',
    ])
    await ada.advance(24 * 60 * minute_ms)
    ada.zoom.change({ op: 'delete_meeting', meeting })
    ada.zoom.change({ op: 'delete_meeting', meeting: held.meeting })
    await ada.refresh('zoom')
    const { data } = await listAll()
    expect(data.map(({ meeting_title, meeting_status }) => [meeting_title, meeting_status])).toEqual([
      ['Held', 'completed'],
      ['Ahead', 'active'],
    ])
  })

  it('[CON105] the only meeting that is missing from the list asks first, and is back when it is listed', async () => {
    aMeeting(single('Only', '2026-11-24'))
    await ada.join('zoom')
    const path = '/v2/users/me/meetings'
    ada.zoom.faults.add({
      match: { method: 'GET', path },
      times: null,
      fault: { kind: 'drop_items', keep: 0 },
    })
    await ada.refresh('zoom')
    const asked = async () => (await ada.integrationOf(ada.person, 'zoom')).connection?.calendars[0]?.vanished
    expect([await ada.titles(), (await asked())?.gone]).toEqual([['Only'], 1])
    ada.zoom.faults.clear()
    await ada.refresh('zoom')
    expect([await ada.titles(), await asked()]).toEqual([['Only'], null])
  })

  it('[PB38] a page token that dies amid a reading begins it anew, and nothing comes twice', async () => {
    ada.zoom.change({ op: 'set_limits', per_second: false })
    for (let index = 0; index < 310; index += 1) {
      aMeeting({ topic: `Meeting ${index}`, start_time: slotOf(index), duration: 30 })
    }
    const list = { method: 'GET', path: '/v2/users/me/meetings' }
    const fault = { kind: 'named', name: 'page_token_expired' } as const
    ada.zoom.faults.add({ match: list, after: 1, fault })
    await ada.join('zoom')
    expect((await listAll()).pagination?.total).toBe(310)
    expect((await ada.health('zoom')).state).toBe('connected')
  })

  it('[PB39] a limit by the second or the day is kept to, and then all is there', async () => {
    ada.zoom.change({ op: 'set_limits', per_second: false })
    aMeeting(single('Kept', '2026-11-24'))
    await ada.join('zoom')
    for (const name of ['rate_limit', 'daily_limit']) {
      aMeeting(single(name, '2026-11-25'))
      ada.zoom.faults.add({ match: { path: '/v2/users' }, fault: { kind: 'named', name } })
      await ada.refresh('zoom')
      const { nextMs, state } = await ada.health('zoom')
      const asked = ada.countRequests('zoom')
      expect(state).toBe('error')
      await ada.advance(nextMs - ada.zoom.clock.now() - 100)
      await ada.server.runDueJobs()
      expect(ada.countRequests('zoom')).toBe(asked)
      await ada.advance(minute_ms)
      await ada.server.runDueJobs()
    }
    expect(await ada.titles()).toEqual(['Kept', 'rate_limit', 'daily_limit'])
  })
})

describe.each(['calendly', 'zoom'] as const)('when %s answers nonsense', (type) => {
  const paths = { calendly: '/scheduled_events', zoom: '/v2/users/me/meetings' }

  it.each([
    { kind: 'wrong_type', how: 'list' },
    { kind: 'not_json' },
    { kind: 'huge' },
    { kind: 'redirect', to: 'https://elsewhere.example/' },
    { kind: 'cut', at: 'body' },
    { kind: 'named', name: 'server_error' },
  ] as const)('[CON22] %j loses nothing, and is got over', async (fault) => {
    aTalk(type, 'Before', '2026-11-24')
    await ada.join(type)
    aTalk(type, 'After', '2026-11-25')
    ada[type].faults.add({ match: { path: paths[type] }, fault })
    await ada.refresh(type)
    const { nextMs, state } = await ada.health(type)
    expect([await ada.titles(), state]).toEqual([['Before'], 'error'])
    await ada.advance(nextMs - ada[type].clock.now())
    await ada.server.runDueJobs()
    expect([await ada.titles(), (await ada.health(type)).state]).toEqual([['Before', 'After'], 'connected'])
  })

  it('[CON30] harmful texts are kept unchanged', async () => {
    for (let day = 1; day < 9; day += 1) aTalk(type, `Talk ${day}`, `2026-12-0${day}`)
    ada[type].faults.add({ match: { path: '/' }, times: null, fault: { kind: 'hostile_text' } })
    await ada.join(type)
    const titles = await ada.titles()
    expect(titles).toHaveLength(8)
    expect(titles.join('')).not.toContain('\u0000')
    expect(titles).toContain('<img src=x onerror=alert(1)><script>alert(1)</script>')
    expect(Object.prototype).not.toHaveProperty('is_admin')
  })
})

function aTalk(type: 'calendly' | 'zoom', title: string, date: string): void {
  if (type === 'zoom') aMeeting(single(title, date))
  else book(aType(title), `${date}T10:00:00Z`)
}

function aType(name: string, location: unknown = null): string {
  return String(
    Object(ada.calendly.change({ op: 'add_event_type', owner: account, name, location })).event_type,
  )
}

function book(event_type: string, start: string, more: Record<string, unknown> = {}) {
  return namesIn(ada.calendly.change({ op: 'book', event_type, start, invitee: visitor, ...more }))
}

function namesIn(booked: unknown) {
  const { event, invitee } = Object(booked)
  return { event: String(event), invitee: String(invitee) }
}

function single(topic: string, date: string) {
  return { topic, start_time: `${date}T10:00:00`, duration: 30 }
}

function aMeeting(fields: Record<string, unknown>): { meeting: number; occurrences: string[] } {
  return Object(ada.zoom.change({ op: 'create_meeting', host: account, ...fields }))
}

/** Half hours from Monday on. */
function slotOf(index: number): string {
  return new Date(Date.UTC(2026, 10, 23, 6) + index * 30 * minute_ms).toISOString()
}

async function listAll() {
  const { data, pagination } = await ada.server.call(
    listMeetings,
    { query: { limit: 100 } },
    ada.person.access_token,
  )
  return { data: data ?? [], pagination }
}

async function putLabelOn(meeting_id: string): Promise<void> {
  const token = ada.person.access_token
  const { data } = await ada.server.call(createLabel, { body: { label_title: 'Mine' } }, token)
  await ada.server.call(assignLabel, { params: { meeting_id, label_id: data?.label_id ?? '' } }, token)
}
