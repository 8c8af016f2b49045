import {
  answerPoll,
  bookPollOption,
  closePoll,
  createPoll,
  deleteMeeting,
  deletePoll,
  getFreeBusy,
  getMeeting,
  getPoll,
  type Input,
  listPolls,
  open_polls_max,
  type Poll,
  remindParticipants,
  reopenPoll,
  type SessionUser,
  updatePoll,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailingServer, startMailingServer } from '../../../test/mailing-server.ts'
import { newId } from '../../platform/id.ts'
import { insertUser } from '../people/user/user.queries.ts'
import { usual_hours } from '../people/user/user.rules.ts'

// A Friday.
const now = '2026-11-20T09:00:00.000Z'
const monday = { start_timestamp: '2026-11-23T08:00:00.000Z', end_timestamp: '2026-11-23T09:00:00.000Z' }
const tuesday = { start_timestamp: '2026-11-24T08:00:00.000Z', end_timestamp: '2026-11-24T09:00:00.000Z' }
const grace = { participant_email: 'grace@guests.example', participant_name: 'Grace' }
const nobody = '0198f000-0000-7000-8000-000000000000'

let mailing: MailingServer
let ada: SessionUser
let bob: SessionUser
let eve: SessionUser
beforeEach(async () => {
  mailing = await startMailingServer({ now })
  ada = await mailing.server.aPerson({ first_name: 'Ada', last_name: 'Lövelace' })
  bob = await mailing.server.aPerson({ first_name: 'Bob' })
  eve = await mailing.server.aPerson({ first_name: 'Eve' })
})
afterEach(() => mailing.close())

type Body = NonNullable<Input<typeof createPoll>['body']>

const create = (about: Partial<Body> = {}, person = ada) => {
  const body = {
    poll_title: 'Harvest',
    poll_timezone: 'Europe/Berlin',
    poll_options: [monday, tuesday],
    participants: [{ user_id: bob.user_id }, grace],
    ...about,
  }
  return mailing.server.call(createPoll, { body }, person.access_token)
}

async function aPoll(about: Partial<Body> = {}): Promise<Poll> {
  const { data, message } = await create(about)
  if (!data) throw new Error(message)
  return data
}

const paramsOf = ({ poll_id }: Poll) => ({ params: { poll_id } })
const optionOf = ({ poll_options }: Poll, place: number) => poll_options[place]?.option_id ?? ''
const read = async (poll: Poll, { access_token } = ada) =>
  (await mailing.server.call(getPoll, paramsOf(poll), access_token)).data
const update = (poll: Poll, body: Input<typeof updatePoll>['body'], { access_token } = ada) =>
  mailing.server.call(updatePoll, { ...paramsOf(poll), body }, access_token)
const answer = (poll: Poll, given: readonly ('yes' | 'if_need_be' | 'no')[], { access_token } = bob) => {
  const answers = given.map((one, place) => ({ option_id: optionOf(poll, place), answer: one }))
  return mailing.server.call(answerPoll, { ...paramsOf(poll), body: { answers } }, access_token)
}
const book = (poll: Poll, place = 0, { access_token } = ada) =>
  mailing.server.call(
    bookPollOption,
    { ...paramsOf(poll), body: { option_id: optionOf(poll, place) } },
    access_token,
  )
const close = (poll: Poll, { access_token } = ada) =>
  mailing.server.call(closePoll, paramsOf(poll), access_token)
const reopen = (poll: Poll, { access_token } = ada) =>
  mailing.server.call(reopenPoll, paramsOf(poll), access_token)
const remind = (poll: Poll, message = '', { access_token } = ada) =>
  mailing.server.call(remindParticipants, { ...paramsOf(poll), body: { message } }, access_token)

const heldOf = async ({ poll_id }: Poll) =>
  (
    await mailing.server.db
      .selectFrom('held_time')
      .select(['user_id', 'is_exclusive', 'starts_at', 'purpose'])
      .where('holder_id', '=', poll_id)
      .orderBy('starts_at')
      .execute()
  ).map(({ starts_at, ...row }) => ({ ...row, starts_at: starts_at.toISOString() }))

