import {
  answerProposal,
  deleteMeeting,
  getMail,
  getMeeting,
  listMeetings,
  listOccurrences,
  listProposals,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { aCalendarMail, receiveMail } from '../../../../test/calendar-mail.ts'
import { insertManySeries } from '../../../../test/many-series.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { flagsOf } from '../../mail/mail.rules.ts'
import { writeLabels } from '../../mail/store/mail-store.service.ts'

const organizer = 'Nora Outside <nora@outside.example>'
const now = '2026-11-20T09:00:00.000Z'
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
  uid = `event-${uids}@outside.example`
})

describe('[MTG76] a mail that asks to a series, to a person with 2,000 that go on', () => {
  it('stays with its mail, while single meetings and changes of known series come', async () => {
    await receive(request('RRULE:FREQ=WEEKLY'))
    await insertManySeries(server.db, ada.user_id, 1999)
    const known = uid
    uid = `${known}-2`
    const mail_id = await receive(request('RRULE:FREQ=DAILY'))
    expect(await proposals()).toHaveLength(1)
    expect(await invitationIn(mail_id)).toMatchObject({
      reason: 'Your calendar has 2000 series that go on, and holds no more.',
    })
    uid = `${known}-3`
    await receive(request())
    expect(await proposals()).toHaveLength(2)
    uid = known
    await receive(request('RRULE:FREQ=WEEKLY', 'SEQUENCE:1', 'LOCATION:Room 7'))
    const places = (await proposals()).map(({ meeting }) => meeting.meeting_location?.location_name)
    expect(places).toContain('Room 7')
  })
})

