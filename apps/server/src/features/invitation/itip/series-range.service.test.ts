import {
  answerProposal,
  getMail,
  getMeeting,
  listOccurrences,
  listProposals,
  type Occurrence,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { day_ms, wallTimeOf } from '@meridian/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCalendarMail, receiveMail } from '../../../../test/calendar-mail.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

const organizer = 'Nora Outside <nora@outside.example>'
const now = '2026-11-20T09:00:00.000Z'
const berlin = 'TZID=Europe/Berlin'
let server: TestServer
let ada: SessionUser
let uids = 0
let uid = ''

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(now)
  ada = await server.aPerson()
  uids += 1
  uid = `series-${uids}@outside.example`
})

describe('[INV87] a request for a date of a series and all that follow', () => {
  it('changes them from that date on, and none before', async () => {
    await receive(weekly())
    const longer = from('20261208', '20261208T140000', '20261208T153000', 'SUMMARY:Longer', 'LOCATION:Room 9')
    expect(await invitationIn(await receive(longer))).toMatchObject({ is_recurring: true, can_answer: true })
    expect(await occurrences()).toEqual([
      '2026-11-24 10:00-11:00 Weekly',
      '2026-12-01 10:00-11:00 Weekly',
      '2026-12-08 14:00-15:30 Longer',
      '2026-12-15 14:00-15:30 Longer',
      '2026-12-22 14:00-15:30 Longer',
    ])
    const places = (await proposals()).map(({ meeting }) => meeting.meeting_location?.location_name ?? null)
    expect(new Set(places)).toEqual(new Set([null, 'Room 9']))
  })

  it('moves along what was changed or cancelled before, except by a newer mail', async () => {
    await receive(weekly())
    await receive(one('20261208', '20261208T120000', '20261208T130000', 'SUMMARY:Cake', 'SEQUENCE:1'))
    await receive(one('20261215', '20261215T080000', '20261215T090000', 'SUMMARY:Newer', 'SEQUENCE:5'))
    await receive(['RECURRENCE-ID;TZID=Europe/Berlin:20261222T100000', 'SEQUENCE:1'], 'CANCEL')
    await receive(from('20261201', '20261202T110000', '20261202T120000', 'SEQUENCE:2'))
    expect(await occurrences()).toEqual([
      '2026-11-24 10:00-11:00 Weekly',
      '2026-12-02 11:00-12:00 Weekly',
      '2026-12-09 13:00-14:00 Cake',
      '2026-12-15 08:00-09:00 Newer',
    ])
  })

  it('changes the whole series from its first date on', async () => {
    await receive(weekly())
    await receive(from('20261124', '20261124T160000', '20261124T163000'))
    expect(await proposals()).toHaveLength(1)
    expect((await occurrences())?.slice(0, 2)).toEqual([
      '2026-11-24 16:00-16:30 Weekly',
      '2026-12-01 16:00-16:30 Weekly',
    ])
    await receive(one('20261201', '20261201T180000', '20261201T190000', 'SUMMARY:Late', 'SEQUENCE:2'))
    expect((await occurrences())?.[1]).toBe('2026-12-01 18:00-19:00 Late')
  })

  it('keeps the wall time in zones with and without a clock change, for a reader in another zone', async () => {
    const zones = [
      'America/New_York',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    ]
    for (const [index, zone] of zones.entries()) {
      uid = `zone-${index}@outside.example`
      const at = (name: string, day: string, time: string) => `${name};TZID=${zone}:${day}T${time}00`
      await receive([
        at('DTSTART', '20270225', '0900'),
        at('DTEND', '20270225', '1000'),
        'RRULE:FREQ=WEEKLY;COUNT=10',
        `SUMMARY:${zone}`,
      ])
      await receive([
        `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=${zone}:20270304T090000`,
        at('DTSTART', '20270304', '1130'),
        at('DTEND', '20270304', '1230'),
        'SEQUENCE:1',
        `SUMMARY:${zone}`,
      ])
      const starts = (await listed('2027-02-01', '2027-06-01'))
        .filter(({ meeting_title }) => meeting_title === zone)
        .map(({ start_timestamp }) => wallTimeOf(Date.parse(start_timestamp), zone))
      expect(starts).toHaveLength(10)
      expect(starts.map((start) => start.slice(11, 16))).toEqual(['09:00', ...Array<string>(9).fill('11:30')])
    }
  })

  it('is followed for whole days, with UNTIL, and across the end of a month', async () => {
    await receive([
      'DTSTART;VALUE=DATE:20261124',
      'DTEND;VALUE=DATE:20261125',
      'RRULE:FREQ=WEEKLY;UNTIL=20261222',
      'SUMMARY:Day',
    ])
    await receive([
      'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261201',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261202',
      'SUMMARY:Two days',
      'SEQUENCE:1',
    ])
    const days = (await listed('2026-11-01', '2027-02-01')).map(({ start_timestamp, end_timestamp }) => [
      wallTimeOf(Date.parse(start_timestamp), ada.timezone).slice(5, 10),
      (Date.parse(end_timestamp) - Date.parse(start_timestamp)) / 3_600_000,
    ])
    expect(days).toEqual([
      ['11-24', 24],
      ['11-30', 48],
      ['12-07', 48],
      ['12-14', 48],
      ['12-21', 48],
    ])
  })

  it.each([
    [
      'Google',
      [
        `RECURRENCE-ID;RANGE=THISANDFUTURE:20261201T090000Z`,
        'DTSTART:20261201T120000Z',
        'DTEND:20261201T130000Z',
      ],
    ],
    [
      'Outlook',
      [
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=W. Europe Standard Time:20261201T100000',
        'DTSTART;TZID=W. Europe Standard Time:20261201T130000',
        'DTEND;TZID=W. Europe Standard Time:20261201T140000',
      ],
    ],
    [
      'Thunderbird',
      [
        'RECURRENCE-ID;TZID=/mozilla.org/20050126_1/Europe/Berlin;RANGE=THISANDFUTURE:20261201T100000',
        'DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261201T130000',
        'DURATION:PT1H',
      ],
    ],
  ])('is understood as %s writes its times', async (_, times) => {
    await receive(weekly())
    await receive(['SUMMARY:Weekly', 'SEQUENCE:1', ...times])
    expect((await occurrences())?.slice(0, 3)).toEqual([
      '2026-11-24 10:00-11:00 Weekly',
      '2026-12-01 13:00-14:00 Weekly',
      '2026-12-08 13:00-14:00 Weekly',
    ])
  })

  it('comes with its series and with single dates in one mail', async () => {
    const parts = [
      weekly(),
      from('20261201', '20261201T120000', '20261201T130000', 'SUMMARY:Noon'),
      one('20261208', '20261208T200000', '20261208T210000', 'SUMMARY:Dinner'),
    ]
    await receiveMany(parts)
    expect(await occurrences()).toEqual([
      '2026-11-24 10:00-11:00 Weekly',
      '2026-12-01 12:00-13:00 Noon',
      '2026-12-08 20:00-21:00 Dinner',
      '2026-12-15 12:00-13:00 Noon',
      '2026-12-22 12:00-13:00 Noon',
    ])
  })

  it('makes no meeting without its series, for a date that the series does not have, or where the rule cannot follow', async () => {
    const alone = await receive(from('20261201', '20261201T120000', '20261201T130000'))
    const cannot = 'The time or the repetition in this mail cannot be kept.'
    expect((await invitationIn(alone))?.reason).toBe(cannot)
    await receive(weekly())
    const other = await receive([
      `RECURRENCE-ID;RANGE=THISANDFUTURE;${berlin}:20261202T100000`,
      ...times('20261202T120000', '20261202T130000'),
      'SEQUENCE:1',
    ])
    expect((await invitationIn(other))?.reason).toBe(cannot)
    expect(await proposals()).toHaveLength(1)
    uid = `monthly-${uid}`
    await receive([
      ...times('20261124T100000', '20261124T110000'),
      'RRULE:FREQ=MONTHLY;BYDAY=4TU',
      'SUMMARY:Monthly',
    ])
    const moved = await receive(from('20261222', '20261223T100000', '20261223T110000'))
    expect((await invitationIn(moved))?.reason).toBe(cannot)
  })

  it('changes nothing for another sender than the organizer', async () => {
    await receive(weekly())
    const forged = from('20261201', '20261201T120000', '20261201T130000')
    const mail_id = await receive(forged, 'REQUEST', 'Mallory <mallory@evil.example>')
    expect((await invitationIn(mail_id))?.reason).toBe(
      'This was not sent by the organizer, so it changes nothing.',
    )
    expect(await proposals()).toHaveLength(1)
  })
})

