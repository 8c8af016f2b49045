import { ChevronDown } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { CalendarView } from '../../platform/navigation/shown-period.ts'
import { useShownDay } from '../../platform/navigation/use-shown-day.ts'
import { t } from '../../platform/text/text.ts'
import { useWeekStart } from '../../platform/time/use-clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PopupTrigger } from '../../ui/overlay/popup-trigger.tsx'
import { type Segment, SegmentedTabs } from '../../ui/segmented-tabs.tsx'
import { ChevronLeft, ChevronRight, ListFilter } from '../../ui/sided-icons.ts'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { headTitle, weekNumber, weekOf } from './calendar-dates.ts'
import { ShareButton, SharingEnd } from './share/share-button.tsx'
import { share_button_id } from './share/share-times.ts'
import { step_words } from './step-words.ts'
import { WeekMenu } from './week/week-menu.tsx'

const fetchPopup = async () => ({ default: (await import('./day-popup.tsx')).DayPopup })
const DayPopup = lazyPart(fetchPopup)

interface CalendarHeadProps {
  readonly segments: readonly Segment<CalendarView>[]
  /** Opens the list of calendars on a phone, which has no room beside the days. */
  readonly onShowCalendars: () => void
}

/** The shown month and the views; on a phone, whose top bar has no room for them, also the ways to other days. */
export function CalendarHead({ segments, onShowCalendars }: CalendarHeadProps) {
  const { view, day, span, step, shift } = useShownDay()
  const isPhone = useIsPhone()
  const weekStart = useWeekStart()
  const title = headTitle(span, day, weekStart, isPhone)
  // Beside a long title, as of days in two months, the line of a phone has no room for the number of the week.
  const hasWeek = !isPhone || title.length <= 16
  return (
    <header className="flex flex-wrap items-center gap-x-1.5 gap-y-2 px-4 pt-1.5 max-xs:gap-x-0 max-xs:px-2 pb-2 md:gap-x-2.5 md:px-5 md:pt-3.5 md:pb-3">
      {isPhone && (
        <IconButton
          label={t(step_words[step].previous)}
          icon={ChevronLeft}
          onPress={() => shift(-1)}
          className="-ms-2.5"
        />
      )}
      <h1 className="min-w-0 text-md font-semibold max-[22rem]:flex-1 max-[22rem]:basis-0 max-xs:text-xs tracking-tight md:text-lg">
        {isPhone ? <PeriodButton title={title} /> : title}
      </h1>
      {isPhone && (
        <IconButton label={t(step_words[step].next)} icon={ChevronRight} onPress={() => shift(1)} />
      )}
      {hasWeek && (
        <span className="max-md:ms-auto max-[24rem]:hidden">
          <Badge>
            <span className="num">{t('Week {week}', { week: weekNumber(weekOf(day, weekStart)) })}</span>
          </Badge>
        </span>
      )}
      {isPhone && (
        <span id={share_button_id} className={cx('flex', hasWeek ? 'max-[24rem]:ms-auto' : 'ms-auto')}>
          <IconButton label={t('Calendars')} icon={ListFilter} onPress={onShowCalendars} className="-me-2" />
          {(view === 'week' || view === 'day') && <SharingEnd />}
        </span>
      )}
      <div className="calendar-tabs w-full items-center gap-1 md:ms-auto md:flex md:w-auto">
        <SegmentedTabs label={t('View')} segments={segments} />
        {!isPhone && (view === 'week' || view === 'day') && <ShareButton />}
        {!isPhone && <WeekMenu />}
      </div>
    </header>
  )
}

/** What is shown; pressing it opens the days to choose from. */
function PeriodButton({ title }: { readonly title: string }) {
  const { day, today, showDay } = useShownDay()
  return (
    <PopupTrigger
      kind="dialog"
      prepare={fetchPopup}
      trigger={
        <AriaButton className="flex min-h-11 items-center gap-1 rounded-md px-1 max-xs:px-0 text-start data-pressed:bg-hover">
          <span className="whitespace-nowrap max-[22rem]:whitespace-normal max-[22rem]:leading-tight">
            {title}
          </span>
          <Icon of={ChevronDown} size={16} className="flex-none text-muted max-xs:hidden" />
        </AriaButton>
      }
    >
      {(popup) => <DayPopup {...popup} day={day} today={today} onPick={showDay} />}
    </PopupTrigger>
  )
}
