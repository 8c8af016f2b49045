import { countMails, type IntegrationMailType, type MailCategory } from '@meridian/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { category_tabs, countedList } from './list-filter.ts'

/** How many mails of each list have not been read; missing until it is known. */
export function useUnreadCounts(
  source: IntegrationMailType | 'all',
  isAny: boolean,
): ReadonlyMap<MailCategory, number> {
  const lists = category_tabs.map(({ id: category }) => countedList({ category, view: 'unread' }, source))
  const { data } = useQuery({
    ...queryFor(countMails, { body: { lists } }),
    placeholderData: keepPreviousData,
    enabled: isAny,
  })
  return new Map(
    category_tabs.flatMap(({ id }, index) => {
      const count = data?.mail_counts[index]
      return count === undefined ? [] : [[id, count] as const]
    }),
  )
}
