import { completeSingleSignOn, createIdentity } from '@meridian/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../platform/api/api.ts'
import { getSession, mergeUser, signIn } from '../../platform/session/session.ts'
import { type Departure, takeDeparture } from '../../platform/session/single-sign-on.ts'
import { showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'

const account_settings = '/user/settings?option=7'

/** /auth/sso/:oidc_provider: takes what the provider sent back to the server, then goes on to where the person wanted to go. */
export function SingleSignOnScreen() {
  const { failure, isLink } = useFinish()
  return (
    <AuthFrame
      documentTitle={t('Login')}
      title={failure === null ? t('Redirecting...') : t('You are not logged in')}
      lead=""
    >
      {failure === null ? (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner />
          {t('This takes a moment.')}
        </p>
      ) : (
        <>
          <FormProblem>{failure}</FormProblem>
          <p className="mt-5 text-center text-muted">
            <Link href={isLink ? account_settings : '/auth/login'}>
              {isLink ? t('Back to the settings') : t('Back to the login')}
            </Link>
          </p>
        </>
      )}
    </AuthFrame>
  )
}

/** Once, however often the screen is drawn. The address is left behind, so that nothing brings its code back. */
function useFinish() {
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  const [state, setState] = useState<{ failure: string | null; isLink: boolean }>({
    failure: null,
    isLink: false,
  })
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const departure = takeDeparture()
    const parameters = location.search
    history.replaceState(null, '', location.pathname)
    void finish()

    async function finish() {
      const isLink = departure?.isLink === true
      try {
        if (!departure) return setState({ failure: begunElsewhere(), isLink })
        await navigate(await goOn(departure, parameters), { replace: true })
      } catch (error) {
        const failure =
          error instanceof Error && error.message ? error.message : t(completeSingleSignOn.says.failed)
        setState({ failure, isLink })
      }
    }
  }, [navigate])
  return state
}

function begunElsewhere(): string {
  return t('The login was begun in another window. Please start again.')
}

/** Where to go on to. The guard of the login screen checks the address. */
async function goOn({ attempt, next, isLink }: Departure, parameters: string): Promise<string> {
  const body = { attempt, parameters }
  if (isLink) {
    await call(createIdentity, { body })
    showSuccess(t(createIdentity.says.done))
    return account_settings
  }
  const user = await call(completeSingleSignOn, { body })
  // Who was asked to sign in again keeps everything.
  if (getSession().user?.user_id === user.user_id) mergeUser(user)
  else signIn(user)
  return next === null ? '/auth/login' : `/auth/login?next=${encodeURIComponent(next)}`
}
