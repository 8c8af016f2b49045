import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { calendar_path, calendarAddress, dateIn, shiftDate, stepOf, viewIn } from './shown-period.ts'
import { isoDate } from './time/format.ts'
import { useClock } from './time/use-clock.ts'
import { useNow } from './time/use-now.ts'

/**
 * The day that is shown, which the address holds as `?date=`; today where it names none. On the calendar
 * it moves by what the view shows, everywhere else it is the day of the dashboard.
 */
export function useShownDay() {
  const { zone } = useClock()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const today = isoDate(useNow(60_000), zone)
  const isCalendar = pathname === calendar_path

  const read = (of: URLSearchParams) => {
    const view = viewIn(of.get('view'))
    const step = isCalendar ? stepOf(view ?? (isPhone ? 'agenda' : 'week')) : 'day'
    return { day: dateIn(of.get('date')) ?? today, view, step } as const
  }
  // Keys can come faster than screens are drawn. What they start from is the address, which is ahead.
  const readNow = () => read(new URLSearchParams(window.location.search))

  const showDay = (date: string) => {
    const named = date === today ? undefined : date
    if (isCalendar) void navigate(calendarAddress(readNow().view, named))
    else void navigate(named ? `/user/dashboard?date=${named}` : '/user/dashboard')
  }
  const { day, step } = read(search)
  return {
    today,
    day,
    /** What `shift` moves by. */
    step,
    showDay,
    shift: (by: 1 | -1) => {
      const shown = readNow()
      showDay(shiftDate(shown.step, shown.day, by))
    },
    isCalendar,
  }
}
