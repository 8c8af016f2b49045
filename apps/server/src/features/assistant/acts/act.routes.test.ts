import {
  answerProposal,
  confirmAssistantAct,
  discardAssistantAct,
  findSlots,
  getAssistantAct,
  getMeeting,
  listHeldTimes,
  listMeetings,
  listProposals,
  listTasks,
  proposeOtherTime,
  type SessionUser,
  undoAssistantAct,
  updateMeeting,
  waiting_acts_max,
} from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { actsOf, anAssistant, type TestAssistant } from '../../../../test/assistant.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { removeExpired } from '../../../platform/jobs/cleanup.ts'

let server: TestServer
let address: string
let ada: SessionUser
let ben: SessionUser
let assistant: TestAssistant

beforeAll(async () => {
  server = await startTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson({ first_name: 'Ada' })
  ben = await server.aPerson({ first_name: 'Ben', timezone: 'Asia/Kathmandu' })
  assistant = await anAssistant(server, address, ada)
  return () => assistant[Symbol.asyncDispose]()
})
afterAll(() => server.close())

const review = {
  meeting_title: 'Review',
  meeting_date: { start_date: '2026-12-01' },
  meeting_time: { start_time: '10:00', end_time: '10:45' },
}

function act(endpoint: typeof confirmAssistantAct, act_id: unknown, person = ada) {
  return server.call(endpoint, { params: { act_id: String(act_id) } }, person.access_token)
}
const confirm = (act_id: unknown, person = ada) => act(confirmAssistantAct, act_id, person)
const discard = (act_id: unknown, person = ada) => act(discardAssistantAct, act_id, person)
const undo = (act_id: unknown, person = ada) => act(undoAssistantAct, act_id, person)

async function timeOf(meeting_id: string, person = ada) {
  const { data } = await server.call(getMeeting, { params: { meeting_id }, query: {} }, person.access_token)
  return data?.meeting_timestamps
}

async function heldBy(person: SessionUser) {
  const query = { start_timestamp: '2026-11-20T00:00:00.000Z', end_timestamp: '2026-12-31T00:00:00.000Z' }
  const { data } = await server.call(listHeldTimes, { query }, person.access_token)
  return (data ?? []).map(({ purpose, start_timestamp, held_title }) => [
    purpose,
    start_timestamp,
    held_title,
  ])
}

async function count(person: SessionUser): Promise<readonly [number, number]> {
  const meetings = await server.call(listMeetings, { query: {} }, person.access_token)
  const tasks = await server.call(listTasks, {}, person.access_token)
  return [meetings.data?.length ?? -1, tasks.data?.length ?? -1]
}

async function slots(person: SessionUser) {
  const body = {
    users: [],
    start_time: '2026-12-01T13:00:00Z',
    end_time: '2026-12-01T14:00:00Z',
    duration: 60,
  }
  return (await server.call(findSlots, { body }, person.access_token)).data?.free_slots.length
}

describe('[AMC6] a tool that changes something', () => {
  it('changes nothing, and says what would happen', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      ...review,
      meeting_invitees: { [ben.user_id]: {} },
    })
    const before = await timeOf(meeting_id)
    const asked = await assistant.ask('move', { meeting_id, start: '2026-12-01T14:00' })
    expect(asked).toMatchObject({
      state: 'waiting',
      is_done: false,
      times_before: [{ start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T09:45:00.000Z' }],
      times_after: [{ start: '2026-12-01T13:00:00.000Z', end: '2026-12-01T13:45:00.000Z' }],
      people: [
        { name: 'Ada Example', local_time: { start: '2026-12-01T14:00' } },
        { name: 'Ben Example', local_time: { start: '2026-12-01T18:45', timezone: 'Asia/Kathmandu' } },
      ],
      texts_by_people: {
        what_would_happen:
          'Move “Review” from Tuesday 2026-12-01 10:00–10:45 (Europe/Berlin, UTC+01:00) to Tuesday 2026-12-01 14:00–14:45 (Europe/Berlin, UTC+01:00), for Ben Example too.',
      },
    })
    await assistant.ask('cancel', { meeting_id })
    await assistant.ask('propose', { title: 'Tea', start: '2026-12-02T15:00', people: [ben.user_id] })
    await assistant.ask('add_task', { text: 'Call back' })
    await assistant.ask('hold_times', { times: [{ start: '2026-12-03T15:00' }], title: 'Interview' })
    expect(await timeOf(meeting_id)).toEqual(before)
    expect(await count(ada)).toEqual([1, 0])
    expect(await count(ben)).toEqual([1, 0])
    expect((await actsOf(server, ada)).map(({ act_state }) => act_state)).toEqual(Array(5).fill('waiting'))
  })

  it('refuses at once what our own screens refuse', async () => {
    const { meeting_id } = await aMeeting(server, ben.access_token, {
      ...review,
      meeting_invitees: { [ada.user_id]: {} },
    })
    expect(await assistant.refusal('move', { meeting_id, start: '2026-12-01T14:00' })).toContain(
      'Use propose',
    )
    expect(await assistant.refusal('cancel', { meeting_id })).toContain('Use answer')
    const cleo = await server.aPerson({ first_name: 'Cleo' })
    const other = await aMeeting(server, cleo.access_token, review)
    for (const tool of ['move', 'cancel', 'answer'] as const) {
      const input = {
        meeting_id: other.meeting_id,
        ...(tool === 'move' && { start: '2026-12-01T14:00' }),
        ...(tool === 'answer' && { answer: 'accept' }),
      }
      expect(await assistant.refusal(tool, input)).toBe('Meeting not found.')
    }
    await aMeeting(server, ada.access_token, { ...review, meeting_time: { start_time: '16:00' } })
    expect(
      await assistant.refusal('hold_times', { times: [{ start: '2026-12-01T16:00' }], title: 'x' }),
    ).toContain('no longer free')
    expect(await actsOf(server, ada)).toEqual([])
  })
})

