import type { Occurrence } from '@meridian/contract'
import type { CalendarView } from '../../platform/navigation/shown-period.ts'
import { usePreferences } from '../../platform/state/preferences.ts'
import { useClock, useWeekStart } from '../../platform/time/use-clock.ts'
import { blockDates, blocksBeside } from './agenda/agenda-blocks.ts'
import { useAgenda, withoutRepeats } from './agenda/use-agenda.ts'
import { shownDates } from './calendar-dates.ts'
import { useDrafts, withDrafts } from './change/drafts.ts'
import { calendarItems } from './item/calendar-item.ts'
import { useOccurrences, windowOf } from './use-occurrences.ts'

/** What a period holds, as the person has left it: moved and deleted events included, hidden sources apart; and the windows it was read in. */
export function useItems(view: CalendarView, date: string) {
  const { zone } = useClock()
  const weekStart = useWeekStart()
  const drafts = useDrafts()
  const hidden = usePreferences(({ calendar_hidden }) => calendar_hidden)
  const answer = useOccurrences(view, date, weekStart, zone)
  const further = useAgenda(date, { weekStart, zone, isShown: view === 'agenda' })
  const known = answer.data ?? none
  const occurrences =
    further.occurrences.length === 0 ? known : withoutRepeats([...known, ...further.occurrences])
  const all = calendarItems(withDrafts(occurrences, drafts), zone)
  const items =
    hidden.length === 0 ? all : all.filter(({ occurrence }) => !hidden.includes(occurrence.calendar_key))
  const windows = [
    shownDates(view === 'agenda' ? 'agenda' : 'month', date, weekStart),
    ...blocksBeside(further.extent).map((block) => blockDates(date, weekStart, block)),
  ].map((dates) => windowOf(dates, zone))
  return { answer, further, all, items, windows }
}

const none: readonly Occurrence[] = []
