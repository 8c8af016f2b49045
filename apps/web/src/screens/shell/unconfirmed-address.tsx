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
      className="flex items-center justify-center gap-x-3 border-b border-border bg-warning-soft px-4 py-1.5 text-sm text-warning-text"
    >
      <div className="flex min-w-0 items-center gap-2 max-md:flex-1">
        <Icon of={MailWarning} size={14} />
        {instance.has_mail ? (
          <Asked address={address} />
        ) : (
          <p className="min-w-0 wrap-anywhere">
            {t('Your address is not confirmed. Ask your administrator to confirm {address}.', { address })}
          </p>
        )}
      </div>
      {instance.has_mail && (
        <Button size="sm" isBusy={isSending} busyLabel={t('Sending...')} onPress={send}>
          {t('Send again')}
        </Button>
      )}
    </section>
  )
}

/** A sentence; on a phone two short lines beside the button, which leave the screen to the page. */
function Asked({ address }: { readonly address: string }) {
  return (
    <>
      <p className="min-w-0 wrap-anywhere max-md:hidden">
        {t('Confirm your address: we sent a link to {address}. Until then, invitations wait.', { address })}
      </p>
      <p className="min-w-0 text-xs md:hidden">
        <span className="block truncate font-medium">{t('Confirm {address}', { address })}</span>
        <span className="block truncate">{t('Until then, invitations wait.')}</span>
      </p>
    </>
  )
}
