import type { Account } from '@meridian/contract'
import { SearchX, UserPlus, Users, X } from 'lucide'
import { Suspense, useState } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { EmptyState } from '../../ui/state/notice.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { MorePages } from '../../ui/state/more-pages.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { type AccountFilter, default_filter, isNarrow } from './account-filter.ts'
import { AccountFilterBar } from './account-filter-bar.tsx'
import type { AccountAction } from './account-menu.tsx'
import { AccountsSkeleton, AccountsTable } from './accounts-table.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DisableQuestion } from './disable-question.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { ResetQuestion } from './reset-question.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useAccountFilter } from './use-account-filter.ts'
import { useAccounts, useChangeAccount, useExportAccount } from './use-accounts.ts'

const WaysInDialog = lazyPart(async () => ({
  default: (await import('./ways-in-dialog.tsx')).WaysInDialog,
}))

const FreshSignInDialog = lazyPart(async () => ({
  default: (await import('../fresh-sign-in/fresh-sign-in-dialog.tsx')).FreshSignInDialog,
}))

/** /admin/users: the accounts of the instance, and what an operator does with them. */
export function AdminUsersScreen() {
  const [filter, setFilter] = useAccountFilter()
  const { pages, accounts, total } = useAccounts(filter)
  const [invitations, setInvitations] = useState({ count: 0, isOpen: false })
  const [act, setAct] = useState<OpenAct | null>(null)
  const begin = useBegin(setAct)

  return (
    <Screen title={t('Users')}>
      <ScreenHeader title={t('Users')} count={total} lead={t('Accounts and what they may do')}>
        <Button
          variant="primary"
          icon={UserPlus}
          className="ms-auto"
          onPress={() => setInvitations({ count: invitations.count + 1, isOpen: true })}
        >
          {t('Invite user')}
        </Button>
      </ScreenHeader>
      <AccountFilterBar filter={filter} onChange={setFilter} />
      <QueryView
        query={{ data: accounts, error: pages.error, isFetching: pages.isFetching, refetch: pages.refetch }}
        failed={t('Error in fetching users')}
        loading={<AccountsSkeleton />}
        empty={<NoAccounts filter={filter} onClear={() => setFilter(default_filter)} />}
      >
        {(found) => (
          <>
            <AccountsTable accounts={found} filter={filter} onFilter={setFilter} onAct={begin} />
            <MorePages pages={pages} shown={found.length} total={total ?? found.length} />
          </>
        )}
      </QueryView>
      <InviteDialog
        key={invitations.count}
        isOpen={invitations.isOpen}
        onClose={() => setInvitations({ ...invitations, isOpen: false })}
      />
      <Suspense>{act && <ActDialog act={act} onClose={() => setAct(null)} />}</Suspense>
      <Suspense>
        <FreshSignInDialog />
      </Suspense>
    </Screen>
  )
}

interface OpenAct {
  readonly kind: AccountAction
  readonly account: Account
}

/** What needs no question is done at once, the rest opens its dialog. */
function useBegin(open: (act: OpenAct) => void) {
  const { mutate: change } = useChangeAccount()
  const { mutate: save } = useExportAccount()
  return (kind: AccountAction, account: Account) => {
    if (kind === 'enable') change({ account, change: { is_disabled: false } })
    else if (kind === 'confirm') change({ account, change: { is_address_confirmed: true } })
    else if (kind === 'plan')
      change({ account, change: { plan: account.plan === 'premium' ? 'free' : 'premium' } })
    else if (kind === 'export') save(account)
    else open({ kind, account })
  }
}

function ActDialog({ act: { kind, account }, onClose }: { act: OpenAct; onClose: () => void }) {
  if (kind === 'role') return <RoleDialog account={account} onClose={onClose} />
  if (kind === 'disable') return <DisableQuestion account={account} onClose={onClose} />
  if (kind === 'second_factor') return <ResetQuestion account={account} onClose={onClose} />
  if (kind === 'ways_in') return <WaysInDialog account={account} onClose={onClose} />
  if (kind === 'link') return <LinkDialog account={account} onClose={onClose} />
  if (kind === 'delete') return <DeleteDialog account={account} onClose={onClose} />
  return null
}

function NoAccounts({ filter, onClear }: { readonly filter: AccountFilter; readonly onClear: () => void }) {
  if (!isNarrow(filter)) return <EmptyState icon={Users} title={t('No data found')} />
  return (
    <EmptyState
      icon={SearchX}
      title={t('No data found')}
      text={t('No user matches these filters.')}
      action={
        <Button size="sm" icon={X} onPress={onClear}>
          {t('Clear filters')}
        </Button>
      }
    />
  )
}
