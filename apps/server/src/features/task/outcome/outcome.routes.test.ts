import {
  type ActionItem,
  createActionItem,
  createKeyTakeaway,
  deleteActionItem,
  deleteKeyTakeaway,
  deleteMeeting,
  deleteTask,
  type Input,
  listActionItems,
  listKeyTakeaways,
  listOpenActionItems,
  listTasks,
  makeActionItemTask,
  type Meeting,
  outcomes_max,
  type SessionUser,
  updateActionItem,
  updateKeyTakeaway,
  updateMeeting,
} from '@meridian/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { startTestServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/id.ts'

const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser
let eve: SessionUser
/** Over, with Ada and Bob. */
let held: Meeting

const before = '2026-11-20T09:00:00.000Z'
const after = '2026-11-25T09:00:00.000Z'

beforeEach(async () => {
  server.setNow(before)
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
  eve = await server.aPerson({ first_name: 'Eve', timezone: 'America/St_Johns' })
  held = await aMeeting(server, ada.access_token, {
    meeting_title: 'Range test results',
    meeting_invitees: { [bob.user_id]: {} },
  })
  server.setNow(after)
})
afterAll(() => server.close())

describe('action items', () => {
  it('[TSK15] [TSK17] answer 201 with the whole item, are named by number, and are listed the oldest first', async () => {
    const { status, message, data } = await addItem(ada, held, {
      action_item_description: 'Correct the display estimate',
    })
    expect([status, message]).toEqual([201, 'Action item created successfully.'])
    expect(data).toEqual({
      action_item_id: expect.any(String),
      meeting_id: held.meeting_id,
      action_item_title: 'Action item 1',
      action_item_description: 'Correct the display estimate',
      action_item_status: 'active',
      task: null,
      created_at: after,
      updated_at: after,
    })
    await addItem(bob, held, { action_item_title: '  Book the track ', action_item_status: 'completed' })
    await addItem(bob, held, { action_item_title: ' ' })
    expect(await titles(bob, held)).toEqual(['Action item 1', 'Book the track', 'Action item 3'])
    expect((await takeaways(ada, held)).data).toEqual([])
  })

  it('[TSK17] takes the next number that is free', async () => {
    const [first] = await someItems(3)
    await server.call(deleteActionItem, { params: paramsOf(first) }, ada.access_token)
    await addItem(ada, held)
    await addItem(ada, held, { action_item_title: 'Action item 5' })
    await addItem(ada, held)
    expect(await titles(ada, held)).toEqual([
      'Action item 2',
      'Action item 3',
      'Action item 4',
      'Action item 5',
      'Action item 6',
    ])
  })

  it('[TSK17] gives no number twice, however many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) => addItem(index % 2 === 0 ? ada : bob, held)),
    )
    const numbers = made.map(({ data }) => data?.action_item_title)
    expect(new Set(numbers)).toEqual(
      new Set(Array.from({ length: 12 }, (_, index) => `Action item ${index + 1}`)),
    )
  })

  it.each<[string, unknown]>([
    ['action_item_title', 7],
    ['action_item_title', 'x'.repeat(201)],
    ['action_item_title', 'a\u0000b'],
    ['action_item_description', 'x'.repeat(2001)],
    ['action_item_description', ['a']],
    ['action_item_description', '\ud800'],
    ['action_item_status', 'done'],
  ])('[TSK18] refuses %s %j in new ones and in changes', async (path, value) => {
    const body = JSON.stringify({ [path]: value })
    const [item] = await someItems(1)
    const address = `/v1/meeting/action_item/${held.meeting_id}`
    for (const [method, at] of [
      ['POST', address],
      ['PUT', `${address}/${item.action_item_id}`],
    ] as const) {
      const { status, errors } = await send(method, at, body)
      expect([status, errors?.[0]?.path]).toEqual([400, path])
    }
  })

  it('[TSK18] refuses to take a title away', async () => {
    const [item] = await someItems(1)
    const { status, errors } = await change(ada, item, { action_item_title: ' ' })
    expect([status, errors?.[0]?.path]).toEqual([400, 'action_item_title'])
  })

  it('[TSK19] [TSK20] are changed by all people of the meeting, and keep omitted fields', async () => {
    const [item] = await someItems(1)
    server.setNow('2026-11-26T09:00:00.000Z')
    const { status, message, data } = await change(bob, item, { action_item_status: 'completed' })
    expect([status, message]).toEqual([200, 'Action item updated successfully.'])
    expect(data).toEqual({ ...item, action_item_status: 'completed', updated_at: '2026-11-26T09:00:00.000Z' })
    const text = { action_item_title: 'Estimate', action_item_description: 'Below zero' }
    expect((await change(ada, item, text)).data).toEqual({ ...data, ...text })
  })

  it('[TSK20] is left alone by a change that changes nothing', async () => {
    const [item] = await someItems(1)
    server.setNow('2026-11-26T09:00:00.000Z')
    expect((await change(ada, item, { action_item_status: 'active' })).data).toEqual(item)
  })

  it('[TSK20] refuses a change from an old version, with the current one', async () => {
    const [item] = await someItems(1)
    server.setNow('2026-11-26T09:00:00.000Z')
    const { data: current } = await change(bob, item, { action_item_description: 'Bob was quicker' })
    const late = await change(ada, item, { action_item_description: 'Mine', updated_at: item.updated_at })
    expect([late.status, late.data]).toEqual([409, { current }])
    const renewed = { action_item_description: 'Mine', updated_at: current?.updated_at }
    expect((await change(ada, item, renewed)).data?.action_item_description).toBe('Mine')
  })

  it('[TSK19] are deleted by all people of the meeting, once', async () => {
    const [item] = await someItems(1)
    const gone = await server.call(deleteActionItem, { params: paramsOf(item) }, bob.access_token)
    expect([gone.status, gone.message]).toEqual([200, 'Action item deleted successfully.'])
    expect(gone.data).toEqual({ action_item_id: item.action_item_id })
    expect(await titles(ada, held)).toEqual([])
    const again = await server.call(deleteActionItem, { params: paramsOf(item) }, bob.access_token)
    expect([again.status, again.message]).toEqual([404, 'Action item not found.'])
  })

  it('[TSK19] do not exist for a stranger, nor for a person who hid the meeting', async () => {
    const [item] = await someItems(1)
    const params = paramsOf(item)
    await server.call(deleteMeeting, { params: { meeting_id: held.meeting_id }, query: {} }, bob.access_token)
    for (const { access_token } of [eve, bob]) {
      const refused = [
        await server.call(listActionItems, { params: { meeting_id: held.meeting_id } }, access_token),
        await server.call(
          createActionItem,
          { params: { meeting_id: held.meeting_id }, body: {} },
          access_token,
        ),
        await server.call(updateActionItem, { params, body: { action_item_title: 'Mine' } }, access_token),
        await server.call(makeActionItemTask, { params }, access_token),
        await server.call(deleteActionItem, { params }, access_token),
      ]
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
    expect((await items(ada, held)).data).toEqual([item])
  })

  it('[TSK19] are found only under their own meeting and as what they are', async () => {
    const [item] = await someItems(1)
    server.setNow(before)
    const other = await aMeeting(server, ada.access_token)
    server.setNow(after)
    const wrong = { meeting_id: other.meeting_id, action_item_id: item.action_item_id }
    const takeaway = { meeting_id: held.meeting_id, key_takeaway_id: item.action_item_id }
    const { access_token } = ada
    const refused = [
      await server.call(updateActionItem, { params: wrong, body: { action_item_title: 'x' } }, access_token),
      await server.call(deleteActionItem, { params: wrong }, access_token),
      await server.call(makeActionItemTask, { params: wrong }, access_token),
      await server.call(deleteKeyTakeaway, { params: takeaway }, access_token),
      await server.call(updateKeyTakeaway, { params: takeaway, body: {} }, access_token),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await items(ada, held)).data).toEqual([item])
  })

  it('[TSK23] are at most 500', async () => {
    const rows = Array.from({ length: outcomes_max }, (_, index) => ({
      outcome_id: newId(),
      meeting_id: held.meeting_id,
      kind: 'action_item' as const,
      title: `Item ${index}`,
      description: '',
      status: 'active' as const,
      task_id: null,
      created_at: new Date(after),
      updated_at: new Date(after),
    }))
    await server.db.insertInto('meeting_outcome').values(rows).execute()
    const { status, message } = await addItem(ada, held)
    expect([status, message]).toEqual([409, 'This meeting has 500 action items, and more are not possible.'])
    expect((await addTakeaway(ada, held)).status).toBe(201)
  })
})

