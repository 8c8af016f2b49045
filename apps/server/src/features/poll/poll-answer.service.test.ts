import {
  answerPoll,
  bookPollOption,
  closePoll,
  createPoll,
  getMeeting,
  type Input,
  type Poll,
  reopenPoll,
  type SessionUser,
  updatePoll,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailingServer, startMailingServer } from '../../../test/mailing-server.ts'
import { testBox } from '../../../test/test-box.ts'
import { readPollToken } from '../../platform/security/poll-token.ts'
import {
  answerAsParticipant,
  findPollOfLink,
  type Joining,
  joinPoll,
  type JoinOutcome,
} from './poll-answer.service.ts'

const start = '2026-11-20T09:00:00.000Z'
const now = new Date(start)
const monday = { start_timestamp: '2026-11-23T08:00:00.000Z', end_timestamp: '2026-11-23T09:00:00.000Z' }
const tuesday = { start_timestamp: '2026-11-24T08:00:00.000Z', end_timestamp: '2026-11-24T09:00:00.000Z' }
const grace = { participant_email: 'grace@guests.example', participant_name: 'Grace' }
const nobody = '0198f000-0000-7000-8000-000000000000'

let mailing: MailingServer
let ada: SessionUser
beforeEach(async () => {
  mailing = await startMailingServer({ now: start })
  ada = await mailing.server.aPerson({ first_name: 'Ada', last_name: 'Lövelace' })
})
afterEach(() => mailing.close())

type Body = NonNullable<Input<typeof createPoll>['body']>

async function aPoll(about: Partial<Body> = {}): Promise<Poll> {
  const body = {
    poll_title: 'Harvest',
    poll_timezone: 'Europe/Berlin',
    poll_options: [monday, tuesday],
    has_public_link: true,
    ...about,
  }
  const { data, message } = await mailing.server.call(createPoll, { body }, ada.access_token)
  if (!data) throw new Error(message)
  return data
}

const env = () => ({
  db: mailing.server.db,
  box: testBox,
  config: { publicUrl: 'https://meet.example', mailsPerDay: 1000 },
})
const change = (poll: Poll, body: Input<typeof updatePoll>['body']) =>
  mailing.server.call(updatePoll, { params: { poll_id: poll.poll_id }, body }, ada.access_token)
const answersTo = ({ poll_options }: Poll, given: readonly ('yes' | 'if_need_be' | 'no')[]) =>
  given.map((answer, place) => ({ option_id: poll_options[place]?.option_id ?? '', answer }))
const openPublic = (poll: Poll, at = now) =>
  findPollOfLink(mailing.server.db, { token_poll_id: poll.poll_id }, at)
const openOwn = (participant_id: string) => findPollOfLink(mailing.server.db, { participant_id }, now)

function join(poll: Poll, about: Partial<Joining> = {}, at = now): Promise<JoinOutcome> {
  const joining = { name: 'Hedy', email: null, timezone: 'Asia/Kathmandu', language: 'de', comment: '' }
  const answers = answersTo(poll, ['yes', 'no'])
  return joinPoll(env(), { poll_id: poll.poll_id, ...joining, answers, ...about }, at)
}

function idOf(outcome: JoinOutcome): string {
  if (outcome.outcome !== 'saved') throw new Error(`The outcome is ${outcome.outcome}.`)
  return outcome.participant_id
}

