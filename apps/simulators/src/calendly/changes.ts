import {
  findFlag,
  findList,
  findNumber,
  findObject,
  findText,
  findTexts,
  InputError,
  takeNumber,
  takeObject,
  takeText,
} from '../kit/input.ts'
import type { Json } from '../kit/message.ts'
import { oauthChanges } from '../kit/oauth-changes.ts'
import type { Change, Scene } from '../kit/provider.ts'
import { addEventType, addUser } from './accounts.ts'
import { follow } from './announce.ts'
import { book, cancelEvent, cancelInvitee, getEvent, markNoShow, reschedule, undoNoShow } from './bookings.ts'
import { chosen, takeEvent, takeEventType, takeInvitee, takeMoment, takeUser } from './change-inputs.ts'
import { advanceLocation, isOnItsWay } from './locations.ts'
import { calendly_oauth } from './oauth.ts'
import { activeInvitees, type Person } from './slots.ts'
import { stamp } from './world.ts'
import type { CalendlyWorld, EventType } from './world.ts'

/** What people do at Calendly: hosts, invitees, administrators. */
export const calendly_changes: Readonly<Record<string, Change<CalendlyWorld>>> = {
  ...oauthChanges(calendly_oauth),
  add_user: ({ world, clock }, change) => {
    const { id } = addUser(world, clock.now(), {
      email: takeText(change, 'email'),
      name: takeText(change, 'name'),
      timezone: findText(change, 'timezone'),
      organization: findText(change, 'organization'),
      role: chosen(change, 'role', ['owner', 'admin', 'user']),
      tier: chosen(change, 'tier', ['free', 'trial', 'paid']),
    })
    return { user: id }
  },
  set_tier: ({ world }, change) => {
    takeUser(world, change, 'user').tier = chosen(change, 'tier', ['free', 'trial', 'paid']) ?? 'paid'
  },
  add_event_type: ({ world, clock }, change) => {
    const { id } = addEventType(world, clock.now(), {
      owner_id: takeUser(world, change, 'owner').id,
      name: takeText(change, 'name'),
      duration: findNumber(change, 'duration'),
      limit: findNumber(change, 'limit'),
      description: findText(change, 'description'),
      location: findLocation(change),
      questions: findTexts(change, 'questions'),
    })
    return { event_type: id }
  },
  change_event_type: changeEventType,
  book: bookSlot,
  reschedule: moveBooking,
  cancel: (scene, change) => {
    const { world, clock } = scene
    const event = takeEvent(world, change)
    if (event.status !== 'active') throw new InputError('The event is canceled already.')
    const by = findText(change, 'by') === 'invitee' ? 'invitee' : 'host'
    const person = by === 'invitee' ? activeInvitees(world, event)[0]?.name : hostName(world, event.host_ids)
    const cancellation = byWhom(by, person, change)
    follow(scene, { notices: cancelEvent(world, clock.now(), event, cancellation) })
  },
  cancel_invitee: (scene, change) => {
    const invitee = takeActiveInvitee(scene, change)
    const cancellation = byWhom('invitee', invitee.name, change)
    follow(scene, { notices: cancelInvitee(scene.world, scene.clock.now(), invitee, cancellation) })
  },
  no_show: (scene, change) => {
    const invitee = takeInvitee(scene.world, change)
    follow(scene, { notices: markNoShow(scene.world, scene.clock.now(), invitee) })
  },
  undo_no_show: (scene, change) => {
    const invitee = takeInvitee(scene.world, change)
    if (!invitee.no_show) throw new InputError('The invitee is not marked.')
    follow(scene, { notices: undoNoShow(scene.world, scene.clock.now(), invitee) })
  },
  link_calendar_event: ({ world, clock }, change) => {
    const event = takeEvent(world, change)
    event.calendar_event = { kind: findKind(change), external_id: takeText(change, 'external_id') }
    event.updated_at = stamp(world, clock.now())
  },
  advance_location: ({ world, clock }, change) => {
    const status = chosen(change, 'status', ['processing', 'pushed', 'failed']) ?? 'pushed'
    const event = takeEvent(world, change)
    if (!isOnItsWay(event)) throw new InputError('No link is being made for the event.')
    advanceLocation(world, clock.now(), event, status)
  },
  set_signing_key: ({ world }, change) => {
    world.signing_key = takeText(change, 'key')
  },
  set_delivery_timeout: ({ world }, change) => {
    world.delivery_timeout_ms = takeNumber(change, 'ms')
  },
}

