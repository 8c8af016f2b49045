import type { ConferenceType, MeetingChange } from '@meridian/contract'
import type { OccurrenceTimes, SeriesOccurrence } from '@meridian/engine'
import { type ConferenceColumns, conferenceAfter, conferenceOfPart } from './conference.rules.ts'
import type { MeetingRow } from './meeting.queries.ts'
import { type DetailColumns, detailsAfter } from './meeting.rules.ts'
import { mergeIntoTarget, occurrenceAfter } from './series/occurrence-details.rules.ts'
import {
  type ExceptionOutcome,
  type Schedule,
  scheduleAfterChange,
  splitSchedule,
  type SplitSchedule,
  storedSchedule,
  type TimedMeeting,
} from './series/schedule.rules.ts'
import type { MeetingException } from './series/series.queries.ts'

/** A meeting and, of a series, its changed occurrences and the one that a request targets. */
export interface MeetingTarget {
  readonly meeting: MeetingRow
  readonly exceptions: readonly MeetingException[]
  readonly occurrence: SeriesOccurrence | undefined
}

/** What a change of a meeting comes to, decided before anything is written. */
export type ChangePlan = OccurrencePlan | SplitPlan | WholePlan

/** One occurrence gets details and times of its own. */
export interface OccurrencePlan {
  readonly scope: 'this'
  readonly occurrence: SeriesOccurrence
  /** Null where the occurrence is like its series again. */
  readonly exception: MeetingException | null
  readonly times: OccurrenceTimes
  /** Whether the attendees have to answer again, because the times change. */
  readonly asksAgain: boolean
  readonly note: null
}

interface SeriesPlan {
  readonly schedule: Schedule
  /** Whether the attendees have to answer again, because the times change. */
  readonly asksAgain: boolean
  /** All invitees after the change; undefined where they stay. */
  readonly invitees: MeetingChange['meeting_invitees']
  /** The conference that an account of the organizer has to host; null where none is new. */
  readonly newConference: ConferenceType | null
  /** For the organizer: what happened to changed occurrences. */
  readonly note: string | null
}

/** The series ends before the occurrence, and another one begins with it. */
export interface SplitPlan extends SeriesPlan {
  readonly scope: 'this_and_following'
  readonly occurrence: SeriesOccurrence
  readonly before: SplitSchedule['before']
  readonly columns: DetailColumns & Partial<ConferenceColumns>
}

/** The meeting changes as a whole. */
export interface WholePlan extends SeriesPlan {
  readonly scope: 'all'
  readonly columns: Partial<DetailColumns & ConferenceColumns>
}

interface Context {
  readonly profileZone: string
  readonly now: Date
}

/** What a plan needs of a target: its times, details and conference. */
interface PlannedTarget extends Pick<MeetingTarget, 'exceptions' | 'occurrence'> {
  readonly meeting: TimedMeeting & DetailColumns & ConferenceColumns
}

/** Throws `bad_input` for what the meeting, or one of its occurrences alone, cannot become. */
export function planChange(target: PlannedTarget, change: MeetingChange, context: Context): ChangePlan {
  const { meeting, exceptions, occurrence } = target
  if (occurrence && change.series_scope === 'this') {
    const after = occurrenceAfter(meeting, { exceptions, occurrence }, change, context.profileZone)
    return { scope: 'this', occurrence, ...after, note: null }
  }
  if (occurrence && change.series_scope === 'this_and_following') {
    const split = planSplit(meeting, { exceptions, occurrence }, change, context)
    // From the first remaining occurrence on, it and all that follow are the whole series.
    if (split) return split
  }
  const merged = occurrence ? mergeIntoTarget(exceptions, meeting, occurrence, change) : exceptions
  const changed = scheduleAfterChange(meeting, merged, change, { ...context, targetOccurrence: occurrence })
  const schedule = changed ?? storedSchedule(meeting, merged)
  const conference = conferenceAfter(meeting, change)
  return {
    scope: 'all',
    schedule,
    asksAgain: changed !== null,
    columns: { ...detailsAfter(meeting, change), ...conference },
    invitees: change.meeting_invitees,
    newConference: conference?.conference ?? null,
    note: schedule.exceptionOutcome && describeOutcome(schedule.exceptionOutcome),
  }
}

/** Null when nothing takes place before the occurrence. */
function planSplit(
  meeting: PlannedTarget['meeting'],
  { exceptions, occurrence }: { exceptions: readonly MeetingException[]; occurrence: SeriesOccurrence },
  change: MeetingChange,
  context: Context,
): SplitPlan | null {
  const split = splitSchedule(meeting, { exceptions, occurrence }, change, context)
  if (!split) return null
  const { before, following, isChanged } = split
  return {
    scope: 'this_and_following',
    occurrence,
    before,
    schedule: following,
    asksAgain: isChanged,
    columns: { ...detailsAfter(meeting, change), ...conferenceOfPart(meeting, change) },
    invitees: change.meeting_invitees,
    newConference: change.meeting_conference ?? null,
    note: following.exceptionOutcome && describeOutcome(following.exceptionOutcome),
  }
}

/** Null when no changed occurrence followed a move of the series. */
function describeOutcome({ moved, gone }: ExceptionOutcome): string | null {
  if (moved + gone === 0) return null
  const count = moved === 0 ? gone : moved
  const counted = count === 1 ? '1 changed occurrence' : `${count} changed occurrences`
  if (moved === 0) return `${counted} fell away.`
  return gone === 0 ? `${counted} moved along.` : `${counted} moved along, ${gone} fell away.`
}
