import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { usePhoneColumns } from '../../ui/use-is-phone.ts'
import { usePreferences } from '../state/preferences.ts'
import { isoDate } from '../time/format.ts'
import { useClock } from '../time/use-clock.ts'
import { useNow } from '../time/use-now.ts'
import {
  type CalendarView,
  calendar_path,
  calendarAddress,
  dateIn,
  shiftDate,
  spanOf,
  stepOf,
  viewIn,
} from './shown-period.ts'

/**
 * The day that is shown, which the address holds as `?date=`; today where it names none. On the calendar it moves by
 * what the view shows, of which a phone begins with an agenda and a wide screen with a week; everywhere else it is the
 * day of the dashboard.
 */
export function useShownDay() {
  const { zone } = useClock()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const columns = usePhoneColumns()
  const week = usePreferences(({ calendar_week }) => calendar_week)
  const today = isoDate(useNow(60_000), zone)
  const isCalendar = pathname === calendar_path

  const read = (of: URLSearchParams) => {
    const named = viewIn(of.get('view'))
    const view: CalendarView = named ?? (columns === undefined ? 'week' : 'agenda')
    const span = spanOf(view, columns, week)
    const step = isCalendar ? stepOf(span) : 'day'
    return { named, view, span, step, day: dateIn(of.get('date')) ?? today } as const
  }
  // Keys can come faster than screens are drawn. What they start from is the address, which is ahead.
  const readNow = () => read(new URLSearchParams(window.location.search))

  const show = (next: { readonly view?: CalendarView; readonly date?: string }) => {
    const { named, day } = readNow()
    const nextDay = next.date ?? day
    const date = nextDay === today ? undefined : nextDay
    if (isCalendar) void navigate(calendarAddress(next.view ?? named, date))
    else void navigate(date ? `/user/dashboard?date=${date}` : '/user/dashboard')
  }
  const { day, view, span, step } = read(search)
  return {
    today,
    day,
    /** Of the calendar. */
    view,
    /** What the view shows at this size of screen. */
    span,
    /** What `shift` moves by. */
    step,
    show,
    showDay: (date: string) => show({ date }),
    shift: (by: number) => {
      const shown = readNow()
      show({ date: shiftDate(shown.step, shown.day, by) })
    },
    isCalendar,
  }
}
