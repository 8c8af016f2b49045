import { Plus } from 'lucide'
import { useLocation } from 'react-router'
import { step_words } from '../../features/calendar/step-words.ts'
import { useCreateMeeting } from '../../features/meeting/create/use-create-meeting.ts'
import { LateWeatherButton } from '../../features/weather/weather-entry.tsx'
import { useShownDay } from '../../platform/navigation/use-shown-day.ts'
import { useHotkey } from '../../platform/state/hotkeys.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '../../ui/sided-icons.ts'
import { toast_room } from '../../ui/toast/toast-place.ts'
import { ClockMenu } from './clock-menu.tsx'
import { DayPicker } from './day-picker.tsx'
import { FilterMenu } from './filter-menu.tsx'

/** Which day is shown, what time it is and where, and the way to a new event. */
export function TopBar() {
  const { today, day, step, showDay, shift, isCalendar } = useShownDay()
  const { pathname } = useLocation()
  const showsDay = isCalendar || pathname === '/user/dashboard'
  const { open } = useCreateMeeting()
  useHotkey({ keys: 't', label: t('Today'), group: isCalendar ? t('Calendar') : t('Dashboard') }, () =>
    showDay(today),
  )

  return (
    <header className="@container hidden h-(--h-topbar) items-center gap-2 border-b border-border pe-4 ps-5 md:flex md:max-[56rem]:gap-1 md:max-[56rem]:px-3">
      <Button size="sm" onPress={() => showDay(today)}>
        {t('Today')}
      </Button>
      <div className="flex items-center">
        {showsDay && (
          <IconButton
            label={t(step_words[step].previous)}
            icon={ChevronLeft}
            size="sm"
            onPress={() => shift(-1)}
          />
        )}
        <DayPicker day={day} today={today} onPick={showDay} />
        {showsDay && (
          <IconButton
            label={t(step_words[step].next)}
            icon={ChevronRight}
            size="sm"
            onPress={() => shift(1)}
          />
        )}
      </div>
      <span {...toast_room} className="h-full min-w-0 flex-1" />
      {(showsDay || pathname === '/user/meetings') && <FilterMenu />}
      <LateWeatherButton />
      <ClockMenu />
      <Button
        variant="primary"
        size="sm"
        icon={Plus}
        shortcut="C"
        onPress={() => open()}
        className="@max-[34rem]:text-[0px] @max-[34rem]:[&_span]:gap-0 @min-[34rem]:@max-[42rem]:[&_svg]:hidden! @max-[50rem]:[&_kbd]:hidden!"
      >
        {t('Create Event')}
      </Button>
      <span
        {...toast_room}
        className="-ms-2 h-full w-(--w-toasts) flex-none transition-[width] duration-(--dur-base) ease-out md:max-[56rem]:-ms-1"
      />
    </header>
  )
}
