import {
  assignLabel,
  createLabel,
  createMeetingTask,
  createTask,
  deleteLabel,
  deleteMeeting,
  deleteMeetingTask,
  deleteTask,
  getUser,
  type Input,
  listMeetingTasks,
  listTasks,
  type Meeting,
  type SessionUser,
  type Task,
  task_statuses,
  tasks_max,
  updateMeeting,
  updateMeetingTask,
  updateTask,
  updateUser,
} from '@meridian/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { startTestServer } from '../../../test/server.ts'
import { newId } from '../../platform/id.ts'

const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser
let eve: SessionUser

beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
  eve = await server.aPerson({ first_name: 'Eve', timezone: 'America/St_Johns' })
})
afterAll(() => server.close())

const unknown_id = '0198f000-0000-7000-8000-00000000dead'

describe('personal tasks', () => {
  it('[TSK1] [TSK2] answer 201 with the whole task, and are listed for their maker alone', async () => {
    const { status, message, data } = await create(ada, {
      task_description: 'Write the care sheet\nOne page for dealers.',
      task_status: 'review',
      task_priority: 'high',
    })
    expect([status, message]).toEqual([201, 'Task created successfully.'])
    expect(data).toEqual({
      task_id: expect.any(String),
      user_id: ada.user_id,
      task_description: 'Write the care sheet\nOne page for dealers.',
      task_status: 'review',
      task_priority: 'high',
      task_due_date: null,
      task_labels: {},
      associate_user_id: ada.user_id,
      associate_user_details: { full_name: 'Ada Example', profile_picture: null },
      meeting: null,
      position: expect.any(String),
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T09:00:00.000Z',
    })
    const plain = await aTask(ada, 'plain')
    expect(plain).toMatchObject({ task_status: 'backlog', task_priority: 'medium' })
    const nobodys = await aTask(ada, 'later', { associate_user_id: null, task_status: 'done' })
    expect(nobodys).toMatchObject({ associate_user_id: null, associate_user_details: null })

    expect(await board(ada)).toEqual(['backlog plain', 'review Write the care sheet', 'done later'])
    expect(await board(bob)).toEqual([])
  })

  it.each<[string, unknown]>([
    ['task_description', undefined],
    ['task_description', ''],
    ['task_description', ' \n\t'],
    ['task_description', 7],
    ['task_description', 'x'.repeat(5001)],
    ['task_description', 'a\u0000b'],
    ['task_description', '\ud800'],
    ['task_status', 'doing'],
    ['task_status', null],
    ['task_priority', 'urgent'],
    ['task_due_date', '20.11.2026'],
    ['task_due_date', '2026-02-30'],
    ['task_due_date', '0000-01-01'],
    ['task_due_date', '2200-01-01'],
    ['task_labels', ['urgent']],
    ['associate_user_id', 'me'],
    ['associate_user_id', unknown_id],
  ])('[TSK2] [TSK3] are refused by %s, case %#', async (path, value) => {
    for (const [method, address] of [
      ['POST', '/v1/task'],
      ['PUT', `/v1/task/${(await aTask(ada, 'there')).task_id}`],
    ] as const) {
      if (method === 'PUT' && value === undefined) continue
      const payload = { ...(method === 'POST' && { task_description: 'Something' }), [path]: value }
      const { status, errors } = await send(ada, method, address, payload)
      expect([status, errors?.map((error) => error.path)]).toEqual([400, [path]])
    }
  })

  it.each(['<img src=x onerror=alert(1)>', '\u202Eright to left', '👩‍👩‍👧 ﷽', "'; drop table task; --"])(
    '[TSK2] are kept letter for letter: %s',
    async (task_description) => {
      await aTask(ada, task_description)
      const { data } = await server.call(listTasks, {}, ada.access_token)
      expect(data?.map((task) => task.task_description)).toEqual([task_description])
    },
  )

  it('[TSK31] [TSK32] have a due date and own labels, which an update replaces or leaves', async () => {
    const urgent = await aLabel(ada, 'Urgent')
    const home = await aLabel(ada, 'Home')
    const { task_id, task_labels, task_due_date } = await aTask(ada, 'Pay', {
      task_due_date: '2026-11-27',
      task_labels: { [urgent]: {}, [home.toUpperCase()]: {} },
    })
    expect([task_due_date, Object.values(task_labels).map(({ label_title }) => label_title)]).toEqual([
      '2026-11-27',
      ['Home', 'Urgent'],
    ])
    const change = (body: Input<typeof updateTask>['body']) =>
      server.call(updateTask, { params: { task_id }, body }, ada.access_token)
    expect((await change({ task_labels: { [home]: {} } })).data).toMatchObject({
      task_due_date: '2026-11-27',
      task_labels: { [home]: { label_title: 'Home', meeting_id: null } },
    })
    const cleared = await change({ task_due_date: null })
    expect(cleared.data).toMatchObject({ task_due_date: null, task_labels: { [home]: {} } })
    await server.call(deleteLabel, { params: { label_id: home } }, ada.access_token)
    const { data } = await server.call(listTasks, {}, ada.access_token)
    expect(data?.map((task) => task.task_labels)).toEqual([{}])
  })

  it('[TSK32] take no label of another person', async () => {
    const bobs = await aLabel(bob, 'Urgent')
    const task_labels = { [bobs]: {} }
    const made = await create(ada, { task_description: 'Pay', task_labels })
    expect([made.status, made.errors?.[0]?.path]).toEqual([400, `task_labels.${bobs}`])
    expect(await board(ada)).toEqual([])
    const { task_id } = await aTask(ada, 'Pay')
    const body = { task_description: 'Pay now', task_labels }
    const changed = await server.call(updateTask, { params: { task_id }, body }, ada.access_token)
    expect([changed.status, changed.errors?.[0]?.path]).toEqual([400, `task_labels.${bobs}`])
    expect(await board(ada)).toEqual(['backlog Pay'])
  })

  it('[TSK32] of a meeting show each participant the own labels only', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_invitees: { [bob.user_id]: {} },
    })
    const params = { meeting_id }
    const { data: task } = await server.call(
      createMeetingTask,
      { params, body: { task_description: 'Book the room' } },
      ada.access_token,
    )
    const { task_id = '', updated_at } = task ?? {}
    const ids = { meeting_id, task_id }
    const bobs = await aLabel(bob, 'Urgent')
    const body = { task_labels: { [bobs]: {} } }
    const labelled = await server.call(updateMeetingTask, { params: ids, body }, bob.access_token)
    expect(Object.keys(labelled.data?.task_labels ?? {})).toEqual([bobs])
    expect(labelled.data?.updated_at).toBe(updated_at)
    const seen = await server.call(listMeetingTasks, { params }, ada.access_token)
    expect(seen.data?.map(({ task_labels }) => task_labels)).toEqual([{}])
    expect((await server.call(updateMeetingTask, { params: ids, body }, eve.access_token)).status).toBe(404)
    expect((await server.call(updateMeetingTask, { params: ids, body }, undefined)).status).toBe(401)
  })

  it('[TSK3] are assigned to no other person', async () => {
    const made = await create(ada, { task_description: 'Mine', associate_user_id: bob.user_id })
    expect([made.status, made.errors?.[0]?.path]).toEqual([400, 'associate_user_id'])
    const { task_id } = await aTask(ada, 'Mine')
    const changed = await change(ada, task_id, { associate_user_id: bob.user_id })
    expect([changed.status, changed.errors?.[0]?.path]).toEqual([400, 'associate_user_id'])
    const upper = ada.user_id.toUpperCase()
    expect((await change(ada, task_id, { associate_user_id: upper })).data?.associate_user_id).toBe(
      ada.user_id,
    )
  })

  it('[TSK7] answer 404 to all other people, and stay as they are', async () => {
    const { task_id } = await aTask(ada, 'Mine')
    const refused = [
      await change(bob, task_id, { task_description: 'His' }),
      await server.call(deleteTask, { params: { task_id } }, bob.access_token),
      await change(ada, unknown_id, { task_description: 'None' }),
      await server.call(deleteTask, { params: { task_id: unknown_id } }, ada.access_token),
    ]
    expect(refused.map(({ status, message }) => [status, message])).toEqual(
      refused.map(() => [404, 'Task not found.']),
    )
    expect(await board(ada)).toEqual(['backlog Mine'])
  })

  it('[TSK8] change in the given fields, unless changed meanwhile', async () => {
    const { task_id, updated_at } = await aTask(ada, 'Plan')
    server.setNow('2026-11-20T09:05:00.000Z')
    const changed = await change(ada, task_id, { task_priority: 'low', updated_at })
    expect([changed.status, changed.message]).toEqual([200, 'Task updated successfully.'])
    expect(changed.data).toMatchObject({
      task_description: 'Plan',
      task_status: 'backlog',
      task_priority: 'low',
      updated_at: '2026-11-20T09:05:00.000Z',
    })
    const late = await change(ada, task_id, { task_description: 'Other plan', updated_at })
    expect([late.status, late.message]).toEqual([
      409,
      'The task was changed meanwhile. Please look at it again.',
    ])
    server.setNow('2026-11-20T09:10:00.000Z')
    const same = await change(ada, task_id, { task_priority: 'low' })
    expect(same.data?.updated_at).toBe('2026-11-20T09:05:00.000Z')
    expect((await server.call(deleteTask, { params: { task_id } }, ada.access_token)).message).toBe(
      'Task deleted successfully.',
    )
    expect(await board(ada)).toEqual([])
  })

  it('[TSK14] are 2000 at most', async () => {
    const now = new Date()
    const rows = Array.from({ length: tasks_max - 1 }, (_, index) => ({
      task_id: newId(),
      user_id: eve.user_id,
      task_description: `Task ${index}`,
      task_status: 'done' as const,
      task_priority: 'low' as const,
      position: 'V',
      created_at: now,
      updated_at: now,
    }))
    await server.db.insertInto('task').values(rows).execute()
    const made = await Promise.all([1, 2].map(() => create(eve, { task_description: 'One more' })))
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

describe('the order of the board', () => {
  it('[TSK9] is the one in which cards were put', async () => {
    const [a, b, c] = [await aTask(ada, 'a'), await aTask(ada, 'b'), await aTask(ada, 'c')]
    expect(await board(ada)).toEqual(['backlog a', 'backlog b', 'backlog c'])

    const top = await change(ada, c.task_id, { after_task_id: null })
    expect(await board(ada)).toEqual(['backlog c', 'backlog a', 'backlog b'])
    expect(top.data?.updated_at).toBe(c.updated_at)

    await change(ada, c.task_id, { after_task_id: a.task_id.toUpperCase() })
    expect(await board(ada)).toEqual(['backlog a', 'backlog c', 'backlog b'])

    await change(ada, a.task_id, { task_status: 'done' })
    await change(ada, b.task_id, { task_status: 'done' })
    await change(ada, c.task_id, { task_status: 'done', after_task_id: a.task_id })
    expect(await board(ada)).toEqual(['done a', 'done c', 'done b'])
    const positions = (await server.call(listTasks, {}, ada.access_token)).data?.map((task) => task.position)
    expect(positions).toEqual(positions?.toSorted((one, other) => (one < other ? -1 : 1)))
  })

  it('[TSK9] survives cards that had the same place', async () => {
    const [a, b, x] = [await aTask(ada, 'a'), await aTask(ada, 'b'), await aTask(ada, 'x')]
    await server.db.updateTable('task').set({ position: 'V' }).where('user_id', '=', ada.user_id).execute()
    await change(ada, x.task_id, { after_task_id: a.task_id })
    expect(await board(ada)).toEqual(['backlog a', 'backlog x', 'backlog b'])
    await change(ada, b.task_id, { after_task_id: null })
    expect(await board(ada)).toEqual(['backlog b', 'backlog a', 'backlog x'])
  })

  it('[TSK10] loses no card when two people move the same ones at once', async () => {
    const meeting = await aSharedMeeting()
    const tasks: Task[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      tasks.push(await aMeetingTask(ada, meeting, name, { associate_user_id: bob.user_id }))
    }
    const moves = tasks.flatMap((task, index) =>
      [ada, bob].map((person, turn) =>
        change(person, task.task_id, {
          task_status: task_statuses[(index + turn) % 4],
          after_task_id: null,
        }),
      ),
    )
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(moves.map(() => 200))
    expect(inOrder(await board(ada))).toEqual(inOrder(await board(bob)))
    const titles = (await board(ada)).map((card) => card.replace(/.* /, ''))
    expect(inOrder(titles)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('[TSK10] refuses a place after a card that is not in the column', async () => {
    const [a, b] = [await aTask(ada, 'a'), await aTask(ada, 'b', { task_status: 'review' })]
    const bobs = await aTask(bob, 'his')
    for (const after_task_id of [b.task_id, bobs.task_id, unknown_id, a.task_id]) {
      const { status, errors } = await change(ada, a.task_id, { after_task_id })
      expect([status, errors?.[0]?.path]).toEqual([409, 'after_task_id'])
    }
    expect(await board(ada)).toEqual(['backlog a', 'review b'])
    const { status } = await send(ada, 'PUT', `/v1/task/${a.task_id}`, { after_task_id: 'top' })
    expect(status).toBe(400)
  })
})

describe('tasks of a meeting', () => {
  it('[TSK6] are created, read, changed and deleted by all participants', async () => {
    const meeting = await aSharedMeeting()
    const made = await aMeetingTask(bob, meeting, 'Bring the figures', { associate_user_id: ada.user_id })
    expect(made).toMatchObject({
      user_id: bob.user_id,
      associate_user_details: { full_name: 'Ada Example' },
      meeting: { meeting_id: meeting.meeting_id, meeting_title: 'Plan the week', meeting_labels: {} },
    })
    expect(await tasksOf(ada, meeting)).toEqual(['Bring the figures'])
    expect(await board(ada)).toEqual(['backlog Bring the figures'])
    expect(await board(bob)).toEqual(['backlog Bring the figures'])

    const params = { meeting_id: meeting.meeting_id, task_id: made.task_id }
    const changed = await server.call(
      updateMeetingTask,
      { params, body: { task_status: 'done' } },
      ada.access_token,
    )
    expect([changed.status, changed.data?.task_status]).toEqual([200, 'done'])
    const label = await server.call(createLabel, { body: { label_title: 'Launch' } }, ada.access_token)
    const label_id = label.data?.label_id ?? ''
    await server.call(assignLabel, { params: { meeting_id: meeting.meeting_id, label_id } }, ada.access_token)
    const [adas, bobs] = await Promise.all(
      [ada, bob].map((person) => server.call(listTasks, {}, person.access_token)),
    )
    expect(Object.keys(adas?.data?.[0]?.meeting?.meeting_labels ?? {})).toEqual([label_id])
    expect(bobs?.data?.[0]?.meeting?.meeting_labels).toEqual({})

    const gone = await server.call(deleteMeetingTask, { params }, ada.access_token)
    expect([gone.status, gone.message, gone.data]).toEqual([
      200,
      'Task deleted successfully.',
      { task_id: made.task_id },
    ])
    expect(await tasksOf(bob, meeting)).toEqual([])
  })

  it('[TSK1] are listed the oldest first, whatever their column', async () => {
    const meeting = await aSharedMeeting()
    await aMeetingTask(ada, meeting, 'first', { task_status: 'done' })
    server.setNow('2026-11-20T09:01:00.000Z')
    await aMeetingTask(bob, meeting, 'second')
    expect(await tasksOf(ada, meeting)).toEqual(['first', 'second'])
  })

  it('[TSK4] are not assigned outside the meeting', async () => {
    const meeting = await aSharedMeeting()
    const { meeting_id } = meeting
    for (const associate_user_id of [eve.user_id, unknown_id]) {
      const made = await server.call(
        createMeetingTask,
        { params: { meeting_id }, body: { task_description: 'x', associate_user_id } },
        ada.access_token,
      )
      expect([made.status, made.errors?.[0]?.path]).toEqual([400, 'associate_user_id'])
    }
    const { task_id } = await aMeetingTask(ada, meeting, 'x', { associate_user_id: null })
    const given = await change(ada, task_id, { associate_user_id: eve.user_id })
    expect([given.status, given.errors?.[0]?.path]).toEqual([400, 'associate_user_id'])
    expect((await change(bob, task_id, { associate_user_id: bob.user_id })).status).toBe(200)
  })

  it.each(['over', 'cancelled'])('[TSK5] are not made for a meeting that is %s', async (how) => {
    const meeting = await aSharedMeeting()
    const { meeting_id } = meeting
    const { task_id } = await aMeetingTask(ada, meeting, 'before')
    if (how === 'over') server.setNow('2026-11-30T09:00:00.000Z')
    else
      await server.call(deleteMeeting, { params: { meeting_id }, query: { how: 'cancel' } }, ada.access_token)
    const made = await server.call(
      createMeetingTask,
      { params: { meeting_id }, body: { task_description: 'after' } },
      bob.access_token,
    )
    expect([made.status, made.data]).toEqual([409, null])
    const params = { meeting_id, task_id }
    expect((await change(bob, task_id, { task_status: 'done' })).status).toBe(200)
    expect(await tasksOf(bob, meeting)).toEqual(['before'])
    expect((await server.call(deleteMeetingTask, { params }, bob.access_token)).status).toBe(200)
  })

  it('[TSK7] answer 404 to non-participants, and under another meeting', async () => {
    const meeting = await aSharedMeeting()
    const { task_id } = await aMeetingTask(ada, meeting, 'Ours')
    const other = await aMeeting(server, eve.access_token)
    const personal = await aTask(ada, 'Mine')
    const here = { meeting_id: meeting.meeting_id }
    const body = { task_description: 'Taken' }
    const refused = await Promise.all([
      server.call(listMeetingTasks, { params: here }, eve.access_token),
      server.call(createMeetingTask, { params: here, body }, eve.access_token),
      server.call(updateMeetingTask, { params: { ...here, task_id }, body }, eve.access_token),
      server.call(deleteMeetingTask, { params: { ...here, task_id } }, eve.access_token),
      server.call(updateTask, { params: { task_id }, body }, eve.access_token),
      server.call(deleteTask, { params: { task_id } }, eve.access_token),
      server.call(
        updateMeetingTask,
        { params: { meeting_id: other.meeting_id, task_id }, body },
        eve.access_token,
      ),
      server.call(deleteMeetingTask, { params: { meeting_id: other.meeting_id, task_id } }, eve.access_token),
      server.call(
        updateMeetingTask,
        { params: { ...here, task_id: personal.task_id }, body },
        ada.access_token,
      ),
      server.call(deleteMeetingTask, { params: { ...here, task_id: personal.task_id } }, ada.access_token),
      server.call(listMeetingTasks, { params: { meeting_id: unknown_id } }, ada.access_token),
    ])
    expect(refused.map(({ status, data }) => [status, data])).toEqual(refused.map(() => [404, null]))
    expect(await tasksOf(ada, meeting)).toEqual(['Ours'])
    expect(await board(ada)).toEqual(['backlog Ours', 'backlog Mine'])
  })

  it('[TSK11] return to the others when a participant leaves', async () => {
    const meeting = await aSharedMeeting()
    const { meeting_id } = meeting
    await aMeetingTask(ada, meeting, 'For Bob', { associate_user_id: bob.user_id })
    await aMeetingTask(bob, meeting, 'By Bob', { associate_user_id: ada.user_id })
    await server.call(deleteMeeting, { params: { meeting_id }, query: {} }, bob.access_token)
    expect(await board(bob)).toEqual([])
    const { data } = await server.call(listMeetingTasks, { params: { meeting_id } }, ada.access_token)
    expect(data?.map((task) => [task.user_id, task.associate_user_id])).toEqual([
      [ada.user_id, null],
      [null, ada.user_id],
    ])
    const refused = await server.call(
      createMeetingTask,
      { params: { meeting_id }, body: { task_description: 'x', associate_user_id: bob.user_id } },
      ada.access_token,
    )
    expect(refused.status).toBe(400)

    const again = await aSharedMeeting()
    await aMeetingTask(ada, again, 'Again for Bob', { associate_user_id: bob.user_id })
    await server.call(
      updateMeeting,
      { params: { meeting_id: again.meeting_id }, body: { meeting_invitees: {} } },
      ada.access_token,
    )
    expect(await board(bob)).toEqual([])
    expect(await tasksOf(ada, again)).toEqual(['Again for Bob'])
  })

  it('[TSK12] stay with their people when the meeting is deleted, and go with the last of them', async () => {
    const meeting = await aSharedMeeting()
    const { meeting_id } = meeting
    const shared = await aMeetingTask(ada, meeting, 'Both', { associate_user_id: bob.user_id })
    await aMeetingTask(ada, meeting, 'Ada’s', { associate_user_id: null })
    await server.call(deleteMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
    expect(await board(ada)).toEqual(['backlog Both', 'backlog Ada’s'])
    expect(await board(bob)).toEqual(['backlog Both'])
    expect((await change(bob, shared.task_id, { task_status: 'done' })).data?.meeting).toBeNull()
    const { task_id } = shared
    expect((await change(ada, task_id, { associate_user_id: eve.user_id })).status).toBe(400)

    await server.db.deleteFrom('app_user').where('user_id', '=', ada.user_id).execute()
    expect(await board(bob)).toEqual(['done Both'])
    expect((await change(bob, task_id, { associate_user_id: null })).status).toBe(400)
    const left = await server.db.selectFrom('task').select('task_id').where('user_id', 'is', null).execute()
    expect(left.map((one) => one.task_id)).toContain(task_id)
    await server.db.deleteFrom('app_user').where('user_id', '=', bob.user_id).execute()
    const gone = await server.db.selectFrom('task').select('task_id').where('task_id', '=', task_id).execute()
    expect(gone).toEqual([])
  })
})

describe('the board', () => {
  it('[TSK13] is started by hand, or by the first task, and stays', async () => {
    expect([ada.has_board, await hasBoard(ada)]).toEqual([false, false])
    const started = await server.call(updateUser, { body: { has_board: true } }, ada.access_token)
    expect(started.data?.has_board).toBe(true)
    const stopped = await send(ada, 'PUT', '/v1/user', { has_board: false })
    expect([stopped.status, stopped.errors?.map(({ path }) => path)]).toEqual([400, ['has_board']])
    expect(await hasBoard(ada)).toBe(true)

    const { task_id } = await aTask(bob, 'First')
    expect(await hasBoard(bob)).toBe(true)
    await server.call(deleteTask, { params: { task_id } }, bob.access_token)
    expect(await hasBoard(bob)).toBe(true)

    const meeting = await aMeeting(server, ada.access_token, { meeting_invitees: { [eve.user_id]: {} } })
    const given = await aMeetingTask(ada, meeting, 'Yours')
    expect(await hasBoard(eve)).toBe(false)
    await change(ada, given.task_id, { associate_user_id: eve.user_id })
    expect(await hasBoard(eve)).toBe(true)
  })
})

function create(person: SessionUser, body: Input<typeof createTask>['body']) {
  return server.call(createTask, { body }, person.access_token)
}

async function aTask(
  person: SessionUser,
  task_description: string,
  fields: Partial<Input<typeof createTask>['body']> = {},
): Promise<Task> {
  const { data, message } = await create(person, { task_description, ...fields })
  if (!data) throw new Error(message)
  return data
}

function change(person: SessionUser, task_id: string, body: Input<typeof updateTask>['body']) {
  return server.call(updateTask, { params: { task_id }, body }, person.access_token)
}

/** Ada's, with Bob. */
function aSharedMeeting(): Promise<Meeting> {
  return aMeeting(server, ada.access_token, {
    meeting_title: 'Plan the week',
    meeting_invitees: { [bob.user_id]: {} },
  })
}

async function aMeetingTask(
  person: SessionUser,
  { meeting_id }: Meeting,
  task_description: string,
  fields: Partial<Input<typeof createMeetingTask>['body']> = {},
): Promise<Task> {
  const { data, message } = await server.call(
    createMeetingTask,
    { params: { meeting_id }, body: { task_description, ...fields } },
    person.access_token,
  )
  if (!data) throw new Error(message)
  return data
}

/** Column and title of each card, from top to bottom. */
async function board(person: SessionUser): Promise<string[]> {
  const { data } = await server.call(listTasks, {}, person.access_token)
  return (data ?? []).map(
    ({ task_status, task_description }) => `${task_status} ${task_description.split('\n')[0]}`,
  )
}

function inOrder(words: readonly string[]): string[] {
  return words.toSorted((a, b) => a.localeCompare(b))
}

async function tasksOf(person: SessionUser, { meeting_id }: Meeting): Promise<string[] | undefined> {
  const { data } = await server.call(listMeetingTasks, { params: { meeting_id } }, person.access_token)
  return data?.map(({ task_description }) => task_description)
}

async function hasBoard(person: SessionUser): Promise<boolean | undefined> {
  return (await server.call(getUser, {}, person.access_token)).data?.has_board
}

function send(person: SessionUser, method: 'POST' | 'PUT', path: string, payload: unknown) {
  return server.send({
    method,
    path,
    token: person.access_token,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  })
}

async function aLabel(person: SessionUser, label_title: string): Promise<string> {
  const { data, message } = await server.call(createLabel, { body: { label_title } }, person.access_token)
  if (!data) throw new Error(message)
  return data.label_id
}