describe('when', () => {
  it('[TSK16] a meeting that is not over takes none', async () => {
    server.setNow(before)
    const { status, message } = await addItem(ada, held)
    expect([status, message]).toEqual([
      409,
      'This meeting is not over, so there are no action items to add yet.',
    ])
    expect((await addTakeaway(ada, held)).status).toBe(409)
    expect((await items(ada, held)).data).toEqual([])
    server.setNow('2026-11-24T10:00:00.000Z')
    expect((await addItem(ada, held)).status).toBe(201)
  })

  it('[TSK16] a cancelled one takes none, and what a meeting has can be changed when it moves to the future', async () => {
    const [item] = await someItems(1)
    const later = { meeting_date: { start_date: '2026-12-10' } }
    const params = { meeting_id: held.meeting_id }
    await server.call(updateMeeting, { params, body: later }, ada.access_token)
    expect((await addItem(ada, held)).status).toBe(409)
    expect((await change(ada, item, { action_item_status: 'completed' })).status).toBe(200)
    await server.call(deleteMeeting, { params, query: { how: 'cancel' } }, ada.access_token)
    server.setNow('2026-12-18T09:00:00.000Z')
    expect((await addItem(ada, held)).status).toBe(409)
    expect((await server.call(deleteActionItem, { params: paramsOf(item) }, ada.access_token)).status).toBe(
      200,
    )
  })

  it('[TSK16] a series takes them from the end of its first occurrence', async () => {
    server.setNow(before)
    const series = await aMeeting(server, ada.access_token, {
      meeting_recurrence: {
        is_recurring: true,
        recurring_type: 'weekly',
        recurring_days: { tuesday: true },
        recurring_end_date: '2026-12-08',
      },
    })
    expect((await addItem(ada, series)).status).toBe(409)
    server.setNow('2026-11-24T09:59:00.000Z')
    expect((await addItem(ada, series)).status).toBe(409)
    server.setNow('2026-11-24T10:00:00.000Z')
    expect((await addItem(ada, series)).data?.action_item_title).toBe('Action item 1')
    server.setNow('2026-12-18T09:00:00.000Z')
    expect((await addItem(ada, series)).data?.action_item_title).toBe('Action item 2')
  })
})

