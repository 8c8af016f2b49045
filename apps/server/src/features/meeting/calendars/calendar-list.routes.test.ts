import {
  assignLabel,
  type Calendar,
  createLabel,
  disconnectIntegration,
  exportOwnData,
  importMeetings,
  type Input,
  listCalendars,
  listOccurrences,
  type SessionUser,
  updateCalendar,
  updateIntegration,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { calendar } from '../../../../test/calendar.ts'
import { readEvents } from '../../../../test/remote-meeting.ts'
import { type ProvidedServer, startProvidedServer } from '../../../../test/simulated-providers.ts'

let world: ProvidedServer
let ada: SessionUser

beforeEach(async () => {
  world = await startProvidedServer()
  ada = await world.server.aPerson()
})
afterEach(() => world.close())

const meridian = {
  calendar_key: 'smart_calendar',
  meeting_integration_type: 'smart_calendar',
  calendar_name: null,
  calendar_color: null,
}

describe('[CAL43] the list of calendars', () => {
  it('has each shown calendar of a connected account, with the color that is nearest to its own', async () => {
    await connectGoogle()
    const before = await calendars()
    expect(before[0]).toEqual(meridian)
    expect(before).toContainEqual({
      calendar_key: 'google_calendar:club',
      meeting_integration_type: 'google_calendar',
      calendar_name: 'club',
      calendar_color: '#76EEC6',
    })
    expect(await keysByTitle()).toMatchObject({
      Work: 'google_calendar:main',
      Club: 'google_calendar:club',
      Own: 'smart_calendar',
    })

    const body = { calendars: [{ id: 'club', is_shown: false, counts_as_busy: true }] }
    await world.server.call(updateIntegration, { params: { type: 'google' }, body }, ada.access_token)
    expect((await calendars()).map(({ calendar_key }) => calendar_key)).not.toContain('google_calendar:club')
  })

  it('keeps the meetings of an account that is not connected any more under its type', async () => {
    await connectGoogle()
    await world.server.call(disconnectIntegration, { params: { type: 'google' } }, ada.access_token)
    expect(await calendars()).toEqual([meridian])
    const keys = Object.values(await keysByTitle())
    expect(keys.every((key) => !key.includes(':'))).toBe(true)
  })

  it('has each imported file by its name, once, and the first keeps its events', async () => {
    const [garden, choir] = [anEvent('garden', 'Garden'), anEvent('choir', 'Choir')]
    await importFile(calendar(garden), 'Garden club.ics')
    await importFile(calendar(garden, choir), 'C:\\files\\Choir.ICS')
    await importFile(calendar(anEvent('later', 'Later')), 'Garden club.ics')
    await importFile(calendar(anEvent('none', 'None')))
    const [, first, second, ...others] = await calendars()
    expect([first?.calendar_name, second?.calendar_name, others]).toEqual(['Garden club', 'Choir', []])
    expect(first?.calendar_color).not.toBe(second?.calendar_color)
    expect(await keysByTitle()).toEqual({
      Garden: first?.calendar_key,
      Later: first?.calendar_key,
      Choir: second?.calendar_key,
      None: 'custom',
    })
  })

  it('refuses a name that is too long, and other people and signed-out readers', async () => {
    const query = { file_name: 'a'.repeat(256) }
    const body = calendar(anEvent('a', 'A'))
    const { status, errors } = await world.server.call(importMeetings, { query, body }, ada.access_token)
    expect([status, errors?.[0]?.path]).toEqual([400, 'file_name'])
    expect((await world.server.call(listCalendars, {})).status).toBe(401)
    await importFile(body, 'Mine.ics')
    const ben = await world.server.aPerson()
    expect((await world.server.call(listCalendars, {}, ben.access_token)).data).toEqual([meridian])
  })
})

describe('[CAL44] the color of a calendar', () => {
  it('is chosen by the person, kept, exported, and given back', async () => {
    await importFile(calendar(anEvent('garden', 'Garden')), 'Garden.ics')
    const [, garden] = await calendars()
    const key = garden?.calendar_key ?? ''
    const { data } = await choose({ calendar_key: key, calendar_color: 'Soft Pink' })
    expect(data).toEqual({ ...garden, calendar_color: '#FFB6C1' })
    await choose({ calendar_key: 'smart_calendar', calendar_color: '#76EEC6' })
    await choose({ calendar_key: 'zoom', calendar_color: '#FFE066' })
    expect((await calendars()).map((one) => [one.calendar_key, one.calendar_color])).toEqual([
      ['smart_calendar', '#76EEC6'],
      [key, '#FFB6C1'],
      ['zoom', '#FFE066'],
    ])
    const { data: exported } = await world.server.call(exportOwnData, {}, ada.access_token)
    expect(JSON.stringify(exported)).toContain('#FFB6C1')

    await choose({ calendar_key: key, calendar_color: null })
    await choose({ calendar_key: 'zoom', calendar_color: null })
    await choose({ calendar_key: 'smart_calendar', calendar_color: null })
    expect(await calendars()).toEqual([meridian, garden])
  })

  it('is refused for an unknown color, another person’s calendar and a signed-out reader', async () => {
    await importFile(calendar(anEvent('garden', 'Garden')), 'Garden.ics')
    const [, garden] = await calendars()
    const calendar_key = garden?.calendar_key ?? ''
    const { status, errors } = await choose({ calendar_key, calendar_color: 'red' })
    expect([status, errors?.[0]?.path]).toEqual([400, 'calendar_color'])
    expect((await choose({ calendar_key: '', calendar_color: null })).errors?.[0]?.path).toBe('calendar_key')
    const body = { calendar_key, calendar_color: '#FFB6C1' }
    const ben = await world.server.aPerson()
    expect(await world.server.call(updateCalendar, { body }, ben.access_token)).toMatchObject({
      status: 404,
      message: 'Calendar not found.',
    })
    expect((await world.server.call(updateCalendar, { body })).status).toBe(401)
  })
})

it('[CAL45] an occurrence has the first of the reader’s labels', async () => {
  const ben = await world.server.aPerson()
  const { meeting_id } = await aMeeting(world.server, ada.access_token, {
    meeting_invitees: { [ben.user_id]: {} },
  })
  for (const label_title of ['Zoo', 'Alps']) {
    const body = { label_title, label_color: 'Soft Red', label_type: 'meeting' as const }
    const { data } = await world.server.call(createLabel, { body }, ada.access_token)
    const params = { meeting_id, label_id: data?.label_id ?? '' }
    await world.server.call(assignLabel, { params }, ada.access_token)
  }
  const [mine] = await occurrences(ada)
  expect(mine?.first_label).toEqual({ label_title: 'Alps', label_color: '#F28B82' })
  const [his] = await occurrences(ben)
  expect(his?.first_label).toBeNull()
})

async function connectGoogle(): Promise<void> {
  await world.connect(ada, 'google')
  await aMeeting(world.server, ada.access_token, { meeting_title: 'Own' })
  const work = { external_id: 'w', title: 'Work', start: '2026-11-24T10:00:00' }
  const club = { external_id: 'c', title: 'Club', start: '2026-11-24T14:00:00' }
  await readEvents(world, ada.user_id, { events: [work] })
  await readEvents(world, ada.user_id, { calendar_id: 'club', events: [club] })
  await world.server.db
    .updateTable('connection_calendar')
    .set({ color: '#16a765' })
    .where('calendar_id', '=', 'club')
    .execute()
}

async function calendars(): Promise<Calendar[]> {
  return (await world.server.call(listCalendars, {}, ada.access_token)).data ?? []
}

function choose(body: Input<typeof updateCalendar>['body']) {
  return world.server.call(updateCalendar, { body }, ada.access_token)
}

async function importFile(body: string, file_name?: string): Promise<void> {
  const query = file_name === undefined ? {} : { file_name }
  const { message, data } = await world.server.call(importMeetings, { query, body }, ada.access_token)
  if (!data) throw new Error(message)
}

async function occurrences(reader: SessionUser) {
  const query = { start_timestamp: '2026-11-20T00:00:00Z', end_timestamp: '2026-11-30T00:00:00Z' }
  return (await world.server.call(listOccurrences, { query }, reader.access_token)).data ?? []
}

async function keysByTitle(): Promise<Record<string, string>> {
  const all = await occurrences(ada)
  return Object.fromEntries(all.map(({ meeting_title, calendar_key }) => [meeting_title, calendar_key]))
}

function anEvent(uid: string, title: string): string[] {
  return [
    `UID:${uid}@files.example`,
    `SUMMARY:${title}`,
    'DTSTART:20261125T101500Z',
    'DTEND:20261125T111500Z',
  ]
}
