import type { Webhook, WebhookDelivery } from '@meridian/contract'
import type { DeliveryRow, WebhookRow } from './webhook.queries.ts'

export function presentWebhook(row: WebhookRow, now: Date): Webhook {
  const until = row.previous_secret_until
  return {
    webhook_id: row.webhook_id,
    webhook_url: row.webhook_url,
    event_types: row.event_types,
    is_on: row.is_on,
    off_reason: row.off_reason,
    failing_since: row.failing_since?.toISOString() ?? null,
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    previous_secret_until: until && until > now ? until.toISOString() : null,
    created_at: row.created_at.toISOString(),
  }
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    webhook_delivery_id: row.webhook_delivery_id,
    event_type: row.event_type,
    delivery_state: row.delivery_state,
    attempts: row.attempts,
    last_status: row.last_status,
    last_problem: row.last_problem,
    last_tried_at: row.last_tried_at?.toISOString() ?? null,
    next_at: row.delivery_state === 'waiting' ? row.next_at.toISOString() : null,
    created_at: row.created_at.toISOString(),
  }
}
