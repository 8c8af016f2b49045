import {
  answerProposal,
  deleteMeeting,
  type Endpoint,
  getMeeting,
  type Input,
  listMeetings,
  listProposals,
  type Meeting,
  type MeetingProposal,
  proposeOtherTime,
  type SessionUser,
  updateAvailability,
  updateMeeting,
  withdrawProposedTime,
} from '@meridian/contract'
import { instantOf, wallTimeOf } from '@meridian/engine'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { startTestServer } from '../../../../test/server.ts'
import { type JudgedProposal } from './proposal-availability.service.ts'
import { listProposals as listJudged } from './proposal.service.ts'

const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser
let eve: SessionUser

beforeEach(() => arriveAt('2026-11-20T09:00:00.000Z'))
afterAll(() => server.close())

describe('the list', () => {
  it('[INV67] lists pending proposals, earliest first', async () => {
    await aMeeting(server, ada.access_token, {
      meeting_title: 'later',
      ...on('2026-12-01', '10:00'),
      ...asks(bob),
    })
    await aMeeting(server, ada.access_token, {
      meeting_title: 'sooner',
      ...on('2026-11-25', '10:00'),
      ...asks(bob, eve),
    })
    await aMeeting(server, ada.access_token, {
      meeting_title: 'begun',
      ...on('2026-11-20', '10:00'),
      ...asks(bob),
    })
    const off = await aMeeting(server, ada.access_token, { meeting_title: 'off', ...asks(bob) })
    await server.call(deleteMeeting, { params: off, query: { how: 'cancel' } }, ada.access_token)
    const taken_off = await aMeeting(server, ada.access_token, { meeting_title: 'taken off', ...asks(bob) })
    await server.call(deleteMeeting, { params: taken_off, query: {} }, bob.access_token)
    const proposals = await proposalsOf(bob)
    expect(proposals.map(({ meeting }) => meeting.meeting_title)).toEqual(['sooner', 'later'])
    expect(proposals[0]).toMatchObject({
      proposal_type: 'invitation',
      meeting_action: 'pending',
      proposed_by: { user_id: ada.user_id, full_name: 'Ada Example' },
      own_counter_proposal: null,
    })
    expect(await proposalsOf(ada)).toEqual([])
    await answer(bob, proposals[0], 'approved')
    expect(await proposalsOf(bob)).toHaveLength(1)
  })

  it('[INV67] [INV68] asks about a series at its next occurrence until it is over', async () => {
    await aMeeting(server, ada.access_token, {
      ...on('2026-11-24', '10:00'),
      ...asks(bob),
      ...repeats('weekly', '2026-12-08'),
    })
    server.setNow('2026-12-01T12:00:00.000Z')
    expect((await proposalsOf(bob))[0]?.meeting.meeting_timestamps.start_timestamp).toBe(
      '2026-12-08T09:00:00.000Z',
    )
    server.setNow('2026-12-08T10:00:00.000Z')
    expect(await proposalsOf(bob)).toEqual([])
  })

  it('[INV68] reports that the time is free within the reader’s hours', async () => {
    await aMeeting(server, ada.access_token, { ...on('2026-11-24', '10:00'), ...asks(bob) })
    const [proposal] = await proposalsOf(bob)
    // 09:00 UTC is 14:45 in Kathmandu.
    expect(proposal?.availability).toEqual({
      is_available: true,
      reason: null,
      conflicts: [],
      possible_slots: null,
    })
  })

  it('[INV68] [INV69] reports overlaps to the reader alone, and offers the next slots in which all are free', async () => {
    const private_title = { meeting_title: 'Dentist', ...on('2026-11-24', '09:30', '10:30') }
    const dentist = await aMeeting(server, bob.access_token, private_title)
    await aMeeting(server, ada.access_token, { meeting_title: 'Adas', ...on('2026-11-24', '11:00', '11:45') })
    await aMeeting(server, ada.access_token, { ...on('2026-11-24', '10:00', '10:30'), ...asks(bob) })
    const [proposal] = await proposalsOf(bob)
    expect(proposal?.availability).toEqual({
      is_available: false,
      reason: 'busy',
      conflicts: [{ meeting_id: dentist.meeting_id, meeting_title: 'Dentist' }],
      // Bob ends at 17:00, which is 12:15 in Berlin.
      possible_slots: {
        start_timestamp: '2026-11-24T09:30:00.000Z',
        end_timestamp: '2026-11-24T10:00:00.000Z',
        alternatives: [
          ['2026-11-24T10:45:00.000Z', '2026-11-24T11:15:00.000Z'],
          ['2026-11-25T08:00:00.000Z', '2026-11-25T08:30:00.000Z'],
          ['2026-11-25T08:30:00.000Z', '2026-11-25T09:00:00.000Z'],
        ],
      },
    })
  })

  it('[INV68] [INV69] respects the reader’s hours, and leaves out attendees who declined', async () => {
    await aMeeting(server, ada.access_token, { ...on('2026-11-23', '16:00', '16:30'), ...asks(bob, eve) })
    const [eves] = await proposalsOf(eve)
    const [bobs] = await proposalsOf(bob)
    // 15:00 UTC is 20:45 in Kathmandu and 11:30 in St. John's; these two never share working hours.
    expect(eves?.availability.is_available).toBe(true)
    expect(bobs?.availability).toMatchObject({
      is_available: false,
      reason: 'outside_hours',
      conflicts: [],
      possible_slots: null,
    })
    await answer(eve, eves, 'rejected')
    expect((await proposalsOf(bob))[0]?.availability.possible_slots?.start_timestamp).toBe(
      '2026-11-24T08:00:00.000Z',
    )
  })

  it('[INV69] looks no further than 14 days, and never before now', async () => {
    const shut = { start_time: '09:00', end_time: '17:00', is_available: false }
    const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
    const closed = { availability_info: Object.fromEntries(days.map((day) => [day, shut])) }
    await aMeeting(server, ada.access_token, { ...on('2026-11-24', '10:00'), ...asks(bob) })
    await server.call(updateAvailability, { body: closed }, bob.access_token)
    expect((await proposalsOf(bob))[0]?.availability).toMatchObject({
      is_available: false,
      possible_slots: null,
    })
  })

  it('[INV70] takes the same seven statements for one proposal and for thirty', async () => {
    await aMeeting(server, bob.access_token, {
      meeting_title: 'in the way',
      ...on('2026-11-24', '09:00', '17:00'),
    })
    await aMeeting(server, ada.access_token, { ...on('2026-11-24', '10:00'), ...asks(bob) })
    expect(await statementsFor(bob)).toEqual({ proposals: 1, statements: 7 })
    for (let index = 0; index < 29; index += 1) {
      await aMeeting(server, ada.access_token, { ...on('2026-11-24', '10:00'), ...asks(bob, eve) })
    }
    expect(await statementsFor(bob)).toEqual({ proposals: 30, statements: 7 })
  })
})

