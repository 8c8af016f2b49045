import { createActionItem, type SuggestedActionItem, suggestActionItems } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/api.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { plural, t } from '../../platform/text/text.ts'
import { refreshOutcomes } from './use-outcomes.ts'

/** What the notes of a meeting say is still to be done: asked for by a click, and kept nowhere but here. */
export function useSuggestions(meeting_id: string) {
  const [found, setFound] = useState<readonly SuggestedActionItem[] | null>(null)
  const asking = useMutation({
    mutationFn: () => call(suggestActionItems, { params: { meeting_id } }),
    onSuccess: setFound,
    onError: (problem) => showError(problem, t(suggestActionItems.says.failed)),
  })
  return {
    found,
    isAsking: asking.isPending,
    ask: () => asking.mutate(),
    /** The list with what is left of it; null shuts it. */
    show: setFound,
  }
}

/** Writes down what was chosen, in the order of the notes; the first refusal ends it. `onTaken` is told of each. */
export function useAcceptSuggestion(meeting_id: string, onTaken: (taken: SuggestedActionItem) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (chosen: readonly SuggestedActionItem[]) => {
      for (const suggestion of chosen) {
        const { action_item_title, action_item_description } = suggestion
        const body = { action_item_title, action_item_description }
        await call(createActionItem, { params: { meeting_id }, body })
        onTaken(suggestion)
      }
    },
    onSuccess: (_nothing, { length }) =>
      showSuccess(
        plural(length, { one: 'One action item created.', other: '{count} action items created.' }),
      ),
    onError: (problem) => showError(problem, t(createActionItem.says.failed)),
    onSettled: () => refreshOutcomes(queries),
  })
}