function changeEventType({ world, clock }: Scene<CalendlyWorld>, change: Json): void {
  const type = takeEventType(world, change)
  type.name = findText(change, 'name') ?? type.name
  type.duration = findNumber(change, 'duration') ?? type.duration
  type.active = findFlag(change, 'active') ?? type.active
  if (findFlag(change, 'deleted') === true) type.deleted_at = stamp(world, clock.now())
  type.updated_at = stamp(world, clock.now())
}

function bookSlot(scene: Scene<CalendlyWorld>, change: Json) {
  const { world, clock } = scene
  const external_id = findText(change, 'external_id')
  const hosts = findTexts(change, 'hosts')
  const location = findLocation(change)
  const booked = book(world, clock.now(), {
    event_type: takeEventType(world, change),
    start_ms: takeMoment(change, 'start'),
    invitee: takePerson(takeObject(change, 'invitee')),
    guests: findTexts(change, 'guests') ?? [],
    answers: (findList(change, 'answers') ?? []).map((answer) => ({
      question: 'Please share anything that will help prepare for our meeting.',
      answer: String(answer),
    })),
    calendar_event: external_id === undefined ? null : { kind: findKind(change), external_id },
    push_after_ms: findPushAfter(change),
    ...(hosts && { host_ids: hosts.map((host) => takeUser(world, { host }, 'host').id) }),
    ...(location !== undefined && { location }),
  })
  follow(scene, booked)
  return { event: booked.event.id, invitee: booked.invitee.id }
}

function moveBooking(scene: Scene<CalendlyWorld>, change: Json) {
  const { world, clock } = scene
  const invitee = takeActiveInvitee(scene, change)
  const by = findText(change, 'by') === 'host' ? 'host' : 'invitee'
  const person = by === 'invitee' ? invitee.name : hostName(world, getEvent(world, invitee).host_ids)
  const external_id = findText(change, 'external_id')
  const booked = reschedule(
    world,
    clock.now(),
    invitee,
    {
      start_ms: takeMoment(change, 'start'),
      push_after_ms: findPushAfter(change),
      ...(external_id !== undefined && { external_id }),
    },
    byWhom(by, person, change),
  )
  follow(scene, booked)
  return { event: booked.event.id, invitee: booked.invitee.id }
}

/** Five seconds unless said; null waits to be told by `advance_location`. */
function findPushAfter(change: Json): number | null {
  return change.push_after_ms === null ? null : (findNumber(change, 'push_after_ms') ?? 5000)
}

function takeActiveInvitee({ world }: Scene<CalendlyWorld>, change: Json) {
  const invitee = takeInvitee(world, change)
  if (invitee.status !== 'active') throw new InputError('The invitee is canceled already.')
  return invitee
}

function byWhom(canceler_type: 'host' | 'invitee', name: string | undefined, change: Json) {
  return { canceled_by: name ?? 'Somebody', reason: findText(change, 'reason') ?? null, canceler_type }
}

function hostName(world: CalendlyWorld, hostIds: readonly string[]): string | undefined {
  return world.users.find(({ id }) => hostIds.includes(id))?.name
}

function takePerson(input: Json): Person {
  return {
    name: takeText(input, 'name'),
    email: takeText(input, 'email'),
    first_name: findText(input, 'first_name') ?? null,
    last_name: findText(input, 'last_name') ?? null,
    timezone: findText(input, 'timezone') ?? null,
  }
}

function findKind(change: Json) {
  return chosen(change, 'kind', ['google', 'exchange', 'outlook', 'outlook_desktop', 'icloud']) ?? 'google'
}

/** Undefined where nothing is said; null where it is said to be none. */
function findLocation(change: Json): EventType['location'] | undefined {
  if (change.location === null) return null
  const location = findObject(change, 'location')
  if (!location) return undefined
  const text = findText(location, 'location')
  return { kind: chosenKind(location), ...(text !== undefined && { location: text }) }
}

function chosenKind(location: Json) {
  const kind = chosen(location, 'kind', [
    'google_conference',
    'zoom_conference',
    'zoom',
    'microsoft_teams_conference',
    'webex_conference',
    'gotomeeting',
    'physical',
    'outbound_call',
    'inbound_call',
    'custom',
    'ask_invitee',
  ])
  if (!kind) throw new InputError('"kind" is missing.')
  return kind
}
