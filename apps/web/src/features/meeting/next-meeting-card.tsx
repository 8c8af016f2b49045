import { remainingTime } from '@meridian/engine'
import { Video } from 'lucide'
import { occurrenceHref } from '../../platform/navigation/meeting-path.ts'
import { t } from '../../platform/text/text.ts'
import { formatRemaining, formatShortDay, formatTimeRange, isoDate } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { sources } from './source.ts'
import { comingOf, useComingOccurrences } from './use-coming-occurrences.ts'

/** The next active meeting, in the sidebar; nothing where none is to come. */
export function NextMeetingCard() {
  const clock = useClock()
  const now = useNow(60_000)
  const [next] = comingOf(useComingOccurrences().data ?? [], now)
  if (!next) return null
  const { start_timestamp, end_timestamp, meeting_link } = next
  const remaining = remainingTime(Date.parse(start_timestamp), Date.parse(end_timestamp), now)
  // Beyond a day the date below says it better.
  const isSoon = Date.parse(start_timestamp) - now < 86_400_000
  return (
    <section
      aria-label={t('Next meeting')}
      className={cx(
        'relative overflow-hidden rounded-lg border border-border bg-raised px-3 pt-2.75 pb-3 shadow-sm before:absolute before:inset-y-3 before:start-0 before:w-0.75 before:rounded-e-full before:bg-tint-dot',
        sources[next.meeting_integration_type].tint,
      )}
    >
      <p className="flex justify-between gap-2 text-2xs text-muted">
        {t('Next meeting')}
        {isSoon && (
          <b className="num font-semibold whitespace-nowrap text-accent-text">{formatRemaining(remaining)}</b>
        )}
      </p>
      <Link
        href={occurrenceHref(next)}
        look="bare"
        className="own-direction mt-0.75 line-clamp-2 text-sm wrap-anywhere leading-4.5 font-semibold text-text hover:underline"
      >
        {next.meeting_title || t('No title provided')}
      </Link>
      <p className="num text-xs text-muted">
        {formatShortDay(isoDate(start_timestamp, clock.zone))} ·{' '}
        {formatTimeRange(start_timestamp, end_timestamp, clock)}
      </p>
      {meeting_link && (
        <Link href={meeting_link} isExternal className="mt-2 flex items-center gap-1.5 text-xs">
          <Icon of={Video} size={14} className="shrink-0" />
          <span className="truncate">{meeting_link.replace(/^https?:\/\//, '')}</span>
        </Link>
      )}
    </section>
  )
}
