import { findFlag, findText, InputError, takeNumber, takeObject, takeText } from '../../kit/input.ts'
import type { Change, Scene } from '../../kit/provider.ts'
import type { GoogleWorld } from '../world.ts'
import type { AccessRole, Calendar, CalendarUser } from './calendar-world.ts'
import { addCalendar, shareCalendar } from './calendars.ts'
import { noticeList } from './channels.ts'
import { takeCalendarOf } from './event-changes.ts'
import { isZone } from './event-time.ts'

type CalendarChange = Change<GoogleWorld>

/** Changes to calendars and their sharing, by people and by Google itself. */
export const calendarChanges: Readonly<Record<string, CalendarChange>> = {
  /** `{op, id, summary, time_zone, owner?}`; without an owner it is one of Google's, such as holidays. */
  add_calendar: (scene, change) => {
    const owner = findText(change, 'owner')
    addCalendar(scene.world.calendar, {
      id: takeText(change, 'id'),
      summary: takeText(change, 'summary'),
      description: findText(change, 'description'),
      timeZone: takeZone(takeText(change, 'time_zone')),
      owner,
    })
    if (owner !== undefined) touchList(scene, owner, takeText(change, 'id'))
  },
  /** `{op, calendar, summary?, description?, time_zone?}` */
  update_calendar: (scene, change) => {
    const calendar = takeCalendarOf(scene, change)
    const zone = findText(change, 'time_zone')
    calendar.summary = findText(change, 'summary') ?? calendar.summary
    calendar.description = findText(change, 'description') ?? calendar.description
    if (zone !== undefined) calendar.time_zone = takeZone(zone)
    for (const account of calendar.access.keys()) touchList(scene, account, calendar.id)
  },
  /** `{op, calendar, account, role}`; another role voids the account's sync tokens. */
  share_calendar: (scene, change) => {
    const account = takeText(change, 'account')
    const role = roles.find((known) => known === takeText(change, 'role'))
    if (!role) throw new InputError(`"role" is not one of ${roles.join(', ')}.`)
    const calendar = takeCalendarOf(scene, change)
    shareCalendar(scene.world.calendar, calendar, account, role)
    touchList(scene, account, calendar.id)
  },
  /** `{op, calendar, account}` */
  unshare_calendar: (scene, change) =>
    takeAway(scene, takeCalendarOf(scene, change), takeText(change, 'account')),
  /** `{op, calendar}`: deleted for all its readers. */
  remove_calendar: (scene, change) => {
    const calendar = takeCalendarOf(scene, change)
    for (const account of calendar.access.keys()) takeAway(scene, calendar, account)
    scene.world.calendar.calendars.delete(calendar.id)
  },
  /** `{op, calendar, account, is_hidden?, is_selected?, summary_override?}`: how one person's list shows it. */
  arrange_calendar: (scene, change) => {
    const calendar = takeCalendarOf(scene, change)
    const { entry, account } = takeEntry(scene, takeText(change, 'account'), calendar.id)
    entry.is_hidden = findFlag(change, 'is_hidden') ?? entry.is_hidden
    entry.is_selected = findFlag(change, 'is_selected') ?? entry.is_selected
    entry.summary_override = findText(change, 'summary_override') ?? entry.summary_override
    touchList(scene, account, calendar.id)
  },
  /** `{op, calendar}` for the events of a calendar, `{op, account}` for a person's list. */
  invalidate_sync_tokens: (scene, change) => {
    const account = findText(change, 'account')
    if (account === undefined) takeCalendarOf(scene, change).epoch += 1
    else takeUserOf(scene, account).epoch += 1
  },
  /** `{op, limits}`: any of the world's limits, such as `per_user_per_minute` or `conference_ms`. */
  set_calendar_limits: ({ world }, change) => {
    const { limits } = world.calendar
    const given = takeObject(change, 'limits')
    for (const name of Object.keys(given)) {
      if (name === 'conference_result') limits[name] = takeResult(takeText(given, name))
      else if (isNumberLimit(name)) limits[name] = takeNumber(given, name)
      else throw new InputError(`There is no limit ${name}.`)
    }
  },
}

const roles: readonly AccessRole[] = ['freeBusyReader', 'reader', 'writer', 'owner']
const number_limits = [
  'per_user_per_minute',
  'per_project_per_minute',
  'scan_per_page',
  'expansion_ms',
  'sync_token_life_ms',
  'conference_ms',
] as const

function isNumberLimit(name: string): name is (typeof number_limits)[number] {
  return number_limits.some((known) => known === name)
}

function takeResult(text: string): 'success' | 'failure' {
  if (text === 'success' || text === 'failure') return text
  throw new InputError('"conference_result" is not one of success, failure.')
}

function takeZone(zone: string): string {
  if (!isZone(zone)) throw new InputError('There is no such zone.')
  return zone
}

/** The tokens for its events fall with the access itself. */
function takeAway(scene: Scene<GoogleWorld>, calendar: Calendar, account: string): void {
  calendar.access.delete(account)
  const entry = scene.world.calendar.users.get(account)?.entries.get(calendar.id)
  if (!entry) return
  entry.is_deleted = true
  touchList(scene, account, calendar.id)
}

function touchList(scene: Scene<GoogleWorld>, account: string, calendarId: string): void {
  const user = scene.world.calendar.users.get(account)
  const entry = user?.entries.get(calendarId)
  if (!user || !entry) return
  user.changes += 1
  entry.changed = user.changes
  noticeList(scene, user)
}

function takeUserOf({ world }: Scene<GoogleWorld>, account: string): CalendarUser {
  const user = world.calendar.users.get(account)
  if (!user) throw new InputError(`There is no account ${account}.`)
  return user
}

function takeEntry(scene: Scene<GoogleWorld>, account: string, calendarId: string) {
  const entry = takeUserOf(scene, account).entries.get(calendarId)
  if (!entry) throw new InputError(`${account} has no calendar ${calendarId} on the list.`)
  return { entry, account }
}
