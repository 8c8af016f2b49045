import { completeLink, isLink, type Meeting } from '@meridian/contract'
import { Copy } from 'lucide'
import type { ReactNode } from 'react'
import { isCallAddress } from '../../../platform/navigation/place-name.ts'
import { mark, t } from '../../../platform/text/text.ts'
import { formatPast } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { zoneName } from '../../../platform/time/zones.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useShownOccurrence } from '../meeting-input.ts'
import { nextWords, recurrenceWords, seriesWords } from '../series/recurrence-words.ts'
import { ConferenceStatus } from './conference-status.tsx'
import { copyMeetingLink } from './copy-meeting-link.ts'
import { DetailCard } from './detail-card.tsx'
import { mapHref } from './map-href.ts'
import { PriorityText } from './priority.tsx'

interface DetailsCardProps {
  readonly meeting: Meeting
}

export function DetailsCard({ meeting }: DetailsCardProps) {
  const { zone } = useClock()
  const now = useNow(60_000)
  const state = meeting.meeting_conference?.state ?? 'ready'
  // A call that is still to come has more to say than that there is no link.
  const hasLink = meeting.meeting_link !== null || state === 'ready'
  return (
    <DetailCard title={t('Details')}>
      <dl className="grid grid-cols-[5.75rem_minmax(0,1fr)] gap-x-2 gap-y-2.25 max-xs:grid-cols-[minmax(0,1fr)]">
        <Entry name={t('Link')} isEmpty={meeting.meeting_link === null && state === 'ready'}>
          {hasLink ? <MeetingLink link={meeting.meeting_link} /> : null}
          <ConferenceStatus meeting={meeting} />
        </Entry>
        <Entry name={t('Location')} isEmpty={!hasPlace(meeting)}>
          <Location meeting={meeting} />
        </Entry>
        <Entry name={t('Priority')}>
          <PriorityText priority={meeting.meeting_priority} />
        </Entry>
        <Entry name={t('Repeats')}>
          <Repeats meeting={meeting} zone={zone} />
        </Entry>
        <Entry name={t('Time zone')}>
          {zoneName(meeting.meeting_timezone, Date.parse(meeting.meeting_timestamps.start_timestamp))}
        </Entry>
        <Entry name={t('Shown as')}>{t(shownAs(meeting))}</Entry>
        <Entry name={t('Updated')} isOnScreen>
          <span className="num">{formatPast(meeting.updated_at, now, zone)}</span>
        </Entry>
      </dl>
    </DetailCard>
  )
}

interface EntryProps {
  readonly name: string
  /** The value says that there is nothing, which paper leaves out. */
  readonly isEmpty?: boolean
  /** The value is about the present moment. */
  readonly isOnScreen?: boolean
  readonly children: ReactNode
}

function Entry({ name, isEmpty = false, isOnScreen = isEmpty, children }: EntryProps) {
  return (
    <>
      <dt className={cx('text-muted', isOnScreen && 'print:hidden')}>{name}</dt>
      <dd className={cx('min-w-0', isOnScreen && 'print:hidden')}>{children}</dd>
    </>
  )
}

function MeetingLink({ link }: { readonly link: string | null }) {
  if (!link) return <span className="text-muted">{t('No link provided')}</span>
  const text = link.replace(/^https?:\/\//, '')
  return (
    <span className="flex items-center gap-1">
      {isLink(link) ? (
        <Link href={completeLink(link)} isExternal className="wrap-anywhere">
          {text}
        </Link>
      ) : (
        <span className="wrap-anywhere">{text}</span>
      )}
      <IconButton
        label={t('Copy link')}
        icon={Copy}
        size="sm"
        onPress={() => void copyMeetingLink(link)}
        className="-my-3 md:-my-1.5 print:hidden"
      />
    </span>
  )
}

function hasPlace({ meeting_location }: Pick<Meeting, 'meeting_location'>): boolean {
  return Boolean(meeting_location.location_name ?? meeting_location.location_link)
}

function Location({ meeting: { meeting_location, meeting_link } }: DetailsCardProps) {
  const { location_name, location_link } = meeting_location
  const map = mapHref(meeting_location)
  if (!hasPlace({ meeting_location })) return <span className="text-muted">{t('No location provided')}</span>
  // The address of a call is above, beside the link.
  if (meeting_link !== null && location_name !== null && isCallAddress(location_name)) return t('Online')
  const link = location_link && isLink(location_link) ? completeLink(location_link) : null
  const name = location_name ?? location_link?.replace(/^https?:\/\//, '')
  return (
    <>
      <span className="[overflow-wrap:anywhere]">
        {link ? (
          <Link href={link} isExternal>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      {map && (
        <Link
          href={map}
          isExternal
          className="ms-2 whitespace-nowrap print:hidden"
          aria-label={t('Show the location on a map')}
        >
          {t('Map')}
        </Link>
      )}
    </>
  )
}

function Repeats({ meeting, zone }: DetailsCardProps & { readonly zone: string }) {
  const occurrence = useShownOccurrence()
  const words = recurrenceWords(meeting)
  if (words === null) return t('Never')
  return (
    <>
      {words}
      <span className="num block text-xs text-muted">
        {/* One date knows nothing of the next. */}
        {occurrence === null ? `${seriesWords(meeting)}, ${nextWords(meeting, zone)}` : seriesWords(meeting)}
      </span>
    </>
  )
}

function shownAs({ is_transparent, is_tentative }: Meeting): string {
  if (is_transparent) return mark('Free')
  return is_tentative ? mark('Tentative') : mark('Busy')
}
