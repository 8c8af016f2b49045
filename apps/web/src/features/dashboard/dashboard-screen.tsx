import { getAvailability, listMeetings, listOccurrences, type Occurrence } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { pageQueryFor, queryFor } from '../../platform/api/queries.ts'
import { useShownDay } from '../../platform/navigation/use-shown-day.ts'
import { t } from '../../platform/text/text.ts'
import { formatLongDay } from '../../platform/time/format.ts'
import { workingTimeOf } from '../../platform/time/own-hours.ts'
import { useClock, useWeekStart } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { DropOverlay } from '../../ui/file/drop-overlay.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { type Query, QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { MailImportDialog } from '../mail/import/import-dialog.tsx'
import { useMailImport } from '../mail/import/use-mail-import.ts'
import { useCreateMeeting } from '../meeting/create/use-create-meeting.ts'
import { ImportDialog } from '../meeting/import/import-dialog.tsx'
import { useImport } from '../meeting/import/use-import.ts'
import { sources } from '../meeting/source.ts'
import { comingOf, useComingOccurrences } from '../meeting/use-coming-occurrences.ts'
import { OpenItemsCard } from '../outcome/open-items-card.tsx'
import { useOpenItems } from '../outcome/use-outcomes.ts'
import { ProposalsCard } from '../proposal/proposals-card.tsx'
import { useProposals } from '../proposal/use-proposals.ts'
import { meridianPath, parallelPath } from '../user/globe-geometry.ts'
import { AfterThatCard } from './after-that-card.tsx'
import { daySentence } from './day-sentence.ts'
import { FirstStart } from './first-start.tsx'
import { Hero } from './hero.tsx'
import { HeroSkeleton } from './hero-skeleton.tsx'
import { heroStateOf, meetingOf } from './hero-state.ts'
import { SampleFigures } from './sample-figures.tsx'
import { useSample } from './use-sample.ts'
import { WeekCard, WeekFiguresView, WeekSkeleton } from './week-card.tsx'
import { weekFiguresOf, weeksOf } from './week-figures.ts'

const SampleNotice = lazyPart(async () => ({ default: (await import('./sample-notice.tsx')).SampleNotice }), {
  kind: 'unasked',
})

/** What now, what next, what waits for an answer: the shown day, its week and the next meetings. */
export function DashboardScreen() {
  const { day, today } = useShownDay()
  const clock = useClock()
  const nowMs = useNow(60_000)
  const answers = useAnswers(day)
  const { coming, week, weeks, hours, proposals, isNew } = answers
  const shown = day === today ? coming : week
  const openItems = useOpenItems()
  const { open } = useCreateMeeting()
  const importing = useImport()
  const importingMails = useMailImport()
  const sample = useSample()

  return (
    <Screen title={t('Dashboard')}>
      <DayHead
        title={formatLongDay(day)}
        sentence={shown.data && daySentence({ day, today, clock, occurrences: shown.data, hours, nowMs })}
        hasFailed={shown.isError}
      />
      {sample.hasSample && (
        <Suspense>
          <SampleNotice sample={sample} />
        </Suspense>
      )}
      <div className="@container">
        <div className="grid grid-cols-1 gap-4 md:gap-5 @min-[54rem]:grid-cols-12">
          <div className={`flex min-w-0 flex-col @min-[54rem]:col-span-8 ${hero_notice_class}`}>
            {isNew === true && day === today ? (
              <FirstStart
                globe={globe}
                onCreate={() => open()}
                onImport={importing.open}
                onImportMails={importingMails.open}
                sample={sample}
              />
            ) : (
              <QueryView
                query={{ ...pick(shown), data: isNew === undefined ? undefined : shown.data }}
                loading={<HeroSkeleton globe={globe} />}
                failed={t('Error in fetching meetings')}
              >
                {(occurrences) => <Hero {...{ day, today, clock, occurrences, nowMs, sources, globe }} />}
              </QueryView>
            )}
          </div>
          <div className="min-w-0 @min-[54rem]:col-span-4">
            <ShownWeek {...{ week, weeks, hours, today }} openItems={openItems.data?.pagination.total} />
          </div>
          <div className="min-w-0 @min-[54rem]:col-span-7">
            <ProposalsCard proposals={proposals} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 md:gap-5 @min-[54rem]:col-span-5 @min-[54rem]:self-start">
            <div className="flex-none">
              <NextMeetings {...{ coming, day, today, nowMs }} />
            </div>
            <div className="flex-none empty:hidden">
              <OpenItemsCard items={openItems} />
            </div>
          </div>
          <SampleFigures />
        </div>
      </div>
      <ImportDialog importing={importing} />
      <MailImportDialog importing={importingMails} />
      <DropOverlay
        title={t('Drop to import')}
        text={t('Calendar files that end with .ics, up to 10 MB each')}
        onDrop={importing.add}
      />
    </Screen>
  )
}

