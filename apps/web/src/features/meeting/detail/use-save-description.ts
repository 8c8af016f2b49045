import { getMeeting, type Meeting, updateMeeting } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { keyOf } from '../../../platform/api/queries.ts'
import { suspendQuery } from '../../../platform/live/suspended-queries.ts'
import { meetingHref } from '../../../platform/navigation/meeting-path.ts'
import { callOrQueue } from '../../../platform/offline/call-or-queue.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { meetingInput, scopePart, useShownOccurrence } from '../meeting-input.ts'
import { refreshMeetings } from '../refresh-meetings.ts'
import { askSeriesScope } from '../series/series-scope.ts'

interface Writing {
  readonly text: string
  /** The version of the meeting that the writer has seen. */
  readonly updated_at: string
}

/** Saves the description, unless the meeting has changed since it was read; in a series for the chosen occurrences. */
export function useSaveDescription(meeting: Meeting, onSaved: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const occurrence = useShownOccurrence()
  const { meeting_id } = meeting
  const params = { meeting_id }
  return useMutation({
    mutationFn: async ({ text: meeting_description, updated_at }: Writing) => {
      const scope = occurrence === null ? 'all' : await askSeriesScope('change', meeting.meeting_title)
      if (scope === null) return 'left'
      const body = { meeting_description, updated_at, ...scopePart(meeting, scope) }
      return callOrQueue('update_meeting', { params, body }, async () => {
        const { describeQueuedChange: changeNote, formOfMeeting } = await import(
          '../create/save/queued-change.ts'
        )
        return changeNote(meeting, { ...formOfMeeting(meeting), meeting_description }, scope)
      })
    },
    onSuccess: (changed) => {
      if (changed === 'left') return
      if (changed === null) {
        showSuccess(t('Waits for the connection'))
        return onSaved()
      }
      const { note: _note, ...saved } = changed
      const isCut = saved.meeting_id !== meeting_id
      const shown = keyOf(getMeeting, meetingInput(meeting_id, occurrence))
      queries.setQueryData(isCut ? keyOf(getMeeting, meetingInput(saved.meeting_id, null)) : shown, saved)
      showSuccess(t(updateMeeting.says.done))
      onSaved()
      if (isCut) {
        suspendQuery(shown)
        void navigate(meetingHref(saved.meeting_id), { replace: true })
      }
      void refreshMeetings(queries)
    },
    // What is stored now is shown beside the text, and saving again is then meant.
    onError: () => queries.invalidateQueries({ queryKey: keyOf(getMeeting) }),
  })
}
