import {
  createMeeting,
  findSlots,
  getFreeBusy,
  getMeeting,
  listMeetings,
  listOccurrences,
  listProposals,
  type Meeting,
  updateMeeting,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { newKey } from '../../../platform/key.ts'
import { keyOf } from '../../../platform/queries.ts'
import { sayDone, sayFailed } from '../../../platform/toasts.ts'
import { afterFailure, type Attempt, attemptFor } from './attempt.ts'
import { fieldProblems, firstProblem, type Problems } from './form-problems.ts'
import { changeOf, creationOf } from './meeting-body.ts'
import type { MeetingForm } from './meeting-form.ts'
import type { Opening } from './use-create-meeting.ts'

/** Saves the form, once however often it is asked, and refreshes every list that shows meetings. */
export function useSaveMeeting(
  opening: Opening,
  { onSaved, onRefused }: { readonly onSaved: () => void; readonly onRefused: (problems: Problems) => void },
) {
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState<Attempt | null>(null)

  const saving = useMutation({
    mutationFn: ({ form, tried }: { form: MeetingForm; tried: Attempt }) => save(opening, form, tried.key),
    onSuccess: () => {
      for (const shown of showing_meetings) void queries.invalidateQueries({ queryKey: keyOf(shown) })
      sayDone((opening.kind === 'edit' ? updateMeeting : createMeeting).says.done ?? '')
      onSaved()
    },
    onError: (error, { tried }) => {
      setAttempt(afterFailure(tried, error instanceof ApiError ? error.status : 0))
      const problems = fieldProblems(error instanceof ApiError ? error.errors : [])
      // What stands on its field need not be said twice.
      if (firstProblem(problems) === undefined) sayFailed(error)
      onRefused(problems)
    },
  })

  function submit(form: MeetingForm) {
    if (saving.isPending) return
    const tried = attemptFor(bodyOf(opening, form), attempt, newKey)
    setAttempt(tried)
    saving.mutate({ form, tried })
  }

  return { isSaving: saving.isPending, submit }
}

const showing_meetings = [listMeetings, listOccurrences, listProposals, getMeeting, findSlots, getFreeBusy]

function bodyOf(opening: Opening, form: MeetingForm) {
  if (opening.kind === 'create') return creationOf(form)
  // Somebody else's change in the meantime is not written over.
  return { ...changeOf(opening.meeting, form), updated_at: opening.meeting.updated_at }
}

function save(opening: Opening, form: MeetingForm, idempotencyKey: string): Promise<Meeting> {
  const body = bodyOf(opening, form)
  return 'updated_at' in body && opening.kind === 'edit'
    ? call(updateMeeting, { params: { meeting_id: opening.meeting.meeting_id }, body }, { idempotencyKey })
    : call(createMeeting, { body }, { idempotencyKey })
}
