import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { hide, unhide } from '../../platform/state/hidden.ts'
import { showError } from '../../platform/state/toasts.ts'
import { offerUndo, showUndoSettled } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import type { Outcome, OutcomeKind } from './outcome.ts'
import { outcome_calls } from './outcome-calls.ts'
import { refreshOutcomes } from './use-outcomes.ts'

/** Takes one away for the eye and offers Undo; the server is told when that time is over. */
export function useDeleteOutcome(kind: OutcomeKind): (outcome: Outcome) => void {
  const queries = useQueryClient()
  return (outcome) => {
    hide(outcome.id)
    offerUndo(kind === 'action_item' ? t('Action item deleted') : t('Key takeaway deleted'), {
      about: outcome.title,
      undo: () => unhide(outcome.id),
      commit: (isClosing) => commit(queries, kind, outcome, isClosing),
    })
  }
}

async function commit(
  queries: QueryClient,
  kind: OutcomeKind,
  outcome: Outcome,
  isClosing: boolean,
): Promise<void> {
  try {
    await outcome_calls[kind].remove(outcome, { keepalive: isClosing })
    showUndoSettled(t(outcome_calls[kind].deleted))
    await refreshOutcomes(queries)
  } catch (problem) {
    showError(problem)
    void refreshOutcomes(queries)
  } finally {
    // Only now: between the answer and the new list it must not flash up once more.
    unhide(outcome.id)
  }
}
