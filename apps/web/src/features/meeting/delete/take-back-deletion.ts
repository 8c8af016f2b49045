import type { Meeting, SeriesScope } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { restoreCancelled } from './use-restore-meeting.ts'

export interface MeetingDeletion {
  readonly meeting: Meeting
  readonly how: 'delete' | 'cancel'
  readonly scope: SeriesScope
  readonly reader_id: string | undefined
}

/**
 * What takes a deletion back that the server has done: a cancelled meeting is restored, and a deleted one is created
 * again. Undefined where that would lose something: changed occurrences, outcomes, or the calendar it came from.
 */
export function takeBackOf(queries: QueryClient, deletion: MeetingDeletion): (() => void) | undefined {
  const { meeting, how, scope } = deletion
  if (how === 'cancel') return scope === 'all' ? () => void restoreCancelled(queries, meeting) : undefined
  return isRepeatable(deletion) ? () => void createAgain(queries, meeting) : undefined
}

/** Only a single meeting of the reader alone that has not begun is all in its form. */
export function isRepeatable({ meeting, reader_id }: MeetingDeletion, nowMs = Date.now()): boolean {
  return (
    meeting.user_id === reader_id &&
    meeting.outside_organizer === null &&
    meeting.meeting_integration_type === 'smart_calendar' &&
    meeting.meeting_sources.length === 0 &&
    meeting.meeting_status === 'active' &&
    !meeting.is_transparent &&
    !meeting.is_tentative &&
    meeting.meeting_conference === null &&
    !meeting.meeting_recurrence.is_recurring &&
    Object.keys(meeting.meeting_invitees).length === 0 &&
    Date.parse(meeting.meeting_timestamps.start_timestamp) > nowMs
  )
}

async function createAgain(queries: QueryClient, meeting: Meeting): Promise<void> {
  try {
    await (await import('./create-again.ts')).createAgain(queries, meeting)
  } catch (problem) {
    showError(problem, t('Failed to create meeting.'))
  }
}