describe('[POL1] polls', () => {
  it('are created with their options in order, listed, updated and deleted by their organizer', async () => {
    const { status, data } = await create({ poll_options: [tuesday, monday], has_public_link: true })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      poll_title: 'Harvest',
      poll_state: 'open',
      organizer_name: 'Ada Lövelace',
      is_own: true,
      is_answerable: true,
      poll_options: [
        { ...monday, option_date: null, is_held: false, is_busy: false },
        { ...tuesday, option_date: null },
      ],
      participants: [
        { user_id: ada.user_id, is_organizer: true, answers: {} },
        { user_id: bob.user_id, participant_name: 'Bob Example' },
        { user_id: null, ...grace, answered_at: null },
      ],
      best_option: null,
      public_url: expect.stringMatching(/^https:\/\/meet\.example\/poll\/[\w.-]+$/),
      created_at: now,
    })
    if (!data) return
    expect((await update(data, { poll_title: 'Vintage' })).data).toMatchObject({ poll_title: 'Vintage' })
    const { data: listed } = await mailing.server.call(listPolls, {}, ada.access_token)
    expect(listed).toMatchObject([
      {
        poll_title: 'Vintage',
        start_timestamp: monday.start_timestamp,
        end_timestamp: tuesday.end_timestamp,
        option_count: 2,
        participant_count: 3,
        answered_count: 0,
        has_answered: false,
      },
    ])
    expect((await mailing.server.call(deletePoll, paramsOf(data), ada.access_token)).status).toBe(200)
    expect((await mailing.server.call(listPolls, {}, ada.access_token)).data).toEqual([])
  })

  it('are read by colleagues who are asked, without the addresses of others', async () => {
    const poll = await aPoll({ has_public_link: true })
    expect(await read(poll, bob)).toMatchObject({
      is_own: false,
      public_url: null,
      own_participant_id: poll.participants[1]?.participant_id,
      participants: [{}, {}, { participant_name: 'Grace', participant_email: null }],
    })
    const { data, pagination } = await mailing.server.call(listPolls, {}, bob.access_token)
    expect([data?.length, pagination]).toEqual([1, { page: 1, limit: 30, total: 1 }])
    const counted = async (whose: 'own' | 'asked', { access_token }: typeof bob) => {
      const listed = await mailing.server.call(listPolls, { query: { whose } }, access_token)
      return listed.data?.length
    }
    expect([await counted('own', bob), await counted('asked', bob)]).toEqual([0, 1])
    expect([await counted('own', ada), await counted('asked', ada)]).toEqual([1, 0])
    for (const call of [update(poll, { poll_title: 'Mine' }, bob), close(poll, bob), book(poll, 0, bob)])
      expect((await call).status).toBe(404)
  })

  it('[API3] are not there for anybody else', async () => {
    const poll = await aPoll()
    const calls = [
      mailing.server.call(getPoll, paramsOf(poll), eve.access_token),
      update(poll, { poll_title: 'Mine' }, eve),
      mailing.server.call(deletePoll, paramsOf(poll), eve.access_token),
      answer(poll, ['yes'], eve),
      close(poll, eve),
      reopen(poll, eve),
      book(poll, 0, eve),
      remind(poll, '', eve),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404))
    expect((await mailing.server.call(listPolls, {}, eve.access_token)).data).toEqual([])
  })

  it('[API1] are for signed-in people', async () => {
    const poll = await aPoll()
    for (const endpoint of [getPoll, closePoll, reopenPoll, deletePoll])
      expect((await mailing.server.call(endpoint, paramsOf(poll))).status).toBe(401)
    expect((await mailing.server.call(listPolls, {})).status).toBe(401)
  })

  it('say what is wrong at the field, and nothing is stored', async () => {
    const past = { start_timestamp: '2026-11-19T08:00:00.000Z', end_timestamp: '2026-11-19T09:00:00.000Z' }
    const wrong: [Partial<Body>, string][] = [
      [{ poll_options: [] }, 'poll_options'],
      [{ poll_options: [monday, { option_date: '2026-11-24' }] }, 'poll_options'],
      [{ poll_options: [monday, monday] }, 'poll_options'],
      [{ poll_options: [past] }, 'poll_options.0.start_timestamp'],
      [{ poll_options: [monday, { option_date: '2026-11-19' }].slice(1) }, 'poll_options.0.option_date'],
      [{ poll_options: [{ ...monday, option_id: nobody }] }, 'poll_options.0.option_id'],
      [{ deadline: '2026-11-20T08:00:00.000Z' }, 'deadline'],
      [{ poll_place: 'link', place_details: 'nowhere' }, 'place_details'],
      [{ poll_place: 'address' }, 'place_details'],
      [{ poll_timezone: 'Mars/Olympus' }, 'poll_timezone'],
      [{ participants: [grace, { user_id: nobody }] }, 'participants.1.user_id'],
      [{ poll_title: 'Bcc: <all>' }, 'poll_title'],
    ]
    for (const [about, path] of wrong) {
      const { status, errors } = await create(about)
      expect([about, status, errors?.[0]?.path]).toEqual([about, 400, path])
    }
    expect((await mailing.server.call(listPolls, {}, ada.access_token)).data).toEqual([])
  })

  it('are not opened beyond the maximum', async () => {
    const poll = await aPoll()
    await sql`insert into poll (poll_id, user_id, poll_title, poll_place, poll_timezone, is_zone_fixed, are_answers_hidden,
        hold_for, has_public_link, poll_state, created_at, updated_at)
      select gen_random_uuid(), user_id, poll_title, poll_place, poll_timezone, is_zone_fixed, are_answers_hidden, hold_for,
        has_public_link, poll_state, created_at, updated_at
      from poll, generate_series(2, ${open_polls_max})`.execute(mailing.server.db)
    expect((await create()).status).toBe(409)
    await close(poll)
    expect((await create()).status).toBe(201)
    expect((await reopen(poll)).status).toBe(409)
  })

  it('ask an address of a colleague as the colleague, and everybody once', async () => {
    const { primary_email } = bob
    const participants = [
      { participant_email: primary_email.toUpperCase() },
      { user_id: bob.user_id.toUpperCase() },
      { user_id: ada.user_id },
      { participant_email: 'Grace@Guests.example' },
      grace,
    ]
    const poll = await aPoll({ participants })
    expect(poll.participants.map(({ user_id, participant_name }) => [user_id, participant_name])).toEqual([
      [ada.user_id, 'Ada Lövelace'],
      [bob.user_id, 'Bob Example'],
      [null, 'Grace'],
    ])
  })
})

