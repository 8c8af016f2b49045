import type { Json, SimulatedReply } from '../../kit/message.ts'
import { fullSyncRequired, invalidParameter, notFound, RefusalError } from '../errors.ts'
import type { AccessRole, Calendar, CalendarUser, ListEntry } from './calendar-world.ts'
import { takeCalendar, type CalendarCall, type CalendarMethod } from './method.ts'
import { readChoice, readCount, readFlag } from './query.ts'
import { readToken, writeToken } from './token.ts'

const list_scopes = [
  'calendar',
  'calendar.readonly',
  'calendar.calendarlist',
  'calendar.calendarlist.readonly',
]
const calendar_scopes = ['calendar', 'calendar.readonly', 'calendar.calendars', 'calendar.calendars.readonly']
const setting_scopes = ['calendar', 'calendar.readonly', 'calendar.settings.readonly']

/** Which calendars a person has, what is said of one, and the person's settings. */
export const calendarListMethods: readonly CalendarMethod[] = [
  {
    id: 'calendar.calendarList.list',
    http: 'GET',
    path: '/users/me/calendarList',
    scopes: list_scopes,
    answer: list,
  },
  {
    id: 'calendar.calendarList.get',
    http: 'GET',
    path: '/users/me/calendarList/:calendarId',
    scopes: list_scopes,
    answer: get,
  },
  {
    id: 'calendar.calendars.get',
    http: 'GET',
    path: '/calendars/:calendarId',
    scopes: calendar_scopes,
    answer: getCalendar,
  },
  {
    id: 'calendar.settings.get',
    http: 'GET',
    path: '/users/me/settings/:setting',
    scopes: setting_scopes,
    answer: getSetting,
  },
  {
    id: 'calendar.settings.list',
    http: 'GET',
    path: '/users/me/settings',
    scopes: setting_scopes,
    answer: listSettings,
  },
]

const roles: readonly AccessRole[] = ['freeBusyReader', 'reader', 'writer', 'owner']

/** As for events: what changed since the token, with what was removed marked as deleted. */
function list(call: CalendarCall): SimulatedReply {
  const user = takeUser(call)
  const since = readSince(call, user)
  const least = roles.indexOf(readChoice(call.query, 'minAccessRole', roles) ?? 'freeBusyReader')
  const isDelta = since !== undefined
  const showDeleted = (readFlag(call.query, 'showDeleted') ?? false) || isDelta
  const showHidden = (readFlag(call.query, 'showHidden') ?? false) || isDelta
  const most = readCount(call.query, 'maxResults', 100, 250)
  const start = readOffset(call)
  const entries = [...user.entries.values()].filter((entry) => {
    if (isDelta && entry.changed <= since) return false
    if (entry.is_deleted) return showDeleted
    const role = call.world.calendars.get(entry.calendar_id)?.access.get(user.account)
    return (showHidden || !entry.is_hidden) && role !== undefined && roles.indexOf(role) >= least
  })
  const isLast = start + most >= entries.length
  const next = isLast
    ? { nextSyncToken: writeToken('sync', { account: user.account, since: user.changes, epoch: user.epoch }) }
    : { nextPageToken: writeToken('page', { account: user.account, offset: start + most }) }
  return {
    status: 200,
    body: {
      kind: 'calendar#calendarList',
      etag: `"p${user.changes}"`,
      ...next,
      items: entries.slice(start, start + most).map((entry) => presentEntry(call, user, entry)),
    },
  }
}

function get(call: CalendarCall): SimulatedReply {
  const { calendar } = takeCalendar(call)
  const user = takeUser(call)
  const entry = user.entries.get(calendar.id)
  if (!entry || entry.is_deleted) throw new RefusalError(notFound())
  return { status: 200, body: presentEntry(call, user, entry) }
}

function getCalendar(call: CalendarCall): SimulatedReply {
  const { calendar } = takeCalendar(call)
  return {
    status: 200,
    body: {
      kind: 'calendar#calendar',
      etag: `"c${calendar.changes}"`,
      id: calendar.id,
      ...describe(calendar),
    },
  }
}

function getSetting(call: CalendarCall): SimulatedReply {
  const id = call.params['setting'] ?? ''
  const value = takeUser(call).settings.get(id)
  if (value === undefined) throw new RefusalError(notFound())
  return { status: 200, body: presentSetting(id, value) }
}

function listSettings(call: CalendarCall): SimulatedReply {
  const user = takeUser(call)
  const items = [...user.settings].map(([id, value]) => presentSetting(id, value))
  const nextSyncToken = writeToken('sync', { account: user.account, since: user.changes, epoch: user.epoch })
  return {
    status: 200,
    body: { kind: 'calendar#settings', etag: `"s${user.changes}"`, items, nextSyncToken },
  }
}

function presentEntry(call: CalendarCall, user: CalendarUser, entry: ListEntry): Json {
  const calendar = call.world.calendars.get(entry.calendar_id)
  const role = calendar?.access.get(user.account)
  const frame = {
    kind: 'calendar#calendarListEntry',
    etag: `"e${entry.changed}"`,
    id: entry.calendar_id,
  }
  if (!calendar || !role || entry.is_deleted) return { ...frame, deleted: true }
  return {
    ...frame,
    ...describe(calendar),
    ...(entry.summary_override !== undefined && { summaryOverride: entry.summary_override }),
    colorId: '1',
    backgroundColor: entry.color,
    foregroundColor: '#000000',
    ...(entry.is_hidden && { hidden: true }),
    ...(entry.is_selected && { selected: true }),
    accessRole: role,
    defaultReminders: role === 'owner' ? [{ method: 'popup', minutes: 10 }] : [],
    ...(calendar.id === user.account && { primary: true }),
    ...(!calendar.is_primary && calendar.owner !== undefined && { dataOwner: calendar.owner }),
  }
}

function describe({ summary, description, time_zone }: Calendar) {
  return {
    summary,
    ...(description !== undefined && { description }),
    timeZone: time_zone,
    conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
  }
}

function presentSetting(id: string, value: string): Json {
  return { kind: 'calendar#setting', etag: `"${id}-${value}"`, id, value }
}

function takeUser({ world, account }: CalendarCall): CalendarUser {
  const user = world.users.get(account)
  if (!user) throw new RefusalError(notFound())
  return user
}

function readSince({ query }: CalendarCall, user: CalendarUser): number | undefined {
  const token = query.get('syncToken')
  if (token === null) return undefined
  const { account, since, epoch } = readToken('sync', token) ?? {}
  if (account !== user.account || typeof since !== 'number' || query.has('minAccessRole')) {
    throw new RefusalError(invalidParameter('syncToken', 'Invalid sync token value.'))
  }
  if (epoch !== user.epoch) throw new RefusalError(fullSyncRequired())
  return since
}

function readOffset({ query, account }: CalendarCall): number {
  const token = query.get('pageToken')
  if (token === null) return 0
  const content = readToken('page', token)
  const offset = content?.['offset']
  if (content?.['account'] !== account || typeof offset !== 'number') {
    throw new RefusalError(invalidParameter('pageToken', 'Invalid page token value.'))
  }
  return offset
}