describe('[INV88] the answer to a series', () => {
  it('holds for dates at the same times, with labels, agenda and priority', async () => {
    await receive(weekly())
    const meeting_id = await answer('approved')
    const body = { agenda: 'My points', meeting_priority: 'high' } as const
    await server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)
    const mail_id = await receive(from('20261208', '20261208T100000', '20261208T110000', 'SUMMARY:Renamed'))
    expect(await proposals()).toEqual([])
    const invitation = await invitationIn(mail_id)
    expect(invitation).toMatchObject({ meeting_action: 'approved', can_answer: true })
    expect(invitation?.meeting_id).not.toBe(meeting_id)
    expect(await meeting(invitation?.meeting_id ?? '')).toMatchObject({
      meeting_title: 'Renamed',
      agenda: 'My points',
      meeting_priority: 'high',
      reader_answer: { meeting_action: 'approved' },
    })
  })

  it('is asked anew for dates at other times, and stays for those before', async () => {
    await receive(weekly())
    const meeting_id = await answer('approved')
    const mail_id = await receive(from('20261208', '20261208T140000', '20261208T150000'))
    const [proposal, ...others] = await proposals()
    expect(others).toEqual([])
    expect(proposal?.meeting.meeting_timestamps.start_timestamp).toBe('2026-12-08T13:00:00.000Z')
    expect(await invitationIn(mail_id)).toMatchObject({
      meeting_proposal_id: proposal?.meeting_proposal_id,
      meeting_action: 'pending',
      can_answer: true,
    })
    expect((await meeting(meeting_id))?.reader_answer).toMatchObject({ meeting_action: 'approved' })
  })
})

