import './calendar.css'
import { getMeeting, type Meeting, type Occurrence } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { showError } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { booking_path } from '../booking/booking-paths.ts'
import { useQuickCreate } from '../meeting/create/quick/use-quick-create.ts'
import { useCreateMeeting } from '../meeting/create/use-create-meeting.ts'
import { prepareTakeBack } from '../meeting/delete/take-back-deletion.ts'
import { refreshMeetings } from '../meeting/refresh-meetings.ts'
import { askSeriesScope } from '../meeting/series/series-scope.ts'
import { sources } from '../meeting/source.ts'
import { AnswerActions, AnswerInPlace } from '../proposal/answer-in-place.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { Calendar } from './calendar.tsx'
import { type CalendarHost, CalendarHostContext, type NewTimes } from './calendar-host.ts'
import { Announcements } from './change/announcements.tsx'
import { useDeletionQuestion } from './change/use-deletion-question.ts'
import { newEvent } from './change/new-event.ts'
import { shortTimes } from './change/use-moves.ts'
import { questionFor } from './item/use-whole-meeting.ts'
import { useSourceOf } from './use-calendars.ts'

const DeletionQuestion = lazyPart(async () => ({
  default: (await import('./change/deletion-question.tsx')).DeletionQuestion,
}))
const QuickCreate = lazyPart(async () => ({
  default: (await import('../meeting/create/quick/quick-create.tsx')).QuickCreate,
}))

/** The calendar among the meetings: it opens their form and asks their questions. */
export function CalendarScreen() {
  const clock = useClock()
  const { zone } = clock
  const user_id = useSession(({ user }) => user?.user_id ?? '')
  const { open } = useCreateMeeting()
  const quick = useQuickCreate()
  const queries = useQueryClient()
  const { question, ask } = useDeletionQuestion()
  const sourceOf = useSourceOf(sources)
  const host: CalendarHost = {
    sources,
    sourceOf,
    create: (when, place) => quick.open(newEvent(when, zone), place),
    edit: (meeting) => open({ meeting }),
    duplicate: (meeting) => void openDuplicate(meeting),
    copy: (occurrence, to) => void copy(occurrence, to),
    renderAnswers: (meeting_id, children) => (
      <AnswerActions meeting_id={meeting_id}>{children}</AnswerActions>
    ),
    renderAnswer: (meeting_id, onAnswered) => (
      <AnswerInPlace meeting_id={meeting_id} onAnswered={onAnswered} />
    ),
    bookingPath: booking_path,
    refresh: () => refreshMeetings(queries),
    askScope: askSeriesScope,
    askDeletion: ask,
    prepareTakeBack: async ({ meeting_id }, how, scope) => {
      if (how === 'move') {
        const { prepareSeriesTakeBack } = await import('../meeting/series/take-back-series.ts')
        return prepareSeriesTakeBack(queries, meeting_id, { isDeletion: false })
      }
      const meeting = await queries.fetchQuery(queryFor(getMeeting, { params: { meeting_id }, query: {} }))
      const isWhole = !meeting.meeting_recurrence.is_recurring
      return prepareTakeBack(queries, { meeting, how, scope: isWhole ? 'all' : scope, reader_id: user_id })
    },
  }

  async function openDuplicate(meeting: Meeting) {
    const { duplicateOf } = await import('../meeting/create/form/duplicate.ts')
    open({ prefill: duplicateOf(meeting, user_id), isAnew: true })
  }

  async function copy(occurrence: Occurrence, to: Occurrence) {
    try {
      const meeting = await queries.fetchQuery({ ...questionFor(occurrence), staleTime: 0 })
      const { copyAt } = await import('../meeting/create/form/duplicate.ts')
      const form = copyAt(meeting, user_id, newEvent(timesOf(to), meeting.meeting_timezone))
      // Saving a meeting invites its guests.
      if (form.invitees.length > 0) return open({ prefill: form, isAnew: true })
      const { saveCopy } = await import('../meeting/create/save/save-copy.ts')
      await saveCopy(queries, form, t('Copied to {time}', { time: shortTimes(to, clock) }))
    } catch (problem) {
      showError(problem)
    }
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
      {question && (
        <Suspense>
          <DeletionQuestion question={question} />
        </Suspense>
      )}
    </CalendarHostContext>
  )
}

function timesOf({ is_all_day, meeting_date, start_timestamp, end_timestamp }: Occurrence): NewTimes {
  if (is_all_day) return { kind: 'days', first: meeting_date.start_date, last: meeting_date.end_date }
  return { kind: 'clock', interval: [Date.parse(start_timestamp), Date.parse(end_timestamp)] }
}
