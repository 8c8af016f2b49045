import { Plus } from 'lucide'
import { type MouseEvent, useRef } from 'react'
import { t } from '../../../platform/text/text.ts'
import { isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { AgendaDay } from '../agenda/agenda-day.tsx'
import { isMonthOf } from '../calendar-dates.ts'
import { useCalendarHost } from '../calendar-host.ts'
import { newTimesOn } from '../grid/new-times.ts'
import type { ViewProps } from '../view-props.ts'
import { useGridKeys } from '../grid/use-grid-keys.ts'
import type { CalendarItem } from '../item/calendar-item.ts'
import { DotDay } from './dot-day.tsx'
import { itemsByDate } from './month-picture.ts'
import { WeekdayHeads, WeekRow } from './month-rows.tsx'

/** A month on a phone: dots on its days, and the events of the chosen day below. */
export function PhoneMonth(props: ViewProps) {
  const { dates, date, items, held, onShowDay, onOpen, hours, newMinutes, moves, onShift, onShowDate } = props
  const clock = useClock()
  const now = useNow(60_000)
  const { create } = useCalendarHost()
  const list = useRef<HTMLDivElement>(null)
  const today = isoDate(now, clock.zone)
  const byDate = itemsByDate(dates, items)
  const keys = useGridKeys({
    root: list,
    initial: () => null,
    items,
    moves,
    rows: 'quarters',
    onEdge: onShift,
    onMovedTo: (moved) => moved !== date && onShowDate(moved),
    onEnterCell: () => {},
  })

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof HTMLElement ? event.target : null
    const element = target?.closest<HTMLElement>('[data-event]')
    const item = items.find(({ key }) => key === element?.dataset['event'])
    if (item && element) onOpen(item, element)
  }

  return (
    <div className="cal-scroller flex min-h-0 flex-1 flex-col overflow-y-auto">
      <DotGrid {...props} byDate={byDate} today={today} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears what the buttons inside are told, whichever it is. */}
      <div
        ref={list}
        role="group"
        aria-label={t('Events of the chosen day')}
        className="border-t border-border px-4 pb-5"
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onClick={onClick}
      >
        <AgendaDay
          date={date}
          isToday={date === today}
          items={byDate.get(date) ?? []}
          held={itemsByDate([date], held).get(date) ?? []}
          nowMs={now}
          clock={clock}
          onShowDay={onShowDay}
        />
        <div className="ps-[4.25rem] pt-2">
          <Button
            size="sm"
            icon={Plus}
            onPress={() =>
              create({
                kind: 'clock',
                interval: newTimesOn(date, {
                  nowMs: now,
                  zone: clock.zone,
                  hours: hours ?? null,
                  minutes: newMinutes,
                }),
              })
            }
          >
            {t('New event')}
          </Button>
        </div>
      </div>
    </div>
  )
}

interface DotGridProps extends ViewProps {
  readonly byDate: ReadonlyMap<string, readonly CalendarItem[]>
  readonly today: string
}

function DotGrid({ label, dates, date, items, moves, byDate, today, onShift, onShowDate }: DotGridProps) {
  const root = useRef<HTMLDivElement>(null)
  const keys = useGridKeys({
    root,
    initial: () => root.current?.querySelector<HTMLElement>(`[data-date="${date}"]`),
    items,
    moves,
    rows: 'weeks',
    onEdge: onShift,
    onMovedTo: () => {},
    onEnterCell: (cell) => onShowDate(cell.dataset['date'] ?? date),
  })
  const weeks = [0, 7, 14, 21, 28, 35].map((at) => dates.slice(at, at + 7))
  return (
    <div
      ref={root}
      role="grid"
      aria-label={label}
      data-hotkeys
      tabIndex={-1}
      className="flex-none pe-2 pb-1 outline-none select-none"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      <WeekdayHeads week={weeks[0] ?? []} />
      <div role="rowgroup">
        {weeks.map((week, row) => (
          <WeekRow key={week[0]} week={week}>
            {week.map((day, column) => (
              <div key={day} role="gridcell" aria-selected={day === date} className="min-w-0">
                <DotDay
                  day={day}
                  address={`${row}:${column}`}
                  isChosen={day === date}
                  isToday={day === today}
                  isOutside={!isMonthOf(day, date)}
                  items={byDate.get(day) ?? []}
                  onPick={onShowDate}
                />
              </div>
            ))}
          </WeekRow>
        ))}
      </div>
    </div>
  )
}
