import { type IntegrationMailType, listMails } from '@meridian/contract'
import { useQueries } from '@tanstack/react-query'
import { pageQueryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { Link } from '../../../ui/link.tsx'
import { mails_path } from '../mail-path.ts'
import { addressOfMailFilter, category_tabs, type MailFilter, mailsInput } from './list-filter.ts'

interface SearchElsewhereProps {
  readonly filter: MailFilter
  readonly source: IntegrationMailType | 'all'
}

/** How many mails the search finds in the other lists, each with the way there. */
export function SearchElsewhere({ filter, source }: SearchElsewhereProps) {
  const others = category_tabs.filter(({ id }) => id !== filter.category)
  const answers = useQueries({
    queries: others.map(({ id: category }) => ({
      ...pageQueryFor(listMails, mailsInput({ ...filter, category }, source, { page: 1, limit: 1 })),
      enabled: filter.search !== '',
    })),
  })
  const found = others.flatMap(({ id, label }, index) => {
    const count = answers[index]?.data?.pagination.total ?? 0
    return filter.search !== '' && count > 0 ? [{ id, name: t<string>(label), count }] : []
  })
  return (
    <p role="status" className="num flex flex-wrap gap-x-3 text-sm text-text-2 not-empty:mb-3">
      {found.map(({ id, name, count }) => (
        <Link key={id} href={`${mails_path}?${addressOfMailFilter({ ...filter, category: id })}`}>
          {t('{count} in {name}', { count, name })}
        </Link>
      ))}
    </p>
  )
}
