import type { Webhook, WebhookDelivery } from '@meridian/contract'
import { expect, it } from 'vitest'
import { nameOfEvent, outcomeOf, troubleOf } from './webhook-words.ts'

const delivery: WebhookDelivery = {
  webhook_delivery_id: '01890000-0000-7000-8000-000000000001',
  event_type: 'meeting.created',
  delivery_state: 'waiting',
  attempts: 0,
  last_status: null,
  last_problem: null,
  last_tried_at: null,
  next_at: null,
  created_at: '2026-11-20T09:00:00.000Z',
}
const webhook: Webhook = {
  webhook_id: '01890000-0000-7000-8000-000000000002',
  webhook_url: 'https://hooks.example.com/',
  event_types: ['meeting.created'],
  is_on: true,
  off_reason: null,
  previous_secret_until: null,
  failing_since: null,
  last_delivered_at: null,
  created_at: '2026-11-20T09:00:00.000Z',
}

it('[PRG29] says what became of a delivery', () => {
  expect(outcomeOf(delivery)).toBe('On its way')
  expect(outcomeOf({ ...delivery, last_status: 500 })).toBe('Tried again: answer 500')
  expect(outcomeOf({ ...delivery, delivery_state: 'failed', last_problem: 'timeout' })).toBe(
    'Failed: No answer in time',
  )
  expect(outcomeOf({ ...delivery, delivery_state: 'failed' })).toBe('Failed')
  expect(outcomeOf({ ...delivery, delivery_state: 'delivered', last_status: 200 })).toBe('Delivered')
  expect([nameOfEvent('webhook.test'), nameOfEvent('booking.created')]).toEqual(['Test', 'A time is booked'])
})

it('[PRG29] says what is wrong with a webhook', () => {
  expect(troubleOf(webhook)).toBeUndefined()
  expect(troubleOf({ ...webhook, failing_since: '2026-11-20T09:00:00.000Z' })).toContain('failed')
  expect(troubleOf({ ...webhook, is_on: false, off_reason: 'gone' })).toContain('410')
  expect(troubleOf({ ...webhook, is_on: false, off_reason: 'failing' })).toContain('five days')
  expect(troubleOf({ ...webhook, is_on: false, off_reason: 'signed_out' })).toContain('logged out everywhere')
})
