import {
  adoptMailedAnswer,
  answerProposal,
  getMail,
  getMeeting,
  listProposals,
  type Meeting,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { aCalendarMail, receiveMail } from '../../../../test/calendar-mail.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

const now = '2026-11-20T09:00:00.000Z'
const gus = 'Gus Guest <gus@guests.example>'
const guest_key = 'guest:11111111-1111-4111-8111-111111111111'
let server: TestServer
let ada: SessionUser
let bob: SessionUser
let meeting: Meeting

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(now)
  ada = await server.aPerson()
  bob = await server.aPerson({ first_name: 'Bob' })
  meeting = await plan()
})

describe('an answer by mail', () => {
  it.each([
    ['ACCEPTED', 'accepted', 'approved'],
    ['DECLINED', 'declined', 'rejected'],
    ['TENTATIVE', 'tentative', 'pending'],
  ])('[INV47] %s of a guest counts', async (partstat, answer, meeting_action) => {
    const mail_id = await receive(reply(partstat, 'COMMENT:See you\\, perhaps'))
    expect(await findKnownAction(guest_key)).toBe(meeting_action)
    expect(await invitationIn(mail_id)).toMatchObject({
      kind: 'answer',
      meeting_id: meeting.meeting_id,
      person: { address: 'gus@guests.example' },
      answer,
      comment: 'See you, perhaps',
      can_answer: false,
      reason: null,
    })
  })

  it('[INV47] of a colleague counts, in any case of the address', async () => {
    const address = bob.primary_email.toUpperCase()
    await receive(reply('ACCEPTED', `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${address}`), {
      from: bob.primary_email,
    })
    expect(await findKnownAction(bob.user_id)).toBe('approved')
  })

  it('[INV47] that is "maybe" stays open, and is noted as what it is until another is given', async () => {
    await receive(reply('TENTATIVE'))
    expect(await tentative()).toBe(true)
    await receive(reply('ACCEPTED', 'DTSTAMP:20261120T083500Z'))
    expect(await tentative()).toBe(false)
  })

  it('[INV81] brings its comment as a note, which the next one replaces', async () => {
    await receive(reply('DECLINED', 'COMMENT:On holiday\\, back on Monday.'))
    expect(await guestNote()).toBe('On holiday, back on Monday.')
    await receive(reply('ACCEPTED', 'DTSTAMP:20261120T083500Z'))
    expect(await guestNote()).toBe('')
  })

  it('[INV47] does not count from another address, from an uninvited sender, or for an unknown meeting', async () => {
    const forged = await receive(reply('DECLINED'), { from: 'mallory@evil.example' })
    expect((await invitationIn(forged))?.reason).toBe(
      'This was not sent by the person it speaks for, so it does not count.',
    )
    const stranger = reply('ACCEPTED', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:mallory@evil.example')
    const crashed = await receive(stranger, { from: 'mallory@evil.example' })
    expect((await invitationIn(crashed))?.reason).toBe('The sender is not invited, so this does not count.')
    const lost = await receive(reply('ACCEPTED', 'UID:nothing@outside.example'))
    expect((await invitationIn(lost))?.reason).toBe('It belongs to no meeting of yours.')
    expect(await findKnownAction(guest_key)).toBe('pending')
  })

  it('[INV79] from an alias counts once the organizer records it for the guest it may be of', async () => {
    const stranger = reply('ACCEPTED', 'ATTENDEE;CN=Gus Guest;PARTSTAT=ACCEPTED:mailto:gus@alias.example')
    const mail_id = await receive(stranger, { from: 'Gus Guest <gus@alias.example>' })
    expect(await findKnownAction(guest_key)).toBe('pending')
    const claim = (await invitationIn(mail_id))?.claim
    expect(claim).toMatchObject({
      from: { name: 'Gus Guest', address: 'gus@alias.example' },
      guests: [
        { address: 'gus@guests.example', is_likely: true },
        { address: bob.primary_email, is_likely: false },
      ],
    })
    const [gusRow] = claim?.guests ?? []
    const adopted = await adopt(mail_id, gusRow?.meeting_attendee_id ?? '')
    expect(adopted.data?.mail_invitation).toMatchObject({
      claim: null,
      reason: null,
      person: { address: 'gus@guests.example' },
    })
    expect(await findKnownAction(guest_key)).toBe('approved')
    expect((await adopt(mail_id, gusRow?.meeting_attendee_id ?? '')).status).toBe(409)
  })

  it('[INV79] through a provider without replies is suggested by the attendee it names', async () => {
    const mail_id = await receive(reply('DECLINED'), { from: 'Calendar <noreply@provider.example>' })
    const claim = (await invitationIn(mail_id))?.claim
    expect(claim?.guests[0]).toMatchObject({ address: 'gus@guests.example', is_likely: true })
    await adopt(mail_id, claim?.guests[0]?.meeting_attendee_id ?? '')
    expect(await findKnownAction(guest_key)).toBe('rejected')
  })

  it('[INV79] [INV81] brings its comment as a note when the organizer records it', async () => {
    const line = 'ATTENDEE;CN=Gus Guest;PARTSTAT=DECLINED:mailto:gus@alias.example'
    const mail_id = await receive(reply('DECLINED', line, 'COMMENT:On holiday\\, back on Monday.'), {
      from: 'Gus Guest <gus@alias.example>',
    })
    const claim = (await invitationIn(mail_id))?.claim
    await adopt(mail_id, claim?.guests[0]?.meeting_attendee_id ?? '')
    expect(await guestNote()).toBe('On holiday, back on Monday.')
  })

  it('[INV79] is recorded for no other person, by no other person, and not after a newer answer', async () => {
    const stranger = reply('ACCEPTED', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:gus@alias.example')
    const mail_id = await receive(stranger, { from: 'gus@alias.example' })
    const guest = (await invitationIn(mail_id))?.claim?.guests[0]?.meeting_attendee_id ?? ''
    const unknown = await adopt(mail_id, '0190a0a0-0000-7000-8000-000000000000')
    expect([unknown.status, unknown.errors?.[0]?.path]).toEqual([400, 'meeting_attendee_id'])
    const bad = await adopt(mail_id, 'seven')
    expect([bad.status, bad.errors?.[0]?.path]).toEqual([400, 'meeting_attendee_id'])
    expect((await adopt(mail_id, guest, bob.access_token)).status).toBe(404)
    expect((await adopt(mail_id, guest, '')).status).toBe(401)
    await receive(reply('DECLINED', 'DTSTAMP:20261120T085000Z'))
    expect((await adopt(mail_id, guest)).status).toBe(409)
    expect(await findKnownAction(guest_key)).toBe('rejected')
  })

  it('[INV47] does not count for a meeting of a colleague, though it comes to an invited person', async () => {
    const mail = aCalendarMail({ from: gus, method: 'REPLY', event: reply('DECLINED') })
    const mail_id = await receiveMail(server, bob.access_token, mail)
    expect((await invitationIn(mail_id, bob))?.reason).toBe('It belongs to no meeting of yours.')
    expect(await findKnownAction(guest_key)).toBe('pending')
  })

  it('[INV47] that was written earlier does not undo a later one', async () => {
    await receive(reply('ACCEPTED', 'DTSTAMP:20261120T084000Z'))
    const older = await receive(reply('DECLINED', 'DTSTAMP:20261120T083000Z'))
    expect((await invitationIn(older))?.reason).toBe('A newer mail about the same meeting was read before.')
    expect(await findKnownAction(guest_key)).toBe('approved')
    await receive(reply('DECLINED', 'DTSTAMP:20261120T084500Z'))
    expect(await findKnownAction(guest_key)).toBe('rejected')
  })

  it('[INV47] is for the time it was given for, whatever else has changed', async () => {
    await change({ meeting_title: 'Renamed' })
    await receive(reply('ACCEPTED'))
    expect(await findKnownAction(guest_key)).toBe('approved')
    await change({ meeting_date: { start_date: '2026-11-25' } })
    const late = await receive(reply('DECLINED', 'DTSTAMP:20261120T085000Z'))
    const bare = await receive(
      reply('DECLINED', 'DTSTAMP:20261120T085000Z').filter((line) => !line.startsWith('DTSTART')),
    )
    for (const mail_id of [late, bare])
      expect((await invitationIn(mail_id))?.reason).toBe(
        'A newer mail about the same meeting was read before.',
      )
    expect(await findKnownAction(guest_key)).toBe('pending')
  })

  it('[INV47] comes too late once the meeting has begun', async () => {
    server.setNow('2026-11-24T09:30:00.000Z')
    const mail_id = await receive(reply('ACCEPTED', 'DTSTAMP:20261124T092000Z'))
    expect((await invitationIn(mail_id))?.reason).toBe(
      'The meeting had begun or was cancelled when this mail was read.',
    )
    expect(await findKnownAction(guest_key)).toBe('pending')
  })

  it('[INV48] for one date of a series counts for that date, until the series is answered again', async () => {
    meeting = await plan({ meeting_recurrence: { recurring_type: 'weekly', is_recurring: true } })
    await receive(reply('ACCEPTED'))
    const mail_id = await receive(reply('DECLINED', 'DTSTAMP:20261120T084000Z', ...dateOf('20261201')))
    expect(await invitationIn(mail_id)).toMatchObject({
      answer: 'declined',
      meeting_id: meeting.meeting_id,
      reason: null,
    })
    expect(await answerOn('2026-11-24')).toEqual(['approved', 'series'])
    expect(await answerOn('2026-12-01')).toEqual(['rejected', 'occurrence'])
    expect(await answerOn('2026-12-08')).toEqual(['approved', 'series'])
    const older = await receive(reply('ACCEPTED', 'DTSTAMP:20261120T083500Z', ...dateOf('20261201')))
    expect((await invitationIn(older))?.reason).toBe('A newer mail about the same meeting was read before.')
    await receive(reply('TENTATIVE', 'DTSTAMP:20261120T085000Z'))
    expect(await answerOn('2026-12-01')).toEqual(['pending', 'series'])
  })

  it('[INV48] for a date and all that follow counts for those, and moves with a series that is split', async () => {
    meeting = await plan({ meeting_recurrence: { recurring_type: 'weekly', is_recurring: true } })
    await receive(reply('ACCEPTED'))
    const range = ['RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261201T100000']
    const mail_id = await receive(reply('DECLINED', 'DTSTAMP:20261120T084000Z', ...range))
    expect((await invitationIn(mail_id))?.reason).toBeNull()
    await receive(reply('TENTATIVE', 'DTSTAMP:20261120T084500Z', ...dateOf('20261215')))
    expect(await answerOn('2026-11-24')).toEqual(['approved', 'series'])
    expect(await answerOn('2026-12-01')).toEqual(['rejected', 'following'])
    expect(await answerOn('2026-12-15')).toEqual(['pending', 'occurrence'])
    const { meeting_id } = meeting
    const body = {
      meeting_title: 'Split',
      series_scope: 'this_and_following' as const,
      original_start_timestamp: '2026-12-08T09:00:00.000Z',
    }
    const split = await server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)
    expect(split.data?.meeting_id).not.toBe(meeting_id)
    expect(split.status).toBe(200)
    expect(await answerOn('2026-12-01')).toEqual(['rejected', 'following'])
    expect(await answerOn('2026-12-08', split.data?.meeting_id)).toEqual(['rejected', 'following'])
    expect(await answerOn('2026-12-15', split.data?.meeting_id)).toEqual(['pending', 'occurrence'])
  })

  it('[INV48] for one date ends when that date or the series moves', async () => {
    meeting = await plan({ meeting_recurrence: { recurring_type: 'weekly', is_recurring: true } })
    for (const day of ['20261201', '20261208']) await receive(reply('DECLINED', ...dateOf(day)))
    const { meeting_id } = meeting
    const body = {
      series_scope: 'this' as const,
      original_start_timestamp: '2026-12-01T09:00:00.000Z',
      meeting_time: { start_time: '11:00', end_time: '11:30' },
    }
    await server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)
    expect(await answerOn('2026-12-01')).toEqual(['pending', 'series'])
    expect(await answerOn('2026-12-08')).toEqual(['rejected', 'occurrence'])
    const late = await receive(reply('ACCEPTED', 'DTSTAMP:20261120T085500Z', ...dateOf('20261201')))
    expect((await invitationIn(late))?.reason).toBe('A newer mail about the same meeting was read before.')
    await change({ meeting_time: { start_time: '12:00', end_time: '12:30' } })
    expect(await answerOn('2026-12-08', meeting_id, '11:00')).toEqual(['pending', 'series'])
  })

  it('[INV48] for a date that the series does not have, or that has passed, does not count', async () => {
    meeting = await plan({ meeting_recurrence: { recurring_type: 'weekly', is_recurring: true } })
    const mail_id = await receive(reply('DECLINED', ...dateOf('20261202')))
    expect((await invitationIn(mail_id))?.reason).toBe(
      'The meeting had begun or was cancelled when this mail was read.',
    )
  })
})

