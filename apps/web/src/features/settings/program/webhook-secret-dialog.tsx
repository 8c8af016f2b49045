import { listWebhooks, replaceWebhookSecret, type Webhook } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { NotConfirmed, withFreshSignIn } from '../../../platform/session/fresh-sign-in.ts'
import { t } from '../../../platform/text/text.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { SecretDialog } from './secret-dialog.tsx'

interface WebhookSecretDialogProps {
  readonly webhook: Webhook
  readonly onClose: () => void
}

/** Says what another secret does, and shows it once. */
export function WebhookSecretDialog({ webhook, onClose }: WebhookSecretDialogProps) {
  const form = useId()
  const replacing = useReplaceSecret(webhook)
  const { error } = replacing

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!replacing.isPending) replacing.mutate()
  }

  return (
    <SecretDialog
      title={t('New secret')}
      size="sm"
      form={form}
      submitLabel={t('Create secret')}
      busyLabel={t('Creating...')}
      isBusy={replacing.isPending}
      secret={replacing.data?.webhook_secret}
      secretLabel={t('The new secret of this webhook')}
      secretHint={t("Give it to your service within 24 hours. It isn't shown again.")}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
        {error && !(error instanceof NotConfirmed) && <FormProblem>{error.message}</FormProblem>}
        <p dir="ltr" className="font-medium wrap-anywhere">
          {webhook.webhook_url}
        </p>
        <p className="text-text-2">
          {t(
            'For 24 hours each delivery is signed with the new and the former secret, so that none is refused meanwhile.',
          )}
        </p>
        {webhook.previous_secret_until !== null && (
          <p className="text-text-2">{t('The secret before the current one ends at once.')}</p>
        )}
      </form>
    </SecretDialog>
  )
}

function useReplaceSecret({ webhook_id }: Webhook) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => withFreshSignIn(() => call(replaceWebhookSecret, { params: { webhook_id } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(listWebhooks) }),
  })
}