describe('[POL5] answers', () => {
  it('are counted, changed and withdrawn', async () => {
    const poll = await aPoll()
    const { data } = await answer(poll, ['yes', 'if_need_be'])
    expect(data?.results).toMatchObject([
      { yes: 1, if_need_be: 0, no: 0 },
      { yes: 0, if_need_be: 1, no: 0 },
    ])
    expect(data?.best_option).toEqual({ option_id: optionOf(poll, 0), kind: 'all', cannot: [] })
    await answer(poll, ['no', 'if_need_be'], ada)
    expect((await answer(poll, ['no', 'yes'])).data?.best_option).toMatchObject({
      option_id: optionOf(poll, 1),
    })
    const { data: withdrawn } = await answer(poll, [])
    expect(withdrawn?.participants[1]).toMatchObject({ answers: {}, answered_at: null })
    expect(withdrawn?.participants[0]?.answers).toEqual({
      [optionOf(poll, 0)]: 'no',
      [optionOf(poll, 1)]: 'if_need_be',
    })
  })

  it('are refused for options of other polls', async () => {
    const poll = await aPoll()
    const other = await aPoll()
    const body = { answers: [{ option_id: optionOf(other, 0), answer: 'yes' as const }] }
    const refused = await mailing.server.call(answerPoll, { ...paramsOf(poll), body }, bob.access_token)
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, 'answers.0.option_id'])
    expect((await read(poll))?.participants[1]?.answered_at).toBeNull()
  })

  it('[POL6] are hidden from other participants, not from the organizer', async () => {
    const poll = await aPoll({ are_answers_hidden: true })
    await answer(poll, ['yes', 'no'], ada)
    expect((await answer(poll, ['no', 'yes'])).data).toMatchObject({
      participants: [{ answers: {} }, { answers: { [optionOf(poll, 1)]: 'yes' } }, {}],
      results: [],
      best_option: null,
    })
    expect((await read(poll))?.results).toMatchObject([{ yes: 1 }, { yes: 1 }])
  })
})

