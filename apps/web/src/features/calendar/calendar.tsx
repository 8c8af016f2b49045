import type { Occurrence } from '@meridian/contract'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { CalendarView } from '../../platform/navigation/shown-period.ts'
import { useShownDay } from '../../platform/navigation/use-shown-day.ts'
import { usePreferences } from '../../platform/state/preferences.ts'
import { mark, t, tLabels } from '../../platform/text/text.ts'
import { useWeekStart } from '../../platform/time/use-clock.ts'
import { cx } from '../../ui/cx.ts'
import { TabArea, TabContent } from '../../ui/segmented-tabs.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { periodInWords, shownDates } from './calendar-dates.ts'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarPeriod, fetchViews } from './calendar-period.tsx'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { HeldTimes } from './held/held-parts.tsx'
import { held_key, useHeld } from './held/held-store.ts'
import { useSharedTimes } from './share/share-times.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { useItems } from './use-items.ts'
import { most_shown } from './use-occurrences.ts'
import type { ViewProps } from './view-props.ts'
import { useHiddenWeekdays, useHours, useWeekKeys } from './week/use-week.ts'

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
  useEffect(() => fetchViews(isPhone), [isPhone])

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
                  <PeriodNotices isComing={isComing} isCut={occurrences.length >= most_shown} />
                  <Suspense>
                    <HeldTimes windows={windows} />
                  </Suspense>
                  <CalendarPeriod
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

interface PeriodNoticesProps {
  readonly isComing: boolean
  /** Later events are left out. */
  readonly isCut: boolean
}

/** What of the period is not shown: not yet, or not at all. */
function PeriodNotices({ isComing, isCut }: PeriodNoticesProps) {
  return (
    <>
      {isComing && (
        <span role="status" className="sr-only">
          {t('Fetching data...')}
        </span>
      )}
      {isCut && (
        <p role="status" className="mx-4 mb-2 rounded-md bg-warning-soft px-3 py-2 text-xs text-text-2">
          {t('Showing the first {count} events. Later ones in this period are left out.', {
            count: most_shown,
          })}
        </p>
      )}
    </>
  )
}

function useShownHeld(): ViewProps['held'] {
  const isHidden = usePreferences(({ calendar_hidden }) => calendar_hidden.includes(held_key))
  const { items } = useHeld()
  return isHidden ? no_held : items
}

const no_held: ViewProps['held'] = []
const no_occurrences: readonly Occurrence[] = []

/** The hours scroll inside of the window; only an agenda on a phone scrolls with the page, and fills it to be swiped. */
const tall_class =
  'h-[calc(100dvh-var(--h-lane)-var(--h-phonebar)-var(--h-bottombar)-1.375rem)] md:h-[calc(100dvh-var(--h-lane)-1rem-var(--h-topbar))] low:min-h-64'

const agenda_class =
  'min-h-[calc(100dvh-var(--h-lane)-var(--h-phonebar)-var(--h-bottombar)-1.375rem)] md:h-[calc(100dvh-var(--h-lane)-1rem-var(--h-topbar))]'