describe('the public link', () => {
  it('shows the poll with answers and results, without an address', async () => {
    const poll = await aPoll({ participants: [grace] })
    await join(poll, { comment: 'Hello' })
    expect(await openPublic(poll)).toMatchObject({
      is_open: true,
      own: null,
      organizer: { full_name: 'Ada Lövelace' },
      options: [{ option_date: null }, {}],
      participants: [{ is_organizer: true }, { participant_name: 'Grace' }, { comment: 'Hello' }],
      results: [
        { yes: 1, no: 0 },
        { yes: 0, no: 1 },
      ],
      best: { kind: 'all', cannot: [] },
      meeting: null,
    })
    expect(JSON.stringify(await openPublic(poll))).not.toMatch(/grace@|@people/)
  })

  it('is nothing for a poll without one, a deleted one and a disabled organizer', async () => {
    const poll = await aPoll()
    const participant_id = idOf(await join(poll))
    expect(await openPublic({ ...poll, poll_id: nobody })).toBeUndefined()
    await change(poll, { has_public_link: false })
    expect(await openPublic(poll)).toBeUndefined()
    expect(await join(poll)).toEqual({ outcome: 'gone' })
    expect(await openOwn(participant_id)).toMatchObject({ own: { participant_name: 'Hedy' } })
    await mailing.server.db.updateTable('app_user').set({ disabled_at: now }).execute()
    expect(await openOwn(participant_id)).toBeUndefined()
    const given = { participant_id, answers: [], comment: '' }
    expect(await answerAsParticipant(env(), given, now)).toBe('gone')
  })

  it('[POL6] of a poll with hidden answers shows names alone, and the own answer by the own link', async () => {
    const poll = await aPoll({ are_answers_hidden: true })
    await join(poll, { comment: 'Secret' })
    const own_id = idOf(await join(poll, { name: 'Own' }))
    const [open, own] = [await openPublic(poll), await openOwn(own_id)]
    expect(open).toMatchObject({
      results: [],
      best: null,
      participants: [{}, { answers: {}, comment: '' }, {}],
    })
    expect(own?.participants.map(({ answers }) => Object.keys(answers).length)).toEqual([0, 0, 2])
    expect(JSON.stringify(own)).not.toContain('Secret')
  })
})

describe('[POL5] answers without an account', () => {
  it('are changed by the own link, which is mailed in the language of the reader', async () => {
    const poll = await aPoll()
    const participant_id = idOf(await join(poll, { email: 'hedy@guests.example' }))
    const [mail, ...others] = (await mailing.mailsAfter(60)).filter(({ to }) => to.includes('hedy'))
    expect([mail?.subject, others]).toEqual(['Ihr Link zur Umfrage: Harvest', []])
    const token = /\/poll\/answer\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(readPollToken(testBox, token, 'own')).toBe(participant_id)
    expect(readPollToken(testBox, token, 'public')).toBeUndefined()
    const given = { participant_id, answers: answersTo(poll, ['no', 'if_need_be']), comment: 'Late' }
    expect(await answerAsParticipant(env(), given, now)).toBe('saved')
    expect((await openOwn(participant_id))?.own).toMatchObject({
      comment: 'Late',
      answers: { [poll.poll_options[0]?.option_id ?? '']: 'no' },
    })
  })

  it('[POL28] of an address that is known overwrite nothing, and its own link is mailed to it once an hour', async () => {
    const poll = await aPoll({ participants: [grace] })
    await mailing.mailsAfter(60)
    for (const email of ['GRACE@guests.example', 'grace@guests.example', ada.primary_email])
      expect(await join(poll, { email })).toMatchObject({ outcome: 'saved' })
    const mails = (await mailing.mailsAfter(60)).filter(({ subject }) => subject.startsWith('Your link'))
    expect(mails.map(({ to }) => to)).toEqual([
      expect.stringContaining(ada.primary_email),
      expect.stringContaining('grace@guests.example'),
    ])
    const grace_id = poll.participants[1]?.participant_id
    const [token = ''] = /(?<=\/poll\/answer\/)\S+/.exec(mails[1]?.text ?? '') ?? []
    expect([readPollToken(testBox, token, 'own'), mails[1]?.text]).toEqual([
      grace_id,
      expect.stringContaining('without your address'),
    ])
    const seen = (await openPublic(poll))?.participants
    expect(seen?.map(({ participant_name }) => participant_name)).toEqual([
      'Ada Lövelace',
      'Grace',
      'Hedy',
      'Hedy',
      'Hedy',
    ])
    expect(seen?.[1]).toMatchObject({ answers: {}, answered_ms: null })
    // Another hour, another mail.
    await mailing.mailsAfter(7200)
    await join(poll, { email: 'grace@guests.example' }, mailing.now())
    const again = (await mailing.mailsAfter(60)).filter(({ subject }) => subject.startsWith('Your link'))
    expect(again.map(({ to }) => to)).toEqual([expect.stringContaining('grace@')])
  })

  it('to options that are gone are left out, and the others are stored', async () => {
    const poll = await aPoll()
    const participant_id = idOf(await join(poll, { answers: [] }))
    await change(poll, { poll_options: [monday] })
    const given = { participant_id, answers: answersTo(poll, ['yes', 'yes']), comment: '' }
    expect(await answerAsParticipant(env(), given, now)).toBe('saved')
    expect(Object.values((await openOwn(participant_id))?.own?.answers ?? {})).toEqual(['yes'])
  })

  it('[POL7] are refused after the deadline, to the moment', async () => {
    const poll = await aPoll({ deadline: '2026-11-21T09:00:00.000Z' })
    const participant_id = idOf(await join(poll))
    const given = { participant_id, answers: [], comment: 'Late' }
    expect(await answerAsParticipant(env(), given, new Date('2026-11-21T08:59:59.999Z'))).toBe('saved')
    const over = new Date('2026-11-21T09:00:00.000Z')
    expect(await answerAsParticipant(env(), given, over)).toBe('ended')
    expect(await join(poll, {}, over)).toEqual({ outcome: 'ended' })
    expect(await openPublic(poll, over)).toMatchObject({ is_open: false })
    expect(await answerAsParticipant(env(), { ...given, participant_id: nobody }, now)).toBe('gone')
  })

  it('are at most of a hundred people, also at once', async () => {
    const participants = Array.from({ length: 98 }, (_, place) => ({
      participant_email: `guest.${place}@guests.example`,
    }))
    const poll = await aPoll({ participants })
    const outcomes = await Promise.all([1, 2, 3, 4].map((one) => join(poll, { name: `Guest ${one}` })))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['full', 'full', 'saved', 'saved'])
  })

  it('keep out of headers what a name contains', async () => {
    const poll = await aPoll()
    await join(poll, { name: 'Sly\r\nBcc: all@guests.example', email: 'sly@guests.example' })
    const [mail] = (await mailing.mailsAfter(60)).filter(({ to }) => to.includes('sly@'))
    expect(mail?.headers.map(([name]) => name)).not.toContain('bcc')
  })
})

