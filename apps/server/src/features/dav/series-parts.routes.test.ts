import { getMeeting, type Meeting, type SessionUser } from '@meridian/contract'
import { readCalendar } from '@meridian/icalendar'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { aDavProgram, anEvent, type DavProgram } from '../../../test/dav-program.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { removeExpired } from '../../platform/jobs/cleanup.ts'

let server: TestServer
let ada: SessionUser
let phone: DavProgram

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await server.aPerson({ first_name: 'Ada' })
  phone = await aDavProgram(server, ada)
})

const week = 'start="20270322T000000Z" end="20270405T000000Z"'

/** A weekly event across the change of clocks, with a moved date, one that is left out, and alarms. */
function weekly(zone: string): string {
  const time = (name: string, moment: string) => `${name};TZID=${zone}:${moment}`
  const head = ['UID:weekly@example.com', 'DTSTAMP:20261120T090000Z']
  const lines = [
    'BEGIN:VEVENT',
    ...head,
    time('DTSTART', '20270323T093000'),
    time('DTEND', '20270323T103000'),
    'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=20',
    time('EXDATE', '20270325T093000'),
    'SUMMARY:Weekly',
    'X-NOTE:kept',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'BEGIN:VEVENT',
    ...head,
    time('RECURRENCE-ID', '20270330T093000'),
    time('DTSTART', '20270331T140000'),
    time('DTEND', '20270331T150000'),
    'SUMMARY:Moved',
    'END:VEVENT',
    'BEGIN:VEVENT',
    ...head,
    time('RECURRENCE-ID', '20270504T093000'),
    time('DTSTART', '20270505T140000'),
    time('DTEND', '20270505T150000'),
    'SUMMARY:Later',
    'END:VEVENT',
  ]
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//E//P//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

describe('[DAV22]', () => {
  const cases = [
    ['Europe/Berlin', ['20270323T083000Z', '20270331T120000Z', '20270401T073000Z']],
    ['Asia/Kathmandu', ['20270323T034500Z', '20270331T081500Z', '20270401T034500Z']],
    ['America/St_Johns', ['20270323T120000Z', '20270331T163000Z', '20270401T120000Z']],
    ['Australia/Lord_Howe', ['20270322T223000Z', '20270331T030000Z', '20270331T223000Z']],
    ['Pacific/Apia', ['20270322T203000Z', '20270331T010000Z', '20270331T203000Z']],
  ] as const
  it.each(cases)('expand gives each date in %s by itself in UTC', async (zone, starts) => {
    expect((await phone.put('weekly.ics', weekly(zone))).status).toBe(201)
    const [text = ''] = await dataOf(`<C:expand ${week}/>`)
    expect([...text.matchAll(/^DTSTART:(.*)\r$/gm)].map(([, start]) => start)).toEqual(starts)
    const [first, moved] = text.split('BEGIN:VEVENT').slice(1)
    expect(first).toContain(`RECURRENCE-ID:${starts[0]}`)
    expect(first).toContain('X-NOTE:kept')
    expect(first).toContain('TRIGGER:-PT15M')
    expect(moved).toContain('SUMMARY:Moved')
    expect(text).not.toMatch(/RRULE|EXDATE|TZID|VTIMEZONE|Later/)
    expect(text.match(/^RECURRENCE-ID:/gm)).toHaveLength(3)
  })

  it('expand keeps whole days as dates, and events that do not repeat as they are', async () => {
    const days = anEvent(
      'days@example.com',
      'DTSTART;VALUE=DATE:20270326',
      'DTEND;VALUE=DATE:20270328',
      'RRULE:FREQ=DAILY;INTERVAL=3;COUNT=2',
    )
    await phone.put('days.ics', days)
    await phone.put('once.ics', anEvent('once@example.com', 'DTSTART;TZID=Europe/Berlin:20270329T100000'))
    const [some = '', other = ''] = await dataOf(`<C:expand ${week}/>`)
    const [once, whole] = some.includes('once@') ? [some, other] : [other, some]
    expect([...whole.matchAll(/^(?:DTSTART|DTEND|RECURRENCE-ID).*(?=\r$)/gm)].join(' ')).toBe(
      [
        'RECURRENCE-ID;VALUE=DATE:20270326 DTSTART;VALUE=DATE:20270326 DTEND;VALUE=DATE:20270328',
        'RECURRENCE-ID;VALUE=DATE:20270329 DTSTART;VALUE=DATE:20270329 DTEND;VALUE=DATE:20270331',
      ].join(' '),
    )
    expect(once).toContain('DTSTART:20270329T080000Z')
    expect(once).not.toContain('RECURRENCE-ID')
  })

  it('limit-recurrence-set leaves out changed dates outside the range', async () => {
    await phone.put('weekly.ics', weekly('Europe/Berlin'))
    const [text = ''] = await dataOf(`<C:limit-recurrence-set ${week}/>`)
    expect(text).toContain('RRULE:')
    expect([...text.matchAll(/SUMMARY:(\w+)/g)].map(([, title]) => title)).toEqual(['Weekly', 'Moved'])
    const reading = readCalendar(text, { defaultZone: 'Europe/Berlin' })
    expect(reading.ok && reading.events.length).toBe(1)
  })

  it('a multiget expands, too, and what is too much is refused', async () => {
    await phone.put('weekly.ics', weekly('Europe/Berlin'))
    const hourly = anEvent(
      'hourly@example.com',
      'DTSTART:20270101T000000Z',
      'DTEND:20270101T000500Z',
      'RRULE:FREQ=HOURLY',
    )
    expect((await phone.put('hourly.ics', hourly)).status).toBe(201)
    const ask = (range: string) =>
      phone.ask({
        method: 'REPORT',
        path: phone.calendar,
        body: `<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-data>${range}</C:calendar-data></D:prop><D:href>${phone.calendar}weekly.ics</D:href></C:calendar-multiget>`,
      })
    const { text } = await ask(`<C:expand ${week}/>`)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    const refused = await ask('<C:expand start="19000101T000000Z" end="21990101T000000Z"/>')
    expect([refused.status, refused.text]).toEqual([
      403,
      expect.stringContaining('<D:number-of-matches-within-limits/>'),
    ])
    expect((await ask('<C:expand start="20270101T000000Z"/>')).status).toBe(400)
  })
})

describe('[DAV23] an attendee’s program', () => {
  it('answers one date, which the organizer and the program itself see there', async () => {
    const { tablet, name, meeting_id, bob } = await aSeriesWithBob()
    const { text } = await tablet.get(name)
    const series = unfold(text).replace('PARTSTAT=NEEDS-ACTION', 'PARTSTAT=ACCEPTED')
    expect((await tablet.put(name, series)).status).toBe(204)
    const declined = withDate(series, '20261125', 'DECLINED')
    const answer = await tablet.put(name, declined)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(answer.headers['etag']).toBeTruthy()
    expect((await tablet.get(name)).text).toBe(declined)

    expect(await actionAt(meeting_id, bob, '2026-11-25T09:00:00.000Z')).toEqual(['rejected', 'occurrence'])
    expect(await actionAt(meeting_id, bob, '2026-11-26T09:00:00.000Z')).toEqual(['approved', 'series'])
    const seen = unfold((await phone.get(name)).text).split('BEGIN:VEVENT')
    expect(seen.map((part) => /PARTSTAT=(\S+?)[;:]/.exec(part)?.[1])).toEqual([
      undefined,
      'ACCEPTED',
      'DECLINED',
    ])
    // The organizer's program sends it back: nothing has changed.
    const before = await phone.sync()
    expect((await phone.put(name, (await phone.get(name)).text)).status).toBe(204)
    expect(await actionAt(meeting_id, bob, '2026-11-25T09:00:00.000Z')).toEqual(['rejected', 'occurrence'])
    expect((await exceptionsOf(meeting_id)).length).toBe(0)
    expect(Object.keys((await phone.sync(before.token)).changed)).toEqual([name])
  })

  it('may leave a date out, which declines it, and change no date', async () => {
    const { tablet, name, meeting_id, bob } = await aSeriesWithBob()
    const text = unfold((await tablet.get(name)).text)
    const without = text.replace(/(?=RRULE:FREQ=DAILY)/, 'EXDATE;TZID=Europe/Berlin:20261126T100000\r\n')
    expect((await tablet.put(name, without)).status).toBe(204)
    expect(await actionAt(meeting_id, bob, '2026-11-26T09:00:00.000Z')).toEqual(['rejected', 'occurrence'])
    expect(await exceptionsOf(meeting_id)).toEqual([])
    const moved = withDate(text, '20261125', 'ACCEPTED').replace(
      'DTSTART;TZID=Europe/Berlin:20261125T100000',
      'DTSTART;TZID=Europe/Berlin:20261125T103000',
    )
    const refused = await tablet.put(name, moved)
    expect([refused.status, refused.text]).toEqual([
      403,
      expect.stringContaining('<C:allowed-attendee-scheduling-object-change/>'),
    ])
    // An own alarm for one date is no change.
    const alarm = [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT5M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    const known = unfold((await tablet.get(name)).text)
    const alarmed = withDate(known, '20261127', 'NEEDS-ACTION').replace(
      /END:VEVENT\r\nEND:VCALENDAR/,
      alarm.join('\r\n'),
    )
    expect((await tablet.put(name, alarmed)).status).toBe(204)
    expect((await tablet.get(name)).text).toBe(alarmed)
  })

  it('an answer to the whole series replaces those to dates, but for those it says itself', async () => {
    const { tablet, name, meeting_id, bob } = await aSeriesWithBob()
    const text = unfold((await tablet.get(name)).text)
    const tentative = text.replace('PARTSTAT=NEEDS-ACTION', 'PARTSTAT=TENTATIVE')
    expect((await tablet.put(name, withDate(tentative, '20261125', 'ACCEPTED'))).status).toBe(204)
    expect(await actionAt(meeting_id, bob, '2026-11-25T09:00:00.000Z')).toEqual(['approved', 'occurrence'])
    expect(unfold((await tablet.get(name)).text)).toContain('PARTSTAT=TENTATIVE')
    const accepted = text.replace('PARTSTAT=NEEDS-ACTION', 'PARTSTAT=ACCEPTED')
    expect((await tablet.put(name, accepted)).status).toBe(204)
    expect(await actionAt(meeting_id, bob, '2026-11-25T09:00:00.000Z')).toEqual(['approved', 'series'])
  })
})

describe('[DAV24]', () => {
  it('what has gone is told for half a year, and tokens from before that are refused', async () => {
    await phone.put('kept.ics', anEvent('kept@example.com', 'DTSTART:20270105T090000Z'))
    await phone.put('gone.ics', anEvent('gone@example.com', 'DTSTART:20270105T090000Z'))
    const before = await phone.settle()
    await phone.delete('gone.ics')
    const after = (await phone.sync(before)).token
    await removeExpired(server.db, day(0))
    await removeExpired(server.db, day(179))
    expect((await phone.sync(before)).gone).toEqual(['gone.ics'])
    await removeExpired(server.db, day(181))
    const refused = await phone.ask({
      method: 'REPORT',
      path: phone.calendar,
      body: `<D:sync-collection xmlns:D="DAV:"><D:sync-token>${before}</D:sync-token><D:sync-level>1</D:sync-level><D:prop/></D:sync-collection>`,
    })
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('<D:valid-sync-token/>')])
    const next = await phone.sync(after)
    expect([next.status, next.changed, next.gone]).toEqual([207, {}, []])
    expect(Object.keys((await phone.sync()).changed)).toEqual(['kept.ics'])
    const { count } = await server.db
      .selectFrom('dav_resource')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', ada.user_id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('a meeting that has come back stays', async () => {
    const { tablet, name, bob, meeting_id } = await aSeriesWithBob()
    await tablet.delete(name)
    await removeExpired(server.db, new Date('2026-11-21T00:00:00Z'))
    await server.db
      .updateTable('meeting_attendee')
      .set({ meeting_action: 'approved', hidden_at: null })
      .where('meeting_id', '=', meeting_id)
      .where('user_id', '=', bob.user_id)
      .execute()
    await removeExpired(server.db, new Date('2027-11-21T00:00:00Z'))
    expect(Object.keys((await tablet.sync()).changed)).toEqual([name])
  })
})

