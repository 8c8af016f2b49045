import type { Account } from '@meridian/contract'
import {
  BadgeCheck,
  Ban,
  CircleCheck,
  Download,
  Ellipsis,
  KeyRound,
  LogIn,
  ScrollText,
  ShieldCheck,
  ShieldOff,
  Sparkles,
  Trash2,
} from 'lucide'
import { useSession } from '../../platform/session/session.ts'
import { t } from '../../platform/text/text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../ui/overlay/menu.tsx'

export type AccountAction =
  | 'role'
  | 'plan'
  | 'disable'
  | 'enable'
  | 'link'
  | 'ways_in'
  | 'second_factor'
  | 'confirm'
  | 'export'
  | 'delete'

interface AccountMenuProps {
  readonly account: Account
  readonly onAct: (kind: AccountAction) => void
}

/** What the reader may do with an account; the server decides again. */
export function AccountMenu({ account, onAct }: AccountMenuProps) {
  const label = t('Actions for {name}', { name: account.full_name })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={Ellipsis} />}
      groups={useGroups(account, onAct)}
    />
  )
}

function useGroups(account: Account, onAct: AccountMenuProps['onAct']) {
  const { user_id, account_status, is_manageable, is_address_confirmed, plan } = account
  const reader = useSession(({ user }) => user)
  const isDisabled = account_status === 'disabled'
  const mayHelp = is_manageable || reader?.user_id === user_id
  const act = (id: AccountAction, look: Omit<MenuAction, 'id'>) => ({
    id,
    ...look,
    onAction: () => onAct(id),
  })
  const groups: MenuAction[][] = [
    is_manageable && reader?.role === 'system_admin'
      ? [act('role', { label: t('Change role'), icon: ShieldCheck })]
      : [],
    [
      ...(is_manageable
        ? [
            act('plan', {
              label: plan === 'premium' ? t('Take away Premium') : t('Give Premium'),
              icon: Sparkles,
            }),
          ]
        : []),
      ...(mayHelp && !isDisabled ? [act('link', { label: t('Make reset link'), icon: KeyRound })] : []),
      ...(mayHelp ? [act('ways_in', { label: t('Ways in'), icon: LogIn })] : []),
      ...(mayHelp ? [act('second_factor', { label: t('Reset passkeys and codes'), icon: ShieldOff })] : []),
      ...(is_manageable && !is_address_confirmed
        ? [act('confirm', { label: t('Confirm address'), icon: BadgeCheck })]
        : []),
      ...(mayHelp ? [act('export', { label: t('Export'), icon: Download })] : []),
      { id: 'audit', label: t('Audit log'), icon: ScrollText, href: `/admin/dashboard?user_id=${user_id}` },
    ],
    is_manageable
      ? [
          isDisabled
            ? act('enable', { label: t('Enable'), icon: CircleCheck })
            : act('disable', { label: t('Disable'), icon: Ban }),
          act('delete', { label: t('Delete'), icon: Trash2, isDangerous: true }),
        ]
      : [],
  ]
  return groups.filter((group) => group.length > 0)
}
