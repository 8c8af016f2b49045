import { type AccountNotice, closeNotices, listNotices } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShieldAlert, X } from 'lucide'
import { call } from '../../platform/api/api.ts'
import { queryFor } from '../../platform/api/queries.ts'
import { showError } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { formatDate } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

/** What admins did with the account, with a way to close it. */
export function AccountNoticeList({ notices }: { readonly notices: readonly AccountNotice[] }) {
  const cache = useQueryClient()
  const { queryKey } = queryFor(listNotices, {})
  const { mutate: close } = useMutation({
    mutationFn: () => call(closeNotices, {}),
    onSuccess: (left) => cache.setQueryData(queryKey, left),
    onError: (problem) => showError(problem, t(closeNotices.says.failed)),
  })
  return (
    <section
      aria-label={t('About your account')}
      className="flex items-start gap-2 border-b border-border bg-sunken px-4 py-1.5 text-sm text-text-2"
    >
      <Icon of={ShieldAlert} size={14} className="mt-1 text-muted" />
      <ul className="min-w-0 flex-1 wrap-anywhere">
        {notices.map((notice) => (
          <li key={notice.notice_id} className="py-0.5">
            <Sentence notice={notice} />
          </li>
        ))}
      </ul>
      <IconButton label={t('Close')} icon={X} onPress={() => close()} />
    </section>
  )
}

function Sentence({ notice: { kind, actor_name: name, created_at } }: { readonly notice: AccountNotice }) {
  const { zone } = useClock()
  const about = { name, day: formatDate(created_at, zone) }
  if (kind === 'account_exported')
    return t("{name} exported your account's data, without your mails, on {day}.", about)
  if (kind === 'way_in_ended') return t('{name} ended one of the ways into your account on {day}.', about)
  return kind === 'second_factor_reset'
    ? t('{name} removed your two-step sign-in and passkeys on {day}.', about)
    : t('{name} created a password reset link for your account on {day}.', about)
}
