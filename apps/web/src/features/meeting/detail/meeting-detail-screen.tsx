import { getMeeting, listMeetings, listProposals, type Meeting } from '@meridian/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '../../../platform/api/api-error.ts'
import { keyOf, queryFor } from '../../../platform/api/queries.ts'
import { removeSuspended } from '../../../platform/live/suspended-queries.ts'
import { keepSelectedMeeting } from '../../../platform/session/session-records.ts'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Delayed } from '../../../ui/state/skeleton.tsx'
import { MeetingLabelsCard } from '../../label/meeting-labels-card.tsx'
import { OutcomeCards } from '../../outcome/outcome-cards.tsx'
import { MeetingTasksCard } from '../../task/meeting/meeting-tasks-card.tsx'
import { WeatherCard } from '../../weather/weather-card.tsx'
import { meetingInput, useShownOccurrence } from '../meeting-input.ts'
import { isAsked } from '../rsvp.ts'
import { AgendaCard } from './agenda-card.tsx'
import { BackLink } from './back-link.tsx'
import { DescriptionCard } from './description-card.tsx'
import { DetailHead } from './detail-head.tsx'
import { CardSkeletons, DetailSkeleton } from './detail-skeleton.tsx'
import { DetailsCard } from './details-card.tsx'
import { ExternalOriginNotice } from './external-origin-notice.tsx'
import { GuestsCard } from './guests-card.tsx'
import { TentativeNotice } from './tentative-notice.tsx'
import { isTravelled } from './travel-times.ts'

const TravelCard = lazyPart(async () => ({ default: (await import('./travel-card.tsx')).TravelCard }), {
  kind: 'unasked',
})
const AttendeeLocalTimesCard = lazyPart(
  async () => ({ default: (await import('./attendee-local-times-card.tsx')).AttendeeLocalTimesCard }),
  { kind: 'unasked' },
)
const AnswerBar = lazyPart(async () => ({ default: (await import('./answer/answer-bar.tsx')).AnswerBar }), {
  kind: 'unasked',
})
const MeetingCounters = lazyPart(
  async () => ({ default: (await import('../../proposal/meeting-counters.tsx')).MeetingCounters }),
  { kind: 'unasked' },
)
const LabelField = lazyPart(async () => ({
  default: (await import('../../label/label-field.tsx')).LabelField,
}))
const SourcesCard = lazyPart(async () => ({ default: (await import('./sources-card.tsx')).SourcesCard }), {
  kind: 'unasked',
})
const BookedByCard = lazyPart(
  async () => ({ default: (await import('../../booking/bookings/booked-by-card.tsx')).BookedByCard }),
  { kind: 'unasked' },
)
const UnfinishedItems = lazyPart(
  async () => ({ default: (await import('../../outcome/unfinished-items.tsx')).UnfinishedItems }),
  { kind: 'unasked' },
)

/** /user/meetings/:meeting_id: everything about one meeting; with ?occurrence= about one date of a series. */
export function MeetingDetailScreen() {
  const { meeting_id = '' } = useParams()
  const occurrence = useShownOccurrence()
  const queries = useQueryClient()
  const meeting = useQuery({
    ...queryFor(getMeeting, meetingInput(meeting_id, occurrence)),
    placeholderData: () => (occurrence === null ? listedMeeting(queries, meeting_id) : undefined),
  })
  useEffect(
    () => () => removeSuspended(queries, keyOf(getMeeting, meetingInput(meeting_id, occurrence))),
    [queries, meeting_id, occurrence],
  )
  const found = meeting.data
  useEffect(() => {
    if (found) keepSelectedMeeting(found)
  }, [found])

  return (
    <Screen title={titleOf(found, meeting.error)}>
      <BackLink />
      {isMissing(meeting.error) ? (
        <MissingMeeting />
      ) : (
        <QueryView query={meeting} loading={<DetailSkeleton />}>
          {(meeting) => <MeetingDetail key={`${meeting.meeting_id} ${occurrence}`} meeting={meeting} />}
        </QueryView>
      )}
    </Screen>
  )
}

function MeetingDetail({ meeting }: { readonly meeting: Meeting }) {
  const user_id = useSession(({ user }) => user?.user_id)
  const isAnswered = isAnsweredBy(meeting, user_id)
  const isAwaited = useAwaitedProposals(isAnswered)
  return (
    <>
      <DetailHead meeting={meeting} />
      {user_id !== undefined && isAsked(meeting, user_id) && (
        <Suspense>
          <AnswerBar meeting={meeting} user_id={user_id} />
        </Suspense>
      )}
      {isAnswered && (
        <Suspense>
          <MeetingCounters meeting={meeting} />
        </Suspense>
      )}
      <TentativeNotice meeting={meeting} />
      <ExternalOriginNotice meeting={meeting} />
      {isAwaited ? (
        <Delayed>
          <CardSkeletons />
        </Delayed>
      ) : (
        <DetailCards meeting={meeting} />
      )}
    </>
  )
}