describe('answering an invitation', () => {
  it('[INV71] may be changed until the start', async () => {
    await aMeeting(server, ada.access_token, asks(bob))
    const [proposal] = await proposalsOf(bob)
    for (const action of ['rejected', 'approved', 'pending', 'approved'] as const) {
      const answered = await answer(bob, proposal, action)
      expect([answered.status, answered.data?.meeting_action]).toEqual([200, action])
      expect(await answerSeenByOrganizer(proposal)).toBe(action)
    }
    expect((await answer(bob, proposal, 'approved')).message).toBe('Meeting proposal updated successfully')
    server.setNow('2026-11-24T09:00:00.000Z')
    expect((await answer(bob, proposal, 'rejected')).status).toBe(409)
  })

  it('[INV71] may be a maybe, which leaves the list, is known to the reader by its id, and can be changed', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, asks(bob))
    const [proposal] = await proposalsOf(bob)
    const { meeting_proposal_id = '' } = proposal ?? {}
    const params = { meeting_proposal_id }
    const maybe = { meeting_action: 'pending' as const, is_tentative: true }
    const answered = await server.call(answerProposal, { params, body: maybe }, bob.access_token)
    expect([answered.status, await proposalsOf(bob)]).toEqual([200, []])
    const seenBy = async (person: SessionUser) =>
      (await server.call(getMeeting, { params: { meeting_id } }, person.access_token)).data?.meeting_invitees[
        bob.user_id
      ]
    expect(await seenBy(bob)).toMatchObject({ ...maybe, meeting_proposal_id })
    const answerReadBy = async (person: SessionUser) =>
      (await server.call(getMeeting, { params: { meeting_id }, query: {} }, person.access_token)).data
        ?.reader_answer
    expect(await answerReadBy(bob)).toMatchObject({ ...maybe, meeting_proposal_id })
    expect(await answerReadBy(ada)).toBeNull()
    expect(await seenBy(ada)).toMatchObject({ ...maybe, meeting_proposal_id: null })
    await answer(bob, proposal, 'approved')
    expect(await seenBy(ada)).toMatchObject({ meeting_action: 'approved', is_tentative: false })
    const wrong = { meeting_action: 'approved' as const, is_tentative: true }
    const refused = await server.call(answerProposal, { params, body: wrong }, bob.access_token)
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, 'is_tentative'])
  })

  it('[INV81] has a note to the organizer, which no other invitee sees and another time ends', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, asks(bob, eve))
    const [proposal] = await proposalsOf(bob)
    const params = { meeting_proposal_id: proposal?.meeting_proposal_id ?? '' }
    const body = { meeting_action: 'approved' as const, answer_note: ' Ten minutes late. ' }
    expect((await server.call(answerProposal, { params, body }, bob.access_token)).status).toBe(200)
    const noteSeenBy = async (person: SessionUser) =>
      (await server.call(getMeeting, { params: { meeting_id } }, person.access_token)).data?.meeting_invitees[
        bob.user_id
      ]?.answer_note
    expect(await noteSeenBy(ada)).toBe('Ten minutes late.')
    expect(await noteSeenBy(bob)).toBe('Ten minutes late.')
    expect(await noteSeenBy(eve)).toBe('')
    const long = { ...body, answer_note: 'x'.repeat(501) }
    const refused = await server.call(answerProposal, { params, body: long }, bob.access_token)
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, 'answer_note'])
    const stranger = await server.aPerson()
    expect((await server.call(answerProposal, { params, body }, stranger.access_token)).status).toBe(404)
    expect((await server.call(answerProposal, { params, body }, undefined)).status).toBe(401)
    const moved = { meeting_date: { start_date: '2026-12-02' } }
    await server.call(updateMeeting, { params: { meeting_id }, body: moved }, ada.access_token)
    expect(await noteSeenBy(ada)).toBe('')
  })

  it('[INV71] takes a declined meeting off the list of meetings, and an accepted one brings it back', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, asks(bob))
    const [proposal] = await proposalsOf(bob)
    const listed = async () => (await server.call(listMeetings, { query: {} }, bob.access_token)).data?.length
    await answer(bob, proposal, 'rejected')
    expect(await listed()).toBe(0)
    await server.call(deleteMeeting, { params: { meeting_id }, query: {} }, bob.access_token)
    await answer(bob, proposal, 'approved')
    expect(await listed()).toBe(1)
  })

  it('[INV71] is refused for a cancelled meeting and for a series that is over', async () => {
    const meeting = await aMeeting(server, ada.access_token, asks(bob))
    const series = await aMeeting(server, ada.access_token, {
      ...on('2026-11-25', '10:00'),
      ...asks(bob),
      ...repeats('daily', '2026-11-26'),
    })
    const [proposal, ofSeries] = await proposalsOf(bob)
    await server.call(deleteMeeting, { params: meeting, query: { how: 'cancel' } }, ada.access_token)
    expect((await answer(bob, proposal, 'approved')).status).toBe(409)
    server.setNow('2026-11-26T09:15:00.000Z')
    expect([ofSeries?.meeting.meeting_id, (await answer(bob, ofSeries, 'approved')).status]).toEqual([
      series.meeting_id,
      200,
    ])
    server.setNow('2026-11-27T09:30:00.000Z')
    expect((await answer(bob, ofSeries, 'approved')).status).toBe(409)
  })

  it('[INV72] is the invitee’s alone', async () => {
    await aMeeting(server, ada.access_token, asks(bob))
    const [proposal] = await proposalsOf(bob)
    const { meeting_proposal_id = '' } = proposal ?? {}
    for (const person of [eve, ada]) {
      expect((await answer(person, proposal, 'rejected')).status).toBe(404)
      expect((await propose(person, proposal, '2026-11-25T09:00:00.000Z')).status).toBe(404)
    }
    expect(await answerSeenByOrganizer(proposal)).toBe('pending')
    const unknown = '0198f000-0000-7000-8000-00000000dead'
    const body = { meeting_proposal_id: unknown, meeting_action: 'approved' as const }
    const mixed = await server.call(
      answerProposal,
      { params: { meeting_proposal_id }, body },
      bob.access_token,
    )
    expect([mixed.status, mixed.errors?.[0]?.path]).toEqual([400, 'meeting_proposal_id'])
    const missing = await server.call(answerProposal, { params: body, body }, bob.access_token)
    expect(missing.status).toBe(404)
  })

  it('[INV72] refuses the signed-out, and people without a calendar', async () => {
    const operator = await server.aPerson({ first_name: 'Olga' })
    await server.db
      .updateTable('app_user')
      .set({ role: 'admin' })
      .where('user_id', '=', operator.user_id)
      .execute()
    const params = { meeting_proposal_id: '0198f000-0000-7000-8000-00000000dead' }
    const times = { start_timestamp: '2026-11-25T09:00:00.000Z', end_timestamp: '2026-11-25T10:00:00.000Z' }
    for (const attempt of [
      calling(listProposals, {}),
      calling(answerProposal, { params, body: { meeting_action: 'approved' } }),
      calling(proposeOtherTime, { params, body: times }),
      calling(withdrawProposedTime, { params }),
    ]) {
      expect((await attempt()).status).toBe(401)
      expect((await attempt(operator.access_token)).status).toBe(403)
    }
  })

  it('[INV72] [INV73] refuses bad input by the field', async () => {
    await aMeeting(server, ada.access_token, asks(bob))
    const [proposal] = await proposalsOf(bob)
    const path = `/v1/meeting/meeting_proposal/${proposal?.meeting_proposal_id}`
    const put = await send('PUT', path, { meeting_action: 'maybe' })
    expect([put.status, put.errors?.[0]?.path]).toEqual([400, 'meeting_action'])
    const moments: [string, string, string][] = [
      ['start_timestamp', '2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z'],
      ['start_timestamp', '2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z'],
      ['start_timestamp', 'tomorrow', '2026-11-24T10:00:00.000Z'],
      ['end_timestamp', '2026-11-25T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
      ['end_timestamp', '2026-11-25T10:00:00.000Z', '2028-11-25T10:00:00.000Z'],
      ['start_timestamp', '9999-12-31T10:00:00.000Z', '9999-12-31T11:00:00.000Z'],
    ]
    for (const [field, start_timestamp, end_timestamp] of moments) {
      const post = await send('POST', `${path}/counter_proposal`, { start_timestamp, end_timestamp })
      expect([start_timestamp, post.status, post.errors?.[0]?.path]).toEqual([start_timestamp, 400, field])
    }
  })
})