describe('a mail that asks to a meeting', () => {
  it('[INV28] [INV51] makes a proposal of an outside organizer, in a meeting of the person’s own', async () => {
    const mail_id = await receive(request('LOCATION:Room 5'))
    const [proposal, ...others] = await proposals()
    expect(others).toEqual([])
    expect(proposal).toMatchObject({
      proposal_type: 'invitation',
      meeting_action: 'pending',
      proposed_by: { user_id: null, full_name: 'Nora Outside' },
      meeting: {
        meeting_title: 'Kick-off',
        meeting_timezone: 'Europe/Berlin',
        meeting_timestamps: {
          start_timestamp: '2026-11-24T09:00:00.000Z',
          end_timestamp: '2026-11-24T10:00:00.000Z',
        },
        meeting_location: { location_name: 'Room 5' },
        outside_organizer: { full_name: 'Nora Outside', primary_email: 'nora@outside.example' },
        is_editable: false,
      },
      availability: { is_available: true, possible_slots: null },
    })
    expect(await invitationIn(mail_id)).toMatchObject({
      kind: 'request',
      meeting_proposal_id: proposal?.meeting_proposal_id,
      meeting_action: 'pending',
      meeting_id: proposal?.meeting.meeting_id,
      meeting_title: 'Kick-off',
      location_name: 'Room 5',
      start_timestamp: '2026-11-24T09:00:00.000Z',
      end_timestamp: '2026-11-24T10:00:00.000Z',
      meeting_timezone: 'Europe/Berlin',
      is_recurring: false,
      organizer: { name: 'Nora Outside', address: 'nora@outside.example' },
      person: null,
      availability: { is_available: true },
      can_answer: true,
      can_propose: true,
      reason: expect.stringContaining('the organizer does not get your answer'),
    })
  })

  it('[INV84] keeps the answer of its reader in the meeting', async () => {
    await receive(request())
    const [proposal] = await proposals()
    const { meeting_proposal_id = '' } = proposal ?? {}
    const { meeting_id = '' } = proposal?.meeting ?? {}
    const unanswered = {
      meeting_proposal_id,
      meeting_action: 'pending',
      is_tentative: false,
      answer_note: '',
      own_counter_proposal: null,
    }
    expect(proposal?.meeting.reader_answer).toEqual(unanswered)
    const body = { meeting_action: 'pending', is_tentative: true, answer_note: 'Perhaps.' } as const
    await server.call(answerProposal, { params: { meeting_proposal_id }, body }, ada.access_token)
    const maybe = { ...unanswered, is_tentative: true, answer_note: 'Perhaps.' }
    expect((await meeting(meeting_id))?.reader_answer).toEqual(maybe)
    expect((await list())?.map(({ reader_answer }) => reader_answer)).toEqual([maybe])
  })

  it('[INV28] reports its conflicts, and names a free slot', async () => {
    const busy = await aMeeting(server, ada.access_token)
    const mail_id = await receive(request())
    expect(await invitationIn(mail_id)).toMatchObject({
      availability: {
        is_available: false,
        reason: 'busy',
        conflicts: [{ meeting_id: busy.meeting_id, meeting_title: 'Plan' }],
        possible_slots: { start_timestamp: '2026-11-24T10:00:00.000Z' },
      },
      can_answer: true,
    })
  })

  it('[INV28] cannot be changed by the person, who may be invited at another own address', async () => {
    await receive(request(`ATTENDEE:mailto:${ada.primary_email.replace('@', '+work@')}`, 'X-OTHER:1'))
    const [proposal] = await proposals()
    const { meeting_id = '' } = proposal?.meeting ?? {}
    const { status, message } = await server.call(
      updateMeeting,
      { params: { meeting_id }, body: { meeting_title: 'Mine' } },
      ada.access_token,
    )
    expect({ status, message }).toEqual({
      status: 403,
      message:
        'This meeting is organized by Nora Outside, who asked you by mail. Propose another time instead.',
    })
  })

  it('[INV29] [INV51] asks nothing of a person whom it does not name', async () => {
    const mail_id = await receive(request('ATTENDEE:mailto:someone@outside.example'), { isNamed: false })
    expect(await proposals()).toEqual([])
    expect(await invitationIn(mail_id)).toMatchObject({
      meeting_proposal_id: null,
      can_answer: false,
      availability: null,
      reason: 'You are not among the people it asks.',
    })
  })

  it('[INV29] asks nothing about what is over, nor of its own organizer', async () => {
    const past = await receive(request('DTSTART:20261119T090000Z', 'DTEND:20261119T100000Z'))
    expect(await invitationIn(past)).toMatchObject({
      can_answer: false,
      reason: 'The meeting was over when this mail was read.',
    })
    const own = await receive(request(`ORGANIZER:mailto:${ada.primary_email}`))
    expect(await invitationIn(own)).toMatchObject({ reason: 'You organize this meeting yourself.' })
    expect(await proposals()).toEqual([])
  })

  it('[INV30] is followed once, however often it comes', async () => {
    const mail = mailOf(request())
    const first = await receiveMail(server, ada.access_token, mail)
    const again = await receiveMail(server, ada.access_token, mail.replace('Subject: ', 'Subject: Fwd: '))
    const [proposal, ...others] = await proposals()
    expect(others).toEqual([])
    for (const mail_id of [first, again])
      expect(await invitationIn(mail_id)).toMatchObject({
        meeting_proposal_id: proposal?.meeting_proposal_id,
        can_answer: true,
        reason: expect.stringContaining('the organizer does not get your answer'),
      })
  })

  it('[INV30] belongs to one person: another recipient is invited, too', async () => {
    await receive(request())
    const bob = await server.aPerson({ first_name: 'Bob' })
    await receiveMail(
      server,
      bob.access_token,
      aCalendarMail({
        from: organizer,
        method: 'REQUEST',
        event: [...request(), `ATTENDEE:mailto:${bob.primary_email}`],
      }),
    )
    expect(await proposals(bob)).toHaveLength(1)
    expect(await proposals()).toHaveLength(1)
  })
})

