import { findFlag, findNumber, findText, InputError, takeText } from '../kit/input.ts'
import type { Json } from '../kit/message.ts'
import type { Change, Provider } from '../kit/provider.ts'
import { startSimulator, type Simulator, type StartOptions } from '../kit/simulator.ts'
import { caldav_routes, findUser, unauthorized } from './routes.ts'
import {
  type Account,
  type CalDavWorld,
  type Calendar,
  deleteObject,
  newCalDavWorld,
  newCalendar,
  putObject,
} from './world.ts'

/** A calendar server as RFC 4791 and RFC 6578 describe it; accounts are below `/dav/`. */
export function startCalDavSimulator(options: StartOptions = {}): Promise<Simulator<CalDavWorld>> {
  return startSimulator(caldav, options)
}

const changes: Readonly<Record<string, Change<CalDavWorld>>> = {
  add_account: ({ world }, change) => {
    const user = takeText(change, 'user')
    world.accounts.set(user, { user, password: takeText(change, 'password'), calendars: new Map() })
  },
  set_password: ({ world }, change) => {
    const account = takeAccount(world, change)
    world.accounts.set(account.user, { ...account, password: takeText(change, 'password') })
  },
  add_calendar: ({ world }, change) => {
    const kind = findText(change, 'kind') ?? 'VEVENT'
    if (kind !== 'VEVENT' && kind !== 'VTODO' && kind !== 'deleted') throw new InputError('"kind" is none.')
    const id = takeText(change, 'calendar')
    const about = {
      name: findText(change, 'name') ?? id,
      is_read_only: findFlag(change, 'is_read_only') ?? false,
      timezone: findText(change, 'timezone') ?? null,
      kind,
    } as const
    takeAccount(world, change).calendars.set(id, newCalendar(about))
  },
  rename_calendar: ({ world }, change) => {
    takeCalendar(world, change).name = takeText(change, 'name')
  },
  protect_calendar: ({ world }, change) => {
    takeCalendar(world, change).is_read_only = findFlag(change, 'is_read_only') ?? true
  },
  delete_calendar: ({ world }, change) => {
    takeAccount(world, change).calendars.delete(takeText(change, 'calendar'))
  },
  put_object: ({ world }, change) =>
    putObject(takeCalendar(world, change), takeText(change, 'object'), takeText(change, 'text')),
  delete_object: ({ world }, change) => ({
    deleted: deleteObject(takeCalendar(world, change), takeText(change, 'object')),
  }),
  /** Tokens up to now are no longer good. */
  forget_tokens: ({ world }, change) => {
    const calendar = takeCalendar(world, change)
    calendar.change += 1
    calendar.oldest = calendar.change
  },
  behave: ({ world }, change) => {
    const { behavior } = world
    world.behavior = {
      lists_changes: findFlag(change, 'lists_changes') ?? behavior.lists_changes,
      has_tag: findFlag(change, 'has_tag') ?? behavior.has_tag,
      lists_nothing: findFlag(change, 'lists_nothing') ?? behavior.lists_nothing,
      hides_objects: findFlag(change, 'hides_objects') ?? behavior.hides_objects,
      changes_at_once: findNumber(change, 'changes_at_once') ?? behavior.changes_at_once,
      tells_etag: findFlag(change, 'tells_etag') ?? behavior.tells_etag,
    }
  },
}

function takeAccount(world: CalDavWorld, change: Json): Account {
  const account = world.accounts.get(takeText(change, 'user'))
  if (!account) throw new InputError('There is no such account.')
  return account
}

function takeCalendar(world: CalDavWorld, change: Json): Calendar {
  const calendar = takeAccount(world, change).calendars.get(takeText(change, 'calendar'))
  if (!calendar) throw new InputError('There is no such calendar.')
  return calendar
}

const caldav: Provider<CalDavWorld> = {
  name: 'caldav',
  newWorld: newCalDavWorld,
  routes: caldav_routes,
  notFound: () => ({ status: 404 }),
  accountOf: findUser,
  faults: {
    unauthorized,
    rate_limit: { status: 429, headers: { 'retry-after': '120' } },
    busy: { status: 503, headers: { 'retry-after': '60' } },
    server_error: { status: 500 },
    not_xml: { status: 207, headers: { 'content-type': 'application/xml' }, body: '<html><p>Sign in' },
    entities: {
      status: 207,
      headers: { 'content-type': 'application/xml' },
      body: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbbbbbbbb">]><d:multistatus xmlns:d="DAV:">&b;</d:multistatus>',
    },
    cut_list: {
      status: 207,
      headers: { 'content-type': 'application/xml' },
      body: '<?xml version="1.0"?><d:multistatus xmlns:d="DAV:"><d:response><d:href>/dav/',
    },
  },
  text_fields: [],
  presentWorld: ({ accounts }) =>
    [...accounts.values()].map(({ user, calendars }) => ({
      user,
      calendars: [...calendars].map(([id, { name, is_read_only, objects }]) => ({
        id,
        name,
        is_read_only,
        objects: Object.fromEntries([...objects].map(([object, { text }]) => [object, text])),
      })),
    })),
  changes,
  scripts: { empty: () => undefined },
}