describe('proposing another time', () => {
  it('[INV73] asks the organizer, keeps the own answer, and replaces the earlier one', async () => {
    const meeting = await aMeeting(server, ada.access_token, asks(bob))
    const [invitation] = await proposalsOf(bob)
    await propose(bob, invitation, '2026-11-25T09:00:00.000Z')
    const { status, data } = await propose(bob, invitation, '2026-11-26T10:30:00.000Z')
    expect(status).toBe(201)
    expect(data).toMatchObject({
      proposal_type: 'invitation',
      meeting_action: 'pending',
      own_counter_proposal: {
        start_timestamp: '2026-11-26T10:30:00.000Z',
        end_timestamp: '2026-11-26T11:30:00.000Z',
      },
      meeting: { meeting_timestamps: meeting.meeting_timestamps },
    })
    const counters = await proposalsOf(ada)
    expect(counters).toHaveLength(1)
    expect(counters[0]).toMatchObject({
      proposal_type: 'counter_proposal',
      proposed_by: { user_id: bob.user_id, full_name: 'Bob Example' },
      availability: { is_available: true },
      meeting: {
        meeting_id: meeting.meeting_id,
        meeting_timestamps: { start_timestamp: '2026-11-26T10:30:00.000Z' },
        meeting_date: { start_date: '2026-11-26' },
        meeting_time: { start_time: '11:30', end_time: '12:30' },
      },
    })
    expect((await proposalsOf(bob))[0]?.own_counter_proposal).not.toBeNull()
  })

  it('[INV73] is withdrawn by accepting the time after all', async () => {
    await aMeeting(server, ada.access_token, asks(bob))
    const [invitation] = await proposalsOf(bob)
    await propose(bob, invitation, '2026-11-25T09:00:00.000Z')
    await answer(bob, invitation, 'approved')
    expect(await proposalsOf(ada)).toEqual([])
  })

  it('[INV71] [INV73] is refused once the meeting has begun or was cancelled', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, asks(bob))
    const [invitation] = await proposalsOf(bob)
    server.setNow('2026-11-24T09:00:00.000Z')
    expect((await propose(bob, invitation, '2026-11-25T09:00:00.000Z')).status).toBe(409)
    server.setNow('2026-11-24T08:00:00.000Z')
    await server.call(deleteMeeting, { params: { meeting_id }, query: { how: 'cancel' } }, ada.access_token)
    expect((await propose(bob, invitation, '2026-11-25T09:00:00.000Z')).status).toBe(409)
  })
})

