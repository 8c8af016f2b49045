import type { Account } from '@meridian/contract'
import { ArrowDown, ArrowUp } from 'lucide'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { rich } from '../../platform/text/rich-text.tsx'
import { mark, t } from '../../platform/text/text.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { AccountName, AccountStatusChip, LastActive, Past, RoleBadge } from './account-facts.tsx'
import { type AccountFilter, type AccountSort, sortedBy } from './account-filter.ts'
import { type AccountAction, AccountMenu } from './account-menu.tsx'

interface AccountsTableProps {
  readonly accounts: readonly Account[]
  readonly filter: AccountFilter
  readonly onFilter: (filter: AccountFilter) => void
  readonly onAct: (kind: AccountAction, account: Account) => void
}

/** One line an account, or on a phone one card. */
export function AccountsTable({ accounts, filter, onFilter, onAct }: AccountsTableProps) {
  if (useIsPhone()) return <AccountCards accounts={accounts} onAct={onAct} />
  return (
    <Frame
      head={columns.map(({ sort, label, className }) =>
        sort ? (
          <Head key={label} label={t(label)} {...{ sort, className, filter, onFilter }} />
        ) : (
          <th key={label} scope="col" className={cx(head_class, className)}>
            {t(label)}
          </th>
        ),
      )}
    >
      {accounts.map((account) => (
        <tr key={account.user_id} className={row_class}>
          <th scope="row" className="ps-4 pe-3 text-start font-normal">
            <AccountName account={account} />
          </th>
          <td className={cell_class}>
            <RoleBadge role={account.role} />
          </td>
          <td className={cell_class}>
            <AccountStatusChip account_status={account.account_status} />
          </td>
          <td className={cx(cell_class, middle_class)}>
            <LastActive account={account} />
          </td>
          <td className={cx(cell_class, wide_class, 'text-text-2')}>
            <Past moment={account.created_at} />
          </td>
          <td className="pe-2.5 text-end">
            <AccountMenu account={account} onAct={(kind) => onAct(kind, account)} />
          </td>
        </tr>
      ))}
    </Frame>
  )
}

function AccountCards({ accounts, onAct }: Pick<AccountsTableProps, 'accounts' | 'onAct'>) {
  return (
    <ul aria-label={t('Users')} className="flex flex-col gap-2.5">
      {accounts.map((account) => (
        <Card key={account.user_id} as="li" className="py-2.5 ps-3.5 pe-1">
          <div className="flex items-center gap-1">
            <span className="min-w-0 flex-1">
              <AccountName account={account} />
            </span>
            <AccountMenu account={account} onAct={(kind) => onAct(kind, account)} />
          </div>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 pe-2.5 text-xs">
            <AccountStatusChip account_status={account.account_status} />
            <RoleBadge role={account.role} />
            <span className="ms-auto text-muted">
              {rich(t('Last active: <when></when>'), { when: <LastActive account={account} /> })}
            </span>
          </div>
        </Card>
      ))}
    </ul>
  )
}

/** In the size of the rows. */
export function AccountsSkeleton() {
  const isPhone = useIsPhone()
  if (isPhone) {
    return (
      <div className="flex flex-col gap-2.5">
        {skeleton_keys.map((key) => (
          <Card key={key} as="div" className="flex h-25 items-start gap-3 p-3.5">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 w-40" />
          </Card>
        ))}
      </div>
    )
  }
  return (
    <Frame
      head={columns.map(({ label, className }) => (
        <th key={label} scope="col" className={cx(head_class, className)}>
          {t(label)}
        </th>
      ))}
    >
      {skeleton_keys.map((key) => (
        <tr key={key} className={row_class}>
          <td className="ps-4 pe-3">
            <span className="flex items-center gap-2.75">
              <Skeleton className="size-8 rounded-full" />
              <Skeleton className="h-4 w-40" />
            </span>
          </td>
          {[...columns.slice(1), actions_column].map(({ label, className }) => (
            <td key={label} className={cx(cell_class, className)}>
              <Skeleton className="h-4 w-full max-w-16" />
            </td>
          ))}
        </tr>
      ))}
    </Frame>
  )
}

function Frame({ head, children }: { readonly head: ReactNode; readonly children: ReactNode }) {
  return (
    <Card as="div" className="@container overflow-hidden">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('Users')}</caption>
        <thead>
          <tr className="h-9.5 text-xs text-muted">
            {head}
            <th scope="col" className="w-13">
              <span className="sr-only">{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  )
}

interface HeadProps {
  readonly label: string
  readonly sort: AccountSort
  readonly className: string
  readonly filter: AccountFilter
  readonly onFilter: (filter: AccountFilter) => void
}

/** Pressed, the table is sorted by the column; pressed again, the other way round. */
function Head({ label, sort, className, filter, onFilter }: HeadProps) {
  const isCurrent = filter.sort === sort
  const isUp = filter.direction === 'ASC'
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (isUp ? 'ascending' : 'descending') : undefined}
      className={cx(head_class, className)}
    >
      <AriaButton
        onPress={() => onFilter(sortedBy(filter, sort))}
        className={cx(
          '-mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 whitespace-nowrap data-hovered:bg-hover data-hovered:text-text',
          isCurrent && 'text-text-2',
        )}
      >
        {label}
        {isCurrent && <Icon of={isUp ? ArrowUp : ArrowDown} size={12} />}
      </AriaButton>
    </th>
  )
}

interface Column {
  readonly label: string
  readonly sort?: AccountSort
  readonly className: string
}

/** Where the table is narrow, the moments give way. */
const wide_class = 'hidden @min-[48rem]:table-cell'
const middle_class = 'hidden @min-[40rem]:table-cell'
const columns: readonly Column[] = [
  { label: mark('User'), sort: 'full_name', className: '' },
  { label: mark('Role'), sort: 'role', className: 'w-32' },
  { label: mark('Status'), className: 'w-28' },
  { label: mark('Last active'), sort: 'last_active_at', className: `${middle_class} w-31` },
  { label: mark('Created'), sort: 'created_at', className: `${wide_class} w-31` },
]
const actions_column: Column = { label: mark('Actions'), className: 'w-13' }
const row_class = 'h-14 border-t border-border hover:bg-hover'
const cell_class = 'px-3'
const head_class = 'px-3 text-start font-medium first:ps-4'
const skeleton_keys = [1, 2, 3, 4, 5, 6]
