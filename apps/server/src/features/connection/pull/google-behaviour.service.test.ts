import { createLabel, assignLabel, listMeetings } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { minute_ms } from '@meridian/engine'
import { startSyncedAccount, type SyncedAccount, timed } from '../../../../test/synced-account.ts'

const calendar = 'ada@example.com'
const events_path = '/calendar/v3/calendars/ada*/events'
const list = { method: 'GET', path: events_path }
let ada: SyncedAccount

beforeEach(async () => {
  ada = await startSyncedAccount()
})
afterEach(() => ada.close())

describe('what Google Calendar does', () => {
  it('[PB14] [PB15] pages of which some are empty or come twice bring everything once', async () => {
    const made = many(7)
    change({ op: 'set_calendar_limits', limits: { scan_per_page: 2 } })
    ada.google.faults.add({ match: list, fault: { kind: 'empty_page' } })
    ada.google.faults.add({ match: list, after: 1, times: 3, fault: { kind: 'duplicate_page' } })
    await ada.join('google')
    expect(await ada.titles()).toEqual(made)
    ada.anEvent({ summary: 'Later', ...timed('2026-12-04', '10:00') })
    await ada.refresh('google')
    expect(await ada.titles()).toEqual([...made, 'Later'])
    const changes = lists().filter(({ query }) => 'syncToken' in query)
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.map(({ status }) => status)).not.toContain(400)
  })

  it('[PB16] an invalid sync token leads to a full sync, which removes what is gone', async () => {
    const [gone, labelled] = ['Gone', 'Labelled', 'Stays'].map((summary, hour) =>
      ada.anEvent({ summary, ...timed('2026-11-24', `1${hour}:00`) }),
    )
    await ada.join('google')
    await putLabelOn('Labelled')
    for (const event_id of [gone, labelled]) change({ op: 'cancel_event', calendar, event_id })
    change({ op: 'invalidate_sync_tokens', calendar })
    await ada.refresh('google')
    expect(lists().map(({ status }) => status)).toContain(410)
    expect(await ada.titles()).toEqual(['Stays'])
    expect(await statusOf('Labelled')).toBe('cancelled')
    expect(await statusOf('Gone')).toBe(undefined)
  })

  it('[PB17] a deleted event with hardly more than its id is removed', async () => {
    const ids = many(4).map((_, index) => idOf(index))
    await ada.join('google')
    for (const event_id of ids.slice(0, 3)) change({ op: 'cancel_event', calendar, event_id })
    await ada.refresh('google')
    expect(await ada.titles()).toEqual(['Event 3'])
    change({ op: 'restore_event', calendar, event_id: ids[0] })
    await ada.refresh('google')
    expect(await ada.titles()).toEqual(['Event 0', 'Event 3'])
  })

  it('[PB18] [PB19] a series stays at its time when clocks change, but where an instance was moved or cancelled', async () => {
    const id = ada.anEvent({
      summary: 'Weekly',
      ...timed('2026-10-20', '10:00'),
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=8'],
    })
    await ada.join('google')
    const cancelled = `${id}_20261103T090000Z`
    const moved = `${id}_20261110T090000Z`
    change({ op: 'cancel_event', calendar, event_id: cancelled })
    change({
      op: 'update_event',
      calendar,
      event_id: moved,
      patch: { summary: 'Weekly, late', ...timed('2026-11-11', '16:00') },
    })
    await ada.refresh('google')
    expect(await ada.takesPlace('2026-10-12', '2026-12-10')).toEqual([
      'Weekly 2026-10-20T08:00',
      'Weekly 2026-10-27T09:00',
      'Weekly, late 2026-11-11T15:00',
      'Weekly 2026-11-17T09:00',
      'Weekly 2026-11-24T09:00',
      'Weekly 2026-12-01T09:00',
      'Weekly 2026-12-08T09:00',
    ])
  })

  it('[PB20] a changed master moves its instances, and one that is split is two series', async () => {
    const id = ada.anEvent({
      summary: 'Daily',
      ...timed('2026-11-23', '09:00'),
      recurrence: ['RRULE:FREQ=DAILY;COUNT=5'],
    })
    await ada.join('google')
    change({ op: 'update_event', calendar, event_id: id, patch: timed('2026-11-23', '08:30') })
    await ada.refresh('google')
    expect((await ada.takesPlace('2026-11-20', '2026-12-10')).map((one) => one.slice(-5))).toEqual(
      Array.from({ length: 5 }, () => '07:30'),
    )
    change({
      op: 'split_series',
      calendar,
      event_id: `${id}_20261125T073000Z`,
      patch: { summary: 'Daily, new', ...timed('2026-11-25', '11:00') },
    })
    await ada.refresh('google')
    expect(await ada.takesPlace('2026-11-20', '2026-12-10')).toEqual([
      'Daily 2026-11-23T07:30',
      'Daily 2026-11-24T07:30',
      'Daily, new 2026-11-25T10:00',
      'Daily, new 2026-11-26T10:00',
      'Daily, new 2026-11-27T10:00',
    ])
    expect(await ada.titles()).toEqual(['Daily', 'Daily, new'])
  })

  it('[PB21] days keep their dates, and times the zone they were meant in', async () => {
    ada.anEvent({ summary: 'Fair', start: { date: '2026-11-24' }, end: { date: '2026-11-27' } })
    ada.anEvent({ summary: 'Tokyo', ...timed('2026-11-25', '10:00', { zone: 'Asia/Tokyo' }) })
    await ada.join('google')
    const [fair, tokyo] = await ada.meetings()
    expect(fair).toMatchObject({
      is_all_day: true,
      meeting_date: { start_date: '2026-11-24', end_date: '2026-11-26' },
    })
    expect(tokyo).toMatchObject({
      meeting_timezone: 'Asia/Tokyo',
      meeting_timestamps: { start_timestamp: '2026-11-25T01:00:00.000Z' },
    })
  })

  it.each(['user_rate_limit', 'rate_limit', 'rate_limit_403', 'quota'])(
    '[PB25] nobody asks before the time after %s, and then all is well',
    async (name) => {
      ada.anEvent({ summary: 'Kept', ...timed('2026-11-24', '10:00') })
      await ada.join('google')
      ada.anEvent({ summary: 'New', ...timed('2026-11-25', '10:00') })
      ada.google.faults.add({ match: list, fault: { kind: 'named', name } })
      await ada.refresh('google')
      expect(await ada.titles()).toEqual(['Kept'])
      const asked = ada.countRequests('google')
      const { state, nextMs } = await ada.health('google')
      expect(state).toBe('error')
      await ada.advance(nextMs - ada.google.clock.now() - 1000)
      await ada.server.runDueJobs()
      expect(ada.countRequests('google')).toBe(asked)
      await ada.advance(minute_ms)
      await ada.server.runDueJobs()
      expect(await ada.titles()).toEqual(['Kept', 'New'])
      expect(await ada.health('google')).toMatchObject({ state: 'connected', problem: null })
    },
  )

  it('[PB26] what is free, declined, a place of work or a birthday is what it is', async () => {
    const at = timed('2026-11-24', '10:00')
    const self = { email: calendar, self: true, responseStatus: 'declined' }
    const allDay = { start: { date: '2026-11-24' }, end: { date: '2026-11-25' } }
    ada.anEvent({ summary: 'Free', transparency: 'transparent', ...at })
    ada.google.change({
      op: 'create_event',
      calendar,
      organizer: 'boss@example.net',
      event: {
        summary: 'Declined',
        attendees: [self, { email: 'boss@example.net', responseStatus: 'accepted' }],
        ...at,
      },
    })
    ada.anEvent({
      summary: 'Home',
      eventType: 'workingLocation',
      visibility: 'public',
      transparency: 'transparent',
      workingLocationProperties: { type: 'homeOffice', homeOffice: {} },
      ...allDay,
    })
    ada.anEvent({
      summary: 'Birthday',
      eventType: 'birthday',
      visibility: 'private',
      transparency: 'transparent',
      recurrence: ['RRULE:FREQ=YEARLY'],
      birthdayProperties: { type: 'birthday' },
      ...allDay,
    })
    await ada.join('google')
    expect((await ada.meetings()).map((one) => [one.meeting_title, one.is_transparent])).toEqual([
      ['Free', true],
    ])
  })
})

