import { listDeliveries, type Webhook, type WebhookDelivery } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { formatPast } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useWebhook } from './use-webhook.ts'
import { nameOfEvent, outcomeOf } from './webhook-words.ts'

interface DeliveriesDialogProps {
  readonly webhook: Webhook
  readonly onClose: () => void
}

/** What a webhook was told, the newest first; each can be sent again, and a test can be sent. */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const { webhook_id } = webhook
  const query = useQuery(queryFor(listDeliveries, { params: { webhook_id } }))
  const acts = useWebhook(webhook_id)
  return (
    <Dialog
      title={t('Deliveries')}
      isOpen
      onClose={onClose}
      footer={
        <Button isBusy={acts.isTesting} onPress={acts.test}>
          {t('Send test')}
        </Button>
      }
    >
      <p dir="ltr" className="mb-3 text-muted wrap-anywhere">
        {webhook.webhook_url}
      </p>
      <QueryView
        query={query}
        loading={<Skeleton className="h-14" />}
        empty={t('Nothing was delivered yet.')}
        failed={t('Failed to get deliveries. Please try again.')}
      >
        {(deliveries) => (
          <ul aria-label={t('Deliveries')} className="flex flex-col divide-y divide-border">
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.webhook_delivery_id}
                delivery={delivery}
                onRepeat={
                  webhook.is_on || delivery.event_type === 'webhook.test'
                    ? () => acts.sendAgain(delivery.webhook_delivery_id)
                    : undefined
                }
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  )
}

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery
  /** Undefined while the webhook is off. */
  readonly onRepeat: (() => void) | undefined
}

function DeliveryRow({ delivery, onRepeat }: DeliveryRowProps) {
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  const { created_at, event_type, delivery_state } = delivery
  const when = formatPast(created_at, nowMs, zone)
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p className="font-medium">{nameOfEvent(event_type)}</p>
        <p className="num text-muted">{[outcomeOf(delivery), when].join(' · ')}</p>
      </div>
      {onRepeat && delivery_state !== 'waiting' && (
        <Button
          size="sm"
          onPress={onRepeat}
          ariaLabel={t('Send again: {event}, {when}', { event: nameOfEvent(event_type), when })}
        >
          {t('Send again')}
        </Button>
      )}
    </li>
  )
}
