import { verifyOAuth } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { call } from '../../platform/api/api.ts'
import { takeConsentOrigin } from '../../platform/navigation/consent-origin.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { Spinner } from '../../ui/state/spinner.tsx'
import { integrations_option, settingsPath } from '../settings/settings-option.ts'
import { AuthFrame } from '../user/auth-frame.tsx'
import { refreshIntegrations } from './integrations-query.ts'
import { nameOf, type OAuthReturn, readReturn } from './oauth-return.ts'

const mails_path = '/user/mails'

/** /oauth/callback/:integration_type: takes what the provider sent back to the server, then goes on to the provider's card in the settings, or to the mails where they were connected from. */
export function OAuthReturnScreen() {
  const { integration_type } = useParams()
  const name = nameOf(integration_type)
  useFinish(integration_type)
  const title = t('Redirecting...')
  return (
    <AuthFrame title={title} lead={name ? t('{name} is being connected.', { name }) : ''}>
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        {t('This takes a moment.')}
      </p>
    </AuthFrame>
  )
}

/** Once, however often the screen is drawn. The address is left behind, so that nothing brings its code back. */
function useFinish(integration_type: string | undefined) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void finish()

    async function finish() {
      const origin = takeConsentOrigin()
      const { isConnected, sentence } = await tellServer(readReturn(integration_type, search))
      if (isConnected) showSuccess(sentence)
      else showError(sentence)
      void refreshIntegrations(queries)
      await navigate(nextPath(origin, isConnected, integration_type), { replace: true })
    }
  }, [integration_type, search, navigate, queries])
}

/** A mailbox that was connected from the mails is wanted there; what went wrong is mended in the settings. */
function nextPath(origin: string | null, isConnected: boolean, type = ''): string {
  return isConnected && origin === mails_path ? mails_path : `${settingsPath(integrations_option)}#${type}`
}

interface Ending {
  readonly isConnected: boolean
  readonly sentence: string
}

async function tellServer(back: OAuthReturn): Promise<Ending> {
  if (back.kind === 'failed') return { isConnected: false, sentence: back.sentence }
  const { type, code, state } = back
  try {
    await call(verifyOAuth, { params: { type }, body: { integration_type: type, code, state } })
    return { isConnected: true, sentence: t(verifyOAuth.says.done) }
  } catch (problem) {
    const sentence =
      problem instanceof Error && problem.message ? problem.message : t(verifyOAuth.says.failed)
    return { isConnected: false, sentence }
  }
}
