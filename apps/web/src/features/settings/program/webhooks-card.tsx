import { listWebhooks, type Webhook, webhooks_max } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Pencil, ScrollText, Trash2 } from 'lucide'
import { Suspense, useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { formatDay, formatPast, formatTime } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { ProgramListCard } from './program-list-card.tsx'
import { useWebhook } from './use-webhook.ts'
import { event_names, troubleOf } from './webhook-words.ts'

const WebhookDialog = lazyPart(async () => ({
  default: (await import('./webhook-dialog.tsx')).WebhookDialog,
}))
const DeliveriesDialog = lazyPart(async () => ({
  default: (await import('./deliveries-dialog.tsx')).DeliveriesDialog,
}))

const WebhookSecretDialog = lazyPart(async () => ({
  default: (await import('./webhook-secret-dialog.tsx')).WebhookSecretDialog,
}))

interface Shown {
  readonly part: 'form' | 'log' | 'secret'
  /** Null for a new one. */
  readonly webhook: Webhook | null
}

/** Addresses of other services that are told what happens. */
export function WebhooksCard() {
  const query = useQuery(queryFor(listWebhooks, {}))
  const [shown, setShown] = useState<Shown | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <ProgramListCard
        title={t('Webhooks')}
        lead={t('Addresses of other services that are told when your meetings and bookings change.')}
        query={query}
        failed={t('Failed to get webhooks. Please try again.')}
        most={webhooks_max}
        createLabel={t('New webhook')}
        onCreate={() => setShown({ part: 'form', webhook: null })}
      >
        {(webhooks) =>
          webhooks.map((webhook) => (
            <WebhookRow key={webhook.webhook_id} webhook={webhook} onShow={setShown} />
          ))
        }
      </ProgramListCard>
      <Suspense>
        {shown?.part === 'form' && <WebhookDialog webhook={shown.webhook} onClose={close} />}
        {shown?.part === 'log' && shown.webhook && (
          <DeliveriesDialog webhook={shown.webhook} onClose={close} />
        )}
        {shown?.part === 'secret' && shown.webhook && (
          <WebhookSecretDialog webhook={shown.webhook} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

interface WebhookRowProps {
  readonly webhook: Webhook
  readonly onShow: (shown: Shown) => void
}

function WebhookRow({ webhook, onShow }: WebhookRowProps) {
  const { webhook_id, webhook_url, event_types, is_on } = webhook
  const acts = useWebhook(webhook_id)
  const [isAsked, setAsked] = useState(false)
  const name = nameOfWebhook(webhook)
  const trouble = troubleOf(webhook)
  const lastDelivery = useLastDelivery(webhook)
  const formerSecret = useFormerSecret(webhook)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p dir="ltr" className="font-medium wrap-anywhere">
          {webhook_url}
        </p>
        <p className="text-muted">{event_types.map((type) => t(event_names[type])).join(' · ')}</p>
        {trouble === undefined ? (
          <p className="num text-muted">{lastDelivery}</p>
        ) : (
          <p className="text-danger-text">{trouble}</p>
        )}
        {formerSecret !== undefined && <p className="num text-muted">{formerSecret}</p>}
      </div>
      <div className="flex items-center gap-1">
        <Switch
          label={t('{name} is on', { name })}
          isSelected={is_on}
          isDisabled={acts.isBusy}
          onChange={acts.switchTo}
        />
        <IconButton
          label={t('Deliveries to {name}', { name })}
          icon={ScrollText}
          size="sm"
          onPress={() => onShow({ part: 'log', webhook })}
        />
        <IconButton
          label={t('New secret for {name}', { name })}
          icon={KeyRound}
          size="sm"
          onPress={() => onShow({ part: 'secret', webhook })}
        />
        <IconButton
          label={t('Edit {title}', { title: name })}
          icon={Pencil}
          size="sm"
          onPress={() => onShow({ part: 'form', webhook })}
        />
        <IconButton
          label={t('Delete {title}', { title: name })}
          icon={Trash2}
          size="sm"
          onPress={() => setAsked(true)}
        />
      </div>
      <ConfirmDialog
        title={t('Delete this webhook?')}
        confirmLabel={t('Delete')}
        isDangerous
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          acts.remove()
        }}
      >
        {t("{name} is told nothing any more, and its log goes. This can't be undone.", { name })}
      </ConfirmDialog>
    </li>
  )
}

/** The server's name, as two webhooks seldom share one. */
function nameOfWebhook({ webhook_url }: Webhook): string {
  return URL.parse(webhook_url)?.host ?? webhook_url
}

function useLastDelivery({ last_delivered_at }: Webhook): string {
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  return last_delivered_at === null
    ? t('Nothing was delivered yet.')
    : t('Last delivery {when}', { when: formatPast(last_delivered_at, nowMs, zone) })
}

/** Until when the former secret signs too; undefined where none does. */
function useFormerSecret({ previous_secret_until: until }: Webhook): string | undefined {
  const clock = useClock()
  const nowMs = useNow(60_000)
  if (until === null || Date.parse(until) <= nowMs) return undefined
  const moment = `${formatDay(until, clock.zone)}, ${formatTime(until, clock)}`
  return t('The former secret signs too until {moment}.', { moment })
}
