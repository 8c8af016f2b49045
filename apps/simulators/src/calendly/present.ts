import { escapeHtml } from '../kit/message.ts'
import { conferenceData } from './locations.ts'
import { findInvitee, findUser, inviteesOf } from './world.ts'
import type {
  CalendlyUser,
  CalendlyWorld,
  EventType,
  Invitee,
  ScheduledEvent,
  WebhookSubscription,
} from './world.ts'

/** The address that names a resource; the last segment is its id. */
export function uriOf(url: string, kind: string, id: string): string {
  return `${url}/${kind}/${id}`
}

/** The id in such an address; undefined for an address of another kind or server. */
export function idIn(url: string, kind: string, uri: string): string | undefined {
  const prefix = `${url}/${kind}/`
  const id = uri.startsWith(prefix) ? uri.slice(prefix.length) : ''
  return /^[\w-]+$/.test(id) ? id : undefined
}

export function presentUser(url: string, user: CalendlyUser) {
  return {
    uri: uriOf(url, 'users', user.id),
    name: user.name,
    slug: user.slug,
    email: user.email,
    scheduling_url: `${url}/${user.slug}`,
    timezone: user.timezone,
    time_notation: '24h',
    avatar_url: null,
    locale: 'en',
    created_at: user.created_at,
    updated_at: user.updated_at,
    current_organization: uriOf(url, 'organizations', user.organization_id),
    resource_type: 'User',
  }
}

export function presentEventType(url: string, world: CalendlyWorld, type: EventType) {
  const owner = findUser(world, type.owner_id)
  return {
    uri: uriOf(url, 'event_types', type.id),
    name: type.name,
    active: type.active,
    booking_method: 'instant',
    slug: type.slug,
    scheduling_url: `${url}/${owner?.slug}/${type.slug}`,
    duration: type.duration,
    kind: type.kind,
    pooling_type: null,
    type: 'StandardEventType',
    color: type.color,
    created_at: type.created_at,
    updated_at: type.updated_at,
    internal_note: null,
    description_plain: type.description,
    description_html: type.description === null ? null : `<p>${escapeHtml(type.description)}</p>`,
    profile: owner ? { type: 'User', name: owner.name, owner: uriOf(url, 'users', owner.id) } : null,
    secret: type.secret,
    deleted_at: type.deleted_at,
    kind_description: type.kind === 'group' ? 'Group' : 'One-on-One',
    admin_managed: false,
    custom_questions: type.questions.map((name, position) => ({
      name,
      type: 'text',
      position,
      enabled: true,
      required: false,
      answer_choices: [],
      include_other: false,
    })),
  }
}

export function presentEvent(url: string, world: CalendlyWorld, event: ScheduledEvent) {
  const invitees = inviteesOf(world, event.id)
  const limit = world.event_types.find(({ id }) => id === event.event_type_id)?.limit ?? 1
  return {
    uri: uriOf(url, 'scheduled_events', event.id),
    name: event.name,
    meeting_notes_plain: null,
    meeting_notes_html: null,
    status: event.status,
    start_time: instant(event.start_ms),
    end_time: instant(event.end_ms),
    event_type: uriOf(url, 'event_types', event.event_type_id),
    location: presentLocation(event),
    invitees_counter: {
      total: invitees.length,
      active: invitees.filter(({ status }) => status === 'active').length,
      limit,
    },
    created_at: event.created_at,
    updated_at: event.updated_at,
    event_memberships: event.host_ids.map((id) => presentMembership(url, world, id, event)),
    event_guests: event.guests.map((guest) => ({ ...guest, updated_at: guest.created_at })),
    calendar_event: event.calendar_event,
    ...(event.cancellation && { cancellation: event.cancellation }),
  }
}

export function presentInvitee(url: string, world: CalendlyWorld, invitee: Invitee) {
  return {
    uri: inviteeUri(url, invitee),
    email: invitee.email,
    name: invitee.name,
    first_name: invitee.first_name,
    last_name: invitee.last_name,
    status: invitee.status,
    timezone: invitee.timezone,
    event: uriOf(url, 'scheduled_events', invitee.event_id),
    questions_and_answers: invitee.answers.map((answer, position) => ({ ...answer, position })),
    tracking: no_tracking,
    text_reminder_number: null,
    rescheduled: invitee.rescheduled,
    old_invitee: linkTo(url, world, invitee.old_invitee_id),
    new_invitee: linkTo(url, world, invitee.new_invitee_id),
    cancel_url: `${url}/cancellations/${invitee.id}`,
    reschedule_url: `${url}/reschedulings/${invitee.id}`,
    routing_form_submission: null,
    ...(invitee.cancellation && { cancellation: invitee.cancellation }),
    payment: null,
    no_show: invitee.no_show && {
      uri: uriOf(url, 'invitee_no_shows', invitee.no_show.id),
      created_at: invitee.no_show.created_at,
    },
    reconfirmation: null,
    created_at: invitee.created_at,
    updated_at: invitee.updated_at,
  }
}

/** An invitee lives below its event. */
export function inviteeUri(url: string, { event_id, id }: Invitee): string {
  return `${uriOf(url, 'scheduled_events', event_id)}/invitees/${id}`
}

export function presentSubscription(url: string, hook: WebhookSubscription) {
  return {
    uri: uriOf(url, 'webhook_subscriptions', hook.id),
    callback_url: hook.callback_url,
    created_at: hook.created_at,
    updated_at: hook.updated_at,
    retry_started_at: hook.retry_started_ms === null ? null : instant(hook.retry_started_ms),
    state: hook.state,
    events: hook.events,
    scope: hook.scope,
    organization: uriOf(url, 'organizations', hook.organization_id),
    user: hook.user_id === null ? null : uriOf(url, 'users', hook.user_id),
    creator: uriOf(url, 'users', hook.creator_id),
  }
}

/** UTC with microseconds. */
export function instant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, -1)}000Z`
}

function linkTo(url: string, world: CalendlyWorld, inviteeId: string | null): string | null {
  const invitee = inviteeId === null ? undefined : findInvitee(world, inviteeId)
  return invitee ? inviteeUri(url, invitee) : null
}

function presentMembership(url: string, world: CalendlyWorld, id: string, event: ScheduledEvent) {
  const user = findUser(world, id)
  return {
    user: uriOf(url, 'users', id),
    user_email: user?.email,
    user_name: user?.name,
    buffered_start_time: instant(event.start_ms),
    buffered_end_time: instant(event.end_ms),
  }
}

/** A conference says how far its link is; every other place is only described. */
function presentLocation(event: ScheduledEvent) {
  const { location } = event
  if (!location) return null
  const { type, status, join_url } = location
  if (status === null) return { type, location: location.location }
  if (type === 'google_conference') return { type, status, join_url }
  return { type, status, join_url, data: conferenceData(event) }
}

const no_tracking = {
  utm_campaign: null,
  utm_source: null,
  utm_medium: null,
  utm_content: null,
  utm_term: null,
  salesforce_uuid: null,
}