describe('the job of polls', () => {
  it('[POL13] tells of answers in one mail for many, once an hour at most', async () => {
    const poll = await aPoll({ participants: [grace] })
    await mailing.mailsAfter(60)
    await join(poll, { name: 'One' }, mailing.now())
    await join(poll, { name: 'Two' }, mailing.now())
    const [first, ...none] = await mailing.mailsAfter(60)
    expect([first?.to, none]).toEqual([expect.stringContaining(ada.primary_email), []])
    expect(first?.text).toContain('One\nTwo')
    expect(first?.text).toContain('Everybody who answered can attend.')
    await join(poll, { name: 'Three' }, mailing.now())
    // Whoever answers the own poll knows of it.
    const params = { poll_id: poll.poll_id }
    const body = { answers: answersTo(poll, ['yes']) }
    await mailing.server.call(answerPoll, { params, body }, ada.access_token)
    expect(await mailing.mailsAfter(1800)).toEqual([])
    await join(poll, { name: 'Four' }, mailing.now())
    const [second] = await mailing.mailsAfter(1860)
    expect(second?.text).toContain('Three\nFour')
    expect(await mailing.mailsAfter(7200)).toEqual([])
  })

  it('[POL13] reminds two days before the deadline those who have not answered, once', async () => {
    const poll = await aPoll({
      deadline: '2026-11-25T09:00:00.000Z',
      poll_options: [{ option_date: '2026-11-30' }],
      participants: [grace, { participant_email: 'cleo@guests.example' }],
    })
    await mailing.mailsAfter(60)
    const cleo = poll.participants[2]?.participant_id ?? ''
    await answerAsParticipant(env(), { participant_id: cleo, answers: [], comment: 'Never' }, mailing.now())
    const day = 24 * 3600
    const told = await mailing.mailsAfter(60)
    expect(told.map(({ to }) => to)).toEqual([expect.stringContaining(ada.primary_email)])
    expect(await mailing.mailsAfter(3 * day - 180)).toEqual([])
    const reminded = await mailing.mailsAfter(120)
    expect(reminded.map(({ to, subject }) => [to, subject])).toEqual([
      [expect.stringContaining('grace@guests.example'), 'Please answer: Harvest'],
    ])
    expect(await mailing.mailsAfter(day)).toEqual([])
  })

  it('[POL13] reminds nobody of a deadline that was near from the start', async () => {
    await aPoll({ deadline: '2026-11-21T09:00:00.000Z', participants: [grace] })
    await mailing.mailsAfter(60)
    expect(await mailing.mailsAfter(3600)).toEqual([])
  })

  it('[POL7] closes after the deadline, releases the times and tells the organizer, once', async () => {
    const poll = await aPoll({
      deadline: '2026-11-21T09:00:00.000Z',
      hold_for: 'organizer',
      participants: [grace],
    })
    await mailing.mailsAfter(60)
    const [mail, ...others] = await mailing.mailsAfter(24 * 3600)
    expect([mail?.subject, others]).toEqual(['Deadline passed: Harvest', []])
    const { db } = mailing.server
    expect(await db.selectFrom('poll').select('poll_state').execute()).toEqual([{ poll_state: 'closed' }])
    expect(await db.selectFrom('held_time').selectAll().execute()).toEqual([])
    expect(await mailing.mailsAfter(3600)).toEqual([])
    expect(await openPublic(poll, mailing.now())).toMatchObject({ is_open: false })
  })

  it('[POL7] leaves the decision to the organizer, who then closes or books', async () => {
    const deadline = '2026-11-21T09:00:00.000Z'
    const [given_up, decided] = [
      await aPoll({ deadline, participants: [grace] }),
      await aPoll({ deadline, participants: [grace] }),
    ]
    await mailing.mailsAfter(60)
    await mailing.mailsAfter(24 * 3600)
    const { call } = mailing.server
    const closed = await call(closePoll, { params: { poll_id: given_up.poll_id } }, ada.access_token)
    expect(closed.data?.poll_state).toBe('closed')
    const [mail, ...others] = await mailing.mailsAfter(60)
    expect([mail?.to, mail?.subject, others]).toEqual([
      expect.stringContaining('grace@guests.example'),
      'Poll closed: Harvest',
      [],
    ])
    const body = { option_id: decided.poll_options[0]?.option_id ?? '' }
    const params = { poll_id: decided.poll_id }
    expect((await call(bookPollOption, { params, body }, ada.access_token)).data?.poll_state).toBe('booked')
    expect((await mailing.mailsAfter(600)).map(({ method }) => method)).toEqual(['REQUEST'])
  })
})