/** A failure takes the size of the hero. */
const hero_notice_class =
  '[&>[role=alert]]:min-h-68.5 [&>[role=alert]]:flex-1 [&>[role=alert]]:justify-center'

interface DayHeadProps {
  readonly title: string
  readonly sentence: string | undefined
  readonly hasFailed: boolean
}

function DayHead({ title, sentence, hasFailed }: DayHeadProps) {
  return (
    <ScreenHeader
      title={title}
      lead={
        sentence === undefined && !hasFailed ? (
          <Skeleton className="mt-1.5 h-4.5 w-72 max-w-full" />
        ) : (
          (sentence ?? '')
        )
      }
    />
  )
}

interface ShownWeekProps extends Pick<ReturnType<typeof useAnswers>, 'weeks' | 'hours'> {
  readonly week: Query<Occurrence[]>
  readonly today: string
  /** How many; absent while that is not known. */
  readonly openItems: number | undefined
}

/** The figures of the week, as far as it is known. */
function ShownWeek({ week, weeks, hours, today, openItems }: ShownWeekProps) {
  const { zone } = useClock()
  return (
    <WeekCard weeks={weeks} today={today}>
      <QueryView
        query={{ ...pick(week), data: week.data && weekFiguresOf(week.data, weeks, zone, hours) }}
        loading={<WeekSkeleton />}
        failed={t('Error in fetching meetings')}
      >
        {(figures) => <WeekFiguresView {...{ figures, weeks, hours, today, openItems }} />}
      </QueryView>
    </WeekCard>
  )
}

interface NextMeetingsProps extends Omit<Present, 'zone'> {
  readonly coming: Query<Occurrence[]>
}

/** What follows the meeting that the hero shows. */
function NextMeetings({ coming, day, today, nowMs }: NextMeetingsProps) {
  const clock = useClock()
  return (
    <AfterThatCard
      title={day === today ? t('After that') : t('Coming up')}
      meetings={{
        ...pick(coming),
        data: coming.data && afterThat(coming.data, { day, today, nowMs, zone: clock.zone }),
      }}
      {...{ clock, today, nowMs, sources }}
    />
  )
}

/** Everything the screen asks the server, and what follows from several answers at once. */
function useAnswers(day: string) {
  const { zone } = useClock()
  const weeks = weeksOf(day, useWeekStart(), zone)
  const coming = useComingOccurrences()
  const week = useQuery({
    ...queryFor(listOccurrences, {
      query: {
        start_timestamp: new Date(weeks.window[0]).toISOString(),
        end_timestamp: new Date(weeks.window[1]).toISOString(),
      },
    }),
    refetchInterval: five_minutes,
  })
  const availability = useQuery(queryFor(getAvailability, {})).data
  const hours = availability && workingTimeOf(availability)
  const mayBeNew = coming.data?.length === 0
  const all = useQuery({ ...pageQueryFor(listMeetings, { query: { limit: 1 } }), enabled: mayBeNew })
  // Undefined only until it is known whether a person without coming meetings has any at all.
  const isNew = mayBeNew && !all.isError ? all.data && all.data.pagination.total === 0 : false
  return { coming, week, weeks, hours, proposals: useProposals(), isNew }
}

const five_minutes = 300_000

interface Present {
  readonly day: string
  readonly today: string
  readonly zone: string
  readonly nowMs: number
}

const active_meetings_shown = 3

/** What follows the meeting the hero shows, three meetings in all with that one; from another day's view what comes. */
function afterThat(coming: readonly Occurrence[], { day, today, zone, nowMs }: Present): Occurrence[] {
  const next = comingOf(coming, nowMs)
  if (day !== today) return next.slice(0, active_meetings_shown)
  const shown = meetingOf(heroStateOf({ day, today, zone, occurrences: coming, nowMs }))
  return next.slice(0, active_meetings_shown).filter((meeting) => meeting !== shown)
}

/** The part of an answer that decides what is shown. */
function pick<Data>({ data, error, isFetching, refetch }: Query<Data>): Query<Data> {
  return { data, error, isFetching, refetch }
}

const view = { radius: 250, center: 260, latitude: 24, longitude: 0 }
const globe = {
  graticule: [
    ...Array.from({ length: 24 }, (_, index) => meridianPath(view, index * 15)),
    ...Array.from({ length: 11 }, (_, index) => parallelPath(view, index * 15 - 75)),
  ].join(''),
  lit: meridianPath(view, -26),
}
