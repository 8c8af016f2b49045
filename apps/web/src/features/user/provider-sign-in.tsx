import { type SignInProvider, startSingleSignOn } from '@meridian/contract'
import { LogIn } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { leaveForProvider } from '../../platform/session/single-sign-on.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'

interface ProviderSignInProps {
  readonly providers: readonly SignInProvider[]
  /** Whether nearly everybody signs in this way. */
  readonly isMain: boolean
}

/** A button for each provider of the organisation. */
export function ProviderSignIn({ providers, isMain }: ProviderSignInProps) {
  const [search] = useSearchParams()
  const [leaving, setLeaving] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const problem = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (failure !== null) problem.current?.focus()
  }, [failure])

  async function leave(oidc_provider: string) {
    setLeaving(oidc_provider)
    setFailure(null)
    try {
      await leaveForProvider(oidc_provider, { next: search.get('next'), isLink: false })
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : t(startSingleSignOn.says.failed))
      setLeaving(null)
    }
  }

  return (
    <div className="mt-3 flex flex-col gap-3">
      {failure !== null && <FormProblem ref={problem}>{failure}</FormProblem>}
      {providers.map(({ oidc_provider, provider_name: name }) => (
        <Button
          key={oidc_provider}
          size="lg"
          icon={LogIn}
          variant={isMain ? 'primary' : 'secondary'}
          isBusy={leaving === oidc_provider}
          busyLabel={t('Going to {name}...', { name })}
          ariaLabel={t('Log in with {name}', { name })}
          className="w-full"
          onPress={() => void leave(oidc_provider)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
