import type { AxisStretch } from '@meridian/engine'
import { cx } from '../../../ui/cx.ts'
import { rem } from './grid-rem.ts'
import type { GridDay } from './grid-picture.ts'

/** Behind the hours of a day: today's tint, closed hours, hours that this day does not have. */
export function DayBackdrop({ day, isToday }: { readonly day: GridDay; readonly isToday: boolean }) {
  return (
    <div className={cx(isToday && 'cal-today', isDayOff(day) && !isToday && 'cal-off')}>
      {!isDayOff(day) &&
        day.closed.map((stretch) => (
          <div key={stretch.start} className="cal-closed" style={placeOf(stretch)} />
        ))}
      {day.missing.map((stretch) => (
        <div key={stretch.start} className="cal-missing" style={placeOf(stretch)} />
      ))}
      {day.changes.map(({ at, text }) => (
        <div key={at} className="cal-change" style={{ top: `${rem(at)}rem` }}>
          {text}
        </div>
      ))}
    </div>
  )
}

/** A day without any hours of the reader. */
export function isDayOff({ closed, day }: GridDay): boolean {
  const closedMinutes = closed.reduce((sum, { start, end }) => sum + end - start, 0)
  return day.endMs > day.startMs && closedMinutes >= (day.endMs - day.startMs) / 60_000
}

function placeOf({ start, end }: AxisStretch) {
  return { top: `${rem(start)}rem`, height: `${rem(end - start)}rem` }
}
