import { type IntegrationMailType, listMails, type MailCategory } from '@meridian/contract'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { pageQueryFor } from '../../../platform/api/queries.ts'
import { category_tabs, default_mail_filter, mailsInput } from './list-filter.ts'

/** How many mails of each list have not been read; missing until it is known. */
export function useUnreadCounts(
  source: IntegrationMailType | 'all',
  isAny: boolean,
): ReadonlyMap<MailCategory, number> {
  const answers = useQueries({
    queries: category_tabs.map(({ id: category }) => ({
      ...pageQueryFor(
        listMails,
        mailsInput({ ...default_mail_filter, category, view: 'unread' }, source, { page: 1, limit: 1 }),
      ),
      placeholderData: keepPreviousData,
      enabled: isAny,
    })),
  })
  return new Map(
    category_tabs.flatMap(({ id }, index) => {
      const total = answers[index]?.data?.pagination.total
      return total === undefined ? [] : [[id, total] as const]
    }),
  )
}