describe('[DAV25]', () => {
  it.each(['PUT', 'DELETE'] as const)(
    'a %s waits for an answer that is being given, and then sees it',
    async (method) => {
      const { name, meeting_id, bob } = await aSeriesWithBob()
      const { text, headers } = await phone.get(name)
      const isWritten = Promise.withResolvers<void>()
      const mayCommit = Promise.withResolvers<void>()
      const answering = server.db.transaction().execute(async (tx) => {
        await sql`select from meeting where meeting_id = ${meeting_id} for update`.execute(tx)
        await tx
          .updateTable('meeting_attendee')
          .set({ meeting_action: 'approved' })
          .where('meeting_id', '=', meeting_id)
          .where('user_id', '=', bob.user_id)
          .execute()
        isWritten.resolve()
        await mayCommit.promise
      })
      await isWritten.promise
      const etag = { 'if-match': String(headers['etag']) }
      const writing =
        method === 'PUT'
          ? phone.put(name, text.replace('SUMMARY:Plan', 'SUMMARY:Plan B'), etag)
          : phone.delete(name, etag)
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
      mayCommit.resolve()
      await answering
      expect((await writing).status).toBe(412)
      const read = unfold((await phone.get(name)).text)
      expect(read).toContain('PARTSTAT=ACCEPTED')
      expect(read).toMatch(/SUMMARY:Plan\r/)
    },
  )
})