describe('when Google answers nonsense', () => {
  const nonsense = [
    { kind: 'wrong_type', how: 'list' },
    { kind: 'not_json' },
    { kind: 'huge' },
    { kind: 'redirect', to: 'https://elsewhere.example/' },
    { kind: 'cut', at: 'before' },
    { kind: 'cut', at: 'body' },
    { kind: 'named', name: 'server_error' },
    { kind: 'named', name: 'unavailable' },
  ] as const

  it.each(nonsense)('[CON22] [PB14] %j loses nothing, and is got over', async (fault) => {
    const made = many(3)
    await ada.join('google')
    change({ op: 'cancel_event', calendar, event_id: idOf(0) })
    ada.google.faults.add({ match: list, fault })
    await ada.refresh('google')
    const { nextMs, state, problem } = await ada.health('google')
    expect(await ada.titles()).toEqual(made)
    expect([state, problem]).toEqual(['error', expect.any(String)])
    await ada.advance(nextMs - ada.google.clock.now())
    await ada.server.runDueJobs()
    expect(await ada.titles()).toEqual(made.slice(1))
    expect(await ada.health('google')).toMatchObject({ state: 'connected', problem: null })
  })

  it('[CON42] one item that is none does not keep the others from being read', async () => {
    const made = many(3)
    ada.google.faults.add({ match: list, fault: { kind: 'wrong_type', how: 'null_items' } })
    await ada.join('google')
    expect(await ada.titles()).toEqual(made)
  })

  it('[CON29] an unreadable item is requested once more, and then no longer', async () => {
    many(2)
    await ada.join('google')
    change({ op: 'cancel_event', calendar, event_id: idOf(0) })
    ada.anEvent({ summary: 'Garbled', ...timed('2026-11-25', '10:00') })
    // What was deleted has no numbers and can be read all the same.
    const fault = { kind: 'wrong_type', how: 'texts' } as const
    ada.google.faults.add({ match: list, fault })
    await ada.refresh('google')
    expect(await ada.titles()).toEqual(['Event 1'])
    expect((await ada.health('google')).problem).toContain('Garbled')
    await ada.refresh('google')
    expect(await ada.titles()).toEqual(['Event 1', 'Garbled'])
    expect((await ada.health('google')).problem).toBeNull()

    change({ op: 'cancel_event', calendar, event_id: idOf(1) })
    ada.anEvent({ summary: 'Never', ...timed('2026-11-26', '10:00') })
    ada.google.faults.add({ match: list, times: 2, fault })
    for (let reading = 0; reading < 3; reading += 1) await ada.refresh('google')
    expect(await ada.titles()).toEqual(['Garbled'])
    const tokens = lists().map(({ query }) => query['syncToken'])
    expect(tokens.at(-2)).toBe(tokens.at(-3))
    expect(tokens.at(-1)).not.toBe(tokens.at(-2))
  })

  it('[CON30] harmful texts are kept unchanged except NUL', async () => {
    many(8)
    ada.google.faults.add({ match: list, times: null, fault: { kind: 'hostile_text' } })
    await ada.join('google')
    const titles = await ada.titles()
    expect(titles).toHaveLength(8)
    expect(titles).toContain('<img src=x onerror=alert(1)><script>alert(1)</script>')
    expect(titles).toContain('\'; DROP TABLE meeting; -- " \\ %00 ${7*7} {{7*7}}')
    expect(titles.join('')).not.toContain('\u0000')
    expect(Object.prototype).not.toHaveProperty('is_admin')
    expect(await ada.health('google')).toMatchObject({ state: 'connected' })
  })
})

