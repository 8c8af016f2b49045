import { CalendarRange, X } from 'lucide-react'
import { t } from '../../platform/text/text.ts'
import { formatDateRange } from '../../platform/time/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MeetingFilter } from './meeting-filter.ts'

interface RangeChipProps extends Pick<MeetingFilter, 'from' | 'to'> {
  readonly onRemove: () => void
}

/** '16 – 22 Nov 2026': the days the list is limited to, and the way back to all. */
export function RangeChip({ from, to, onRemove }: RangeChipProps) {
  const days = formatDateRange(from, to)
  return (
    <p className="mb-4 inline-flex min-h-8 items-center gap-2 rounded-md bg-accent-soft ps-2.5 pe-1 font-medium text-accent-text">
      <Icon of={CalendarRange} />
      <span className="num">{days}</span>
      <IconButton label={t('Remove {days}', { days })} icon={X} size="sm" onPress={onRemove} />
    </p>
  )
}
