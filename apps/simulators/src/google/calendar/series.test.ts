import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Json } from '../../kit/message.ts'
import { ada, bo, openCalendar, type OpenCalendar } from './open-calendar.ts'

let calendar: OpenCalendar
beforeEach(async () => {
  calendar = await openCalendar()
})
afterEach(() => calendar.google.close())

it('[PB18] expands a series with ids of master and UTC stamp, and lists no master then', async () => {
  const master = weekly()
  const expanded = await calendar.listAll({ singleEvents: 'true' })
  expect(expanded.items.map(({ id }) => id)).toEqual([
    `${master}_20260316T090000Z`,
    `${master}_20260323T090000Z`,
    `${master}_20260330T080000Z`,
    `${master}_20260406T080000Z`,
  ])
  expect(new Set(expanded.items.map(({ iCalUID }) => iCalUID)).size).toBe(1)
  expect(expanded.items.every((item) => item['recurringEventId'] === master && !('recurrence' in item))).toBe(
    true,
  )
  const folded = await calendar.listAll({})
  expect(folded.items).toMatchObject([{ id: master, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'] }])
})

it("[PB18] keeps the wall time of the series' own zone when clocks change, wherever the calendar is", async () => {
  const master = weekly({
    start: { dateTime: '2026-03-02T09:30:00', timeZone: 'America/New_York' },
    end: { dateTime: '2026-03-02T10:00:00', timeZone: 'America/New_York' },
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=5'],
  })
  const { items } = await calendar.listAll({ singleEvents: 'true' })
  // New York changes on March 8, Berlin on March 29: between them they are five hours apart, not six.
  expect(items.map(({ start }) => start)).toEqual([
    { dateTime: '2026-03-02T15:30:00+01:00', timeZone: 'America/New_York' },
    { dateTime: '2026-03-09T14:30:00+01:00', timeZone: 'America/New_York' },
    { dateTime: '2026-03-16T14:30:00+01:00', timeZone: 'America/New_York' },
    { dateTime: '2026-03-23T14:30:00+01:00', timeZone: 'America/New_York' },
    { dateTime: '2026-03-30T15:30:00+02:00', timeZone: 'America/New_York' },
  ])
  expect(items.at(-1)?.['id']).toBe(`${master}_20260330T133000Z`)
})

it('[PB18] moves an instance forward when the clocks skip its wall time', async () => {
  weekly({
    start: { dateTime: '2026-03-28T02:30:00', timeZone: 'Europe/Berlin' },
    end: { dateTime: '2026-03-28T02:45:00', timeZone: 'Europe/Berlin' },
    recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
  })
  const { items } = await calendar.listAll({ singleEvents: 'true' })
  expect(items.map(({ start }) => start)).toMatchObject([
    { dateTime: '2026-03-28T02:30:00+01:00' },
    { dateTime: '2026-03-29T03:30:00+02:00' },
    { dateTime: '2026-03-30T02:30:00+02:00' },
  ])
})

it('[PB18] heeds UNTIL, EXDATE and RDATE, and expands days as days', async () => {
  const master = weekly({
    start: { date: '2026-03-30' },
    end: { date: '2026-04-01' },
    recurrence: [
      'RRULE:FREQ=MONTHLY;UNTIL=20260801',
      'EXDATE;VALUE=DATE:20260430',
      'RDATE;VALUE=DATE:20260515',
    ],
  })
  const { items } = await calendar.listAll({ singleEvents: 'true' })
  expect(items.map(({ id, start, end }) => [id, start, end])).toEqual([
    [`${master}_20260330`, { date: '2026-03-30' }, { date: '2026-04-01' }],
    [`${master}_20260515`, { date: '2026-05-15' }, { date: '2026-05-17' }],
    [`${master}_20260530`, { date: '2026-05-30' }, { date: '2026-06-01' }],
    [`${master}_20260630`, { date: '2026-06-30' }, { date: '2026-07-02' }],
    [`${master}_20260730`, { date: '2026-07-30' }, { date: '2026-08-01' }],
  ])
})

it('[PB18] expands a series without end far ahead, and only within the window that is asked for', async () => {
  weekly({ recurrence: ['RRULE:FREQ=WEEKLY'] })
  const far = await calendar.listAll({ singleEvents: 'true', maxResults: '2500' })
  expect(far.items.length).toBeGreaterThan(100)
  const window = { timeMin: '2027-01-01T00:00:00Z', timeMax: '2027-02-01T00:00:00Z' }
  const near = await calendar.listAll({ singleEvents: 'true', ...window })
  expect(near.items.map(({ start }) => start)).toMatchObject([
    { dateTime: '2027-01-04T10:00:00+01:00' },
    { dateTime: '2027-01-11T10:00:00+01:00' },
    { dateTime: '2027-01-18T10:00:00+01:00' },
    { dateTime: '2027-01-25T10:00:00+01:00' },
  ])
  expect((await calendar.listAll(window)).items).toHaveLength(1)
  const before = { timeMax: '2026-03-01T00:00:00Z' }
  expect((await calendar.listAll(before)).items).toHaveLength(0)
})

it('[PB19] tells of one cancelled instance with its slot alone, in both kinds of list', async () => {
  const master = weekly()
  const { token } = await calendar.listAll({})
  const expanded = await calendar.listAll({ singleEvents: 'true' })
  const gone = `${master}_20260323T090000Z`
  expect((await calendar.ask(`DELETE /calendars/primary/events/${gone}`)).status).toBe(204)
  const told = {
    kind: 'calendar#event',
    etag: expect.any(String),
    id: gone,
    status: 'cancelled',
    recurringEventId: master,
    originalStartTime: { dateTime: '2026-03-23T10:00:00+01:00', timeZone: 'Europe/Berlin' },
  }
  expect((await calendar.listAll({ syncToken: token })).items).toEqual([told])
  expect((await calendar.listAll({ syncToken: expanded.token, singleEvents: 'true' })).items).toEqual([told])
  const full = await calendar.listAll({})
  expect(full.items).toEqual([expect.objectContaining({ id: master }), told])
  expect((await calendar.listAll({ singleEvents: 'true' })).items.map(({ id }) => id)).not.toContain(gone)
})

it('[PB19] keeps the original start of an instance that was moved, and what it shares with its series', async () => {
  const master = weekly()
  const moved = `${master}_20260323T090000Z`
  const { token } = await calendar.listAll({})
  const patch = { start: { dateTime: '2026-03-24T15:00:00Z' }, end: { dateTime: '2026-03-24T16:00:00Z' } }
  const reply = await calendar.ask(`PATCH /calendars/primary/events/${moved}`, { body: patch })
  expect(reply.body).toMatchObject({
    id: moved,
    summary: 'Weekly',
    recurringEventId: master,
    start: { dateTime: '2026-03-24T16:00:00+01:00' },
    originalStartTime: { dateTime: '2026-03-23T10:00:00+01:00' },
  })
  expect((await calendar.listAll({ syncToken: token })).items.map(({ id }) => id)).toEqual([moved])

  calendar.change({ op: 'update_event', calendar: ada, event_id: master, patch: { summary: 'Renamed' } })
  expect(await get(moved)).toMatchObject({
    summary: 'Renamed',
    start: { dateTime: '2026-03-24T16:00:00+01:00' },
  })
})

it('[PB19] shows a moved instance where it is now, also where its slot is outside the window', async () => {
  const master = weekly()
  const patch = { start: { dateTime: '2026-05-04T10:00:00Z' }, end: { dateTime: '2026-05-04T11:00:00Z' } }
  await calendar.ask(`PATCH /calendars/primary/events/${master}_20260323T090000Z`, { body: patch })
  const may = { timeMin: '2026-05-01T00:00:00Z', timeMax: '2026-06-01T00:00:00Z', singleEvents: 'true' }
  expect((await calendar.listAll(may)).items.map(({ id }) => id)).toEqual([`${master}_20260323T090000Z`])
  const march = { timeMin: '2026-03-22T00:00:00Z', timeMax: '2026-03-25T00:00:00Z', singleEvents: 'true' }
  expect((await calendar.listAll(march)).items).toEqual([])
})

it('[PB20] reports a change of a master as its instances when the list is expanded', async () => {
  const master = weekly()
  const { token } = await calendar.listAll({ singleEvents: 'true' })
  calendar.change({ op: 'update_event', calendar: ada, event_id: master, patch: { summary: 'Renamed' } })
  const since = await calendar.listAll({ singleEvents: 'true', syncToken: token })
  expect(since.items.map(({ id, summary }) => [id, summary])).toEqual([
    [`${master}_20260316T090000Z`, 'Renamed'],
    [`${master}_20260323T090000Z`, 'Renamed'],
    [`${master}_20260330T080000Z`, 'Renamed'],
    [`${master}_20260406T080000Z`, 'Renamed'],
  ])
})

it('[PB20] reports slots that a series leaves as cancelled instances when the list is expanded', async () => {
  const master = weekly()
  const { token } = await calendar.listAll({ singleEvents: 'true' })
  const patch = { recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2'] }
  calendar.change({ op: 'update_event', calendar: ada, event_id: master, patch })
  const since = await calendar.listAll({ singleEvents: 'true', syncToken: token })
  expect(since.items.map(({ id, status }) => [id, status])).toEqual([
    [`${master}_20260316T090000Z`, 'confirmed'],
    [`${master}_20260323T090000Z`, 'confirmed'],
    [`${master}_20260330T080000Z`, 'cancelled'],
    [`${master}_20260406T080000Z`, 'cancelled'],
  ])
})

it('[PB20] reports a deleted series as deleted instances, or as its deleted master', async () => {
  const master = weekly()
  const folded = await calendar.listAll({})
  const expanded = await calendar.listAll({ singleEvents: 'true' })
  calendar.change({ op: 'cancel_event', calendar: ada, event_id: master })
  const gone = await calendar.listAll({ syncToken: folded.token })
  expect(gone.items.map(({ id, status }) => [id, status])).toEqual([[master, 'cancelled']])
  const instances = await calendar.listAll({ singleEvents: 'true', syncToken: expanded.token })
  expect(instances.items).toHaveLength(4)
  expect(instances.items.every((item) => item['status'] === 'cancelled' && !('start' in item))).toBe(true)
})

it('[PB20] takes moved instances along when the series leaves their slot', async () => {
  const master = weekly()
  const moved = `${master}_20260323T090000Z`
  const patch = { start: { dateTime: '2026-03-24T15:00:00Z' }, end: { dateTime: '2026-03-24T16:00:00Z' } }
  await calendar.ask(`PATCH /calendars/primary/events/${moved}`, { body: patch })
  const recurrence = ['RRULE:FREQ=WEEKLY;COUNT=1']
  calendar.change({ op: 'update_event', calendar: ada, event_id: master, patch: { recurrence } })
  const { items } = await calendar.listAll({ singleEvents: 'true' })
  expect(items.map(({ id }) => id)).toEqual([`${master}_20260316T090000Z`])
  expect(await get(moved)).toMatchObject({ status: 'cancelled' })
})

it('[PB20] makes two series of one for this and following', async () => {
  const master = weekly()
  const { token } = await calendar.listAll({})
  const { id } = calendar.change({
    op: 'split_series',
    calendar: ada,
    event_id: `${master}_20260330T080000Z`,
    patch: { summary: 'From here' },
  })
  expect(id).toBe(`${master}_R20260330T080000`)
  expect((await calendar.listAll({ syncToken: token })).items).toMatchObject([
    { id: master, summary: 'Weekly', recurrence: ['RRULE:FREQ=WEEKLY;UNTIL=20260323T090000Z'] },
    { id, summary: 'From here', recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2'] },
  ])
  const { items } = await calendar.listAll({ singleEvents: 'true' })
  expect(items.map(({ summary }) => summary)).toEqual(['Weekly', 'Weekly', 'From here', 'From here'])
})

it('[PB20] gives the instances of one series, with those that were moved, and of no other', async () => {
  const master = weekly()
  weekly()
  const patch = { summary: 'Special' }
  await calendar.ask(`PATCH /calendars/primary/events/${master}_20260323T090000Z`, { body: patch })
  await calendar.ask(`DELETE /calendars/primary/events/${master}_20260330T080000Z`)
  const reply = await calendar.ask(`GET /calendars/primary/events/${master}/instances`)
  expect(reply.items.map(({ id, summary }) => [id, summary])).toEqual([
    [`${master}_20260316T090000Z`, 'Weekly'],
    [`${master}_20260323T090000Z`, 'Special'],
    [`${master}_20260406T080000Z`, 'Weekly'],
  ])
  const paged = await calendar.ask(`GET /calendars/primary/events/${master}/instances`, {
    query: { maxResults: '1', showDeleted: 'true' },
  })
  expect(paged.items).toHaveLength(1)
  const pageToken = String(paged.body['nextPageToken'])
  const rest = await calendar.ask(`GET /calendars/primary/events/${master}/instances`, {
    query: { showDeleted: 'true', pageToken },
  })
  expect(rest.items.map(({ status }) => status)).toEqual(['confirmed', 'cancelled', 'confirmed'])
})

it('[PB20] follows the series for its guests, with what each instance has of its own', async () => {
  const master = weekly({ attendees: [{ email: bo }] })
  const one = `${master}_20260323T090000Z`
  await calendar.ask(`PATCH /calendars/primary/events/${one}`, { body: { location: 'Room 2' } })
  await calendar.ask(`DELETE /calendars/primary/events/${master}_20260330T080000Z`)
  const path = '/calendars/primary/events'
  const seen = await calendar.ask(`GET ${path}`, { as: bo, query: { singleEvents: 'true' } })
  expect(seen.items.map(({ id, location }) => [id, location])).toEqual([
    [`${master}_20260316T090000Z`, undefined],
    [one, 'Room 2'],
    [`${master}_20260406T080000Z`, undefined],
  ])
  // Only from one instance Bo is taken off the list.
  await calendar.ask(`PATCH ${path}/${master}_20260316T090000Z`, { body: { attendees: [] } })
  const left = await calendar.ask(`GET ${path}`, { as: bo, query: { singleEvents: 'true' } })
  expect(left.items.map(({ id }) => id)).toEqual([one, `${master}_20260406T080000Z`])
})

/** Mondays at ten in Berlin, four times from 2026-03-16, across the change of clocks on March 29. */
function weekly(more: object = {}): string {
  const event = {
    summary: 'Weekly',
    start: { dateTime: '2026-03-16T10:00:00', timeZone: 'Europe/Berlin' },
    end: { dateTime: '2026-03-16T11:00:00', timeZone: 'Europe/Berlin' },
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'],
    ...more,
  }
  return String(calendar.change({ op: 'create_event', calendar: ada, event })['id'])
}

async function get(id: string): Promise<Json> {
  return (await calendar.ask(`GET /calendars/primary/events/${id}`)).body
}
