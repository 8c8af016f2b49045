import {
  answerProposal,
  deleteMeeting,
  getMail,
  listProposals,
  proposeOtherTime,
  withdrawProposedTime,
  type SessionUser,
} from '@meridian/contract'
import { readCalendar, readMessage } from '@meridian/icalendar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../../simulators/src/smtp/mail-server.ts'
import { readMail } from '../../../../../simulators/src/smtp/read-mail.ts'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { aCalendarMail, receiveMail } from '../../../../test/calendar-mail.ts'
import { type SendingAccount, startSendingAccount } from '../../../../test/sending-account.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { testBox } from '../../../../test/test-box.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { aDavProgram } from '../../../../test/dav-program.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { makeLog } from '../../../platform/log.ts'
import { answerLink } from '../rsvp-page/rsvp-link.service.ts'
import { proposeFor } from '../proposal/proposal.service.ts'
import { replyToOrganizer } from './mailed-reply.service.ts'

const settings = {
  MAIL_FROM: 'Meridian <meet@people.example>',
  PUBLIC_URL: 'https://meridian.example',
}
let outside: MailServer
let account: SendingAccount
let server: TestServer
let ada: SessionUser

beforeEach(async () => {
  outside = await startMailServer()
  account = await startSendingAccount({ ...settings, SMTP_URL: outside.url })
  server = account.server
  ada = account.person
})
afterEach(async () => {
  await account.close()
  await outside.close()
})

