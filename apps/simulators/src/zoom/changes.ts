import { findFlag, findNumber, findText, findTexts, InputError, takeNumber, takeText } from '../kit/input.ts'
import type { Json } from '../kit/message.ts'
import { oauthChanges } from '../kit/oauth-changes.ts'
import { revokeAccount } from '../kit/oauth-state.ts'
import type { Change, Scene } from '../kit/provider.ts'
import { addUser } from './accounts.ts'
import { announce, announceRemoval, challenge } from './announce.ts'
import { readFields, type MeetingFields } from './fields.ts'
import { zoom_oauth } from './oauth.ts'
import { Refusal } from './refusals.ts'
import {
  createMeeting,
  deleteMeeting,
  deleteOccurrence,
  endMeeting,
  startMeeting,
  updateMeeting,
  updateOccurrence,
  type Notice,
} from './schedule.ts'
import { findMeeting, findOccurrence, findUser, newName } from './world.ts'
import type { EventSubscription, Meeting, Occurrence, ZoomUser, ZoomWorld } from './world.ts'

/** What people do at Zoom, in its web pages and clients, and what its administrators set up. */
export const zoom_changes: Readonly<Record<string, Change<ZoomWorld>>> = {
  ...oauthChanges(zoom_oauth),
  revoke,
  add_user: ({ world, clock }, change) => {
    const { id } = addUser(world, clock.now(), {
      email: takeText(change, 'email'),
      first_name: takeText(change, 'first_name'),
      last_name: takeText(change, 'last_name'),
      ...defined({ timezone: findText(change, 'timezone'), account_id: findText(change, 'account_id') }),
      type: findFlag(change, 'basic') === true ? 1 : 2,
    })
    return { user: id }
  },
  create_meeting: create,
  update_meeting: update,
  delete_meeting: (scene, change) => {
    const meeting = takeMeeting(scene.world, change)
    const occurrence = takeOccurrence(meeting, change)
    announce(scene, occurrence ? deleteOccurrence(meeting, occurrence) : deleteMeeting(scene.world, meeting))
  },
  start_meeting: (scene, change) =>
    announce(scene, startMeeting(scene.clock.now(), takeMeeting(scene.world, change))),
  end_meeting: (scene, change) => {
    const meeting = takeMeeting(scene.world, change)
    const participants = findNumber(change, 'participants') ?? 2
    const { instance, notices } = endMeeting(scene.world, scene.clock.now(), meeting, participants)
    announce(scene, notices)
    return { uuid: instance.uuid }
  },
  subscribe,
  unsubscribe: ({ world }, change) => {
    world.subscriptions.splice(world.subscriptions.indexOf(takeSubscription(world, change)), 1)
  },
  challenge: (scene, change) => {
    const subscription = takeSubscription(scene.world, change)
    scene.clock.at(scene.clock.now(), () => challenge(scene, subscription))
  },
  set_secret_token: ({ world }, change) => {
    world.secret_token = takeText(change, 'token')
  },
  set_limits: ({ world }, change) => {
    world.limits.per_second = findFlag(change, 'per_second') ?? world.limits.per_second
    world.limits.per_day = findNumber(change, 'per_day') ?? world.limits.per_day
  },
  set_plan: ({ world }, change) => {
    takeUser(world, change, 'user').type = findFlag(change, 'basic') === true ? 1 : 2
  },
  set_delivery_timeout: ({ world }, change) => {
    world.delivery_timeout_ms = takeNumber(change, 'ms')
  },
}

const meeting_events = [
  'meeting.created',
  'meeting.updated',
  'meeting.deleted',
  'meeting.started',
  'meeting.ended',
]

/** The user removes the app: its tokens end, and the app is told. */
function revoke(scene: Scene<ZoomWorld>, change: Json): void {
  const user = takeUser(scene.world, change, 'account')
  const live = scene.world.oauth.grants.filter(
    ({ account, is_revoked }) => account === user.email && !is_revoked,
  )
  revokeAccount(scene.world.oauth, user.email)
  for (const { client_id } of live) announceRemoval(scene, user, client_id)
}

function create(scene: Scene<ZoomWorld>, change: Json) {
  const { world, clock } = scene
  const host = takeUser(world, change, 'host')
  const fields = takeFields(change, host.timezone)
  const { meeting, notices } = refused(() => createMeeting(world, clock.now(), host, fields, 'web_portal'))
  meeting.uuid = findText(change, 'uuid') ?? meeting.uuid
  announce(scene, notices)
  return { meeting: meeting.id, occurrences: meeting.occurrences.map(({ occurrence_id }) => occurrence_id) }
}

function update(scene: Scene<ZoomWorld>, change: Json): void {
  const { world, clock } = scene
  const meeting = takeMeeting(world, change)
  const occurrence = takeOccurrence(meeting, change)
  const fields = takeFields(change, meeting.timezone)
  const notices: readonly Notice[] = occurrence
    ? updateOccurrence(clock.now(), meeting, occurrence, fields)
    : updateMeeting(clock.now(), meeting, fields)
  announce(scene, notices)
}

/** The receiver is challenged at once, and told of events when it has answered rightly. */
function subscribe(scene: Scene<ZoomWorld>, change: Json) {
  const { world, clock } = scene
  const subscription: EventSubscription = {
    id: newName(world, 'subscription'),
    url: takeText(change, 'url'),
    events: findTexts(change, 'events') ?? meeting_events,
    state: 'pending',
    validated_ms: null,
  }
  world.subscriptions.push(subscription)
  clock.at(clock.now(), () => challenge(scene, subscription))
  return { subscription: subscription.id }
}

/** The fields have the names they have in the API. */
function takeFields(change: Json, zone: string): MeetingFields {
  return refused(() => readFields(change, zone))
}

function refused<Result>(act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refusal) throw new InputError(JSON.stringify(error.reply.body))
    throw error
  }
}

function takeUser(world: ZoomWorld, change: Json, key: string): ZoomUser {
  const name = takeText(change, key)
  return findUser(world, name) ?? unknown(key, name)
}

function takeMeeting(world: ZoomWorld, change: Json): Meeting {
  const id = takeNumber(change, 'meeting')
  return findMeeting(world, id) ?? unknown('meeting', id)
}

function takeOccurrence(meeting: Meeting, change: Json): Occurrence | undefined {
  const id = findText(change, 'occurrence')
  if (id === undefined) return undefined
  return findOccurrence(meeting, id) ?? unknown('occurrence', id)
}

function takeSubscription(world: ZoomWorld, change: Json): EventSubscription {
  const id = takeText(change, 'subscription')
  return world.subscriptions.find((known) => known.id === id) ?? unknown('subscription', id)
}

function unknown(key: string, name: string | number): never {
  throw new InputError(`There is no ${key} "${name}".`)
}

/** Without the keys of which nothing is known. */
function defined(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(entries)
}
