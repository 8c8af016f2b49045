import { fileURLToPath } from 'node:url'
import {
  deleteMeeting,
  listMeetings,
  listOccurrences,
  restoreMeeting,
  updateMeeting,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { startChild } from '../../../../test/child.ts'
import {
  main_calendar,
  type PublishedAccount,
  startPublishedAccount,
  writeInto,
} from '../../../../test/published-account.ts'
import { openStream } from '../../../../test/live-stream.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { makeLog } from '../../../platform/log.ts'
import { pushMeeting } from './push.service.ts'

let account: PublishedAccount
beforeEach(async () => {
  account = await startPublishedAccount()
})
afterEach(() => account.provided.close())

const guest = {
  'guest:11111111-1111-4111-8111-111111111111': { primary_email: 'gus@example.net', full_name: 'Gus' },
}

describe('a meeting of ours', () => {
  it('[CON46] is in the chosen calendar, with all fields that a calendar has', async () => {
    const meeting = await account.make({
      meeting_title: 'Plan the year',
      meeting_description: 'Bring numbers.',
      agenda: 'Budget',
      meeting_link: 'https://rooms.example/42',
      meeting_location: { location_name: 'Room 4' },
      meeting_timezone: 'Asia/Kathmandu',
      meeting_invitees: guest,
      is_transparent: true,
    })
    const [event, ...others] = account.events()
    expect(others).toEqual([])
    expect(event).toMatchObject({
      id: `meridian${meeting.meeting_id.replaceAll('-', '')}`,
      status: 'confirmed',
      summary: 'Plan the year',
      description: 'Bring numbers.\n\nAgenda:\nBudget\n\nhttps://rooms.example/42',
      location: 'Room 4',
      start: { timeZone: 'Asia/Kathmandu' },
      transparency: 'transparent',
      attendees: [expect.objectContaining({ email: 'gus@example.net', responseStatus: 'needsAction' })],
    })
    expect(Date.parse(event?.start?.dateTime ?? '')).toBe(
      Date.parse(meeting.meeting_timestamps.start_timestamp),
    )
    expect(await account.seen(meeting.meeting_id)).toMatchObject({
      meeting_integration_type: 'smart_calendar',
      meeting_sources: [{ type: 'google_calendar' }],
    })
  })

  it('[CON47] [PB23] is one event, wherever its creation is interrupted', async () => {
    for (const at of ['before', 'done', 'body'] as const) {
      account.provided.google.faults.add({
        match: { method: 'POST', path: '/calendar/v3/calendars/*/events' },
        fault: { kind: 'cut', at },
      })
      await account.make({ meeting_title: at })
      await account.provided.advance(120_000)
      await account.run()
      await account.sync()
    }
    expect(account.events().map(({ summary }) => summary)).toEqual(['before', 'done', 'body'])
    expect((await list()).map(({ meeting_title }) => meeting_title).toSorted()).toEqual([
      'before',
      'body',
      'done',
    ])
  })

  it('[CON48] does not return as another meeting, nor as a change', async () => {
    const made = await account.make({
      meeting_title: 'Once',
      agenda: 'Mine',
      meeting_link: 'https://rooms.example/1',
    })
    const before = account.writes().length
    await account.sync()
    await account.sync()
    expect(await list()).toEqual([
      expect.objectContaining({ meeting_id: made.meeting_id, updated_at: made.updated_at }),
    ])
    expect(account.writes()).toHaveLength(before)
  })

  it('[CON49] follows every change, and sends only what has changed', async () => {
    const { meeting_id } = await account.make({ meeting_invitees: guest })
    account.atGoogle({
      op: 'update_event',
      event_id: account.events()[0]?.id,
      patch: { description: '<b>Bold</b> words' },
    })
    await account.sync()
    await account.change(meeting_id, { meeting_title: 'Other', meeting_date: { start_date: '2026-11-25' } })
    expect(account.events()).toMatchObject([
      {
        summary: 'Other',
        description: '<b>Bold</b> words',
        start: { dateTime: '2026-11-25T09:00:00Z' },
      },
    ])
    expect(Object.keys(Object(account.writes().at(-1)?.body)).toSorted()).toEqual(['end', 'start', 'summary'])
  })

  it('[CON50] is deleted there when it is cancelled or deleted, and comes back when it is restored', async () => {
    const { meeting_id } = await account.make()
    await remove(meeting_id, 'cancel')
    expect(statuses()).toEqual(['cancelled'])
    await account.sync()
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_status: 'cancelled' })
    await account.provided.server.call(restoreMeeting, { params: { meeting_id } }, account.ada.access_token)
    await account.run()
    expect(statuses()).toEqual(['confirmed'])
    await account.sync()
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_status: 'active' })
    await remove(meeting_id, 'delete')
    expect(statuses()).toEqual(['cancelled'])
    await account.sync()
    expect(await list()).toEqual([])
  })

  it('[CON50] counts as deleted where it is deleted already', async () => {
    const { meeting_id } = await account.make()
    account.atGoogle({ op: 'cancel_event', event_id: account.events()[0]?.id })
    await remove(meeting_id, 'delete')
    expect(statuses()).toEqual(['cancelled'])
    expect(await list()).toEqual([])
  })

  it('[CON51] is written only from the choice of a calendar on, and stays where it is', async () => {
    await writeInto(account.provided, account.ada, null)
    const early = await account.make({ meeting_title: 'Early' })
    expect(account.events()).toEqual([])
    await writeInto(account.provided, account.ada, main_calendar)
    await account.run()
    expect(account.events()).toEqual([])
    await account.change(early.meeting_id, { meeting_title: 'Early, changed' })
    await writeInto(account.provided, account.ada, null)
    await account.change(early.meeting_id, { meeting_title: 'Still followed' })
    expect(account.events()).toMatchObject([{ summary: 'Still followed' }])
  })

  it('[CON52] lasts all day in both', async () => {
    await account.make({
      is_all_day: true,
      meeting_date: { start_date: '2026-11-24', end_date: '2026-11-25' },
    })
    expect(account.events()).toMatchObject([{ start: { date: '2026-11-24' }, end: { date: '2026-11-26' } }])
  })
})

