import {
  answerVanished,
  deleteMeeting,
  getMeeting,
  listMeetings,
  listOccurrences,
  refreshIntegration,
  updateMeeting,
} from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCalDavSimulator } from '../../../../../simulators/src/caldav/provider.ts'
import {
  aCalDavPerson,
  type CalDavPerson,
  ics,
  startCalDavServer,
  vevent,
} from '../../../../test/caldav-account.ts'
import type { TestServer } from '../../../../test/server.ts'

const password = 'quiet brown lantern'
const began = Date.parse('2026-11-20T09:00:00.000Z')
let simulator: Awaited<ReturnType<typeof startCalDavSimulator>>
let server: TestServer
let ada: CalDavPerson
let people = 0

beforeAll(async () => {
  simulator = await startCalDavSimulator()
  server = await startCalDavServer()
})
afterAll(async () => {
  await server.close()
  await simulator.close()
})
beforeEach(async () => {
  simulator.faults.clear()
  simulator.seed({ script: 'empty', reset: true })
  const user = `person${people++}@example.com`
  change({ op: 'add_account', password }, user)
  change({ op: 'add_calendar', calendar: 'work', name: 'Work' }, user)
  server.setNow(new Date(began).toISOString())
  ada = await aCalDavPerson(server, { address: simulator.url, user, password })
})

function change(about: Record<string, unknown>, user = `person${people - 1}@example.com`) {
  return simulator.change({ user, ...about })
}

function put(name: string, title: string, ...lines: string[]) {
  const text = ics(
    vevent(name, `SUMMARY:${title}`, 'DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z', ...lines),
  )
  change({ op: 'put_object', calendar: 'work', object: `${name}.ics`, text })
}

function fail(name: string, match: Record<string, string> = {}) {
  simulator.faults.add({ match, times: null, fault: { kind: 'named', name } })
}

async function titles(): Promise<string[]> {
  return (await ada.takesPlace('2026-11-24', '2026-11-25')).map((line) => line.split(' ')[0] ?? '')
}

async function calendars() {
  return (await ada.card()).connection?.calendars ?? []
}

async function theOne() {
  const query = { start_timestamp: '2026-11-24T00:00:00.000Z', end_timestamp: '2026-11-25T00:00:00.000Z' }
  const { data } = await server.call(listOccurrences, { query }, ada.person.access_token)
  if (!data?.[0]) throw new Error('There is no meeting.')
  return data[0]
}

async function moveIt() {
  const { meeting_id } = await theOne()
  const body = {
    meeting_timestamps: {
      start_timestamp: '2026-11-24T15:00:00.000Z',
      end_timestamp: '2026-11-24T16:00:00.000Z',
    },
  }
  const answer = await server.call(updateMeeting, { params: { meeting_id }, body }, ada.person.access_token)
  await server.runDueJobs()
  return answer
}

function writes() {
  return simulator.requests.list().filter(({ method }) => method === 'PUT' || method === 'DELETE')
}

async function deleteIt(how: 'delete' | 'cancel') {
  const { data } = await server.call(listMeetings, { query: { limit: 10 } }, ada.person.access_token)
  const meeting_id = data?.[0]?.meeting_id ?? ''
  await server.call(deleteMeeting, { params: { meeting_id }, query: { how } }, ada.person.access_token)
  await server.runDueJobs()
}

describe('[CON128] [PB46] the list of calendars', () => {
  it('leaves out task lists, inboxes and trash bins, and names what cannot be written', async () => {
    change({ op: 'add_calendar', calendar: 'tasks', kind: 'VTODO' })
    change({ op: 'add_calendar', calendar: 'old', kind: 'deleted' })
    change({ op: 'add_calendar', calendar: 'team', is_read_only: true, timezone: 'Asia/Kathmandu' })
    await ada.join()
    const { connection } = await ada.card()
    expect(
      connection?.calendars.map(({ name, is_writable, timezone }) => [name, is_writable, timezone]),
    ).toEqual([
      ['Work', true, null],
      ['team', false, 'Asia/Kathmandu'],
    ])
  })

  it('follows a new name, and deletes nothing where the server lists nothing', async () => {
    put('plan', 'Plan')
    await ada.join()
    change({ op: 'rename_calendar', calendar: 'work', name: 'Office' })
    await ada.refresh()
    expect((await ada.card()).connection?.calendars).toMatchObject([{ name: 'Office' }])
    change({ op: 'behave', lists_nothing: true })
    await ada.refresh()
    expect((await ada.card()).connection).toMatchObject({ state: 'error', calendars: [{ name: 'Office' }] })
    expect(await titles()).toEqual(['Plan'])
    change({ op: 'behave', lists_nothing: false })
    await ada.refresh()
    expect((await ada.card()).connection).toMatchObject({ state: 'connected' })
  })
})

