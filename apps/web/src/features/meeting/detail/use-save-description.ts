import { getMeeting, type Meeting, updateMeeting } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { keyOf } from '../../../platform/api/queries.ts'
import { leaveQuery } from '../../../platform/live/left-queries.ts'
import { meetingHref } from '../../../platform/navigation/meeting-path.ts'
import { callOrWait } from '../../../platform/offline/call-or-wait.ts'
import { sayDone } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { meetingQuestion, scopePart, useShownOccurrence } from '../meeting-question.ts'
import { refreshMeetings } from '../refresh-meetings.ts'
import { askSeriesScope } from '../series/series-scope.ts'

/** Saves the description, unless somebody has changed the meeting since it was read; of one occurrence for those that are meant. */
export function useSaveDescription(meeting: Meeting, onSaved: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const occurrence = useShownOccurrence()
  const { meeting_id, updated_at } = meeting
  const params = { meeting_id }
  return useMutation({
    mutationFn: async (meeting_description: string) => {
      const scope = occurrence === null ? 'all' : await askSeriesScope('change', meeting.meeting_title)
      if (scope === null) return 'left'
      const body = { meeting_description, updated_at, ...scopePart(meeting, scope) }
      return callOrWait('update_meeting', { params, body }, async () => {
        const { changeNote, formOfMeeting } = await import('../create/save/change-note.ts')
        return changeNote(meeting, { ...formOfMeeting(meeting), meeting_description }, scope)
      })
    },
    onSuccess: (changed) => {
      if (changed === 'left') return
      if (changed === null) {
        sayDone(t('Waits for the connection'))
        return onSaved()
      }
      const { note: _note, ...saved } = changed
      const isCut = saved.meeting_id !== meeting_id
      const shown = keyOf(getMeeting, meetingQuestion(meeting_id, occurrence))
      queries.setQueryData(isCut ? keyOf(getMeeting, meetingQuestion(saved.meeting_id, null)) : shown, saved)
      sayDone(t(updateMeeting.says.done ?? ''))
      onSaved()
      if (isCut) {
        leaveQuery(shown)
        void navigate(meetingHref(saved.meeting_id), { replace: true })
      }
      void refreshMeetings(queries)
    },
    // What is stored now is shown beside the text, and saving again is then meant.
    onError: () => queries.invalidateQueries({ queryKey: keyOf(getMeeting) }),
  })
}