describe('[INV89] a later mail about a date of a changed series', () => {
  it.each([
    ['by its first start', '20261208T100000'],
    ['by its moved start', '20261208T140000'],
  ])('reaches it %s', async (_, start) => {
    await receive(weekly())
    await receive(later())
    const id = `RECURRENCE-ID;${berlin}:${start}`
    await receive([id, ...times('20261209T080000', '20261209T090000'), 'SUMMARY:Once', 'SEQUENCE:2'])
    expect(await occurrences()).toContain('2026-12-09 08:00-09:00 Once')
    expect(await occurrences()).toHaveLength(5)
    await receive([id, 'SEQUENCE:3'], 'CANCEL')
    expect(await occurrences()).toEqual([
      '2026-11-24 10:00-11:00 Weekly',
      '2026-12-01 14:00-15:00 Later',
      '2026-12-15 14:00-15:00 Later',
      '2026-12-22 14:00-15:00 Later',
    ])
  })

  it('changes it again from another date on, with the parts that follow', async () => {
    await receive(weekly())
    await receive(from('20261215', '20261215T160000', '20261215T170000', 'SUMMARY:Last', 'SEQUENCE:1'))
    await receive(from('20261201', '20261201T110000', '20261201T120000', 'SUMMARY:Middle', 'SEQUENCE:2'))
    expect(await occurrences()).toEqual([
      '2026-11-24 10:00-11:00 Weekly',
      '2026-12-01 11:00-12:00 Middle',
      '2026-12-08 11:00-12:00 Middle',
      '2026-12-15 17:00-18:00 Last',
      '2026-12-22 17:00-18:00 Last',
    ])
    await receive(from('20261215', '20261215T090000', '20261215T100000', 'SUMMARY:Early', 'SEQUENCE:3'))
    expect((await occurrences())?.slice(2)).toEqual([
      '2026-12-08 11:00-12:00 Middle',
      '2026-12-15 09:00-10:00 Early',
      '2026-12-22 09:00-10:00 Early',
    ])
  })

  it('cancels it and all that follow, in every part, and the whole series', async () => {
    await receive(weekly())
    await receive(later())
    await receive(from('20261215', '20261215T160000', '20261215T170000', 'SUMMARY:Last', 'SEQUENCE:2'))
    await receive([`RECURRENCE-ID;RANGE=THISANDFUTURE;${berlin}:20261208T100000`, 'SEQUENCE:3'], 'CANCEL')
    expect(await occurrences()).toEqual(['2026-11-24 10:00-11:00 Weekly', '2026-12-01 14:00-15:00 Later'])
    await receive(['SEQUENCE:4'], 'CANCEL')
    expect(await occurrences()).toEqual([])
    expect(await proposals()).toEqual([])
  })
})

