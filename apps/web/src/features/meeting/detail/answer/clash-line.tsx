import { listOccurrences, type Meeting } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide'
import { queryFor } from '../../../../platform/api/queries.ts'
import { useHidden } from '../../../../platform/state/hidden.ts'
import { t } from '../../../../platform/text/text.ts'
import { formatTimeRange } from '../../../../platform/time/format.ts'
import { useClock } from '../../../../platform/time/use-clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { isHidden } from '../../delete/hidden-occurrences.ts'
import { clashesOf } from './own-clash.ts'

/** What the reader has at the same time; nothing where the time is free. */
export function ClashLine({ meeting }: { readonly meeting: Meeting }) {
  const clock = useClock()
  const hidden = useHidden()
  const { start_timestamp, end_timestamp } = meeting.meeting_timestamps
  const isLooked = !meeting.is_all_day && end_timestamp > start_timestamp
  const found = useQuery({
    ...queryFor(listOccurrences, { query: { start_timestamp, end_timestamp } }),
    enabled: isLooked,
  })
  const [first, ...more] = clashesOf(meeting, found.data ?? []).filter((other) => !isHidden(hidden, other))
  if (!first) return null
  const title = first.meeting_title || t('No title provided')
  const time = formatTimeRange(first.start_timestamp, first.end_timestamp, clock)
  return (
    <p className="num flex min-w-0 items-start gap-1.5 text-warning-text">
      <Icon of={TriangleAlert} size={14} className="mt-0.75" />
      <span className="min-w-0 wrap-anywhere">
        {more.length === 0
          ? t('Clashes with {title}, {time}', { title, time })
          : t('Clashes with {title}, {time}, and {count} more', { title, time, count: more.length })}
      </span>
    </p>
  )
}
