import { answerVanished, deleteMeeting } from '@meridian/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hour_ms } from '@meridian/engine'
import {
  main_calendar,
  type PublishedAccount,
  startPublishedAccount,
} from '../../../../test/published-account.ts'

const lists = { method: 'GET', path: '/calendar/v3/calendars/*/events' }
let account: PublishedAccount

beforeEach(async () => {
  account = await startPublishedAccount()
})
afterEach(() => account.provided.close())

it('[CON110] [CON111] a calendar that was not read for an hour is written to after it was read', async () => {
  const { meeting_id } = await account.make({ meeting_title: 'Plan' })
  await goStale()
  const before = account.writes().length
  await account.change(meeting_id, { meeting_title: 'Plan again' })
  expect(account.writes()).toHaveLength(before)
  expect(await waiting()).toBe(1)
  expect((await account.seen(meeting_id)).meeting_sources.map(({ problem }) => problem)).toEqual([
    'Waiting for a fresh reading of Google.',
  ])
  account.provided.google.faults.clear()
  await readAgain()
  expect(account.events().map(({ summary }) => summary)).toEqual(['Plan again'])
  expect(await waiting()).toBe(0)
  expect((await account.seen(meeting_id)).meeting_sources.map(({ problem }) => problem)).toEqual([null])
})

it('[CON110] a new meeting and a deleted one wait, too', async () => {
  const { meeting_id } = await account.make({ meeting_title: 'Old' })
  await goStale()
  const before = account.writes().length
  await account.provided.server.call(
    deleteMeeting,
    { params: { meeting_id }, query: {} },
    account.ada.access_token,
  )
  await account.make({ meeting_title: 'New' })
  expect([account.writes().length, await waiting()]).toEqual([before, 2])
  account.provided.google.faults.clear()
  await readAgain()
  const there = account.events().filter(({ status }) => status !== 'cancelled')
  expect(there.map(({ summary }) => summary)).toEqual(['New'])
  expect(await waiting()).toBe(0)
})

it('[CON110] nothing is written to a calendar while many of its events are missing', async () => {
  const { meeting_id } = await account.make({ meeting_title: 'Plan' })
  account.atGoogle({ op: 'invalidate_sync_tokens' })
  account.provided.google.faults.add({ match: lists, times: null, fault: { kind: 'drop_items', keep: 0 } })
  await account.provided.advance(24 * hour_ms)
  await account.run()
  const before = account.writes().length
  await account.change(meeting_id, { meeting_title: 'Plan again' })
  expect([account.writes().length, await waiting()]).toEqual([before, 1])
  expect((await account.seen(meeting_id)).meeting_sources.map(({ problem }) => problem)).toEqual([
    'Events are missing at Google. Answer the question in Integrations first.',
  ])
  account.provided.google.faults.clear()
  const asked = await calendar()
  await account.provided.server.call(
    answerVanished,
    {
      params: { type: 'google' },
      body: { calendar_id: main_calendar, question_id: asked?.vanished?.question_id ?? '', answer: 'keep' },
    },
    account.ada.access_token,
  )
  await account.run()
  expect(account.events().map(({ summary }) => summary)).toEqual(['Plan again'])
  expect(await waiting()).toBe(0)
})

/** Google's lists of events break, and the last one that was read is hours old. */
async function goStale(): Promise<void> {
  account.provided.google.faults.add({ match: lists, times: null, fault: { kind: 'cut', at: 'body' } })
  await account.provided.advance(3 * hour_ms)
  await account.run()
}

async function readAgain(): Promise<void> {
  await account.provided.advance(2 * hour_ms)
  await account.run()
}

async function waiting(): Promise<number | undefined> {
  return (await account.provided.integrationOf(account.ada, 'google')).connection?.waiting_changes
}

async function calendar() {
  const { connection } = await account.provided.integrationOf(account.ada, 'google')
  return connection?.calendars.find(({ id }) => id === main_calendar)
}
