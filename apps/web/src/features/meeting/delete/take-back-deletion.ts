import type { Meeting, SeriesScope } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { useCreateMeeting } from '../create/use-create-meeting.ts'
import { restoreCancelled } from './use-restore-meeting.ts'

export interface MeetingDeletion {
  readonly meeting: Meeting
  readonly how: 'delete' | 'cancel'
  readonly scope: SeriesScope
  readonly reader_id: string | undefined
}

/**
 * What takes a deletion back once the server has done it, called before: a cancelled meeting is restored, dates of a
 * series and the whole of it come back, and a deleted meeting is created again; one with guests in the form, which says
 * that creating it invites them again. Undefined where that would lose something: outcomes, a booking, or the calendar
 * it came from.
 */
export async function prepareTakeBack(
  queries: QueryClient,
  deletion: MeetingDeletion,
): Promise<(() => void) | undefined> {
  const { meeting, how, scope, reader_id } = deletion
  if (how === 'cancel' && scope === 'all') return () => void restoreCancelled(queries, meeting)
  if (meeting.meeting_recurrence.is_recurring && meeting.user_id === reader_id) {
    const { prepareSeriesTakeBack } = await import('../series/take-back-series.ts')
    return prepareSeriesTakeBack(queries, meeting.meeting_id, { isDeletion: scope === 'all' })
  }
  if (!isRepeatable(deletion)) return undefined
  return () => void (hasGuests(meeting) ? openAgain(meeting) : createAgain(queries, meeting))
}

/** Only a single meeting of the reader that has not begun is all in its form. */
export function isRepeatable({ meeting, reader_id }: MeetingDeletion, nowMs = Date.now()): boolean {
  return (
    meeting.user_id === reader_id &&
    meeting.outside_organizer === null &&
    meeting.meeting_integration_type === 'smart_calendar' &&
    meeting.meeting_sources.length === 0 &&
    meeting.meeting_status === 'active' &&
    !meeting.is_transparent &&
    !meeting.is_tentative &&
    (meeting.meeting_conference === null || hasGuests(meeting)) &&
    !meeting.is_booked &&
    !meeting.meeting_recurrence.is_recurring &&
    Date.parse(meeting.meeting_timestamps.start_timestamp) > nowMs
  )
}

function hasGuests({ meeting_invitees }: Meeting): boolean {
  return Object.keys(meeting_invitees).length > 0
}

async function openAgain(meeting: Meeting): Promise<void> {
  try {
    const { duplicateOf } = await import('../create/form/duplicate.ts')
    const prefill = duplicateOf(meeting, meeting.user_id)
    useCreateMeeting().open({ prefill, isAnew: true, isAgain: true })
  } catch (problem) {
    showError(problem, t('Failed to create meeting.'))
  }
}

async function createAgain(queries: QueryClient, meeting: Meeting): Promise<void> {
  try {
    await (await import('./create-again.ts')).createAgain(queries, meeting)
  } catch (problem) {
    showError(problem, t('Failed to create meeting.'))
  }
}
