import type { Account } from '@meridian/contract'
import { KeyRound } from 'lucide'
import { useState } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { LinkPanel } from './link-panel.tsx'
import { useResetLink } from './use-accounts.ts'

interface LinkDialogProps {
  readonly account: Account
  readonly onClose: () => void
}

/** Makes a link with which the person sets a new password. */
export function LinkDialog({ account, onClose }: LinkDialogProps) {
  const making = useResetLink()
  const [isKept, setKept] = useState(false)
  const { full_name } = account
  return (
    <Dialog
      title={making.data ? t('The link is ready') : t('Reset link for {name}', { name: full_name })}
      size="sm"
      isOpen
      onClose={onClose}
      isDismissable={false}
      hasUnkept={making.data !== undefined && !isKept}
      footer={
        making.data ? (
          <Button onPress={onClose}>{t('Done')}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{t('Cancel')}</Button>
            <Button
              variant="primary"
              icon={KeyRound}
              autoFocus
              isBusy={making.isPending}
              onPress={() => making.mutate(account)}
            >
              {t('Make link')}
            </Button>
          </>
        )
      }
    >
      {making.data ? (
        <LinkPanel link={making.data} name={full_name} onKept={() => setKept(true)} />
      ) : (
        <div className="flex flex-col gap-3">
          {making.error && <FormProblem>{making.error.message}</FormProblem>}
          <p className="text-text-2">
            {t(
              '{name} can set a new password with it, once, within 72 hours. The present password works until then.',
              { name: full_name },
            )}
            {account.link_expires_at !== null && ` ${t('The previous link no longer works.')}`}
          </p>
        </div>
      )}
    </Dialog>
  )
}
