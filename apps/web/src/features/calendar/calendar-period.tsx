import { Suspense, useRef } from 'react'
import type { CalendarView } from '../../platform/navigation/shown-period.ts'
import { useShownDay } from '../../platform/navigation/use-shown-day.ts'
import { useSession } from '../../platform/session/session.ts'
import { useWeekStart } from '../../platform/time/use-clock.ts'
import { cx } from '../../ui/cx.ts'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { weekOf } from './calendar-dates.ts'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { useMoves } from './change/use-moves.ts'
import { TimeGrid } from './grid/time-grid.tsx'
import { WithCards } from './item/item-card.tsx'
import { useItemPopover } from './item/use-item-popover.ts'
import { WeekStrip } from './month/week-strip.tsx'
import { useSwipe } from './use-swipe.ts'
import type { ViewProps } from './view-props.ts'

// The week comes with the page; the rest is fetched right behind it, before anybody asks for it.
const fetchAgenda = () => import('./agenda/agenda-list.tsx')
const fetchMonth = () => import('./month/month-grid.tsx')
const fetchPhoneMonth = () => import('./month/phone-month.tsx')
const fetchPopover = () => import('./item/item-popover.tsx')
const fetchMenu = () => import('./item/item-menu.tsx')
const AgendaList = lazyPart(async () => ({ default: (await fetchAgenda()).AgendaList }), { kind: 'screen' })
const MonthGrid = lazyPart(async () => ({ default: (await fetchMonth()).MonthGrid }), { kind: 'screen' })
const PhoneMonth = lazyPart(async () => ({ default: (await fetchPhoneMonth()).PhoneMonth }), {
  kind: 'screen',
})
const ItemMenu = lazyPart(async () => ({ default: (await fetchMenu()).ItemMenu }))
const ItemPopover = lazyPart(async () => ({ default: (await fetchPopover()).ItemPopover }))

/** What fails here is asked for again, and told, when it is needed. */
export function fetchViews(isPhone: boolean): void {
  void Promise.allSettled([
    fetchAgenda(),
    isPhone ? fetchPhoneMonth() : fetchMonth(),
    fetchPopover(),
    fetchMenu(),
  ])
}

type PeriodProps = Pick<
  ViewProps,
  'label' | 'dates' | 'items' | 'held' | 'further' | 'isComing' | 'hours' | 'hiddenDays' | 'place'
>

/** The shown period with what can be done in it. */
export function CalendarPeriod(props: PeriodProps) {
  const { dates, items } = props
  const { view, day: date, today, show, shift } = useShownDay()
  const weekStart = useWeekStart()
  const isPhone = useIsPhone()
  const moves = useMoves()
  const newMinutes = useSession(({ workspace }) => workspace?.default_duration ?? 30)
  const popover = useItemPopover()
  const menu = useItemPopover()
  const menuPlace = useRef<HTMLSpanElement>(null)
  const page = useRef<HTMLDivElement>(null)
  useSwipe(page, shift)
  const opened = popover.shown && (items.find(({ key }) => key === popover.shown?.key) ?? popover.shown)

  return (
    <WithCards
      ref={page}
      items={items}
      isDisabled={popover.isOpen || menu.isOpen || isPhone}
      onMenu={(item, { x, y }) => {
        if (!menuPlace.current) return
        menuPlace.current.style.translate = `${x}px ${y}px`
        menu.open(item, menuPlace.current)
      }}
      className={cx(
        'cal-swipe flex min-h-0 min-w-0 flex-1 flex-col',
        view === 'agenda' && 'md:overflow-y-auto',
      )}
    >
      {isPhone && view === 'agenda' && (
        <WeekStrip
          week={weekOf(date, weekStart)}
          date={date}
          today={today}
          items={items}
          onPick={(next) => show({ date: next })}
        />
      )}
      <Suspense fallback={<CalendarSkeleton view={view} days={dates.length} />}>
        <View
          view={view}
          {...props}
          date={date}
          moves={moves}
          newMinutes={newMinutes}
          onOpen={popover.open}
          onShift={shift}
          onShowDate={(next) => show({ date: next })}
          onShowDay={(next) => show({ view: 'day', date: next })}
          onShowStack={(next) => show({ view: dates.length > 1 ? 'day' : 'agenda', date: next })}
        />
      </Suspense>
      <span ref={menuPlace} aria-hidden className="pointer-events-none fixed top-0 left-0" />
      {menu.shown && (
        <Suspense>
          <ItemMenu
            item={menu.shown}
            anchor={menu.anchor}
            isOpen={menu.isOpen}
            moves={moves}
            onClose={menu.close}
          />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <ItemPopover
            item={opened}
            anchor={popover.anchor}
            isOpen={popover.isOpen}
            moves={moves}
            onClose={popover.close}
          />
        </Suspense>
      )}
    </WithCards>
  )
}

function View({ view, ...props }: ViewProps & { readonly view: CalendarView }) {
  const isPhone = useIsPhone()
  if (view === 'month' && isPhone) return <PhoneMonth {...props} />
  if (view === 'month') return <MonthGrid {...props} />
  if (view === 'agenda') return <AgendaList {...props} />
  return <TimeGrid key={view} {...props} />
}
