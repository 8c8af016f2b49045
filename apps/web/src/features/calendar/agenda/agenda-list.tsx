import { CalendarDays } from 'lucide'
import { useRef, useState } from 'react'
import { usePaper } from '../../../platform/state/use-paper.ts'
import { t } from '../../../platform/text/text.ts'
import { isoDate } from '../../../platform/time/format.ts'
import { useClock, useWeekStart } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { agendaDates, block_days } from './agenda-blocks.ts'
import { AgendaDay } from './agenda-day.tsx'
import { FurtherDays } from './further-days.tsx'
import { scrollerOf, useFurtherDays } from './use-further-days.ts'
import { useCalendarHost } from '../calendar-host.ts'
import { nextHalfHour } from '../grid/new-times.ts'
import type { ViewProps } from '../view-props.ts'
import { useGridKeys } from '../grid/use-grid-keys.ts'
import { itemsByDate } from '../month/month-picture.ts'

/** What comes, day by day; the phone's own view. */
export function AgendaList({
  label,
  date,
  items,
  held,
  further,
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
  const { extent, earlier, later } = further
  const shown = agendaDates(date, useWeekStart(), extent)
  const byDate = itemsByDate(shown, items)
  const heldByDate = itemsByDate(shown, held)
  const countOn = (each: string) => (byDate.get(each)?.length ?? 0) + (heldByDate.get(each)?.length ?? 0)
  const busy = shown.filter((each) => each === today || countOn(each) > 0)
  const past = busy.filter((each) => each < date)
  const coming = busy.slice(past.length)
  const { count: grown, sentinel } = useGrowing(date, coming.map(countOn))
  const count = usePaper() ? coming.length : grown
  const { showEarlier, press } = useFurtherDays(root, further)
  const lastBlock = shown.slice(-block_days)
  const mayGoOn = extent.after === 0 || lastBlock.some((each) => countOn(each) > 0)
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

  const isEmpty = shown.every((each) => countOn(each) === 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears what the buttons inside are told, whichever it is.
    <div
      ref={root}
      role="group"
      aria-label={label}
      className="mx-auto w-full max-w-180 px-4 pt-1.5 pb-5"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onWheel={({ deltaY, currentTarget }) => {
        if (deltaY < 0 && scrollerOf(currentTarget).scrollTop <= 0) showEarlier()
      }}
      onClick={(event) => {
        const element =
          event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-event]') : null
        const item = items.find(({ key }) => key === element?.dataset['event'])
        if (item && element) onOpen(item, element)
      }}
    >
      {earlier.show && (
        <FurtherDays
          label={t('Show earlier days')}
          isLoading={earlier.isLoading}
          isAtStart
          onPress={() => press(-1)}
          onSight={showEarlier}
        />
      )}
      {isEmpty ? (
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
      ) : (
        [...past, ...coming.slice(0, count)].map((each) => (
          <AgendaDay
            key={each}
            date={each}
            isToday={each === today}
            items={byDate.get(each) ?? []}
            held={heldByDate.get(each) ?? []}
            nowMs={now}
            clock={clock}
          />
        ))
      )}
      {count < coming.length && <div key={count} ref={sentinel} className="h-40" />}
      {count >= coming.length && later.show && (
        <FurtherDays
          label={t('Show later days')}
          isLoading={later.isLoading}
          onPress={() => press(1)}
          onSight={mayGoOn ? later.show : null}
        />
      )}
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