describe('[POL8] an option with answers', () => {
  it('keeps them when others come and go, and its time', async () => {
    const poll = await aPoll()
    await answer(poll, ['yes'])
    const [first] = poll.poll_options
    const moved = { option_id: first?.option_id, ...tuesday }
    const refused = await update(poll, { poll_options: [moved] })
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([409, 'poll_options.0'])
    const friday = { start_timestamp: '2026-11-27T08:00:00.000Z', end_timestamp: '2026-11-27T08:30:00.000Z' }
    const changed = await update(poll, { poll_options: [friday, { ...monday }] })
    expect(changed.data?.poll_options).toMatchObject([{ option_id: first?.option_id, ...monday }, friday])
    expect(changed.data?.results).toMatchObject([{ yes: 1 }, { yes: 0 }])
  })

  it('goes by name only', async () => {
    const poll = await aPoll()
    await answer(poll, ['yes'])
    const left_out = await update(poll, { poll_options: [tuesday] })
    expect([left_out.status, left_out.errors?.[0]?.path]).toEqual([409, 'poll_options'])
    const { data } = await update(poll, {
      poll_options: [tuesday],
      deleted_option_ids: [optionOf(poll, 0)],
    })
    expect(data?.poll_options).toHaveLength(1)
    expect(data?.participants[1]?.answers).toEqual({})
  })

  it('without answers changes its time, also to that of another one', async () => {
    const poll = await aPoll()
    const swapped = [
      { option_id: optionOf(poll, 0), ...tuesday },
      { option_id: optionOf(poll, 1), ...monday },
    ]
    expect((await update(poll, { poll_options: swapped })).data?.poll_options).toMatchObject([
      { option_id: optionOf(poll, 1), ...monday },
      { option_id: optionOf(poll, 0), ...tuesday },
    ])
  })

  it('of a poll of participants who go keeps those of the others', async () => {
    const poll = await aPoll()
    await answer(poll, ['yes', 'no'])
    const { data } = await update(poll, {
      participants: [{ user_id: bob.user_id }, { user_id: eve.user_id }],
    })
    expect(data?.participants.map(({ participant_name }) => participant_name)).toEqual([
      'Ada Lövelace',
      'Bob Example',
      'Eve Example',
    ])
    expect(data?.results).toMatchObject([{ yes: 1 }, { no: 1 }])
  })

  it('of a colleague whose account is disabled since stays when another participant is added', async () => {
    const poll = await aPoll()
    await answer(poll, ['yes', 'no'])
    const { db } = mailing.server
    await db
      .updateTable('app_user')
      .set({ disabled_at: new Date(now) })
      .where('user_id', '=', bob.user_id)
      .execute()
    const { status, data } = await update(poll, {
      participants: [{ user_id: bob.user_id }, { user_id: eve.user_id }],
    })
    expect([status, data?.results]).toMatchObject([200, [{ yes: 1 }, { no: 1 }]])
  })

  it('of a guest who has got an account since stays the guest’s', async () => {
    const poll = await aPoll()
    const { db } = mailing.server
    await db
      .updateTable('app_user')
      .set({ primary_email: grace.participant_email })
      .where('user_id', '=', eve.user_id)
      .execute()
    const { data } = await update(poll, { participants: [grace] })
    expect(data?.participants.map(({ participant_id }) => participant_id)).toEqual([
      poll.participants[0]?.participant_id,
      poll.participants[2]?.participant_id,
    ])
  })
})

