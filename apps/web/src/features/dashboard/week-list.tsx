import type { Occurrence } from '@meridian/contract'
import { occurrenceHref } from '../../platform/navigation/meeting-path.ts'
import { t } from '../../platform/text/text.ts'
import {
  type Clock,
  formatDateRange,
  formatDuration,
  formatLongDay,
  formatTimeRange,
  isoDate,
} from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { ButtonLink, Link } from '../../ui/link.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { countOf } from './day-sentence.ts'
import { intervalOf } from './own-time.ts'
import type { WeekFigures, Weeks } from './week-figures.ts'

interface WeekListProps {
  readonly shown: 'meetings' | 'minutes'
  readonly figures: WeekFigures
  readonly weeks: Weeks
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What a figure of the week counts: each time a meeting takes place, series included. */
export function WeekList({ shown, figures, weeks, isOpen, onClose }: WeekListProps) {
  const clock = useClock()
  const meetings = shown === 'meetings' ? figures.counted : figures.taking
  const title =
    shown === 'meetings'
      ? countOf(figures.meetings)
      : t('{duration} in meetings', { duration: formatDuration(figures.minutes) })
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <p className="num text-muted">{formatDateRange(weeks.start, weeks.end)}</p>
      {shown === 'minutes' && (
        <p className="mt-1 text-xs text-muted">
          {t('Overlapping meetings count once. Only time within the week counts.')}
        </p>
      )}
      {meetings.length === 0 && <p className="mt-4">{t('No meetings planned.')}</p>}
      {[...byDate(meetings, clock)].map(([date, those]) => (
        <section key={date} aria-labelledby={`week-list-${date}`} className="mt-4">
          <h3 id={`week-list-${date}`} className="mb-1 text-sm font-semibold">
            {formatLongDay(date)}
          </h3>
          <ul>
            {those.map((meeting) => (
              <Row
                key={`${meeting.meeting_id} ${meeting.original_start_timestamp}`}
                meeting={meeting}
                clock={clock}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-5">
        <ButtonLink href={`/user/meetings?status=all&from=${weeks.start}&to=${weeks.end}`} size="sm">
          {t('All these meetings')}
        </ButtonLink>
      </div>
    </Sheet>
  )
}

interface RowProps {
  readonly meeting: Occurrence
  readonly clock: Clock
}

function Row({ meeting, clock }: RowProps) {
  const [startMs, endMs] = intervalOf(meeting)
  return (
    <li className="flex items-baseline gap-3 border-t border-border py-2">
      <span className="num flex-none text-xs text-muted">{formatTimeRange(startMs, endMs, clock)}</span>
      <Link
        href={occurrenceHref(meeting)}
        look="bare"
        className="own-direction min-w-0 flex-1 wrap-anywhere hover:underline"
      >
        {meeting.meeting_title || t('No title provided')}
      </Link>
      <span className="num flex-none text-xs text-muted">
        {formatDuration(Math.round((endMs - startMs) / 60_000))}
      </span>
    </li>
  )
}

function byDate(meetings: readonly Occurrence[], { zone }: Clock): ReadonlyMap<string, Occurrence[]> {
  return Map.groupBy(meetings, ({ start_timestamp }) => isoDate(start_timestamp, zone))
}
