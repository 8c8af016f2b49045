import { getWaiting, listIntegrations } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide'
import { isAsking } from '../../features/integration/vanished-words.ts'
import { queryFor } from '../../platform/api/queries.ts'
import { formatList } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** Many events are gone at a provider: leads to where the person says what happened. */
export function VanishedNotice() {
  const isWaiting = (useQuery(queryFor(getWaiting, {})).data?.calendars_to_check ?? 0) > 0
  const integrations = useQuery({ ...queryFor(listIntegrations, {}), enabled: isWaiting }).data ?? []
  const asking = integrations.filter(({ connection }) => connection && isAsking(connection))
  if (!isWaiting || asking.length === 0) return null
  const names = formatList(asking.map(({ name }) => name))
  return (
    <section
      aria-label={t('Missing events')}
      className="flex items-start gap-2 border-b border-border bg-warning-soft px-4 py-1.5 text-sm text-text-2"
    >
      <Icon of={CalendarX2} size={14} className="mt-1 text-warning-text" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {t('Many events are gone from {names}. Nothing is deleted until you say what happened.', { names })}{' '}
        <Link href="/user/integrations">{t('Look at missing events')}</Link>
      </p>
    </section>
  )
}