describe('a later mail', () => {
  it('[INV31] moves the meeting and asks again', async () => {
    const first = await receive(request())
    await answer('approved')
    expect(await proposals()).toEqual([])
    await receive(request('SEQUENCE:1', 'DTSTART:20261125T130000Z', 'DTEND:20261125T140000Z'))
    const [proposal] = await proposals()
    expect(proposal?.meeting.meeting_timestamps.start_timestamp).toBe('2026-11-25T13:00:00.000Z')
    expect(await invitationIn(first)).toMatchObject({
      start_timestamp: '2026-11-24T09:00:00.000Z',
      can_answer: true,
      reason: 'A later mail has changed this meeting. You answer it as it stands now.',
    })
  })

  it('[INV31] that changes no time leaves the answer, the agenda and the priority', async () => {
    await receive(request())
    const meeting_id = await answer('approved')
    await server.call(
      updateMeeting,
      { params: { meeting_id }, body: { agenda: 'My points', meeting_priority: 'high' } },
      ada.access_token,
    )
    await receive(request('SEQUENCE:1', 'SUMMARY:Kick-off, at last'))
    expect(await proposals()).toEqual([])
    expect(await meeting(meeting_id)).toMatchObject({
      meeting_title: 'Kick-off, at last',
      agenda: 'My points',
      meeting_priority: 'high',
    })
  })

  it('[INV31] counts by its version, in any order of reading', async () => {
    await receive(request('SEQUENCE:2', 'SUMMARY:Newest'))
    const older = await receive(request('SEQUENCE:1', 'SUMMARY:Older', 'DTSTART:20261126T090000Z'))
    const [proposal] = await proposals()
    expect(proposal?.meeting.meeting_title).toBe('Newest')
    expect(await invitationIn(older)).toMatchObject({
      can_answer: false,
      reason: 'A newer mail about the same meeting was read before.',
    })
  })

  it('[INV32] changes and cancels nothing unless it comes from the first sender', async () => {
    await receive(request())
    const mallory = { from: 'Mallory <mallory@evil.example>' }
    const moved = await receive(request('SEQUENCE:9', 'SUMMARY:Elsewhere'), mallory)
    const cancelled = await receive(request('SEQUENCE:9'), { ...mallory, method: 'CANCEL' })
    const own = request('SEQUENCE:9', 'ORGANIZER:mailto:mallory@evil.example')
    const taken = await receive(own, mallory)
    for (const mail_id of [moved, cancelled, taken])
      expect(await invitationIn(mail_id)).toMatchObject({
        can_answer: false,
        reason: 'This was not sent by the organizer, so it changes nothing.',
      })
    const [proposal] = await proposals()
    expect(proposal?.meeting).toMatchObject({ meeting_title: 'Kick-off', meeting_status: 'active' })
  })

  it('[INV32] may come from the service that sent the first one for the organizer', async () => {
    const service = { from: 'Bookings <no-reply@bookings.example>' }
    await receive(request(), service)
    await receive(request('SEQUENCE:1', 'SUMMARY:Renamed'), service)
    await receive(request('SEQUENCE:2', 'SUMMARY:Renamed again'))
    const [proposal] = await proposals()
    expect(proposal?.meeting.meeting_title).toBe('Renamed again')
  })
})

describe('a cancellation', () => {
  it('[INV33] cancels the meeting, which a newer request brings back', async () => {
    const first = await receive(request())
    const meeting_id = await answer('approved')
    const mail_id = await receive(request('SEQUENCE:1'), { method: 'CANCEL' })
    expect((await meeting(meeting_id))?.meeting_status).toBe('cancelled')
    expect(await invitationIn(mail_id)).toMatchObject({ kind: 'cancellation', meeting_id, can_answer: false })
    expect(await invitationIn(first)).toMatchObject({
      can_answer: false,
      reason: 'This meeting was cancelled.',
    })
    await receive(request('SEQUENCE:2'))
    expect((await meeting(meeting_id))?.meeting_status).toBe('active')
    expect(await proposals()).toHaveLength(1)
  })

  it('[INV33] applies to a request that is read later, and needs no times', async () => {
    const event = [
      `UID:${uid}`,
      'DTSTAMP:20261120T083000Z',
      'SEQUENCE:1',
      'ORGANIZER:mailto:nora@outside.example',
    ]
    const mail_id = await receive(event, { method: 'CANCEL' })
    expect(await invitationIn(mail_id)).toMatchObject({ reason: 'It belongs to no meeting of yours.' })
    await receive(request())
    expect(await proposals()).toEqual([])
    await receive(request('SEQUENCE:2'))
    expect(await proposals()).toHaveLength(1)
  })

  it('[INV33] of another sender does not affect a later request', async () => {
    const event = [
      `UID:${uid}`,
      'DTSTAMP:20261120T083000Z',
      'SEQUENCE:9',
      'ORGANIZER:mailto:mallory@evil.example',
    ]
    await receive(event, { method: 'CANCEL', from: 'mallory@evil.example' })
    await receive(request())
    expect(await proposals()).toHaveLength(1)
  })
})

