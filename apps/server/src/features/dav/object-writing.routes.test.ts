import {
  answerProposal,
  getMeeting,
  listOccurrences,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { aCalendarMail, receiveMail } from '../../../test/calendar-mail.ts'
import { aDavProgram, anEvent, type DavProgram } from '../../../test/dav-program.ts'
import { type MailingServer, startMailingServer } from '../../../test/mailing-server.ts'
import type { TestServer } from '../../../test/server.ts'
import { queues } from '../../queues.ts'

let mailing: MailingServer
let server: TestServer
let ada: SessionUser
let phone: DavProgram

beforeAll(async () => {
  mailing = await startMailingServer()
  server = mailing.server
})
afterAll(() => mailing.close())
beforeEach(async () => {
  ada = await server.aPerson({ first_name: 'Ada' })
  phone = await aDavProgram(server, ada)
})

const kim = 'ATTENDEE;CN=Kim;PARTSTAT=NEEDS-ACTION:mailto:kim@guests.example'
const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'END:VALARM']

function lunch(...lines: readonly string[]): string {
  const times = ['DTSTART;TZID=Europe/Berlin:20261124T120000', 'DTEND;TZID=Europe/Berlin:20261124T130000']
  return anEvent('lunch@example.com', ...times, 'SUMMARY:Lunch', ...lines)
}

function organizer(): string {
  return `ORGANIZER:mailto:${ada.primary_email}`
}

