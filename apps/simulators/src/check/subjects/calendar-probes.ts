import { isJson, type Json } from '../../kit/message.ts'
import type { Ask } from '../ask.ts'

const primary = '/calendars/primary/events'

/** Asks for all that Calendar has, making what it asks for itself: events of every kind, and their changes. */
export async function probeCalendar(asked: Ask): Promise<void> {
  const ask: Ask = (method, path, question) => asked(method, `/calendar/v3${path}`, question)
  await probeLists(ask)
  const ids = await probeInsertions(ask)
  await probeReading(ask, ids.series)
  await probeChanges(ask, ids)
  await probeChannels(ask)
  await probeShared(ask)
}

async function probeLists(ask: Ask): Promise<void> {
  const lists = await ask('GET', '/users/me/calendarList')
  await ask('GET', '/users/me/calendarList', { query: { maxResults: '1', showHidden: 'true' } })
  const syncToken = textIn(lists.body, 'nextSyncToken')
  await ask('GET', '/users/me/calendarList', { query: { syncToken } })
  await ask('GET', '/users/me/calendarList', { query: { syncToken: 'nonsense' } })
  for (const path of ['/users/me/calendarList/primary', '/users/me/calendarList/nobody@example.com']) {
    await ask('GET', path)
  }
  await ask('GET', '/calendars/primary')
  await ask('GET', '/calendars/nobody@example.com')
  await ask('GET', '/users/me/settings')
  await ask('GET', '/users/me/settings/timezone')
  await ask('GET', '/users/me/settings/nonsense')
  const items = [{ id: 'primary' }, { id: 'nobody@example.com' }]
  const range = { timeMin: '2026-11-20T00:00:00Z', timeMax: '2026-11-27T00:00:00Z' }
  await ask('POST', '/freeBusy', { body: { ...range, items } })
  await ask('POST', '/freeBusy', { body: { items } })
}

interface Ids {
  readonly single: string
  readonly series: string
  readonly meeting: string
}

async function probeInsertions(ask: Ask): Promise<Ids> {
  const insert = async (body: Json, query: Record<string, string> = {}) =>
    textIn((await ask('POST', primary, { body, query })).body, 'id')
  const single = await insert({ ...hour(9), id: 'probe00001', summary: 'Single' })
  await insert({ ...hour(9), id: 'probe00001' })
  for (const event of special_events) await insert(event)
  const meeting = await insert(meeting_event, { conferenceDataVersion: '1', sendUpdates: 'all' })
  const series = await insert(series_event)
  await insert({ start: { dateTime: 'nonsense' }, end: { dateTime: 'nonsense' } })
  await insert({ summary: 'No time' })
  await ask('POST', `${primary}/import`, {
    body: { ...hour(13), iCalUID: 'probe@example.net', summary: 'Imported' },
  })
  return { single, series, meeting }
}

async function probeReading(ask: Ask, series: string): Promise<void> {
  const all = await ask('GET', primary)
  await ask('GET', primary, { query: { syncToken: textIn(all.body, 'nextSyncToken') } })
  await ask('GET', primary, { query: { syncToken: 'nonsense' } })
  await ask('GET', primary, { query: { syncToken: 'x', timeMin: '2026-11-20T00:00:00Z' } })
  const range = { timeMin: '2026-11-20T00:00:00Z', timeMax: '2027-01-01T00:00:00Z' }
  await ask('GET', primary, {
    query: { ...range, singleEvents: 'true', orderBy: 'startTime', maxResults: '3' },
  })
  await ask('GET', primary, { query: { orderBy: 'startTime' } })
  await ask('GET', primary, {
    query: { ...range, timeZone: 'Asia/Kathmandu', maxAttendees: '1', q: 'meeting' },
  })
  const instances = await ask('GET', `${primary}/${series}/instances`)
  const [first] =
    isJson(instances.body) && Array.isArray(instances.body['items']) ? instances.body['items'] : []
  const instance = textIn(first, 'id')
  await ask('GET', `${primary}/${instance}`)
  await ask('PATCH', `${primary}/${instance}`, { body: { summary: 'Another' } })
  await ask('DELETE', `${primary}/${instance}`)
  await ask('GET', primary, { query: { showDeleted: 'true' } })
  await ask('GET', `${primary}/nonsense`)
  await ask('GET', `${primary}/nonsense/instances`)
}