describe('an answer', () => {
  it('[INV43] [INV46] is TENTATIVE for a maybe, which is sent once, and the answer after it is sent as well', async () => {
    await receive(request())
    await answer('tentative')
    const [mail, ...others] = await answersAt('2026-11-20T09:00:10.000Z')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Tentatively accepted: Kick-off' })
    expect(mail?.text).toContain('Ada Example may come to “Kick-off”.')
    expect(messageIn(mail)).toMatchObject({
      parts: [{ attendees: [{ email: 'person.1@people.example', answer: 'tentative' }] }],
    })
    await answer('tentative')
    expect(await answersAt('2026-11-20T09:05:00.000Z')).toHaveLength(1)
    await answer('approved')
    expect((await answersAt('2026-11-20T09:10:00.000Z')).map(({ subject }) => subject)).toEqual([
      'Tentatively accepted: Kick-off',
      'Accepted: Kick-off',
    ])
  })

  it('[INV81] carries the note as its comment and in words, and a note alone is sent, too', async () => {
    await receive(request())
    await answer('approved', 'Ten minutes late.')
    const [mail] = await answersAt('2026-11-20T09:00:10.000Z')
    expect(mail?.text).toContain('Note: Ten minutes late.')
    expect(messageIn(mail)?.parts[0].comment).toBe('Ten minutes late.')
    await answer('approved', 'On time after all.')
    const [, second] = await answersAt('2026-11-20T09:05:00.000Z')
    expect(messageIn(second)?.parts[0].comment).toBe('On time after all.')
  })

  it('[INV43] goes to the organizer as a reply of the attendee, in the same conversation', async () => {
    await receive(request())
    await answer('approved')
    const [mail, ...others] = await answersAt('2026-11-20T09:00:10.000Z')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: ['nora@outside.example'], subject: 'Accepted: Kick-off' })
    expect(mail?.content).toMatch(/^Reply-To: Ada Example <person\.1@people\.example>\r$/im)
    expect(mail?.content).toMatch(/^In-Reply-To: <mail\.\d+@outside\.example>\r$/im)
    expect(mail?.text).toContain('Ada Example has accepted your invitation to “Kick-off”.')
    expect(mail?.text).toContain(
      'Tuesday, 24 November 2026, 10:00 am – 11:00 am (Berlin, Central European Standard Time)',
    )
    expect(mail?.calendarType).toMatch(/^text\/calendar;.*method=REPLY/)
    expect(messageIn(mail)).toEqual({
      method: 'REPLY',
      parts: [
        expect.objectContaining({
          uid: 'kick-off@outside.example',
          sequence: 3,
          stamped_at: '2026-11-20T09:00:10Z',
          organizer: { name: 'Nora Outside', email: 'nora@outside.example' },
          attendees: [expect.objectContaining({ email: 'person.1@people.example', answer: 'accepted' })],
        }),
      ],
    })
  })

  it('[DAV23] to one date of a series, by a calendar program, goes out as a reply to that date, once', async () => {
    await receive(request('RRULE:FREQ=DAILY;COUNT=5'))
    const phone = await aDavProgram(server, ada)
    const [name = ''] = Object.keys((await phone.sync()).changed)
    const text = (await phone.get(name)).text.replaceAll('\r\n ', '')
    const [, series = ''] = /BEGIN:VEVENT\r\n(.*?)END:VEVENT/s.exec(text) ?? []
    const date = series
      .replace(/RRULE:.*\r\n/, 'RECURRENCE-ID;TZID=Europe/Berlin:20261126T100000\r\n')
      .replaceAll('20261124T', '20261126T')
      .replace('PARTSTAT=NEEDS-ACTION', 'PARTSTAT=DECLINED')
    const declined = text.replace('END:VCALENDAR', `BEGIN:VEVENT\r\n${date}END:VEVENT\r\nEND:VCALENDAR`)
    expect((await phone.put(name, declined)).status).toBe(204)
    const token = await phone.settle()
    const [mail, ...others] = await answersAt('2026-11-20T09:00:10.000Z')
    expect([others, mail?.subject]).toEqual([[], 'Declined: Kick-off'])
    expect(mail?.text).toContain('Thursday, 26 November 2026, 10:00 am')
    expect(messageIn(mail)).toMatchObject({
      method: 'REPLY',
      parts: [
        {
          uid: 'kick-off@outside.example',
          recurrence: { time: '2026-11-26T10:00:00', zone: 'Europe/Berlin' },
          attendees: [{ email: 'person.1@people.example', answer: 'declined' }],
        },
      ],
    })
    // That the mail was sent is no change that programs hear of.
    expect((await phone.sync(token)).changed).toEqual({})
    expect((await phone.put(name, declined)).status).toBe(204)
    expect(await answersAt('2026-11-20T09:05:00.000Z')).toHaveLength(1)
  })

  it('[INV43] that is changed again within ten seconds is sent once, as it is in the end', async () => {
    await receive(request())
    await answer('approved')
    expect(await answersAt('2026-11-20T09:00:09.000Z')).toEqual([])
    await answer('rejected')
    const mails = await answersAt('2026-11-20T09:00:30.000Z')
    expect(mails.map(({ subject }) => subject)).toEqual(['Declined: Kick-off'])
    await answer('approved')
    const both = await answersAt('2026-11-20T09:01:00.000Z')
    expect(both.map(({ subject }) => subject)).toEqual(['Declined: Kick-off', 'Accepted: Kick-off'])
    await answer('approved')
    expect(await answersAt('2026-11-20T09:02:00.000Z')).toHaveLength(2)
  })

  it('[INV37] [INV43] is a refusal when the meeting is hidden after a maybe', async () => {
    await receive(request())
    const { meeting } = await onlyProposal()
    await answer('tentative', 'Perhaps.')
    await answersAt('2026-11-20T09:00:10.000Z')
    const { meeting_id } = meeting
    await server.call(deleteMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
    const [, mail] = await answersAt('2026-11-20T09:01:00.000Z')
    expect(mail?.subject).toBe('Declined: Kick-off')
    expect(messageIn(mail)?.parts[0]).toMatchObject({ comment: '', attendees: [{ answer: 'declined' }] })
  })

  it('[INV37] [INV43] is a refusal when the meeting is hidden, in the language of the attendee', async () => {
    await server.db.updateTable('app_user').set({ language: 'de', time_format: '24' }).execute()
    await receive(request())
    const { meeting } = await onlyProposal()
    const { meeting_id } = meeting
    await server.call(deleteMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
    const [mail] = await answersAt('2026-11-20T09:00:10.000Z')
    expect(mail?.subject).toBe('Abgesagt: Kick-off')
    expect(mail?.text).toMatch(
      /hat Ihre Einladung zu „Kick-off“ abgelehnt\.\s+Dienstag, 24\. November 2026, 10:00 – 11:00/,
    )
    expect(messageIn(mail)?.parts[0].attendees[0]?.answer).toBe('declined')
  })

  it('[INV43] to a moved meeting is to its new version; a known response is not sent again', async () => {
    await receive(request())
    await answer('approved')
    await answersAt('2026-11-20T09:00:10.000Z')
    await receive(request('SEQUENCE:4', 'DTSTART:20261125T090000Z', 'DTEND:20261125T100000Z'))
    await answer('approved')
    const [, second] = await answersAt('2026-11-20T09:01:00.000Z')
    expect(messageIn(second)?.parts[0].sequence).toBe(4)
    const accepted = `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${ada.primary_email}`
    await receive(request('SEQUENCE:5', 'DTSTART:20261126T090000Z', 'DTEND:20261126T100000Z', accepted))
    expect(await answersAt('2026-11-20T09:02:00.000Z')).toHaveLength(2)
  })

  it('[INV43] is not mailed when the meeting was cancelled meanwhile, or its organizer has no address', async () => {
    await receive(request())
    await answer('approved')
    await receive(request('SEQUENCE:4'), 'CANCEL')
    expect(await answersAt('2026-11-20T09:01:00.000Z')).toEqual([])
    const nobody = request('UID:other@outside.example', 'ORGANIZER:mailto:nora@"outside"')
    await receive(nobody, 'REQUEST', 'Somebody')
    const [proposal] = (await server.call(listProposals, {}, ada.access_token)).data ?? []
    expect(proposal?.proposed_by.full_name).toBe('Somebody')
    await answer('approved')
    expect(await answersAt('2026-11-20T09:02:00.000Z')).toEqual([])
  })
})