describe('[POL2] whole days', () => {
  it('are days of the zone of the poll, also where its clocks change', async () => {
    const days: [string, string, string, string][] = [
      ['Asia/Kathmandu', '2026-12-01', '2026-11-30T18:15:00.000Z', '2026-12-01T18:15:00.000Z'],
      ['America/St_Johns', '2027-03-14', '2027-03-14T03:30:00.000Z', '2027-03-15T02:30:00.000Z'],
      ['America/St_Johns', '2027-11-07', '2027-11-07T02:30:00.000Z', '2027-11-08T03:30:00.000Z'],
      ['Australia/Lord_Howe', '2027-04-04', '2027-04-03T13:00:00.000Z', '2027-04-04T13:30:00.000Z'],
      ['Australia/Lord_Howe', '2027-10-03', '2027-10-02T13:30:00.000Z', '2027-10-03T13:00:00.000Z'],
      ['Pacific/Apia', '2026-12-30', '2026-12-29T11:00:00.000Z', '2026-12-30T11:00:00.000Z'],
    ]
    for (const [poll_timezone, option_date, start_timestamp, end_timestamp] of days) {
      const { data } = await create({ poll_timezone, poll_options: [{ option_date }] })
      expect(data?.poll_options).toMatchObject([{ option_date, start_timestamp, end_timestamp }])
    }
  })

  it('keep their date and answers when the poll gets another zone', async () => {
    const poll = await aPoll({ poll_options: [{ option_date: '2026-12-01' }, { option_date: '2026-12-02' }] })
    await answer(poll, ['yes', 'no'])
    // Across the date line, the beginning of one day is that of the other before.
    for (const [poll_timezone, start_timestamp] of [
      ['Pacific/Kiritimati', '2026-11-30T10:00:00.000Z'],
      ['Pacific/Honolulu', '2026-12-01T10:00:00.000Z'],
    ] as const) {
      const { data } = await update(poll, { poll_timezone })
      expect(data?.poll_options).toMatchObject([{ option_date: '2026-12-01', start_timestamp }, {}])
      expect(data?.results).toMatchObject([{ yes: 1 }, { no: 1 }])
    }
  })

  it('that a zone skips are refused', async () => {
    mailing.server.setNow('2011-12-20T09:00:00.000Z')
    const { access_token: token } = await mailing.server.aPerson()
    const body = {
      poll_title: 'Skipped',
      poll_timezone: 'Pacific/Apia',
      poll_options: [{ option_date: '2011-12-29' }, { option_date: '2011-12-30' }],
    }
    const { status, errors } = await mailing.server.call(createPoll, { body }, token)
    expect([status, errors]).toEqual([
      400,
      [
        {
          path: 'poll_options.1.option_date',
          message: 'There is no 2011-12-30 in Pacific/Apia: the clocks skip that day.',
        },
      ],
    ])
  })

  it('become meetings of the whole day', async () => {
    const poll = await aPoll({
      poll_timezone: 'Asia/Kathmandu',
      poll_options: [{ option_date: '2026-12-01' }],
    })
    const { data } = await book(poll)
    const meeting = await meetingOf(data)
    expect(meeting).toMatchObject({
      is_all_day: true,
      meeting_date: { start_date: '2026-12-01', end_date: '2026-12-01' },
    })
  })
})

const meetingOf = async (poll: Poll | null | undefined, { access_token } = ada) =>
  (
    await mailing.server.call(
      getMeeting,
      { params: { meeting_id: poll?.meeting_id ?? nobody } },
      access_token,
    )
  ).data

describe('[POL10] choosing an option', () => {
  it('makes the meeting, invites everybody, and lets those who said yes come', async () => {
    const cleo = { participant_email: 'cleo@guests.example' }
    const poll = await aPoll({
      hold_for: 'everyone',
      poll_description: 'Grapes',
      poll_place: 'address',
      place_details: 'The hill',
      participants: [{ user_id: bob.user_id }, { user_id: eve.user_id }, grace, cleo],
    })
    await answer(poll, ['no', 'yes'])
    await answer(poll, ['yes', 'if_need_be'], eve)
    const { status, data } = await book(poll, 1)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      poll_state: 'booked',
      chosen_option_id: optionOf(poll, 1),
      is_answerable: false,
    })
    const meeting = await meetingOf(data)
    expect(meeting).toMatchObject({
      meeting_title: 'Harvest',
      meeting_description: 'Grapes',
      meeting_timezone: 'Europe/Berlin',
      meeting_location: { location_name: 'The hill' },
      meeting_timestamps: tuesday,
    })
    const invitees = Object.values(meeting?.meeting_invitees ?? {}).map(({ full_name, meeting_action }) => [
      full_name,
      meeting_action,
    ])
    expect(Object.fromEntries(invitees)).toMatchObject({
      'Bob Example': 'approved',
      'Eve Example': 'pending',
      Grace: 'pending',
      cleo: 'pending',
    })
    expect(await heldOf(poll)).toEqual([])
    expect((await answer(poll, ['yes', 'yes'])).status).toBe(409)
    expect((await book(poll, 0)).status).toBe(409)
  })

  it('is refused for an option that is over or gone', async () => {
    const poll = await aPoll()
    const other = await aPoll()
    const body = { option_id: optionOf(other, 0) }
    const { access_token } = ada
    const foreign = await mailing.server.call(bookPollOption, { ...paramsOf(poll), body }, access_token)
    expect([foreign.status, foreign.errors?.[0]?.path]).toEqual([400, 'option_id'])
    mailing.server.setNow('2026-11-23T08:30:00.000Z')
    const over = await book(poll, 0)
    expect([over.status, over.errors?.[0]?.path]).toEqual([400, 'option_id'])
    expect((await book(poll, 1)).status).toBe(200)
  })

  it('[POL11] can be undone by cancelling or deleting the meeting, and only so', async () => {
    const poll = await aPoll({ hold_for: 'organizer' })
    for (const how of ['cancel', 'delete'] as const) {
      const { data } = await book(poll, 0)
      expect((await reopen(poll)).status).toBe(409)
      const params = { meeting_id: data?.meeting_id ?? nobody }
      await mailing.server.call(deleteMeeting, { params, query: { how } }, ada.access_token)
      const opened = await reopen(poll)
      expect(opened.data).toMatchObject({
        poll_state: 'open',
        chosen_option_id: null,
        meeting_id: null,
        is_answerable: true,
      })
      expect(await heldOf(poll)).toHaveLength(2)
    }
    expect((await reopen(poll)).status).toBe(409)
  })
})

