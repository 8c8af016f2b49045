import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api-error.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import type { Outcome, OutcomeKind } from './outcome.ts'
import { type OutcomeForm, outcome_calls } from './outcome-calls.ts'
import { rebaseOutcomeDraft, storeOutcomeDraft } from './outcome-drafts.ts'
import { refreshOutcomes } from './use-outcomes.ts'

/** Makes one of its description alone: the server names it by its number. */
export function useCreateOutcome(kind: OutcomeKind, meeting_id: string) {
  const queries = useQueryClient()
  return useMutation({
    // One after the other, so that they are numbered in the order they were written.
    scope: { id: `new ${kind} of ${meeting_id}` },
    mutationFn: (description: string) => outcome_calls[kind].create(meeting_id, description),
    onSuccess: async () => {
      showSuccess(t(outcome_calls[kind].created))
      await refreshOutcomes(queries)
    },
    onError: (problem) => showError(problem),
  })
}

interface Saving {
  readonly outcome: Outcome
  readonly form: OutcomeForm
}

/** Saves what a form holds, if it has not been changed since it was read. The form shows why not. */
export function useUpdateOutcome(kind: OutcomeKind) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ outcome, form }: Saving) => outcome_calls[kind].update(outcome, form),
    onSuccess: async (_, { outcome }) => {
      storeOutcomeDraft(outcome.id, null)
      showSuccess(t(outcome_calls[kind].updated))
      await refreshOutcomes(queries)
    },
    // What is stored now is shown beside the text, and saving again is then meant.
    onError: (problem, { outcome }) => {
      if (problem instanceof ApiError && problem.status === 409) rebaseOutcomeDraft(outcome.id)
      return refreshOutcomes(queries)
    },
  })
}
