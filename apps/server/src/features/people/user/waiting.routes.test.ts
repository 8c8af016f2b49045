import {
  answerProposal,
  getWaiting,
  importMails,
  listMails,
  listProposals,
  type SessionUser,
  updateMails,
  waiting_max,
} from '@meridian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../platform/id.ts'
import { mailboxFile } from '../../../../test/mailbox-file.ts'
import { insertMeeting } from '../../../../test/meeting-row.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: '2026-01-01T00:00:00.000Z' })
})
afterAll(() => server.close())

const nothing = { proposals: 0, unread_mails: 0, accounts_to_reconnect: 0, calendars_to_check: 0 }

it('[PPL70] counts what waits for the person alone, as long as it waits', async () => {
  const [ada, bob] = [await server.aPerson(), await server.aPerson()]
  expect(await waitingFor(bob)).toEqual(nothing)
  const asked = [{ user_id: bob.user_id, action: 'pending' as const }]
  const times = { start: '2026-11-23T10:00:00', end: '2026-11-23T11:00:00', zone: 'Asia/Kathmandu' }
  await insertMeeting(server.db, { ...times, user_id: ada.user_id, invited: asked })
  await insertMeeting(server.db, { ...times, user_id: ada.user_id, invited: asked, status: 'cancelled' })
  const over = { start: '2025-11-23T10:00:00', end: '2025-11-23T11:00:00', zone: 'UTC' }
  await insertMeeting(server.db, { ...over, user_id: ada.user_id, invited: asked })
  await importTo(bob, 3)
  expect(await waitingFor(bob)).toEqual({ ...nothing, proposals: 1, unread_mails: 3 })
  expect(await waitingFor(ada)).toEqual(nothing)

  const [proposal] = (await server.call(listProposals, {}, bob.access_token)).data ?? []
  const params = { meeting_proposal_id: proposal?.meeting_proposal_id ?? '' }
  const maybe = { meeting_action: 'pending' as const, is_tentative: true }
  await server.call(answerProposal, { params, body: maybe }, bob.access_token)
  const mails = (await server.call(listMails, { query: {} }, bob.access_token)).data ?? []
  const [read, archived] = mails.map(({ mail_id }) => mail_id)
  await server.call(
    updateMails,
    { body: { mail_ids: [read ?? ''], change: { is_read: true } } },
    bob.access_token,
  )
  await server.call(
    updateMails,
    { body: { mail_ids: [archived ?? ''], change: { is_archived: true } } },
    bob.access_token,
  )
  expect(await waitingFor(bob)).toEqual({ ...nothing, unread_mails: 1 })
})

it('[PPL70] counts as many proposals as are listed', async () => {
  const [ada, bob] = [await server.aPerson(), await server.aPerson()]
  const asked = [{ user_id: bob.user_id, action: 'pending' as const }]
  for (const day of ['23', '24', '25']) {
    const times = { start: `2026-11-${day}T10:00:00`, end: `2026-11-${day}T11:00:00`, zone: 'UTC' }
    await insertMeeting(server.db, { ...times, user_id: ada.user_id, invited: asked })
  }
  const listed = (await server.call(listProposals, {}, bob.access_token)).data
  expect((await waitingFor(bob)).proposals).toBe(listed?.length)
  expect(listed).toHaveLength(3)
})

it('[PPL70] counts no further than it tells', async () => {
  const ada = await server.aPerson()
  await importTo(ada, waiting_max + 5)
  expect((await waitingFor(ada)).unread_mails).toBe(waiting_max)
})

it('[PPL70] counts an account that has to be connected again', async () => {
  const ada = await server.aPerson()
  const now = new Date()
  const connection = {
    user_id: ada.user_id,
    updated_at: now,
    next_sync_at: now,
    created_at: now,
  }
  await server.db
    .insertInto('connection')
    .values([
      { ...connection, connection_id: newId(), provider: 'google', external_account_id: 'ada-1' },
      {
        ...connection,
        connection_id: newId(),
        provider: 'zoom',
        external_account_id: 'ada-2',
        reconnect_reason: 'Zoom no longer accepts the saved sign-in. Connect again.',
      },
    ])
    .execute()
  expect((await waitingFor(ada)).accounts_to_reconnect).toBe(1)
})

it('[PPL70] tells a visitor nothing', async () => {
  expect((await server.call(getWaiting, {})).status).toBe(401)
})

async function waitingFor({ access_token }: SessionUser) {
  const { data } = await server.call(getWaiting, {}, access_token)
  if (!data) throw new Error('Nothing was counted.')
  return data
}

/** Mails of a file are imported as read. */
async function importTo({ user_id, access_token: token }: SessionUser, count: number): Promise<void> {
  const { method, path } = importMails
  const mails = Array.from({ length: count }, (_, index) => ({
    from: 'Ruth Okafor <ruth@carrier.example>',
    subject: `Pallet ${index}`,
    text: 'Where?',
  }))
  const payload = mailboxFile(mails, Date.parse('2025-12-31T12:00:00Z'))
  const answer = await server.send({
    method,
    path,
    payload,
    headers: { 'content-type': 'application/mbox' },
    token,
  })
  expect(answer.status).toBe(200)
  await server.db.updateTable('mail').set({ is_read: false }).where('user_id', '=', user_id).execute()
}