describe.each([
  ['a sync token', { lists_changes: true, has_tag: true }],
  ['sync tokens that tell three changes at once', { lists_changes: true, changes_at_once: 3 }],
  ['the tag of the calendar', { lists_changes: false, has_tag: true }],
  ['ETags alone', { lists_changes: false, has_tag: false }],
])('[CON130] [PB43] [PB45] with %s', (_, behavior) => {
  beforeEach(() => void change({ op: 'behave', ...behavior }))

  it('later readings fetch only what has changed', async () => {
    for (let one = 0; one < 12; one += 1) put(`event${one}`, `E${one}`)
    await ada.join()
    expect(await titles()).toHaveLength(12)
    simulator.scene.world.sent = 0
    await ada.refresh()
    expect(simulator.scene.world.sent).toBe(0)
    for (const one of [0, 1, 2, 3]) put(`event${one}`, `F${one}`)
    change({ op: 'delete_object', calendar: 'work', object: 'event11.ics' })
    simulator.scene.world.sent = 0
    await ada.refresh()
    expect(simulator.scene.world.sent).toBe(4)
    const expected = ['F0', 'F1', 'F2', 'F3', ...Array.from({ length: 7 }, (__, place) => `E${place + 4}`)]
    expect(await titles()).toEqual(expected.toSorted())
  })

  it('[CON141] events that were there before a list that was empty for a moment come with the next reading', async () => {
    put('plan', 'Plan')
    change({ op: 'behave', hides_objects: true })
    await ada.join()
    expect(await titles()).toEqual([])
    change({ op: 'behave', hides_objects: false })
    await ada.refresh()
    expect(await titles()).toEqual(['Plan'])
  })

  it('a reading of many pages that breaks off goes on where it was', async () => {
    for (let one = 0; one < 560; one += 1) put(`event${String(one).padStart(4, '0')}`, `E${one}`)
    simulator.faults.add({
      match: { method: 'REPORT' },
      after: 6,
      times: 1,
      fault: { kind: 'cut', at: 'body' },
    })
    await ada.join()
    await ada.refresh()
    await ada.refresh()
    const rows = await server.db
      .selectFrom('remote_event')
      .select('external_id')
      .where('user_id', '=', ada.person.user_id)
      .execute()
    expect(rows).toHaveLength(560)
  })
})

it('[CON131] [PB42] a forgotten sync token leads to a whole reading, which fetches only what is new', async () => {
  for (const name of ['a', 'b', 'c']) put(name, name)
  await ada.join()
  change({ op: 'forget_tokens', calendar: 'work' })
  change({ op: 'delete_object', calendar: 'work', object: 'b.ics' })
  put('d', 'd')
  simulator.scene.world.sent = 0
  await ada.refresh()
  expect(simulator.scene.world.sent).toBe(1)
  expect(await titles()).toEqual(['a', 'c', 'd'])
})

it('[CON133] an event that cannot be read keeps what is known of it, and the card names it', async () => {
  put('plan', 'Plan')
  put('tea', 'Tea')
  await ada.join()
  put('plan', 'Plan B', 'RRULE:FREQ=SECONDLY;BYSECOND=99')
  change({ op: 'put_object', calendar: 'work', object: 'odd.ics', text: 'no calendar at all' })
  put('tea', 'Tea B')
  await ada.refresh()
  await ada.refresh()
  expect(await titles()).toEqual(['Plan', 'Tea'])
  const { connection } = await ada.card()
  expect(connection?.calendars[0]?.problem).toContain('Plan B')
  expect(connection?.calendars[0]?.problem).toContain('odd.ics')
})