describe('[AMC7] the time that a waiting act asks for', () => {
  it('is held, and free again once the act is discarded', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, review)
    const { act_id } = await assistant.ask('move', { meeting_id, start: '2026-12-01T14:00' })
    expect(await heldBy(ada)).toEqual([['assistant', '2026-12-01T13:00:00.000Z', 'Review']])
    expect(await slots(ada)).toBe(0)
    expect((await discard(act_id)).data?.act_state).toBe('discarded')
    expect(await heldBy(ada)).toEqual([])
    expect(await slots(ada)).toBe(1)
  })

  it('is free again once the act has expired, which can then no longer be confirmed', async () => {
    const { act_id } = await assistant.ask('propose', { title: 'Tea', start: '2026-12-01T14:00' })
    expect(await slots(ada)).toBe(0)
    server.setNow('2026-11-20T09:30:00.000Z')
    expect(await slots(ada)).toBe(1)
    expect(await confirm(act_id)).toMatchObject({
      status: 409,
      message: 'This has expired. Please ask the assistant again.',
    })
    expect(await actsOf(server, ada)).toMatchObject([{ act_state: 'expired' }])
    expect(await count(ada)).toEqual([0, 0])
  })

  it('is the meeting’s once the act is confirmed', async () => {
    const { act_id } = await assistant.ask('propose', {
      title: 'Tea',
      start: '2026-12-01T14:00',
      people: [ben.user_id],
    })
    expect((await confirm(act_id)).data).toMatchObject({ act_state: 'confirmed', decided_in: 'meridian' })
    expect(await heldBy(ada)).toEqual([])
    expect(await count(ben)).toEqual([1, 0])
    expect(await slots(ada)).toBe(0)
  })
})

describe('[AMC9] a confirmed act', () => {
  it('is done once, also by two who confirm at the same moment', async () => {
    const { act_id } = await assistant.ask('add_task', { text: 'Call back', due_date: '2026-12-02' })
    const answers = await Promise.all([confirm(act_id), confirm(act_id), confirm(act_id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await count(ada)).toEqual([0, 1])
    expect((await discard(act_id)).message).toBe('This was confirmed before.')
  })

  it('is refused where the meeting was changed since, and waits on', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, review)
    const moved = await assistant.ask('move', { meeting_id, start: '2026-12-01T14:00' })
    const cancelled = await assistant.ask('cancel', { meeting_id })
    server.setNow('2026-11-20T09:05:00.000Z')
    const body = { meeting_title: 'Other review' }
    await server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)
    for (const { act_id } of [moved, cancelled]) {
      expect((await confirm(act_id)).message).toBe(
        'The meeting was changed meanwhile. Please look at it again.',
      )
      const { data } = await server.call(
        getAssistantAct,
        { params: { act_id: String(act_id) } },
        ada.access_token,
      )
      expect(data?.act_state).toBe('waiting')
    }
    expect(await heldBy(ada)).toHaveLength(1)
  })

  it('is refused where an invitation has another time by then', async () => {
    const { meeting_id } = await aMeeting(server, ben.access_token, {
      ...review,
      meeting_invitees: { [ada.user_id]: {} },
    })
    const { act_id } = await assistant.ask('answer', { meeting_id, answer: 'accept' })
    const body = { meeting_timestamps: { start_timestamp: '2026-12-02T09:00:00.000Z' } }
    await server.call(updateMeeting, { params: { meeting_id }, body }, ben.access_token)
    expect((await confirm(act_id)).status).toBe(409)
    const { data } = await server.call(getMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
    expect(data?.reader_answer?.meeting_action).toBe('pending')
  })
})

