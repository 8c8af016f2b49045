import { createHmac, randomBytes } from 'node:crypto'
import type { Webhook } from '@meridian/contract'
import { day_ms, hour_ms, minute_ms, second_ms } from '@meridian/engine'
import { retryAtOf } from '@meridian/providers'
import type { HostRule } from '../../platform/config/outside-hosts-config.ts'

const secret_prefix = 'whsec_'

/** How long the former secret signs beside a new one: time to change it at the other service. */
export const previous_secret_ms = day_ms

/** 256 random bits, as Standard Webhooks write them. */
export function newWebhookSecret(): string {
  return `${secret_prefix}${randomBytes(32).toString('base64')}`
}

interface Signed {
  readonly webhook_delivery_id: string
  readonly body: string
  /** The current one first. */
  readonly secrets: readonly string[]
}

/** The headers of Standard Webhooks 1.0, with one signature `v1` for each secret. */
export function signDelivery(
  { webhook_delivery_id: id, body, secrets }: Signed,
  now: Date,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const seconds = String(Math.floor(now.getTime() / second_ms))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secret_prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}

type Told = Pick<Webhook, 'webhook_url' | 'event_types'>

/** Whether another service is told, or of other events. */
export function changesWhatIsTold(before: Told, after: Told): boolean {
  const types = new Set(before.event_types)
  return (
    before.webhook_url !== after.webhook_url ||
    types.size !== after.event_types.length ||
    after.event_types.some((type) => !types.has(type))
  )
}

/** The pauses that Standard Webhooks recommend. */
const pauses_ms = [
  5 * second_ms,
  5 * minute_ms,
  30 * minute_ms,
  2 * hour_ms,
  5 * hour_ms,
  10 * hour_ms,
  14 * hour_ms,
  20 * hour_ms,
  24 * hour_ms,
]
/** A webhook that nothing has reached for so long is switched off. */
const failing_ms_max = 5 * day_ms

/** When a delivery is tried again after so many attempts, not before the receiver says; null after the last one. */
export function nextAttempt(attempts: number, now: Date, retry_after: string | null = null): Date | null {
  const pause = pauses_ms[attempts - 1]
  if (pause === undefined) return null
  return new Date(Math.max(now.getTime() + pause, retryAtOf(retry_after, now) ?? 0))
}

/** Whether nothing has arrived for five days. */
export function hasFailedLong(failing_since: Date | null, now: Date): boolean {
  return failing_since !== null && now.getTime() - failing_since.getTime() >= failing_ms_max
}

/** Why an address cannot be a webhook's, or undefined. Whether its server may be called is judged at its addresses. */
export function addressProblem(text: string, rule: HostRule): string | undefined {
  const url = URL.parse(text)
  if (!url || url.hostname === '') return 'Enter an address such as https://flows.example.org/hook.'
  if (url.username !== '' || url.password !== '') return 'The address must not contain a user or a password.'
  if (url.protocol === 'https:') return undefined
  if (url.protocol === 'http:' && rule.names.includes(url.hostname)) return undefined
  return 'The address must begin with https://.'
}