describe('a series', () => {
  const weekly = 'RRULE:FREQ=WEEKLY;COUNT=10'

  it('[INV34] is one proposal, and a mail about one date changes that', async () => {
    const mail_id = await receive(request(weekly))
    expect(await invitationIn(mail_id)).toMatchObject({ is_recurring: true, can_answer: true })
    const meeting_id = await answer('approved')
    const date = 'RECURRENCE-ID;TZID=Europe/Berlin:20261201T100000'
    await receive(
      request(date, 'SUMMARY:Bring cake', 'DTSTART:20261201T130000Z', 'DTEND:20261201T140000Z', 'SEQUENCE:1'),
    )
    expect(await occurrences(meeting_id)).toEqual([
      '2026-11-24T09:00:00.000Z Kick-off',
      '2026-12-01T13:00:00.000Z Bring cake',
      '2026-12-08T09:00:00.000Z Kick-off',
    ])
    const older = request(date, 'DTSTART:20261202T130000Z', 'DTEND:20261202T140000Z')
    expect(await invitationIn(await receive(older))).toMatchObject({
      reason: 'A newer mail about the same meeting was read before.',
    })
    await receive(request(date, 'SEQUENCE:2'), { method: 'CANCEL' })
    expect(await occurrences(meeting_id)).toEqual([
      '2026-11-24T09:00:00.000Z Kick-off',
      '2026-12-08T09:00:00.000Z Kick-off',
    ])
    await receive(request(weekly, 'SUMMARY:Weekly', 'SEQUENCE:3'))
    expect(await occurrences(meeting_id)).toEqual([
      '2026-11-24T09:00:00.000Z Weekly',
      '2026-12-08T09:00:00.000Z Weekly',
    ])
  })

  it('[INV80] ends before a date that is cancelled with all that follow, and with its first one', async () => {
    await receive(request(weekly))
    const meeting_id = await answer('approved')
    await receive(request(fromDate('20261201'), 'SEQUENCE:1'), { method: 'CANCEL' })
    expect(await occurrences(meeting_id)).toEqual(['2026-11-24T09:00:00.000Z Kick-off'])
    expect((await meeting(meeting_id))?.meeting_status).toBe('active')
    await receive(request(fromDate('20261124'), 'SEQUENCE:2'), { method: 'CANCEL' })
    expect((await meeting(meeting_id))?.meeting_status).toBe('cancelled')
  })

  it('[INV34] to one date of a series is a meeting of its own', async () => {
    await receive(request('RECURRENCE-ID;TZID=Europe/Berlin:20261124T100000'))
    const [proposal] = await proposals()
    expect(proposal?.meeting).toMatchObject({
      meeting_recurrence: { is_recurring: false },
      meeting_timestamps: { start_timestamp: '2026-11-24T09:00:00.000Z' },
    })
    const date = 'RECURRENCE-ID;TZID=Europe/Berlin:20261124T100000'
    await receive(request(date, 'SEQUENCE:1', 'DTSTART:20261124T120000Z', 'DTEND:20261124T130000Z'))
    expect((await proposals()).map(({ meeting: moved }) => moved.meeting_timestamps.start_timestamp)).toEqual(
      ['2026-11-24T12:00:00.000Z'],
    )
    await receive(request(date, 'SEQUENCE:2'), { method: 'CANCEL' })
    expect(await proposals()).toEqual([])
  })
})

