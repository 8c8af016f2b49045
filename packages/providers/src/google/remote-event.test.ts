import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../apps/server/test/every-case.ts'
import type { RemoteMeeting, RemoteOccurrence } from '../kit/remote-event.ts'
import { googleCalendar } from './calendar.ts'

const kathmandu = 'Asia/Kathmandu'

describe('a single event', () => {
  it('[PB21] [ADP4] keeps the zone it was made in, with any offset that Google writes', async () => {
    const meeting = await readMeeting(
      anItem({
        start: { dateTime: '2026-11-20T18:00:00Z', timeZone: 'America/Los_Angeles' },
        end: { dateTime: '2026-11-21T00:45:00+05:45', timeZone: kathmandu },
      }),
    )
    expect(meeting.event).toMatchObject({
      is_all_day: false,
      start: { time: '2026-11-20T10:00:00', zone: 'America/Los_Angeles' },
      end: { time: '2026-11-21T00:45:00', zone: kathmandu },
    })
  })

  it('[ADP4] lies in the calendar’s zone when it names none, or an unknown one', async () => {
    for (const timeZone of [undefined, 'Mars/Olympus', '+02:00']) {
      const start = { dateTime: '2026-11-20T09:00:00Z', ...(timeZone !== undefined && { timeZone }) }
      const { event } = await readMeeting(anItem({ start, end: start }), { timeZone: kathmandu })
      expect(event.start).toEqual({ time: '2026-11-20T14:45:00', zone: kathmandu })
      expect(event.end).toEqual(event.start)
    }
  })

  it('[ADP4] is at its moment also in the hour that a clock shows twice', async () => {
    const start = { dateTime: '2026-11-01T01:30:00-05:00', timeZone: 'America/New_York' }
    const { event } = await readMeeting(anItem({ start, end: start }))
    expect(event.start).toEqual({ time: '2026-11-01T06:30:00', zone: 'UTC' })
  })

  it('[PB21] [ADP4] that lasts all day keeps its dates, and the end is the day after', async () => {
    const { event } = await readMeeting(
      anItem({ start: { date: '2026-03-15' }, end: { date: '2026-03-16' } }),
    )
    expect(event).toMatchObject({
      is_all_day: true,
      start: { time: '2026-03-15', zone: null },
      end: { time: '2026-03-16', zone: null },
    })
    const same = await readMeeting(anItem({ start: { date: '2026-03-15' }, end: { date: '2026-03-15' } }))
    expect(same.event.end).toEqual({ time: '2026-03-16', zone: null })
  })

  it('[ADP5] has the guests, their answers and Google’s further fields', async () => {
    const meeting = await readMeeting(
      anItem({
        etag: '"3"',
        updated: '2026-11-01T10:00:00.123Z',
        created: '2026-10-01T10:00:00.000Z',
        sequence: 4,
        organizer: { email: 'bo@example.org', displayName: 'Bo Sample' },
        attendees: [
          { email: 'bo@example.org', organizer: true, responseStatus: 'accepted' },
          {
            email: 'ada@example.com',
            displayName: 'ada@example.com',
            self: true,
            responseStatus: 'declined',
          },
          { email: 'room@resource.example', resource: true, responseStatus: 'tentative' },
          { email: 'Ada@example.com' },
          { displayName: '' },
        ],
        visibility: 'private',
        transparency: 'transparent',
        status: 'tentative',
        htmlLink: 'https://www.google.com/calendar/event?eid=x',
      }),
    )
    expect(meeting).toMatchObject({
      version: '"3"',
      updated_ms: Date.parse('2026-11-01T10:00:00.123Z'),
      facts: {
        web_link: 'https://www.google.com/calendar/event?eid=x',
        is_organizer: false,
        is_declined: true,
        linked: null,
        replaces_external_id: null,
        booking_status: 'tentative',
      },
      event: {
        uid: 'uid@google.com',
        sequence: 4,
        is_private: true,
        is_transparent: true,
        status: 'tentative',
        organizer: { name: 'Bo Sample', email: 'bo@example.org' },
        created_at: '2026-10-01T10:00:00Z',
        modified_at: '2026-11-01T10:00:00Z',
      },
    })
    expect(meeting.event.attendees).toEqual([
      { name: '', email: 'bo@example.org', kind: 'individual', role: 'required', answer: 'accepted' },
      { name: '', email: 'ada@example.com', kind: 'individual', role: 'required', answer: 'declined' },
      { name: '', email: 'room@resource.example', kind: 'resource', role: 'required', answer: 'tentative' },
    ])
  })

  it('[ADP5] without a title, guests or a page is one all the same', async () => {
    const meeting = await readMeeting(anItem({ summary: undefined, iCalUID: undefined, etag: undefined }))
    expect(meeting.event).toMatchObject({
      uid: 'google:one',
      title: '',
      attendees: [],
      location: null,
      link: null,
    })
    expect(meeting.version).toMatch(/^[0-9a-f]{32}$/)
  })

  it('[ADP6] is decided about by its organizer, unless it is locked', async () => {
    const organizer = { email: 'ada@example.com', self: true }
    expect((await readMeeting(anItem({ organizer }))).facts.is_organizer).toBe(true)
    expect((await readMeeting(anItem({ organizer, locked: true }))).facts.is_organizer).toBe(false)
  })

  it('[ADP7] is joined by its video, else its hangout, else a link in the place, else one in the text', async () => {
    const meet = 'https://meet.google.com/abc-defg-hij'
    const zoom = 'https://us02web.zoom.us/j/81234567890?pwd=x'
    const conferenceData = {
      entryPoints: [
        { entryPointType: 'phone', uri: 'tel:+1-555' },
        { entryPointType: 'video', uri: meet },
      ],
    }
    expect(await linkOf({ conferenceData, hangoutLink: zoom })).toBe(meet)
    expect(await linkOf({ hangoutLink: meet, location: zoom })).toBe(meet)
    expect(await linkOf({ location: `Room 4, ${zoom}.` })).toBe(zoom)
    expect(
      await linkOf({ description: `<a href="https://docs.example/a">Agenda</a><br>Join: ${zoom}` }),
    ).toBe(zoom)
    expect(await linkOf({ description: 'See https://docs.example/a?b=1&amp;c=2' })).toBe(
      'https://docs.example/a?b=1&c=2',
    )
    expect(await linkOf({ location: 'javascript:alert(1)' })).toBe(null)
    expect(await linkOf({ location: 'https://user:secret@example.com/' })).toBe(null)
    expect(await linkOf({ location: 'https://us02web.zoom.us/s/812?zak=host-only' })).toBe(null)
  })

  it('[ADP8] is told in plain text', async () => {
    const description =
      '<p>Hi <b>all</b>,</p><ul><li>one &amp; two</li><li>a &lt; b</li></ul><a href="https://x.example/a">here</a><script>alert(1)</script>'
    expect((await readMeeting(anItem({ description }))).event.description).toBe(
      'Hi all,\n- one & two\n- a < b\n\nhere (https://x.example/a)',
    )
    const plain = 'a < b\n\n3 > 2, R&D'
    expect((await readMeeting(anItem({ description: plain }))).event.description).toBe(plain)
  })

  it('[ADP9] is storable with any texts', async () => {
    const hostile = 'a\0b\ud800c<script>x</script>'
    const { event } = await readMeeting(anItem({ summary: hostile, location: 'x'.repeat(9000) }))
    expect(event.title).toBe('ab\ufffdc<script>x</script>')
    expect(event.location?.name).toHaveLength(2000)
  })
})

