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
  const day = dateIn(search.get('date')) ?? today
  const isCalendar = pathname === calendar_path
  const view = viewIn(search.get('view'))
  const step = isCalendar ? stepOf(view ?? (isPhone ? 'agenda' : 'week')) : 'day'

  const showDay = (date: string) => {
    const named = date === today ? undefined : date
    if (isCalendar) void navigate(calendarAddress(view, named))
    else void navigate(named ? `/user/dashboard?date=${named}` : '/user/dashboard')
  }
  return {
    today,
    day,
    /** What `shift` moves by. */
    step,
    showDay,
    shift: (by: 1 | -1) => showDay(shiftDate(step, day, by)),
    isCalendar,
  }
}