describe('[DAV10] the organizer’s program', () => {
  it('invites, moves and cancels, each by one mail', async () => {
    await phone.put('lunch.ics', lunch(organizer(), kim))
    const [invitation, ...others] = await mailing.mailsAfter(30)
    expect([invitation?.method, invitation?.to, others]).toEqual(['REQUEST', 'Kim <kim@guests.example>', []])
    expect(invitation?.calendar).toContain('UID:lunch@example.com')

    await phone.put('lunch.ics', lunch(organizer(), kim, ...alarm))
    expect(await mailing.mailsAfter(30)).toEqual([])
    const read = await phone.get('lunch.ics')
    expect(read.text).toContain('TRIGGER:-PT15M')

    await phone.put('lunch.ics', lunch(organizer(), kim, ...alarm).replaceAll('20261124', '20261125'))
    const [update, ...more] = await mailing.mailsAfter(30)
    expect([update?.method, more]).toEqual(['REQUEST', []])
    expect(update?.calendar).toContain('20261125T120000')

    expect((await phone.delete('lunch.ics')).status).toBe(204)
    const [cancellation, ...rest] = await mailing.mailsAfter(30)
    expect([cancellation?.method, rest]).toEqual(['CANCEL', []])
  })

  it('adds and removes guests, and finds colleagues by their made-up addresses', async () => {
    const bob = await server.aPerson({ first_name: 'Bob' })
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_invitees: { [bob.user_id]: {} },
    })
    const name = `${meeting_id}.ics`
    const before = await phone.get(name)
    expect(before.text.replaceAll('\r\n ', '')).toContain(`mailto:${bob.user_id}@people.invalid`)
    expect(before.text).not.toContain(bob.primary_email)
    await phone.put(name, before.text.replace('END:VEVENT', `${kim}\r\nEND:VEVENT`))
    const params = { meeting_id }
    const { data } = await server.call(getMeeting, { params }, ada.access_token)
    expect(Object.values(data?.meeting_invitees ?? {})).toHaveLength(2)
    expect(data?.meeting_invitees[bob.user_id]).toBeTruthy()
    await phone.put(name, before.text)
    const after = await server.call(getMeeting, { params }, ada.access_token)
    expect(Object.keys(after.data?.meeting_invitees ?? {})).toEqual([bob.user_id])
  })

  it('moves and cancels single dates of a series, and tells guests of these', async () => {
    const series = lunch(organizer(), kim, 'RRULE:FREQ=DAILY;COUNT=5')
    await phone.put('lunch.ics', series)
    await mailing.mailsAfter(30)
    const moved = [
      'BEGIN:VEVENT',
      'UID:lunch@example.com',
      'DTSTAMP:20261120T090000Z',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261125T120000',
      'DTSTART;TZID=Europe/Berlin:20261125T140000',
      'DTEND;TZID=Europe/Berlin:20261125T150000',
      'SUMMARY:Lunch',
      organizer(),
      kim,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
    const withDate = series.replace('END:VCALENDAR', moved)
    expect((await phone.put('lunch.ics', withDate)).status).toBe(204)
    expect((await phone.get('lunch.ics')).text).toBe(withDate)
    const [update, ...others] = await mailing.mailsAfter(30)
    expect([update?.method, others]).toEqual(['REQUEST', []])
    expect(update?.calendar).toContain('20261125T140000')

    const without = withDate.replace('RRULE', 'EXDATE;TZID=Europe/Berlin:20261127T120000\r\nRRULE')
    expect((await phone.put('lunch.ics', without)).status).toBe(204)
    const mails = await mailing.mailsAfter(30)
    expect(mails.map(({ to }) => to)).toEqual(['Kim <kim@guests.example>'])
    expect(mails[0]?.calendar).toContain('20261127T120000')

    const own = moved.replace(kim, kim.replace('kim@', 'lee@'))
    const refused = await phone.put('lunch.ics', series.replace('END:VCALENDAR', own))
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('guests of its own')])
  })

  it('asks again when the time changes, and not when only words do', async () => {
    const bob = await server.aPerson({ first_name: 'Bob' })
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_recurrence: {
        is_recurring: true,
        recurring_type: 'daily',
        recurring_days: {},
        recurring_end_date: '2026-11-27',
      },
      meeting_invitees: { [bob.user_id]: {} },
    })
    const name = `${meeting_id}.ics`
    const own = await server.call(getMeeting, { params: { meeting_id } }, bob.access_token)
    const { meeting_proposal_id = null } = own.data?.meeting_invitees[bob.user_id] ?? {}
    const body = { meeting_action: 'approved' } as const
    await server.call(
      answerProposal,
      { params: { meeting_proposal_id: meeting_proposal_id ?? '' }, body },
      bob.access_token,
    )
    const actionOf = async () => {
      const { data } = await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)
      return data?.meeting_invitees[bob.user_id]?.meeting_action
    }
    const read = await phone.get(name)
    expect((await phone.put(name, read.text.replace('SUMMARY:Plan', 'SUMMARY:Plan B'))).status).toBe(204)
    expect(await actionOf()).toBe('approved')
    // One date of the series with other words, at its usual time.
    const words = [
      'BEGIN:VEVENT',
      `UID:${meeting_id}`,
      'DTSTAMP:20261120T090000Z',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261125T100000',
      'DTSTART;TZID=Europe/Berlin:20261125T100000',
      'DTEND;TZID=Europe/Berlin:20261125T110000',
      'SUMMARY:Bring cake',
      ...(read.text.replaceAll('\r\n ', '').match(/^(?:ORGANIZER|ATTENDEE).*$/gm) ?? []),
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
    expect((await phone.put(name, read.text.replace('END:VCALENDAR', words))).status).toBe(204)
    expect(await actionOf()).toBe('approved')
    expect((await phone.put(name, read.text.replaceAll('T100000', 'T093000'))).status).toBe(204)
    expect(await actionOf()).toBe('pending')
  })
})

describe('[DAV11] an attendee’s program', () => {
  it('answers, keeps own alarms, and changes nothing that others see', async () => {
    const bob = await server.aPerson({ first_name: 'Bob' })
    const tablet = await aDavProgram(server, bob)
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_invitees: { [bob.user_id]: {} },
    })
    const name = `${meeting_id}.ics`
    const { text } = await tablet.get(name)
    const accepted = text
      .replaceAll('\r\n ', '')
      .replace('PARTSTAT=NEEDS-ACTION', 'PARTSTAT=ACCEPTED')
      .replace('END:VEVENT', `${alarm.join('\r\n')}\r\nEND:VEVENT`)
    expect((await tablet.put(name, accepted)).status).toBe(204)
    const { data } = await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)
    expect(data?.meeting_invitees[bob.user_id]?.meeting_action).toBe('approved')
    expect((await tablet.get(name)).text).toContain('TRIGGER:-PT15M')
    expect((await phone.get(name)).text).not.toContain('TRIGGER')

    const moved = await tablet.put(name, accepted.replaceAll('T100000', 'T093000'))
    expect([moved.status, moved.text]).toEqual([
      403,
      expect.stringContaining('<C:allowed-attendee-scheduling-object-change/>'),
    ])
    expect((await tablet.delete(name)).status).toBe(204)
    expect((await tablet.get(name)).status).toBe(404)
    expect((await phone.get(name)).text.replaceAll('\r\n ', '')).toContain('PARTSTAT=DECLINED')
  })
})

