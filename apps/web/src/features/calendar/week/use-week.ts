import { getAvailability } from '@meridian/contract'
import type { WorkingTime } from '@meridian/engine'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { usePreferences } from '../../../platform/state/preferences.ts'
import { formatTag } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import { workingTimeOf } from '../../../platform/time/own-hours.ts'
import { hiddenWeekdays, weekendOf } from './hidden-weekdays.ts'
import { useChooseWeek, week_keys } from './week-choices.ts'

/** The reader's working time; undefined until they are known, null where they cannot be had and nothing is shaded. */
export function useHours(): WorkingTime | null | undefined {
  const { data, isPending } = useQuery(queryFor(getAvailability, {}))
  if (isPending) return undefined
  return data ? workingTimeOf(data) : null
}

/** The weekdays that the week view leaves out. */
export function useHiddenWeekdays(hours: WorkingTime | null | undefined): ReadonlySet<number> {
  const choice = usePreferences(({ calendar_week }) => calendar_week)
  return hiddenWeekdays(choice, weekendOf(formatTag()), hours)
}

/** The keys that choose the days of the week view. A phone shows three days whatever is chosen. */
export function useWeekKeys(isEnabled: boolean): void {
  const choose = useChooseWeek()
  const group = t('Calendar')
  useHotkey({ keys: week_keys.whole, label: t('Whole week'), group }, () => choose('whole'), isEnabled)
  useHotkey(
    { keys: week_keys.no_weekend, label: t('Without weekends'), group },
    () => choose('no_weekend'),
    isEnabled,
  )
  useHotkey({ keys: week_keys.working, label: t('Working week'), group }, () => choose('working'), isEnabled)
  useHotkey(
    { keys: week_keys.three_days, label: t('Three days'), group },
    () => choose('three_days'),
    isEnabled,
  )
}
