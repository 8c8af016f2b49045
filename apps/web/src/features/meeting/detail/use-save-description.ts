import { getMeeting, type Meeting, updateMeeting } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keyOf } from '../../../platform/queries.ts'
import { sayDone } from '../../../platform/toasts.ts'
import { refreshMeetings } from '../refresh-meetings.ts'

/** Saves the description, unless somebody has changed the meeting since it was read. */
export function useSaveDescription({ meeting_id, updated_at }: Meeting, onSaved: () => void) {
  const queries = useQueryClient()
  const params = { meeting_id }
  return useMutation({
    mutationFn: (meeting_description: string) =>
      call(updateMeeting, { params, body: { meeting_description, updated_at } }),
    onSuccess: (meeting) => {
      queries.setQueryData(keyOf(getMeeting, { params }), meeting)
      sayDone(updateMeeting.says.done ?? '')
      onSaved()
      void refreshMeetings(queries)
    },
    // What is stored now is shown beside the text, and saving again is then meant.
    onError: () => queries.invalidateQueries({ queryKey: keyOf(getMeeting, { params }) }),
  })
}
