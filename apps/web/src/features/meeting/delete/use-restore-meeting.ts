import { type Meeting, restoreMeeting } from '@meridian/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { refreshMeetings } from '../refresh-meetings.ts'

/** Brings a cancelled meeting back. */
export function useRestoreMeeting(meeting: Pick<Meeting, 'meeting_id'>) {
  const queries = useQueryClient()
  const restoring = useMutation({ mutationFn: () => restoreCancelled(queries, meeting) })
  return { isRestoring: restoring.isPending, restore: () => restoring.mutate() }
}

/** Says itself what failed. */
export async function restoreCancelled(
  queries: QueryClient,
  { meeting_id }: Pick<Meeting, 'meeting_id'>,
): Promise<void> {
  try {
    await call(restoreMeeting, { params: { meeting_id } })
    await refreshMeetings(queries)
    showSuccess(t(restoreMeeting.says.done))
  } catch (problem) {
    showError(problem)
  }
}

/** The organizer restores what is cancelled and not over; of a series only the server knows when it is. */
export function useMayRestore(meeting: Meeting, nowMs: number): boolean {
  const { meeting_status, meeting_recurrence, meeting_timestamps } = meeting
  const isToCome = meeting_recurrence.is_recurring || Date.parse(meeting_timestamps.end_timestamp) > nowMs
  return meeting_status === 'cancelled' && meeting.is_editable && isToCome
}
