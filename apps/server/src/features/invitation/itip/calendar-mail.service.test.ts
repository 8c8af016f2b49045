import { getMail, listProposals, type SessionUser } from '@meridian/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { any_character } from '../../../../test/any-character.ts'
import { aCalendarMail, receiveMail } from '../../../../test/calendar-mail.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { limitWork } from '../../../../test/worker-limits.ts'
import { testBox } from '../../../../test/test-box.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { makeLog } from '../../../platform/log.ts'
import { processCalendarMail } from './calendar-mail.service.ts'

const now = '2026-11-20T09:00:00.000Z'
const nora = 'Nora Outside <nora@outside.example>'
let server: TestServer
let ada: SessionUser

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await server.aPerson()
})

it('[INV30] is followed once when several processes do so at the same time', async () => {
  const mails = await Promise.all([1, 2, 3].map(() => importOnly(request())))
  const call = {
    db: server.db,
    config: readConfig({ LOG_LEVEL: 'silent' }, '/'),
    box: testBox,
    log: makeLog('silent'),
    now: () => new Date(now),
    signal: new AbortController().signal,
  }
  await Promise.all([...mails, ...mails].map((mail_id) => processCalendarMail(call, { mail_id })))
  expect(await proposals()).toHaveLength(1)
  for (const mail_id of mails) expect(await invitationIn(mail_id)).toMatchObject({ can_answer: true })
  await server.runDueJobs()
  expect(await proposals()).toHaveLength(1)
})

it('[INV53] is not processed again after a process ended while it parsed it, and the mail shows why', async () => {
  const mail_id = await importOnly(request())
  const began = new Date(Date.parse(now) - 60_000)
  await server.db
    .updateTable('mail_content')
    .set({ calendar_began_at: began })
    .where('mail_id', '=', mail_id)
    .execute()
  await server.runDueJobs()
  expect(await proposals()).toEqual([])
  expect(await invitationIn(mail_id)).toMatchObject({
    kind: 'announcement',
    can_answer: false,
    meeting_title: 'Invitation',
    organizer: { name: 'Nora Outside', address: 'nora@outside.example' },
    reason: 'The calendar in this mail takes too long to read, so nothing was done about it.',
  })
})

it('[INV53] is not followed where it takes too long to be read', async () => {
  const mail_id = await importOnly(request())
  const event = 'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261124T100000Z\r\nEND:VEVENT\r\n'
  const calendars = [{ method: null, text: `BEGIN:VCALENDAR\r\n${event.repeat(14_000)}END:VCALENDAR\r\n` }]
  await server.db
    .updateTable('mail_content')
    .set({ calendars: JSON.stringify(calendars) })
    .where('mail_id', '=', mail_id)
    .execute()
  using _ = limitWork(0)
  await server.runDueJobs()
  expect(await proposals()).toEqual([])
  expect(await invitationIn(mail_id)).toMatchObject({ kind: 'announcement', can_answer: false })
})