describe('another time by mail', () => {
  const later = ['DTSTART;TZID=Europe/Berlin:20261125T150000', 'DTEND;TZID=Europe/Berlin:20261125T160000']

  it('[INV49] is a counter-proposal that the organizer answers where the mail is shown', async () => {
    const mail_id = await receive(reply('TENTATIVE', ...later), { method: 'COUNTER' })
    const [proposal] = await proposals()
    expect(proposal).toMatchObject({
      proposal_type: 'counter_proposal',
      proposed_by: { user_id: null, full_name: 'Gus Guest' },
      meeting: { meeting_timestamps: { start_timestamp: '2026-11-25T14:00:00.000Z' } },
    })
    expect(await invitationIn(mail_id)).toMatchObject({
      kind: 'counter_proposal',
      meeting_proposal_id: proposal?.meeting_proposal_id,
      meeting_action: 'pending',
      start_timestamp: '2026-11-25T14:00:00.000Z',
      person: { name: 'Gus Guest', address: 'gus@guests.example' },
      availability: { is_available: true },
      can_answer: true,
      can_propose: false,
    })
    const { meeting_proposal_id = '' } = proposal ?? {}
    const body = { meeting_action: 'approved' as const }
    await server.call(answerProposal, { params: { meeting_proposal_id }, body }, ada.access_token)
    expect((await shown())?.meeting_timestamps.start_timestamp).toBe('2026-11-25T14:00:00.000Z')
    expect(await findKnownAction(guest_key)).toBe('approved')
    expect(await invitationIn(mail_id)).toMatchObject({
      meeting_action: 'approved',
      can_answer: false,
      reason: 'This proposal no longer waits for an answer.',
    })
  })

  it('[INV49] of a series moves the whole, by the date that comes next', async () => {
    meeting = await plan({
      meeting_date: { start_date: '2026-11-17' },
      meeting_recurrence: { recurring_type: 'weekly', is_recurring: true },
    })
    const moved = ['DTSTART;TZID=Europe/Berlin:20261117T150000', 'DTEND;TZID=Europe/Berlin:20261117T160000']
    await receive(reply('TENTATIVE', ...moved), { method: 'COUNTER' })
    const [proposal] = await proposals()
    expect(proposal?.meeting.meeting_timestamps.start_timestamp).toBe('2026-11-24T14:00:00.000Z')
  })

  it('[INV49] counts only from an attendee, for a future time, and for a whole series', async () => {
    const forged = await receive(reply('TENTATIVE', ...later), { method: 'COUNTER', from: 'm@evil.example' })
    expect((await invitationIn(forged))?.reason).toContain('not invited')
    const past = ['DTSTART:20261119T090000Z', 'DTEND:20261119T100000Z']
    const passed = await receive(reply('TENTATIVE', ...past), { method: 'COUNTER' })
    expect((await invitationIn(passed))?.reason).toBe('The proposed time had passed when this mail was read.')
    const nothing = await receive(
      reply('TENTATIVE').filter((line) => !line.startsWith('DTSTART')),
      { method: 'COUNTER' },
    )
    expect((await invitationIn(nothing))?.reason).toContain('cannot be kept')
    expect(await proposals()).toEqual([])
  })
})