async function probeChanges(ask: Ask, { single, series, meeting }: Ids): Promise<void> {
  await ask('GET', `${primary}/${meeting}`)
  await ask('PATCH', `${primary}/${meeting}`, {
    body: { location: 'Elsewhere' },
    query: { conferenceDataVersion: '1' },
  })
  await ask('PATCH', `${primary}/${single}`, { body: { summary: 'x' }, headers: { 'if-match': '"stale"' } })
  await ask('PUT', `${primary}/${single}`, { body: { ...hour(14), summary: 'Put' } })
  await ask('PATCH', `${primary}/nonsense`, { body: {} })
  await ask('PUT', `${primary}/${single}`, { body: {} })
  await ask('POST', `${primary}/${single}/move`, { query: { destination: 'nobody@example.com' } })
  await ask('POST', `${primary}/${single}/move`, { query: { destination: 'second@calendars.example.com' } })
  await ask('DELETE', `${primary}/${series}`)
  await ask('DELETE', `${primary}/${series}`)
  await ask('GET', `${primary}/${series}`)
}

async function probeChannels(ask: Ask): Promise<void> {
  const channel = { type: 'web_hook', address: 'http://127.0.0.1:9/hook', token: 'probe' }
  const watch = (path: string, id: string) => ask('POST', path, { body: { id, ...channel } })
  const opened = await watch(`${primary}/watch`, 'probe-1')
  await watch(`${primary}/watch`, 'probe-1')
  await watch('/users/me/calendarList/watch', 'probe-2')
  await ask('POST', `${primary}/watch`, { body: { id: 'probe-3' } })
  const resourceId = textIn(opened.body, 'resourceId')
  await ask('POST', '/channels/stop', { body: { id: 'probe-1', resourceId } })
  await ask('POST', '/channels/stop', { body: { id: 'probe-1', resourceId } })
}

/** Calendars of others, of which more or less is seen. */
async function probeShared(ask: Ask): Promise<void> {
  const { body } = await ask('GET', '/users/me/calendarList')
  const items = isJson(body) && Array.isArray(body['items']) ? body['items'] : []
  for (const id of items.map((item) => encodeURIComponent(textIn(item, 'id')))) {
    await ask('GET', `/users/me/calendarList/${id}`)
    await ask('GET', `/calendars/${id}/events`)
    await ask('GET', `/calendars/${id}/events`, { query: { singleEvents: 'true' } })
    await ask('POST', `/calendars/${id}/events`, { body: hour(15) })
  }
}

const day = { start: { date: '2026-11-24' }, end: { date: '2026-11-25' } }

/** All-day, private, and of every type that can be created. */
const special_events: readonly Json[] = [
  { ...day, summary: 'All day', transparency: 'transparent', visibility: 'private', colorId: '3' },
  { ...hour(10), eventType: 'focusTime', focusTimeProperties: { chatStatus: 'doNotDisturb' } },
  { ...hour(11), eventType: 'outOfOffice', outOfOfficeProperties: { declineMessage: 'Away' } },
  {
    ...day,
    eventType: 'workingLocation',
    workingLocationProperties: { type: 'homeOffice', homeOffice: {} },
    transparency: 'transparent',
    visibility: 'public',
  },
]

const meeting_event: Json = {
  ...hour(12),
  summary: 'Meeting',
  description: '<b>All</b>',
  location: 'Room',
  attendees: [
    { email: 'bo@example.org' },
    { email: 'guest@example.net', optional: true, displayName: 'Guest' },
  ],
  reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 5 }] },
  extendedProperties: { private: { key: 'value' } },
  conferenceData: {
    createRequest: { requestId: 'probe-1', conferenceSolutionKey: { type: 'hangoutsMeet' } },
  },
}

const series_event: Json = {
  start: { dateTime: '2026-11-23T08:00:00', timeZone: 'Europe/Berlin' },
  end: { dateTime: '2026-11-23T08:30:00', timeZone: 'Europe/Berlin' },
  summary: 'Series',
  recurrence: ['RRULE:FREQ=DAILY;COUNT=10', 'EXDATE;TZID=Europe/Berlin:20261125T080000'],
}

function hour(at: number) {
  return { start: clock(at), end: clock(at + 1) }
}

function clock(hours: number) {
  return { dateTime: `2026-11-23T${String(hours).padStart(2, '0')}:00:00+01:00` }
}

function textIn(body: unknown, name: string): string {
  const value = isJson(body) ? body[name] : undefined
  return typeof value === 'string' ? value : ''
}