it('[INV45] is mailed by no server where the person has no account, and the mail shows why', async () => {
  const bare = await startTestServer({ settings: { ...settings, SMTP_URL: outside.url } })
  try {
    const bo = await bare.aPerson()
    const event = request(`ATTENDEE:mailto:${bo.primary_email}`)
    const from = 'Nora Outside <nora@outside.example>'
    const mail_id = await receiveMail(
      bare,
      bo.access_token,
      aCalendarMail({ from, method: 'REQUEST', event }),
    )
    const { data: mail } = await bare.call(getMail, { params: { mail_id }, query: {} }, bo.access_token)
    expect(mail?.mail_invitation).toMatchObject({
      can_answer: true,
      reason:
        'This mail was read from a file, so the organizer does not get your answer. Write to them yourself, or connect an account with mail under Integrations.',
    })
    const [proposal] = (await bare.call(listProposals, {}, bo.access_token)).data ?? []
    const params = { meeting_proposal_id: proposal?.meeting_proposal_id ?? '' }
    await bare.call(answerProposal, { params, body: { meeting_action: 'approved' } }, bo.access_token)
    bare.setNow('2026-11-20T09:01:00.000Z')
    expect((await bare.runDueJobs()).filter(({ error }) => error !== null)).toEqual([])
    expect(outside.mails).toEqual([])
    expect(await bare.db.selectFrom('outgoing_mail').selectAll().execute()).toEqual([])
  } finally {
    await bare.close()
  }
})

