import { countMails, type IntegrationMailType } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { Link } from '../../../ui/link.tsx'
import { mails_path } from '../mail-path.ts'
import { addressOfMailFilter, category_tabs, countedList, type MailFilter, sourceOf } from './list-filter.ts'
import { sourceOptions } from './list-tools.tsx'

interface SearchElsewhereProps {
  readonly filter: MailFilter
  /** Where mail is from. */
  readonly read: readonly IntegrationMailType[]
}

/** How many mails the search finds in the other lists, in the archive and in the other mailboxes, each with the way there. */
export function SearchElsewhere({ filter, read }: SearchElsewhereProps) {
  const places = otherPlaces(filter, read)
  const lists = places.map((place) => countedList(place.filter, sourceOf(place.filter, read)))
  const { data } = useQuery({
    ...queryFor(countMails, { body: { search_term: filter.search, lists } }),
    enabled: filter.search !== '',
  })
  const found = places.flatMap((place, index) => {
    const count = data?.mail_counts[index] ?? 0
    return filter.search !== '' && count > 0 ? [{ ...place, count }] : []
  })
  return (
    <p role="status" className="num flex flex-wrap gap-x-3 text-sm text-text-2 not-empty:mb-3">
      {found.map(({ filter: there, name, count }) => (
        <Link key={addressOfMailFilter(there)} href={`${mails_path}?${addressOfMailFilter(there)}`}>
          {there.view === filter.view
            ? t('{count} in {name}', { count, name })
            : t('{count} archived in {name}', { count, name })}
        </Link>
      ))}
    </p>
  )
}

interface Place {
  readonly filter: MailFilter
  readonly name: string
}

function otherPlaces(filter: MailFilter, read: readonly IntegrationMailType[]): Place[] {
  const lists = category_tabs.map(({ id, label }) => ({
    filter: { ...filter, category: id },
    name: t<string>(label),
  }))
  const source = sourceOf(filter, read)
  const mailboxes = sourceOptions(read).filter(({ id }) => id !== source && id !== 'all' && read.includes(id))
  return [
    ...lists.filter((list) => list.filter.category !== filter.category),
    ...(filter.view === 'archived'
      ? []
      : lists.map((list): Place => ({ ...list, filter: { ...list.filter, view: 'archived' } }))),
    ...(source === 'all'
      ? []
      : mailboxes.map(({ id, label }) => ({ filter: { ...filter, type: id }, name: label }))),
  ]
}
