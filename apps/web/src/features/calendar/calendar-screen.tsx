import './calendar.css'
import { getMeeting, type Meeting } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useQuickCreate } from '../meeting/create/quick/use-quick-create.ts'
import { useCreateMeeting } from '../meeting/create/use-create-meeting.ts'
import { takeBackOf } from '../meeting/delete/take-back-deletion.ts'
import { refreshMeetings } from '../meeting/refresh-meetings.ts'
import { askSeriesScope } from '../meeting/series/series-scope.ts'
import { sources } from '../meeting/source.ts'
import { AnswerActions, AnswerInPlace } from '../proposal/answer-in-place.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { Calendar } from './calendar.tsx'
import { type CalendarHost, CalendarHostContext } from './calendar-host.ts'
import { Announcements } from './change/announcements.tsx'
import { DeletionQuestion, useDeletionQuestion } from './change/deletion-question.tsx'
import { newEvent } from './change/new-event.ts'

const QuickCreate = lazyPart(async () => ({
  default: (await import('../meeting/create/quick/quick-create.tsx')).QuickCreate,
}))

/** The calendar among the meetings: it opens their form and asks their questions. */
export function CalendarScreen() {
  const { zone } = useClock()
  const user_id = useSession(({ user }) => user?.user_id ?? '')
  const { open } = useCreateMeeting()
  const quick = useQuickCreate()
  const queries = useQueryClient()
  const { question, ask } = useDeletionQuestion()
  const host: CalendarHost = {
    sources,
    create: (when, place) => quick.open(newEvent(when, zone), place),
    edit: (meeting) => open({ meeting }),
    duplicate: (meeting) => void openDuplicate(meeting),
    renderAnswers: (meeting_id, children) => (
      <AnswerActions meeting_id={meeting_id}>{children}</AnswerActions>
    ),
    renderAnswer: (meeting_id, onAnswered) => (
      <AnswerInPlace meeting_id={meeting_id} onAnswered={onAnswered} />
    ),
    refresh: () => refreshMeetings(queries),
    askScope: askSeriesScope,
    askDeletion: ask,
    prepareTakeBack: async (meeting_id, how, scope) => {
      const meeting = await queries.fetchQuery(queryFor(getMeeting, { params: { meeting_id }, query: {} }))
      return takeBackOf(queries, { meeting, how, scope, reader_id: user_id })
    },
  }

  async function openDuplicate(meeting: Meeting) {
    const { duplicateOf } = await import('../meeting/create/form/duplicate.ts')
    open({ prefill: duplicateOf(meeting, user_id) })
  }

  return (
    <CalendarHostContext value={host}>
      <Calendar />
      {quick.opening && (
        <Suspense>
          <QuickCreate opening={quick.opening} onClose={quick.close} />
        </Suspense>
      )}
      <Announcements />
      <DeletionQuestion question={question} />
    </CalendarHostContext>
  )
}
