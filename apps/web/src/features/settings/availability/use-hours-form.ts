import { type Availability, getAvailability, updateAvailability } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { getDraft, keepDraft, useDraft } from '../drafts.ts'
import { editableHours, type HoursDraft, joined, openParts, withDraft } from './hours-draft.ts'
import { no_problems, type Problems, problemsOf, refusedProblems } from './hours-problems.ts'

export type HoursFormState = ReturnType<typeof useHoursForm>

/** The setting as it is saved, with what was changed and not saved yet. `onRefused` is told the paths in question. */
export function useHoursForm(availability: Availability, onRefused: (problems: Problems) => void) {
  const saved = editableHours(availability)
  const draft = openParts(saved, useDraft('availability'))
  const form = withDraft(saved, draft)
  const [refused, setRefused] = useState(no_problems)
  const saving = useSaving((problems) => {
    setRefused(problems)
    onRefused(problems)
  })
  const problems = problemsOf(form)

  function update(change: HoursDraft) {
    setRefused(no_problems)
    keepDraft('availability', openParts(saved, joined(draft, change)))
  }

  function save() {
    if (saving.isPending) return
    if (problems.size > 0) onRefused(problems)
    else saving.mutate(draft)
  }

  function cancel() {
    setRefused(no_problems)
    saving.reset()
    keepDraft('availability', {})
  }

  return {
    saved,
    form,
    draft,
    isEdited: Object.keys(draft).length > 0,
    problemAt: (path: string) => problems.get(path) ?? refused.get(path) ?? null,
    isSaving: saving.isPending,
    isUnanswered: saving.error instanceof ApiError && saving.error.status === 0,
    update,
    save,
    cancel,
  }
}

function useSaving(onRefused: (problems: Problems) => void) {
  const cache = useQueryClient()
  const { queryKey } = queryFor(getAvailability, {})
  return useMutation({
    mutationFn: (draft: HoursDraft) => call(updateAvailability, { body: draft }),
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: (updated) => {
      cache.setQueryData(queryKey, updated)
      keepDraft('availability', openParts(editableHours(updated), getDraft('availability')))
      showSuccess(t('Availability updated successfully.'))
      // Free times and proposals were worked out with the former hours.
      void cache.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => path !== getAvailability.path,
      })
    },
    onError: (error) => {
      const problems = error instanceof ApiError ? refusedProblems(error.errors) : no_problems
      if (problems.size > 0) onRefused(problems)
      else showError(error)
    },
  })
}