describe('a series', () => {
  const series = {
    start: { dateTime: '2026-03-01T09:00:00+05:45', timeZone: kathmandu },
    end: { dateTime: '2026-03-01T10:00:00+05:45', timeZone: kathmandu },
  }

  it('[PB18] [ADP10] is its master with a rule, and what the rule leaves out or adds', async () => {
    const { event } = await readMeeting(
      anItem({
        ...series,
        recurrence: [
          'RRULE:FREQ=WEEKLY;UNTIL=20260701T000000Z;BYDAY=SU',
          `EXDATE;TZID=${kathmandu}:20260308T090000`,
          'EXDATE:20260315T031500Z',
          `RDATE;TZID=${kathmandu}:20260317T090000`,
        ],
      }),
    )
    expect(event).toMatchObject({
      rrule: 'FREQ=WEEKLY;UNTIL=20260701T000000Z;BYDAY=SU',
      excluded: ['2026-03-08T09:00:00', '2026-03-15T09:00:00'],
      added: ['2026-03-17T09:00:00'],
      overrides: [],
    })
  })

  it('[ADP10] of whole days has dates', async () => {
    const { event } = await readMeeting(
      anItem({
        start: { date: '2026-03-01' },
        end: { date: '2026-03-02' },
        recurrence: ['RRULE:FREQ=DAILY;COUNT=5', 'EXDATE;VALUE=DATE:20260303'],
      }),
    )
    expect(event).toMatchObject({ rrule: 'FREQ=DAILY;COUNT=5', excluded: ['2026-03-03'] })
  })

  it('[ADP11] with an invalid rule adds a warning and keeps the known fields', async () => {
    const page = await readPage([
      anItem({ ...series, recurrence: ['RRULE:FREQ=SOMETIMES'] }),
      anItem({ id: 'two' }),
    ])
    expect(page.problems).toEqual([
      '"Plan" cannot be read: RRULE "FREQ=SOMETIMES" is not a valid recurrence rule.',
    ])
    expect(page.events).toMatchObject([
      { kind: 'unchanged', external_id: 'one' },
      { kind: 'meeting', external_id: 'two' },
    ])
  })

  it('[PB19] has occurrences that do not take place, of which Google says next to nothing', async () => {
    const page = await readPage([
      {
        id: 'one_20260308T031500Z',
        status: 'cancelled',
        recurringEventId: 'one',
        originalStartTime: { dateTime: '2026-03-08T03:15:00Z', timeZone: kathmandu },
      },
      {
        id: 'days_20260303',
        status: 'cancelled',
        recurringEventId: 'days',
        originalStartTime: { date: '2026-03-03' },
      },
    ])
    expect(page.problems).toEqual([])
    expect(page.events).toMatchObject([
      {
        kind: 'occurrence',
        series_external_id: 'one',
        original_start: Date.parse('2026-03-08T03:15:00Z'),
        override: null,
        facts: null,
      },
      { kind: 'occurrence', series_external_id: 'days', original_start: '2026-03-03', override: null },
    ])
  })

  it('[PB19] has occurrences that were moved, and stay what the rule made them', async () => {
    const page = await readPage([
      anItem({
        ...series,
        id: 'one_20260308T031500Z',
        recurringEventId: 'one',
        originalStartTime: { dateTime: '2026-03-08T03:15:00Z', timeZone: kathmandu },
        start: { dateTime: '2026-03-09T13:00:00Z', timeZone: 'America/St_Johns' },
        end: { dateTime: '2026-03-09T14:00:00Z', timeZone: 'America/St_Johns' },
      }),
    ])
    const [occurrence] = page.events as RemoteOccurrence[]
    expect(occurrence).toMatchObject({
      kind: 'occurrence',
      original_start: Date.parse('2026-03-08T03:15:00Z'),
      override: {
        original_start: '2026-03-08T09:00:00',
        start: { time: '2026-03-09T10:30:00', zone: 'America/St_Johns' },
        title: 'Plan',
      },
      facts: { is_declined: false },
    })
  })
})