describe('[INV91] another time by mail for one date of a series', () => {
  beforeEach(async () => {
    meeting = await plan({ meeting_recurrence: { recurring_type: 'weekly', is_recurring: true } })
  })

  it('is a proposal for that date, which moves that date alone and notes that the guest comes', async () => {
    const mail_id = await receive(reply('TENTATIVE', ...forDate()), { method: 'COUNTER' })
    const [proposal] = await proposals()
    expect(proposal).toMatchObject({
      proposal_type: 'counter_proposal',
      original_start_timestamp: '2026-12-01T09:00:00.000Z',
      meeting: {
        original_start_timestamp: '2026-12-01T09:00:00.000Z',
        meeting_timestamps: { start_timestamp: '2026-12-02T14:00:00.000Z' },
      },
    })
    expect(await invitationIn(mail_id)).toMatchObject({ can_answer: true, reason: null })
    expect((await answerWith('approved', proposal?.meeting_proposal_id)).status).toBe(200)
    expect(await startOf('2026-12-01')).toBe('2026-12-02T14:00:00.000Z')
    expect(await startOf('2026-12-08')).toBe('2026-12-08T09:00:00.000Z')
    expect(await answerOn('2026-12-01')).toEqual(['approved', 'occurrence'])
    expect(await answerOn('2026-12-08')).toEqual(['pending', 'series'])
    expect(await proposals()).toEqual([])
  })

  it('waits beside one for another date, and one for the whole series', async () => {
    await receive(reply('TENTATIVE', ...forDate()), { method: 'COUNTER' })
    const other = forDate('20261209T150000').with(0, 'RECURRENCE-ID;TZID=Europe/Berlin:20261208T100000')
    await receive(reply('TENTATIVE', ...other), { method: 'COUNTER' })
    await receive(reply('TENTATIVE', ...forDate().slice(1)), { method: 'COUNTER' })
    const again = await receive(reply('TENTATIVE', ...forDate('20261203T150000')), { method: 'COUNTER' })
    expect((await proposals()).map(({ original_start_timestamp }) => original_start_timestamp)).toEqual([
      null,
      '2026-12-01T09:00:00.000Z',
      '2026-12-08T09:00:00.000Z',
    ])
    expect((await invitationIn(again))?.start_timestamp).toBe('2026-12-03T14:00:00.000Z')
  })

  it('no longer waits once the date or the series has moved, and the mail says so', async () => {
    const mail_id = await receive(reply('TENTATIVE', ...forDate()), { method: 'COUNTER' })
    const [proposal] = await proposals()
    await change({
      series_scope: 'this',
      original_start_timestamp: '2026-12-01T09:00:00.000Z',
      meeting_time: { start_time: '11:00', end_time: '11:30' },
    })
    expect(await proposals()).toEqual([])
    const { status, message } = await answerWith('approved', proposal?.meeting_proposal_id)
    expect({ status, message }).toEqual({
      status: 409,
      message: 'This proposal no longer waits for an answer.',
    })
    expect((await invitationIn(mail_id))?.reason).toBe('This proposal no longer waits for an answer.')
    expect(await startOf('2026-12-01')).toBe('2026-12-01T10:00:00.000Z')
  })

  it('does not count for a date that the series does not have', async () => {
    const wrong = forDate().with(0, 'RECURRENCE-ID;TZID=Europe/Berlin:20261202T100000')
    const mail_id = await receive(reply('TENTATIVE', ...wrong), { method: 'COUNTER' })
    expect((await invitationIn(mail_id))?.reason).toBe(
      'The meeting had begun or was cancelled when this mail was read.',
    )
    expect(await proposals()).toEqual([])
  })
})

