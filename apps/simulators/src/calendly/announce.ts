import { createHmac } from 'node:crypto'
import { hour_ms } from '../durations.ts'
import type { Scene } from '../kit/provider.ts'
import { getEvent, getInvitee, type Notice } from './bookings.ts'
import { advanceLocation, isOnItsWay } from './locations.ts'
import { presentEvent, presentInvitee, uriOf } from './present.ts'
import { findUser, stamp } from './world.ts'
import type { CalendlyWorld, ScheduledEvent, WebhookSubscription } from './world.ts'

/** What follows from a change: subscribers hear of it, and the conference of a new event is set up. */
export function follow(
  scene: Scene<CalendlyWorld>,
  { event, notices }: { readonly event?: ScheduledEvent; readonly notices: readonly Notice[] },
): void {
  if (event) setUpConference(scene, event)
  for (const notice of notices) announce(scene, notice)
}

/** `t=<seconds>,v1=<hex of HMAC-SHA256 over "t.body">`. */
export function signatureOf(key: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`
}

function setUpConference({ world, clock }: Scene<CalendlyWorld>, event: ScheduledEvent): void {
  const pushedAt = event.location?.pushed_at_ms ?? null
  if (pushedAt === null || event.location?.status !== 'initiated') return
  const now = clock.now()
  if (pushedAt <= now) return advanceLocation(world, now, event, 'pushed')
  const advance = (status: 'processing' | 'pushed') => () => {
    if (isOnItsWay(event)) advanceLocation(world, clock.now(), event, status)
  }
  clock.at(now + Math.ceil((pushedAt - now) / 2), advance('processing'))
  clock.at(pushedAt, advance('pushed'))
}

function announce(scene: Scene<CalendlyWorld>, notice: Notice): void {
  const { world, url, clock } = scene
  const invitee = getInvitee(world, notice.invitee_id)
  const event = getEvent(world, invitee)
  const payload = {
    ...presentInvitee(url, world, invitee),
    scheduled_event: presentEvent(url, world, event),
  }
  for (const hook of world.subscriptions.filter((known) => isToldOf(world, known, notice, event))) {
    const body = JSON.stringify({
      event: notice.event,
      created_at: stamp(world, clock.now()),
      created_by: uriOf(url, 'users', hook.creator_id),
      payload,
    })
    clock.at(clock.now(), () => send(scene, world, hook, body, 0))
  }
}

function isToldOf(
  world: CalendlyWorld,
  hook: WebhookSubscription,
  notice: Notice,
  { host_ids }: ScheduledEvent,
): boolean {
  if (hook.state !== 'active' || !hook.events.includes(notice.event)) return false
  if (hook.scope === 'user') return host_ids.some((id) => id === hook.user_id)
  return host_ids.some((id) => findUser(world, id)?.organization_id === hook.organization_id)
}

/** Minutes to wait after each failure; then an hour each time. The vendor says "back-off" and gives no numbers. */
const waits_minutes = [1, 2, 4, 8, 16, 32]
const given_up_after_ms = 24 * hour_ms

/** Any answer but a 2xx, a redirect too, is a failure; 24 hours after the first one the subscription is disabled. */
async function send(
  scene: Scene<CalendlyWorld>,
  world: CalendlyWorld,
  hook: WebhookSubscription,
  body: string,
  failures: number,
): Promise<void> {
  const { clock } = scene
  if (hook.state === 'disabled' || !scene.world.subscriptions.includes(hook)) return
  const seconds = Math.floor(clock.now() / 1000)
  const outcome = await scene.deliver({
    url: hook.callback_url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Calendly',
      'calendly-webhook-signature': signatureOf(hook.signing_key ?? world.signing_key, seconds, body),
    },
    body,
    timeoutMs: world.delivery_timeout_ms,
  })
  const now = clock.now()
  if (outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300) {
    if (hook.retry_started_ms !== null) settle(world, hook, now, { retry_started_ms: null })
    return
  }
  const since = hook.retry_started_ms ?? now
  if (hook.retry_started_ms === null) settle(world, hook, now, { retry_started_ms: now })
  const last = since + given_up_after_ms
  if (now >= last) return settle(world, hook, now, { state: 'disabled' })
  const wait = (waits_minutes[failures] ?? 60) * 60_000
  clock.at(Math.min(now + wait, last), () => send(scene, world, hook, body, failures + 1))
}

function settle(
  world: CalendlyWorld,
  hook: WebhookSubscription,
  nowMs: number,
  change: Partial<Pick<WebhookSubscription, 'retry_started_ms' | 'state'>>,
): void {
  Object.assign(hook, change, { updated_at: stamp(world, nowMs) })
}
