import {
  assignLabel,
  createLabel,
  createMeeting,
  createTask,
  deleteLabel,
  listTasks,
  restoreLabel,
  deleteMeeting,
  getMeeting,
  type Input,
  type Label,
  label_colors,
  label_types,
  labels_max,
  listLabels,
  listMeetingLabels,
  listMeetings,
  listProposals,
  removeLabel,
  type SessionUser,
  updateLabel,
  updateMeeting,
} from '@meridian/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { startTestServer } from '../../../test/server.ts'

const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser

beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
})
afterAll(() => server.close())

const unknown_id = '0198f000-0000-7000-8000-00000000dead'

describe('own labels', () => {
  it('[LBL1] [LBL3] answers 201 with the whole label, and lists all by title with their meetings', async () => {
    const { status, message, data } = await create(ada, {
      label_title: ' Launch ',
      label_description: 'Lisbon, 10 December',
      label_color: 'soft cyan',
      label_type: 'task',
    })
    expect([status, message]).toEqual([201, 'Label created successfully.'])
    expect(data).toEqual({
      label_id: expect.any(String),
      user_id: ada.user_id,
      label_title: 'Launch',
      label_description: 'Lisbon, 10 December',
      label_color: '#76EEC6',
      label_type: 'task',
      meeting_id: null,
      shared_meeting_id: null,
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T09:00:00.000Z',
    })
    const plain = await aLabel(ada, 'board')
    expect(plain).toMatchObject({ label_color: '#6EC1E4', label_type: 'meeting', label_description: '' })

    const shared = await aMeeting(server, bob.access_token, { meeting_invitees: { [ada.user_id]: {} } })
    const past = await aMeeting(server, ada.access_token, { meeting_date: { start_date: '2026-11-02' } })
    for (const { meeting_id } of [shared, past]) await assign(ada, meeting_id, plain.label_id)
    expect(await listed(ada)).toEqual([
      ['board', 2],
      ['Launch', 0],
    ])
    await server.call(
      deleteMeeting,
      { params: { meeting_id: shared.meeting_id }, query: {} },
      ada.access_token,
    )
    expect(await listed(ada)).toEqual([
      ['board', 1],
      ['Launch', 0],
    ])
  })

  it('[LBL2] refuses a title the person has, in any case and however its accents are typed', async () => {
    await aLabel(ada, 'Café Zoë')
    const other = await aLabel(ada, 'Other')
    for (const label_title of ['café zoë', 'CAFE\u0301 ZOË', ' Café Zoë ']) {
      const made = await create(ada, { label_title })
      expect([made.status, made.message, made.errors?.[0]?.path]).toEqual([
        409,
        'You have a label with this title already.',
        'label_title',
      ])
      expect((await change(ada, other.label_id, { label_title })).status).toBe(409)
    }
    expect((await create(bob, { label_title: 'Café Zoë' })).status).toBe(201)
    expect((await create(ada, { label_title: 'Cafe Zoe' })).status).toBe(201)
    expect((await change(ada, other.label_id, { label_title: 'OTHER' })).data?.label_title).toBe('OTHER')
  })

  it('[LBL2] lets one of two concurrent creations of the same label win', async () => {
    const made = await Promise.all(
      ['Twin', 'twin', 'TWIN'].map((label_title) => create(ada, { label_title })),
    )
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it.each<[string, unknown]>([
    ['label_title', undefined],
    ['label_title', ''],
    ['label_title', ' \n'],
    ['label_title', 7],
    ['label_title', 'x'.repeat(61)],
    ['label_title', 'a\u0000b'],
    ['label_title', '\ud800'],
    ['label_description', 'x'.repeat(501)],
    ['label_description', ['x']],
    ['label_color', 'red'],
    ['label_color', '#000000'],
    ['label_color', 7],
    ['label_type', 'note'],
    ['label_type', null],
  ])('[LBL2] [LBL3] refuses a bad %s by its name', async (field, value) => {
    const { label_id } = await aLabel(ada, 'Good')
    const body = { label_title: 'Fine', [field]: value }
    for (const { path, method } of [
      { path: '/v1/label/create', method: 'POST' },
      { path: `/v1/label/${label_id}`, method: 'PUT' },
    ] as const) {
      if (method === 'PUT' && value === undefined) continue
      const { status, errors } = await server.send({
        method,
        path,
        token: ada.access_token,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      expect([method, status, errors?.map((error) => error.path)]).toEqual([method, 400, [field]])
    }
  })

  it('[LBL3] has ten colours by name and value, and eight types', async () => {
    for (const [index, { name, value }] of label_colors.entries()) {
      const label_type = label_types[index % label_types.length]
      const byName = await create(ada, { label_title: name, label_color: name.toUpperCase(), label_type })
      const byValue = await create(ada, { label_title: value, label_color: value.toLowerCase(), label_type })
      expect([byName.data?.label_color, byValue.data?.label_color]).toEqual([value, value])
      expect(byName.data?.label_type).toBe(label_type)
    }
    expect([label_colors.length, label_types.length]).toEqual([10, 8])
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    "'; drop table label; --",
    '{{7*7}} %s',
    'مرحبا ‮ שלום',
    '👩‍👩‍👧‍👦 ﷽',
  ])('[LBL2] keeps hostile text as it was written: %s', async (words) => {
    const { data } = await create(ada, { label_title: words, label_description: words })
    expect(data).toMatchObject({ label_title: words, label_description: words })
  })

  it('[LBL4] changes what is named and leaves the rest, on meetings too', async () => {
    const { label_id } = await aLabel(ada, 'Launch', { label_description: 'Lisbon', label_color: '#D0FF14' })
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_labels: { [label_id]: {} } })
    server.setNow('2026-11-20T09:05:00.000Z')
    const changed = await change(ada, label_id, { label_title: 'Start', label_type: 'call' })
    const expected = {
      label_title: 'Start',
      label_description: 'Lisbon',
      label_color: '#D0FF14',
      label_type: 'call',
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T09:05:00.000Z',
    }
    expect([changed.status, changed.message]).toEqual([200, 'Label updated successfully.'])
    expect(changed.data).toMatchObject(expected)
    expect((await labelsOf(ada, meeting_id))?.[label_id]).toMatchObject(expected)
  })

  it('[LBL5] takes a deleted label off every meeting', async () => {
    const { label_id } = await aLabel(ada, 'Gone')
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_labels: { [label_id]: {} } })
    const deleted = await server.call(deleteLabel, { params: { label_id } }, ada.access_token)
    const assigned = { meeting_ids: [meeting_id], task_ids: [] }
    expect([deleted.status, deleted.data]).toEqual([200, { label_id, assigned }])
    expect(await labelsOf(ada, meeting_id)).toEqual({})
    expect(await listed(ada)).toEqual([])
    expect((await server.call(deleteLabel, { params: { label_id } }, ada.access_token)).status).toBe(404)
  })

  it('[WEB134] restores a deleted label where it was, and where its person still sees it', async () => {
    const { label_id } = await aLabel(ada, 'Back')
    const label = { [label_id]: {} }
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_labels: label })
    const other = await aMeeting(server, bob.access_token)
    const task = { task_description: 'Call', task_labels: label }
    const task_id = (await server.call(createTask, { body: task }, ada.access_token)).data?.task_id ?? ''
    const { data } = await server.call(deleteLabel, { params: { label_id } }, ada.access_token)
    expect(data?.assigned).toEqual({ meeting_ids: [meeting_id], task_ids: [task_id] })
    const body = {
      label_title: 'Back',
      label_color: '#F28B82' as const,
      meeting_ids: [meeting_id, other.meeting_id],
      task_ids: [task_id, other.meeting_id],
    }
    const restored = await server.call(restoreLabel, { body }, ada.access_token)
    expect([restored.status, restored.data]).toMatchObject([
      201,
      { label_title: 'Back', label_color: '#F28B82' },
    ])
    const restored_id = restored.data?.label_id ?? ''
    expect(Object.keys((await labelsOf(ada, meeting_id)) ?? {})).toEqual([restored_id])
    const tasks = await server.call(listTasks, { query: {} }, ada.access_token)
    expect(JSON.stringify(tasks.data)).toContain(restored_id)
    const rows = await server.db
      .selectFrom('meeting_label')
      .select('meeting_id')
      .where('label_id', '=', restored_id)
      .execute()
    expect(rows).toEqual([{ meeting_id }])
    expect((await server.call(restoreLabel, { body }, ada.access_token)).status).toBe(409)
    expect((await server.call(restoreLabel, { body })).status).toBe(401)
    const wrong = await server.call(
      restoreLabel,
      { body: { ...body, label_title: 'x', meeting_ids: ['x'] } },
      ada.access_token,
    )
    expect([wrong.status, wrong.errors?.[0]?.path]).toEqual([400, 'meeting_ids.0'])
  })

  it('[LBL10] makes no more than 200', async () => {
    const now = new Date('2026-11-20T09:00:00.000Z')
    const rows = Array.from({ length: labels_max - 1 }, (_, index) => ({
      label_id: `0198f000-0000-7000-8000-${index.toString().padStart(12, '0')}`,
      user_id: ada.user_id,
      label_title: `Label ${index}`,
      label_description: '',
      label_color: '#6EC1E4' as const,
      label_type: 'meeting' as const,
      created_at: now,
      updated_at: now,
    }))
    await server.db.insertInto('label').values(rows).execute()
    const made = await Promise.all([create(ada, { label_title: 'One' }), create(ada, { label_title: 'Two' })])
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

describe('labels on meetings', () => {
  it('[LBL6] [LBL7] belong to one participant each, in every status, and change nothing for the others', async () => {
    const meeting = await aMeeting(server, ada.access_token, { meeting_invitees: { [bob.user_id]: {} } })
    const { meeting_id } = meeting
    const adas = await aLabel(ada, 'Ada’s')
    const bobs = await aLabel(bob, 'Bob’s')
    server.setNow('2026-11-20T09:05:00.000Z')
    for (let time = 1; time <= 2; time += 1) {
      const { status, data } = await assign(ada, meeting_id, adas.label_id)
      expect([status, data?.label_id, data?.meeting_id, data?.shared_meeting_id]).toEqual([
        200,
        adas.label_id,
        meeting_id,
        null,
      ])
    }
    await server.call(deleteMeeting, { params: { meeting_id }, query: { how: 'cancel' } }, ada.access_token)
    const assigned = await assign(bob, meeting_id, bobs.label_id)
    expect(assigned.data).toMatchObject({ meeting_id, shared_meeting_id: meeting_id })

    expect(Object.keys((await labelsOf(ada, meeting_id)) ?? {})).toEqual([adas.label_id])
    expect(Object.keys((await labelsOf(bob, meeting_id)) ?? {})).toEqual([bobs.label_id])
    const mine = await server.call(listMeetingLabels, { params: { meeting_id } }, bob.access_token)
    expect(mine.data).toEqual([assigned.data])
    expect((await listMeetingsOf(bob, {})).text).not.toContain('Ada’s')

    for (let time = 1; time <= 2; time += 1) {
      const removed = await server.call(
        removeLabel,
        { params: { meeting_id, label_id: bobs.label_id } },
        bob.access_token,
      )
      expect([removed.status, removed.data]).toEqual([200, { meeting_id, label_id: bobs.label_id }])
    }
    expect(await labelsOf(bob, meeting_id)).toEqual({})
    expect(Object.keys((await labelsOf(ada, meeting_id)) ?? {})).toEqual([adas.label_id])
  })

  it('[LBL7] leave the meeting’s updated_at alone, and show on its proposal', async () => {
    const meeting = await aMeeting(server, ada.access_token, { meeting_invitees: { [bob.user_id]: {} } })
    const { label_id } = await aLabel(bob, 'To answer')
    server.setNow('2026-11-20T09:05:00.000Z')
    await assign(bob, meeting.meeting_id, label_id)
    const [proposal] = (await server.call(listProposals, {}, bob.access_token)).data ?? []
    expect(proposal?.meeting.updated_at).toBe(meeting.updated_at)
    expect(Object.keys(proposal?.meeting.meeting_labels ?? {})).toEqual([label_id])
  })

  it('[LBL6] [LBL8] answer 404 for another person’s label or meeting, and for both', async () => {
    const own = await aMeeting(server, ada.access_token)
    const others = await aMeeting(server, bob.access_token)
    const hidden = await aMeeting(server, bob.access_token, { meeting_invitees: { [ada.user_id]: {} } })
    await server.call(
      deleteMeeting,
      { params: { meeting_id: hidden.meeting_id }, query: {} },
      ada.access_token,
    )
    const adas = await aLabel(ada, 'Ada’s')
    const bobs = await aLabel(bob, 'Bob’s')
    await assign(bob, others.meeting_id, bobs.label_id)
    const pairs = [
      [own.meeting_id, bobs.label_id, 'Label not found.'],
      [own.meeting_id, unknown_id, 'Label not found.'],
      [others.meeting_id, adas.label_id, 'Meeting not found.'],
      [hidden.meeting_id, adas.label_id, 'Meeting not found.'],
      [unknown_id, adas.label_id, 'Meeting not found.'],
      [others.meeting_id, bobs.label_id, 'Label not found.'],
    ] as const
    for (const [meeting_id, label_id, message] of pairs) {
      for (const endpoint of [assignLabel, removeLabel]) {
        const answer = await server.call(endpoint, { params: { meeting_id, label_id } }, ada.access_token)
        expect([answer.status, answer.message, answer.data]).toEqual([404, message, null])
      }
    }
    for (const meeting_id of [others.meeting_id, hidden.meeting_id, unknown_id]) {
      const answer = await server.call(listMeetingLabels, { params: { meeting_id } }, ada.access_token)
      expect([answer.status, answer.data]).toEqual([404, null])
    }
    expect((await change(ada, bobs.label_id, { label_title: 'Mine' })).status).toBe(404)
    const params = { label_id: bobs.label_id }
    expect((await server.call(deleteLabel, { params }, ada.access_token)).status).toBe(404)
    expect(await listed(bob)).toEqual([['Bob’s', 1]])
  })

  it('[LBL9] come with a new meeting, or the meeting is not made', async () => {
    const { label_id } = await aLabel(ada, 'Launch')
    const bobs = await aLabel(bob, 'Bob’s')
    const meeting = await aMeeting(server, ada.access_token, {
      meeting_title: 'labelled',
      meeting_labels: { [label_id.toUpperCase()]: { label_title: 'anything' } },
    })
    expect(meeting.meeting_labels).toMatchObject({ [label_id]: { label_id, label_title: 'Launch' } })
    for (const unknown of [bobs.label_id, unknown_id]) {
      const { status, errors } = await server.call(
        createMeeting,
        {
          body: {
            meeting_date: { start_date: '2026-11-24' },
            meeting_time: { start_time: '10:00' },
            meeting_labels: { [label_id]: {}, [unknown]: {} },
          },
        },
        ada.access_token,
      )
      expect([status, errors?.map(({ path }) => path)]).toEqual([400, [`meeting_labels.${unknown}`]])
    }
    expect((await listMeetingsOf(ada, {})).data).toHaveLength(1)
  })

  it('[LBL9] are the whole set in a change, which an invitee may make too', async () => {
    const meeting = await aMeeting(server, ada.access_token, { meeting_invitees: { [bob.user_id]: {} } })
    const { meeting_id } = meeting
    const first = await aLabel(bob, 'First')
    const second = await aLabel(bob, 'Second')
    server.setNow('2026-11-20T09:05:00.000Z')
    await assign(bob, meeting_id, first.label_id)
    const changed = await relabel(bob, meeting_id, { meeting_labels: { [second.label_id]: {} } })
    expect([changed.status, Object.keys(changed.data?.meeting_labels ?? {})]).toEqual([
      200,
      [second.label_id],
    ])
    expect(changed.data?.updated_at).toBe(meeting.updated_at)
    expect((await relabel(bob, meeting_id, { meeting_labels: {} })).data?.meeting_labels).toEqual({})
    expect((await relabel(bob, meeting_id, { meeting_labels: {}, meeting_title: 'x' })).status).toBe(403)
    expect((await relabel(bob, unknown_id, { meeting_labels: {} })).status).toBe(404)
    const stale = { meeting_labels: {}, updated_at: '2026-11-01T00:00:00.000Z' }
    expect((await relabel(bob, meeting_id, stale)).status).toBe(409)

    const adas = await aLabel(ada, 'Ada’s')
    const both = await relabel(ada, meeting_id, {
      meeting_title: 'New title',
      meeting_labels: { [adas.label_id]: {} },
    })
    expect(both.data).toMatchObject({ meeting_title: 'New title', updated_at: '2026-11-20T09:05:00.000Z' })
    const failed = await relabel(ada, meeting_id, {
      meeting_title: 'Newer title',
      meeting_labels: { [first.label_id]: {} },
    })
    expect([failed.status, failed.errors?.[0]?.path]).toEqual([400, `meeting_labels.${first.label_id}`])
    const { data } = await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)
    expect(data?.meeting_title).toBe('New title')
    expect(Object.keys(data?.meeting_labels ?? {})).toEqual([adas.label_id])
  })

  it.each<[string, unknown]>([
    ['meeting_labels', 'all'],
    ['meeting_labels', []],
    ['meeting_labels.nonsense', { nonsense: {} }],
    [`meeting_labels.${unknown_id}`, { [unknown_id]: 7 }],
    ['meeting_labels', Object.fromEntries(Array.from({ length: 201 }, (_, index) => [anId(index), {}]))],
  ])('[LBL9] are refused as %s when they are no map of labels', async (path, meeting_labels) => {
    const { meeting_id } = await aMeeting(server, ada.access_token)
    const { status, errors } = await server.send({
      method: 'PUT',
      path: `/v1/meeting/update/${meeting_id}`,
      token: ada.access_token,
      payload: JSON.stringify({ meeting_labels }),
      headers: { 'content-type': 'application/json' },
    })
    expect([status, errors?.map((error) => error.path)]).toEqual([400, [path]])
  })

  it('[LBL11] filter the list of meetings, together with every other filter', async () => {
    const { label_id } = await aLabel(ada, 'Launch')
    const bobs = await aLabel(bob, 'Bob’s')
    const labels = { meeting_labels: { [label_id]: {} } }
    await aMeeting(server, ada.access_token, { meeting_title: 'plan', ...labels })
    await aMeeting(server, ada.access_token, {
      meeting_title: 'past',
      meeting_date: { start_date: '2026-11-02' },
      ...labels,
    })
    const shared = await aMeeting(server, bob.access_token, {
      meeting_title: 'shared',
      meeting_invitees: { [ada.user_id]: {} },
      meeting_labels: { [bobs.label_id]: {} },
    })
    await aMeeting(server, ada.access_token, { meeting_title: 'plain' })
    await assign(ada, shared.meeting_id, label_id)

    const found = await listMeetingsOf(ada, { label_id, sort_by: 'meeting_title' })
    expect(found.data?.map(({ meeting_title }) => meeting_title)).toEqual(['past', 'plan', 'shared'])
    expect(found.pagination?.total).toBe(3)
    expect(found.data?.map(({ meeting_labels }) => Object.keys(meeting_labels))).toEqual(
      Array.from({ length: 3 }, () => [label_id]),
    )
    const titles = async (query: Input<typeof listMeetings>['query']) =>
      (await listMeetingsOf(ada, query)).data?.map(({ meeting_title }) => meeting_title)
    expect(await titles({ label_id, meeting_status: 'active', search_term: 'pla' })).toEqual(['plan'])
    expect(await titles({ label_id, limit: 1, page: 2, sort_by: 'meeting_title' })).toEqual(['plan'])
    expect(await titles({ label_id, meeting_integration_type: 'zoom' })).toEqual([])
    expect(await titles({ label_id: bobs.label_id })).toEqual([])
    expect(await titles({ label_id: '' })).toHaveLength(4)
  })
})

function create(person: SessionUser, body: Input<typeof createLabel>['body']) {
  return server.call(createLabel, { body }, person.access_token)
}

async function aLabel(
  person: SessionUser,
  label_title: string,
  fields: Partial<Input<typeof createLabel>['body']> = {},
): Promise<Label> {
  const { data, message } = await create(person, { label_title, ...fields })
  if (!data) throw new Error(message)
  return data
}

function change(person: SessionUser, label_id: string, body: Input<typeof updateLabel>['body']) {
  return server.call(updateLabel, { params: { label_id }, body }, person.access_token)
}

function assign(person: SessionUser, meeting_id: string, label_id: string) {
  return server.call(assignLabel, { params: { meeting_id, label_id } }, person.access_token)
}

function relabel(person: SessionUser, meeting_id: string, body: Input<typeof updateMeeting>['body']) {
  return server.call(updateMeeting, { params: { meeting_id }, body }, person.access_token)
}

async function listed(person: SessionUser) {
  const { data } = await server.call(listLabels, {}, person.access_token)
  return data?.map(({ label_title, meeting_count }) => [label_title, meeting_count])
}

async function labelsOf(person: SessionUser, meeting_id: string) {
  const { data } = await server.call(getMeeting, { params: { meeting_id } }, person.access_token)
  return data?.meeting_labels
}

function listMeetingsOf(person: SessionUser, query: Input<typeof listMeetings>['query']) {
  return server.call(listMeetings, { query }, person.access_token)
}

function anId(index: number): string {
  return `0198f000-0000-7000-8000-${index.toString().padStart(12, '0')}`
}
