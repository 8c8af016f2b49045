import { assignLabel, getMeeting, type Label, type Meeting, removeLabel } from '@meridian/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { showError } from '../../platform/state/toasts.ts'
import { withLabel } from './labels-of-meeting.ts'
import { refreshLabels } from './refresh-labels.ts'

interface Assignment {
  readonly label: Label
  readonly isOn: boolean
}

/** Puts labels on the meeting and takes them off: at once for the eye, and back with the reason when the server refuses. */
export function useAssignLabel(meeting_id: string): (assignment: Assignment) => void {
  const queries = useQueryClient()
  const mutationKey = ['labels-of-meeting', meeting_id]
  const assigning = useMutation({
    mutationKey,
    // One after the other, so that on and off arrive in the order in which they were pressed.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ label: { label_id }, isOn }: Assignment): Promise<unknown> =>
      call(isOn ? assignLabel : removeLabel, { params: { meeting_id, label_id } }),
    onError: (problem, { label, isOn }) => {
      show(queries, meeting_id, { label, isOn: !isOn })
      showError(problem)
    },
    onSettled: () =>
      // The last one asks anew; an answer before it would not know of it yet.
      queries.isMutating({ mutationKey }) === 1 ? refreshLabels(queries) : undefined,
  })

  return (assignment) => {
    // An answer that is under way does not know of this yet.
    void queries.cancelQueries({ queryKey: meetingKey(meeting_id) })
    show(queries, meeting_id, assignment)
    assigning.mutate(assignment)
  }
}

function show(queries: QueryClient, meeting_id: string, { label, isOn }: Assignment): void {
  queries.setQueryData<Meeting>(
    meetingKey(meeting_id),
    (meeting) => meeting && withLabel(meeting, label, isOn),
  )
}

function meetingKey(meeting_id: string) {
  return keyOf(getMeeting, { params: { meeting_id } })
}
