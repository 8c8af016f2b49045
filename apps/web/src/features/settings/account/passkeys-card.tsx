import { deletePasskey, getInstance, listPasskeys, type Passkey } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide'
import { useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { hasPasskeySupport } from '../../../platform/session/passkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { NewPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { timesOfWayIn } from '../../../platform/session/sign-in-words.ts'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useSignInChange } from './use-sign-in-change.ts'

type Open = { readonly kind: 'new' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }

/** The person's passkeys, and what can be done with them. */
export function PasskeysCard() {
  const passkeys = useQuery(queryFor(listPasskeys, {}))
  const { data: instance } = useQuery(queryFor(getInstance, {}))
  const [list] = useKeptFocus()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const reason = reasonAgainst(instance?.has_passkeys)
  return (
    <TitledCard
      title={t('Passkeys')}
      lead={t('Sign in with your fingerprint, your face or a screen lock. Nobody can phish a passkey.')}
    >
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView
          query={passkeys}
          loading={<Skeleton className="h-12" />}
          empty={<p className="flex min-h-12 items-center">{t('No passkey yet.')}</p>}
          failed={t('Error in fetching passkeys')}
        >
          {(found) => (
            <ul aria-label={t('Passkeys')} className="flex flex-col divide-y divide-border">
              {found.map((passkey) => (
                <PasskeyRow key={passkey.passkey_id} passkey={passkey} onOpen={setOpen} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      {reason === null ? (
        <Button
          icon={Plus}
          className="h-10 self-stretch md:mt-auto md:h-8 md:self-end"
          onPress={() => setOpen({ kind: 'new' })}
        >
          {t('Add a passkey')}
        </Button>
      ) : (
        <p className="text-xs text-muted">{reason}</p>
      )}
      {open?.kind === 'new' && <NewPasskeyDialog onClose={close} />}
      {open?.kind === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && <RemovalQuestion passkey={open.passkey} onClose={close} />}
    </TitledCard>
  )
}

/** Why no passkey can be added here; null where one can. */
function reasonAgainst(has_passkeys: boolean | undefined): string | null {
  if (has_passkeys === false)
    return t(
      'This instance has no passkeys yet: they need an https address with a host name, set as PUBLIC_URL.',
    )
  return hasPasskeySupport() ? null : t("This browser doesn't support passkeys.")
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onOpen: (open: Open) => void
}

function PasskeyRow({ passkey, onOpen }: PasskeyRowProps) {
  const minute = useNow(60_000)
  const { zone } = useClock()
  const name = passkey.passkey_name
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 max-xs:flex-wrap first:pt-0 last:pb-0">
      <Icon of={KeyRound} size={18} className="text-muted" />
      <div className="min-w-0 flex-1 max-xs:basis-full">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {passkey.is_synced && <Badge>{t('Synced')}</Badge>}
        </p>
        <p className="num text-muted">{timesOfWayIn(passkey, minute, zone)}</p>
      </div>
      <IconButton
        label={t('Rename {name}', { name })}
        icon={Pencil}
        size="sm"
        onPress={() => onOpen({ kind: 'rename', passkey })}
      />
      <IconButton
        label={t('Remove {name}', { name })}
        icon={Trash2}
        size="sm"
        onPress={() => onOpen({ kind: 'remove', passkey })}
      />
    </li>
  )
}

function RemovalQuestion({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { passkey_id, passkey_name } = passkey
  const removal = useSignInChange(deletePasskey, { onSuccess: onClose, onFailure: onClose })
  return (
    <ConfirmDialog
      title={t('Remove {name}?', { name: passkey_name })}
      confirmLabel={t('Remove')}
      isDangerous
      isOpen
      isBusy={removal.isPending}
      onClose={onClose}
      onConfirm={() => removal.mutate({ params: { passkey_id } })}
    >
      {t("You can't sign in with it any more. Delete it on your device or in your password manager, too.")}
    </ConfirmDialog>
  )
}