/** So many days after the first one on which something was deleted. */
function day(days: number): Date {
  return new Date(Date.UTC(2026, 10, 21 + days))
}

/** Statements of this database that wait for another transaction. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
  return rows[0]?.count ?? 0
}

async function aSeriesWithBob() {
  const bob = await server.aPerson({ first_name: 'Bob' })
  const tablet = await aDavProgram(server, bob)
  const { meeting_id } = await aMeeting(server, ada.access_token, {
    meeting_recurrence: {
      is_recurring: true,
      recurring_type: 'daily',
      recurring_days: {},
      recurring_end_date: '2026-11-27',
    },
    meeting_invitees: { [bob.user_id]: {} },
  })
  return { bob, tablet, meeting_id, name: `${meeting_id}.ics` }
}

/** The text with one date of its own, which says nothing but the answer. */
function withDate(text: string, day: string, answer: string): string {
  const [, series = ''] = /BEGIN:VEVENT\r\n(.*?)END:VEVENT/s.exec(text) ?? []
  const date = series
    .replace(/RRULE:.*\r\n/, `RECURRENCE-ID;TZID=Europe/Berlin:${day}T100000\r\n`)
    .replaceAll('20261124T', `${day}T`)
    .replace(/PARTSTAT=[\w-]+/, `PARTSTAT=${answer}`)
    .replaceAll(/BEGIN:VALARM.*?END:VALARM\r\n/gs, '')
  return text.replace('END:VCALENDAR', `BEGIN:VEVENT\r\n${date}END:VEVENT\r\nEND:VCALENDAR`)
}

function unfold(text: string): string {
  return text.replaceAll('\r\n ', '')
}

async function actionAt(meeting_id: string, { user_id }: SessionUser, original_start_timestamp: string) {
  const input = { params: { meeting_id }, query: { original_start_timestamp } }
  const { data } = await server.call(getMeeting, input, ada.access_token)
  const invitees: Meeting['meeting_invitees'] = data?.meeting_invitees ?? {}
  return [invitees[user_id]?.meeting_action, invitees[user_id]?.reply_scope]
}

function exceptionsOf(meeting_id: string) {
  return server.db.selectFrom('meeting_exception').selectAll().where('meeting_id', '=', meeting_id).execute()
}

/** The calendar-data of all events in the range. */
async function dataOf(range: string): Promise<string[]> {
  const body = `<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-data>${range}</C:calendar-data></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range ${week}/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`
  const { text } = await phone.ask({ method: 'REPORT', path: phone.calendar, body })
  return [...text.matchAll(/<C:calendar-data>(.*?)<\/C:calendar-data>/gs)].map(([, data = '']) =>
    data.replaceAll('&#13;', '\r').replaceAll('&quot;', '"'),
  )
}
