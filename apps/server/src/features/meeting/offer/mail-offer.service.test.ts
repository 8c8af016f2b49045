import { afterEach, beforeEach, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { type PublishedAccount, startPublishedAccount } from '../../../../test/published-account.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { answerFor } from '../../invitation/proposal/proposal.service.ts'
import { readMailOffer } from './mail-offer.service.ts'
import { holdTimes, releaseMeeting, claimHeldTime } from './offer.service.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const nowhere = '01890000-0000-7000-8000-000000000000'
let account: PublishedAccount

beforeEach(async () => {
  account = await startPublishedAccount()
})
afterEach(() => account.provided.close())

function offer(moved_meeting_id?: string) {
  const { user_id, role, full_name, timezone } = account.ada
  const slots = ['2026-11-23T09:00:00Z', '2026-11-24T14:00:00Z'].map((start): [number, number] => [
    Date.parse(start),
    Date.parse(start) + 1_800_000,
  ])
  const invitee = { name: 'Grace Guest', address: 'grace@guests.example' }
  return inTransaction(account.provided.server.db, (tx) =>
    holdTimes(
      tx,
      { user_id, role, full_name, timezone, token_sha256: Buffer.alloc(32) },
      { mail_id: null, slots, title: 'Plan', invitee, moved_meeting_id },
      now,
    ),
  )
}

it('[MTG62] writes into no calendar elsewhere before a time was taken', async () => {
  const { db } = account.provided.server
  const { meeting_id } = await offer()
  await account.run()
  expect(account.events()).toEqual([])
  const [held] = await db.selectFrom('held_time').selectAll().orderBy('starts_at', 'desc').execute()
  const choice = { meeting_id, held_time_id: held?.held_time_id ?? null }
  expect(await inTransaction(db, (tx) => claimHeldTime(tx, choice, now))).toEqual({ moved_attendee_id: null })
  await account.run()
  const [event, ...others] = account.events()
  expect(others).toEqual([])
  expect(event).toMatchObject({ summary: 'Plan', attendees: [{ email: 'grace@guests.example' }] })
  expect(Date.parse(event?.start?.dateTime ?? '')).toBe(Date.parse('2026-11-24T14:00:00Z'))
})

it('[MTG60] [MTG62] invites no person who has just declined', async () => {
  const { db } = account.provided.server
  const { meeting_attendee_id } = await offer()
  const no = { meeting_attendee_id, meeting_action: 'rejected' as const }
  expect(await inTransaction(db, (tx) => answerFor(tx, no, now))).toBe(true)
  await account.run()
  expect(account.writes()).toEqual([])
})

it('[MTG62] [MTG63] leaves nothing elsewhere of times that were let go of', async () => {
  const { db } = account.provided.server
  const { meeting_id } = await offer()
  await account.run()
  expect(await inTransaction(db, (tx) => releaseMeeting(tx, account.ada, meeting_id, now))).toBe(true)
  await account.run()
  expect(account.events()).toEqual([])
  expect(account.writes()).toEqual([])
})

it('[MTG92] moves the event elsewhere, and writes no other', async () => {
  const { server } = account.provided
  const primary_email = 'grace@guests.example'
  const { meeting_id } = await aMeeting(server, account.ada.access_token, {
    meeting_title: 'Quay',
    meeting_invitees: { [`guest:${crypto.randomUUID()}`]: { primary_email } },
  })
  await account.run()
  const [before] = account.events()
  const { meeting_id: offered_id } = await offer(meeting_id)
  const choice = { meeting_id: offered_id, held_time_id: null }
  const claimed = await inTransaction(server.db, (tx) => claimHeldTime(tx, choice, now))
  expect(claimed?.moved_attendee_id).toEqual(expect.any(String))
  await account.run()
  const [event, ...others] = account.events()
  expect(others).toEqual([])
  expect(event).toMatchObject({ id: before?.id, summary: 'Quay', attendees: [{ email: primary_email }] })
  expect(Date.parse(event?.start?.dateTime ?? '')).toBe(Date.parse('2026-11-23T09:00:00Z'))
})

it('[MAIL62] finds no offer where none was made', async () => {
  const mail = { user_id: account.ada.user_id, mail_id: nowhere }
  expect(await readMailOffer(account.provided.server.db, mail, now)).toBeNull()
})