describe('a meeting that is here already', () => {
  it('[INV35] is not made twice when a colleague’s invitation comes by mail', async () => {
    const bob = await server.aPerson({ first_name: 'Bob' })
    const { meeting_id } = await aMeeting(server, bob.access_token, {
      meeting_invitees: { [ada.user_id]: {} },
    })
    uid = meeting_id
    const from = 'Bob via Meridian <meet@people.example>'
    const mail_id = await receive(request(`ORGANIZER:mailto:${bob.primary_email}`), { from })
    const [proposal, ...others] = await proposals()
    expect(others).toEqual([])
    expect(await invitationIn(mail_id)).toMatchObject({
      meeting_proposal_id: proposal?.meeting_proposal_id,
      meeting_id,
      can_answer: true,
    })
    const forged = await receive(request('ORGANIZER:mailto:mallory@evil.example', 'SUMMARY:Not this'), {
      from,
    })
    expect(await invitationIn(forged)).toMatchObject({ can_answer: false, meeting_id: null })
    await receive(request(`ORGANIZER:mailto:${bob.primary_email}`), { from, method: 'CANCEL' })
    expect((await meeting(meeting_id))?.meeting_status).toBe('active')
  })

  it('[INV35] is left as it is where the person has it as an own one', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token)
    uid = meeting_id
    const mail_id = await receive(request('SUMMARY:Overwritten'))
    expect(await meeting(meeting_id)).toMatchObject({ meeting_title: 'Plan', outside_organizer: null })
    expect(await invitationIn(mail_id)).toMatchObject({
      can_answer: false,
      reason: 'You have this meeting in a calendar of your own already.',
    })
  })

  it('[INV35] is answered at Google where it is in a Google calendar', async () => {
    const mail_id = await receive(request())
    const [proposal] = await proposals()
    const { meeting_id = '' } = proposal?.meeting ?? {}
    await server.db
      .updateTable('meeting')
      .set({ meeting_integration_type: 'google_calendar', meeting_integration_id: 'g1' })
      .where('meeting_id', '=', meeting_id)
      .execute()
    expect(await invitationIn(mail_id)).toMatchObject({
      can_answer: false,
      reason: 'This meeting is in your Google Calendar. Answer it there.',
    })
    await receive(request('SEQUENCE:1', 'SUMMARY:By mail'))
    expect((await meeting(meeting_id))?.meeting_title).toBe('Kick-off')
    expect(await proposals()).toEqual([])
  })
})

it('[INV36] what is taken out of the spam counts from then on', async () => {
  const { mail_ids } = await importOnly(mailOf(request()))
  const hidden = server.db.updateTable('mail').set({ place: 'hidden' }).where('mail_id', 'in', mail_ids)
  const { mailbox_id, external_id } = await hidden
    .returning(['mailbox_id', 'external_id'])
    .executeTakeFirstOrThrow()
  await server.runDueJobs()
  expect(await proposals()).toEqual([])
  const label_ids = ['INBOX']
  const said = [{ external_id, label_ids, flags: flagsOf(label_ids), category: null }]
  await inTransaction(server.db, (tx) =>
    writeLabels(tx, { mailbox_id, reading_id: null }, said, new Date(now)),
  )
  await server.runDueJobs()
  expect(await proposals()).toHaveLength(1)
})

it('[INV36] nothing comes of a mail that was sorted out as spam, or that the person has sent', async () => {
  for (const place of ['hidden', 'sent'] as const) {
    const { mail_ids } = await importOnly(mailOf(request()))
    await server.db.updateTable('mail').set({ place }).where('mail_id', 'in', mail_ids).execute()
    await server.runDueJobs()
    expect(await proposals()).toEqual([])
    expect(await invitationIn(mail_ids[0] ?? '')).toBeNull()
  }
})

