import { setPassword } from '@meridian/contract'
import { useLocation } from 'react-router'
import { call } from '../../platform/api/api.ts'
import { t } from '../../platform/text/text.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** /auth/set_password#token: what stands behind the # never leaves the browser before the form is sent. */
export function SetPasswordScreen() {
  const token = useLocation().hash.slice(1)
  return (
    <AuthFrame title={t('Set your password')} lead={t('Choose one, then log in with it.')}>
      {token === '' ? (
        <NoToken />
      ) : (
        <NewPasswordForm
          token={token}
          send={(body, idempotencyKey) => call(setPassword, { body }, { idempotencyKey })}
          failed={t(setPassword.says.failed)}
        />
      )}
    </AuthFrame>
  )
}

function NoToken() {
  return (
    <>
      <FormProblem>{t('This link is incomplete. Open the whole link again.')}</FormProblem>
      <p className="mt-5 text-center text-muted">
        <Link href="/auth/login">{t('Login')}</Link>
      </p>
    </>
  )
}
