import {
  type Endpoint,
  findSlots,
  getFreeBusy,
  type Input,
  type SessionUser,
  updateMails,
  updateMeeting,
  updateTask,
} from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countChanges } from './row-changes.ts'
import { aMeeting } from '../a-meeting.ts'
import { calls_by_id, idOf, keyOf, nameOf, validInput } from './valid-input.ts'
import { type AccountIds, startWholeAccount, type WholeAccount } from './whole-account.ts'

/** Each id of the calls that name two. */
const calls_by_two_ids = calls_by_id.flatMap((endpoint) => {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => keyOf(endpoint.path, name))
  return names.length < 2 ? [] : names.map((one) => ({ endpoint, one }))
})

/** Deleting comes last, parts before the whole; a stream has tests of its own. */
const calls_of_people = calls_by_id
  .filter(({ produces }) => produces !== 'text/event-stream')
  .toSorted((a, b) => rank(a) - rank(b))

function rank({ method, path }: Endpoint): number {
  if (method !== 'DELETE') return 0
  return path.split(':').length > 2 || path.endsWith('/counter_proposal') ? 1 : 2
}

let account: WholeAccount

beforeAll(async () => {
  account = await startWholeAccount()
})
afterAll(() => account.close())

function send(endpoint: Endpoint, { access_token: token }: SessionUser, ids: Partial<AccountIds> = {}) {
  const { query = {}, body } = validInput(nameOf(endpoint), account)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    idOf(endpoint.path, name, { ...account.ids, ...ids }),
  )
  return account.server.send({
    method: endpoint.method,
    path: `${path}?${new URLSearchParams(query).toString()}`,
    token,
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { 'content-type': endpoint.consumes },
    }),
  })
}

/** The answer is that of something that does not exist, and no row is another one afterwards. */
async function expectNothing(answer: () => ReturnType<typeof send>): Promise<void> {
  const before = await countChanges(account.server.db)
  const { status, data } = await answer()
  expect({ status, data }).toEqual({ status: 404, data: null })
  expect(await countChanges(account.server.db)).toEqual(before)
}

describe('[API24] what belongs to another person', () => {
  it.each(calls_by_id)('is not there for a stranger at $method $path', async (endpoint) => {
    await expectNothing(() => send(endpoint, account.stranger))
  })

  it.each(calls_by_two_ids)(
    'is not there together with an own $one, nor the own with another’s $one, at $endpoint.method $endpoint.path',
    async ({ endpoint, one }) => {
      const { stranger, owner, ids, strangerIds } = account
      const own = Object.entries(strangerIds).find(([name]) => name === one)?.[1] ?? ''
      const foreign = Object.entries(ids).find(([name]) => name === one)?.[1] ?? ''
      await expectNothing(() => send(endpoint, stranger, { [one]: own }))
      await expectNothing(() => send(endpoint, stranger, { ...strangerIds, [one]: foreign }))
      await expectNothing(() => send(endpoint, owner, { [one]: own }))
    },
  )

  it.each(calls_by_two_ids.filter(({ one }) => one.endsWith('meeting_id')))(
    'is not there under another own $one at $endpoint.method $endpoint.path',
    async ({ endpoint, one }) => {
      const { past_meeting_id, meeting_id } = account.ids
      const other = one === 'meeting_id' ? past_meeting_id : meeting_id
      // A label is tied to no meeting: its person may put it on each of them.
      if (endpoint.path.includes('/label/')) return
      await expectNothing(() => send(endpoint, account.owner, { [one]: other }))
    },
  )
})

describe('[API24] an id in a body', () => {
  it('of another person’s mail changes no mail, not the own one either', async () => {
    const { server, stranger, ids, strangerIds } = account
    const body = { mail_ids: [strangerIds.mail_id, ids.mail_id], change: { is_starred: true } }
    await expectNothing(() => server.call(updateMails, { body }, stranger.access_token))
  })

  it('of another person’s label puts it on no meeting', async () => {
    const { server, stranger, ids, strangerIds } = account
    const meeting_labels = { [ids.label_id]: {} }
    const before = await countChanges(server.db)
    const params = { meeting_id: strangerIds.meeting_id }
    const { status, errors } = await server.call(
      updateMeeting,
      { params, body: { meeting_labels } },
      stranger.access_token,
    )
    expect([status, errors?.[0]?.path]).toEqual([400, `meeting_labels.${ids.label_id}`])
    await expect(aMeeting(server, stranger.access_token, { meeting_labels })).rejects.toThrow('no such label')
    expect(await countChanges(server.db)).toEqual(before)
  })

  it('of another person’s task or of a stranger to the meeting moves and gives no task', async () => {
    const { server, owner, stranger, ids, strangerIds } = account
    const before = await countChanges(server.db)
    const change = (body: Input<typeof updateTask>['body']) =>
      server.call(updateTask, { params: { task_id: ids.task_id }, body }, owner.access_token)
    expect((await change({ after_task_id: strangerIds.task_id })).status).toBe(409)
    expect((await change({ associate_user_id: stranger.user_id })).status).toBe(400)
    expect(await countChanges(server.db)).toEqual(before)
  })

  it('of another person’s meeting or poll is not there for a search either', async () => {
    const { server, stranger, owner, ids } = account
    const times = { start_time: '2026-11-24 09:00:00', end_time: '2026-11-24 12:00:00' }
    const left_out = [{ exclude_meeting_id: ids.meeting_id }, { exclude_poll_id: ids.poll_id }]
    for (const search of [getFreeBusy, findSlots])
      for (const one of left_out) {
        const body = { ...times, users: [owner.user_id], ...one }
        await expectNothing(() => server.call(search, { body }, stranger.access_token))
      }
  })
})

// All that was refused above is there: these calls come last, because some of them delete.
describe('[API24] what belongs to a person', () => {
  it.each(calls_of_people)('is there for its person at $method $path', async (endpoint) => {
    const isInvited = endpoint.path.includes('/meeting_proposal/')
    const { status, message } = await send(endpoint, isInvited ? account.invitee : account.owner)
    expect([400, 401, 403, 404, 500], message).not.toContain(status)
  })
})
