import { followableLink, type Occurrence } from '@meridian/contract'
import { remainingTime } from '@meridian/engine'
import { CalendarDays, Video } from 'lucide'
import { occurrenceHref } from '../../platform/navigation/meeting-path.ts'
import { placeName } from '../../platform/navigation/place-name.ts'
import { t } from '../../platform/text/text.ts'
import { type Clock, formatRemaining, formatTimeRange, isoDate } from '../../platform/time/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { EmptyState } from '../../ui/state/notice.tsx'
import { type Query, QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { dayWord } from './day-word.ts'
import { intervalOf } from './own-time.ts'
import type { SourceLooks } from './source-look.ts'

interface AfterThatCardProps {
  readonly title: string
  /** The meetings that follow, soonest first. */
  readonly meetings: Query<readonly Occurrence[]>
  readonly clock: Clock
  readonly today: string
  readonly nowMs: number
  readonly sources: SourceLooks
}

/** The next meetings, with the way to join them. */
export function AfterThatCard({ title, meetings, ...rest }: AfterThatCardProps) {
  return (
    <Card labelledBy="after-title" className="h-full">
      <CardHeader
        id="after-title"
        title={title}
        end={
          <Link href="/user/meetings" look="quiet" className="touch text-xs">
            {t('All meetings')}
          </Link>
        }
      />
      <div className="[&>[role=alert]]:m-4 [&>[role=status]]:mx-4 [&>[role=status]]:mt-3">
        <QueryView
          query={meetings}
          loading={<UpcomingSkeletons />}
          failed={t('Error in fetching meetings')}
          empty={
            <div className="p-4">
              <EmptyState icon={CalendarDays} title={t('Nothing else in the next 31 days')} />
            </div>
          }
        >
          {(found) => (
            <ul>
              {found.map((meeting) => (
                <UpcomingMeeting
                  key={`${meeting.meeting_id} ${meeting.original_start_timestamp}`}
                  meeting={meeting}
                  {...rest}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Card>
  )
}

type UpcomingMeetingProps = Omit<AfterThatCardProps, 'title' | 'meetings'> & { readonly meeting: Occurrence }

function UpcomingMeeting({ meeting, clock, today, nowMs, sources }: UpcomingMeetingProps) {
  const { start_timestamp, end_timestamp, location_name } = meeting
  const link = followableLink(meeting.meeting_link)
  const source = sources[meeting.meeting_integration_type]
  const title = meeting.meeting_title || t('No title provided')
  return (
    <li
      className={cx(
        'flex gap-3 border-border px-3.5 max-xs:flex-wrap py-3.5 not-first:border-t md:px-4 md:py-3',
        source.tint,
      )}
    >
      <span aria-hidden className="w-0.75 flex-none rounded-full bg-tint-dot" />
      <div className="min-w-0 flex-1 max-xs:basis-3/4">
        <h3 className="text-base leading-5 font-semibold tracking-snug">
          <Link
            href={occurrenceHref(meeting)}
            look="bare"
            className="line-clamp-2 wrap-anywhere hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="num mt-0.5 text-xs leading-4.5 text-muted">
          {dayWord(isoDate(start_timestamp, clock.zone), today)},{' '}
          <span className="whitespace-nowrap">{formatTimeRange(start_timestamp, end_timestamp, clock)}</span>
        </p>
        <p className="mt-0.5 flex items-center gap-1.5 text-xs leading-4.5 text-muted">
          <Mark tint={source.tint} sign={source.sign} />
          <span className="min-w-0 truncate">
            {[t(source.label), placeName(location_name)].filter(Boolean).join(', ')}
          </span>
          {meeting.meeting_action === 'pending' && <Badge>{t('Not answered')}</Badge>}
        </p>
      </div>
      <div className="flex flex-none flex-col items-end justify-between gap-1.5 text-xs">
        <span className="num leading-5 text-muted">
          {formatRemaining(remainingTime(...intervalOf(meeting), nowMs))}
        </span>
        {link !== null && (
          <Link
            href={link}
            isExternal
            aria-label={t('Join meeting, {title}', { title })}
            className="touch inline-flex items-center gap-1.25"
          >
            <Icon of={Video} size={14} />
            {t('Join meeting')}
          </Link>
        )}
      </div>
    </li>
  )
}

function UpcomingSkeletons() {
  return (
    <ul>
      {['first', 'second'].map((name) => (
        <li key={name} className="flex gap-3 border-border px-4 py-3 not-first:border-t">
          <Skeleton className="h-14 w-0.75" />
          <div className="flex-1">
            <Skeleton className="h-5 w-44 max-w-full" />
            <Skeleton className="mt-1 h-4 w-36 max-w-full" />
            <Skeleton className="mt-1 h-4 w-32 max-w-full" />
          </div>
        </li>
      ))}
    </ul>
  )
}
