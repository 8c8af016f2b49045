import './calendar.css'
import { useQueryClient } from '@tanstack/react-query'
import { useClock } from '../../platform/time/use-clock.ts'
import { useCreateMeeting } from '../meeting/create/use-create-meeting.ts'
import { refreshMeetings } from '../meeting/refresh-meetings.ts'
import { askSeriesScope } from '../meeting/series/series-scope.ts'
import { sources } from '../meeting/source.ts'
import { Calendar } from './calendar.tsx'
import { type CalendarHost, CalendarHostContext } from './calendar-host.ts'
import { Announcements } from './change/announcements.tsx'
import { DeletionQuestion, useDeletionQuestion } from './change/deletion-question.tsx'
import { newEvent } from './change/new-event.ts'

/** The calendar among the meetings: it opens their form and asks their questions. */
export function CalendarScreen() {
  const { zone } = useClock()
  const { open } = useCreateMeeting()
  const queries = useQueryClient()
  const { question, ask } = useDeletionQuestion()
  const host: CalendarHost = {
    sources,
    create: (when) => open({ prefill: newEvent(when, zone) }),
    edit: (meeting) => open({ meeting }),
    refresh: () => refreshMeetings(queries),
    askScope: askSeriesScope,
    askDeletion: ask,
  }

  return (
    <CalendarHostContext value={host}>
      <Calendar />
      <Announcements />
      <DeletionQuestion question={question} />
    </CalendarHostContext>
  )
}
