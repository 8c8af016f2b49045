import { type ApiToken, api_tokens_max, deleteApiToken, listApiTokens } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLastUse } from '../../../platform/access/use-last-use.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { useMutationFor } from '../../../platform/api/use-mutation-for.ts'
import { t } from '../../../platform/text/text.ts'
import { formatDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Link } from '../../../ui/link.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { ProgramListCard } from './program-list-card.tsx'
import { ProgramRow } from './program-row.tsx'
import { wordsOfScopes } from './scope-words.ts'

const ApiTokenDialog = lazyPart(async () => ({
  default: (await import('./api-token-dialog.tsx')).ApiTokenDialog,
}))

/** Tokens with which scripts and services act for the person. */
export function ApiTokensCard() {
  const query = useQuery(queryFor(listApiTokens, {}))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ProgramListCard
        title={t('API tokens')}
        lead={
          <>
            {t('For scripts and services that act for you. Each may do only what you choose.')}{' '}
            <Link href="/reference">{t('API reference')}</Link>
          </>
        }
        query={query}
        failed={t('Failed to get API tokens. Please try again.')}
        most={api_tokens_max}
        createLabel={t('New API token')}
        onCreate={() => setOpen(true)}
      >
        {(tokens) => <TokenRows tokens={tokens} />}
      </ProgramListCard>
      {isOpen && (
        <Suspense>
          <ApiTokenDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function TokenRows({ tokens }: { readonly tokens: readonly ApiToken[] }) {
  const revoking = useMutationFor(deleteApiToken, [listApiTokens])
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  const lastUse = useLastUse()
  return tokens.map(({ api_token_id, program_name, token_start, scopes, expires_at, last_used_at }) => {
    const isExpired = Date.parse(expires_at) <= nowMs
    const until = isExpired
      ? t('Expired on {date}', { date: formatDate(expires_at, zone) })
      : t('Valid until {date}', { date: formatDate(expires_at, zone) })
    return (
      <ProgramRow
        key={api_token_id}
        name={program_name}
        facts={[wordsOfScopes(scopes), [`${token_start}…`, until, lastUse(last_used_at)].join(' · ')]}
        isExpired={isExpired}
        isBusy={revoking.isPending}
        onRevoke={() => revoking.mutate({ params: { api_token_id } })}
      />
    )
  })
}
