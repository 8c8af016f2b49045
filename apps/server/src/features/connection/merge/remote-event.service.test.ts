import {
  getFreeBusy,
  assignLabel,
  createLabel,
  createMeeting,
  deleteMeeting,
  findSlots,
  getMeeting,
  listMeetingLabels,
  listMeetings,
  listOccurrences,
  updateMeeting,
} from '@meridian/contract'
import type { CalendarEvent, EventOverride } from '@meridian/icalendar'
import type { RemoteEvent, RemoteFacts, RemoteMeeting, RemoteOccurrence } from '@meridian/providers'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertManySeries } from '../../../../test/many-series.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { rereadMirror } from './zone-change.service.ts'
import { detachConnection, remergeCalendar, saveEvents } from './remote-event.service.ts'
import { judgeMissing } from '../pull/vanished.service.ts'
import type { Owner } from './merge-content.service.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
let server: TestServer
let token: string
let owner: Owner

beforeAll(async () => {
  server = await startTestServer({ now: now.toISOString() })
})
beforeEach(async () => {
  const person = await server.aPerson({ timezone: 'Europe/Berlin' })
  token = person.access_token
  owner = { user_id: person.user_id, email: person.primary_email, timezone: 'Europe/Berlin' }
})
afterAll(() => server.close())

describe('one event', () => {
  it('[RUN75] is read anew where newer zone data put its moment at another wall time', async () => {
    const place = await aPlace('google')
    const zone = 'America/Winnipeg'
    const [there, elsewhere] = [zone, 'Asia/Kathmandu'].map((one) => at('2026-12-01T10:00:00', one))
    await save(place, [
      aMeeting({ uid: 'u1', start: there }, { external_id: 'e1' }),
      aMeeting({ uid: 'u2', start: there, rrule: 'FREQ=WEEKLY' }, { external_id: 'e2' }),
      aMeeting({ uid: 'u3', start: elsewhere }, { external_id: 'e3' }),
    ])
    const hours = new Map([
      ['2026-12-01T10:00:00', '2026-12-01T11:00:00'],
      ['2026-12-01T11:00:00', '2026-12-01T12:00:00'],
    ])
    await inTransaction(server.db, (tx) => rereadMirror(tx, [zone], (_zone, wall) => hours.get(wall) ?? ''))
    const { rows } = await sql<{ start: string; end: string }>`
      select event #>> '{start,time}' as start, event #>> '{end,time}' as end from remote_event
      where user_id = ${owner.user_id} order by external_id`.execute(server.db)
    expect(rows).toEqual([
      { start: '2026-12-01T11:00:00', end: '2026-12-01T12:00:00' },
      { start: '2026-12-01T10:00:00', end: '2026-12-01T11:00:00' },
      { start: '2026-12-01T10:00:00', end: '2026-12-01T11:00:00' },
    ])
  })

  it('[CON30] is a meeting at its own wall time, and the same again changes nothing', async () => {
    const place = await aPlace('google')
    await save(place, [aMeeting({ title: 'Planning', start: at('2026-11-24T10:00:00', 'Asia/Kathmandu') })])
    const [meeting] = await meetings()
    expect(meeting).toMatchObject({
      meeting_title: 'Planning',
      meeting_timezone: 'Asia/Kathmandu',
      meeting_time: { start_time: '10:00', end_time: '11:00' },
      meeting_timestamps: { start_timestamp: '2026-11-24T04:15:00.000Z' },
      meeting_integration_type: 'google_calendar',
      meeting_integration_id: 'e1',
    })
    const before = await dump()
    await save(place, [aMeeting({ title: 'Planning', start: at('2026-11-24T10:00:00', 'Asia/Kathmandu') })])
    expect(await dump()).toEqual(before)
  })

  it('[CON30] is known again by a uid of any length', async () => {
    const uid = 'u'.repeat(5000)
    await save(await aPlace('google'), [aMeeting({ uid })])
    await save(await aPlace('zoom'), [aMeeting({ uid, title: 'Again' }, { external_id: 'z1' })])
    expect(await meetings()).toHaveLength(1)
  })

  it('[CON42] that repeats every minute is reported, and the others count', async () => {
    const place = await aPlace('google')
    const problems = await save(place, [
      aMeeting({ title: 'Tick', rrule: 'FREQ=MINUTELY' }),
      aMeeting({ title: 'Fine', uid: 'u2' }, { external_id: 'e2' }),
    ])
    expect(problems).toEqual([expect.stringContaining('"Tick"')])
    expect((await meetings()).map(({ meeting_title }) => meeting_title)).toEqual(['Fine'])
  })

  it('[MTG76] that is a series beyond 2,000 is reported and left out, and the others count', async () => {
    const place = await aPlace('google')
    const series = (title: string) => [aMeeting({ title, uid: 'u1', rrule: 'FREQ=WEEKLY' })]
    expect(await save(place, series('Known'))).toEqual([])
    await insertManySeries(server.db, owner.user_id, 1999)
    const problems = await save(place, [
      ...series('Renamed'),
      aMeeting({ title: 'Over', uid: 'u2', rrule: 'FREQ=DAILY' }, { external_id: 'e2' }),
      aMeeting({ title: 'Single', uid: 'u3' }, { external_id: 'e3' }),
    ])
    expect(problems).toEqual(['"Over": the calendar has 2000 series that go on, and holds no more.'])
    const titles = (await meetings()).map(({ meeting_title }) => meeting_title)
    expect(titles.toSorted()).toEqual(['Plan', 'Renamed', 'Single'])
  })

  it('[CON38] shows its organizer and the other attendees', async () => {
    const attendee = { kind: 'individual', role: 'required' } as const
    await save(await aPlace('google'), [
      aMeeting(
        {
          organizer: { name: 'Olga Outside', email: 'olga@example.org' },
          attendees: [
            { ...attendee, name: 'Own', email: owner.email.toUpperCase(), answer: 'accepted' },
            { ...attendee, name: 'Guest', email: 'guest@example.org', answer: 'tentative' },
          ],
        },
        { facts: { is_organizer: false } },
      ),
    ])
    const row = await server.db
      .selectFrom('meeting')
      .selectAll()
      .where('user_id', '=', owner.user_id)
      .executeTakeFirst()
    expect(row).toMatchObject({
      outside_organizer_name: 'Olga Outside',
      outside_organizer_email: 'olga@example.org',
    })
    const [meeting] = await meetings()
    const answers = Object.values(meeting?.meeting_invitees ?? {}).map((one) => [
      one.full_name,
      one.meeting_action,
    ])
    expect(answers).toEqual([
      ['Guest', 'pending'],
      ['Olga Outside', 'approved'],
    ])
  })
})

