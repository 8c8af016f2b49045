import { CalendarRange, X } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../../platform/text/text.ts'
import { formatDateRange } from '../../../platform/time/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PopupTrigger } from '../../../ui/overlay/popup-trigger.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import type { MeetingFilter } from './meeting-filter.ts'

type Range = Pick<MeetingFilter, 'from' | 'to'>

interface RangeChipProps extends Range {
  readonly onChange: (range: Range) => void
  readonly onRemove: () => void
}

const fetchPopup = async () => ({ default: (await import('./range-popup.tsx')).RangePopup })
const RangePopup = lazyPart(fetchPopup)

/** '16 – 22 Nov 2026': the days the list is limited to, others to choose, and the way back to all. */
export function RangeChip({ from, to, onChange, onRemove }: RangeChipProps) {
  const days = formatDateRange(from, to)
  return (
    <div className="mb-4 inline-flex min-h-8 items-center gap-0.5 rounded-md bg-accent-soft px-1 font-medium text-accent-text">
      <PopupTrigger
        kind="dialog"
        prepare={fetchPopup}
        trigger={
          <AriaButton className="touch flex h-6 items-center gap-2 rounded-sm px-1.5 data-hovered:underline">
            <Icon of={CalendarRange} />
            <span className="sr-only">{t('Choose the days, now')}</span>
            <span className="num">{days}</span>
          </AriaButton>
        }
      >
        {(popup) => <RangePopup {...popup} from={from} to={to} onChange={onChange} />}
      </PopupTrigger>
      <IconButton label={t('Remove {days}', { days })} icon={X} size="sm" onPress={onRemove} />
    </div>
  )
}