describe('a Google that does not take it', () => {
  it('[CON63] [PB25] is retried when Google says, else with back-off', async () => {
    const limits = { kind: 'status', status: 429, headers: { 'retry-after': '90' } } as const
    account.provided.google.faults.add({ match: insertion, fault: limits })
    await account.make()
    await wait(80)
    expect(account.events()).toEqual([])
    await wait(20)
    expect(account.events()).toHaveLength(1)
    const tries = account.writes().length
    account.provided.google.faults.add({ match: { method: 'PATCH' }, times: null, fault: unavailable })
    await account.change((await list())[0]?.meeting_id ?? '', { meeting_title: 'Other' })
    for (let minute = 0; minute < 30; minute += 1) await wait(60)
    expect(account.writes().length - tries).toBeLessThan(13)
    expect((await list())[0]?.meeting_sources).toMatchObject([{ problem: expect.any(String) }])
    account.provided.google.faults.clear()
    await wait(3600)
    expect(account.events()).toMatchObject([{ summary: 'Other' }])
    expect((await list())[0]?.meeting_sources).toMatchObject([{ problem: null }])
  })

  it('[CON63] is retried after seconds when it fails once', async () => {
    account.provided.google.faults.add({ match: insertion, fault: unavailable })
    await account.make()
    expect(account.events()).toEqual([])
    await wait(4)
    expect(account.events()).toHaveLength(1)
  })

  it('[CON63] [CAL70] is not retried when Google refuses, and the person sees why', async () => {
    account.provided.google.faults.add({ match: insertion, fault: { kind: 'named', name: 'forbidden' } })
    const { meeting_sources, meeting_timestamps } = await account.make()
    const problem =
      'Google does not allow this meeting to be written. Your change is in Meridian alone, and your next one is tried again.'
    expect(meeting_sources).toMatchObject([{ problem }])
    const { data } = await account.provided.server.call(
      listOccurrences,
      { query: meeting_timestamps },
      account.ada.access_token,
    )
    expect(data).toMatchObject([{ calendar_problem: problem }])
    await wait(7200)
    expect(account.writes()).toHaveLength(1)
  })

  it('[CAL70] which open screens learn', async () => {
    const { meeting_id } = await account.make()
    const { server } = account.provided
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    await using own = await openStream(address, account.ada.access_token)
    await server.db
      .updateTable('remote_event')
      .set({ push_problem: 'Not now.' })
      .where('meeting_id', '=', meeting_id)
      .execute()
    await own.untilChange('meeting')
  })

  it('[CON63] leaves an event that could not be deleted where it was', async () => {
    const { meeting_id } = await account.make({ meeting_title: 'Stays' })
    account.provided.google.faults.add({
      match: { method: 'DELETE' },
      fault: { kind: 'named', name: 'forbidden' },
    })
    await remove(meeting_id, 'delete')
    expect(statuses()).toEqual(['confirmed'])
    const problem = 'Google did not let you delete it, so it is here again. Delete it there.'
    expect(await list()).toMatchObject([{ meeting_title: 'Stays', meeting_sources: [{ problem }] }])
  })

  it('[CON63] [PB7] waits for the person to connect again, and forgets nothing', async () => {
    account.atGoogle({ op: 'revoke', account: main_calendar })
    await account.make({ meeting_title: 'Later' })
    expect((await list())[0]?.meeting_sources).toMatchObject([
      { problem: 'Connect Google again to have this meeting written.' },
    ])
    await wait(3600)
    expect(account.events()).toEqual([])
    await account.provided.connect(account.ada, 'google')
    await account.run()
    expect(account.events()).toMatchObject([{ summary: 'Later' }])
    expect((await list())[0]?.meeting_sources).toMatchObject([{ problem: null }])
  })
})