describe('[DAV11] a meeting that was asked for by mail', () => {
  it('names its organizer, and is answered but not moved', async () => {
    const mail = aCalendarMail({
      from: 'Olga Outside <olga@outside.example>',
      to: ada.primary_email,
      method: 'REQUEST',
      event: [
        'UID:kick-off@outside.example',
        'DTSTAMP:20261120T080000Z',
        'DTSTART:20261124T100000Z',
        'DTEND:20261124T110000Z',
        'SUMMARY:Kick-off',
        'ORGANIZER;CN=Olga:mailto:olga@outside.example',
        `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${ada.primary_email}`,
      ],
    })
    await receiveMail(server, ada.access_token, mail)
    const [name = ''] = Object.keys((await phone.sync()).changed)
    const text = (await phone.get(name)).text.replaceAll('\r\n ', '')
    expect(text).toContain('UID:kick-off@outside.example')
    expect(text).toMatch(/ORGANIZER;CN=[^:]*:mailto:olga@outside\.example/)
    expect(text).toMatch(new RegExp(`PARTSTAT=NEEDS-ACTION[^:]*:mailto:${ada.primary_email}`))
    const moved = await phone.put(name, text.replaceAll('T110000', 'T113000'))
    expect(moved.status).toBe(403)
    const accepted = await phone.put(name, text.replace('PARTSTAT=NEEDS-ACTION', 'PARTSTAT=ACCEPTED'))
    expect([accepted.status, accepted.text]).toEqual([204, ''])
    const read = await phone.get(name)
    expect(read.text.replaceAll('\r\n ', '')).toContain('PARTSTAT=ACCEPTED')
    expect((await phone.delete(name)).status).toBe(204)
    expect((await phone.sync()).changed).toEqual({})
  })
})

it.each([
  ['answers its organizer', {}, 1],
  ['with Schedule-Reply: F answers nobody', { 'schedule-reply': 'F' }, 0],
])('[DAV32] deleting an invitation from outside %s', async (_, headers, replies) => {
  const mail = aCalendarMail({
    from: 'Olga Outside <olga@outside.example>',
    to: ada.primary_email,
    method: 'REQUEST',
    event: [
      `UID:left-${replies}@outside.example`,
      'DTSTAMP:20261120T080000Z',
      'DTSTART:20261124T100000Z',
      'DTEND:20261124T110000Z',
      'SUMMARY:Kick-off',
      'ORGANIZER;CN=Olga:mailto:olga@outside.example',
      `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${ada.primary_email}`,
    ],
  })
  await receiveMail(server, ada.access_token, mail)
  const [name = ''] = Object.keys((await phone.sync()).changed)
  await mailing.mailsAfter(60)
  expect((await phone.delete(name, headers)).status).toBe(204)
  expect((await phone.get(name)).status).toBe(404)
  server.setNow(new Date(mailing.now().getTime() + 60_000).toISOString())
  const done = await server.runDueJobs()
  expect(done.filter((job) => job.name === queues.replyToOrganizer.name)).toHaveLength(replies)
})