describe('what may be changed here', () => {
  const outside = { organizer: { name: 'Olga Outside', email: 'olga@example.org' } }
  const cases = [
    [
      'google',
      outside,
      { is_organizer: false },
      'This meeting is organized in Google Calendar by Olga Outside. Change it there.',
    ],
    ['calendly', {}, {}, 'This meeting was made at Calendly. Change it there.'],
    ['zoom', {}, {}, 'This meeting was made at Zoom. Change it there.'],
  ] as const
  it.each(cases)(
    '[CON44] nothing that others see, for a meeting of %s',
    async (provider, event, facts, message) => {
      await save(await aPlace(provider), [aMeeting(event, { facts })])
      const [candidate] = await meetings()
      const meeting_id = candidate?.meeting_id ?? ''
      expect(candidate?.is_editable).toBe(false)
      if (candidate) expect(await editableTimes(candidate)).toEqual([false])
      const change = (body: object) => server.call(updateMeeting, { params: { meeting_id }, body }, token)
      expect(await change({ meeting_title: 'Other' })).toMatchObject({ status: 403, message })
      expect(await change({ meeting_priority: 'high', agenda: 'Mine' })).toMatchObject({
        status: 200,
        data: { meeting_priority: 'high', agenda: 'Mine', meeting_title: 'Meeting' },
      })
      const remove = () => server.call(deleteMeeting, { params: { meeting_id }, query: {} }, token)
      // Google lets us decline in the person's name.
      expect(await remove()).toMatchObject(provider === 'google' ? { status: 200 } : { status: 403, message })
    },
  )

  it('[CON44] everything of an event that the person organizes at Google', async () => {
    await save(await aPlace('google'), [aMeeting({})])
    const [candidate] = await meetings()
    const meeting_id = candidate?.meeting_id ?? ''
    expect(candidate?.is_editable).toBe(true)
    if (candidate) expect(await editableTimes(candidate)).toEqual([true])
    const { status } = await server.call(
      updateMeeting,
      { params: { meeting_id }, body: { meeting_title: 'Other' } },
      token,
    )
    expect(status).toBe(200)
  })

  it('[CON45] shows its sources to the person alone, the one that decides first, and is found by each', async () => {
    const link = 'https://us02web.zoom.us/j/81234567890'
    const web_link = 'https://calendar.google.com/event?eid=1'
    await save(await aPlace('google'), [
      aMeeting({ link }, { facts: { web_link, booking_status: 'confirmed' } }),
    ])
    await save(await aPlace('zoom'), [aMeeting({ uid: 'z1', link }, { external_id: 'z1' })])
    expect((await meetings())[0]?.meeting_sources).toEqual([
      {
        type: 'google_calendar',
        calendar_name: 'Main',
        web_link,
        booking_status: 'confirmed',
        problem: null,
      },
      { type: 'zoom', calendar_name: 'Main', web_link: null, booking_status: null, problem: null },
    ])
    for (const [meeting_integration_type, found] of [
      ['google_calendar', 1],
      ['zoom', 1],
      ['calendly', 0],
    ] as const) {
      const { data } = await server.call(listMeetings, { query: { meeting_integration_type } }, token)
      expect(data).toHaveLength(found)
    }
  })
})

