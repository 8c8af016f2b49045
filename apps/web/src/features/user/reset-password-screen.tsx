import { resetPassword } from '@meridian/contract'
import { useLocation } from 'react-router'
import { call } from '../../platform/api/api.ts'
import { t } from '../../platform/text/text.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** /auth/reset#token, as the mail has it: what stands behind the # never leaves the browser before the form is sent. */
export function ResetPasswordScreen() {
  const token = useLocation().hash.slice(1)
  return (
    <AuthFrame
      documentTitle={t('New password')}
      title={t('Choose a new password')}
      lead={t('This ends all sessions. Then log in with the new password.')}
    >
      {token === '' ? (
        <FormProblem>{t('This link is incomplete. Open it again from the mail.')}</FormProblem>
      ) : (
        <NewPasswordForm
          token={token}
          send={(body, idempotencyKey) => call(resetPassword, { body }, { idempotencyKey })}
          news={{ has_new_password: true }}
          failed={t(resetPassword.says.failed)}
        />
      )}
      <p className="mt-5 text-center text-muted">
        <Link href="/auth/forgot">{t('Ask for another link')}</Link>
      </p>
    </AuthFrame>
  )
}
