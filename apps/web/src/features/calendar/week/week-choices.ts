import { useNavigate } from 'react-router'
import { calendar_path, calendarAddress, dateIn } from '../../../platform/navigation/shown-period.ts'
import { setPreference, type WeekChoice } from '../../../platform/state/preferences.ts'
import { mark } from '../../../platform/text/text.ts'

export const week_names: Readonly<Record<WeekChoice, string>> = {
  whole: mark('Whole week'),
  no_weekend: mark('Without weekends'),
  working: mark('Working week'),
  three_days: mark('Three days'),
}

export const week_keys: Readonly<Record<WeekChoice, string>> = {
  whole: '7',
  no_weekend: '5',
  working: '8',
  three_days: '3',
}

/** Remembers which days the week view shows, and goes to it; on the calendar the chosen day stays. */
export function useChooseWeek(): (choice: WeekChoice) => void {
  const navigate = useNavigate()
  return (choice) => {
    setPreference({ calendar_week: choice })
    const { pathname, search } = window.location
    const date = pathname === calendar_path ? dateIn(new URLSearchParams(search).get('date')) : undefined
    void navigate(calendarAddress('week', date))
  }
}
