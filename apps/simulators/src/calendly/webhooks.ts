import { findText, findTexts, takeText } from '../kit/input.ts'
import type { SimulatedReply } from '../kit/message.ts'
import type { Call } from './access.ts'
import { readId } from './owners.ts'
import { answerPage, isDescending, readChoice } from './pages.ts'
import { presentSubscription } from './present.ts'
import { denied, invalid, not_found, Refusal } from './refusals.ts'
import { findUser, newId, runsOrganization, stamp } from './world.ts'
import type { WebhookSubscription } from './world.ts'

export function listSubscriptions(call: Call): SimulatedReply {
  const { url, world, query } = call
  const owner = readOwner(call, {
    scope: readChoice(query, 'scope', scopes),
    organization: query.get('organization'),
    user: query.get('user'),
    refusal: 'Unauthorized',
  })
  return answerPage({
    url,
    path: '/webhook_subscriptions',
    query,
    items: world.subscriptions.filter((hook) => isOwnedBy(hook, owner)),
    placeOf: ({ created_at, id }) => [created_at, id],
    descending: isDescending(query, 'created_at'),
    present: (hook) => presentSubscription(url, hook),
  })
}

export function createSubscription(call: Call): SimulatedReply {
  const { url, world, nowMs, user, body } = call
  const callback_url = takeText(body, 'url')
  if (!isCallback(callback_url)) return invalid('url', 'must be a valid https URL')
  const events = findTexts(body, 'events') ?? []
  const owner = readOwner(call, {
    scope: scopes.find((known) => known === findText(body, 'scope')),
    organization: findText(body, 'organization') ?? null,
    user: findText(body, 'user') ?? null,
    refusal: 'You do not have permission',
  })
  const wrong = events.find((event) => !isSubscribable(event, owner.scope))
  if (events.length === 0 || wrong !== undefined)
    return invalid('events', 'are not all available in this scope')
  const isThere = world.subscriptions.some(
    (hook) => isOwnedBy(hook, owner) && hook.callback_url === callback_url,
  )
  if (isThere) {
    return { status: 409, body: { title: 'Already Exists', message: 'Hook with this url already exists' } }
  }
  const created_at = stamp(world, nowMs)
  const hook: WebhookSubscription = {
    id: newId(world, 'subscription'),
    callback_url,
    events: [...new Set(events)],
    ...owner,
    creator_id: user.id,
    signing_key: findText(body, 'signing_key') ?? null,
    state: 'active',
    retry_started_ms: null,
    created_at,
    updated_at: created_at,
  }
  world.subscriptions.push(hook)
  return { status: 201, body: { resource: presentSubscription(url, hook) } }
}

export function getSubscription(call: Call): SimulatedReply {
  return { status: 200, body: { resource: presentSubscription(call.url, readSubscription(call)) } }
}

export function deleteSubscription(call: Call): SimulatedReply {
  const { subscriptions } = call.world
  subscriptions.splice(subscriptions.indexOf(readSubscription(call)), 1)
  return { status: 204 }
}

const scopes = ['user', 'organization'] as const
const personal_events = [
  'invitee.created',
  'invitee.canceled',
  'invitee_no_show.created',
  'invitee_no_show.deleted',
]
/** Forms belong to organizations. */
const shared_events = ['routing_form_submission.created']

interface Owner {
  readonly scope: WebhookSubscription['scope']
  readonly organization_id: string
  readonly user_id: string | null
}

interface AskedOwner {
  readonly scope: WebhookSubscription['scope'] | undefined
  readonly organization: string | null
  readonly user: string | null
  readonly refusal: string
}

function readOwner(call: Call, { scope, organization, user: userUri, refusal }: AskedOwner): Owner {
  const { world, user } = call
  if (scope === undefined) throw new Refusal(invalid('scope', 'must be user or organization'))
  if (organization === null) throw new Refusal(invalid('organization', 'is missing'))
  const organization_id = readId(call, 'organization', organization)
  if (organization_id !== user.organization_id) throw new Refusal(denied(refusal))
  if (scope === 'organization') {
    if (!runsOrganization(user)) throw new Refusal(denied())
    return { scope, organization_id, user_id: null }
  }
  if (userUri === null) throw new Refusal(invalid('user', 'is missing'))
  const user_id = readId(call, 'user', userUri)
  if (findUser(world, user_id)?.organization_id !== organization_id) throw new Refusal(denied())
  if (user_id !== user.id && !runsOrganization(user)) throw new Refusal(denied(refusal))
  return { scope, organization_id, user_id }
}

function isOwnedBy(hook: WebhookSubscription, { scope, organization_id, user_id }: Owner): boolean {
  return hook.scope === scope && hook.organization_id === organization_id && hook.user_id === user_id
}

function isSubscribable(event: string, scope: WebhookSubscription['scope']): boolean {
  return personal_events.includes(event) || (scope === 'organization' && shared_events.includes(event))
}

/** The vendor calls https alone; the simulator also what runs on this machine. */
function isCallback(text: string): boolean {
  const url = URL.parse(text)
  return (
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && /^(localhost|127\.|\[::1\])/.test(url.hostname))
  )
}

function readSubscription({ world, user, params }: Call): WebhookSubscription {
  const hook = world.subscriptions.find(({ id }) => id === params.uuid)
  if (!hook) throw new Refusal(not_found)
  const isOwn = hook.creator_id === user.id || hook.user_id === user.id
  const isRun = runsOrganization(user) && hook.organization_id === user.organization_id
  if (!isOwn && !isRun) throw new Refusal(denied())
  return hook
}
