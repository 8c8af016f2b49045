import { type Connection, type MailProvider, provider_table, updateIntegration } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/api.ts'
import { useConsent } from '../../platform/navigation/use-consent.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { refreshIntegrations } from './integrations-query.ts'

interface MailAccessProps {
  readonly provider: MailProvider
  readonly connection: Pick<Connection, 'account' | 'mailbox' | 'missing_capabilities'>
}

/** Whether the mails of the account are read, and the way to begin or end that. */
export function MailAccess({ provider, connection }: MailAccessProps) {
  const { account, mailbox, missing_capabilities } = connection
  const { name } = provider_table[provider]
  const [isAsking, setAsking] = useState(false)
  const { isLeaving, leave } = useConsent(provider, 'mail')
  const { isPending, turn } = useMailSwitch(provider, () => setAsking(false))
  const isAllowed = !missing_capabilities.includes('mail')
  return (
    <div className="border-border px-3.5 pt-2.75 pb-3 not-last:border-b">
      <h4 className="mb-1.25 text-xs font-semibold">{t('Mail')}</h4>
      <div className="flex flex-wrap items-center gap-2 text-xs text-text-2">
        <p className="w-full wrap-anywhere">
          {mailbox
            ? t('Mail of {account} is synced.', { account })
            : t("Mail isn't synced. {name} asks for your permission when you turn it on.", { name })}
        </p>
        {mailbox && (
          <ButtonLink href="/user/mails" size="sm">
            {t('Open mails')}
          </ButtonLink>
        )}
        {mailbox ? (
          <Button size="sm" onPress={() => setAsking(true)}>
            {t('Turn off mail')}
          </Button>
        ) : (
          <Button
            size="sm"
            isBusy={isLeaving || isPending}
            busyLabel={t('Redirecting...')}
            onPress={() => (isAllowed ? turn(true) : leave())}
          >
            {t('Turn on mail')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={t('Turn off mail?')}
        confirmLabel={t('Turn off mail')}
        cancelLabel={t('Keep mail on')}
        isDangerous
        isBusy={isPending}
        isOpen={isAsking}
        onConfirm={() => turn(false)}
        onClose={() => setAsking(false)}
      >
        <p>
          {t(
            'Meridian deletes its copies of the mails of {account}, with their summaries and replies. Nothing changes at {name}, and calendars stay connected.',
            { account, name },
          )}
        </p>
      </ConfirmDialog>
    </div>
  )
}

function useMailSwitch(type: MailProvider, onSettled: () => void) {
  const queries = useQueryClient()
  const switching = useMutation({
    mutationFn: (is_mail_on: boolean) => call(updateIntegration, { params: { type }, body: { is_mail_on } }),
    onSuccess: () => showSuccess(t(updateIntegration.says.done)),
    onError: (problem) => showError(problem, t(updateIntegration.says.failed)),
    onSettled: async () => {
      await refreshIntegrations(queries)
      onSettled()
    },
  })
  return { isPending: switching.isPending, turn: (isOn: boolean) => switching.mutate(isOn) }
}