describe('[INV85] withdrawing a proposed time', () => {
  it('ends the question to the organizer and keeps the response', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, asks(bob))
    const [invitation] = await proposalsOf(bob)
    await propose(bob, invitation, '2026-11-25T09:00:00.000Z')
    await answer(bob, invitation, 'rejected')
    expect(await ownCounterSeenBy(bob, meeting_id)).toEqual({
      original_start_timestamp: null,
      start_timestamp: '2026-11-25T09:00:00.000Z',
      end_timestamp: '2026-11-25T10:00:00.000Z',
      can_withdraw: true,
    })
    expect(await ownCounterSeenBy(ada, meeting_id)).toBeUndefined()
    const { status, data, message } = await withdraw(bob, invitation)
    expect([status, message]).toEqual([200, 'Meeting proposal updated successfully'])
    expect(data).toMatchObject({ meeting_action: 'rejected', own_counter_proposal: null })
    expect(await proposalsOf(ada)).toEqual([])
    expect(await ownCounterSeenBy(bob, meeting_id)).toBeNull()
  })

  it('is refused without a proposed time and once the organizer has answered it', async () => {
    await aMeeting(server, ada.access_token, asks(bob))
    const [invitation] = await proposalsOf(bob)
    expect((await withdraw(bob, invitation)).status).toBe(409)
    await propose(bob, invitation, '2026-11-25T09:00:00.000Z')
    await answer(ada, (await proposalsOf(ada))[0], 'rejected')
    const refused = await withdraw(bob, invitation)
    expect([refused.status, refused.message]).toEqual([409, 'This proposal no longer waits for an answer.'])
  })

  it('no longer shows a time that has passed', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, asks(bob))
    await propose(bob, (await proposalsOf(bob))[0], '2026-11-23T09:00:00.000Z')
    server.setNow('2026-11-23T09:00:00.000Z')
    expect(await ownCounterSeenBy(bob, meeting_id)).toBeNull()
  })

  it('[INV72] is the proposer’s alone, and refuses an address that is no id', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, asks(bob, eve))
    const [invitation] = await proposalsOf(bob)
    await propose(bob, invitation, '2026-11-25T09:00:00.000Z')
    const [counter] = await proposalsOf(ada)
    for (const [person, proposal] of [
      [eve, invitation],
      [ada, invitation],
      [ada, counter],
    ] as const) {
      expect((await withdraw(person, proposal)).status).toBe(404)
    }
    const bad = await server.call(
      withdrawProposedTime,
      { params: { meeting_proposal_id: 'this one' } },
      bob.access_token,
    )
    expect([bad.status, bad.errors?.[0]?.path]).toEqual([400, 'meeting_proposal_id'])
    expect(await ownCounterSeenBy(bob, meeting_id)).not.toBeNull()
  })
})

