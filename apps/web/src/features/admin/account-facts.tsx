import type { Account } from '@meridian/contract'
import { useSession } from '../../platform/session/session.ts'
import { t } from '../../platform/text/text.ts'
import { formatDate, formatPast, formatTime } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { StatusChip } from '../../ui/state/status.tsx'
import { role_words, status_tones, status_words } from './account-words.ts'

/** Picture, name and address of an account. */
export function AccountName({ account }: { readonly account: Account }) {
  const isOwn = useSession(({ user }) => user?.user_id === account.user_id)
  return (
    <span className="flex min-w-0 items-center gap-2.75">
      <Avatar id={account.user_id} name={account.full_name} picture={account.profile_picture} size="lg" />
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-1.5 max-xs:flex-wrap">
          <b
            dir="auto"
            className="truncate max-xs:whitespace-normal max-xs:wrap-anywhere font-medium"
            title={account.full_name}
          >
            {account.full_name}
          </b>
          {isOwn && <Badge>{t('You')}</Badge>}
          {account.plan === 'premium' && <Badge tone="accent">{t('Premium')}</Badge>}
        </span>
        <span
          className="block truncate max-xs:whitespace-normal max-xs:wrap-anywhere text-xs text-muted"
          title={account.primary_email}
        >
          {account.primary_email}
          {!account.is_address_confirmed && ` · ${t('not confirmed')}`}
        </span>
      </span>
    </span>
  )
}

/** Operators stand out from the many who are none. */
export function RoleBadge({ role }: Pick<Account, 'role'>) {
  if (role === 'user') return <span className="text-text-2">{t(role_words[role])}</span>
  return <Badge tone="accent">{t(role_words[role])}</Badge>
}

export function AccountStatusChip({ account_status }: Pick<Account, 'account_status'>) {
  return <StatusChip tone={status_tones[account_status]}>{t(status_words[account_status])}</StatusChip>
}

/** '3 min ago', with the whole moment for who points at it. */
export function Past({ moment }: { readonly moment: string }) {
  const clock = useClock()
  const now = useNow(60_000)
  return (
    <time
      dateTime={moment}
      title={`${formatDate(moment, clock.zone)}, ${formatTime(moment, clock)}`}
      className="num whitespace-nowrap"
    >
      {formatPast(moment, now, clock.zone)}
    </time>
  )
}

/** An unused account shows since when it is invited. */
export function LastActive({ account }: { readonly account: Account }) {
  if (account.last_active_at === null) return <span className="text-muted">{t('never')}</span>
  return <Past moment={account.last_active_at} />
}