function DetailCards({ meeting }: { readonly meeting: Meeting }) {
  const isOver = meeting.meeting_status === 'completed'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 md:gap-5 lg:grid-cols-[minmax(0,1fr)_19.5rem]">
      <div className="flex min-w-0 flex-col gap-3.5 md:gap-4">
        {isOver && <OutcomeCards meeting={meeting} />}
        <DescriptionCard meeting={meeting} />
        <AgendaCard meeting={meeting} />
        <NotOnPaper>
          {meeting.meeting_recurrence.is_recurring && (
            <Suspense>
              <UnfinishedItems meeting={meeting} />
            </Suspense>
          )}
          <MeetingTasksCard
            meeting={meeting}
            renderLabels={(field) => (
              <Suspense fallback={<div className="h-16 md:h-13.25" />}>
                <LabelField {...field} />
              </Suspense>
            )}
          />
        </NotOnPaper>
        {!isOver && <OutcomeCards meeting={meeting} />}
      </div>
      <div className="flex min-w-0 flex-col gap-3.5 md:gap-4">
        <GuestsCard meeting={meeting} />
        {meeting.is_booked && (
          <Suspense>
            <BookedByCard meeting_id={meeting.meeting_id} />
          </Suspense>
        )}
        <NotOnPaper>
          <MeetingLabelsCard meeting={meeting} />
        </NotOnPaper>
        <DetailsCard meeting={meeting} />
        {isTravelled(meeting) && (
          <Suspense>
            <TravelCard meeting={meeting} />
          </Suspense>
        )}
        {meeting.meeting_sources.length > 0 && (
          <Suspense>
            <SourcesCard meeting={meeting} />
          </Suspense>
        )}
        <WeatherCard meeting={meeting} />
        <NotOnPaper>
          <Suspense>
            <AttendeeLocalTimesCard meeting={meeting} />
          </Suspense>
        </NotOnPaper>
      </div>
    </div>
  )
}

/** Whether it is not known yet if guests propose other times, which stand above the cards. What fails is not waited for. */
function useAwaitedProposals(isAnswered: boolean): boolean {
  const { isPending, fetchStatus, failureCount } = useQuery({
    ...queryFor(listProposals, {}),
    enabled: isAnswered,
  })
  return isAnswered && isPending && fetchStatus === 'fetching' && failureCount === 0
}

/** Whether the reader organizes the meeting and may have to answer its guests. */
function isAnsweredBy(meeting: Meeting, reader_id: string | undefined): boolean {
  const { user_id, outside_organizer, meeting_status, meeting_invitees } = meeting
  if (user_id !== reader_id || outside_organizer !== null || meeting_status !== 'active') return false
  return Object.keys(meeting_invitees).length > 0
}

/** What belongs to the screen alone. */
function NotOnPaper({ children }: { readonly children: ReactNode }) {
  return <div className="contents print:hidden">{children}</div>
}

function MissingMeeting() {
  return (
    <>
      <h1 className="sr-only">{t('Meeting not found')}</h1>
      <EmptyState
        icon={CalendarX2}
        title={t('Meeting not found')}
        text={t('You have no such meeting. It may have been deleted, or you are no longer invited.')}
        action={
          <ButtonLink href="/user/meetings" size="sm">
            {t('All meetings')}
          </ButtonLink>
        }
      />
    </>
  )
}

/** A meeting of other users answers like a missing one, as does an invalid id. */
function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

function titleOf(meeting: Meeting | undefined, error: Error | null): string {
  if (isMissing(error)) return t('Meeting not found')
  return meeting ? meeting.meeting_title || t('No title provided') : t('Meeting')
}

/** The meeting as a list has shown it, for the moment until its own answer comes. */
function listedMeeting(queries: QueryClient, meeting_id: string): Meeting | undefined {
  const lists = queries.getQueriesData<{ pages?: { data: Meeting[] }[] }>({ queryKey: keyOf(listMeetings) })
  const listed = lists.flatMap(([, list]) => list?.pages?.flatMap(({ data }) => data) ?? [])
  return listed.find((meeting) => meeting.meeting_id === meeting_id)
}
