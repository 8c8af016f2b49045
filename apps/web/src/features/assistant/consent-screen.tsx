import { checkAssistantRequest, type Reply } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { queryFor } from '../../platform/api/queries.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { FreshSignInDialog } from '../fresh-sign-in/fresh-sign-in-dialog.tsx'
import { AuthFrame } from '../user/auth-frame.tsx'
import { ConsentForm } from './consent-form.tsx'

/** /oauth/authorize: a program asks to act for the person, who allows it, a part of it, or nothing. */
export function ConsentScreen() {
  const request = useLocation().search.slice(1)
  const query = useQuery({
    ...queryFor(checkAssistantRequest, { body: { request } }),
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (query.data) return <Asked request={request} asked={query.data} />
  if (query.error) return <Refused problem={query.error.message} />
  return (
    <AuthFrame title={t('Allow an assistant')} lead={t('Meridian reads what the program says of itself.')}>
      <div aria-busy="true">
        <span role="status" className="sr-only">
          {t('Fetching data...')}
        </span>
        <Skeleton className="h-60 rounded-md" />
      </div>
    </AuthFrame>
  )
}

interface AskedProps {
  readonly request: string
  readonly asked: Reply<typeof checkAssistantRequest>
}

function Asked({ request, asked }: AskedProps) {
  const { client_name: name, client_host: host, problem, declined_url } = asked
  if (problem !== null) {
    return (
      <Refused problem={t<string>(problem)}>
        <Button
          ariaLabel={t('Back to {name}', { name })}
          className="mt-4"
          onPress={() => location.assign(declined_url)}
        >
          {t('Back')}
        </Button>
      </Refused>
    )
  }
  return (
    <AuthFrame
      documentTitle={t('Allow an assistant')}
      title={t('Allow {name}?', { name })}
      lead={t('A program of {host} asks to act for you in Meridian.', { host })}
    >
      <ConsentForm request={request} asked={asked} />
      <FreshSignInDialog />
    </AuthFrame>
  )
}

interface RefusedProps {
  readonly problem: string
  readonly children?: ReactNode
}

/** Nothing leads back by itself: an unchecked address must not use this one. */
function Refused({ problem, children }: RefusedProps) {
  return (
    <AuthFrame
      documentTitle={t('Allow an assistant')}
      title={t("This can't be allowed")}
      lead={t('The program asked in a way that Meridian does not accept. Nothing was allowed.')}
    >
      <FormProblem>{problem}</FormProblem>
      {children}
      <p className="mt-5 text-center text-muted">
        <Link href="/">{t('Go to Meridian')}</Link>
      </p>
    </AuthFrame>
  )
}