describe('[INV92] another time for one date of a series', () => {
  const original_start_timestamp = '2026-12-01T09:00:00.000Z'
  const time = { start_timestamp: '2026-12-02T12:00:00.000Z', end_timestamp: '2026-12-02T13:00:00.000Z' }
  const body = { ...time, original_start_timestamp }

  it('is the organizer’s to answer, moves that date alone, and can be withdrawn by itself', async () => {
    const { meeting_id, meeting_proposal_id } = await invited(bob, repeats('weekly', '2026-12-15'))
    const params = { meeting_proposal_id }
    expect((await server.call(proposeOtherTime, { params, body }, bob.access_token)).status).toBe(201)
    const later = {
      original_start_timestamp: '2026-12-08T09:00:00.000Z',
      start_timestamp: '2026-12-08T12:00:00.000Z',
      end_timestamp: '2026-12-08T13:00:00.000Z',
    }
    await server.call(proposeOtherTime, { params, body: later }, bob.access_token)
    const shown = async (person: SessionUser, start: string) => {
      const query = { original_start_timestamp: start }
      return (await server.call(getMeeting, { params: { meeting_id }, query }, person.access_token)).data
    }
    expect((await shown(bob, original_start_timestamp))?.reader_answer?.own_counter_proposal).toEqual({
      ...body,
      can_withdraw: true,
    })
    expect(await ownCounterSeenBy(bob, meeting_id)).toBeNull()
    const query = { original_start_timestamp: later.original_start_timestamp }
    expect((await server.call(withdrawProposedTime, { params, query }, bob.access_token)).status).toBe(200)
    const [counter, ...others] = await proposalsOf(ada)
    expect(others).toEqual([])
    expect(counter?.original_start_timestamp).toBe(original_start_timestamp)
    expect((await answer(ada, counter, 'approved')).status).toBe(200)
    const moved = await shown(ada, original_start_timestamp)
    expect(moved?.meeting_timestamps).toEqual(time)
    expect(moved?.meeting_invitees[bob.user_id]).toMatchObject({ meeting_action: 'approved' })
    const kept = await shown(ada, later.original_start_timestamp)
    expect(kept?.meeting_timestamps.start_timestamp).toBe(later.original_start_timestamp)
  })

  it('is refused for a date that the series does not have, that has begun, and for a single meeting', async () => {
    const { meeting_proposal_id } = await invited(bob, repeats('weekly', '2026-12-15'))
    const ask = async (change: object, id = meeting_proposal_id) => {
      const params = { meeting_proposal_id: id }
      const input = { params, body: { ...body, ...change } }
      const { status, errors } = await server.call(proposeOtherTime, input, bob.access_token)
      return [status, errors?.[0]?.path]
    }
    const none = { original_start_timestamp: '2026-12-02T09:00:00.000Z' }
    expect(await ask(none)).toEqual([400, 'original_start_timestamp'])
    expect(await ask({ original_start_timestamp: 'soon' })).toEqual([400, 'original_start_timestamp'])
    const single = await invited(bob, {})
    expect(await ask({}, single.meeting_proposal_id)).toEqual([400, 'original_start_timestamp'])
    server.setNow('2026-12-01T09:30:00.000Z')
    expect((await ask({}))[0]).toBe(409)
  })

  it.each([
    ['Europe/Berlin', '2027-03-23', '2027-03-30'],
    ['America/St_Johns', '2027-03-09', '2027-03-16'],
    ['Australia/Lord_Howe', '2027-03-30', '2027-04-06'],
    ['America/New_York', '2027-10-31', '2027-11-07'],
    ['Asia/Kathmandu', '2027-02-24', '2027-03-03'],
    ['Pacific/Apia', '2026-12-31', '2027-01-07'],
  ])(
    '[INV93] moves the date behind a clock change or the end of a month in %s',
    async (zone, first, second) => {
      const { meeting_id, meeting_proposal_id } = await invited(bob, {
        ...on(first, '00:30'),
        meeting_timezone: zone,
        ...repeats('weekly'),
      })
      const momentAt = (day: string, time: string) =>
        new Date(instantOf(`${day}T${time}:00`, zone)).toISOString()
      const { start_timestamp: from, end_timestamp: to } =
        (await proposalsOf(bob))[0]?.meeting.meeting_timestamps ?? {}
      const start_timestamp = momentAt(second, '23:15')
      const end_timestamp = new Date(
        Date.parse(start_timestamp) + Date.parse(to ?? '') - Date.parse(from ?? ''),
      ).toISOString()
      const asked = { original_start_timestamp: momentAt(second, '00:30'), start_timestamp, end_timestamp }
      const params = { meeting_proposal_id }
      expect((await server.call(proposeOtherTime, { params, body: asked }, bob.access_token)).status).toBe(
        201,
      )
      expect((await answer(ada, (await proposalsOf(ada))[0], 'approved')).status).toBe(200)
      const wallOf = async (day: string) => {
        const query = { original_start_timestamp: momentAt(day, '00:30') }
        const { data } = await server.call(getMeeting, { params: { meeting_id }, query }, ada.access_token)
        return wallTimeOf(Date.parse(data?.meeting_timestamps.start_timestamp ?? ''), zone)
      }
      expect(await wallOf(first)).toBe(`${first}T00:30:00`)
      expect(await wallOf(second)).toBe(`${second}T23:15:00`)
    },
  )

  it('[INV93] is stale once the date has moved', async () => {
    const { meeting_id, meeting_proposal_id } = await invited(bob, repeats('weekly', '2026-12-15'))
    await server.call(proposeOtherTime, { params: { meeting_proposal_id }, body }, bob.access_token)
    const [counter] = await proposalsOf(ada)
    const change = {
      series_scope: 'this' as const,
      original_start_timestamp,
      meeting_time: { start_time: '15:00', end_time: '16:00' },
    }
    await server.call(updateMeeting, { params: { meeting_id }, body: change }, ada.access_token)
    const { status, message } = await answer(ada, counter, 'approved')
    expect([status, message]).toEqual([409, 'This proposal no longer waits for an answer.'])
  })
})