describe('a series', () => {
  it('[CON30] stays at its wall time over a clock change, with what differs', async () => {
    await save(await aPlace('google'), [
      aMeeting({ start: at('2027-03-22T09:00:00', 'Europe/Berlin'), rrule: 'FREQ=WEEKLY;COUNT=4' }),
      anOccurrence('2027-03-29T07:00:00Z', null),
      anOccurrence('2027-04-05T07:00:00Z', at('2027-04-06T15:30:00', 'Europe/Berlin')),
    ])
    expect(await occurrences('2027-03-01', '2027-05-01')).toEqual([
      '2027-03-22T08:00:00.000Z',
      '2027-04-06T13:30:00.000Z',
      '2027-04-12T07:00:00.000Z',
    ])
  })

  it('[CON31] is the same in every order of events and pages', async () => {
    const events: RemoteEvent[] = [
      aMeeting({ start: at('2026-12-01T09:00:00', 'America/St_Johns'), rrule: 'FREQ=DAILY;COUNT=5' }),
      anOccurrence('2026-12-02T12:30:00Z', null),
      anOccurrence('2026-12-03T12:30:00Z', at('2026-12-03T18:00:00', 'America/St_Johns')),
    ]
    const expected = [
      '2026-12-01T12:30:00.000Z',
      '2026-12-03T21:30:00.000Z',
      '2026-12-04T12:30:00.000Z',
      '2026-12-05T12:30:00.000Z',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(events, { minLength: 3 }),
        fc.integer({ min: 1, max: 3 }),
        async (order, size) => {
          await forgetAll()
          const place = await aPlace('google')
          for (let at = 0; at < order.length; at += size) await save(place, order.slice(at, at + size))
          expect(await occurrences('2026-11-01', '2027-01-01')).toEqual(expected)
          expect(await meetings()).toHaveLength(1)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('[CON31] an occurrence of an unknown series is a meeting of its own until the series is known', async () => {
    const place = await aPlace('google')
    await save(place, [anOccurrence('2026-12-01T09:00:00Z', at('2026-12-01T10:00:00', 'Europe/Berlin'))])
    expect(await occurrences('2026-11-01', '2027-01-01')).toEqual(['2026-12-01T09:00:00.000Z'])
    await save(place, [
      aMeeting({ start: at('2026-11-30T10:00:00', 'Europe/Berlin'), rrule: 'FREQ=DAILY;COUNT=2' }),
    ])
    expect(await occurrences('2026-11-01', '2027-01-01')).toEqual([
      '2026-11-30T09:00:00.000Z',
      '2026-12-01T09:00:00.000Z',
    ])
    expect(await meetings()).toHaveLength(1)
  })
})

describe('several sources', () => {
  const link = 'https://us02web.zoom.us/j/81234567890?pwd=abc'

  it('[CON32] three sources make one meeting in every order', async () => {
    const roads: { provider: 'google' | 'calendly' | 'zoom'; event: RemoteMeeting }[] = [
      { provider: 'google', event: aMeeting({ uid: 'g1@example.org', link }, { external_id: 'g1' }) },
      {
        provider: 'calendly',
        event: aMeeting(
          { uid: 'calendly:c1' },
          { external_id: 'c1', facts: { linked: { provider: 'google', external_id: 'g1' } } },
        ),
      },
      { provider: 'zoom', event: aMeeting({ uid: 'zoom:1', link }, { external_id: '81234567890' }) },
    ]
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(roads, { minLength: 3 }), async (order) => {
        await forgetAll()
        for (const { provider, event } of order) await save(await aPlace(provider), [event])
        const found = await meetings()
        expect(found).toHaveLength(1)
        expect(found[0]?.meeting_integration_type).toBe('google_calendar')
      }),
      { numRuns: 6 },
    )
  })

  it('[CON32] a personal room at another time, and the same title, are other meetings', async () => {
    await save(await aPlace('google'), [aMeeting({ link })])
    await save(await aPlace('zoom'), [
      aMeeting(
        { uid: 'zoom:1', link, start: at('2026-11-25T10:00:00', 'Europe/Berlin') },
        { external_id: 'z1' },
      ),
      aMeeting({ uid: 'zoom:2' }, { external_id: 'z2' }),
    ])
    expect(await meetings()).toHaveLength(3)
  })

  it('[CON32] a meeting of a colleague that also comes by Google is theirs', async () => {
    const colleague = await server.aPerson()
    const made = await server.call(
      createMeeting,
      { body: { ...tomorrow, meeting_title: 'Ours', meeting_invitees: { [owner.user_id]: {} } } },
      colleague.access_token,
    )
    await save(await aPlace('google'), [aMeeting({ uid: made.data?.meeting_id ?? '', title: 'Copy' })])
    expect((await meetings()).map(({ meeting_title }) => meeting_title)).toEqual(['Ours'])
  })

  it('[CON33] meetings that turn out to be one keep the labels of both', async () => {
    const google = await aPlace('google')
    const zoom = await aPlace('zoom')
    await save(google, [aMeeting({ uid: 'g@example.org' })])
    await save(zoom, [aMeeting({ uid: 'zoom:1', link }, { external_id: 'z1' })])
    const both = await meetings()
    expect(both).toHaveLength(2)
    for (const [index, { meeting_id }] of both.entries()) await label(meeting_id, `Label ${index}`)
    await save(google, [aMeeting({ uid: 'g@example.org', link }, { version: '2' })])
    const [candidate, ...others] = await meetings()
    expect(others).toEqual([])
    expect(
      Object.values(candidate?.meeting_labels ?? {})
        .map(({ label_title }) => label_title)
        .toSorted(),
    ).toEqual(['Label 0', 'Label 1'])
  })

  it('[CON34] Google rules over Zoom, and when it is gone Zoom does', async () => {
    const google = await aPlace('google')
    await save(await aPlace('zoom'), [
      aMeeting({ uid: 'zoom:1', title: 'At Zoom', link }, { external_id: 'z1' }),
    ])
    await save(google, [aMeeting({ title: 'At Google', link })])
    expect((await meetings()).map(({ meeting_title }) => meeting_title)).toEqual(['At Google'])
    await save(google, [{ kind: 'removed', external_id: 'e1' }])
    expect(await meetings()).toMatchObject([{ meeting_title: 'At Zoom', meeting_integration_type: 'zoom' }])
  })

  it('[CON41] a rescheduled booking keeps its meeting and its labels', async () => {
    const place = await aPlace('calendly')
    await save(place, [aMeeting({ uid: 'calendly:old' }, { external_id: 'old' })])
    const [candidate] = await meetings()
    await label(candidate?.meeting_id ?? '', 'Kept')
    await save(place, [
      aMeeting({ uid: 'calendly:old', status: 'cancelled' }, { external_id: 'old', version: '2' }),
      aMeeting(
        { uid: 'calendly:new', start: at('2026-11-26T10:00:00', 'Europe/Berlin') },
        { external_id: 'new', facts: { replaces_external_id: 'old' } },
      ),
    ])
    expect(await meetings()).toMatchObject([
      {
        meeting_id: candidate?.meeting_id,
        meeting_status: 'active',
        meeting_timestamps: { start_timestamp: '2026-11-26T09:00:00.000Z' },
      },
    ])
    const { data } = await server.call(
      listMeetingLabels,
      { params: { meeting_id: candidate?.meeting_id ?? '' } },
      token,
    )
    expect(data).toMatchObject([{ label_title: 'Kept' }])
  })
})

describe('deletions', () => {
  it('[CON35] takes its meeting along, unless something of the person hangs on it', async () => {
    const place = await aPlace('google')
    await save(place, [
      aMeeting({ title: 'Bare' }),
      aMeeting({ title: 'Marked', uid: 'u2' }, { external_id: 'e2' }),
    ])
    const marked = (await meetings()).find(({ meeting_title }) => meeting_title === 'Marked')
    await label(marked?.meeting_id ?? '', 'Mine')
    await save(place, [
      { kind: 'removed', external_id: 'e1' },
      { kind: 'removed', external_id: 'e2' },
    ])
    expect(await meetings()).toMatchObject([{ meeting_title: 'Marked', meeting_status: 'cancelled' }])
  })

  it('[CON39] is what a whole reading did not list, where it would have', async () => {
    const place = await aPlace('zoom')
    const listed = aMeeting({ title: 'Listed' })
    await save(place, [
      listed,
      aMeeting({ title: 'Gone', uid: 'u2' }, { external_id: 'e2' }),
      aMeeting(
        { title: 'Past', uid: 'u3', start: at('2026-11-01T10:00:00', 'Europe/Berlin') },
        { external_id: 'e3' },
      ),
    ])
    const again = { ...place, reading_id: newId() }
    await save(again, [{ kind: 'unchanged', external_id: 'e1' }])
    await inTransaction(server.db, (tx) =>
      judgeMissing(
        tx,
        owner,
        { place: again, covers: { from_ms: now.getTime(), to_ms: null, ended_stay: false } },
        now,
      ),
    )
    expect((await meetings()).map(({ meeting_title }) => meeting_title).toSorted()).toEqual([
      'Listed',
      'Past',
    ])
  })

  it('[CON39] is not what was over, where the provider drops that from its list', async () => {
    const place = await aPlace('zoom')
    const past = at('2026-11-01T10:00:00', 'Europe/Berlin')
    await save(place, [
      aMeeting({ title: 'Over', start: past }),
      aMeeting({ title: 'Ends', uid: 'u2', start: past, rrule: 'FREQ=DAILY;COUNT=3' }, { external_id: 'e2' }),
      { ...anOccurrence('2026-11-02T09:00:00Z', null), external_id: 'e2_x', series_external_id: 'e2' },
      aMeeting({ title: 'Runs', uid: 'u3', start: past, rrule: 'FREQ=DAILY' }, { external_id: 'e3' }),
      aMeeting({ title: 'Ahead', uid: 'u4' }, { external_id: 'e4' }),
    ])
    const again = { ...place, reading_id: newId() }
    const covers = { from_ms: null, to_ms: null, ended_stay: true }
    await save(again, [aMeeting({ title: 'Listed', uid: 'u5' }, { external_id: 'e5' })])
    await inTransaction(server.db, (tx) => judgeMissing(tx, owner, { place: again, covers }, now))
    expect((await meetings()).map(({ meeting_title }) => meeting_title).toSorted()).toEqual([
      'Ends',
      'Listed',
      'Over',
    ])
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from remote_event
      where connection_id = ${place.connection_id}`.execute(server.db)
    expect(rows[0]?.count).toBe(4)
  })

  it('[CON43] with its account keeps the past and what is marked', async () => {
    const place = await aPlace('google')
    const past = at('2026-11-02T10:00:00', 'Europe/Berlin')
    const link = 'https://meet.google.com/abc-defg-hij'
    await save(place, [
      aMeeting({ title: 'Ahead' }),
      aMeeting({ title: 'Past', uid: 'u2', start: past }, { external_id: 'e2' }),
      aMeeting({ title: 'Marked', uid: 'u3' }, { external_id: 'e3' }),
      aMeeting({ title: 'Booked', uid: 'u4', link }, { external_id: 'e4' }),
    ])
    await save(await aPlace('calendly'), [
      aMeeting({ title: 'Booked', uid: 'c1', link }, { external_id: 'c1' }),
    ])
    const marked = (await meetings()).find(({ meeting_title }) => meeting_title === 'Marked')
    await label(marked?.meeting_id ?? '', 'Mine')
    await inTransaction(server.db, (tx) => detachConnection(tx, owner, place.connection_id, now))
    expect(
      (await meetings()).map((one) => `${one.meeting_title}: ${one.meeting_integration_type}`).toSorted(),
    ).toEqual(['Booked: calendly', 'Marked: custom', 'Past: custom'])
  })
})

describe('taken time', () => {
  const busyCases = [
    ['an opaque event', {}, {}, true],
    ['a transparent event', { is_transparent: true }, {}, false],
    ['a cancelled event', { status: 'cancelled' }, {}, false],
    ['a declined event', {}, { is_declined: true }, false],
  ] as const
  it.each(busyCases)('[CON36] %s', async (_name, event, facts, isTaken) => {
    await save(await aPlace('google'), [aMeeting(event, { facts })])
    expect(await isBusy()).toBe(isTaken)
  })

  it('[CON36] follows what the calendar is used for', async () => {
    const place = await aPlace('google')
    await save(place, [aMeeting({})])
    const uses = [
      { is_shown: true, counts_as_busy: false },
      { is_shown: false, counts_as_busy: true },
      { is_shown: false, counts_as_busy: false },
      { is_shown: true, counts_as_busy: true },
    ]
    for (const use of uses) {
      await server.db
        .updateTable('connection_calendar')
        .set(use)
        .where('connection_id', '=', place.connection_id)
        .execute()
      await inTransaction(server.db, (tx) => remergeCalendar(tx, owner, place, now))
      expect([(await meetings()).length === 1, await isBusy()]).toEqual([use.is_shown, use.counts_as_busy])
    }
  })

  it('[CON37] a declined event is off the list until the person thinks otherwise', async () => {
    const place = await aPlace('google')
    await save(place, [aMeeting({})])
    const [candidate] = await meetings()
    await label(candidate?.meeting_id ?? '', 'Kept')
    await save(place, [aMeeting({}, { version: '2', facts: { is_declined: true } })])
    expect(await meetings()).toEqual([])
    await save(place, [aMeeting({}, { version: '3' })])
    expect(Object.values((await meetings())[0]?.meeting_labels ?? {})).toHaveLength(1)
  })

  it('[CON37] takes the time of the dates that the person has accepted, until the person declines them too', async () => {
    const place = await aPlace('google')
    const series = aMeeting({ rrule: 'FREQ=WEEKLY;COUNT=4' }, { facts: { is_declined: true } })
    const date = anOccurrence('2026-12-01T09:00:00.000Z', at('2026-12-01T10:00:00', 'Europe/Berlin'))
    const answered = (answer: 'accepted' | 'declined', version: string): RemoteOccurrence => ({
      ...date,
      version,
      override: date.override && {
        ...date.override,
        attendees: [{ name: '', email: owner.email, kind: 'individual', role: 'required', answer }],
      },
      facts: { ...standard_facts, is_declined: answer === 'declined' },
    })
    await save(place, [series, answered('accepted', '1')])
    expect(await takenTimes()).toEqual([['2026-12-01T09:00:00.000Z', '2026-12-01T10:00:00.000Z']])
    expect(await meetings()).toEqual([])
    const query = { start_timestamp: '2026-11-20T00:00:00.000Z', end_timestamp: '2026-12-20T00:00:00.000Z' }
    const { data } = await server.call(listOccurrences, { query }, token)
    expect(data?.map(({ start_timestamp }) => start_timestamp)).toEqual(['2026-12-01T09:00:00.000Z'])
    await save(place, [answered('declined', '2')])
    expect(await takenTimes()).toEqual([])
  })
})

describe('a meeting made in Meridian', () => {
  it('[CON40] follows its copy outside, and not its own echo', async () => {
    const made = await server.call(
      createMeeting,
      { body: { ...tomorrow, meeting_title: 'Own', agenda: 'Mine' } },
      token,
    )
    const { meeting_id = '' } = made.data ?? {}
    const place = await aPlace('google')
    const copy = { uid: meeting_id, title: 'Copy', start: at('2026-11-21T10:00:00', 'Europe/Berlin') }
    await save(place, [aMeeting(copy)])
    await server.db
      .updateTable('remote_event')
      .set({ pushed_version: '9' })
      .where('meeting_id', '=', meeting_id)
      .execute()
    await server.db
      .updateTable('meeting')
      .set({ meeting_title: 'Own' })
      .where('meeting_id', '=', meeting_id)
      .execute()
    await save(place, [aMeeting(copy, { version: '9' })])
    expect(await seen(meeting_id)).toMatchObject({ meeting_title: 'Own' })
    await save(place, [
      aMeeting({ ...copy, start: at('2026-11-22T16:00:00', 'Europe/Berlin') }, { version: '10' }),
    ])
    expect(await seen(meeting_id)).toMatchObject({
      meeting_title: 'Copy',
      agenda: 'Mine',
      meeting_integration_type: 'smart_calendar',
      meeting_timestamps: { start_timestamp: '2026-11-22T15:00:00.000Z' },
    })
    await save(place, [{ kind: 'removed', external_id: 'e1' }])
    expect(await seen(meeting_id)).toMatchObject({
      meeting_status: 'cancelled',
      meeting_integration_type: 'smart_calendar',
    })
  })
})

const tomorrow = {
  meeting_date: { start_date: '2026-11-21' },
  meeting_time: { start_time: '10:00', end_time: '11:00' },
  meeting_timezone: 'Europe/Berlin',
}

interface TestPlace {
  readonly user_id: string
  readonly connection_id: string
  readonly calendar_id: string
  readonly reading_id: string
}

async function aPlace(provider: 'google' | 'calendly' | 'zoom'): Promise<TestPlace> {
  const connection_id = newId()
  await server.db
    .insertInto('connection')
    .values({
      connection_id,
      user_id: owner.user_id,
      provider,
      external_account_id: 'account',
      account_email: owner.email,
      next_sync_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await server.db
    .insertInto('connection_calendar')
    .values({
      connection_id,
      calendar_id: 'main',
      name: 'Main',
      is_primary: true,
      is_writable: true,
      is_shown: true,
      counts_as_busy: true,
    })
    .execute()
  return { user_id: owner.user_id, connection_id, calendar_id: 'main', reading_id: newId() }
}

function save(place: TestPlace, events: readonly RemoteEvent[]): Promise<string[]> {
  return inTransaction(server.db, (tx) => saveEvents(tx, owner, { place, events }, now))
}

async function takenTimes() {
  const body = { users: [], start_time: '2026-11-23T00:00:00Z', end_time: '2026-12-20T00:00:00Z' }
  return (await server.call(getFreeBusy, { body }, token)).data?.people[0]?.busy
}

async function forgetAll(): Promise<void> {
  await server.db.deleteFrom('connection').where('user_id', '=', owner.user_id).execute()
  await server.db.deleteFrom('meeting').where('user_id', '=', owner.user_id).execute()
}

function at(time: string, zone: string) {
  return { time, zone }
}

function later({ time, zone }: { time: string; zone: string }) {
  return {
    time: `${time.slice(0, 11)}${String(Number(time.slice(11, 13)) + 1).padStart(2, '0')}${time.slice(13)}`,
    zone,
  }
}

const standard_facts: RemoteFacts = {
  web_link: null,
  is_organizer: true,
  is_declined: false,
  linked: null,
  replaces_external_id: null,
  booking_status: null,
}

type EventPart = Partial<Omit<CalendarEvent, 'start' | 'end'>> & {
  readonly start?: { time: string; zone: string }
}

function aMeeting(
  { start = at('2026-11-24T10:00:00', 'Europe/Berlin'), ...event }: EventPart,
  { facts, ...about }: Partial<Omit<RemoteMeeting, 'facts'>> & { facts?: Partial<RemoteFacts> } = {},
): RemoteMeeting {
  return {
    kind: 'meeting',
    external_id: 'e1',
    version: '1',
    updated_ms: null,
    occurrences: null,
    ...about,
    event: {
      uid: 'u1@example.org',
      recurrence_id: null,
      sequence: 0,
      title: 'Meeting',
      description: '',
      location: null,
      link: null,
      is_all_day: false,
      is_transparent: false,
      is_private: false,
      status: 'confirmed',
      priority: null,
      organizer: null,
      attendees: [],
      rrule: null,
      excluded: [],
      added: [],
      overrides: [],
      created_at: null,
      modified_at: null,
      start,
      end: later(start),
      ...event,
    },
    facts: { ...standard_facts, ...facts },
  }
}

function anOccurrence(original: string, start: { time: string; zone: string } | null): RemoteOccurrence {
  const override: EventOverride | null = start && {
    original_start: start.time,
    is_all_day: false,
    start,
    end: later(start),
    title: 'Meeting',
    is_transparent: false,
    status: 'confirmed',
  }
  return {
    kind: 'occurrence',
    external_id: `e1_${original}`,
    series_external_id: 'e1',
    original_start: Date.parse(original),
    version: '1',
    updated_ms: null,
    override,
    facts: override && standard_facts,
  }
}

async function meetings() {
  const { data } = await server.call(listMeetings, { query: { limit: 100 } }, token)
  return data ?? []
}

/** Whether the calendar lets the person move each of its times. */
async function editableTimes({ meeting_timestamps: query }: Awaited<ReturnType<typeof meetings>>[number]) {
  const { data } = await server.call(listOccurrences, { query }, token)
  return data?.map(({ is_editable }) => is_editable)
}

async function seen(meeting_id: string) {
  const { data } = await server.call(getMeeting, { params: { meeting_id }, query: {} }, token)
  return data
}

async function occurrences(from: string, to: string): Promise<string[]> {
  const { data } = await server.call(
    listOccurrences,
    { query: { start_timestamp: `${from}T00:00:00.000Z`, end_timestamp: `${to}T00:00:00.000Z` } },
    token,
  )
  return (data ?? []).map(({ start_timestamp }) => start_timestamp)
}

async function label(meeting_id: string, label_title: string): Promise<void> {
  const { data } = await server.call(
    createLabel,
    { body: { label_title, label_description: '', label_color: '#6EC1E4', label_type: 'meeting' } },
    token,
  )
  await server.call(assignLabel, { params: { meeting_id, label_id: data?.label_id ?? '' } }, token)
}

async function isBusy(): Promise<boolean> {
  const { data } = await server.call(
    findSlots,
    { body: { users: [], duration: 60, start_time: '2026-11-24 10:00:00', end_time: '2026-11-24 11:00:00' } },
    token,
  )
  return data?.free_slots.length === 0
}

async function dump() {
  const [mirror, made, attendees] = await Promise.all([
    server.db.selectFrom('remote_event').selectAll().where('user_id', '=', owner.user_id).execute(),
    server.db.selectFrom('meeting').selectAll().where('user_id', '=', owner.user_id).execute(),
    server.db.selectFrom('meeting_attendee').selectAll().where('user_id', '=', owner.user_id).execute(),
  ])
  return { mirror, made, attendees }
}
