import { useNavigate, useSearchParams } from 'react-router'
import { isoDate } from './time/format.ts'
import { useClock } from './time/use-clock.ts'
import { useNow } from './time/use-now.ts'

/** The day the dashboard shows, which the address holds as `?date=`; today where it names none. */
export function useShownDay() {
  const { zone } = useClock()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const today = isoDate(useNow(60_000), zone)
  const day = dayIn(search.get('date')) ?? today
  const showDay = (date: string) => {
    void navigate(date === today ? '/user/dashboard' : `/user/dashboard?date=${date}`)
  }
  return { today, day, showDay }
}

/** The date when the text is one. */
function dayIn(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const isDate = !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
  return isDate && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text) ? text : undefined
}