const wednesday = { start_timestamp: '2026-11-25T08:00:00.000Z', end_timestamp: '2026-11-25T09:00:00.000Z' }
const friday = { start_timestamp: '2026-11-27T08:00:00.000Z', end_timestamp: '2026-11-27T09:00:00.000Z' }
const optionsOf = ({ poll_options }: Poll) =>
  poll_options.map(({ option_id, start_timestamp, end_timestamp }) => ({
    option_id,
    start_timestamp,
    end_timestamp,
  }))

async function answeredPoll(): Promise<{ poll: Poll; participant_id: string }> {
  const poll = await aPoll({ participants: [grace] })
  const participant_id = idOf(await join(poll, { email: 'hedy@guests.example', language: 'en' }))
  await mailing.mailsAfter(4000)
  return { poll, participant_id }
}

async function add(poll: Poll, option: typeof friday): Promise<Poll> {
  const { data, message } = await change(poll, { poll_options: [...optionsOf(poll), option] })
  if (!data) throw new Error(message)
  return data
}

describe('[POL15] those who answered', () => {
  it('are told once of all options that were added, with their own link', async () => {
    const { poll, participant_id } = await answeredPoll()
    const added = await add(poll, wednesday)
    expect(await mailing.mailsAfter(600)).toEqual([])
    await add(added, friday)
    expect(await mailing.mailsAfter(840)).toEqual([])
    const [mail, ...others] = await mailing.mailsAfter(120)
    expect([mail?.to, mail?.subject, others]).toEqual([
      expect.stringContaining('hedy@guests.example'),
      'News about the poll: Harvest',
      [],
    ])
    const listed = mail?.text.slice(mail.text.indexOf('New options'), mail.text.indexOf('/poll/answer/'))
    expect(listed).toMatch(/25 November.*27 November/s)
    expect(listed).not.toMatch(/2[34] November/)
    const [token = ''] = /(?<=\/poll\/answer\/)\S+/.exec(mail?.text ?? '') ?? []
    expect(readPollToken(testBox, token, 'own')).toBe(participant_id)
    expect(await mailing.mailsAfter(24 * 3600)).toEqual([])
  })

  it('are told of a poll that was opened again, and of its new options in the same mail', async () => {
    const { poll } = await answeredPoll()
    const params = { poll_id: poll.poll_id }
    await mailing.server.call(closePoll, { params }, ada.access_token)
    await mailing.mailsAfter(60)
    await mailing.server.call(reopenPoll, { params }, ada.access_token)
    const again = await mailing.mailsAfter(960)
    expect(
      again.map(({ to, text }) => [to, text.includes('opened the poll again'), text.includes('New options')]),
    ).toEqual([[expect.stringContaining('hedy@'), true, false]])
    await mailing.server.call(closePoll, { params }, ada.access_token)
    await mailing.mailsAfter(60)
    await mailing.server.call(reopenPoll, { params }, ada.access_token)
    await add(poll, friday)
    const both = await mailing.mailsAfter(960)
    expect(
      both.map(({ text }) => [text.includes('opened the poll again'), text.includes('New options')]),
    ).toEqual([[true, true]])
  })

  it('are told nothing where they have answered meanwhile, or the poll has ended', async () => {
    const { poll, participant_id } = await answeredPoll()
    const added = await add(poll, wednesday)
    const answers = answersTo(added, ['yes', 'no', 'yes'])
    await answerAsParticipant(
      env(),
      { participant_id, answers, comment: '' },
      new Date(mailing.now().getTime() + 1),
    )
    expect((await mailing.mailsAfter(7200)).map(({ to }) => to)).toEqual([
      expect.stringContaining(ada.primary_email),
    ])
    await add(added, friday)
    await mailing.server.call(closePoll, { params: { poll_id: poll.poll_id } }, ada.access_token)
    expect((await mailing.mailsAfter(7200)).map(({ subject }) => subject)).not.toContain(
      'News about the poll: Harvest',
    )
    const rows = await mailing.server.db.selectFrom('poll').select('news_at').execute()
    expect(rows).toEqual([{ news_at: null }])
  })

  it('whom the daily limit holds back are told later, each once', async () => {
    const { poll } = await answeredPoll()
    for (let place = 0; place < 30; place += 1)
      await join(poll, { name: `Guest ${place}`, email: `guest.${place}@guests.example` }, mailing.now())
    await mailing.mailsAfter(24 * 3600 + 60)
    await add(poll, wednesday)
    const first = await mailing.mailsAfter(960)
    expect(first).toHaveLength(20)
    const later = await mailing.mailsAfter(24 * 3600)
    const told = [...first, ...later].map(({ to }) => to)
    expect([told.length, new Set(told).size]).toEqual([31, 31])
    expect(await mailing.mailsAfter(3600)).toEqual([])
  })
})

