import { Clock3, MapPin, Repeat, Users } from 'lucide'
import type { ReactNode } from 'react'
import { isCallAddress } from '../../../platform/navigation/place-name.ts'
import { tServer } from '../../../platform/text/server-text.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { formatDateRange, formatDay, formatPlainDay, formatTimeRange } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { abbreviationOf } from '../../../platform/time/zones.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { tintOfColor } from '../../../ui/tint.ts'
import { useCalendarHost } from '../calendar-host.ts'
import type { CalendarItem } from './calendar-item.ts'
import { elsewhere } from './item-words.ts'

function placeWords(location_name: string | null): string {
  if (location_name === null) return t('No location provided')
  return isCallAddress(location_name) ? t('Online') : location_name
}

/** What a card or a popover says of an event below its title. */
export function ItemFacts({ item }: { readonly item: CalendarItem }) {
  const clock = useClock()
  const { sourceOf } = useCalendarHost()
  const { occurrence, interval, first_date, last_date } = item
  const source = sourceOf(occurrence)
  const other = elsewhere(item, clock)
  const guests = occurrence.invitee_count
  return (
    <dl className="flex flex-col gap-1 text-xs text-text-2">
      <Fact name={t('Time')} icon={<Icon of={Clock3} size={14} />}>
        {occurrence.is_all_day ? (
          <span className="num">
            {t('All day, {day}', {
              day:
                first_date === last_date
                  ? formatPlainDay(first_date)
                  : formatDateRange(first_date, last_date),
            })}
          </span>
        ) : (
          <span className="num">
            {formatTimeRange(interval[0], interval[1], clock)} {abbreviationOf(clock.zone, interval[0])}
            <span className="block text-muted">{formatDay(interval[0], clock.zone)}</span>
          </span>
        )}
        {other && <span className="num block text-muted">{other}</span>}
      </Fact>
      {occurrence.is_recurring && (
        <Fact name={t('Repetition')} icon={<Icon of={Repeat} size={14} />}>
          {t('Repeats')}
        </Fact>
      )}
      <Fact name={t('Place')} icon={<Icon of={MapPin} size={14} />}>
        {placeWords(occurrence.location_name)}
      </Fact>
      {guests > 0 && (
        <Fact name={t('Guests')} icon={<Icon of={Users} size={14} />}>
          {plural(guests, { one: '{count} guest', other: '{count} guests' })}
        </Fact>
      )}
      <Fact name={t('Calendar')} icon={<Mark {...source} />}>
        {occurrence.is_transparent
          ? t('{calendar}, shown as free', { calendar: source.label })
          : source.label}
        {occurrence.calendar_problem !== null && (
          <span className="block text-warning-text">{tServer(occurrence.calendar_problem)}</span>
        )}
      </Fact>
      {occurrence.first_label && (
        <Fact name={t('Label')} icon={<LabelDot color={occurrence.first_label.label_color} />}>
          {occurrence.first_label.label_title}
        </Fact>
      )}
      {occurrence.meeting_status === 'cancelled' && (
        <p className="font-medium text-danger-text">{t('Cancelled')}</p>
      )}
      {occurrence.meeting_status !== 'cancelled' && occurrence.meeting_action === 'pending' && (
        <p className="font-medium text-warning-text">
          {occurrence.is_tentative
            ? t('Tentative: shown as free until you answer.')
            : t('Proposal, not answered')}
        </p>
      )}
    </dl>
  )
}

function LabelDot({ color }: { readonly color: string }) {
  return <i className={cx('size-2.5 rounded-full bg-tint-dot', tintOfColor(color))} />
}

function Fact({
  name,
  icon,
  children,
}: {
  readonly name: string
  readonly icon: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className="flex items-start gap-2">
      <dt className="grid size-4 shrink-0 place-items-center text-muted">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