describe('[AMC10] acts of others', () => {
  it('are not there', async () => {
    const { act_id } = await assistant.ask('add_task', { text: 'Call back' })
    for (const answer of [await confirm(act_id, ben), await discard(act_id, ben), await undo(act_id, ben)])
      expect(answer.status).toBe(404)
    const params = { act_id: String(act_id) }
    expect((await server.call(getAssistantAct, { params }, ben.access_token)).status).toBe(404)
    expect(await actsOf(server, ben)).toEqual([])
    expect(await count(ada)).toEqual([0, 0])
  })

  it('[AMC8] cannot be confirmed with an API token, its own least of all', async () => {
    const { act_id } = await assistant.ask('add_task', { text: 'Call back' })
    const params = { act_id: String(act_id) }
    for (const endpoint of [confirmAssistantAct, discardAssistantAct, undoAssistantAct])
      expect((await server.call(endpoint, { params }, assistant.token)).status).toBe(403)
    expect((await server.call(confirmAssistantAct, { params })).status).toBe(401)
    expect(await count(ada)).toEqual([0, 0])
  })
})

describe('[AMC11] undoing', () => {
  it('moves a meeting back', async () => {
    const { meeting_id, meeting_timestamps } = await aMeeting(server, ada.access_token, review)
    const { act_id } = await assistant.ask('move', {
      meeting_id,
      start: '2026-12-03T14:00',
      duration_minutes: 90,
    })
    await confirm(act_id)
    expect(await timeOf(meeting_id)).toEqual({
      start_timestamp: '2026-12-03T13:00:00.000Z',
      end_timestamp: '2026-12-03T14:30:00.000Z',
    })
    expect((await undo(act_id)).data).toMatchObject({ act_state: 'undone' })
    expect(await timeOf(meeting_id)).toEqual(meeting_timestamps)
    expect((await undo(act_id)).message).toBe('There is nothing to undo.')
  })

  it('moves one date of a series back, across a change of clocks', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      ...review,
      meeting_date: { start_date: '2027-03-22' },
      meeting_recurrence: { is_recurring: true, recurring_type: 'weekly' },
    })
    const occurrence = '2027-03-29T08:00:00.000Z'
    const { act_id } = await assistant.ask('move', { meeting_id, occurrence, start: '2027-03-26T10:00' })
    const dates = async () => {
      const { meetings } = await assistant.ask('list_meetings', { from: '2027-03-22', to: '2027-04-06' })
      return JSON.parse(JSON.stringify(meetings)).map(({ start }: { start: string }) => start)
    }
    const whole = ['2027-03-22T09:00:00.000Z', occurrence, '2027-04-05T08:00:00.000Z']
    expect(await dates()).toEqual(whole)
    await confirm(act_id)
    expect(await dates()).toEqual([whole[0], '2027-03-26T09:00:00.000Z', whole[2]])
    expect((await undo(act_id)).status).toBe(200)
    expect(await dates()).toEqual(whole)
  })

  it('is refused where the meeting was changed since', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, review)
    const { act_id } = await assistant.ask('move', { meeting_id, start: '2026-12-03T14:00' })
    await confirm(act_id)
    server.setNow('2026-11-20T09:05:00.000Z')
    const body = { meeting_title: 'Other review' }
    await server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)
    expect((await undo(act_id)).message).toBe('The meeting was changed meanwhile. Please look at it again.')
  })

  it('restores a cancelled meeting, and says why it cannot of one date of a series', async () => {
    const single = await aMeeting(server, ada.access_token, {
      ...review,
      meeting_invitees: { [ben.user_id]: {} },
    })
    const { act_id } = await assistant.ask('cancel', { meeting_id: single.meeting_id })
    await confirm(act_id)
    const status = async () =>
      (
        await server.call(
          getMeeting,
          { params: { meeting_id: single.meeting_id }, query: {} },
          ben.access_token,
        )
      ).data?.meeting_status
    expect(await status()).toBe('cancelled')
    await undo(act_id)
    expect(await status()).toBe('active')

    const series = await aMeeting(server, ada.access_token, {
      ...review,
      meeting_date: { start_date: '2026-12-07' },
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily' },
    })
    const date = { meeting_id: series.meeting_id, occurrence: '2026-12-09T10:00:00.000Z' }
    expect(await assistant.refusal('cancel', { meeting_id: series.meeting_id })).toContain(
      'This meeting repeats',
    )
    expect(await assistant.refusal('cancel', date)).toContain('no meeting at this time')
    const part = await assistant.ask('cancel', { ...date, occurrence: '2026-12-09T09:00:00.000Z' })
    const { data } = await confirm(part['act_id'])
    expect(data).toMatchObject({ act_state: 'confirmed', undo_obstacle: 'part_of_series' })
    expect((await undo(part['act_id'])).status).toBe(409)
  })

  it('gives the answer that was there before', async () => {
    const { meeting_id } = await aMeeting(server, ben.access_token, {
      ...review,
      meeting_invitees: { [ada.user_id]: {} },
    })
    const mine = async () =>
      (await server.call(getMeeting, { params: { meeting_id }, query: {} }, ada.access_token)).data
        ?.reader_answer
    const first = await assistant.ask('answer', { meeting_id, answer: 'maybe', note: 'Perhaps' })
    await confirm(first['act_id'])
    const second = await assistant.ask('answer', { meeting_id, answer: 'decline' })
    await confirm(second['act_id'])
    expect(await mine()).toMatchObject({ meeting_action: 'rejected', answer_note: '' })
    await undo(second['act_id'])
    expect(await mine()).toMatchObject({
      meeting_action: 'pending',
      is_tentative: true,
      answer_note: 'Perhaps',
    })
    await undo(first['act_id'])
    expect(await mine()).toMatchObject({ meeting_action: 'pending', is_tentative: false })
  })

  it('deletes what was made: a meeting, a proposal, held times and a task', async () => {
    const { meeting_id } = await aMeeting(server, ben.access_token, {
      ...review,
      meeting_date: { start_date: '2026-12-04' },
      meeting_invitees: { [ada.user_id]: {} },
    })
    const made = [
      await assistant.ask('propose', {
        title: 'Tea',
        start: '2026-12-02T15:00',
        people: [ben.user_id],
        guests: [{ email: 'cleo@example.com', name: 'Cleo' }],
      }),
      await assistant.ask('propose', { meeting_id, start: '2026-12-04T16:00' }),
      await assistant.ask('hold_times', {
        times: [{ start: '2026-12-03T15:00' }],
        title: 'Interview',
        days: 2,
      }),
      await assistant.ask('add_task', { text: 'Call back', meeting_id, assign_to: ben.user_id }),
    ]
    for (const { act_id } of made) expect((await confirm(act_id)).status).toBe(200)
    expect(await count(ben)).toEqual([2, 1])
    expect(await heldBy(ada)).toEqual([['share', '2026-12-03T14:00:00.000Z', 'Interview']])
    const asked = async () =>
      (await server.call(listProposals, {}, ben.access_token)).data?.filter(
        (one) => one.proposal_type === 'counter_proposal',
      ).length
    expect(await asked()).toBe(1)
    for (const { act_id } of made) expect((await undo(act_id)).status).toBe(200)
    expect(await count(ben)).toEqual([1, 0])
    expect(await heldBy(ada)).toEqual([])
    expect(await asked()).toBe(0)
  })

  it('says why it cannot, of an answer to a time that somebody proposed', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      ...review,
      meeting_invitees: { [ben.user_id]: {} },
    })
    const { data } = await server.call(listProposals, {}, ben.access_token)
    const meeting_proposal_id = data?.[0]?.meeting_proposal_id ?? ''
    const body = { start_timestamp: '2026-12-01T12:00:00.000Z', end_timestamp: '2026-12-01T12:45:00.000Z' }
    await server.call(proposeOtherTime, { params: { meeting_proposal_id }, body }, ben.access_token)
    const { times_proposed_to_you } = await assistant.ask('get_meeting', { meeting_id })
    const [{ proposal_id }] = JSON.parse(JSON.stringify(times_proposed_to_you))
    const asked = await assistant.ask('answer', { meeting_id, answer: 'accept', proposal_id })
    expect(asked).toMatchObject({ times_after: [{ start: '2026-12-01T12:00:00.000Z' }] })
    const { data: done } = await confirm(asked['act_id'])
    expect(done).toMatchObject({ act_state: 'confirmed', undo_obstacle: 'moved_for_all' })
    expect((await timeOf(meeting_id))?.start_timestamp).toBe('2026-12-01T12:00:00.000Z')
    expect((await undo(asked['act_id'])).status).toBe(409)
  })
})

