import {
  deleteIdentity,
  getInstance,
  type Identity,
  listIdentities,
  type SignInProvider,
  startIdentity,
} from '@meridian/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IdCard, Link2, Trash2 } from 'lucide'
import { useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { NotConfirmed, withFreshSignIn } from '../../../platform/session/fresh-sign-in.ts'
import { leaveForProvider } from '../../../platform/session/single-sign-on.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { timesOfWayIn } from '../../../platform/session/sign-in-words.ts'
import { useSignInChange } from './use-sign-in-change.ts'

/** Accounts at the providers of this instance; nothing where there are none. */
export function IdentitiesCard() {
  const identities = useQuery(queryFor(listIdentities, {}))
  const { data: instance } = useQuery(queryFor(getInstance, {}))
  const [removed, setRemoved] = useState<Identity | null>(null)
  const providers = instance?.sign_in_providers ?? []
  if (providers.length === 0 && (identities.data ?? []).length === 0) return null
  return (
    <TitledCard
      title={t('Linked accounts')}
      lead={t('Log in with an account of your organization instead of a password.')}
    >
      <QueryView
        query={identities}
        loading={<Skeleton className="h-12" />}
        empty={<p className="flex min-h-12 items-center">{t('No linked account yet.')}</p>}
        failed={t('Error in fetching linked accounts')}
      >
        {(found) => (
          <ul aria-label={t('Linked accounts')} className="flex flex-col divide-y divide-border">
            {found.map((identity) => (
              <IdentityRow key={identity.identity_id} identity={identity} onRemove={setRemoved} />
            ))}
          </ul>
        )}
      </QueryView>
      <div className="flex flex-wrap justify-end gap-2 md:mt-auto">
        {providers.map((provider) => (
          <LinkButton key={provider.oidc_provider} provider={provider} />
        ))}
      </div>
      {removed && <RemovalQuestion identity={removed} onClose={() => setRemoved(null)} />}
    </TitledCard>
  )
}

function LinkButton({ provider: { oidc_provider, provider_name } }: { readonly provider: SignInProvider }) {
  const leaving = useMutation({
    mutationFn: () => withFreshSignIn(() => leaveForProvider(oidc_provider, { next: null, isLink: true })),
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) showError(error, t(startIdentity.says.failed))
    },
  })
  return (
    <Button icon={Link2} isBusy={leaving.isPending} className="h-10 md:h-8" onPress={() => leaving.mutate()}>
      {t('Link {name}', { name: provider_name })}
    </Button>
  )
}

interface IdentityRowProps {
  readonly identity: Identity
  readonly onRemove: (identity: Identity) => void
}

function IdentityRow({ identity, onRemove }: IdentityRowProps) {
  const minute = useNow(60_000)
  const { zone } = useClock()
  const { provider_name: name, identity_email } = identity
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 first:pt-0 last:pb-0">
      <Icon of={IdCard} size={18} className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {identity_email !== null && <p className="text-text-2 wrap-anywhere">{identity_email}</p>}
        <p className="num text-muted">{timesOfWayIn(identity, minute, zone)}</p>
      </div>
      <IconButton
        label={t('Unlink {name}', { name: identity_email ?? name })}
        icon={Trash2}
        size="sm"
        onPress={() => onRemove(identity)}
      />
    </li>
  )
}

function RemovalQuestion({
  identity,
  onClose,
}: {
  readonly identity: Identity
  readonly onClose: () => void
}) {
  const { identity_id, provider_name, identity_email } = identity
  const removal = useSignInChange(deleteIdentity, { onSuccess: onClose, onFailure: onClose })
  return (
    <ConfirmDialog
      title={t('Unlink {name}?', { name: identity_email ?? provider_name })}
      confirmLabel={t('Unlink')}
      isDangerous
      isOpen
      isBusy={removal.isPending}
      onClose={onClose}
      onConfirm={() => removal.mutate({ params: { identity_id } })}
    >
      {t("You can't log in with it any more, and it is logged out everywhere.")}
    </ConfirmDialog>
  )
}