it('[INV37] taking an outside meeting off the list declines it', async () => {
  const mail_id = await receive(request())
  const meeting_id = await answer('approved')
  const { status } = await server.call(deleteMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
  expect(status).toBe(200)
  expect(await list()).toEqual([])
  expect(await invitationIn(mail_id)).toMatchObject({ meeting_action: 'rejected', can_answer: true })
})

/** Lines of an event; a later line of the same name takes the place of an earlier one, but for attendees. */
function request(...lines: readonly string[]): string[] {
  const usual = [
    `UID:${uid}`,
    'DTSTAMP:20261120T080000Z',
    'SUMMARY:Kick-off',
    'DTSTART;TZID=Europe/Berlin:20261124T100000',
    'DTEND;TZID=Europe/Berlin:20261124T110000',
    'ORGANIZER;CN=Nora Outside:mailto:nora@outside.example',
    'ATTENDEE;CN=Tom:mailto:tom@outside.example',
  ]
  const names = new Set(lines.map(nameOf))
  const isMoved = names.has('DTSTART')
  return [
    ...usual.filter(
      (line) =>
        nameOf(line) === 'ATTENDEE' || !(names.has(nameOf(line)) || (isMoved && nameOf(line) === 'DTEND')),
    ),
    ...lines,
  ]
}

function nameOf(line: string): string {
  return line.split(/[:;]/, 1)[0] ?? ''
}

function mailOf(
  event: readonly string[],
  { from = organizer, method = 'REQUEST', isNamed = true } = {},
): string {
  const isThere = !isNamed || event.some((line) => line.includes('+work@'))
  const asked = `ATTENDEE;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:${ada.primary_email}`
  return aCalendarMail({ from, method, event: isThere ? event : [...event, asked] })
}

function receive(
  event: readonly string[],
  about: { from?: string; method?: string; isNamed?: boolean } = {},
) {
  return receiveMail(server, ada.access_token, mailOf(event, about))
}

async function importOnly(mail: string): Promise<{ mail_ids: string[] }> {
  const { text } = await server.send({
    method: 'POST',
    path: '/v1/mail/import',
    payload: mail,
    headers: { 'content-type': 'message/rfc822' },
    token: ada.access_token,
  })
  const { data }: { data: { mail_ids: string[] } } = JSON.parse(text)
  return data
}

async function proposals(person = ada) {
  return (await server.call(listProposals, {}, person.access_token)).data ?? []
}

async function invitationIn(mail_id: string) {
  const { data } = await server.call(getMail, { params: { mail_id }, query: {} }, ada.access_token)
  return data?.mail_invitation ?? null
}

/** Answers the only proposal; the id of its meeting. */
async function answer(meeting_action: 'approved' | 'rejected'): Promise<string> {
  const [proposal] = await proposals()
  if (!proposal) throw new Error('Nothing is asked.')
  const { meeting_proposal_id, meeting } = proposal
  const body = { meeting_action }
  await server.call(answerProposal, { params: { meeting_proposal_id }, body }, ada.access_token)
  return meeting.meeting_id
}

/** A date and all that follow. */
function fromDate(day: string): string {
  return `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:${day}T100000`
}

async function meeting(meeting_id: string) {
  return (await server.call(getMeeting, { params: { meeting_id }, query: {} }, ada.access_token)).data
}

async function list() {
  return (await server.call(listMeetings, { query: {} }, ada.access_token)).data
}

async function occurrences(meeting_id: string) {
  const query = { start_timestamp: '2026-11-20T00:00:00Z', end_timestamp: '2026-12-10T00:00:00Z' }
  const { data } = await server.call(listOccurrences, { query }, ada.access_token)
  return data
    ?.filter((one) => one.meeting_id === meeting_id)
    .map(({ start_timestamp, meeting_title }) => `${start_timestamp} ${meeting_title}`)
}
