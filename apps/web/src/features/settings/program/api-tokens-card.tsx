import { type ApiToken, api_tokens_max, listApiTokens } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { Suspense, useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { formatDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { ProgramRow, useLastUse } from './program-row.tsx'
import { wordsOfScopes } from './scope-words.ts'
import { useRevokeToken } from './use-revoke.ts'

const ApiTokenDialog = lazyPart(async () => ({
  default: (await import('./api-token-dialog.tsx')).ApiTokenDialog,
}))

/** Tokens with which scripts and services act for the person. */
export function ApiTokensCard() {
  const query = useQuery(queryFor(listApiTokens, {}))
  const list = useKeptFocus(query.data?.length)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card labelledBy="api-tokens" className="flex flex-col gap-4 p-4">
      <div>
        <h3 id="api-tokens" className="text-base font-semibold">
          {t('API tokens')}
        </h3>
        <p className="mt-0.25 text-muted">
          {t('For scripts and services that act for you. Each may do only what you choose.')}{' '}
          <Link href="/reference">{t('API reference')}</Link>
        </p>
      </div>
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView
          query={query}
          loading={<Skeleton className="h-14" />}
          failed={t('Failed to get API tokens. Please try again.')}
        >
          {(tokens) => <TokenList tokens={tokens} />}
        </QueryView>
      </div>
      <Button
        icon={Plus}
        className="self-start"
        isDisabled={(query.data?.length ?? api_tokens_max) >= api_tokens_max}
        onPress={() => setOpen(true)}
      >
        {t('New API token')}
      </Button>
      {isOpen && (
        <Suspense>
          <ApiTokenDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function TokenList({ tokens }: { readonly tokens: readonly ApiToken[] }) {
  const revoking = useRevokeToken()
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  const lastUse = useLastUse()
  if (tokens.length === 0) return null
  return (
    <ul aria-label={t('API tokens')} className="flex flex-col divide-y divide-border">
      {tokens.map(({ api_token_id, program_name, token_start, scopes, expires_at, last_used_at }) => {
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
            onRevoke={() => revoking.mutate(api_token_id)}
          />
        )
      })}
    </ul>
  )
}