describe('[TSK26] a split series', () => {
  it('opens its next part with what the parts before left unfinished', async () => {
    const first = await aWeekly()
    server.setNow('2026-11-25T09:00:00.000Z')
    await addItem(ada, first, { action_item_title: 'Done', action_item_status: 'completed' })
    const { data: left } = await addItem(ada, first, { action_item_title: 'Left' })
    const second = await split(first, '2026-12-01')
    const third = await split(second, '2026-12-15')
    expect(await titles(ada, second)).toEqual(['Left'])
    expect(await titles(bob, second)).toEqual(['Left'])
    server.setNow('2026-12-09T09:00:00.000Z')
    await addItem(bob, second, { action_item_title: 'Left, too' })
    expect(await titles(ada, third)).toEqual(['Left', 'Left, too'])
    expect(await titles(ada, first)).toEqual(['Done', 'Left'])
    const ticked = await change(bob, left ?? expect.fail(), { action_item_status: 'completed' })
    expect(ticked.data?.meeting_id).toBe(first.meeting_id)
    expect((await items(ada, third)).data?.map(({ action_item_status }) => action_item_status)).toEqual([
      'completed',
      'active',
    ])
  })

  it('leaves them where they are while their part runs', async () => {
    const first = await aWeekly()
    server.setNow('2026-11-25T09:00:00.000Z')
    await addItem(ada, first, { action_item_title: 'Left' })
    const second = await split(first, '2026-12-15')
    expect(await titles(ada, second)).toEqual([])
    server.setNow('2026-12-09T09:00:00.000Z')
    expect(await titles(ada, second)).toEqual(['Left'])
  })

  it('shows them only to people who had a part in it, and none of another series', async () => {
    const [first, other] = [await aWeekly(), await aWeekly()]
    server.setNow('2026-11-25T09:00:00.000Z')
    await addItem(ada, first, { action_item_title: 'Left' })
    const second = await split(first, '2026-12-01', { meeting_invitees: { [eve.user_id]: {} } })
    const stranger = await split(other, '2026-12-01')
    expect(await titles(ada, second)).toEqual(['Left'])
    expect(await titles(eve, second)).toEqual([])
    expect(await titles(ada, stranger)).toEqual([])
    expect((await items(await server.aPerson(), second)).status).toBe(404)
  })
})