describe('[AMC12] the same wish', () => {
  it('is one act while it waits, and another one afterwards', async () => {
    const wish = { text: 'Call back', due_date: '2026-12-02' }
    const first = await assistant.ask('add_task', wish)
    const again = await assistant.ask('add_task', wish)
    expect(again['act_id']).toBe(first['act_id'])
    await confirm(first['act_id'])
    expect((await assistant.ask('add_task', wish))['act_id']).not.toBe(first['act_id'])
  })

  it('of another assistant is another act', async () => {
    await using other = await anAssistant(server, address, ada)
    await assistant.ask('add_task', { text: 'Call back' })
    await other.ask('add_task', { text: 'Call back' })
    expect(await actsOf(server, ada)).toHaveLength(2)
  })

  it('is refused where too much waits already', async () => {
    for (let place = 0; place < waiting_acts_max; place += 1)
      await assistant.ask('add_task', { text: `Call ${place}` })
    expect(await assistant.refusal('add_task', { text: 'One more' })).toContain('wait for the person already')
  })
})

describe('[AMC13] the audit log', () => {
  it('names what was confirmed and what was undone, by assistant and tool, without the words of the act', async () => {
    const kept = await assistant.ask('add_task', { text: 'Call the garage' })
    const undone = await assistant.ask('hold_times', {
      times: [{ start: '2026-12-03T20:00' }],
      title: 'Interview',
    })
    const left = await assistant.ask('add_task', { text: 'Forget this' })
    await confirm(kept['act_id'])
    await confirm(undone['act_id'])
    await undo(undone['act_id'])
    await discard(left['act_id'])
    expect((await confirm(kept['act_id'])).status).toBe(409)
    const entries = await server.db
      .selectFrom('audit_entry')
      .select(['audit_action', 'actor_user_id', 'actor_name', 'details'])
      .where('subject_user_id', '=', ada.user_id)
      .where('audit_action', 'in', ['assistant_act_confirmed', 'assistant_act_undone'])
      .orderBy('audit_entry_id')
      .execute()
    const own = { actor_user_id: ada.user_id, actor_name: ada.full_name }
    const by = (tool: string) => ({ ...own, details: { program_name: 'Helper', tool } })
    expect(entries).toEqual([
      { audit_action: 'assistant_act_confirmed', ...by('add_task') },
      { audit_action: 'assistant_act_confirmed', ...by('hold_times') },
      { audit_action: 'assistant_act_undone', ...by('hold_times') },
    ])
  })
})

