import { getUser } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { t } from '../../platform/text/text.ts'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { MailCard } from './mail/mail-card.tsx'
import { SignatureCard } from './mail/signature-card.tsx'
import { SnippetsCard } from './mail/snippets-card.tsx'
import { ReminderCard } from './reminder/reminder-card.tsx'

/** What reminds the person, and what comes by mail. */
export function NotificationCards() {
  const user = useQuery(queryFor(getUser, {}))
  return (
    <QueryView
      query={user}
      loading={<Skeleton className="h-91 rounded-lg" />}
      failed={t('Error fetching user details')}
    >
      {(found) => (
        <div className="@container">
          <div className="grid gap-4 @min-[44rem]:grid-cols-2">
            <ReminderCard user={found} />
            <MailCard user={found} />
            <SignatureCard user={found} />
            <SnippetsCard />
          </div>
        </div>
      )}
    </QueryView>
  )
}