describe('[INV52] for any calendar', () => {
  it.each([
    ['a rule that fires every second', ['RRULE:FREQ=SECONDLY']],
    ['a rule with a million dates', ['RRULE:FREQ=DAILY;COUNT=1000000']],
    ['two rules', ['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY']],
    ['a zone that nobody knows', ['DTSTART;TZID=Nowhere/At_All:20261124T100000']],
    ['a time beyond the calendar', ['DTSTART:99991231T235959Z']],
    ['an occurrence and all that follow', ['RECURRENCE-ID;RANGE=THISANDFUTURE:20261124T090000Z']],
  ])('%s makes no meeting, and the mail says so', async (_, lines) => {
    const mail_id = await receive(request(...lines))
    expect(await proposals()).toEqual([])
    expect(await invitationIn(mail_id)).toMatchObject({
      kind: 'request',
      can_answer: false,
      reason: 'The time or the repetition in this mail cannot be kept.',
    })
  })

  it('a wrong end costs the end alone', async () => {
    await receive(request('DTEND:20200101T100000Z'))
    const [proposal] = await proposals()
    const start = proposal?.meeting.meeting_timestamps.start_timestamp
    expect(proposal?.meeting.meeting_timestamps.end_timestamp).toBe(start)
  })

  it('is kept no longer than it may be, and shown as it is', async () => {
    const long = '<script>alert(1)</script>\\n" onload=x \u202E\\, 😀'.repeat(2000)
    const mail_id = await receive(
      request(
        `SUMMARY:${long}`,
        `DESCRIPTION:${long}`,
        `LOCATION:${long}`,
        `COMMENT:${long}`,
        `ORGANIZER;CN="${'N'.repeat(5000)}":mailto:nora@outside.example`,
        `UID:${'u'.repeat(5000)}`,
        'URL:javascript:alert(1)',
        'SEQUENCE:999999999',
      ),
    )
    const [proposal] = await proposals()
    expect(proposal?.meeting.meeting_title).toMatch(/^<script>alert\(1\)<\/script> " onload=x/)
    expect(proposal?.meeting.meeting_link).toBeNull()
    const invitation = await invitationIn(mail_id)
    expect(invitation?.meeting_title.length).toBeLessThanOrEqual(1000)
    expect(invitation?.location_name?.length).toBeLessThanOrEqual(2000)
    expect(invitation?.comment?.length).toBeLessThanOrEqual(2000)
    expect(invitation?.organizer.name.length).toBeLessThanOrEqual(200)
    await receive(request(`UID:${'u'.repeat(5000)}`, 'SEQUENCE:999999999', 'DTSTAMP:20261120T084000Z'))
    expect(await proposals()).toHaveLength(1)
  })

  it('has a time of writing that is to come, or none, and is as new as its mail', async () => {
    await receive(request('DTSTAMP:29991231T000000Z'))
    await receive(request('SUMMARY:Newer', 'DTSTAMP:20261120T084500Z'), { date: '2026-11-20T08:45:00Z' })
    const [proposal] = await proposals()
    expect(proposal?.meeting.meeting_title).toBe('Newer')
    const bare = request('UID:bare@outside.example').filter((line) => !line.startsWith('DTSTAMP'))
    expect(await invitationIn(await receive(bare))).toMatchObject({ can_answer: true })
  })

  it('names times as programs do: floating, by a Windows zone, whole days, or with a length', async () => {
    const times = [
      [['DTSTART:20261124T100000', 'DTEND:20261124T110000'], '2026-11-24T09:00:00.000Z'],
      [['DTSTART;TZID=Pacific Standard Time:20261124T100000', 'DURATION:PT1H'], '2026-11-24T18:00:00.000Z'],
      [['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125'], '2026-11-23T23:00:00.000Z'],
    ] as const
    for (const [index, [lines, start]] of times.entries()) {
      const event = request(`UID:${index}@outside.example`, ...lines)
      const mail_id = await receive(lines[1].startsWith('DURATION') ? withoutEnd(event) : event)
      expect(await invitationIn(mail_id)).toMatchObject({ start_timestamp: start, can_answer: true })
    }
    expect(await proposals()).toHaveLength(3)
  })

  it('is nothing to follow: without a method, with two, with no event, with very many, or very long', async () => {
    const files = [
      aCalendarMail({
        from: nora,
        method: 'REQUEST',
        event: request(),
        content_type: 'text/calendar; method=CANCEL',
      }),
      aCalendarMail({ from: nora, method: 'REQUEST', event: [] }).replaceAll(/(BEGIN|END):VEVENT\r\n/g, ''),
      aCalendarMail({ from: nora, method: 'REQUEST', event: Array.from({ length: 60 }, () => request()) }),
      aCalendarMail({
        from: nora,
        method: 'REQUEST',
        event: request(`DESCRIPTION:${'x'.repeat(1_000_001)}`),
      }),
    ]
    for (const file of files) {
      const mail_id = await receiveMail(server, ada.access_token, file)
      expect(await invitationIn(mail_id)).toBeNull()
    }
    const published = aCalendarMail({ from: nora, method: 'PUBLISH', event: request() })
    const mail_id = await receiveMail(server, ada.access_token, published)
    expect(await invitationIn(mail_id)).toMatchObject({
      kind: 'announcement',
      meeting_title: 'Kick-off',
      can_answer: false,
      reason: null,
    })
    expect(await proposals()).toEqual([])
  })

  it('never makes a job fail', async () => {
    const line = fc.oneof(
      fc.string({ unit: any_character, maxLength: 80 }).map((text) => text.replaceAll(/[\r\n]/g, ' ')),
      fc.constantFrom(
        'DTSTART:00000000T000000',
        'DTSTART;TZID=:20261124T100000',
        'RRULE:FREQ=',
        'RRULE:FREQ=MONTHLY;BYDAY=99MO;BYSETPOS=-366',
        'RECURRENCE-ID:20261124T090000Z',
        'EXDATE:20261124T090000Z,x,',
        'RDATE;VALUE=PERIOD:20261124T090000Z/PT99999999H',
        'ATTENDEE:mailto:',
        `ATTENDEE:mailto:${'a'.repeat(400)}@x.example`,
        'ORGANIZER;CN="\\":mailto:x@y.example',
        'SEQUENCE:-1',
        'DTSTAMP:00010101T000000Z',
        'UID:',
        'BEGIN:VALARM',
        'END:VEVENT',
        'SUMMARY:\u0000\uD800',
      ),
    )
    const mail = fc.record({
      method: fc.constantFrom('REQUEST', 'REPLY', 'CANCEL', 'COUNTER', 'DECLINECOUNTER', 'ADD', '\u0000'),
      lines: fc.array(line, { maxLength: 8 }),
    })
    for (const { method, lines } of fc.sample(mail, 25)) {
      const text = aCalendarMail({ from: nora, method, event: [...request(), ...lines] })
      const mail_id = await receiveMail(server, ada.access_token, text)
      const { status } = await server.call(getMail, { params: { mail_id }, query: {} }, ada.access_token)
      expect(status).toBe(200)
    }
    expect((await server.call(listProposals, {}, ada.access_token)).status).toBe(200)
  })
})

/** Lines of an event; a later line of the same name takes the place of an earlier one. */
function request(...lines: readonly string[]): string[] {
  const usual = [
    `UID:${ada.user_id}@outside.example`,
    'DTSTAMP:20261120T080000Z',
    'SUMMARY:Kick-off',
    'DTSTART;TZID=Europe/Berlin:20261124T100000',
    'DTEND;TZID=Europe/Berlin:20261124T110000',
    'ORGANIZER;CN=Nora Outside:mailto:nora@outside.example',
    `ATTENDEE:mailto:${ada.primary_email}`,
  ]
  const given = new Set(lines.map(nameOf))
  return [...usual.filter((line) => !given.has(nameOf(line))), ...lines]
}

function withoutEnd(event: readonly string[]): string[] {
  return event.filter((line) => !line.startsWith('DTEND'))
}

function receive(event: readonly string[], about: { method?: string; date?: string } = {}) {
  const mail = aCalendarMail({ from: nora, method: 'REQUEST', event, ...about })
  return receiveMail(server, ada.access_token, mail)
}

async function importOnly(event: readonly string[]): Promise<string> {
  const { text } = await server.send({
    method: 'POST',
    path: '/v1/mail/import',
    payload: aCalendarMail({ from: nora, method: 'REQUEST', event }),
    headers: { 'content-type': 'message/rfc822' },
    token: ada.access_token,
  })
  const { data }: { data: { mail_ids: string[] } } = JSON.parse(text)
  return data.mail_ids[0] ?? ''
}

async function proposals() {
  return (await server.call(listProposals, {}, ada.access_token)).data ?? []
}

async function invitationIn(mail_id: string) {
  const { data } = await server.call(getMail, { params: { mail_id }, query: {} }, ada.access_token)
  return data?.mail_invitation
}

function nameOf(line: string): string | undefined {
  return line.split(/[:;]/, 1)[0]
}
