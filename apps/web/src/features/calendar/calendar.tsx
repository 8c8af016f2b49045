import type { Occurrence } from '@meridian/contract'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { CalendarView } from '../../platform/navigation/shown-period.ts'
import { useShownDay } from '../../platform/navigation/use-shown-day.ts'
import { useSession } from '../../platform/session/session.ts'
import { useHotkey } from '../../platform/state/hotkeys.ts'
import { usePreferences } from '../../platform/state/preferences.ts'
import { undoOffered, useUndo } from '../../platform/state/undo.ts'
import { mark, t, tLabels } from '../../platform/text/text.ts'
import { useWeekStart } from '../../platform/time/use-clock.ts'
import { cx } from '../../ui/cx.ts'
import { TabArea, TabContent } from '../../ui/segmented-tabs.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { periodInWords, shownDates, weekOf } from './calendar-dates.ts'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { useMoves } from './change/use-moves.ts'
import { TimeGrid } from './grid/time-grid.tsx'
import type { ViewProps } from './view-props.ts'
import { HeldTimes } from './held/held-parts.tsx'
import { held_key, useHeld } from './held/held-store.ts'
import type { CalendarItem } from './item/calendar-item.ts'
import { WithCards } from './item/item-card.tsx'
import { WeekStrip } from './month/week-strip.tsx'
import { useSharedTimes } from './share/share-times.ts'
import { useItems } from './use-items.ts'
import { most_shown } from './use-occurrences.ts'
import { useSwipe } from './use-swipe.ts'
import { useHiddenWeekdays, useHours, useWeekKeys } from './week/use-week.ts'

// The week comes with the page; the rest is fetched right behind it, before anybody asks for it.
const fetchAgenda = () => import('./agenda/agenda-list.tsx')
const fetchMonth = () => import('./month/month-grid.tsx')
const fetchPhoneMonth = () => import('./month/phone-month.tsx')
const fetchPopover = () => import('./item/item-popover.tsx')
const AgendaList = lazyPart(async () => ({ default: (await fetchAgenda()).AgendaList }), { kind: 'screen' })
const MonthGrid = lazyPart(async () => ({ default: (await fetchMonth()).MonthGrid }), { kind: 'screen' })
const PhoneMonth = lazyPart(async () => ({ default: (await fetchPhoneMonth()).PhoneMonth }), {
  kind: 'screen',
})
const fetchMenu = () => import('./item/item-menu.tsx')
const ItemMenu = lazyPart(async () => ({ default: (await fetchMenu()).ItemMenu }))
const SharePanel = lazyPart(async () => ({
  default: (await import('./share/share-panel.tsx')).SharePanel,
}))
const CalendarAside = lazyPart(
  async () => ({ default: (await import('./calendar-aside.tsx')).CalendarAside }),
  { kind: 'unasked' },
)
const CalendarSheet = lazyPart(async () => ({
  default: (await import('./calendar-sheet.tsx')).CalendarSheet,
}))
const ItemPopover = lazyPart(async () => ({ default: (await fetchPopover()).ItemPopover }))

const segments: readonly { readonly id: CalendarView; readonly label: string }[] = [
  { id: 'month', label: mark('Month') },
  { id: 'week', label: mark('Week') },
  { id: 'day', label: mark('Day') },
  { id: 'agenda', label: mark('Agenda') },
]

