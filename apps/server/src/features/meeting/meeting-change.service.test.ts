import { getMeeting, type SessionUser, updateMeeting } from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let ada: SessionUser
let bob: SessionUser
let eve: SessionUser

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob' })
  eve = await server.aPerson({ first_name: 'Eve' })
})
afterAll(() => server.close())
beforeEach(() => server.setNow('2026-11-20T09:00:00.000Z'))

it('[MTG42] cancels an active meeting together with other changes, and restores it', async () => {
  const { meeting_id } = await invited()
  const cancelled = await update(ada, meeting_id, { meeting_status: 'cancelled', meeting_title: 'Off' })
  expect(cancelled.data).toMatchObject({ meeting_status: 'cancelled', meeting_title: 'Off' })
  expect((await read(bob, meeting_id))?.meeting_status).toBe('cancelled')

  const { updated_at } = Object(cancelled.data)
  const restored = await update(ada, meeting_id, {
    meeting_status: 'active',
    meeting_title: 'On again',
    updated_at,
  })
  expect(restored.data).toMatchObject({ meeting_status: 'active', meeting_title: 'On again' })
})

it('[MTG42] leaves a meeting alone that has the status already', async () => {
  const before = await invited()
  const { status, data } = await update(ada, before.meeting_id, { meeting_status: 'active' })
  expect([status, data]).toEqual([200, { ...before, note: null }])
  await update(ada, before.meeting_id, { meeting_status: 'cancelled' })
  expect((await update(ada, before.meeting_id, { meeting_status: 'cancelled' })).status).toBe(200)
})

it.each(['completed', 'cancelled', 'active'] as const)(
  '[MTG42] refuses a step to %s that there is not, and changes nothing',
  async (meeting_status) => {
    const { meeting_id } = await invited()
    // Only the clock completes a meeting; a cancelled or completed one that is over stays so.
    if (meeting_status === 'active') await update(ada, meeting_id, { meeting_status: 'cancelled' })
    if (meeting_status !== 'completed') server.setNow('2026-11-25T09:00:00.000Z')
    const before = await read(ada, meeting_id)
    const { status, data } = await update(ada, meeting_id, { meeting_status, meeting_title: 'New' })
    expect([status, data]).toEqual([409, null])
    expect(await read(ada, meeting_id)).toEqual(before)
  },
)

it('[MTG40] [MTG42] makes a completed meeting active that moves to the future', async () => {
  const { meeting_id } = await invited()
  server.setNow('2026-11-25T09:00:00.000Z')
  const moved = await update(ada, meeting_id, {
    meeting_status: 'active',
    meeting_date: { start_date: '2026-11-30' },
    meeting_time: { start_time: '10:00', end_time: '11:00' },
  })
  expect(moved.data).toMatchObject({
    meeting_status: 'active',
    meeting_timestamps: { start_timestamp: '2026-11-30T09:00:00.000Z' },
  })
})

it('[MTG42] refuses to restore from a version that is no longer the current one', async () => {
  const { meeting_id, updated_at } = await invited()
  server.setNow('2026-11-20T09:01:00.000Z')
  await update(ada, meeting_id, { meeting_status: 'cancelled' })
  const late = await update(ada, meeting_id, { meeting_status: 'active', updated_at })
  expect(late).toMatchObject({ status: 409, data: { current: { meeting_status: 'cancelled' } } })
})

it('[MTG42] refuses a status for a single date of a series', async () => {
  const { meeting_id, original_start_timestamp } = await aMeeting(server, ada.access_token, {
    meeting_recurrence: { is_recurring: true, recurring_type: 'daily' },
  })
  const change = { meeting_status: 'cancelled', series_scope: 'this', original_start_timestamp }
  expect(await update(ada, meeting_id, change)).toMatchObject({
    status: 409,
    message: 'A single date of a series has no status of its own. Delete the date instead.',
  })
})

it('[MTG42] answers an unknown status with 400, an invitee with 403, a stranger with 404', async () => {
  const { meeting_id } = await invited()
  const wrong = await update(ada, meeting_id, { meeting_status: 'banana' })
  expect([wrong.status, wrong.errors?.[0]?.path]).toEqual([400, 'meeting_status'])
  expect((await update(bob, meeting_id, { meeting_status: 'cancelled' })).status).toBe(403)
  expect((await update(eve, meeting_id, { meeting_status: 'cancelled' })).status).toBe(404)
  expect((await read(ada, meeting_id))?.meeting_status).toBe('active')
})

function invited() {
  return aMeeting(server, ada.access_token, { meeting_invitees: { [bob.user_id]: {} } })
}

async function read({ access_token }: SessionUser, meeting_id: string) {
  return (await server.call(getMeeting, { params: { meeting_id }, query: {} }, access_token)).data
}

function update({ access_token }: SessionUser, meeting_id: string, body: Record<string, unknown>) {
  return server.send({
    method: 'PUT',
    path: updateMeeting.path.replace(':meeting_id', meeting_id),
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    token: access_token,
  })
}
