import { createHmac, randomBytes } from 'node:crypto'
import { day_ms, hour_ms, minute_ms, second_ms } from '@meridian/engine'
import type { HostRule } from '../../platform/config/outside-hosts-config.ts'

const secret_prefix = 'whsec_'

/** 256 random bits, as Standard Webhooks write them. */
export function newWebhookSecret(): string {
  return `${secret_prefix}${randomBytes(32).toString('base64')}`
}

interface Signed {
  readonly webhook_delivery_id: string
  readonly body: string
  readonly secret: string
}

/** The headers of Standard Webhooks 1.0, with the signature `v1`. */
export function signDelivery(
  { webhook_delivery_id: id, body, secret }: Signed,
  now: Date,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const seconds = String(Math.floor(now.getTime() / second_ms))
  const key = Buffer.from(secret.slice(secret_prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` }
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

/** When a delivery is tried again after so many attempts; null after the last one. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses_ms[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
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