describe('key takeaways', () => {
  it('[TSK15] [TSK17] [TSK20] are made, named, changed and deleted', async () => {
    const made = await addTakeaway(bob, held)
    expect([made.status, made.message]).toEqual([201, 'Key takeaway created successfully.'])
    expect(made.data).toEqual({
      key_takeaway_id: expect.any(String),
      meeting_id: held.meeting_id,
      key_takeaway_title: 'Key takeaway 1',
      key_takeaway_description: '',
      created_at: after,
      updated_at: after,
    })
    const params = { meeting_id: held.meeting_id, key_takeaway_id: made.data?.key_takeaway_id ?? '' }
    const body = { key_takeaway_description: 'Tyre pressure costs more than grips.' }
    const changed = await server.call(updateKeyTakeaway, { params, body }, ada.access_token)
    expect([changed.status, changed.message]).toEqual([200, 'Key takeaway updated successfully.'])
    expect(changed.data).toEqual({ ...made.data, ...body })
    const late = { ...body, updated_at: before }
    const refused = await server.call(updateKeyTakeaway, { params, body: late }, bob.access_token)
    expect([refused.status, refused.data]).toEqual([409, { current: changed.data }])
    await addTakeaway(ada, held)
    expect((await takeaways(bob, held)).data?.map(({ key_takeaway_title }) => key_takeaway_title)).toEqual([
      'Key takeaway 1',
      'Key takeaway 2',
    ])
    const gone = await server.call(deleteKeyTakeaway, { params }, ada.access_token)
    expect([gone.status, gone.message]).toEqual([200, 'Key takeaway deleted successfully.'])
    expect((await takeaways(ada, held)).data).toHaveLength(1)
  })

  it('[TSK19] do not exist for a stranger', async () => {
    const { data } = await addTakeaway(ada, held)
    const params = { meeting_id: held.meeting_id, key_takeaway_id: data?.key_takeaway_id ?? '' }
    const refused = [
      await takeaways(eve, held),
      await addTakeaway(eve, held),
      await server.call(updateKeyTakeaway, { params, body: {} }, eve.access_token),
      await server.call(deleteKeyTakeaway, { params }, eve.access_token),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

describe('tasks of action items', () => {
  it('[TSK21] are personal, name the meeting, and are made once', async () => {
    const { data: item } = await addItem(ada, held, {
      action_item_description: 'Print the pressure\non frames',
    })
    const params = paramsOf(item)
    const made = await server.call(makeActionItemTask, { params }, bob.access_token)
    expect([made.status, made.message]).toEqual([201, 'Task created successfully.'])
    const { data: tasks } = await server.call(listTasks, {}, bob.access_token)
    expect(tasks).toMatchObject([
      {
        task_description: 'Print the pressure\non frames\n\nFrom the meeting “Range test results”.',
        associate_user_id: bob.user_id,
        meeting: null,
      },
    ])
    const task = { task_id: tasks?.[0]?.task_id, user_id: bob.user_id, full_name: 'Bob Example' }
    expect(made.data).toEqual({ ...item, task })
    expect((await items(ada, held)).data).toEqual([{ ...item, task }])
    const again = await server.call(makeActionItemTask, { params }, ada.access_token)
    expect([again.status, again.message]).toEqual([409, 'This action item is a task already.'])
  })

  it('[TSK21] outlive the item, and leave it as it was', async () => {
    const [first, second] = await someItems(2)
    const { data } = await server.call(makeActionItemTask, { params: paramsOf(first) }, ada.access_token)
    const task_id = data?.task?.task_id ?? ''
    await server.call(deleteTask, { params: { task_id } }, ada.access_token)
    expect((await items(ada, held)).data).toEqual([first, second])
    await server.call(makeActionItemTask, { params: paramsOf(second) }, ada.access_token)
    await server.call(deleteActionItem, { params: paramsOf(second) }, ada.access_token)
    const { data: tasks } = await server.call(listTasks, {}, ada.access_token)
    expect(tasks?.map(({ task_description }) => task_description)).toEqual([
      'Action item 2\n\nFrom the meeting “Range test results”.',
    ])
  })
})

describe('open action items', () => {
  it('[TSK22] are the active ones of all meetings on the own list, the newest first, with their number', async () => {
    const [first, second, third] = await someItems(3)
    await change(ada, second, { action_item_status: 'completed' })
    server.setNow(before)
    const own = await aMeeting(server, bob.access_token, { meeting_title: 'Own' })
    const asked = await aMeeting(server, ada.access_token, { meeting_invitees: { [bob.user_id]: {} } })
    server.setNow('2026-11-26T09:00:00.000Z')
    const { data: newest } = await addItem(bob, own)
    const { data: declined } = await addItem(ada, asked)
    expect((await open(bob)).data?.map(({ action_item_id }) => action_item_id)).toEqual([
      declined?.action_item_id,
      newest?.action_item_id,
      third.action_item_id,
      first.action_item_id,
    ])
    await decline(bob, asked)
    const { data, pagination } = await open(bob, { limit: 1 })
    expect(data).toEqual([{ ...newest, meeting_title: 'Own' }])
    expect(pagination).toEqual({ page: 1, limit: 1, total: 3 })
    expect((await open(bob, { page: 9 })).pagination?.total).toBe(3)
    expect(await open(eve)).toMatchObject({ data: [], pagination: { total: 0 } })
  })

  it('[TSK18] [TSK22] come in pages of at most 50', async () => {
    const { status, errors } = await open(ada, { limit: 51 })
    expect([status, errors?.[0]?.path]).toEqual([400, 'limit'])
  })
})

function addItem(
  who: SessionUser,
  { meeting_id }: Meeting,
  body: Input<typeof createActionItem>['body'] = {},
) {
  return server.call(createActionItem, { params: { meeting_id }, body }, who.access_token)
}

function addTakeaway(who: SessionUser, { meeting_id }: Meeting) {
  return server.call(createKeyTakeaway, { params: { meeting_id }, body: {} }, who.access_token)
}

/** As many as are asked for, one after the other. */
async function someItems(count: 1): Promise<[ActionItem]>
async function someItems(count: 2): Promise<[ActionItem, ActionItem]>
async function someItems(count: 3): Promise<[ActionItem, ActionItem, ActionItem]>
async function someItems(count: number): Promise<ActionItem[]> {
  const made: ActionItem[] = []
  for (let number = 1; number <= count; number += 1) {
    const { data, message } = await addItem(ada, held)
    if (!data) throw new Error(message)
    made.push(data)
  }
  return made
}

function change(who: SessionUser, item: ActionItem, body: Input<typeof updateActionItem>['body']) {
  return server.call(updateActionItem, { params: paramsOf(item), body }, who.access_token)
}

function paramsOf(item: ActionItem | null) {
  if (!item) throw new Error('There is no action item.')
  return { meeting_id: item.meeting_id, action_item_id: item.action_item_id }
}

function items(who: SessionUser, { meeting_id }: Meeting) {
  return server.call(listActionItems, { params: { meeting_id } }, who.access_token)
}

function takeaways(who: SessionUser, { meeting_id }: Meeting) {
  return server.call(listKeyTakeaways, { params: { meeting_id } }, who.access_token)
}

async function titles(who: SessionUser, meeting: Meeting) {
  return (await items(who, meeting)).data?.map(({ action_item_title }) => action_item_title)
}

function open(who: SessionUser, query: Input<typeof listOpenActionItems>['query'] = {}) {
  return server.call(listOpenActionItems, { query }, who.access_token)
}

async function decline(who: SessionUser, { meeting_id }: Meeting) {
  await server.db
    .updateTable('meeting_attendee')
    .set({ meeting_action: 'rejected' })
    .where('meeting_id', '=', meeting_id)
    .where('user_id', '=', who.user_id)
    .execute()
}

function send(method: 'POST' | 'PUT', path: string, payload: string) {
  const headers = { 'content-type': 'application/json' }
  return server.send({ method, path, payload, headers, token: ada.access_token })
}

/** Weekly from November 24th on, by one person with another. */
function aWeekly(invited = bob): Promise<Meeting> {
  server.setNow(before)
  return aMeeting(server, ada.access_token, {
    meeting_invitees: { [invited.user_id]: {} },
    meeting_recurrence: {
      is_recurring: true,
      recurring_type: 'weekly',
      recurring_days: { tuesday: true },
      recurring_end_date: '2027-03-30',
    },
  })
}

async function split({ meeting_id }: Meeting, date: string, invitees = {}): Promise<Meeting> {
  const original_start_timestamp = `${date}T09:00:00.000Z`
  const scope = { series_scope: 'this_and_following', original_start_timestamp } as const
  const body = { meeting_title: `From ${date}`, ...invitees, ...scope }
  const { data, message } = await server.call(
    updateMeeting,
    { params: { meeting_id }, body },
    ada.access_token,
  )
  if (!data) throw new Error(message)
  return data
}
