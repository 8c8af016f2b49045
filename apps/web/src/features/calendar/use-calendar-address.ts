import { useNavigate, useSearchParams } from 'react-router'
import {
  calendarAddress,
  type CalendarView,
  dateIn,
  shiftDate,
  stepOf,
  viewIn,
} from '../../platform/shown-period.ts'
import { isoDate } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'

/** View and date, which the address holds. A phone shows an agenda and a wide screen a week, from today on. */
export function useCalendarAddress() {
  const { zone } = useClock()
  const isPhone = useIsPhone()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const today = isoDate(useNow(60_000), zone)

  const read = (of: URLSearchParams) => {
    const named = viewIn(of.get('view'))
    const view: CalendarView = named ?? (isPhone ? 'agenda' : 'week')
    return { named, view, date: dateIn(of.get('date')) ?? today }
  }
  // Keys can come faster than screens are drawn. What they start from is the address, which is ahead.
  const readNow = () => read(new URLSearchParams(window.location.search))

  const show = (next: { readonly view?: CalendarView; readonly date?: string }) => {
    const { named, date } = readNow()
    const nextDate = next.date ?? date
    void navigate(calendarAddress(next.view ?? named, nextDate === today ? undefined : nextDate))
  }
  const { view, date } = read(search)
  return {
    view,
    date,
    today,
    show,
    shift: (by: number) => {
      const shown = readNow()
      show({ date: shiftDate(stepOf(shown.view), shown.date, by) })
    },
  }
}
