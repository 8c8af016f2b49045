import { Fragment, Suspense } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatLongDay, formatTime, isoDate } from '../../../platform/time/format.ts'
import { abbreviationOf } from '../../../platform/time/zones.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { ChevronRight } from '../../../ui/sided-icons.ts'
import { useCalendarHost } from '../calendar-host.ts'
import { HeldRow } from '../held/held-parts.tsx'
import type { HeldItem } from '../held/held-store.ts'
import { type CalendarItem, itemLabel } from '../item/calendar-item.ts'
import { itemLook } from '../item/item-look.ts'
import { linkToJoin, subtitleOf } from '../item/item-words.ts'

interface AgendaDayProps {
  readonly date: string
  readonly isToday: boolean
  readonly items: readonly CalendarItem[]
  readonly held: readonly HeldItem[]
  readonly nowMs: number
  readonly clock: Clock
  /** Makes a button of the heading, which leads to the hours of the day. */
  readonly onShowDay?: (date: string) => void
}

/** What takes place on one date, with a line for now. */
export function AgendaDay({ date, isToday, items, held, nowMs, clock, onShowDay }: AgendaDayProps) {
  const name = isToday ? t('Today') : formatLongDay(date)
  const left = items.filter(({ interval, isWholeDays }) => !isWholeDays && interval[1] > nowMs).length
  const whole = items.filter(({ isWholeDays }) => isWholeDays)
  const timed: readonly (CalendarItem | HeldItem)[] = [
    ...items.filter(({ isWholeDays }) => !isWholeDays),
    ...held,
  ].toSorted((one, other) => one.interval[0] - other.interval[0])
  // The line stands before the first that has not begun.
  const nowAt = isToday ? timed.findIndex(({ interval }) => interval[0] > nowMs) : -1
  return (
    <section aria-labelledby={`agenda-${date}`}>
      <h2 id={`agenda-${date}`} className="flex items-baseline gap-2 pt-4 pb-2 text-sm font-semibold">
        {onShowDay ? (
          <AriaButton
            onPress={() => onShowDay(date)}
            className="touch -mx-1.5 flex items-center gap-1 rounded-md px-1.5 data-hovered:bg-hover"
          >
            {name}
            <Icon of={ChevronRight} size={14} className="text-muted" />
          </AriaButton>
        ) : (
          name
        )}
        <span className="num ms-auto text-xs font-normal text-muted">
          {isToday
            ? t('{zone}, {left} left', { zone: abbreviationOf(clock.zone, nowMs), left })
            : items.length}
        </span>
      </h2>
      <ul>
        {whole.map((item) => (
          <AgendaRow key={item.key} item={item} date={date} nowMs={nowMs} clock={clock} />
        ))}
        {timed.map((item, index) => (
          <Fragment key={'held' in item ? item.held.held_time_id : item.key}>
            {index === nowAt && <NowRow nowMs={nowMs} clock={clock} />}
            {'held' in item ? (
              <Suspense>
                <HeldRow item={item} date={date} clock={clock} />
              </Suspense>
            ) : (
              <AgendaRow item={item} date={date} nowMs={nowMs} clock={clock} />
            )}
          </Fragment>
        ))}
        {isToday && nowAt < 0 && <NowRow nowMs={nowMs} clock={clock} />}
        {items.length + held.length === 0 && (
          <li className="ps-[4.25rem] text-muted">
            {isToday ? t('Nothing planned today') : t('Nothing planned on this day')}
          </li>
        )}
      </ul>
    </section>
  )
}

const row_class = 'grid grid-cols-[3.625rem_minmax(0,1fr)] gap-2.5'

function NowRow({ nowMs, clock }: { readonly nowMs: number; readonly clock: Clock }) {
  return (
    <li
      aria-label={t('Now, {time}', { time: formatTime(nowMs, clock) })}
      className={cx(row_class, 'items-center py-1.5 text-xs font-semibold text-accent-text print:hidden')}
    >
      <span className="num text-end">{formatTime(nowMs, clock)}</span>
      <span className="relative h-0.5 rounded-xs bg-accent-line shadow-[0_0_10px_var(--c-accent-glow)] before:absolute before:start-0 before:-top-0.75 before:size-2 before:rounded-full before:bg-accent-line" />
    </li>
  )
}

interface AgendaRowProps {
  readonly item: CalendarItem
  readonly date: string
  readonly nowMs: number
  readonly clock: Clock
}

function AgendaRow({ item, date, nowMs, clock }: AgendaRowProps) {
  const { sourceOf } = useCalendarHost()
  const { occurrence, interval } = item
  const source = sourceOf(occurrence)
  const look = itemLook(item, nowMs)
  const join = linkToJoin(item, nowMs)
  const [start, end] = interval
  const isHere = (ms: number) => isoDate(ms, clock.zone) === date
  return (
    <li className={cx(row_class, 'py-0.75', source.tint)}>
      <div aria-hidden className="num pt-2.5 text-end text-xs text-text-2">
        {item.isWholeDays ? (
          t('All day')
        ) : (
          <>
            {isHere(start) ? formatTime(start, clock) : '…'}
            <span className="block text-muted">{isHere(end - 1) ? formatTime(end, clock) : '…'}</span>
          </>
        )}
      </div>
      <div className="relative">
        <button type="button" data-event={item.key} className={cx('agenda-item', look, join && 'pe-20')}>
          <span className="sr-only">{itemLabel(item, clock)}</span>
          <b aria-hidden>{item.title}</b>
          <span aria-hidden>
            <Mark {...source} />
            <span className="truncate">{subtitleOf(item, source.label, clock, nowMs)}</span>
          </span>
        </button>
        {join && (
          <ButtonLink href={join} isExternal size="sm" className="absolute end-2 top-1/2 -translate-y-1/2">
            {t('Join')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