it('[DAV9] alarms and unknown lines stay when the meeting changes on a screen', async () => {
  await phone.put(
    'lunch.ics',
    lunch('X-NOTE;X-P="a:b":One\\, two', 'CATEGORIES:Food', 'RRULE:FREQ=DAILY;COUNT=3', ...alarm).replace(
      'END:VCALENDAR',
      [
        'BEGIN:VEVENT',
        'UID:lunch@example.com',
        'DTSTAMP:20261120T090000Z',
        'RECURRENCE-ID:20261125T110000Z',
        'DTSTART;TZID=Europe/Berlin:20261125T130000',
        'DTEND;TZID=Europe/Berlin:20261125T140000',
        'SUMMARY:Late lunch',
        'X-OWN:Yes',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    ),
  )
  const { changed } = await phone.sync()
  const before = await phone.get('lunch.ics')
  const { rows } = await listMeetings()
  const [meeting_id = ''] = rows
  const body = { meeting_title: 'Dinner', series_scope: 'all' } as const
  expect((await server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)).status).toBe(
    200,
  )
  const { text, headers } = await phone.get('lunch.ics')
  expect([before.headers['etag'], headers['etag']]).toEqual([changed['lunch.ics'], expect.any(String)])
  expect(headers['etag']).not.toBe(before.headers['etag'])
  expect(text).toContain('SUMMARY:Dinner')
  expect(text).toContain('\r\nX-NOTE;X-P="a:b":One\\, two\r\n')
  expect(text).toContain('CATEGORIES:Food')
  expect(text).toContain(alarm.join('\r\n'))
  expect(text).toMatch(/SUMMARY:Late lunch[^]*X-OWN:Yes\r\nEND:VEVENT/)
})

it('[DAV18] keeps an event of another organizer without a word to its guests', async () => {
  await mailing.mailsAfter(60)
  const other = 'ORGANIZER;CN=Grace:mailto:grace@elsewhere.example'
  const self = `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${ada.primary_email}`
  expect((await phone.put('lunch.ics', lunch(other, self, kim))).status).toBe(201)
  expect(await mailing.mailsAfter(30)).toEqual([])
  expect((await phone.get('lunch.ics')).text).toContain('SUMMARY:Lunch')
})

it('[DAV36] keeps an event without the control characters that its program sends, and tells no tag of it', async () => {
  const text = lunch('X-NOTE:kept')
  const sent = text.replace('SUMMARY:', 'SUMMARY:\u0000\u0007').replace('kept', 'ke\u000B\u007Fpt')
  const { status, headers } = await phone.put('lunch.ics', sent)
  expect([status, headers['etag']]).toEqual([201, undefined])
  expect((await phone.get('lunch.ics')).text).toBe(text)
})

it('[DAV36] keeps a changed date that its series does not have as an added one', async () => {
  const change = [
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:lunch@example.com',
    'DTSTAMP:20261120T090000Z',
    'RECURRENCE-ID;TZID=Europe/Berlin:20261125T150000',
    'DTSTART;TZID=Europe/Berlin:20261125T160000',
    'DTEND;TZID=Europe/Berlin:20261125T170000',
    'SUMMARY:Late',
    'END:VEVENT',
  ].join('\r\n')
  const text = lunch('RRULE:FREQ=DAILY;COUNT=2').replace('END:VEVENT', change)
  expect((await phone.put('lunch.ics', text)).status).toBe(201)
  const query = { start_timestamp: '2026-11-23T00:00:00.000Z', end_timestamp: '2026-12-01T00:00:00.000Z' }
  const { data } = await server.call(listOccurrences, { query }, ada.access_token)
  expect(data?.map((one) => `${one.start_timestamp.slice(8, 16)} ${one.meeting_title}`)).toEqual([
    '24T11:00 Lunch',
    '25T11:00 Lunch',
    '25T15:00 Late',
  ])
})