describe('[CON134] a server that', () => {
  it('asks to wait is asked no sooner', async () => {
    put('plan', 'Plan')
    await ada.join()
    fail('rate_limit')
    await ada.refresh()
    const { connection } = await ada.card()
    expect(connection).toMatchObject({ state: 'error' })
    expect(Date.parse(connection?.next_sync_at ?? '')).toBeGreaterThanOrEqual(began + 2 * minute_ms)
    expect(await titles()).toEqual(['Plan'])
  })

  it('[CON145] asks to wait is not asked by Refresh either, until the time is over', async () => {
    await ada.join()
    fail('rate_limit')
    await ada.refresh()
    simulator.faults.clear()
    put('plan', 'Plan')
    const params = { type: 'caldav' } as const
    const refresh = () => server.call(refreshIntegration, { params }, ada.person.access_token)
    const { status, message } = await refresh()
    expect([status, message]).toEqual([
      429,
      'CalDAV asks to wait before more is read. It is tried again by itself.',
    ])
    await server.runDueJobs()
    expect(await titles()).toEqual([])
    server.setNow(new Date(began + 3 * minute_ms).toISOString())
    expect((await refresh()).status).toBe(200)
    await server.runDueJobs()
    expect(await titles()).toEqual(['Plan'])
  })

  it.each(['server_error', 'not_xml', 'entities', 'cut_list', 'busy'])(
    'answers with %s leaves all that is known',
    async (name) => {
      for (const one of ['a', 'b', 'c']) put(one, one)
      await ada.join()
      change({ op: 'forget_tokens', calendar: 'work' })
      let at = began
      for (const method of ['PROPFIND', 'REPORT']) {
        fail(name, { method })
        await ada.refresh()
        expect(await titles()).toEqual(['a', 'b', 'c'])
        simulator.faults.clear()
        // Some ask to wait.
        server.setNow(new Date((at += 3 * minute_ms)).toISOString())
      }
      await ada.refresh()
      expect((await ada.card()).connection).toMatchObject({ state: 'connected', problem: null })
      expect(await titles()).toEqual(['a', 'b', 'c'])
    },
  )
})

describe('a calendar that the server no longer lists', () => {
  it('[CON128] [CON105] is asked about before its meetings go, and moves with them where its events are listed anew', async () => {
    change({ op: 'add_calendar', calendar: 'home', name: 'Home' })
    const texts = ['tea', 'walk'].map((name) =>
      ics(vevent(name, `SUMMARY:${name}`, 'DTSTART:20261124T120000Z', 'DTEND:20261124T130000Z')),
    )
    const fill = (calendar: string) => {
      for (const [at, text] of texts.entries())
        change({ op: 'put_object', calendar, object: `${at}.ics`, text })
    }
    fill('home')
    put('plan', 'Plan')
    await ada.join()
    expect(await titles()).toEqual(['Plan', 'tea', 'walk'])
    change({ op: 'delete_calendar', calendar: 'home' })
    await ada.refresh()
    const asked = (await calendars()).find(({ name }) => name === 'Home')
    expect(asked?.vanished).toMatchObject({ gone: 2, is_calendar_gone: true })
    expect(await titles()).toEqual(['Plan', 'tea', 'walk'])
    change({ op: 'add_calendar', calendar: 'house', name: 'House' })
    fill('house')
    await ada.refresh()
    expect(await titles()).toEqual(['Plan', 'tea', 'walk'])
    const { id = '', vanished } = (await calendars()).find(({ name }) => name === 'Home') ?? {}
    const body = { calendar_id: id, question_id: vanished?.question_id ?? '', answer: 'deleted' } as const
    await server.call(answerVanished, { params: { type: 'caldav' }, body }, ada.person.access_token)
    await server.runDueJobs()
    expect((await calendars()).map(({ name }) => name)).toEqual(['House', 'Work'])
    expect(await titles()).toEqual(['Plan', 'tea', 'walk'])
  })
})

