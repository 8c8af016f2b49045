import { Calendar, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useCreateMeeting } from '../../features/meeting/create/use-create-meeting.ts'
import { useHotkey } from '../../platform/hotkeys.ts'
import { formatPlainDate } from '../../platform/time/format.ts'
import { useWeekStart } from '../../platform/time/use-clock.ts'
import { Button } from '../../ui/button.tsx'
import { CalendarPicker } from '../../ui/calendar-picker.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { ClockMenu } from './clock-menu.tsx'
import { useShownDay } from '../../platform/use-shown-day.ts'

/** Which day is shown, what time it is and where, and the way to a new event. */
export function TopBar() {
  const { today, day, showDay } = useShownDay()
  const { open } = useCreateMeeting()
  useHotkey({ keys: 't', label: 'Today', group: 'Dashboard' }, () => showDay(today))

  return (
    <header className="hidden h-(--h-topbar) flex-none items-center gap-2 border-b border-border pe-4 ps-5 md:flex">
      <Button size="sm" onPress={() => showDay(today)}>
        Today
      </Button>
      <div className="flex items-center">
        <IconButton
          label="Previous day"
          icon={ChevronLeft}
          size="sm"
          onPress={() => showDay(shifted(day, -1))}
        />
        <DayPicker day={day} today={today} onPick={showDay} />
        <IconButton label="Next day" icon={ChevronRight} size="sm" onPress={() => showDay(shifted(day, 1))} />
      </div>
      <span className="flex-1" />
      <ClockMenu />
      <Button variant="primary" size="sm" icon={Plus} shortcut="C" onPress={() => open()}>
        Create Event
      </Button>
    </header>
  )
}

interface DayPickerProps {
  readonly day: string
  readonly today: string
  readonly onPick: (day: string) => void
}

function DayPicker({ day, today, onPick }: DayPickerProps) {
  const weekStart = useWeekStart()
  return (
    <Popover
      label="Choose a day"
      trigger={
        <AriaButton
          aria-label={`Choose a day, ${formatPlainDate(day)} is shown`}
          className="num flex h-7 items-center gap-1.5 rounded-md px-1.5 font-medium data-hovered:bg-hover"
        >
          {formatPlainDate(day)}
          <Icon of={Calendar} size={14} className="text-muted" />
        </AriaButton>
      }
    >
      {(close) => (
        <CalendarPicker
          label="Day"
          today={today}
          weekStart={weekStart}
          value={day}
          autoFocus
          onChange={(date) => {
            onPick(date)
            close()
          }}
        />
      )}
    </Popover>
  )
}

function shifted(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
