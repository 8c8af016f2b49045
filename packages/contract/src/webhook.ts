import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, text } from './field.ts'

/** How many webhooks one person can have. */
export const webhooks_max = 10
/** How many deliveries the log of a webhook shows. */
export const deliveries_shown = 50

export const webhook_event_types = [
  'meeting.created',
  'meeting.changed',
  'meeting.cancelled',
  'meeting.answered',
  'booking.created',
] as const
export const WebhookEventType = z.enum(webhook_event_types)
export type WebhookEventType = z.infer<typeof WebhookEventType>

/** An address of another service that Meridian tells what happens. */
export const Webhook = z.object({
  webhook_id: z.uuid(),
  webhook_url: z.string(),
  event_types: z.array(WebhookEventType),
  is_on: z.boolean(),
  /**
   * Why the server switched it off: nothing arrived for five days, the address answered 410, or its person signed out
   * everywhere.
   */
  off_reason: z.enum(['failing', 'gone', 'signed_out']).nullable(),
  /** Since when no delivery has arrived. */
  failing_since: Moment.nullable(),
  last_delivered_at: Moment.nullable(),
  /** Until when deliveries are signed with the former secret too; null where they are not. */
  previous_secret_until: Moment.nullable(),
  created_at: Moment,
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookDelivery = z.object({
  /** The header `webhook-id`. */
  webhook_delivery_id: z.uuid(),
  event_type: z.union([WebhookEventType, z.literal('webhook.test')]),
  delivery_state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int().min(0),
  /** The HTTP status of the last answer; null where none came. */
  last_status: z.int().nullable(),
  /** Why no answer came. */
  last_problem: z.enum(['timeout', 'unreachable', 'forbidden', 'unknown_host', 'certificate']).nullable(),
  last_tried_at: Moment.nullable(),
  /** When it is tried next; null where it is not. */
  next_at: Moment.nullable(),
  created_at: Moment,
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const fields = {
  webhook_url: text('webhook_url', 2000),
  event_types: z
    .array(WebhookEventType, { error: 'event_types must be a list.' })
    .min(1, 'Choose at least one event.')
    .refine((types) => new Set(types).size === types.length, 'event_types must not repeat one.'),
}

const params = z.object({ webhook_id: id('webhook_id') })

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/v1/webhook/all',
  scope: null,
  summary: 'List the person’s webhooks, the oldest first',
  reply: z.array(Webhook),
  says: { failed: 'Failed to get webhooks. Please try again.' },
})

export const createWebhook = endpoint({
  method: 'POST',
  path: '/v1/webhook/create',
  scope: null,
  summary:
    'Create a webhook; only this reply contains the secret that signs its deliveries; needs a fresh sign-in',
  status: 201,
  body: z.object(fields),
  reply: Webhook.extend({ webhook_secret: z.string() }),
  says: { failed: 'Failed to create webhook. Please try again.', done: 'Webhook created successfully.' },
})

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/v1/webhook/:webhook_id',
  scope: null,
  summary: 'Update a webhook, or switch it on or off',
  params,
  body: z.object({ ...fields, is_on: z.boolean() }).partial(),
  fixed: ['webhook_id'],
  reply: Webhook,
  says: { failed: 'Failed to update webhook. Please try again.', done: 'Webhook updated successfully.' },
})

export const replaceWebhookSecret = endpoint({
  method: 'POST',
  path: '/v1/webhook/:webhook_id/secret',
  scope: null,
  summary:
    'Give a webhook a new secret, which only this reply contains; the former one signs too for 24 hours; needs a fresh sign-in',
  params,
  reply: Webhook.extend({ webhook_secret: z.string() }),
  says: { failed: 'Failed to replace the secret. Please try again.', done: 'The secret is replaced.' },
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/v1/webhook/:webhook_id',
  scope: null,
  summary: 'Delete a webhook with its log',
  params,
  reply: z.object({ webhook_id: z.uuid() }),
  says: { failed: 'Failed to delete webhook. Please try again.', done: 'Webhook deleted successfully.' },
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/v1/webhook/:webhook_id/test',
  scope: null,
  summary: 'Send a webhook an event without content, also one that is off',
  status: 201,
  params,
  reply: WebhookDelivery,
  says: { failed: 'Failed to send a test. Please try again.', done: 'A test is on its way.' },
})

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/v1/webhook/:webhook_id/deliveries',
  scope: null,
  summary: 'List the last 50 deliveries of a webhook, the newest first',
  params,
  reply: z.array(WebhookDelivery),
  says: { failed: 'Failed to get deliveries. Please try again.' },
})

export const redeliver = endpoint({
  method: 'POST',
  path: '/v1/webhook/:webhook_id/delivery/:webhook_delivery_id/send_again',
  scope: null,
  summary: 'Send a delivery again, with the same webhook-id',
  params: params.extend({ webhook_delivery_id: id('webhook_delivery_id') }),
  reply: WebhookDelivery,
  says: { failed: 'Failed to send it again. Please try again.', done: 'It is sent again.' },
})