describe('a list', () => {
  it('[PB17] takes what is cancelled for gone, though it has no start', async () => {
    const page = await readPage([{ id: 'gone', status: 'cancelled' }, anItem({ id: 'two' })])
    expect(page.events).toMatchObject([{ kind: 'removed', external_id: 'gone' }, { external_id: 'two' }])
  })

  it('[PB26] makes no meeting of places of work and birthdays, and one of what is free or declined', async () => {
    const page = await readPage([
      anItem({ id: 'a', eventType: 'workingLocation' }),
      anItem({ id: 'b', eventType: 'birthday', recurrence: ['RRULE:FREQ=YEARLY'] }),
      anItem({ id: 'c', eventType: 'outOfOffice' }),
      anItem({ id: 'd', transparency: 'transparent' }),
    ])
    expect(page.events.map(({ kind, external_id }) => `${external_id} ${kind}`)).toEqual([
      'a removed',
      'b removed',
      'c meeting',
      'd meeting',
    ])
  })

  it('[ADP11] tells of each item that makes no sense, and keeps the rest', async () => {
    const page = await readPage([
      null,
      7,
      anItem({ id: 'a', start: { dateTime: 'tomorrow' } }),
      anItem({ id: 'b', start: undefined, summary: '' }),
      anItem({ id: 'c', start: { date: '2026-02-30' } }),
      anItem({ id: 'd', attendees: 'nobody' }),
      anItem({ id: 'e' }),
    ])
    expect(page.problems).toEqual([
      'An event without a name cannot be read: it is no event.',
      'An event without a name cannot be read: it is no event.',
      '"Plan" cannot be read: its time is none.',
      'The event b cannot be read: it has no start.',
      '"Plan" cannot be read: what it says under "start.date" makes no sense.',
      '"Plan" cannot be read: what it says under "attendees" makes no sense.',
    ])
    expect(page.events.map(({ kind, external_id }) => `${external_id} ${kind}`)).toEqual([
      'a unchanged',
      'b unchanged',
      'c unchanged',
      'd unchanged',
      'e meeting',
    ])
  })

  it('[ADP11] in which nothing has the shape of an event is no list', async () => {
    const wrong = [anItem({ sequence: '0' }), anItem({ id: 'two', sequence: '1' })]
    await expect(readPage(wrong)).rejects.toMatchObject({ kind: 'broken' })
  })

  it('[ADP11] loses one event alone by a rule or a time that no calendar holds', async () => {
    const bomb = `RRULE:FREQ=YEARLY;BYHOUR=${every(24)};BYMINUTE=${every(60)};BYSECOND=${every(60)};BYSETPOS=-1`
    const bad = [
      { recurrence: [bomb] },
      { recurrence: ['RRULE:FREQ=DAILY', 'RDATE;VALUE=PERIOD:20260101T000000Z/P999999W', 'EXDATE:x'] },
      { start: { date: '0000-01-01' }, end: { date: '0000-01-02' } },
      { start: { date: '9999-12-31' }, end: { date: '9999-12-31' } },
      { start: { dateTime: '0001-01-01T00:00:00', timeZone: 'Pacific/Kiritimati' } },
      { originalStartTime: { date: '9999-12-31' }, recurringEventId: 'one' },
      { id: 'x'.repeat(1025) },
      { id: '\u{1F600}'.repeat(500) },
      { sequence: 1e300 },
    ]
    for (const [index, fields] of bad.entries()) {
      const page = await readPage([anItem({ id: 'good' }), anItem({ id: `bad${index}`, ...fields })])
      expect(page.events[0]).toMatchObject({ kind: 'meeting', external_id: 'good' })
      if (!JSON.stringify(fields).includes('RDATE')) expect(page.problems).toHaveLength(1)
    }
  })

  it('[ADP11] is no list where its only item has texts for all numbers and flags', async () => {
    const item = anItem({ sequence: '0', reminders: { useDefault: 'true' } })
    await expect(readPage([item])).rejects.toMatchObject({ kind: 'broken' })
    const one = await readPage([{ ...item, reminders: { useDefault: true } }])
    expect(one.events).toEqual([{ kind: 'unchanged', external_id: 'one' }])
  })

  it('[ADP11] costs a sentence for each event that no calendar holds, also where all of a page are such', async () => {
    const page = await readPage([
      anItem({ sequence: 1e300 }),
      anItem({ id: 'two', start: { date: '2026-02-30' } }),
    ])
    expect(page.problems).toHaveLength(2)
    expect(page.events.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged'])
  })

  it('[ADP11] costs a sentence where it comes alone', async () => {
    const page = await readPage([anItem({ sequence: '0' })])
    expect(page.problems).toEqual(['"Plan" cannot be read: what it says under "sequence" makes no sense.'])
    expect(page.events).toEqual([{ kind: 'unchanged', external_id: 'one' }])
  })

  it('[ADP11] throws only ProviderError, for any item', async () => {
    const item = fc.record(
      Object.fromEntries(
        Object.keys({ ...anItem({}), recurrence: 0, attendees: 0, originalStartTime: 0, organizer: 0 }).map(
          (name) => [
            name,
            fc.oneof(
              fc.jsonValue(),
              fc.constant({ dateTime: '2026-01-01T00:00:00Z' }),
              fc.record({
                dateTime: fc.constantFrom('0001-01-01T00:00:00', '9999-12-31T23:59:59'),
                timeZone: anyZone,
              }),
              fc.record({ date: fc.constantFrom('0000-01-01', '1583-01-01', '9000-12-31', '9999-12-31') }),
              fc.array(fc.constantFrom(...hostile_lines)),
            ),
          ],
        ),
      ),
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(item, { maxLength: 3 }), async (items) => {
        const page = await readPage([anItem({ id: 'good' }), ...items])
        expect(page.events[0]).toMatchObject({ kind: 'meeting', external_id: 'good' })
      }),
      { numRuns: runs(200) },
    )
  })
})

