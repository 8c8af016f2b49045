import { CalendarList } from './calendar-list.tsx'
import type { CalendarItem } from './item/calendar-item.ts'
import { MiniMonth } from './month/mini-month.tsx'

interface CalendarAsideProps {
  readonly date: string
  readonly shown: readonly string[]
  /** What takes place around the shown dates, hidden sources included. */
  readonly items: readonly CalendarItem[]
  readonly onPick: (date: string) => void
}

/** The month at a glance and the calendars to look at. */
export function CalendarAside({ date, shown, items, onPick }: CalendarAsideProps) {
  return (
    <div className="flex flex-col gap-4.5 px-4 pt-3.5 pb-4">
      <MiniMonth date={date} shown={shown} onPick={onPick} />
      <CalendarList items={items} shown={shown} />
    </div>
  )
}