describe('answering a counter-proposal', () => {
  it('[INV74] moves the meeting for all attendees when it is approved', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, asks(bob, eve))
    const [bobs] = await proposalsOf(bob)
    const [eves] = await proposalsOf(eve)
    await answer(eve, eves, 'approved')
    await propose(bob, bobs, '2026-11-25T12:00:00.000Z')
    await propose(eve, eves, '2026-11-26T12:00:00.000Z')
    const [counter, other] = await proposalsOf(ada)
    const { status, data } = await answer(ada, counter, 'approved')
    expect([status, data?.meeting_action]).toEqual([200, 'approved'])
    for (const person of [ada, bob, eve]) {
      const seen = await server.call(getMeeting, { params: { meeting_id } }, person.access_token)
      expect(seen.data?.meeting_timestamps.start_timestamp).toBe('2026-11-25T12:00:00.000Z')
    }
    const { data: meeting } = await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)
    expect(meeting?.meeting_invitees).toMatchObject({
      [bob.user_id]: { meeting_action: 'approved' },
      [eve.user_id]: { meeting_action: 'pending' },
    })
    expect(await proposalsOf(ada)).toEqual([])
    expect((await answer(ada, other, 'approved')).status).toBe(409)
    expect((await proposalsOf(eve))[0]?.meeting.meeting_timestamps.start_timestamp).toBe(
      '2026-11-25T12:00:00.000Z',
    )
  })

  it('[INV74] leaves everything as it was when it is rejected', async () => {
    const before = await aMeeting(server, ada.access_token, asks(bob))
    const [invitation] = await proposalsOf(bob)
    await propose(bob, invitation, '2026-11-25T12:00:00.000Z')
    const [counter] = await proposalsOf(ada)
    expect((await answer(ada, counter, 'rejected')).data?.meeting_action).toBe('rejected')
    expect(await proposalsOf(ada)).toEqual([])
    expect(await proposalsOf(bob)).toMatchObject([
      {
        meeting_action: 'pending',
        own_counter_proposal: null,
        meeting: { meeting_timestamps: before.meeting_timestamps },
      },
    ])
    expect((await answer(ada, counter, 'approved')).status).toBe(409)
  })

  it('[INV74] [INV76] moves a series as a whole by the wall clock, counted from the occurrence it was proposed for', async () => {
    await arriveAt('2027-03-12T09:00:00.000Z')
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      ...on('2027-03-15', '10:00', '11:00'),
      ...asks(bob),
      ...repeats('weekly'),
    })
    const [invitation] = await proposalsOf(bob)
    // Tuesday at 11:00 in Berlin in the place of Monday at 10:00.
    await propose(bob, invitation, '2027-03-16T10:00:00.000Z')
    const [counter] = await proposalsOf(ada)
    await answer(ada, counter, 'approved')
    server.setNow('2027-03-24T00:00:00.000Z')
    const { data } = await server.call(getMeeting, { params: { meeting_id } }, bob.access_token)
    expect(data).toMatchObject({
      meeting_date: { start_date: '2027-03-30' },
      meeting_time: { start_time: '11:00', end_time: '12:00' },
      // Berlin's clocks went forward on 28 March.
      meeting_timestamps: { start_timestamp: '2027-03-30T09:00:00.000Z' },
      meeting_recurrence: {
        recurring_start_date: '2027-03-16',
        recurring_days: { tuesday: true, monday: false },
      },
    })
  })

  it('[INV74] [INV75] still means the occurrence it was proposed for when the next one is listed', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      ...on('2026-11-24', '10:00', '11:00'),
      ...asks(bob),
      ...repeats('weekly'),
    })
    const [invitation] = await proposalsOf(bob)
    await propose(bob, invitation, '2026-11-26T09:00:00.000Z')
    server.setNow('2026-11-24T12:00:00.000Z')
    const [counter] = await proposalsOf(ada)
    await answer(ada, counter, 'approved')
    const { data } = await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)
    expect(data?.meeting_timestamps.start_timestamp).toBe('2026-11-26T09:00:00.000Z')
    expect(data?.meeting_recurrence.recurring_days).toMatchObject({ tuesday: false, thursday: true })
  })

  it('[INV75] cannot be approved once its time has passed, the meeting has begun or was moved', async () => {
    const meeting = await aMeeting(server, ada.access_token, asks(bob))
    const [invitation] = await proposalsOf(bob)
    await propose(bob, invitation, '2026-11-23T09:00:00.000Z')
    const [counter] = await proposalsOf(ada)
    server.setNow('2026-11-23T09:00:00.000Z')
    expect((await answer(ada, counter, 'approved')).status).toBe(409)
    expect(await proposalsOf(ada)).toEqual([])
    server.setNow('2026-11-24T09:00:00.000Z')
    expect((await answer(ada, counter, 'approved')).status).toBe(409)
    server.setNow('2026-11-21T09:00:00.000Z')
    await server.call(updateMeeting, { params: meeting, body: on('2026-11-27', '10:00') }, ada.access_token)
    expect((await answer(ada, counter, 'approved')).status).toBe(409)
  })

  it('[INV75] moves the meeting exactly once when several are approved at the same time', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, asks(bob, eve))
    await propose(bob, (await proposalsOf(bob))[0], '2026-11-25T12:00:00.000Z')
    await propose(eve, (await proposalsOf(eve))[0], '2026-11-26T12:00:00.000Z')
    const counters = await proposalsOf(ada)
    const answers = await Promise.all(
      [...counters, ...counters].map((counter) => answer(ada, counter, 'approved')),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const won = answers.find(({ status }) => status === 200)?.data?.meeting.meeting_timestamps
    const { data } = await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)
    expect(data?.meeting_timestamps).toEqual(won)
    const approved = Object.values(data?.meeting_invitees ?? {}).filter(
      ({ meeting_action }) => meeting_action === 'approved',
    )
    expect(approved).toHaveLength(1)
  })
})

