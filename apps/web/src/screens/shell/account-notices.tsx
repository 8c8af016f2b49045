import { listNotices } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { lazyPart } from '../../ui/state/lazy-part.tsx'

const AccountNoticeList = lazyPart(
  async () => ({ default: (await import('./account-notice-list.tsx')).AccountNoticeList }),
  { kind: 'unasked' },
)

/** What admins did with the account, until the person closes it. Most people never see one. */
export function AccountNotices() {
  const notices = useQuery(queryFor(listNotices, {})).data ?? []
  if (notices.length === 0) return null
  return (
    <Suspense>
      <AccountNoticeList notices={notices} />
    </Suspense>
  )
}
