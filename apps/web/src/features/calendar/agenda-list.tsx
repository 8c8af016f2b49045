import { CalendarDays } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { t } from '../../platform/text/text.ts'
import { type Clock, formatLongDay, formatTime, isoDate } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { abbreviationOf } from '../../platform/time/zones.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { EmptyState } from '../../ui/notice.tsx'
import { useCalendarHost } from './calendar-host.ts'
import { type CalendarItem, spokenItem } from './calendar-item.ts'
import { linkToJoin, subtitleOf } from './item-words.ts'
import { itemLook } from './item-look.ts'
import { itemsByDate } from './month-picture.ts'
import { useGridKeys } from './use-grid-keys.ts'
import type { ViewProps } from './time-grid.tsx'

/** What comes, day by day; the phone's own view. */
export function AgendaList({
  label,
  dates,
  date,
  items,
  moves,
  onOpen,
  onShift,
  onShowDate,
  newMinutes,
}: ViewProps) {
  const clock = useClock()
  const now = useNow(60_000)
  const { create } = useCalendarHost()
  const root = useRef<HTMLDivElement>(null)
  const today = isoDate(now, clock.zone)
  const shown = dates.filter((each) => each >= date)
  const byDate = itemsByDate(shown, items)
  const busy = shown.filter((each) => each === today || (byDate.get(each)?.length ?? 0) > 0)
  const { count, sentinel } = useGrowing(
    date,
    busy.map((each) => byDate.get(each)?.length ?? 0),
  )
  const keys = useGridKeys({
    root,
    initial: () => null,
    items,
    moves,
    rows: 'quarters',
    onEdge: onShift,
    onMovedTo: (moved) => !shown.includes(moved) && onShowDate(moved),
    onEnterCell: () => {},
  })

  if (shown.every((each) => (byDate.get(each)?.length ?? 0) === 0)) {
    return (
      <div className="p-4">
        <EmptyState
          icon={CalendarDays}
          title={t('Nothing planned in these weeks')}
          action={
            <Button
              size="sm"
              onPress={() => create({ kind: 'clock', interval: nextHalfHour(now, newMinutes) })}
            >
              {t('Create Event')}
            </Button>
          }
        />
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears what the buttons inside are told, whichever it is.
    <div
      ref={root}
      role="group"
      aria-label={label}
      className="mx-auto w-full max-w-180 px-4 pt-1.5 pb-5"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onClick={(event) => {
        const element =
          event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-event]') : null
        const item = items.find(({ key }) => key === element?.dataset['event'])
        if (item && element) onOpen(item, element)
      }}
    >
      {busy.slice(0, count).map((each) => (
        <AgendaDay
          key={each}
          date={each}
          isToday={each === today}
          items={byDate.get(each) ?? []}
          nowMs={now}
          clock={clock}
        />
      ))}
      {count < busy.length && <div key={count} ref={sentinel} className="h-40" />}
    </div>
  )
}

const first_events = 40

/** As many days as it takes to fill a screen, and more whenever their end comes near. */
function useGrowing(date: string, sizes: readonly number[]) {
  const [grown, setGrown] = useState({ date, events: first_events })
  const events = grown.date === date ? grown.events : first_events
  function sentinel(element: HTMLElement | null) {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setGrown({ date, events: events + first_events }),
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
  return { count: daysToShow(sizes, events), sentinel }
}

function daysToShow(sizes: readonly number[], events: number): number {
  let sum = 0
  for (const [index, size] of sizes.entries()) {
    sum += size
    if (sum >= events) return index + 1
  }
  return sizes.length
}

interface AgendaDayProps {
  readonly date: string
  readonly isToday: boolean
  readonly items: readonly CalendarItem[]
  readonly nowMs: number
  readonly clock: Clock
}

function AgendaDay({ date, isToday, items, nowMs, clock }: AgendaDayProps) {
  const left = items.filter(({ interval, isWholeDays }) => !isWholeDays && interval[1] > nowMs).length
  const whole = items.filter(({ isWholeDays }) => isWholeDays)
  const timed = items.filter(({ isWholeDays }) => !isWholeDays)
  // The line stands before the first that has not begun.
  const nowAt = isToday ? timed.findIndex(({ interval }) => interval[0] > nowMs) : -1
  return (
    <section aria-labelledby={`agenda-${date}`}>
      <h2 id={`agenda-${date}`} className="flex items-baseline gap-2 pt-4 pb-2 text-sm font-semibold">
        {isToday ? t('Today') : formatLongDay(date)}
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
          <Fragment key={item.key}>
            {index === nowAt && <NowRow nowMs={nowMs} clock={clock} />}
            <AgendaRow item={item} date={date} nowMs={nowMs} clock={clock} />
          </Fragment>
        ))}
        {isToday && nowAt < 0 && <NowRow nowMs={nowMs} clock={clock} />}
        {items.length === 0 && <li className="ps-[4.25rem] text-muted">{t('Nothing planned today')}</li>}
      </ul>
    </section>
  )
}

const row_class = 'grid grid-cols-[3.625rem_minmax(0,1fr)] gap-2.5'

function NowRow({ nowMs, clock }: { readonly nowMs: number; readonly clock: Clock }) {
  return (
    <li
      aria-label={t('Now, {time}', { time: formatTime(nowMs, clock) })}
      className={cx(row_class, 'items-center py-1.5 text-xs font-semibold text-accent-text')}
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
  const { sources } = useCalendarHost()
  const { occurrence, interval } = item
  const source = sources[occurrence.meeting_integration_type]
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
            {isHere(start) ? formatTime(start, clock).replace(/ [AP]M$/, '') : '…'}
            <span className="block text-muted">{isHere(end - 1) ? formatTime(end, clock) : '…'}</span>
          </>
        )}
      </div>
      <div className="relative">
        <button type="button" data-event={item.key} className={cx('agenda-item', look, join && 'pe-20')}>
          <span className="sr-only">{spokenItem(item, clock)}</span>
          <b aria-hidden>{item.title}</b>
          <span aria-hidden>
            <Mark {...source} />
            <span className="truncate">{subtitleOf(item, t(source.label), clock, nowMs)}</span>
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

function nextHalfHour(nowMs: number, minutes: number): readonly [number, number] {
  const start = Math.ceil(nowMs / 1_800_000) * 1_800_000
  return [start, start + minutes * 60_000]
}
