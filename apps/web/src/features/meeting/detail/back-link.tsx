import { t } from '../../../platform/text/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { ArrowLeft } from '../../../ui/sided-icons.ts'
import { listHref } from '../list/use-meeting-filter.ts'

/** To the list as it was left. */
export function BackLink() {
  return (
    <nav aria-label={t('Back')} className="mb-3.5 text-xs print:hidden">
      <Link href={listHref()} look="quiet" className="touch inline-flex items-center gap-1.5">
        <Icon of={ArrowLeft} size={14} />
        {t('Meetings')}
      </Link>
    </nav>
  )
}