const busyOf = async ({ access_token }: SessionUser) => {
  const body = { users: [], start_time: '2026-11-23 00:00:00', end_time: '2026-11-23 23:00:00' }
  const { data } = await mailing.server.call(getFreeBusy, { body }, access_token)
  return data?.people[0]?.busy ?? []
}

describe('[POL9] held times', () => {
  it('are the organizer’s, and shown to colleagues', async () => {
    const poll = await aPoll({ hold_for: 'everyone' })
    const row = { purpose: 'poll', starts_at: monday.start_timestamp }
    const held = await heldOf(poll)
    expect(held).toHaveLength(4)
    expect(held).toEqual(
      expect.arrayContaining([
        { ...row, user_id: ada.user_id, is_exclusive: true },
        { ...row, user_id: bob.user_id, is_exclusive: false },
      ]),
    )
    expect(poll.poll_options).toMatchObject([{ is_held: true, is_busy: false }, { is_held: true }])
    expect(await busyOf(ada)).toEqual([[monday.start_timestamp, monday.end_timestamp]])
    expect((await update(poll, { hold_for: 'organizer' })).data?.poll_options[0]?.is_held).toBe(true)
    expect((await read(poll, bob))?.poll_options[0]?.is_held).toBe(false)
    await update(poll, { poll_options: [tuesday] })
    expect(await busyOf(ada)).toEqual([])
    expect((await close(poll)).data?.poll_options[0]?.is_held).toBe(false)
    expect(await heldOf(poll)).toEqual([])
    await reopen(poll)
    expect(await heldOf(poll)).toHaveLength(1)
    await mailing.server.call(deletePoll, paramsOf(poll), ada.access_token)
    expect(await heldOf(poll)).toEqual([])
  })

  it('leave out what another poll holds, and hold the other options', async () => {
    const first = await aPoll({ hold_for: 'organizer', poll_options: [monday] })
    const second = await aPoll({ hold_for: 'organizer' })
    expect(await heldOf(first)).toHaveLength(1)
    expect(second.poll_options).toMatchObject([
      { is_held: false, is_busy: true },
      { is_held: true, is_busy: false },
    ])
  })

  it('are those of sixty options and a hundred colleagues', async () => {
    const colleagues = Array.from({ length: 100 }, () => ({ user_id: newId() }))
    for (const [place, { user_id }] of colleagues.entries())
      await insertUser(mailing.server.db, {
        user_id,
        first_name: 'Colleague',
        last_name: String(place),
        primary_email: `colleague.${place}@people.example`,
        timezone: 'UTC',
        role: 'user',
        password_hash: null,
        availability_info: usual_hours,
        address_confirmed_at: null,
        now: new Date(now),
      })
    const hours = Array.from(
      { length: 60 },
      (_, place) => Date.parse(monday.start_timestamp) + place * 7_200_000,
    )
    const poll_options = hours.map((ms) => ({
      start_timestamp: new Date(ms).toISOString(),
      end_timestamp: new Date(ms + 3_600_000).toISOString(),
    }))
    const poll = await aPoll({ hold_for: 'everyone', participants: colleagues, poll_options })
    expect(poll.poll_options.every(({ is_held }) => is_held)).toBe(true)
    expect(await heldOf(poll)).toHaveLength(60 * 101)
    await close(poll)
    expect(await heldOf(poll)).toEqual([])
  })

  it('end with the account of the organizer, in everybody’s calendar', async () => {
    const poll = await aPoll({ hold_for: 'everyone' })
    await mailing.server.db.deleteFrom('app_user').where('user_id', '=', ada.user_id).execute()
    expect(await heldOf(poll)).toEqual([])
  })

  it('end with the deadline, before the job has run', async () => {
    const deadline = '2026-11-20T10:00:00.000Z'
    await aPoll({ hold_for: 'everyone', deadline })
    expect(await busyOf(bob)).toHaveLength(1)
    mailing.server.setNow('2026-11-20T10:00:01.000Z')
    expect(await busyOf(bob)).toEqual([])
  })
})