describe('[INV90] a series that was changed from a date on', () => {
  it('is not changed by a mail that was read before, or is older', async () => {
    const range = from('20261201', '20261201T140000', '20261201T150000', 'SUMMARY:Later', 'SEQUENCE:3')
    await receive(weekly())
    await receive(range)
    const before = await occurrences()
    const meetings = await meetingIds()
    expect((await invitationIn(await receive(range)))?.reason).toContain(
      'the organizer does not get your answer',
    )
    const older = from('20261201', '20261201T200000', '20261201T210000', 'SUMMARY:Old', 'SEQUENCE:2')
    expect((await invitationIn(await receive(older)))?.reason).toBe(
      'A newer mail about the same meeting was read before.',
    )
    expect(await occurrences()).toEqual(before)
    expect(await meetingIds()).toEqual(meetings)
    await receive([
      ...weekly(),
      'SEQUENCE:4',
      'DTSTAMP:20261120T085000Z',
      ...times('20261124T070000', '20261124T080000'),
    ])
    const late = from('20261208', '20261208T140000', '20261208T150000', 'SEQUENCE:3')
    expect((await invitationIn(await receive(late)))?.reason).toBe(
      'A newer mail about the same meeting was read before.',
    )
  })

  it('stays so when a newer mail renames the series at the times that it had', async () => {
    await receive(weekly())
    await answer('approved')
    await receive(from('20261208', '20261208T140000', '20261208T150000', 'SUMMARY:Later', 'SEQUENCE:1'))
    await receive([...weekly(), 'SUMMARY:Renamed', 'SEQUENCE:2'])
    expect((await occurrences())?.slice(0, 4)).toEqual([
      '2026-11-24 10:00-11:00 Renamed',
      '2026-12-01 10:00-11:00 Renamed',
      '2026-12-08 14:00-15:00 Later',
      '2026-12-15 14:00-15:00 Later',
    ])
    expect(await proposals()).toHaveLength(1)
  })

  it('is replaced by a newer mail that gives the series other times', async () => {
    await receive(weekly())
    await receive(from('20261208', '20261208T140000', '20261208T150000', 'SUMMARY:Later', 'SEQUENCE:1'))
    await receive([...weekly(), 'SEQUENCE:2', ...times('20261124T080000', '20261124T090000')])
    expect(await occurrences()).toEqual(
      ['11-24', '12-01', '12-08', '12-15', '12-22'].map((day) => `2026-${day} 08:00-09:00 Weekly`),
    )
    expect(await proposals()).toHaveLength(1)
  })

  it('has the parts that a newer mail lists, with the answers to those at unchanged times', async () => {
    await receive(weekly())
    await receive(from('20261208', '20261208T140000', '20261208T150000', 'SEQUENCE:1'))
    for (const { meeting_proposal_id } of await proposals())
      await server.call(
        answerProposal,
        { params: { meeting_proposal_id }, body: { meeting_action: 'approved' } },
        ada.access_token,
      )
    const meetings = await meetingIds()
    await receiveMany([
      [...weekly(), 'SUMMARY:All', 'SEQUENCE:2'],
      from('20261208', '20261208T140000', '20261208T150000', 'SUMMARY:Renamed', 'SEQUENCE:2'),
    ])
    expect((await occurrences())?.slice(1, 3)).toEqual([
      '2026-12-01 10:00-11:00 All',
      '2026-12-08 14:00-15:00 Renamed',
    ])
    expect(await meetingIds()).toEqual(meetings)
    expect(await proposals()).toEqual([])
  })
})

function weekly(): string[] {
  return [...times('20261124T100000', '20261124T110000'), 'RRULE:FREQ=WEEKLY;COUNT=5', 'SUMMARY:Weekly']
}