describe('another time', () => {
  const proposed = { start_timestamp: '2026-11-25T13:00:00.000Z', end_timestamp: '2026-11-25T14:00:00.000Z' }

  it('[INV44] goes to the organizer as a counter proposal, also as text', async () => {
    const mail_id = await receive(request())
    await propose(proposed)
    const [mail] = await answersAt('2026-11-20T09:00:10.000Z')
    expect(mail?.subject).toBe('Another time proposed: Kick-off')
    expect(mail?.text).toMatch(
      /proposes another time for “Kick-off”:\s+Wednesday, 25 November 2026, 2:00 pm – 3:00 pm[^]*instead of\s+Tuesday, 24 November 2026, 10:00 am/,
    )
    expect(messageIn(mail)).toMatchObject({ method: 'COUNTER', parts: [{ uid: 'kick-off@outside.example' }] })
    expect(eventIn(mail)).toMatchObject({
      start: { time: '2026-11-25T14:00:00', zone: 'Europe/Berlin' },
      end: { time: '2026-11-25T15:00:00', zone: 'Europe/Berlin' },
      recurrence_id: null,
    })
    const declined = await receive(request('SEQUENCE:3'), 'DECLINECOUNTER')
    expect(await invitationIn(mail_id)).toMatchObject({ can_answer: true, own_counter_proposal: null })
    expect(await invitationIn(declined)).toMatchObject({ kind: 'counter_declined', reason: null })
  })

  it('[INV85] can be withdrawn until the mail to the organizer is made', async () => {
    await receive(request())
    const withdrawn = async () => {
      const { meeting_proposal_id } = await onlyProposal()
      return server.call(withdrawProposedTime, { params: { meeting_proposal_id } }, ada.access_token)
    }
    await propose(proposed)
    expect(await onlyProposal()).toMatchObject({ own_counter_proposal: { can_withdraw: true } })
    expect((await withdrawn()).status).toBe(200)
    expect(await answersAt('2026-11-20T09:00:10.000Z')).toEqual([])
    await propose(proposed)
    expect(await answersAt('2026-11-20T09:00:20.000Z')).toHaveLength(1)
    expect(await onlyProposal()).toMatchObject({ own_counter_proposal: { can_withdraw: false } })
    const refused = await withdrawn()
    expect([refused.status, refused.message]).toEqual([
      409,
      'The proposed time was mailed to the organizer and can no longer be withdrawn.',
    ])
  })

  it('[INV44] of a series is for the date that comes next', async () => {
    await receive(request('RRULE:FREQ=WEEKLY'))
    server.setNow('2026-11-26T09:00:00.000Z')
    await propose({ start_timestamp: '2026-12-02T09:00:00.000Z', end_timestamp: '2026-12-02T10:00:00.000Z' })
    const [mail] = await answersAt('2026-11-26T09:00:10.000Z')
    expect(eventIn(mail)).toMatchObject({
      recurrence_id: { time: '2026-12-01T10:00:00', zone: 'Europe/Berlin' },
      start: { time: '2026-12-02T10:00:00', zone: 'Europe/Berlin' },
      rrule: null,
    })
  })

  it('[INV44] of an all-day meeting names the day, in the zone of the proposer', async () => {
    await receive(request('RRULE:FREQ=WEEKLY', 'DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125'))
    await propose({ start_timestamp: '2026-11-25T23:00:00.000Z', end_timestamp: '2026-11-26T23:00:00.000Z' })
    const [mail] = await answersAt('2026-11-20T09:00:10.000Z')
    expect(eventIn(mail)).toMatchObject({
      recurrence_id: { time: '2026-11-24', zone: null },
      start: { time: '2026-11-26', zone: null },
      end: { time: '2026-11-27', zone: null },
    })
  })
})

