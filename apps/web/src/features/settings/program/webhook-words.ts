import type { Webhook, WebhookDelivery, WebhookEventType } from '@meridian/contract'
import { mark, t } from '../../../platform/text/text.ts'

export const event_names: Readonly<Record<WebhookEventType, string>> = {
  'meeting.created': mark('A meeting is created'),
  'meeting.changed': mark('A meeting is changed'),
  'meeting.cancelled': mark('A meeting is cancelled'),
  'meeting.answered': mark('A guest answers'),
  'booking.created': mark('A time is booked'),
}

const off_reasons: Readonly<Record<NonNullable<Webhook['off_reason']>, string>> = {
  failing: mark('Switched off: nothing has reached it for five days.'),
  gone: mark('Switched off: it answered that it is gone (410).'),
  signed_out: mark('Switched off when you were logged out everywhere. Switch it on if it is yours.'),
}

const problems: Readonly<Record<NonNullable<WebhookDelivery['last_problem']>, string>> = {
  timeout: mark('No answer in time'),
  unreachable: mark('Not reachable'),
  forbidden: mark('Address not allowed'),
  unknown_host: mark('Unknown server'),
  certificate: mark('Certificate not valid'),
}

/** What is wrong with a webhook, or undefined. */
export function troubleOf({ off_reason, failing_since }: Webhook): string | undefined {
  if (off_reason !== null) return t(off_reasons[off_reason])
  return failing_since === null ? undefined : t('The last deliveries failed. They are tried again.')
}

/** What became of a delivery: 'Delivered', 'Waiting: No answer in time', 'Failed: answer 500'. */
export function outcomeOf({ delivery_state, last_status, last_problem }: WebhookDelivery): string {
  if (delivery_state === 'delivered') return t('Delivered')
  const reason = reasonOf(last_status, last_problem)
  if (delivery_state === 'failed') return reason === '' ? t('Failed') : t('Failed: {reason}', { reason })
  return reason === '' ? t('On its way') : t('Tried again: {reason}', { reason })
}

function reasonOf(status: number | null, problem: WebhookDelivery['last_problem']): string {
  if (problem !== null) return t(problems[problem])
  return status === null ? '' : t('answer {status}', { status })
}

/** The words for an event; a test has its own. */
export function nameOfEvent(type: WebhookDelivery['event_type']): string {
  return type === 'webhook.test' ? t('Test') : t(event_names[type])
}
