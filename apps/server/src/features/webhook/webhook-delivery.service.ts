import { minute_ms, second_ms } from '@meridian/engine'
import type { PayloadOf } from '../../platform/jobs/queue.ts'
import type { JobCall } from '../../platform/jobs/jobs.ts'
import { type OutsideAnswer, postOutside } from '../../platform/http/outside-request.ts'
import { renderEmail } from '../../platform/mail/email-template.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import type { queues } from '../../queues.ts'
import { sendOnce } from '../outbox/outbox.api.ts'
import { getUserRow } from '../people/people.api.ts'
import { failingWebhookWords } from './webhook-mail.rules.ts'
import * as queries from './webhook.queries.ts'
import { hasFailedLong, nextAttempt, signDelivery } from './webhook.rules.ts'

const timeout_ms = 15 * second_ms
/** Longer than an attempt takes. */
const taken_ms = 2 * minute_ms

/** Tries a delivery once, and schedules the next attempt where it does not arrive. */
export async function deliverWebhook(
  call: JobCall,
  { webhook_delivery_id }: PayloadOf<typeof queues.deliverWebhook>,
): Promise<void> {
  const now = call.now()
  const until = new Date(now.getTime() + taken_ms)
  const delivery = await queries.takeDelivery(call.db, webhook_delivery_id, { now, until })
  if (!delivery) return
  const answer = await send(call, delivery, now)
  const isOver = 'status' in answer && answer.status >= 200 && answer.status < 300
  await inTransaction(call.db, (tx) =>
    isOver
      ? recordArrival(tx, delivery, answer.status, now)
      : recordFailure(call, tx, { delivery, answer }, now),
  )
}

function send(
  { config, box, signal }: JobCall,
  delivery: queries.TakenDelivery,
  now: Date,
): Promise<OutsideAnswer> {
  const { webhook_delivery_id, webhook_id, event_type, event_data, created_at, webhook_url } = delivery
  const { secret_sealed, previous_secret_sealed, previous_secret_until } = delivery
  const isFormerValid = previous_secret_until !== null && previous_secret_until > now
  const sealed = [secret_sealed, ...(previous_secret_sealed && isFormerValid ? [previous_secret_sealed] : [])]
  const secrets = sealed.map((one) => box.open(one, webhook_id))
  const body = JSON.stringify({ type: event_type, timestamp: created_at.toISOString(), data: event_data })
  const signed = signDelivery({ webhook_delivery_id, body, secrets }, now)
  const length = String(Buffer.byteLength(body))
  const about = { 'content-type': 'application/json', 'content-length': length, 'user-agent': 'Meridian' }
  const headers = { ...about, ...signed }
  return postOutside(config.webhookHosts, { url: webhook_url, headers, body, timeoutMs: timeout_ms, signal })
}

async function recordArrival(
  tx: Db,
  { webhook_delivery_id, ...webhook }: queries.TakenDelivery,
  last_status: number,
  now: Date,
): Promise<void> {
  const outcome = { delivery_state: 'delivered', last_status, last_problem: null } as const
  await queries.recordAttempt(tx, webhook_delivery_id, outcome)
  await queries.updateWebhookRow(tx, webhook, { failing_since: null, last_delivered_at: now })
}

async function recordFailure(
  call: JobCall,
  tx: Db,
  { delivery, answer }: { readonly delivery: queries.TakenDelivery; readonly answer: OutsideAnswer },
  now: Date,
): Promise<void> {
  const { webhook_delivery_id, event_type, attempts } = delivery
  const last_status = 'status' in answer ? answer.status : null
  const last_problem = 'problem' in answer ? answer.problem : null
  // A person looks at a test, and sends another one.
  const retry_after = 'status' in answer ? answer.retry_after : undefined
  const next_at = event_type === 'webhook.test' ? null : nextAttempt(attempts, now, retry_after)
  const delivery_state = next_at ? 'waiting' : 'failed'
  const outcome = { delivery_state, last_status, last_problem, ...(next_at && { next_at }) } as const
  await queries.recordAttempt(tx, webhook_delivery_id, outcome)
  if (event_type === 'webhook.test') return
  if (last_status === 410) await switchOff(call, tx, delivery, 'gone', now)
  else if (hasFailedLong(delivery.failing_since, now)) await switchOff(call, tx, delivery, 'failing', now)
  else await queries.updateWebhookRow(tx, delivery, { failing_since: delivery.failing_since ?? now })
}

/** Gives up what waits, and mails the person where the instance sends mail. */
async function switchOff(
  { config, box, log }: JobCall,
  tx: Db,
  delivery: queries.TakenDelivery,
  off_reason: 'failing' | 'gone',
  now: Date,
): Promise<void> {
  const { webhook_id, user_id, webhook_url } = delivery
  await queries.updateWebhookRow(tx, delivery, { is_on: false, off_reason, updated_at: now })
  await queries.giveUpDeliveries(tx, webhook_id)
  log.info({ user_id, webhook_id, off_reason }, 'webhook switched off')
  const person = await getUserRow(tx, user_id)
  if (!config.mail || !person.address_confirmed_at) return
  const words = failingWebhookWords({ off_reason, host: new URL(webhook_url).host }, person.language)
  const { subject, language, sentence, small_print: smallPrint } = words
  const content = renderEmail({ language, paragraphs: [sentence], smallPrint })
  const mail = { to: { name: '', address: person.primary_email }, subject, ...content }
  const time = `webhook off ${now.toISOString()}`
  const key = { address: person.primary_email, about_id: webhook_id, kind: 'account' as const, time }
  await sendOnce(tx, box, { key, user_id: null, route: 'instance', mail }, now)
}