describe('[INV88] [INV89] for the dates from which on the organizer has changed a series', () => {
  const original = { time: '2026-12-01T10:00:00', zone: 'Europe/Berlin' }
  const range = [
    'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261201T100000',
    'DTSTART;TZID=Europe/Berlin:20261201T140000',
    'DTEND;TZID=Europe/Berlin:20261201T150000',
    'SEQUENCE:4',
  ]

  it('the answer names the series and the first of them, with all that follow', async () => {
    await receive(request('RRULE:FREQ=WEEKLY'))
    await receive(request(...range))
    await answer('rejected')
    const [mail, ...others] = await answersAt('2026-11-20T09:00:10.000Z')
    expect(others).toEqual([])
    expect(messageIn(mail)).toMatchObject({
      method: 'REPLY',
      parts: [
        {
          uid: 'kick-off@outside.example',
          recurrence: original,
          isForFollowing: true,
          sequence: 4,
          attendees: [{ answer: 'declined' }],
        },
      ],
    })
    expect(eventIn(mail)).toMatchObject({ start: { time: '2026-12-01T14:00:00' }, rrule: null })
  })

  it('the answer that was sent for the series is not sent again where they take place as before', async () => {
    await receive(request('RRULE:FREQ=WEEKLY'))
    await answer('approved')
    expect(await answersAt('2026-11-20T09:00:10.000Z')).toHaveLength(1)
    await receive(
      request(
        'SUMMARY:Renamed',
        'SEQUENCE:4',
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20261201T090000Z',
        'DTSTART:20261201T090000Z',
        'DTEND:20261201T100000Z',
      ),
    )
    expect(await answersAt('2026-11-20T09:01:10.000Z')).toHaveLength(1)
  })

  it('another time names the date as the first request does, and is declined for them alone', async () => {
    await receive(request('RRULE:FREQ=WEEKLY'))
    await receive(request(...range))
    server.setNow('2026-12-02T09:00:00.000Z')
    const listed = async () => (await server.call(listProposals, {}, ada.access_token)).data ?? []
    const proposal = (await listed()).at(-1)
    const { meeting_proposal_id = '' } = proposal ?? {}
    const body = { start_timestamp: '2026-12-09T09:00:00.000Z', end_timestamp: '2026-12-09T10:00:00.000Z' }
    await server.call(proposeOtherTime, { params: { meeting_proposal_id }, body }, ada.access_token)
    const [mail] = await answersAt('2026-12-02T09:00:10.000Z')
    expect(messageIn(mail)?.parts).toMatchObject([
      {
        uid: 'kick-off@outside.example',
        recurrence: { time: '2026-12-08T10:00:00', zone: 'Europe/Berlin' },
        isForFollowing: false,
      },
    ])
    const declined = request('RECURRENCE-ID;TZID=Europe/Berlin:20261208T100000', 'SEQUENCE:4')
    const mail_id = await receive(declined, 'DECLINECOUNTER')
    expect(await invitationIn(mail_id)).toMatchObject({
      meeting_id: proposal?.meeting.meeting_id,
      reason: null,
    })
    expect((await listed()).map(({ own_counter_proposal }) => own_counter_proposal)).toEqual([null])
  })
})

it('[INV92] names the date that another time is proposed for, each in a mail of its own', async () => {
  await receive(request('RRULE:FREQ=WEEKLY'))
  for (const day of ['2026-12-01', '2026-12-08']) {
    const original_start_timestamp = `${day}T09:00:00.000Z`
    const time = { start_timestamp: `${day}T13:00:00.000Z`, end_timestamp: `${day}T14:00:00.000Z` }
    await propose({ ...time, original_start_timestamp })
  }
  const mails = await answersAt('2026-11-20T09:00:10.000Z')
  const dates = mails.map((mail) => {
    const event = eventIn(mail)
    return [messageIn(mail)?.method, event?.recurrence_id?.time, event?.start.time, event?.rrule].join(' ')
  })
  expect(new Set(dates)).toEqual(
    new Set([
      'COUNTER 2026-12-01T10:00:00 2026-12-01T14:00:00 ',
      'COUNTER 2026-12-08T10:00:00 2026-12-08T14:00:00 ',
    ]),
  )
  for (const { text } of mails) expect(text).toMatch(/(\d) December 2026[^]*instead of[^]*\1 December 2026/)
  await receive(request('RECURRENCE-ID;TZID=Europe/Berlin:20261201T100000', 'SEQUENCE:3'), 'DECLINECOUNTER')
  const left = await server.db
    .selectFrom('counter_proposal')
    .select('original_starts_at')
    .where('meeting_action', '=', 'pending')
    .where('user_id', '=', ada.user_id)
    .execute()
  expect(left).toEqual([{ original_starts_at: new Date('2026-12-08T09:00:00.000Z') }])
})

