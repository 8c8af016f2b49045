import { createHmac, timingSafeEqual } from 'node:crypto'
import { minute_ms } from '../durations.ts'
import { isJson, type Json } from '../kit/message.ts'
import type { Outcome } from '../kit/deliver.ts'
import type { Scene } from '../kit/provider.ts'
import { presentNotice } from './notices.ts'
import type { Notice } from './schedule.ts'
import { findUser, newName } from './world.ts'
import type { EventSubscription, ZoomUser, ZoomWorld } from './world.ts'

/** After the first try, each counted from the one before; then the event is dropped. */
const waits_minutes = [5, 20, 60]
const challenged_again_ms = 72 * 60 * minute_ms

/** Tells the app's receivers, if the host has let the app in. */
export function announce(scene: Scene<ZoomWorld>, notices: readonly Notice[]): void {
  const { world, clock } = scene
  for (const notice of notices) {
    const host = findUser(world, notice.meeting.host_id)
    if (!host || !isInstalled(world, host)) continue
    const { event } = notice
    publish(scene, event, { event, event_ts: clock.now(), payload: presentNotice(notice, host) })
  }
}

/** Sends the app the deauthorization of a user, after which it has to delete the user's data. */
export function announceRemoval(scene: Scene<ZoomWorld>, user: ZoomUser, client_id: string): void {
  const { world, clock } = scene
  const deauthorization_time = new Date(clock.now()).toISOString()
  const payload = {
    account_id: user.account_id,
    user_id: user.id,
    signature: createHmac('sha256', world.secret_token)
      .update(`${user.id}${deauthorization_time}`)
      .digest('hex'),
    deauthorization_time,
    client_id,
  }
  publish(scene, 'app_deauthorized', { event: 'app_deauthorized', event_ts: clock.now(), payload })
}

/** Asks the receiver to show that it knows the secret; it is asked again every 72 hours. */
export async function challenge(scene: Scene<ZoomWorld>, subscription: EventSubscription): Promise<void> {
  const { world, clock } = scene
  if (!world.subscriptions.includes(subscription)) return
  const plainToken = newName(world, 'plain-token')
  const body = { payload: { plainToken }, event_ts: clock.now(), event: 'endpoint.url_validation' }
  const outcome = await post(scene, subscription, JSON.stringify(body))
  const isRight = outcome.status === 200 && isAnswer(outcome.body, plainToken, world.secret_token)
  subscription.state = isRight ? 'active' : 'invalid'
  subscription.validated_ms = isRight ? clock.now() : subscription.validated_ms
  clock.at(clock.now() + challenged_again_ms, () => challenge(scene, subscription))
}

/** `v0=` and the hex of HMAC-SHA256 over `v0:timestamp:body`, the body as the bytes that are sent. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`, 'utf8').digest('hex')}`
}

function isInstalled({ oauth }: ZoomWorld, { email }: ZoomUser): boolean {
  return oauth.grants.some(({ account, is_revoked }) => account === email && !is_revoked)
}

function publish(scene: Scene<ZoomWorld>, event: string, body: Json): void {
  const { world, clock } = scene
  const text = JSON.stringify(body)
  for (const subscription of world.subscriptions) {
    if (subscription.state !== 'active') continue
    if (!subscription.events.includes(event) && event !== 'app_deauthorized') continue
    clock.at(clock.now(), () => send(scene, subscription, text, 0))
  }
}

async function send(
  scene: Scene<ZoomWorld>,
  subscription: EventSubscription,
  body: string,
  failures: number,
): Promise<void> {
  const { world, clock } = scene
  if (!world.subscriptions.includes(subscription)) return
  const { status } = await post(scene, subscription, body)
  if (status === 200 || status === 204) return
  const wait = waits_minutes[failures]
  if (wait === undefined) return
  clock.at(clock.now() + wait * minute_ms, () => send(scene, subscription, body, failures + 1))
}

function post(scene: Scene<ZoomWorld>, { url }: EventSubscription, body: string): Promise<Outcome> {
  const { world, clock } = scene
  const timestamp = String(Math.floor(clock.now() / 1000))
  return scene.deliver({
    url,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Zoom Marketplace/1.0a',
      'x-zm-request-timestamp': timestamp,
      'x-zm-signature': signatureOf(world.secret_token, timestamp, body),
    },
    body,
    timeoutMs: world.delivery_timeout_ms,
  })
}

function isAnswer(text: string, plainToken: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(plainToken).digest()
  try {
    const answer: unknown = JSON.parse(text)
    if (!isJson(answer) || answer.plainToken !== plainToken) return false
    const given = Buffer.from(String(answer.encryptedToken), 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  } catch {
    return false
  }
}