it('[POL10] whoever left no address is named in the meeting, and a colleague whose address was typed has to answer', async () => {
  const bob = await mailing.server.aPerson({ first_name: 'Bob' })
  const poll = await aPoll()
  await join(poll, { name: 'Hedy' })
  await join(poll, { name: 'Lise' })
  await join(poll, { name: 'Not Bob', email: bob.primary_email })
  await join(poll, { name: 'Grace', email: grace.participant_email })
  await mailing.server.db
    .updateTable('app_user')
    .set({ language: 'de', created_at: new Date('2026-01-01T00:00:00Z') })
    .where('user_id', '=', ada.user_id)
    .execute()
  const params = { poll_id: poll.poll_id }
  const body = { option_id: poll.poll_options[0]?.option_id ?? '' }
  const { access_token } = ada
  const booked = await mailing.server.call(bookPollOption, { params, body }, access_token)
  const meeting_id = booked.data?.meeting_id ?? nobody
  const { data } = await mailing.server.call(getMeeting, { params: { meeting_id } }, access_token)
  expect(data?.meeting_description).toBe('Außerdem in der Umfrage, ohne Adresse: Hedy und Lise')
  const actions = Object.values(data?.meeting_invitees ?? {}).map(({ full_name, meeting_action }) => [
    full_name,
    meeting_action,
  ])
  expect(Object.fromEntries(actions)).toMatchObject({ Grace: 'approved', 'Bob Example': 'pending' })
  expect((await openPublic(poll))?.meeting).toMatchObject({ meeting_id, is_cancelled: false })
})

it('[POL2] mails say the times of the reader, or those of the poll where its zone is fixed', async () => {
  const spring = { start_timestamp: '2027-03-28T00:30:00.000Z', end_timestamp: '2027-03-28T01:30:00.000Z' }
  const bob = await mailing.server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
  const participants = [{ user_id: bob.user_id }]
  for (const is_zone_fixed of [false, true]) {
    await aPoll({ participants, is_zone_fixed, poll_options: [spring] })
    const [mail] = await mailing.mailsAfter(60)
    // In Berlin the clocks go from 2 to 3 meanwhile.
    expect(mail?.text).toContain(
      is_zone_fixed ? '28 March 2027, 1:30 am – 3:30 am' : '28 March 2027, 6:15 am – 7:15 am',
    )
  }
})