describe('[CON112] a calendar without write access', () => {
  it.each([
    ['of the person', []],
    [
      'of another organizer',
      ['ORGANIZER:mailto:bo@example.org', 'ATTENDEE:mailto:bo@example.org', 'ATTENDEE:mailto:cy@example.org'],
    ],
  ])('shows its meetings %s as not editable, and refuses changes with the reason', async (_, lines) => {
    change({ op: 'protect_calendar', calendar: 'work' })
    put('plan', 'Plan', ...lines)
    await ada.join()
    const [calendar] = await calendars()
    await ada.choose({ calendars: [{ id: calendar?.id ?? '', is_shown: true, counts_as_busy: true }] })
    const shown = await theOne()
    expect(shown).toMatchObject({ is_organizer: true, is_editable: false, is_only_read: true })
    const params = { meeting_id: shown.meeting_id }
    for (const refused of [
      await moveIt(),
      await server.call(deleteMeeting, { params, query: {} }, ada.person.access_token),
    ]) {
      expect(refused.status).toBe(403)
      expect(refused.message).toContain('a calendar at your calendar server that you may only read')
    }
    const own = await server.call(
      updateMeeting,
      { params, body: { agenda: 'Ask', meeting_priority: 'high' } },
      ada.person.access_token,
    )
    expect(own.data).toMatchObject({ agenda: 'Ask', meeting_sources: [{ problem: null }] })
    await server.runDueJobs()
    expect(writes()).toEqual([])
  })

  it('follows the access that the server gives and takes', async () => {
    put('plan', 'Plan')
    await ada.join()
    expect(await theOne()).toMatchObject({ is_editable: true, is_only_read: false })
    change({ op: 'protect_calendar', calendar: 'work' })
    await ada.refresh()
    expect(await theOne()).toMatchObject({ is_editable: false, is_only_read: true })
    expect((await moveIt()).status).toBe(403)
    change({ op: 'protect_calendar', calendar: 'work', is_read_only: false })
    await ada.refresh()
    expect((await moveIt()).status).toBe(200)
    expect(await theOne()).toMatchObject({ start_timestamp: '2026-11-24T15:00:00.000Z', is_editable: true })
    expect(writes()).toHaveLength(1)
  })

  it('[CON146] takes a change back that was made before Meridian knew, and says so', async () => {
    put('plan', 'Plan', 'RRULE:FREQ=WEEKLY;COUNT=3')
    await ada.join()
    change({ op: 'protect_calendar', calendar: 'work' })
    expect((await moveIt()).status).toBe(200)
    await server.runDueJobs()
    const shown = await theOne()
    expect(shown).toMatchObject({
      start_timestamp: '2026-11-24T09:00:00.000Z',
      is_editable: false,
      is_only_read: true,
    })
    const params = { meeting_id: shown.meeting_id }
    const { data } = await server.call(getMeeting, { params }, ada.person.access_token)
    expect(data?.meeting_sources.map(({ problem }) => problem)).toEqual([
      'CalDAV no longer allows this calendar to be written, so your change was taken back.',
    ])
    simulator.requests.clear()
  })

  it('does not decide about a meeting that is in a calendar with write access, too', async () => {
    change({ op: 'add_calendar', calendar: 'all' })
    put('plan', 'Plan')
    const text = simulator.scene.world.accounts.get(`person${people - 1}@example.com`)?.calendars.get('work')
    change({ op: 'put_object', calendar: 'all', object: 'a.ics', text: text?.objects.get('plan.ics')?.text })
    change({ op: 'protect_calendar', calendar: 'all' })
    await ada.join()
    for (const { id } of await calendars()) {
      await ada.choose({ calendars: [{ id, is_shown: true, counts_as_busy: true }] })
    }
    expect(await theOne()).toMatchObject({ is_editable: true, is_only_read: false })
  })
})

describe('[CON113] an event that is deleted here and changed at the server', () => {
  it('stays with its change, and goes where nothing has changed but an alarm', async () => {
    for (const how of ['delete', 'cancel'] as const) {
      put('plan', 'Plan')
      await (how === 'delete' ? ada.join() : ada.refresh())
      put('plan', 'Plan', 'LOCATION:Other room')
      await deleteIt(how)
      if (how === 'delete') {
        expect(await titles()).toEqual(['Plan'])
        const { data } = await server.call(listMeetings, { query: { limit: 10 } }, ada.person.access_token)
        expect(data).toMatchObject([
          {
            meeting_location: { location_name: 'Other room' },
            meeting_sources: [{ problem: expect.stringContaining('while you deleted it here') }],
          },
        ])
        put(
          'plan',
          'Plan',
          'LOCATION:Other room',
          'BEGIN:VALARM',
          'TRIGGER:-PT5M',
          'ACTION:DISPLAY',
          'END:VALARM',
        )
        await deleteIt('delete')
      }
      expect(await titles()).toEqual([])
      const user = simulator.scene.world.accounts.get(`person${people - 1}@example.com`)
      expect([...(user?.calendars.get('work')?.objects.keys() ?? [])]).toEqual([])
    }
  })
})