describe('[CON113] an event that is deleted here and changed there', () => {
  it('stays with its change, and its meeting says why', async () => {
    const { meeting_id } = await account.make({ meeting_title: 'Plan' })
    atGoogle({ summary: 'Plan B' })
    await remove(meeting_id, 'delete')
    expect(statuses()).toEqual(['confirmed'])
    const [kept] = await list()
    expect(kept).toMatchObject({
      meeting_title: 'Plan B',
      meeting_sources: [{ problem: expect.stringContaining('Changed at Google while you deleted it here') }],
    })
    await remove(kept?.meeting_id ?? '', 'delete')
    expect(statuses()).toEqual(['cancelled'])
    await account.sync()
    expect(await list()).toEqual([])
  })

  it('stays where the change was read before the event could be deleted', async () => {
    const { meeting_id } = await account.make({ meeting_title: 'Plan' })
    account.provided.google.faults.add({ match: { method: 'DELETE' }, fault: unavailable })
    await remove(meeting_id, 'delete')
    atGoogle({ summary: 'Plan B' })
    await account.sync()
    await wait(60)
    expect(statuses()).toEqual(['confirmed'])
    expect(await list()).toMatchObject([{ meeting_title: 'Plan B' }])
  })

  it('goes where only a guest has answered it meanwhile', async () => {
    for (const how of ['delete', 'cancel'] as const) {
      const { meeting_id } = await account.make({ meeting_invitees: guest })
      const event_id = account.events().at(-1)?.id
      account.atGoogle({ op: 'answer', event_id, email: 'gus@example.net', response: 'accepted' })
      await remove(meeting_id, how)
    }
    expect(statuses()).toEqual(['cancelled', 'cancelled'])
    expect(await list()).toEqual([])
  })

  it('takes place where it was moved there while it was cancelled here, and goes where it was renamed', async () => {
    const { meeting_id } = await account.make({ meeting_title: 'Moved' })
    atGoogle({ start: { dateTime: '2026-11-26T14:00:00Z' }, end: { dateTime: '2026-11-26T15:00:00Z' } })
    await remove(meeting_id, 'cancel')
    expect(await list()).toMatchObject([
      {
        meeting_timestamps: { start_timestamp: '2026-11-26T14:00:00.000Z' },
        meeting_sources: [
          { problem: expect.stringContaining('Moved at Google while you cancelled it here') },
        ],
      },
    ])
    expect(statuses()).toEqual(['confirmed'])
    const other = await account.make({ meeting_title: 'Named' })
    atGoogle({ summary: 'Renamed' })
    await remove(other.meeting_id, 'cancel')
    expect(statuses()).toEqual(['confirmed', 'cancelled'])
    expect(await account.seen(other.meeting_id)).toMatchObject({
      meeting_title: 'Renamed',
      meeting_status: 'cancelled',
    })
  })

  it('keeps a date that was changed there and left out here', async () => {
    const daily = { is_recurring: true, recurring_type: 'daily', recurring_end_date: '2026-11-27' } as const
    const { meeting_id } = await account.make({ meeting_title: 'Daily', meeting_recurrence: daily })
    const one = { series_scope: 'this' as const, original_start_timestamp: '2026-11-25T09:00:00.000Z' }
    await account.change(meeting_id, { ...one, meeting_title: 'Special' })
    await account.sync()
    const event_id = account.events()[1]?.id
    account.atGoogle({ op: 'update_event', event_id, patch: { summary: 'Special there' } })
    const { server } = account.provided
    await server.call(deleteMeeting, { params: { meeting_id }, query: one }, account.ada.access_token)
    await account.run()
    expect(account.events()[1]).toMatchObject({ summary: 'Special there', status: 'confirmed' })
    await account.sync()
    await wait(120)
    expect(account.events()[1]).toMatchObject({ summary: 'Special there', status: 'confirmed' })
  })
})