const ids: string[] = []

/** So many events, an hour apart; their titles in order. */
function many(count: number): string[] {
  ids.length = 0
  return Array.from({ length: count }, (_, index) => {
    const at = `${String(8 + index).padStart(2, '0')}:00`
    ids.push(ada.anEvent({ summary: `Event ${index}`, ...timed('2026-11-24', at) }))
    return `Event ${index}`
  })
}

function idOf(index: number): string {
  return ids[index] ?? ''
}

function change(input: Record<string, unknown>): unknown {
  return ada.google.change(input)
}

function lists() {
  return ada.google.requests
    .list()
    .filter(({ method, path }) => method === 'GET' && path.endsWith('ada%40example.com/events'))
}

async function putLabelOn(title: string): Promise<void> {
  const { call } = ada.server
  const token = ada.person.access_token
  const { data } = await call(createLabel, { body: { label_title: 'Mine' } }, token)
  const meeting_id = (await ada.meetings()).find(({ meeting_title }) => meeting_title === title)?.meeting_id
  const params = { meeting_id: meeting_id ?? '', label_id: data?.label_id ?? '' }
  await call(assignLabel, { params }, token)
}

async function statusOf(title: string): Promise<string | undefined> {
  const { data } = await ada.server.call(listMeetings, { query: { limit: 100 } }, ada.person.access_token)
  return data?.find(({ meeting_title }) => meeting_title === title)?.meeting_status
}