type Fields = Parameters<typeof aMeeting>[2]

function plan(fields: Fields = {}): Promise<Meeting> {
  const guest = { primary_email: 'gus@guests.example', full_name: 'Gus Guest' }
  const meeting_invitees = { [bob.user_id]: {}, [guest_key]: guest }
  return aMeeting(server, ada.access_token, { meeting_invitees, ...fields })
}

/** A later line of the same name takes the place of an earlier one. */
function reply(partstat: string, ...lines: readonly string[]): string[] {
  const usual = [
    `UID:${meeting.meeting_id}`,
    'DTSTAMP:20261120T083000Z',
    'DTSTART;TZID=Europe/Berlin:20261124T100000',
    `ORGANIZER:mailto:${ada.primary_email}`,
    `ATTENDEE;PARTSTAT=${partstat}:mailto:gus@guests.example`,
  ]
  const given = new Set(lines.map(nameOf))
  return [...usual.filter((line) => !given.has(nameOf(line))), ...lines]
}

function receive(event: readonly string[], { from = gus, method = 'REPLY' } = {}) {
  return receiveMail(server, ada.access_token, aCalendarMail({ from, method, event }))
}

async function invitationIn(mail_id: string, person = ada) {
  const { data } = await server.call(getMail, { params: { mail_id }, query: {} }, person.access_token)
  return data?.mail_invitation
}