describe('many at once', () => {
  it('[CON64] make one event of one meeting, as it is in the end', async () => {
    const { server, tools } = account.provided
    const { meeting_id } = await aMeeting(server, account.ada.access_token, { meeting_title: 'First' })
    const { connection_id } = await server.db
      .selectFrom('connection')
      .select('connection_id')
      .executeTakeFirstOrThrow()
    const call = { ...tools, config: readConfig(account.provided.settings, '/'), log: makeLog('silent') }
    const { signal } = new AbortController()
    const publish = () => pushMeeting({ ...call, signal }, { connection_id, meeting_id, failures: 0 })
    const body = (meeting_title: string) => ({ params: { meeting_id }, body: { meeting_title } })
    await Promise.all([
      publish(),
      publish(),
      server.call(updateMeeting, body('Second'), account.ada.access_token).then(publish),
      publish(),
      server.call(updateMeeting, body('Third'), account.ada.access_token).then(publish),
    ])
    await account.run()
    await account.sync()
    const [listed] = await list()
    expect(['Second', 'Third']).toContain(listed?.meeting_title)
    expect(account.events()).toMatchObject([{ summary: listed?.meeting_title }])
  })

  it('[CON64] [CON47] in two processes, one of which dies amid its writing @whole', async () => {
    const { server, settings, google } = account.provided
    const { meeting_id } = await aMeeting(server, account.ada.access_token, {
      meeting_title: 'Mine',
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily', recurring_end_date: '2026-11-27' },
    })
    const one = { series_scope: 'this' as const, original_start_timestamp: '2026-11-25T09:00:00.000Z' }
    const special = { params: { meeting_id }, body: { ...one, meeting_title: 'Special' } }
    await server.call(updateMeeting, special, account.ada.access_token)
    const { connection_id } = await server.db
      .selectFrom('connection')
      .select('connection_id')
      .executeTakeFirstOrThrow()
    const now = new Date(google.clock.now()).toISOString()
    const env = { ...process.env, ...settings, TEST_NOW: now }
    await using stack = new AsyncDisposableStack()
    const start = () =>
      stack.use(
        startChild(process.execPath, [program, server.databaseUrl, connection_id, meeting_id], { env }),
      )
    google.faults.add({ match: { method: 'PATCH' }, fault: { kind: 'hang' } })
    const dying = start()
    await expect.poll(() => account.events().length).toBe(1)
    dying.process.kill('SIGKILL')
    google.faults.clear()
    const changed = { params: { meeting_id }, body: { meeting_title: 'In the end' } }
    await server.call(updateMeeting, changed, account.ada.access_token)
    const others = [start(), start()]
    await Promise.all(others.map((one) => one.waitFor(/^published$/)))
    await account.sync()
    expect(account.events()).toMatchObject([{ summary: 'In the end' }, { summary: 'Special' }])
    expect(await list()).toMatchObject([{ meeting_id, meeting_title: 'In the end' }])
  })
})

it('[CON65] enqueues no job for people without a connection', async () => {
  const { server } = account.provided
  const stranger = await server.aPerson()
  await aMeeting(server, stranger.access_token)
  expect(await server.runDueJobs()).not.toContainEqual(expect.objectContaining({ name: 'meeting.push' }))
})

const program = fileURLToPath(new URL('../../../../test/publish-process.ts', import.meta.url))
const insertion = { method: 'POST', path: '/calendar/v3/calendars/*/events' }
const unavailable = { kind: 'named', name: 'unavailable' } as const

/** A change of the newest event there. */
function atGoogle(patch: Record<string, unknown>): void {
  account.atGoogle({ op: 'update_event', event_id: account.events().at(-1)?.id, patch })
}

async function wait(seconds: number): Promise<void> {
  await account.provided.advance(seconds * 1000)
  await account.run()
}

async function list() {
  const query = { limit: 100, meeting_status: 'active' as const }
  const { data } = await account.provided.server.call(listMeetings, { query }, account.ada.access_token)
  return data ?? []
}

async function remove(meeting_id: string, how: 'delete' | 'cancel'): Promise<void> {
  const { server } = account.provided
  const { status, message } = await server.call(
    deleteMeeting,
    { params: { meeting_id }, query: { how } },
    account.ada.access_token,
  )
  if (status !== 200) throw new Error(message)
  await account.run()
}

function statuses(): string[] {
  return account.events().map(({ status }) => status)
}