it('[AMC14] acts are deleted after 90 days, whatever became of them', async () => {
  const { act_id } = await assistant.ask('add_task', { text: 'Call the garage' })
  await confirm(act_id)
  await assistant.ask('add_task', { text: 'Call back' })
  const states = async () => {
    const rows = await server.db
      .selectFrom('assistant_act')
      .select('act_state')
      .where('user_id', '=', ada.user_id)
      .orderBy('act_state')
      .execute()
    return rows.map(({ act_state }) => act_state)
  }
  await removeExpired(server.db, new Date('2027-02-18T08:59:59.000Z'))
  expect(await states()).toEqual(['confirmed', 'waiting'])
  await removeExpired(server.db, new Date('2027-02-18T09:00:00.000Z'))
  expect(await states()).toEqual([])
})

it('[AMC9] an answer by hand between asking and confirming is replaced by the confirmed one', async () => {
  const { meeting_id } = await aMeeting(server, ben.access_token, {
    ...review,
    meeting_invitees: { [ada.user_id]: {} },
  })
  const { act_id } = await assistant.ask('answer', { meeting_id, answer: 'accept' })
  const { data } = await server.call(listProposals, {}, ada.access_token)
  const params = { meeting_proposal_id: data?.[0]?.meeting_proposal_id ?? '' }
  await server.call(answerProposal, { params, body: { meeting_action: 'rejected' } }, ada.access_token)
  expect((await confirm(act_id)).data?.act_state).toBe('confirmed')
})