it.each<[string, string, string, string]>([
  ['Europe/Berlin', '2026-10-24', '2026-10-24T22:30:00.000Z', '2026-10-25T23:30:00.000Z'],
  ['Europe/Berlin', '2027-03-27', '2027-03-27T23:30:00.000Z', '2027-03-28T22:30:00.000Z'],
  ['America/New_York', '2026-10-31', '2026-11-01T04:30:00.000Z', '2026-11-02T05:30:00.000Z'],
  ['America/New_York', '2027-03-13', '2027-03-14T05:30:00.000Z', '2027-03-15T04:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03', '2026-10-03T14:00:00.000Z', '2026-10-04T13:30:00.000Z'],
  ['America/St_Johns', '2026-10-31', '2026-11-01T03:00:00.000Z', '2026-11-02T04:00:00.000Z'],
])(
  '[INV76] keeps half past midnight in %s on both sides of the change after %s',
  async (zone, eveOfChange, first, second) => {
    await arriveAt(new Date(Date.parse(first) - 86_400_000).toISOString())
    const nextDay = new Date(Date.parse(`${eveOfChange}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    await aMeeting(server, ada.access_token, {
      ...on(nextDay, '00:30', '00:45'),
      meeting_timezone: zone,
      ...asks(bob, eve),
      ...repeats('daily'),
    })
    for (const [now, start_timestamp, days] of [
      [new Date(Date.parse(first) - 86_400_000).toISOString(), first, 0],
      [new Date(Date.parse(first) + 3_600_000).toISOString(), second, 1],
    ] as const) {
      server.setNow(now)
      const date = new Date(Date.parse(`${nextDay}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
      for (const reader of [bob, eve]) {
        expect((await proposalsOf(reader))[0]?.meeting).toMatchObject({
          meeting_timestamps: { start_timestamp },
          meeting_date: { start_date: date },
          meeting_time: { start_time: '00:30', end_time: '00:45' },
        })
      }
    }
  },
)

/** Three people who signed in at that moment; sessions end after 30 days. */
async function arriveAt(now: string): Promise<void> {
  server.setNow(now)
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
  eve = await server.aPerson({ first_name: 'Eve', timezone: 'America/St_Johns' })
}

type Fields = NonNullable<Parameters<typeof aMeeting>[2]>

function asks(...people: SessionUser[]): Fields {
  return { meeting_invitees: Object.fromEntries(people.map(({ user_id }) => [user_id, {}])) }
}

function on(start_date: string, start_time: string, end_time?: string) {
  return { meeting_date: { start_date }, meeting_time: { start_time, end_time } }
}

function repeats(recurring_type: 'daily' | 'weekly', recurring_end_date?: string): Fields {
  return { meeting_recurrence: { is_recurring: true, recurring_type, recurring_end_date } }
}

async function statementsFor({ user_id, role, full_name, timezone }: SessionUser) {
  const actor = { user_id, role, full_name, timezone, token_sha256: Buffer.alloc(32) }
  let judged: JudgedProposal[] = []
  const statements = await countStatements(server.db, async (counted) => {
    judged = await listJudged(counted, actor, new Date('2026-11-20T09:00:00Z'))
  })
  return { proposals: judged.length, statements }
}

async function proposalsOf(person: SessionUser): Promise<MeetingProposal[]> {
  const { data, message } = await server.call(listProposals, {}, person.access_token)
  if (!data) throw new Error(message)
  return data
}

function answer(
  person: SessionUser,
  proposal: MeetingProposal | undefined,
  meeting_action: 'approved' | 'rejected' | 'pending',
) {
  const meeting_proposal_id = proposal?.meeting_proposal_id ?? ''
  const body = { meeting_proposal_id, meeting_action }
  return server.call(answerProposal, { params: { meeting_proposal_id }, body }, person.access_token)
}

/** For as long as the meeting lasts. */
function propose(person: SessionUser, proposal: MeetingProposal | undefined, start_timestamp: string) {
  const { start_timestamp: from, end_timestamp: to } = timestampsOf(proposal?.meeting)
  const end_timestamp = new Date(
    Date.parse(start_timestamp) + Date.parse(to) - Date.parse(from),
  ).toISOString()
  const params = { meeting_proposal_id: proposal?.meeting_proposal_id ?? '' }
  return server.call(
    proposeOtherTime,
    { params, body: { start_timestamp, end_timestamp } },
    person.access_token,
  )
}

function withdraw(person: SessionUser, proposal: MeetingProposal | undefined) {
  const params = { meeting_proposal_id: proposal?.meeting_proposal_id ?? '' }
  return server.call(withdrawProposedTime, { params }, person.access_token)
}

async function ownCounterSeenBy(person: SessionUser, meeting_id: string) {
  const { data } = await server.call(getMeeting, { params: { meeting_id } }, person.access_token)
  return data?.reader_answer?.own_counter_proposal
}

function timestampsOf(meeting: Meeting | undefined) {
  if (!meeting) throw new Error('There is no such proposal.')
  return meeting.meeting_timestamps
}

async function answerSeenByOrganizer(proposal: MeetingProposal | undefined) {
  const params = { meeting_id: proposal?.meeting.meeting_id ?? '' }
  const { data } = await server.call(getMeeting, { params }, ada.access_token)
  return data?.meeting_invitees[bob.user_id]?.meeting_action
}

function calling<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return (token?: string) => server.call(endpoint, input, token)
}

function send(method: 'PUT' | 'POST', path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return server.send({ method, path, payload: JSON.stringify(body), headers, token: bob.access_token })
}

/** The meeting on 24 November at 10:00 in Berlin, and the invitation to it. */
async function invited(person: SessionUser, fields: object) {
  const { meeting_id } = await aMeeting(server, ada.access_token, {
    ...on('2026-11-24', '10:00'),
    ...asks(person),
    ...fields,
  })
  const found = (await proposalsOf(person)).find(({ meeting }) => meeting.meeting_id === meeting_id)
  return { meeting_id, meeting_proposal_id: found?.meeting_proposal_id ?? '' }
}