describe('[DAV12]', () => {
  const todo = lunch().replaceAll('VEVENT', 'VTODO')
  const refused: Readonly<Record<string, readonly [text: string, condition: string]>> = {
    'no calendar': ['Hello', 'valid-calendar-data'],
    'half a calendar': [lunch().replace('END:VCALENDAR\r\n', ''), 'valid-calendar-data'],
    'a task': [todo, 'supported-calendar-component'],
    'a message': [
      lunch().replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:REQUEST'),
      'valid-calendar-object-resource',
    ],
    'two events': [
      lunch().replace(
        'END:VEVENT',
        'END:VEVENT\r\nBEGIN:VEVENT\r\nUID:b\r\nDTSTART:20261124T120000Z\r\nEND:VEVENT',
      ),
      'valid-calendar-object-resource',
    ],
    'a date alone': [lunch('RECURRENCE-ID:20261124T110000Z'), 'valid-calendar-object-resource'],
    'no time': [lunch().replace(/DTSTART.*\r\n/, ''), 'valid-calendar-object-resource'],
    'a rule that is none': [lunch('RRULE:FREQ=SOMETIMES'), 'valid-calendar-object-resource'],
    'every second': [lunch('RRULE:FREQ=SECONDLY'), 'valid-calendar-object-resource'],
    'a long title': [lunch(`DESCRIPTION:${'x'.repeat(100_001)}`), 'valid-calendar-object-resource'],
    'a guest without an address': [
      lunch(organizer1(), 'ATTENDEE;CN=Nobody:invalid:nomail'),
      'valid-calendar-object-resource',
    ],
    'no date left': [
      lunch('RRULE:FREQ=DAILY;COUNT=1', 'EXDATE;TZID=Europe/Berlin:20261124T120000'),
      'valid-calendar-object-resource',
    ],
  }
  it.each(Object.entries(refused))('refuses %s with a reason', async (_, [text, condition]) => {
    const answer = await phone.put('lunch.ics', text)
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining(`<C:${condition}/>`)])
    expect(/<M:reason>.{10,}<\/M:reason>/.test(answer.text)).toBe(true)
    expect((await phone.get('lunch.ics')).status).toBe(404)
  })
})

describe('[DAV15]', () => {
  const cases = [
    ['Europe/Berlin', '20270328T020000', '20270328T033000'],
    ['Europe/Berlin', '20261025T023000', '20261025T033000'],
    ['Asia/Kathmandu', '20261124T234500', '20261125T011500'],
    ['America/St_Johns', '20270314T013000', '20270314T033000'],
    ['Australia/Lord_Howe', '20270404T014500', '20270404T021500'],
    ['Pacific/Apia', '20261231T233000', '20270101T003000'],
  ] as const
  it.each(cases)('%s at %s comes back as it was written', async (zone, start, end) => {
    for (const repeats of [[], ['RRULE:FREQ=WEEKLY;COUNT=60']]) {
      const name = `${zone.replace('/', '-')}-${repeats.length}.ics`
      const times = [`DTSTART;TZID=${zone}:${start}`, `DTEND;TZID=${zone}:${end}`]
      const text = anEvent(`${name}@example.com`, ...times, ...repeats, 'SUMMARY:Here')
      const { status, headers } = await phone.put(name, text)
      expect(status).toBe(201)
      const read = await phone.get(name)
      expect([read.text, headers['etag']]).toEqual([text, read.headers['etag']])
      // As Meridian itself writes it.
      await server.db.updateTable('dav_resource').set({ source: null, source_sha256: null }).execute()
      const own = await phone.get(name)
      for (const time of times.filter((line) => !line.includes('020000')))
        expect(own.text.replaceAll('\r\n ', '')).toContain(time)
    }
  })

  it('a time without a zone is one of the person’s own, and whole days stay whole', async () => {
    const floating = anEvent('floating@example.com', 'DTSTART:20261124T120000', 'DTEND:20261124T130000')
    expect((await phone.put('floating.ics', floating)).headers['etag']).toBeTruthy()
    const days = anEvent('days@example.com', 'DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270330')
    expect((await phone.put('days.ics', days)).headers['etag']).toBeTruthy()
    await server.db.updateTable('dav_resource').set({ source: null, source_sha256: null }).execute()
    expect((await phone.get('floating.ics')).text).toContain('DTSTART;TZID=Europe/Berlin:20261124T120000')
    const read = await phone.get('days.ics')
    expect(read.text).toContain('DTSTART;VALUE=DATE:20270328')
    expect(read.text).toContain('DTEND;VALUE=DATE:20270330')
  })
})

function organizer1(): string {
  return 'ORGANIZER:mailto:grace@elsewhere.example'
}

async function listMeetings() {
  const found = await server.db
    .selectFrom('meeting')
    .select('meeting_id')
    .where('user_id', '=', ada.user_id)
    .execute()
  return { rows: found.map(({ meeting_id }) => meeting_id) }
}