it('[INV50] mails a guest that the organizer declines the proposed time, with the link to respond', async () => {
  const guest = { primary_email: 'gus@guests.example', full_name: 'Gus Guest' }
  const meeting_invitees = { 'guest:11111111-1111-4111-8111-111111111111': guest }
  const { meeting_id } = await aMeeting(server, ada.access_token, {
    meeting_title: 'Kick-off',
    meeting_invitees,
  })
  const { meeting_attendee_id } = await server.db
    .selectFrom('meeting_attendee')
    .select('meeting_attendee_id')
    .where('meeting_id', '=', meeting_id)
    .where('is_organizer', '=', false)
    .executeTakeFirstOrThrow()
  const time = { start_timestamp: '2026-11-25T13:00:00.000Z', end_timestamp: '2026-11-25T14:00:00.000Z' }
  const now = new Date('2026-11-20T09:00:00.000Z')
  await inTransaction(server.db, (tx) => proposeFor(tx, meeting_attendee_id, time, now))
  const { meeting_proposal_id } = await onlyProposal()
  const input = { params: { meeting_proposal_id }, body: { meeting_action: 'rejected' as const } }
  await server.call(answerProposal, input, ada.access_token)
  const mails = await answersAt('2026-11-20T09:05:00.000Z')
  const told = mails.filter(({ subject }) => subject === 'Stays as planned: Kick-off')
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ to: ['gus@guests.example'] })
  expect(told[0]?.text).toMatch(
    /Ada Example has declined the time that you proposed for “Kick-off”:\s+Wednesday, 25 November 2026, 2:00 pm[^]*as planned:\s+Tuesday, 24 November 2026, 10:00 am/,
  )
  expect(told[0]?.text).toContain(answerLink(testBox, settings.PUBLIC_URL, meeting_attendee_id))
  expect(messageIn(told[0])).toMatchObject({ method: 'DECLINECOUNTER', parts: [{ recurrence: null }] })
})

describe('a time that a guest proposes for one date of a series', () => {
  it('[INV94] is declined with the date in a DECLINECOUNTER', async () => {
    await answerTo(await proposeForDate(), 'rejected')
    const told = (await answersAt('2026-11-20T09:05:00.000Z')).filter(
      (mail) => messageIn(mail)?.method === 'DECLINECOUNTER',
    )
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toMatch(/as planned:\s+Tuesday, 1 December 2026, 10:00 am/)
    expect(eventIn(told[0])).toMatchObject({
      recurrence_id: { time: '2026-12-01T10:00:00', zone: 'Europe/Berlin' },
      start: { time: '2026-12-01T10:00:00', zone: 'Europe/Berlin' },
    })
  })

  it('[INV93] reaches the guests once when it is approved, as a change of that date', async () => {
    const meeting_proposal_id = await proposeForDate()
    const before = (await answersAt('2026-11-20T09:03:00.000Z')).length
    await answerTo(meeting_proposal_id, 'approved')
    const told = (await answersAt('2026-11-20T09:10:00.000Z')).slice(before)
    expect(told.map(({ to }) => to)).toEqual([['gus@guests.example']])
    expect(messageIn(told[0])).toMatchObject({
      method: 'REQUEST',
      parts: [{ recurrence: null }, { recurrence: { time: '2026-12-01T10:00:00' } }],
    })
  })
})

it('[INV46] sends nothing twice, though several processes do the same job at once', async () => {
  await receive(request())
  await answer('approved')
  const { user_id, ical_uid } = await server.db
    .selectFrom('mailed_event')
    .select(['user_id', 'ical_uid'])
    .executeTakeFirstOrThrow()
  const call = {
    db: server.db,
    config: readConfig({ ...settings, SMTP_URL: outside.url, LOG_LEVEL: 'silent' }, '/'),
    box: testBox,
    log: makeLog('silent'),
    now: () => new Date('2026-11-20T09:00:10.000Z'),
    signal: new AbortController().signal,
  }
  await Promise.all([1, 2, 3].map(() => replyToOrganizer(call, { user_id, ical_uid })))
  expect(await answersAt('2026-11-20T09:00:30.000Z')).toHaveLength(1)
})

/** Lines of an event; a later line of the same name takes the place of an earlier one. */
function request(...lines: readonly string[]): string[] {
  const usual = [
    'UID:kick-off@outside.example',
    'DTSTAMP:20261120T080000Z',
    'SEQUENCE:3',
    'SUMMARY:Kick-off',
    'DTSTART;TZID=Europe/Berlin:20261124T100000',
    'DTEND;TZID=Europe/Berlin:20261124T110000',
    'ORGANIZER;CN=Nora Outside:mailto:nora@outside.example',
    `ATTENDEE:mailto:${ada.primary_email}`,
  ]
  const given = new Set(lines.map(nameOf))
  return [...usual.filter((line) => !given.has(nameOf(line))), ...lines]
}

function receive(event: readonly string[], method = 'REQUEST', from = 'Nora Outside <nora@outside.example>') {
  return receiveMail(server, ada.access_token, aCalendarMail({ from, method, event }))
}