describe('[POL13] mails', () => {
  it('ask each participant once, with the own link or that of the screen', async () => {
    await aPoll({ deadline: '2026-11-27T09:00:00.000Z' })
    const asked = await mailing.mailsAfter(60)
    expect(asked.map(({ to }) => to)).toEqual([
      expect.stringContaining(bob.primary_email),
      expect.stringContaining('grace@guests.example'),
    ])
    const [to_bob, to_grace] = asked
    expect(to_grace?.text).toContain('Ada Lövelace is looking for a date')
    expect(to_grace?.text).toContain('Monday, 23 November 2026')
    expect(to_grace?.text).toMatch(/https:\/\/meet\.example\/poll\/answer\/\S+/)
    expect(to_bob?.text).toMatch(/https:\/\/meet\.example\/user\/polls\/\S+/)
    expect(await mailing.mailsAfter(3600)).toEqual([])
  })

  it('ask who is added later, and nobody again', async () => {
    const poll = await aPoll()
    await mailing.mailsAfter(60)
    await update(poll, {
      participants: [{ user_id: bob.user_id }, grace, { participant_email: 'cleo@guests.example' }],
    })
    expect((await mailing.mailsAfter(60)).map(({ to }) => to)).toEqual([
      expect.stringContaining('cleo@guests.example'),
    ])
  })

  it('remind those without an answer, once a day at most', async () => {
    const poll = await aPoll()
    await mailing.mailsAfter(60)
    await answer(poll, ['yes'])
    expect((await remind(poll, 'Please, until noon.')).data).toEqual({ reminded: 1 })
    const [to_ada, mail, ...others] = await mailing.mailsAfter(60)
    expect([to_ada?.subject, mail?.to, others]).toEqual([
      'New answers: Harvest',
      expect.stringContaining('grace@guests.example'),
      [],
    ])
    expect(mail?.text).toContain('Please, until noon.')
    expect((await remind(poll)).status).toBe(409)
  })

  it('tell of an end without a booking once, and of a booking by the invitation alone', async () => {
    const poll = await aPoll()
    await mailing.mailsAfter(60)
    await close(poll)
    expect((await close(poll)).status).toBe(409)
    const told = await mailing.mailsAfter(60)
    expect(told.map(({ text }) => text.includes('No meeting was booked.'))).toEqual([true, true])
    await reopen(poll)
    await book(poll)
    const invited = await mailing.mailsAfter(600)
    expect(invited.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST'])
  })

  it('keep texts of people out of headers', async () => {
    const sly = {
      participant_email: 'sly@guests.example',
      participant_name: 'Sly\r\nBcc: all@guests.example',
    }
    await aPoll({ participants: [sly] })
    const [mail] = await mailing.mailsAfter(60)
    expect(mail?.headers.map(([name]) => name)).not.toContain('bcc')
    expect(mail?.to).toContain('sly@guests.example')
  })

  it('are held back above the daily limit, and sent on the next day', async () => {
    const many = Array.from({ length: 25 }, (_, place) => ({
      participant_email: `guest.${place}@guests.example`,
    }))
    await aPoll({ participants: many })
    // A young account writes to twenty strangers a day.
    expect(await mailing.mailsAfter(60)).toHaveLength(20)
    expect(await mailing.mailsAfter(12 * 3600)).toHaveLength(0)
    expect(await mailing.mailsAfter(13 * 3600)).toHaveLength(5)
  })
})