const anyZone = fc.constantFrom('UTC', 'Pacific/Apia', 'Africa/Monrovia', 'Mars/Olympus', '')
const hostile_lines = [
  'RRULE:FREQ=DAILY',
  'RRULE:FREQ=SECONDLY;COUNT=999999999',
  'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=DAILY;INTERVAL=999999999;UNTIL=90001231T235959Z',
  'RRULE:',
  'EXDATE:00000000T000000Z,90001231T235959Z,15830101T000000Z',
  'EXDATE;TZID=Nowhere:20260101T000000',
  'RDATE;VALUE=PERIOD:90001231T000000Z/PT999999999S,15830101T000000Z/-P999999D',
  'EXRULE:FREQ=DAILY',
]

/** An event with a title and a time, as Google sends it. */
function anItem(fields: object): object {
  return {
    kind: 'calendar#event',
    id: 'one',
    etag: '"1"',
    status: 'confirmed',
    summary: 'Plan',
    iCalUID: 'uid@google.com',
    sequence: 0,
    start: { dateTime: '2026-11-20T09:00:00Z', timeZone: 'UTC' },
    end: { dateTime: '2026-11-20T10:00:00Z', timeZone: 'UTC' },
    eventType: 'default',
    ...fields,
  }
}

async function linkOf(fields: object): Promise<string | null> {
  return (await readMeeting(anItem(fields))).event.link
}

async function readMeeting(item: object, list: object = {}): Promise<RemoteMeeting> {
  const [meeting] = (await readPage([item], list)).events
  if (meeting?.kind !== 'meeting') throw new Error(`It is ${meeting?.kind}.`)
  return meeting
}

function readPage(items: readonly unknown[], list: object = {}) {
  const answer = { items, timeZone: 'Europe/Berlin', nextSyncToken: 't', ...list }
  const source = googleCalendar({
    accessToken: 'a',
    baseUrl: undefined,
    now: () => now,
    fetch: () => Promise.resolve(Response.json(answer)),
  })
  const calendar = { calendar_id: 'ada@example.com', timezone: null }
  return source.fetchPage({ calendar, cursor: null, page: null, isKnown: () => false, now })
}

const now = new Date('2026-11-20T09:00:00.000Z')

function every(most: number): string {
  return Array.from({ length: most }, (_, index) => index).join(',')
}