async function onlyProposal() {
  const [proposal] = (await server.call(listProposals, {}, ada.access_token)).data ?? []
  if (!proposal) throw new Error('Nothing is asked.')
  return proposal
}

/** Answers the only meeting there is, whatever was answered before. */
async function answer(given: 'approved' | 'rejected' | 'tentative', answer_note?: string) {
  const { meeting_attendee_id: meeting_proposal_id } = await server.db
    .selectFrom('meeting_attendee')
    .select('meeting_attendee_id')
    .where('is_organizer', '=', true)
    .orderBy('meeting_attendee_id', 'desc')
    .executeTakeFirstOrThrow()
  const is_tentative = given === 'tentative'
  const meeting_action = given === 'tentative' ? ('pending' as const) : given
  const body = { meeting_action, is_tentative, ...(answer_note !== undefined && { answer_note }) }
  const input = { params: { meeting_proposal_id }, body }
  const { status } = await server.call(answerProposal, input, ada.access_token)
  expect(status).toBe(200)
}

async function propose(body: {
  start_timestamp: string
  end_timestamp: string
  original_start_timestamp?: string
}) {
  const { meeting_proposal_id } = await onlyProposal()
  const { status } = await server.call(
    proposeOtherTime,
    { params: { meeting_proposal_id }, body },
    ada.access_token,
  )
  expect(status).toBe(201)
}

/** What has been sent by then. */
async function answersAt(moment: string) {
  server.setNow(moment)
  const failed = (await server.runDueJobs()).filter(({ error }) => error !== null)
  expect(failed).toEqual([])
  return [...account.sent(), ...outside.mails].map(({ to, content }) => {
    const { subject, parts } = readMail(content)
    const calendar = parts.find(({ type }) => type.startsWith('text/calendar'))
    return {
      to,
      content,
      subject,
      text: parts[0]?.text ?? '',
      calendarType: calendar?.type,
      calendar: calendar?.text,
    }
  })
}

type SentAnswer = Awaited<ReturnType<typeof answersAt>>[number] | undefined

function messageIn(mail: SentAnswer) {
  return readMessage(mail?.calendar ?? '', { defaultZone: 'UTC' })
}

function eventIn(mail: SentAnswer) {
  const calendarMail = readCalendar(mail?.calendar ?? '', { defaultZone: 'UTC' })
  return calendarMail.ok ? calendarMail.events[0] : undefined
}

async function invitationIn(mail_id: string) {
  const { data } = await server.call(getMail, { params: { mail_id }, query: {} }, ada.access_token)
  return data?.mail_invitation
}

function nameOf(line: string): string | undefined {
  return line.split(/[:;]/, 1)[0]
}

async function proposeForDate(): Promise<string> {
  const guest = { primary_email: 'gus@guests.example', full_name: 'Gus Guest' }
  const { meeting_id } = await aMeeting(server, ada.access_token, {
    meeting_title: 'Kick-off',
    meeting_invitees: { 'guest:11111111-1111-4111-8111-111111111111': guest },
    meeting_recurrence: { recurring_type: 'weekly', is_recurring: true },
  })
  const { meeting_attendee_id } = await server.db
    .selectFrom('meeting_attendee')
    .select('meeting_attendee_id')
    .where('meeting_id', '=', meeting_id)
    .where('is_organizer', '=', false)
    .executeTakeFirstOrThrow()
  const time = {
    original_start_timestamp: '2026-12-01T09:00:00.000Z',
    start_timestamp: '2026-12-02T13:00:00.000Z',
    end_timestamp: '2026-12-02T14:00:00.000Z',
  }
  const at = new Date('2026-11-20T09:00:00.000Z')
  await inTransaction(server.db, (tx) => proposeFor(tx, meeting_attendee_id, time, at))
  return (await onlyProposal()).meeting_proposal_id
}

async function answerTo(meeting_proposal_id: string, meeting_action: 'approved' | 'rejected') {
  const input = { params: { meeting_proposal_id }, body: { meeting_action } }
  expect((await server.call(answerProposal, input, ada.access_token)).status).toBe(200)
}
