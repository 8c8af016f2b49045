import { type RefObject } from 'react'
import { t } from '../../../platform/text/text.ts'
import type { Clock } from '../../../platform/time/format.ts'
import { AnchoredPopover } from '../../../ui/overlay/popover.tsx'
import { AgendaDay } from '../agenda/agenda-day.tsx'
import { dayLabel } from '../calendar-dates.ts'
import type { HeldItem } from '../held/held-store.ts'
import type { CalendarItem } from '../item/calendar-item.ts'

interface DayPopoverProps {
  readonly day: string
  readonly today: string
  readonly items: readonly CalendarItem[]
  readonly held: readonly HeldItem[]
  readonly nowMs: number
  readonly clock: Clock
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onOpen: (item: CalendarItem) => void
  readonly onShowDay: (date: string) => void
}

/** All events of a day of which a month has no room for some; its heading leads to the day. */
export function DayPopover(props: DayPopoverProps) {
  const { day, today, items, held, nowMs, clock, anchor, onClose, onOpen, onShowDay } = props
  return (
    <AnchoredPopover
      label={t('Events of {day}', { day: dayLabel(day) })}
      anchor={anchor}
      placement="end"
      isOpen
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- It hears what the buttons inside are told, whichever it is. */}
      <div
        className="-my-3 max-h-[min(28rem,70vh)] w-80 overflow-y-auto pb-3"
        onClick={(event) => {
          const element =
            event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-event]') : null
          const item = items.find(({ key }) => key === element?.dataset['event'])
          if (item) onOpen(item)
        }}
      >
        <AgendaDay
          date={day}
          isToday={day === today}
          items={items}
          held={held}
          nowMs={nowMs}
          clock={clock}
          onShowDay={onShowDay}
        />
      </div>
    </AnchoredPopover>
  )
}
