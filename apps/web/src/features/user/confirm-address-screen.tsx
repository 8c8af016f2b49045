import { confirmAddress } from '@meridian/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../platform/api/api.ts'
import { messageOf } from '../../platform/api/api-error.ts'
import { getSession, mergeUser } from '../../platform/session/session.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useSubmit } from './use-submit.ts'

/**
 * /auth/confirm#token, as the mail has it. The address is confirmed by pressing the button: programs that open the links
 * in mails to look for harm confirm nothing.
 */
export function ConfirmAddressScreen() {
  const token = useLocation().hash.slice(1)
  const [confirmed, setConfirmed] = useState<string | null>(null)
  return (
    <AuthFrame
      documentTitle={t('Confirm address')}
      title={t('Confirm your address')}
      lead={confirmed === null ? t('Confirm it only if you made the account yourself.') : ''}
    >
      {token === '' ? (
        <FormProblem>{t('This link is incomplete. Open it again from the mail.')}</FormProblem>
      ) : confirmed === null ? (
        <ConfirmForm token={token} onConfirmed={setConfirmed} />
      ) : (
        <p role="status" className="wrap-anywhere rounded-md bg-success-soft px-3 py-2 text-success-text">
          {t('{address} is confirmed.', { address: confirmed })}
        </p>
      )}
      <p className="mt-5 text-center text-muted">
        <Link href="/">{t('Go to Meridian')}</Link>
      </p>
    </AuthFrame>
  )
}

interface ConfirmFormProps {
  readonly token: string
  readonly onConfirmed: (address: string) => void
}

function ConfirmForm({ token, onConfirmed }: ConfirmFormProps) {
  const { isBusy, failure, submit } = useSubmit(async (idempotencyKey) => {
    const { primary_email } = await call(confirmAddress, { body: { token } }, { idempotencyKey })
    if (getSession().user?.primary_email === primary_email) mergeUser({ is_address_confirmed: true })
    onConfirmed(primary_email)
  })
  return (
    <div className="flex flex-col gap-4">
      {failure !== null && <FormProblem>{messageOf(failure, t(confirmAddress.says.failed))}</FormProblem>}
      <Button
        variant="primary"
        size="lg"
        isBusy={isBusy}
        busyLabel={t('Confirming...')}
        onPress={() => void submit()}
        className="w-full"
      >
        {t('Confirm address')}
      </Button>
    </div>
  )
}