/** Month, week, day and agenda of one's own time. */
export function Calendar() {
  const { view, span, day: date, show, shift } = useShownDay()
  const weekStart = useWeekStart()
  const isPhone = useIsPhone()
  const { answer, further, all, items, windows } = useItems(view, date)
  // The hours and days are known before what takes place in them.
  const isComing = answer.data === undefined && answer.error === null && answer.isFetching
  const hasGrid = view !== 'agenda'
  const hours = useHours()
  const hiddenDays = useHiddenWeekdays(hours)
  const dates = shownDates(span, date, weekStart, hiddenDays)
  const label = periodInWords(span, date, weekStart, hiddenDays)
  const place = useRef<number | null>(null)
  const sharedTimes = useSharedTimes()
  const held = useShownHeld()
  const [hasCalendarsOpen, setCalendarsOpen] = useState<boolean | null>(null)
  useCalendarKeys(show, shift)
  useWeekKeys(!isPhone)
  useEffect(() => {
    // What fails here is asked for again, and told, when it is needed.
    void Promise.allSettled([
      fetchAgenda(),
      isPhone ? fetchPhoneMonth() : fetchMonth(),
      fetchPopover(),
      fetchMenu(),
    ])
  }, [isPhone])

  return (
    <>
      <TabArea
        selected={view}
        segments={tLabels(segments)}
        onSelect={(next) => show({ view: next })}
        className={cx('cal-page flex min-w-0', view === 'agenda' ? agenda_class : tall_class)}
      >
        <title>{t('{title} · Meridian', { title: label })}</title>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <CalendarHead segments={tLabels(segments)} onShowCalendars={() => setCalendarsOpen(true)} />
          {sharedTimes && (
            <Suspense>
              <SharePanel times={sharedTimes} />
            </Suspense>
          )}
          <TabContent
            key={view}
            selected={view}
            className="flex min-h-0 min-w-0 flex-1 flex-col overflow-x-clip outline-offset-[-2px]"
          >
            <QueryView
              query={isComing && hasGrid ? { ...answer, data: no_occurrences } : answer}
              loading={<CalendarSkeleton view={view} days={dates.length} />}
              failed={t('Error in fetching meetings')}
            >
              {(occurrences) => (
                <>
                  {isComing && (
                    <span role="status" className="sr-only">
                      {t('Fetching data...')}
                    </span>
                  )}
                  {occurrences.length >= most_shown && (
                    <p
                      role="status"
                      className="mx-4 mb-2 rounded-md bg-warning-soft px-3 py-2 text-xs text-text-2"
                    >
                      {t('Showing the first {count} events. Later ones in this period are left out.', {
                        count: most_shown,
                      })}
                    </p>
                  )}
                  <Suspense>
                    <HeldTimes windows={windows} />
                  </Suspense>
                  <Period
                    label={label}
                    dates={dates}
                    items={items}
                    isComing={isComing}
                    held={held}
                    further={further}
                    hours={hours}
                    hiddenDays={hiddenDays}
                    place={place}
                  />
                </>
              )}
            </QueryView>
          </TabContent>
        </div>
        {!isPhone && (
          <aside
            aria-label={t('Calendars')}
            className="hidden w-64 flex-none overflow-y-auto border-s border-border min-[73.75rem]:block"
          >
            <Suspense>
              <CalendarAside date={date} shown={dates} items={all} onPick={(next) => show({ date: next })} />
            </Suspense>
          </aside>
        )}
      </TabArea>
      {isPhone && hasCalendarsOpen !== null && (
        <Suspense>
          <CalendarSheet
            shown={dates}
            items={all}
            canShare={view === 'week' || view === 'day'}
            isOpen={hasCalendarsOpen}
            onClose={() => setCalendarsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

interface PeriodProps {
  readonly label: string
  readonly dates: readonly string[]
  readonly items: readonly CalendarItem[]
  readonly held: ViewProps['held']
  readonly further: ViewProps['further']
  readonly isComing: ViewProps['isComing']
  readonly hours: ViewProps['hours']
  readonly hiddenDays: ViewProps['hiddenDays']
  readonly place: ViewProps['place']
}

function useShownHeld(): ViewProps['held'] {
  const isHidden = usePreferences(({ calendar_hidden }) => calendar_hidden.includes(held_key))
  const { items } = useHeld()
  return isHidden ? no_held : items
}

const no_held: ViewProps['held'] = []
const no_occurrences: readonly Occurrence[] = []

/** The shown period with what can be done in it. */
function Period({ label, dates, items, isComing, held, further, hours, hiddenDays, place }: PeriodProps) {
  const { view, day: date, today, show, shift } = useShownDay()
  const weekStart = useWeekStart()
  const isPhone = useIsPhone()
  const moves = useMoves()
  const newMinutes = useSession(({ workspace }) => workspace?.default_duration ?? 30)
  const popover = usePopover()
  const menu = usePopover()
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
          label={label}
          dates={dates}
          date={date}
          items={items}
          isComing={isComing}
          held={held}
          further={further}
          hours={hours}
          hiddenDays={hiddenDays}
          moves={moves}
          place={place}
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

/** The hours scroll inside of the window; only an agenda on a phone scrolls with the page, and fills it to be swiped. */
const tall_class =
  'h-[calc(100dvh-var(--h-lane)-var(--h-phonebar)-var(--h-bottombar)-1.375rem)] md:h-[calc(100dvh-var(--h-lane)-1rem-var(--h-topbar))]'

const agenda_class =
  'min-h-[calc(100dvh-var(--h-lane)-var(--h-phonebar)-var(--h-bottombar)-1.375rem)] md:h-[calc(100dvh-var(--h-lane)-1rem-var(--h-topbar))]'

function View({ view, ...props }: ViewProps & { readonly view: CalendarView }) {
  const isPhone = useIsPhone()
  if (view === 'month' && isPhone) return <PhoneMonth {...props} />
  if (view === 'month') return <MonthGrid {...props} />
  if (view === 'agenda') return <AgendaList {...props} />
  return <TimeGrid key={view} {...props} />
}

/** Which event is looked into, and the element it is. */
function usePopover() {
  const anchor = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState<CalendarItem | null>(null)
  const key = shown?.key
  useEffect(() => (isOpen || key === undefined ? undefined : giveFocusBack(key)), [isOpen, key])
  return {
    anchor,
    isOpen,
    shown,
    open: (item: CalendarItem, element: HTMLElement) => {
      anchor.current = element
      setShown(item)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}

/** To the event as it is drawn now, once the panel has faded out; nowhere when the focus went on by itself. */
function giveFocusBack(key: string): () => void {
  let frames = 40
  let frame = requestAnimationFrame(look)
  function look() {
    frames -= 1
    if (document.activeElement?.closest('[role="dialog"]')) {
      if (frames > 0) frame = requestAnimationFrame(look)
    } else if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[data-event="${CSS.escape(key)}"]`)?.focus()
    }
  }
  return () => cancelAnimationFrame(frame)
}

function useCalendarKeys(show: ReturnType<typeof useShownDay>['show'], shift: (by: number) => void): void {
  const group = t('Calendar')
  const canUndo = useUndo(({ offer }) => offer !== null)
  useHotkey({ keys: 'd', label: t('Day'), group }, () => show({ view: 'day' }))
  useHotkey({ keys: 'w', label: t('Week'), group }, () => show({ view: 'week' }))
  useHotkey({ keys: 'm', label: t('Month'), group }, () => show({ view: 'month' }))
  useHotkey({ keys: 'a', label: t('Agenda'), group }, () => show({ view: 'agenda' }))
  useHotkey({ keys: 'j', label: t('Next period'), group }, () => shift(1))
  useHotkey({ keys: 'k', label: t('Previous period'), group }, () => shift(-1))
  useHotkey({ keys: 'Mod+z', label: t('Undo'), group }, undoOffered, canUndo)
  // The grid hears these itself, where an event has the focus; the legend tells of them.
  useHotkey({ keys: 'Shift+↑↓←→', label: t('Move the event'), group }, heardByGrid)
  useHotkey({ keys: 'Alt+Shift+↑↓', label: t('Change its end'), group }, heardByGrid)
  useHotkey({ keys: 'Del', label: t('Delete the event'), group }, heardByGrid)
  useHotkey({ keys: 'Esc', label: t('Undo the move'), group }, heardByGrid)
}

function heardByGrid(): void {}