/** A date and all that follow; the first versions of their organizer unless a SEQUENCE is given. */
function from(day: string, start: string, end: string, ...lines: readonly string[]): string[] {
  return [
    `RECURRENCE-ID;RANGE=THISANDFUTURE;${berlin}:${day}T100000`,
    'SUMMARY:Weekly',
    'SEQUENCE:1',
    ...times(start, end),
    ...lines,
  ]
}

function later(): string[] {
  return from('20261201', '20261201T140000', '20261201T150000', 'SUMMARY:Later')
}

function one(day: string, start: string, end: string, ...lines: readonly string[]): string[] {
  return [`RECURRENCE-ID;${berlin}:${day}T100000`, ...times(start, end), ...lines]
}

function times(start: string, end: string): string[] {
  return [`DTSTART;${berlin}:${start}`, `DTEND;${berlin}:${end}`]
}

/** The event with these lines; a later line of the same name takes the place of an earlier one. */
function eventOf(lines: readonly string[]): string[] {
  const usual = [
    `UID:${uid}`,
    'DTSTAMP:20261120T080000Z',
    'ORGANIZER;CN=Nora Outside:mailto:nora@outside.example',
    `ATTENDEE;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:${ada.primary_email}`,
  ]
  const last = new Map([...usual, ...lines].map((line) => [line.split(/[:;]/, 1)[0], line]))
  return [...last.values()]
}

function receive(lines: readonly string[], method = 'REQUEST', sender = organizer): Promise<string> {
  const mail = aCalendarMail({ from: sender, method, event: eventOf(lines) })
  return receiveMail(server, ada.access_token, mail)
}

function receiveMany(events: readonly (readonly string[])[]): Promise<string> {
  const mail = aCalendarMail({ from: organizer, method: 'REQUEST', event: events.map(eventOf) })
  return receiveMail(server, ada.access_token, mail)
}

async function proposals() {
  return (await server.call(listProposals, {}, ada.access_token)).data ?? []
}

async function invitationIn(mail_id: string) {
  const { data } = await server.call(getMail, { params: { mail_id }, query: {} }, ada.access_token)
  return data?.mail_invitation ?? null
}

/** Answers the only proposal; the id of its meeting. */
async function answer(meeting_action: 'approved' | 'rejected'): Promise<string> {
  const [proposal] = await proposals()
  if (!proposal) throw new Error('Nothing is asked.')
  const { meeting_proposal_id, meeting: asked } = proposal
  const body = { meeting_action }
  await server.call(answerProposal, { params: { meeting_proposal_id }, body }, ada.access_token)
  return asked.meeting_id
}

async function meeting(meeting_id: string) {
  return (await server.call(getMeeting, { params: { meeting_id }, query: {} }, ada.access_token)).data
}

/** A request for occurrences may ask for 62 days. */
async function listed(start: string, end: string) {
  const found: Occurrence[] = []
  for (let at = Date.parse(start); at < Date.parse(end); at += 62 * day_ms) {
    const [from, until] = [at, Math.min(at + 62 * day_ms, Date.parse(end))].map((ms) =>
      new Date(ms).toISOString(),
    )
    const query = { start_timestamp: from ?? '', end_timestamp: until ?? '' }
    const { data, status } = await server.call(listOccurrences, { query }, ada.access_token)
    expect(status).toBe(200)
    found.push(...(data ?? []))
  }
  return found.filter(({ meeting_status }) => meeting_status !== 'cancelled')
}

async function meetingIds(): Promise<string[]> {
  const rows = await server.db
    .selectFrom('meeting')
    .select('meeting_id')
    .where('user_id', '=', ada.user_id)
    .orderBy('meeting_id')
    .execute()
  return rows.map(({ meeting_id }) => meeting_id)
}

/** In Berlin, where the organizer is. */
async function occurrences(): Promise<string[]> {
  const zone = 'Europe/Berlin'
  return (await listed('2026-11-20', '2027-02-01'))
    .toSorted((first, second) => (first.start_timestamp < second.start_timestamp ? -1 : 1))
    .map(({ start_timestamp, end_timestamp, meeting_title }) => {
      const [start, end] = [start_timestamp, end_timestamp].map((at) => wallTimeOf(Date.parse(at), zone))
      return `${start?.slice(0, 16).replace('T', ' ')}-${end?.slice(11, 16)} ${meeting_title}`
    })
}
