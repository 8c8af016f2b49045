import { listIntegrations } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../ui/link.tsx'
import { queryFor } from '../api/queries.ts'
import { t } from '../text/text.ts'

/** Where a place needs an account of its provider that is not connected: what to do. Nothing for any other place. */
export function ConnectHint({ place }: { readonly place: string }) {
  const provider = place === 'google_meet' ? 'google' : place === 'zoom' ? 'zoom' : null
  const integrations = useQuery({ ...queryFor(listIntegrations, {}), enabled: provider !== null }).data
  const found = integrations?.find(({ type }) => type === provider)
  if (provider === null || !integrations || found?.connection) return null
  return (
    <p className="text-xs text-warning-text">
      {provider === 'google'
        ? t('Connect your Google account first, so that a Meet link can be made.')
        : t('Connect your Zoom account first, so that a Zoom meeting can be made.')}{' '}
      <Link href="/user/integrations">{t('Integrations')}</Link>
    </p>
  )
}