async function shown() {
  const { meeting_id } = meeting
  return (await server.call(getMeeting, { params: { meeting_id }, query: {} }, ada.access_token)).data
}

async function guestNote() {
  return (await shown())?.meeting_invitees[guest_key]?.answer_note
}

async function findKnownAction(key: string) {
  return (await shown())?.meeting_invitees[key]?.meeting_action
}

async function change(body: Record<string, unknown>) {
  const { meeting_id } = meeting
  const { status } = await server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)
  expect(status).toBe(200)
}

async function proposals() {
  return (await server.call(listProposals, {}, ada.access_token)).data ?? []
}

function nameOf(line: string): string | undefined {
  return line.split(/[:;]/, 1)[0]
}

async function tentative() {
  return (await shown())?.meeting_invitees[guest_key]?.is_tentative
}

function adopt(mail_id: string, meeting_attendee_id: string, token = ada.access_token) {
  return server.call(adoptMailedAnswer, { params: { mail_id }, body: { meeting_attendee_id } }, token)
}

/** The lines of a reply for one date. */
function dateOf(day: string): string[] {
  return [`RECURRENCE-ID;TZID=Europe/Berlin:${day}T100000`, `DTSTART;TZID=Europe/Berlin:${day}T100000`]
}

async function answerOn(day: string, meeting_id = meeting.meeting_id, utc = '09:00') {
  const query = { original_start_timestamp: `${day}T${utc}:00.000Z` }
  const { data, message } = await server.call(getMeeting, { params: { meeting_id }, query }, ada.access_token)
  if (!data) throw new Error(message)
  const guest = data.meeting_invitees[guest_key]
  return [guest?.meeting_action, guest?.reply_scope]
}

/** The lines of another time for 1 December. */
function forDate(start = '20261202T150000'): string[] {
  return [
    'RECURRENCE-ID;TZID=Europe/Berlin:20261201T100000',
    `DTSTART;TZID=Europe/Berlin:${start}`,
    `DTEND;TZID=Europe/Berlin:${start.replace('T15', 'T16')}`,
  ]
}

function answerWith(meeting_action: 'approved' | 'rejected', meeting_proposal_id = '') {
  const input = { params: { meeting_proposal_id }, body: { meeting_action } }
  return server.call(answerProposal, input, ada.access_token)
}

async function startOf(day: string) {
  const { meeting_id } = meeting
  const query = { original_start_timestamp: `${day}T09:00:00.000Z` }
  const { data } = await server.call(getMeeting, { params: { meeting_id }, query }, ada.access_token)
  return data?.meeting_timestamps.start_timestamp
}
