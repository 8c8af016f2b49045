import { MailWarning } from 'lucide'
import { useInstance } from '../../features/user/use-instance.ts'
import { useSendAddressLink } from '../../features/user/use-send-address-link.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Asks the user to confirm the address, or to have an administrator confirm it where no mail is sent. */
export function UnconfirmedAddress({ address }: { readonly address: string }) {
  const instance = useInstance()
  const { isSending, send } = useSendAddressLink()
  if (!instance) return null
  return (
    <section
      aria-label={t('Confirm your address')}
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-border bg-warning-soft px-4 py-1.5 text-sm text-warning-text"
    >
      <p className="flex min-w-0 items-center gap-2 wrap-anywhere">
        <Icon of={MailWarning} size={14} />
        {instance.has_mail
          ? t('Confirm your address: we sent a link to {address}. Until then, invitations wait.', { address })
          : t('Your address is not confirmed. Ask your administrator to confirm {address}.', { address })}
      </p>
      {instance.has_mail && (
        <Button size="sm" isBusy={isSending} busyLabel={t('Sending...')} onPress={send}>
          {t('Send again')}
        </Button>
      )}
    </section>
  )
}
