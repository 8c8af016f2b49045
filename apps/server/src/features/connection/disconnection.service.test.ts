import {
  assignLabel,
  createLabel,
  deleteOwnAccount,
  disconnectIntegration,
  getUserTokens,
  listMeetings,
  type SessionUser,
} from '@meridian/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ProvidedServer, startProvidedServer } from '../../../test/simulated-providers.ts'
import { readEvents } from '../../../test/remote-meeting.ts'

let world: ProvidedServer
let ada: SessionUser

beforeEach(async () => {
  world = await startProvidedServer()
  ada = await world.server.aPerson()
})
afterEach(() => world.close())

it('[CON17] deletes tokens and future meetings, keeps past and labeled ones, and counts both', async () => {
  await world.connect(ada, 'google')
  await readEvents(world, ada.user_id, {
    events: [
      { external_id: 'past', title: 'Last week', start: '2026-11-12T10:00:00' },
      { external_id: 'next', title: 'Next week', start: '2026-11-26T10:00:00' },
      { external_id: 'kept', title: 'Labelled', start: '2026-11-27T10:00:00' },
    ],
  })
  await label('Labelled')
  expect(await disconnect()).toMatchObject({
    status: 200,
    message: 'Disconnected successfully.',
    data: { type: 'google', meetings_kept: 2, meetings_removed: 1 },
  })
  expect(await listTitles()).toEqual([
    ['Last week', 'custom'],
    ['Labelled', 'custom'],
  ])
  expect(await world.server.db.selectFrom('connection').selectAll().execute()).toEqual([])
  expect(await world.integrationOf(ada, 'google')).toMatchObject({
    status: 'disconnected',
    disconnected_at: '2026-11-20T09:00:00.000Z',
    meetings_kept: 2,
    connection: null,
  })
  expect(await disconnect()).toMatchObject({ status: 404, message: 'Google is not connected.' })

  await world.connect(ada, 'google')
  expect(await world.integrationOf(ada, 'google')).toMatchObject({
    status: 'connected',
    disconnected_at: null,
  })
})

it('[CON17] allows connecting another account afterwards, and shows the real connections', async () => {
  await world.connect(ada, 'google')
  expect(await tellConnected()).toEqual([true, false, false])
  await disconnect()
  expect(await tellConnected()).toEqual([false, false, false])
  const card = await world.connect(ada, 'google', { account: 'bo@example.org' })
  expect(card.connection?.account).toBe('bo@example.org')
})

it('[CON18] ends the grant at the provider, however often that has to be tried', async () => {
  await world.connect(ada, 'google')
  await disconnect()
  expect(listGrants()).toHaveLength(1)
  world.google.faults.add({
    match: { path: '/revoke' },
    times: 2,
    fault: { kind: 'named', name: 'server_error' },
  })
  const outcomes = []
  for (let round = 0; round < 5; round += 1) {
    outcomes.push(...(await revokeNow()))
    await world.advance(300_000)
  }
  expect(outcomes.map(({ error }) => error === null)).toEqual([false, false, true])
  expect(listGrants()).toEqual([])
})

it('[CON18] keeps a grant that another person of this instance shares', async () => {
  const ben = await world.server.aPerson({ first_name: 'Ben' })
  await world.connect(ada, 'google')
  await world.connect(ben, 'google')
  await disconnect()
  expect(await revokeNow()).toEqual([])
  expect(listGrants()).not.toEqual([])
  await disconnect(ben)
  expect(await revokeNow()).toHaveLength(1)
})

it('[CON18] ends the grants of an account that is deleted', async () => {
  await world.connect(ada, 'google')
  const body = { password: 'correct horse battery' }
  expect((await world.server.call(deleteOwnAccount, { body }, ada.access_token)).status).toBe(200)
  expect(await revokeNow()).toMatchObject([{ error: null }])
  expect(listGrants()).toEqual([])
})

function disconnect(person = ada) {
  return world.server.call(disconnectIntegration, { params: { type: 'google' } }, person.access_token)
}

async function revokeNow() {
  const outcomes = await world.server.runDueJobs()
  return outcomes.filter(({ name }) => name === 'connection.revoke')
}

async function tellConnected() {
  const { data } = await world.server.call(getUserTokens, {}, ada.access_token)
  return [data?.is_google_connected, data?.is_calendly_connected, data?.is_zoom_connected]
}

/** What Google still lets the instance do. */
function listGrants() {
  return world.google.scene.world.oauth.grants.filter(({ is_revoked }) => !is_revoked)
}

async function listTitles() {
  const query = { meeting_status: 'all' as const, sort_by: 'meeting_title' as const }
  const { data } = await world.server.call(listMeetings, { query }, ada.access_token)
  return data?.map((one) => [one.meeting_title, one.meeting_integration_type]).toReversed()
}

async function label(title: string) {
  const token = ada.access_token
  const { meeting_id } = await world.server.db
    .selectFrom('meeting')
    .select('meeting_id')
    .where('meeting_title', '=', title)
    .executeTakeFirstOrThrow()
  const { data } = await world.server.call(createLabel, { body: { label_title: 'Mine' } }, token)
  const params = { meeting_id, label_id: data?.label_id ?? '' }
  expect((await world.server.call(assignLabel, { params }, token)).status).toBe(200)
}
