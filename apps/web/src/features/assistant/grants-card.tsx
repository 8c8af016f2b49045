import { type AssistantGrant, deleteAssistantGrant, listAssistantGrants } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { RevokeButton } from '../../platform/access/revoke-button.tsx'
import { useLastUse } from '../../platform/access/use-last-use.ts'
import { queryFor } from '../../platform/api/queries.ts'
import { useMutationFor } from '../../platform/api/use-mutation-for.ts'
import { copyText } from '../../platform/state/copy-text.ts'
import { t } from '../../platform/text/text.ts'
import { formatDate } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { AddressToCopy } from '../../ui/form/address-to-copy.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { sentenceOf } from './scope-sentences.ts'

/** Which assistants may act for the person, what they may do, and an end to it. */
export function GrantsCard() {
  const query = useQuery(queryFor(listAssistantGrants, {}))
  const address = new URL('/mcp', location.origin).href
  return (
    <TitledCard
      title={t('Assistants with access')}
      lead={t('Meridian asks you what it may do before an assistant gets access.')}
    >
      <div className="flex flex-col gap-2">
        <AddressToCopy
          label={t('Server address')}
          address={address}
          hint={t('Add this address to your assistant to connect it.')}
          onCopy={() => void copyText(address, t('Address copied to clipboard.'))}
        />
      </div>
      <QueryView
        query={query}
        loading={<Skeleton className="h-14" />}
        failed={t('Failed to get your assistants. Please try again.')}
        empty={<p className="text-text-2">{t('No assistant has access')}</p>}
      >
        {(grants) => (
          <ul aria-label={t('Assistants with access')} className="flex flex-col divide-y divide-border">
            {grants.map((grant) => (
              <GrantRow key={grant.grant_id} grant={grant} />
            ))}
          </ul>
        )}
      </QueryView>
    </TitledCard>
  )
}

function GrantRow({ grant }: { readonly grant: AssistantGrant }) {
  const { grant_id, client_name: name, client_host: host, scopes, expires_at, last_used_at } = grant
  const revoking = useMutationFor(deleteAssistantGrant, [listAssistantGrants])
  const { zone } = useClock()
  const lastUse = useLastUse()
  const until = t('Valid until {date}', { date: formatDate(expires_at, zone) })
  return (
    <li className="flex min-h-14 items-start gap-3 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere" dir="auto">
          {name}
        </p>
        <ul className="my-0.5 list-disc ps-4 text-muted marker:text-muted">
          {scopes.map((scope) => (
            <li key={scope}>{sentenceOf(scope)}</li>
          ))}
        </ul>
        <p className="num text-muted wrap-anywhere">{[host, until, lastUse(last_used_at)].join(' · ')}</p>
      </div>
      <RevokeButton
        name={name}
        consequence={t('The assistant loses its access at once. It can ask for it again.')}
        isBusy={revoking.isPending}
        onRevoke={() => revoking.mutate({ params: { grant_id } })}
      />
    </li>
  )
}
