import { Inbox, SearchX, X } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { default_mail_filter, type MailFilter } from './list-filter.ts'

interface MailListEmptyProps {
  readonly filter: MailFilter
  readonly onFilter: (filter: MailFilter) => void
  /** A first reading is under way. */
  readonly isReading: boolean
}

/** Nothing in the list, or nothing that goes with the search and the view. */
export function MailListEmpty({ filter, onFilter, isReading }: MailListEmptyProps) {
  const { category } = filter
  const isFiltered = filter.search !== '' || filter.view !== 'active'
  if (!isFiltered) {
    const text = isReading ? t('Mails appear here as they are synced.') : t('There is no mail in this list.')
    return <EmptyState icon={Inbox} title={t('No data found')} text={text} />
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('No data found')}
      text={t('No mail matches these filters.')}
      action={
        <Button size="sm" icon={X} onPress={() => onFilter({ ...default_mail_filter, category })}>
          {t('Clear filters')}
        </Button>
      }
    />
  )
}
