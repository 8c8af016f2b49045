import { createHash } from 'node:crypto'
import { day_ms } from '../../durations.ts'
import type { AccessRole, Calendar, CalendarUser, CalendarWorld } from './calendar-world.ts'

export function newCalendarWorld(): CalendarWorld {
  return {
    calendars: new Map(),
    users: new Map(),
    channels: new Map(),
    limits: {
      per_user_per_minute: 600,
      per_project_per_minute: 10_000,
      scan_per_page: 2500,
      expansion_ms: 730 * day_ms,
      sync_token_life_ms: 28 * day_ms,
      conference_ms: 0,
      conference_result: 'success',
    },
    requests: new Map(),
    last_number: 0,
  }
}

/** The account's settings, list and primary calendar, made when they are not there yet. */
export function addCalendarUser(
  world: CalendarWorld,
  { account, name, timeZone }: { account: string; name: string; timeZone: string },
): CalendarUser {
  const known = world.users.get(account)
  if (known) return known
  const user: CalendarUser = {
    account,
    settings: new Map([
      ['timezone', timeZone],
      ['locale', 'en'],
      ['weekStart', '1'],
      ['format24HourTime', 'true'],
    ]),
    entries: new Map(),
    changes: 0,
    epoch: 0,
  }
  world.users.set(account, user)
  addCalendar(world, { id: account, summary: name, timeZone, owner: account, isPrimary: true })
  return user
}

export interface NewCalendar {
  readonly id: string
  readonly summary: string
  readonly description?: string | undefined
  readonly timeZone: string
  readonly owner: string | undefined
  readonly isPrimary?: boolean
}

/** A calendar, on its owner's list. */
export function addCalendar(world: CalendarWorld, given: NewCalendar): Calendar {
  const calendar: Calendar = {
    id: given.id,
    summary: given.summary,
    description: given.description,
    time_zone: given.timeZone,
    owner: given.owner,
    is_primary: given.isPrimary ?? false,
    access: new Map(),
    events: new Map(),
    changes: 0,
    updated_ms: 0,
    epoch: 0,
  }
  world.calendars.set(calendar.id, calendar)
  if (given.owner !== undefined) shareCalendar(world, calendar, given.owner, 'owner')
  return calendar
}

/** Gives an account this role and puts the calendar on its list. */
export function shareCalendar(
  { users }: CalendarWorld,
  calendar: Calendar,
  account: string,
  role: AccessRole,
): void {
  calendar.access.set(account, role)
  const user = users.get(account)
  if (!user) return
  const known = user.entries.get(calendar.id)
  user.changes += 1
  user.entries.set(calendar.id, {
    calendar_id: calendar.id,
    summary_override: known?.summary_override,
    color: known?.color ?? colors[user.entries.size % colors.length] ?? '#9fe1e7',
    is_selected: true,
    is_hidden: false,
    is_deleted: false,
    changed: user.changes,
  })
}

const colors = ['#9fe1e7', '#f83a22', '#16a765', '#fa573c', '#9a9cff', '#ffad46', '#cd74e6', '#b99aff']

/** The next number and, made of it, an id as Google makes them: base32hex, 26 long. */
export function nextId(world: CalendarWorld): string {
  world.last_number += 1
  const digest = createHash('sha256').update(`event ${world.last_number}`).digest()
  return [...digest.subarray(0, 26)].map((byte) => (byte % 32).toString(32)).join('')
}

/** The calendar by id or, as `primary`, the account's own. */
export function findCalendar(world: CalendarWorld, account: string, id: string): Calendar | undefined {
  return world.calendars.get(id === 'primary' ? account : id)
}
