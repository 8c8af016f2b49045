import { createMeeting, exportMeetings, getMeeting, listMeetings, updateMeeting } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendar, calendarOf, plan } from '../../../../test/calendar.ts'
import { watchTurns } from '../../../../test/longest-turn.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer
let own: ReturnType<typeof calendarOf>
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T09:00:00.000Z' })
  own = calendarOf(server)
})
afterAll(() => server.close())

describe('reading', () => {
  it('[MTG65] makes an event a meeting of one’s own that takes time', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    expect(await own.read(person, calendar(plan))).toEqual({
      imported: 1,
      updated: 0,
      unchanged: 0,
      skipped: [],
      warnings: [],
      more_skipped: 0,
      more_warnings: 0,
    })
    const [meeting] = await own.meetingsOf(person)
    expect(meeting).toMatchObject({
      user_id: person.user_id,
      meeting_title: 'Plan the garden',
      meeting_description: 'Beds, paths\nand a bench',
      meeting_link: 'https://meet.example/garden',
      meeting_location: { location_name: 'Allotment 7', latitude: 52.52, longitude: 13.405 },
      meeting_status: 'active',
      meeting_timezone: 'Asia/Kathmandu',
      meeting_date: { start_date: '2026-11-25', end_date: '2026-11-25' },
      meeting_time: { start_time: '10:15', end_time: '11:15' },
      meeting_timestamps: {
        start_timestamp: '2026-11-25T04:30:00.000Z',
        end_timestamp: '2026-11-25T05:30:00.000Z',
      },
      meeting_priority: 'high',
      meeting_integration_type: 'custom',
      is_transparent: false,
    })
    expect(await own.busyOf(person)).toEqual([['2026-11-25T04:30', '2026-11-25T05:30']])
    const found = await server.call(listMeetings, { query: { search_term: 'bench' } }, person.access_token)
    expect(found.data?.map(({ meeting_title }) => meeting_title)).toEqual(['Plan the garden'])
  })

  it('[MTG65] keeps status and transparency, which leave the time free', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const at = ['DTSTART:20261125T100000Z', 'DTEND:20261125T110000Z']
    await own.read(
      person,
      calendar(
        ['UID:1@files.example', 'SUMMARY:Off', ...at, 'STATUS:CANCELLED'],
        ['UID:2@files.example', 'SUMMARY:Birthday', ...at, 'TRANSP:TRANSPARENT', 'PRIORITY:9'],
      ),
    )
    const meetings = await own.meetingsOf(person)
    expect(meetings.toSorted((a, b) => (a.meeting_title < b.meeting_title ? -1 : 1))).toMatchObject([
      { meeting_title: 'Birthday', meeting_status: 'active', is_transparent: true, meeting_priority: 'low' },
      {
        meeting_title: 'Off',
        meeting_status: 'cancelled',
        is_transparent: false,
        meeting_priority: 'medium',
      },
    ])
    expect(await own.busyOf(person)).toEqual([])
  })

  it('[MTG66] changes nothing the second time, not even what the person has changed since', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    await own.read(person, calendar(plan))
    const [meeting] = await own.meetingsOf(person)
    const meeting_id = meeting?.meeting_id ?? ''
    const renamed = await server.call(
      updateMeeting,
      { params: { meeting_id }, body: { meeting_title: 'My garden' } },
      person.access_token,
    )
    expect(renamed.status).toBe(200)
    // Another export of the same event has other stamps.
    const again = calendar([...plan, 'LAST-MODIFIED:20261119T000000Z', 'CREATED:20200101T000000Z'])
    expect(await own.read(person, again)).toMatchObject({ imported: 0, updated: 0, unchanged: 1 })
    const [kept] = await own.meetingsOf(person)
    expect({ ...kept, note: null }).toEqual(renamed.data)
  })

  it('[MTG66] updates a meeting from the file, under the same id, and resets colleagues’ responses when it moved', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const colleague = await server.aPerson({ timezone: 'UTC' })
    await own.read(person, calendar([...plan, 'ATTENDEE:mailto:old@guests.example']))
    const [meeting] = await own.meetingsOf(person)
    const meeting_id = meeting?.meeting_id ?? ''
    const guests = Object.entries(meeting?.meeting_invitees ?? {}).map(([key, { primary_email }]) => [
      key,
      { primary_email },
    ])
    await server.call(
      updateMeeting,
      {
        params: { meeting_id },
        body: { meeting_invitees: { ...Object.fromEntries(guests), [colleague.user_id]: {} } },
      },
      person.access_token,
    )
    await server.db
      .updateTable('meeting_attendee')
      .set({ meeting_action: 'approved' })
      .where('user_id', '=', colleague.user_id)
      .execute()
    const moved = plan.map((line) => line.replace('20261125', '20261126').replace('garden', 'yard'))
    const report = await own.read(person, calendar([...moved, 'ATTENDEE:mailto:new@guests.example']))
    expect(report).toMatchObject({ imported: 0, updated: 1, unchanged: 0 })
    const { data } = await server.call(getMeeting, { params: { meeting_id } }, person.access_token)
    expect(data?.meeting_title).toBe('Plan the yard')
    expect(data?.meeting_timestamps.start_timestamp).toBe('2026-11-26T04:30:00.000Z')
    const invitees = Object.values(data?.meeting_invitees ?? {})
    const answers = invitees.map((one) => [one.user_id ?? one.primary_email, one.meeting_action])
    expect(Object.fromEntries(answers)).toEqual({
      [colleague.user_id]: 'pending',
      'new@guests.example': 'pending',
    })
    expect(await own.busyOf(person)).toEqual([['2026-11-26T04:30', '2026-11-26T05:30']])
  })

  it('[MTG67] skips what it cannot keep, by name and reason, and keeps the rest', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const report = await own.read(
      person,
      calendar(
        ['UID:bad-date@files.example', 'SUMMARY:Leap', 'DTSTART:20260230T100000Z'],
        ['UID:bad-rule@files.example', 'SUMMARY:Often', 'DTSTART:20261125T100000Z', 'RRULE:FREQ=SOMETIMES'],
        ['UID:bad-zone@files.example', 'SUMMARY:Far', 'DTSTART;TZID=Moon/Tranquility:20261125T100000'],
        plan,
        ['UID:minutes@files.example', 'SUMMARY:Tick', 'DTSTART:20261125T100000Z', 'RRULE:FREQ=MINUTELY'],
      ),
    )
    expect(report.imported).toBe(1)
    expect(report.skipped.map(({ title }) => title)).toEqual(['Leap', 'Often', 'Far', 'Tick'])
    for (const { title, uid, reason } of report.skipped) {
      expect(reason).toContain(`"${title}"`)
      expect(reason).toContain(uid)
    }
    expect((await own.meetingsOf(person)).map(({ meeting_title }) => meeting_title)).toEqual([
      'Plan the garden',
    ])
  })

  it.each(['', 'Hello', '{"BEGIN":"VCALENDAR"}', '\0\0\0', '<html></html>'])(
    '[MTG67] refuses what is no calendar: %j',
    async (payload) => {
      const person = await server.aPerson()
      const { status, data } = await server.send({
        method: 'POST',
        path: '/v1/meeting/import',
        headers: { 'content-type': 'text/calendar' },
        token: person.access_token,
        payload,
      })
      expect([status, data]).toEqual([400, null])
    },
  )

  it('[MTG67] reads a calendar without events, and reports other parts', async () => {
    const person = await server.aPerson()
    const todo = 'BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nSUMMARY:Milk\r\nEND:VTODO\r\nEND:VCALENDAR'
    const report = await own.read(person, todo)
    expect(report.imported).toBe(0)
    expect(report.warnings.map(({ message }) => message)).toEqual([
      '1 VTODO of the file is no event and is left out.',
    ])
  })

  it('[MTG68] sends no invitation: every named person becomes a guest with the response in the file', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const colleague = await server.aPerson({ timezone: 'UTC' })
    const report = await own.read(
      person,
      calendar([
        ...plan,
        'ORGANIZER;CN=Host:mailto:host@guests.example',
        `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${person.primary_email.toUpperCase()}`,
        `ATTENDEE;CN=Colleague;PARTSTAT=ACCEPTED:mailto:${colleague.primary_email}`,
        'ATTENDEE;PARTSTAT=DECLINED:mailto:no@guests.example',
        'ATTENDEE;PARTSTAT=TENTATIVE:mailto:perhaps@guests.example',
        'ATTENDEE;PARTSTAT=DECLINED:mailto:NO@guests.example',
        'ATTENDEE;CN=Room without address:invalid:nomail',
      ]),
    )
    expect(report.warnings.map(({ message }) => message)).toEqual([
      '"Plan the garden" (uid plan@files.example): without a mail address a guest is not kept: Room without address.',
    ])
    const [meeting] = await own.meetingsOf(person)
    const invitees = Object.entries(meeting?.meeting_invitees ?? {})
    expect(invitees.every(([key, { user_id }]) => key.startsWith('guest:') && user_id === null)).toBe(true)
    expect(Object.fromEntries(invitees.map(([, one]) => [one.primary_email, one.meeting_action]))).toEqual({
      'host@guests.example': 'approved',
      [colleague.primary_email]: 'approved',
      'no@guests.example': 'rejected',
      'perhaps@guests.example': 'pending',
    })
    expect(await own.meetingsOf(colleague)).toEqual([])
    expect(await own.busyOf(colleague)).toEqual([])
  })

  it('[MTG68] keeps a declined meeting, but not its time; a single declined occurrence likewise', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const declined = `ATTENDEE;PARTSTAT=DECLINED:mailto:${person.primary_email}`
    const daily = ['UID:daily@files.example', 'SUMMARY:Daily']
    await own.read(
      person,
      calendar(
        [...plan, declined],
        [...daily, 'DTSTART:20261201T100000Z', 'DTEND:20261201T101500Z', 'RRULE:FREQ=DAILY;COUNT=3'],
        [
          ...daily,
          'RECURRENCE-ID:20261202T100000Z',
          'DTSTART:20261202T100000Z',
          'DTEND:20261202T101500Z',
          declined,
        ],
      ),
    )
    expect(await own.meetingsOf(person)).toHaveLength(2)
    expect(await own.busyOf(person)).toEqual([
      ['2026-12-01T10:00', '2026-12-01T10:15'],
      ['2026-12-03T10:00', '2026-12-03T10:15'],
    ])
  })

  it('[MTG69] applies exceptions of a series, and keeps one whose series is not in the file', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const series = ['UID:series@files.example', 'SUMMARY:Round']
    const zone = ';TZID=America/St_Johns:'
    await own.read(
      person,
      calendar(
        [
          ...series,
          `DTSTART${zone}20261123T090000`,
          `DTEND${zone}20261123T093000`,
          'RRULE:FREQ=DAILY;COUNT=5',
          `EXDATE${zone}20261124T090000`,
          `RDATE${zone}20261130T150000`,
        ],
        [
          ...series,
          `RECURRENCE-ID${zone}20261125T090000`,
          `DTSTART${zone}20261128T200000`,
          `DTEND${zone}20261128T210000`,
        ],
        [
          ...series,
          `RECURRENCE-ID${zone}20261126T090000`,
          `DTSTART${zone}20261126T090000`,
          `DTEND${zone}20261126T093000`,
          'TRANSP:TRANSPARENT',
        ],
        [
          'UID:orphan@files.example',
          'SUMMARY:Orphan',
          'RECURRENCE-ID:20261210T080000Z',
          'DTSTART:20261210T120000Z',
          'DTEND:20261210T123000Z',
        ],
      ),
    )
    expect(await own.meetingsOf(person)).toHaveLength(2)
    expect(await own.busyOf(person)).toEqual([
      ['2026-11-23T12:30', '2026-11-23T13:00'],
      ['2026-11-27T12:30', '2026-11-27T13:00'],
      ['2026-11-28T23:30', '2026-11-29T00:30'],
      ['2026-11-30T18:30', '2026-11-30T19:00'],
      ['2026-12-10T12:00', '2026-12-10T12:30'],
    ])
  })

  it('[MTG70] takes whole days from midnight to midnight where the reader lives', async () => {
    const person = await server.aPerson({ timezone: 'Asia/Kathmandu' })
    const days = [
      'UID:days@files.example',
      'SUMMARY:Fair',
      'DTSTART;VALUE=DATE:20261127',
      'DTEND;VALUE=DATE:20261129',
    ]
    await own.read(person, calendar(days))
    const [meeting] = await own.meetingsOf(person)
    expect(meeting?.is_all_day).toBe(true)
    expect(meeting?.meeting_date).toEqual({ start_date: '2026-11-27', end_date: '2026-11-28' })
    expect(meeting?.meeting_time).toEqual({ start_time: null, end_time: null })
    expect(await own.busyOf(person)).toEqual([['2026-11-26T18:15', '2026-11-28T18:15']])
  })

  it('[MTG71] reports what it cuts, accepts names of any length, and keeps odd text as it is', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const title = `${'a'.repeat(999)}😀${'b'.repeat(50)}`
    const naughty = `'; drop table meeting; -- <script>alert(1)</script> %s \u202Etxt 田中さん 👩‍👩‍👧‍👦 Ω≈ç√`
    const report = await own.read(
      person,
      calendar(
        [`UID:${'u'.repeat(5000)}`, `SUMMARY:${title}`, 'DTSTART:20261125T100000Z'],
        [
          'UID:naughty@files.example',
          `SUMMARY:${naughty.replaceAll(/([;,])/g, '\\$1')}`,
          'DTSTART:20261125T110000Z',
        ],
      ),
    )
    expect(report.warnings.map(({ message }) => message.replace(/^.*: /, ''))).toEqual([
      'the title is cut after 1000 characters.',
    ])
    const titles = (await own.meetingsOf(person)).map(({ meeting_title }) => meeting_title)
    expect(titles[0]?.slice(0, 999)).toBe('a'.repeat(999))
    expect(titles[0]?.isWellFormed()).toBe(true)
    expect(titles[1]).toBe(naughty)
    expect(
      await own.read(
        person,
        calendar([`UID:${'u'.repeat(5000)}`, `SUMMARY:${title}`, 'DTSTART:20261125T100000Z']),
      ),
    ).toMatchObject({ unchanged: 1 })
  })

  it('[MTG71] bounds what every later search would have to walk through', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const at = 'DTSTART:20261125T100000Z'
    const days = Array.from({ length: 5001 }, (_, index) =>
      new Date(Date.UTC(2026, 10, 26 + index)).toISOString().slice(0, 10).replaceAll('-', ''),
    )
    const guests = Array.from({ length: 1002 }, (_, index) => `ATTENDEE:mailto:guest.${index}@guests.example`)
    const report = await own.read(
      person,
      calendar(
        ['UID:1@files.example', 'SUMMARY:Counted', at, 'RRULE:FREQ=DAILY;COUNT=10001'],
        [
          'UID:2@files.example',
          'SUMMARY:Crowded',
          at,
          'RRULE:FREQ=DAILY;BYHOUR=8,9,10,11,12;BYMINUTE=0,10,20,30,40',
        ],
        [
          'UID:3@files.example',
          'SUMMARY:Holey',
          at,
          'RRULE:FREQ=DAILY',
          ...days.map((day) => `EXDATE:${day}T100000Z`),
        ],
        ['UID:4@files.example', 'SUMMARY:Assembly', at, ...guests],
      ),
    )
    expect(report.imported).toBe(1)
    expect(report.skipped.map(({ reason }) => reason.replace(/^.*: /, ''))).toEqual([
      'it repeats 10001 times.',
      'it repeats more often than every hour.',
      'it changes 5001 of its occurrences.',
    ])
    expect(report.warnings.map(({ message }) => message.replace(/^.*: /, ''))).toEqual([
      'only the first 1000 of its 1002 guests are kept.',
    ])
  })

  it('[MTG71] skips a series whose changed occurrences would exceed the size of a file', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const periods = Array.from(
      { length: 2000 },
      (_, index) =>
        `${new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', '')}T100000Z/PT2H`,
    )
    const at = ['DTSTART:20261125T100000Z', `RDATE;VALUE=PERIOD:${periods.join(',')}`]
    const report = await own.read(
      person,
      calendar(
        ['UID:1@files.example', 'SUMMARY:Wordy', ...at, `DESCRIPTION:${'x'.repeat(6000)}`],
        ['UID:2@files.example', 'SUMMARY:Terse', ...at],
      ),
    )
    expect(report.imported).toBe(1)
    expect(report.skipped.map(({ reason }) => reason)).toEqual([
      '"Wordy" (uid 1@files.example): its changed occurrences fill more than 10 MB.',
    ])
  })

  it('[MTG67] lists the first 1,000 events that are skipped, and the first 1,000 warnings, and counts the rest', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const never = Array.from({ length: 1201 }, (_, index) => [`UID:${index}@never.example`, 'SUMMARY:Never'])
    const long = Array.from({ length: 1003 }, (_, index) => [
      `UID:${index}@long.example`,
      'DTSTART:20270105T100000Z',
      `SUMMARY:${'x'.repeat(1001)}`,
    ])
    const report = await own.read(person, calendar(...never, ...long))
    expect(report).toMatchObject({ imported: 1003, more_skipped: 201, more_warnings: 3 })
    expect([report.skipped.length, report.warnings.length]).toEqual([1000, 1000])
  })

  it('[MTG76] keeps 2,000 series that go on, skips those beyond with a word, and all else as ever', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const over = [
      'UID:over@many.example',
      'SUMMARY:Over',
      'DTSTART:20260105T100000Z',
      'RRULE:FREQ=DAILY;COUNT=3',
    ]
    const single = ['UID:single@many.example', 'SUMMARY:Single', 'DTSTART:20270105T100000Z']
    const many = Array.from({ length: 2002 }, (_, index) => aSeries(index))
    const body = calendar(...many, over, single)
    const report = await own.read(person, body)
    expect(report).toMatchObject({ imported: 2002, warnings: [] })
    expect(report.skipped.map(({ reason }) => reason)).toEqual([
      '"Series 2000" (uid 2000@many.example): the calendar has 2000 series that go on, and holds no more.',
      '"Series 2001" (uid 2001@many.example): the calendar has 2000 series that go on, and holds no more.',
    ])
    const again = await own.read(person, body.replace('SUMMARY:Series 7\r', 'SUMMARY:Series seven\r'))
    expect(again).toMatchObject({ imported: 0, updated: 1, unchanged: 2001 })
    expect(again.skipped).toHaveLength(2)
    const turned = await own.read(person, calendar([...single, 'RRULE:FREQ=DAILY']))
    expect(turned).toMatchObject({ imported: 0, updated: 0 })
    expect(turned.skipped).toHaveLength(1)
  })

  it('[MTG72] makes each meeting once when the same file is read several times at once', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const events = Array.from({ length: 40 }, (_, index) => [
      `UID:${index}@files.example`,
      'SUMMARY:Once',
      'DTSTART:20261125T100000Z',
    ])
    const reports = await Promise.all([1, 2, 3, 4].map(() => own.read(person, calendar(...events))))
    expect(reports.map(({ imported }) => imported).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 40])
    expect(await own.meetingsOf(person)).toHaveLength(40)
  })

  it('[MTG73] answers others while 10 MB with 20,000 events are read @whole', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const filler = 'x'.repeat(300)
    const events = Array.from({ length: 20_000 }, (_, index) => {
      const day = new Date(Date.UTC(2026, 0, 1 + (index % 365)))
        .toISOString()
        .slice(0, 10)
        .replaceAll('-', '')
      return [
        `UID:${index}@big.example`,
        `SUMMARY:Event ${index}`,
        `DESCRIPTION:${filler}`,
        `DTSTART;TZID=Europe/Berlin:${day}T100000`,
        `DTEND;TZID=Europe/Berlin:${day}T104500`,
        ...(index % 10 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=8'] : []),
      ]
    })
    const body = calendar(...events)
    expect(body.length).toBeGreaterThan(9_000_000)
    const turns = watchTurns()
    const reading = own.read(person, body)
    let answers = 0
    const ask = async () => {
      const { status } = await server.send({ method: 'GET', path: '/healthz' })
      if (status === 200) answers += 1
    }
    const asking = setInterval(() => void ask(), 10)
    expect(await reading.finally(() => clearInterval(asking))).toMatchObject({
      imported: 20_000,
      skipped: [],
    })
    expect(answers).toBeGreaterThan(100)
    expect(turns.stop()).toBeLessThan(1000)
  })

  it('[MTG73] refuses more than 10 MB', async () => {
    const person = await server.aPerson()
    const { status } = await server.send({
      method: 'POST',
      path: '/v1/meeting/import',
      headers: { 'content-type': 'text/calendar' },
      token: person.access_token,
      payload: 'x'.repeat(10_485_761),
    })
    expect(status).toBe(413)
  })

  it('[MTG74] understands bytes that are no UTF-8 as the old writers meant them', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const text = calendar(['UID:old@files.example', 'SUMMARY:Büro – Café', 'DTSTART:20261125T100000Z'])
    const payload = Buffer.from(text.replace('–', '\u0096'), 'latin1')
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/meeting/import',
      headers: { 'content-type': 'text/calendar', authorization: `Bearer ${person.access_token}` },
      payload,
    })
    expect(answer.statusCode).toBe(200)
    expect((await own.meetingsOf(person))[0]?.meeting_title).toBe('Büro – Café')
  })

  it('[MTG74] [MTG67] keeps a file with a wrong byte, a NUL and an impossible rule, but for that event', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const at = 'DTSTART:20261125T100000Z'
    const rule = `RRULE:FREQ=YEARLY;BYHOUR=${every(24)};BYMINUTE=${every(60)};BYSECOND=${every(60)}`
    const payload = Buffer.from(
      calendar(
        ['UID:1@files.example', 'SUMMARY:Zürich', 'URL:https://a.test/\0b', at],
        ['UID:2@files.example', 'SUMMARY:K#ln', 'LOCATION;ALTREP="https://a.test/\0":x', at],
        ['UID:3@files.example', 'SUMMARY:Bomb', at, rule],
      ),
    )
    payload[payload.indexOf('#')] = 0xf6
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/meeting/import',
      headers: { 'content-type': 'text/calendar', authorization: `Bearer ${person.access_token}` },
      payload,
    })
    const report = answer.json<{ data: { warnings: unknown; skipped: { uid: string }[] } }>().data
    expect(report).toMatchObject({
      imported: 2,
      skipped: [
        { uid: '3@files.example', reason: expect.stringContaining('repeats too often to be followed') },
      ],
      warnings: [{ message: expect.stringContaining('is read as Windows-1252.') }],
    })
    const links = new Map(
      (await own.meetingsOf(person)).map(({ meeting_title, meeting_link }) => [meeting_title, meeting_link]),
    )
    expect(links).toEqual(
      new Map([
        ['Zürich', 'https://a.test/b'],
        ['Köln', null],
      ]),
    )
  })

  it('[MTG75] leaves meetings that were created here as they are, for organizer and attendees', async () => {
    const host = await server.aPerson({ timezone: 'Europe/Berlin' })
    const guest = await server.aPerson({ timezone: 'UTC' })
    const body = {
      meeting_title: 'Made here',
      agenda: 'One\nTwo',
      meeting_description: 'Words',
      meeting_timezone: 'Europe/Berlin',
      meeting_date: { start_date: '2026-11-25' },
      meeting_time: { start_time: '10:00', end_time: '11:00' },
      meeting_invitees: { [guest.user_id]: {} },
    }
    const made = await server.call(createMeeting, { body }, host.access_token)
    expect(made.status).toBe(201)
    for (const person of [host, guest]) {
      const { text } = await server.call(exportMeetings, {}, person.access_token)
      expect(await own.read(person, text)).toMatchObject({
        imported: 0,
        updated: 0,
        unchanged: 1,
        skipped: [],
      })
      const changed = await own.read(person, text.replace('Made here', 'Made there'))
      expect(changed).toMatchObject({ imported: 0, updated: 0, unchanged: 0 })
      expect(changed.skipped[0]?.reason).toContain('"Made there"')
      expect((await own.meetingsOf(person)).map(({ meeting_title }) => meeting_title)).toEqual(['Made here'])
    }
  })
})

function aSeries(index: number): string[] {
  return [
    `UID:${index}@many.example`,
    `SUMMARY:Series ${index}`,
    'DTSTART:20260105T100000Z',
    index % 2 === 0 ? 'RRULE:FREQ=WEEKLY' : 'RRULE:FREQ=WEEKLY;COUNT=200',
  ]
}

function every(most: number): string {
  return Array.from({ length: most }, (_, index) => index).join(',')
}
